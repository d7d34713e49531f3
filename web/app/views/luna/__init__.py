"""The table of Luna as text: each file draws one part of what a `LunaTable` says."""
