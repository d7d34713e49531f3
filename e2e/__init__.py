"""The site in a real browser: tests, the bench and the screenshots."""
