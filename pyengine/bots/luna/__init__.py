"""What a bot knows of Luna: what a position is worth, what is worth trying, and why."""
