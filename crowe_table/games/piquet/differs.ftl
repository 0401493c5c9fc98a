# What one must do otherwise than in the lesson, by option.

differs-lowest-7 = The pack has no sixes: there are 32 cards.
differs-elder_max = The elder may change { $value } cards at most.
differs-ruff_score-winning_suit = For the ruff, only the cards of the suit itself count.
differs-ruff_score-cards = The point scores one for each card of the suit.
differs-trick_point-capture_ten_up = A trick scores for its winner only if you did not lead to it, and won with a ten or better.
differs-trick_point-capture_any = A trick won scores for whoever did not lead to it.
differs-target-0 = Six deals are played, and the higher total wins.
