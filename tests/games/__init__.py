"""Recorded games, at least one for each way a game can end, and the script that found them."""
