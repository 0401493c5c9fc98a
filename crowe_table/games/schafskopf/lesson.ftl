# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Whoever plays alone must take more than half of the points in the tricks; the others prevent it. If nobody does, take as few as you can.
lesson-decline = Queens, then Knaves, then diamonds are trumps; among Queens and Knaves clubs come first, then spades, hearts, diamonds. You hold { WORDS($number_trumps) } trumps: decline the <blind>blind</>.
lesson-decline-why = { $seat_2 } takes the <blind>blind</>, and plays alone against you and { $seat_1 }, your partner. To win, one needs more than half of the { $number_all } points.
lesson-ace = An ace counts { WORDS($number_value_ace) } points, and only a trump can beat it. Lead { $card }.
lesson-ace-why = { $seat_2 } trumped it with { $card_taken_2 }: that trick brought { WORDS($number_trick) } points.
lesson-eight = { CAP($card_led) } is led: follow with { $card }, which counts nothing.
lesson-eight-why = You must follow suit. A ten counts { WORDS($number_value_ten) }, a King { WORDS($number_value_king) }, a Queen { WORDS($number_value_queen) }, a Knave { WORDS($number_value_knave) }; the lower cards count nothing.
lesson-give = You have no { $suit_led } left besides a trump, and { $seat_1 }, your partner, plays after you. Trust your partner: give { $card }.
lesson-give-why = With { $card_taken_1 } the trick is your side’s: { WORDS($number_trick) } points for you both. That is how to feed a partner’s trick.
lesson-ten = Your partner leads { $card_led }. In this <game>game</> the ten beats the King: play it.
lesson-ten-why = Ace, ten, King is the order of a plain suit. That makes { WORDS($number_trick) } points more, and you lead next.
lesson-king = The <lone-player>lone player</> trumped this suit before. Lead { $card }, and see another trump spent.
lesson-king-why = Trumped again, with { $card_taken_2 }. But a trump that is spent like this can no longer draw one of yours.
lesson-queen = A trump is led, { $card_led }: take it with { $card }.
lesson-queen-why = Queens beat Knaves, and Knaves beat the diamonds. Your partner added { $card_taken_1 }: that trick brought { WORDS($number_trick) } points.
lesson-seven = Lead { $card }: it counts nothing, so you risk no points.
lesson-seven-why = The <lone-player>lone player</> spent a trump on it, and won no point with it. If nobody plays alone, whoever has fewest points scores.
lesson-nine = { CAP($card_led) } is led, and your partner plays last: give { $card }, and keep your Knave.
lesson-nine-why = { CAP($card_taken_1) } beats { $card_led }. At the end only the <lone-player>lone player</> scores: wins with more than half of the points, and loses with half or less.
