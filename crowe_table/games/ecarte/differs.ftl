# What one must do otherwise than in the lesson, by option.

differs-stake_rule-multiple = A loser with few points pays two or three times the stake.
differs-regulations-strict = The table does not stop you from revoking or marking a false King; but you pay for it if it is noticed.
