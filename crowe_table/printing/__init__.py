"""Printing to PDF: a game's rules on one page, and the slip of a finished game.

Imported on demand, because its library takes 250 ms to load.
"""
