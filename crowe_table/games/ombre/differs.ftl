# What one must do otherwise than in the lesson, by option.

differs-game-hombre = This is the Spanish game of three: one plays alone against two, and must take more tricks than either.
differs-trump_order-manilla_second = The seven of trumps stands between the two black Queens.
differs-colour_rule-clubs = The colour is always clubs.
differs-suit_named-after = The bid does not name a suit: whoever wins it chooses trumps afterwards.
differs-call_rule-plain_ace = The ace of trumps may not be called.
differs-first_lead-eldest = Whoever spoke first leads first, and not the Player.
