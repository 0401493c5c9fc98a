# What one must do otherwise than in the lesson, by option.

differs-blind_play-yes = You may leave your cards unseen, and wager at half price.
differs-ace_low_run-highest = Ace, two and three are the best of the runs.
differs-equal_hands-elder = Of equal hands, that of the player nearest to the dealer’s left wins.
differs-braggers-knave_and_nine = Knaves and nines are braggers: they stand for any card.
differs-combinations-pairs_only = Only pairs royal, pairs and high cards count: there are no runs or flushes.
differs-betting-sight = You go, raise or drop out; and when all are level, whoever wants may call a sight, at which all show.
differs-short_purse-fold_only = A player who cannot pay the wager must fold.
differs-short_purse-cover_the_pot = A player who cannot pay the wager may cover the pot.
