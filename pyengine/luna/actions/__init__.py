"""What a player can do in Luna, chapter by chapter: each action reads, checks and plays itself."""
