"""Programs that draw, print and store the English pack of 1775 as woodcuts (see README.md)."""
