# What one must do otherwise than in the lesson, by option.

differs-target = { $value } points win the game.
differs-follow-follow_or_trump = You may trump even a suit that you could follow.
differs-max_begs-one = Whoever begs may do so only once in a deal.
differs-gift_can_win-no = The point given to a beggar may not end the game: then the dealer must run the cards.
