"""Views: pure functions from what is given to HTML and SVG text. They know no rule, no browser."""
