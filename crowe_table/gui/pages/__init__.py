"""The pages of the program, and the sheets of paper that lie over the table."""
