"""Matches: how strong each level of each game is, in duplicate. ``python -m tests.matches --help``."""
