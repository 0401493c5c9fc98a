"""Printing to PDF: a game's rules on one page, a finished game's slip, and equipment to print and make.

Imported on demand, because its library takes 250 ms to load.
"""
