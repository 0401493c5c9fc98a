# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Take the tricks that were bid, at least { WORDS($number_needed) } of { WORDS($number_rounds) }: alone, or with a partner whom nobody knows. All the others try to prevent it.
lesson-pass = { CAP($suit_colour) } are the <colour>colour</>, and { $seat_2 } has bid a <frog>Frog</> in it. You hold { WORDS($number_A) } aces, but only one trump: pass.
lesson-pass-why = { $seat_2 } calls { $card_called } for a partner: and you hold it! You are that partner, and nobody else knows.
lesson-club = { CAP($card_led) } is led, which is a trump: follow with your only one, { $card }.
lesson-club-why = { CAP($card_taken_3) } took it. The best <trumps>trumps</> are, in this order, { $cards_best }.
lesson-ace = { CAP($card_led) } is led, and { $card_1 } lies on it. You hold { $card }: take the trick with it.
lesson-ace-why = A trick for { $seat_2 } and you, who are one side today. Together you need { WORDS($number_needed) } of the { WORDS($number_rounds) }.
lesson-spade = Lead the suit that your partner called, but keep { $card_called } back: play { $card }.
lesson-spade-why = { $seat_2 } trumped it. If you had shown { $card_called }, your adversaries would know where they stand.
lesson-heart = Your partner leads { $card_led }, the best trump of all, and you have none: throw { $card }.
lesson-heart-why = It drew { $card_taken_1 } and { $card_taken_3 } from the others with one card: that is how <trumps>trumps</> should be drawn.
lesson-nine = { CAP($card_led) } is led, and { $card } is your only card of the suit: play it.
lesson-nine-why = { $seat_taker } trumped it, with the last of the <trumps>trumps</>. Your aces are safe now.
lesson-take = { CAP($card_led) } is led: take the trick with { $card }.
lesson-take-why = Where no trump falls, the ace is the best of its suit, then King, Queen and Knave.
lesson-claim = Nothing that is out can beat { $cards_hand }: say that the rest are yours.
lesson-claim-why = When you are sure, lay your cards down. By { $card_called } all now see whose partner you were.
lesson-count = The <frog>Frog</> is made: { WORDS($points_0) } points each for you and { $seat_2 }, who takes the <pot>pot</> too. When the party is over, every point of difference is paid. Go on.
lesson-count-why = In a <frog>Frog</> you call a partner, a <solo>Solo</> is played alone, and a <tout>Tout</> alone for every trick. Each is dearer than the last, and dearer in the <colour>colour</>; the highest bid plays.
