"""Nova Luna drawn: moon wheel, displays, panels."""
