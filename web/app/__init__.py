"""What runs in the page's worker: a session that plays a match, and views that draw it."""
