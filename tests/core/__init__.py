"""What every game shares: chance, reading, matches and the public formats."""
