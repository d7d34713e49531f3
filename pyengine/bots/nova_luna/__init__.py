"""What bots know of Nova Luna."""
