"""Fonts of the table: builds Crowe Caslon from Libre Caslon Text, and copies the fonts used unchanged."""
