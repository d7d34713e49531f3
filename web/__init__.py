"""The browser application of Two Moons and what builds it."""
