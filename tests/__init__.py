"""Tests of the engine, the views and the build."""
