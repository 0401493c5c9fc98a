# What one must do otherwise than in the lesson, by option.

differs-cards_dealt = You are dealt { $value } cards, and more of them stay in your hand.
differs-target = { $value } points win the game.
differs-start_when-after_lay_out = You lay out for the crib before the start is turned up.
differs-play_fifteen-whole_count = In the play, fifteen scores only when the whole count makes it.
differs-hand_flush-whole_hand = A flush needs all the cards of your hand.
differs-go_rule-play_on = If the other cannot play, you play on as long as you can.
differs-under_claim-muggins = Points that you forget to claim are taken by the other.
