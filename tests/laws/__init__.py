"""The laws of each game, held against worked examples and against a second reckoning written from the book alone."""
