"""The graphical interface, with pygame and pygame_gui. It knows kinds of objects on tables, but contains no code for a
single game.
"""
