"""Duplicate matches that measure the strength of each level of each game. See ``python -m tests.matches --help``."""
