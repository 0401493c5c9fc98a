"""Artwork, and the programs that draw it."""
