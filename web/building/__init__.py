"""The steps that turn the sources into dist/; web/build.py runs them in order."""
