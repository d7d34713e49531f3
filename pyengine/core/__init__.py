"""What every game shares: the protocol, the match, the public formats, seeded chance and errors."""
