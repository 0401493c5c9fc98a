"""Draws, prints and stores the English pack of 1775 as woodcuts (see README.md)."""
