# What one must do otherwise than in the lesson, by option.

differs-table_opens-every_turn = You may lay, move and lift bets after every turn.
differs-game-court = This is the Basset of the court: each bet is on a card of your own, and may be left to grow after it has won.
