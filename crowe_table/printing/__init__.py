"""Printing to PDF: a game's rules on one page, the slip of a finished game, and equipment to print and make.

Imported on demand, because its library takes 250 ms to load.
"""
