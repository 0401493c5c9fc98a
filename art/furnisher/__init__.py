"""Furniture of the table: boards, pegs, dice, coins, counters, cloths, paper and wood, drawn before release."""
