"""Pages of the program, and sheets that open over the table."""
