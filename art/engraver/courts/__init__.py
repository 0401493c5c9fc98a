"""Drawings of the twelve court cards, one in each file. Each file has a function `draw(card)`."""
