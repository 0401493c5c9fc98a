"""A dozen widgets, by kind. None knows a game."""
