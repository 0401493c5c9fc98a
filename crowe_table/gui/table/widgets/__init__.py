"""The visible objects of the table. None of them is specific to a game."""
