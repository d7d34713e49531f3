"""Luna at the page: what its player is putting together, and the game in words."""
