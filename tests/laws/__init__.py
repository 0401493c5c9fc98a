"""The laws of each game, held against worked examples and against a second count written from the book alone."""
