"""Fonts of the program: builds Crowe Caslon from Libre Caslon Text, and copies other fonts unchanged."""
