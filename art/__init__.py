"""Artwork of the project, and the programs that draw it."""
