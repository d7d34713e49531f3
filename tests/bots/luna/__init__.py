"""Tests of what the bots know of Luna."""
