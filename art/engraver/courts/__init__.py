"""The twelve courts, one drawing a file; each offers `draw(card)`."""
