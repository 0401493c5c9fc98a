# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Take as few points as you can in your tricks: whoever has fewest is paid by the others. Or else take every trick there is.
lesson-under = At Reversis, whoever takes least wins. { CAP($suit_led) } were led, and { $card_2 } is winning: play { $card }, which is lower.
lesson-under-why = Cards in your tricks count against you: an ace { WORDS($worth_A) } points, a King { WORDS($worth_K) }, a Queen { WORDS($worth_Q) }, a Knave { WORDS($worth_J) }. The others count nothing.
lesson-low = { CAP($suit_led) } again, and { $card_1 } is winning. Play { $card }, which is lower.
lesson-low-why = { $seat_taker } had to take the trick with { $card_taken_1 }, and { WORDS($worth_trick) } points with it.
lesson-high = { CAP($suit_led) } were led, you play last, and nothing in the trick counts. Take it with { $card }.
lesson-high-why = You took it, and it cost you nothing. A trick without points is the right place for a middling card.
lesson-single = Whoever takes a trick leads. You have only one card of { $suit }: lead { $card }, and you will have none.
lesson-single-why = It won, and counts one against you. But now you have no { $suit_led }: when they are led, you may throw away any card.
lesson-knave = Lead { $card } too, before others can throw their high cards on it.
lesson-knave-why = It won too, for one point more. Later an ace might have been thrown on it, which would have cost you { WORDS($worth_A) } more.
lesson-nine = Lead { $card } while the others still have small { $suit } to play to it.
lesson-nine-why = It took low cards only: a trick without a point. You still have { $cards_hearts }, and the lower one is fairly safe.
lesson-hearts = Now { $card }: the ace, King and Queen of the suit have not been played, and any of them takes it.
lesson-hearts-why = { $seat_taker } took it with { $card_taken_2 }, and { $card_taken_1 } fell too: { WORDS($worth_trick) } points in a single trick, and none of them yours.
lesson-ace = { CAP($suit_led) } were led, and you have none. Throw away one of your worst cards: { $card }.
lesson-ace-why = There are no trumps: whoever cannot follow suit may throw away any card. { $seat_taker } took the trick, and { WORDS($worth_trick) } points with it.
lesson-throw = { CAP($suit_led) } were led, and you have none left: throw away { $card }, your last of that suit.
lesson-throw-why = Now you have no { $suit } either. To have none of a suit is as good as a low card in it.
lesson-free = { CAP($suit_led) } were led: throw away { $card }.
lesson-free-why = One point more for { $seat_taker }. You have only { $suit } left now, and must follow whenever they are led. To take every trick is a reversis: then all pay that player.
lesson-spades = { CAP($suit_led) } again: throw away { $card }.
lesson-spades-why = { $seat_taker } took the ace. So far you have { WORDS($worth_own) } of the { WORDS($worth_pack) } points, and whoever has fewest at the end is paid by all the others.

## The second deal, of Hoyle’s game.

lesson-aim-hoyle = { CAP($card_great) } and { $card_little } are quinolas here, each with a dish of <fish>fish</>. Throw one away on another suit, and its dish is yours.
lesson-put-away = First each player puts a card away, and takes one of the <talon>talon</> for it. You hold { WORDS($number_A) } aces: put away { $card }.
lesson-put-away-why = The { WORDS($number_discard) } cards put away are the <party>party</>. At the end, whoever has most points pays for them to whoever has fewest.
lesson-across = Now everybody passes one card to the player opposite. Give { $seat_2 } another bad card: { $card }.
lesson-across-why = { $seat_2 } gave you { $card_little } for it. You have { $card_great } already: now you hold both quinolas.
lesson-lead = You lead: play { $card }. Never lead a <quinola>quinola</>: then you pay into its dish, instead of taking it.
lesson-lead-why = { $seat_taker } took the trick, and nothing in it counts. Low cards are as useful here as in the plain game.
lesson-spade = { CAP($suit_led) } are led, and { $card_1 } is winning. Get rid of your higher card, { $card }.
lesson-spade-why = { $seat_taker } took it with { $card_taken_1 }. So your middling card did no harm.
lesson-clear = { CAP($card_led) } is led, and { $card } is all you have of that suit: you must play it.
lesson-clear-why = { CAP($card_taken_0) } was <forced>forced</>: all pay { $seat_1 }, who led, for it, and it counts { WORDS($worth_A) }. But now you have none of that suit.
lesson-diamond = Lead { $card }: it is so low that somebody else must take the trick.
lesson-diamond-why = { $seat_taker } took it, and leads { $card_led }. You have no { $suit_led }: that is your chance.
lesson-little = You need not follow suit, for you have none. Throw a <quinola>quinola</> on it: { $card }.
lesson-little-why = It is <placed>placed</>. { $seat_taker }, who took the trick, pays you at once. After the last trick its dish, with { WORDS($fish_little) } <fish>fish</>, is yours too.
lesson-great = { CAP($card_led) } is led. Throw the other <quinola>quinola</> on it: { $card }.
lesson-great-why = Its dish holds { WORDS($fish_great) } <fish>fish</> for you. If you must play a <quinola>quinola</> to its own suit, you pay as much into the dish.
