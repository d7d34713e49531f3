"""Tests of the bots, whatever they play."""
