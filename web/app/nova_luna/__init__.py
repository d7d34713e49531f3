"""Nova Luna at the page: what its player is about to do, and the game in words."""
