"""Luna, by Stefan Feld: novices on seven isles, and a temple that they serve in."""
