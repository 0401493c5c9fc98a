# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Be the first with { $option_target } points. You score for what your cards make together, and then for the tricks.
lesson-change = { $seat_1 }, the <elder>elder</>, has thrown out { WORDS($number_say_change) } cards. Keep your diamonds, the ace of hearts and the Queens, and throw out the cards that are lit.
lesson-change-why = Keep your longest suit: it may be the best <ruff>ruff</>, and a <sequence>sequence</>. You drew the King and the Knave of diamonds to it.
lesson-ruff = The other calls a <ruff>ruff</> of { WORDS($number_say_ruff_calls) }. Your { $suit_ruff } make { WORDS($number_ruff) }: say that it is not good, and call yours.
lesson-ruff-why = The <ruff>ruff</> is the sum of one suit: an ace counts { WORDS($number_ace) }, a court card { WORDS($number_court) }. Only the better ruff scores.
lesson-sequence = A <sequence>sequence</> of { WORDS($number_say_sequences_calls) } is called. Your own of { WORDS($number_run) } runs between { $cards_run }. Call it.
lesson-sequence-why = Your { WORDS($number_say_sequences_has) } cards count { WORDS($points_score_sequences) }: a long <sequence>sequence</> brings a bonus, a short one only a point for each card.
lesson-good = { CAP(WORDS($number_say_sets_calls)) } of a kind are called. You have no <set>set</> of your own: say that it is good.
lesson-good-why = Now tricks are played for. { CAP(WORDS($number_pique)) } points in calls before the other has one are a <repique>repique</>, for { WORDS($number_repique) } more; in play a <pique>pique</>, for { WORDS($number_pique) }. Claim it.
lesson-eight = { CAP($suit_led) } are led: follow with { $card }.
lesson-eight-why = { $seat_taker } counted one for leading { $card_taken_1 }, and one for the trick. There are no trumps at Piquet.
lesson-six = { CAP($suit_led) } again, and you have none: throw { $card }.
lesson-six-why = When you cannot win, throw the card that you can best spare: your high diamonds may still take tricks.
lesson-queen = { CAP($card_led) } is led: take it with { $card }.
lesson-queen-why = That is one for the trick, and now the lead is yours.
lesson-king = Lead { $card }: the ace is in your own hand.
lesson-king-why = One for the lead, and one for the trick. The other has no hearts at all.
lesson-knave = Go on with { $card }.
lesson-knave-why = While you have the lead, every card of a suit that the other does not hold takes a trick.
lesson-ace = And now { $card }.
lesson-ace-why = Whoever takes most of the tricks counts { WORDS($option_cards) } for the cards. All the tricks are a <capot>capot</>, and count { WORDS($option_capet) } instead.
