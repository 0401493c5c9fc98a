# What one must do otherwise than in the lesson, by option.

differs-reshuffle-exhausted = Used cards go under the pack until it is played through: remember them.
differs-reshuffle-every_hand = The pack is shuffled before every hand.
differs-only_turnup-carry_unless_sold = If the turned card stays the only trump, the pot is carried over, unless that card was sold.
differs-unseen_sales-own_turn = At your turn you may sell or buy cards that nobody has seen.
differs-fine_knave_five = Whoever turns a Knave or a five pays a fine into the pot.
