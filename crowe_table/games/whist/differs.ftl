# What one must do otherwise than in the lesson, by option.

differs-game_points = { $value } points win a game.
differs-honours-hoyle = Ace, King, Queen and Knave of trumps score for the side that holds most of them.
differs-call_at_eight-yes = A side with eight points may ask, before the play, whether honours win the game for it.
differs-rubber-best_of_3 = Whoever wins two games of three has the rubber.
differs-revoke-three_tricks = The table does not stop you from revoking: whoever does so may lose three tricks for it.
