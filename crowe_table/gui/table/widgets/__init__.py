"""The widgets of the table. None is specific to a game."""
