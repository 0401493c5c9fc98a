"""The screen: pygame and pygame_gui. It knows kinds of things on tables, and no game."""
