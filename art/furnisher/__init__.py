"""Objects on the table: boards, pegs, dice, coins, counters, cloths, paper and wood.

They are drawn before a release.
"""
