"""The woodblock workshop: draws, prints and files the English pack of 1775 (see README.md)."""
