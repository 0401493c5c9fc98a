"""The table: what is shown of it, how it moves, and how it is answered."""
