"""The furniture of the table: boards, pegs, dice, coins, counters, cloths, papers and wood, made before release."""
