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

## The second deal: nobody plays alone.

lesson-aim-least = If nobody takes the <blind>blind</>, all play for <least>least</>: whoever has the fewest points in their tricks scores.
lesson-all-decline = You hold { WORDS($number_trumps) } trumps, too few to play alone: decline the <blind>blind</>. Then see what the others say.
lesson-all-decline-why = Nobody takes it, so all play for <least>least</>, each alone. Keep points out of your tricks. The <blind>blind</> goes to whoever takes the last trick.
lesson-low-heart = You lead: play { $card }, a low card that others must beat.
lesson-low-heart-why = { $seat_taker } had to take the trick, and leads now.
lesson-low-spade = { CAP($card_led) } is led, and { $card_2 } is winning: stay below it with { $card }.
lesson-low-spade-why = { $seat_taker } took it. Nothing in it counted; but dear cards will fall soon.
lesson-ten-club = { CAP($card_led) } is led. Your Queen and Knave of clubs are trumps, so you must follow with { $card }.
lesson-ten-club-why = You took { WORDS($number_trick) } points, which could not be helped. But now you have no plain card of that suit, and may throw away a dear one.
lesson-king-spade = Lead { $card } while the ace is still out: whoever has it must take the trick.
lesson-king-spade-why = { $seat_taker } took it with { $card_taken_1 }, and { $card_taken_2 } fell too: { WORDS($number_trick) } points, and none of them yours.
lesson-ten-heart = { CAP($card_led) } is led, and you have no plain card of that suit. Throw away a dear card: { $card }.
lesson-ten-heart-why = { $seat_taker } took { WORDS($number_trick) } points with it. For <least>least</>, give your dear cards to somebody else.
lesson-ten-spade = { CAP($card_led) } is led, and you have none of the suit. Throw away { $card } too.
lesson-ten-spade-why = { $seat_taker } took { WORDS($number_trick) } points. You have only trumps now, and must follow whenever one is led.
lesson-king-trump = { CAP($card_led) } is led, which is a trump, and { $card_2 } is winning: get rid of { $card }.
lesson-king-trump-why = { $seat_taker } took it, with { WORDS($number_trick) } points. The ace and the ten of diamonds are low as trumps, but dear.
lesson-low-trump = { CAP($card_led) } is led, another trump. Stay below it with { $card }.
lesson-low-trump-why = { $seat_taker } took it. High trumps are a burden for <least>least</>: they take tricks that nobody wants.
lesson-knave-trump = { CAP($card_led) } is led. It beats { $card }: play that.
lesson-knave-trump-why = { $seat_taker } took { WORDS($number_trick) } points. One trick is left, and the <blind>blind</> goes with it.
lesson-best = { CAP($card) } is your last card. It must take the trick: play it.
lesson-best-why = You took the <blind>blind</> with it. But you have the fewest points, and you alone score: { WORDS($points_0) }.
lesson-least = You have won for <least>least</>. Look at the account, and go on.
lesson-least-why = Whoever has no trick at all scores twice as much. When the party ends, you settle the differences with each of the others.
