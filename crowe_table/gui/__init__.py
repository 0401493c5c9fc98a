"""The graphical interface, with pygame and pygame_gui.

It draws objects by their kind, and contains no code for particular games.
"""
