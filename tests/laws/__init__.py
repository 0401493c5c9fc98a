"""Tests of the rules of each game: worked examples, and independent counts written from the rule book alone."""
