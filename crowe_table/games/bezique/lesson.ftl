# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Score more than the other, mostly by declaring cards that belong together. Whoever loses with fewer than { $option_rubicon } points is rubiconed, and pays far more.
lesson-deal = You have drawn the higher card, and may deal or lead. Deal.
lesson-deal-why = You have { WORDS($number_hand) } cards each. The { WORDS($number_pack) } that are left are the <stock>stock</>, and after every trick both draw from it.
lesson-spare = { CAP($card_led) } is led. You need not follow suit while there is a <stock>stock</>: throw { $card }.
lesson-spare-why = { $seat_taker } took the trick and declared a royal <marriage>marriage</>: { WORDS($points_1) } points. Tricks count little here, declarations much.
lesson-ten = { CAP($card_led) } is led: take it with { $card }.
lesson-ten-why = At this game the ten is higher than the King and the Queen, and next to the ace.
lesson-draw = You have nothing to <declare>declare</> yet: draw.
lesson-draw-why = Whoever takes the trick draws first, and leads to the next. When the <stock>stock</> is gone, you must follow suit, and win if you can.
lesson-brisque = The first <marriage>marriage</> made { $suit_trump } <trumps>trumps</>. Lead { $card }.
lesson-brisque-why = It took { $card_taken_1 } from { $seat_1 }. Aces and tens are <brisque>brisques</>: they only part equal scores, or save a loser from the <rubicon>rubicon</>.
lesson-next = Draw again.
lesson-next-why = King and Queen are a <marriage>marriage</>; with ace, ten and Knave they are a <sequence>sequence</>. Four aces, Kings, Queens or Knaves score, too.
lesson-away = Lead { $card }: such a card belongs to no declaration.
lesson-away-why = It cost you the lead; and { $seat_1 } has declared another royal <marriage>marriage</>.
lesson-eight = { CAP($card_led) } is led. Throw { $card }.
lesson-eight-why = Sevens, eights and nines belong to no declaration: throw them away first.
lesson-knave = { CAP($card_led) } is led: throw { $card }.
lesson-knave-why = One Knave alone is little. But keep { $card_bezique_knave } if it comes: with { $card_bezique_queen } it makes <bezique>bézique</>.
lesson-nine = You have a King and a Queen of spades! Take this trick with { $card }, and you may <declare>declare</> them.
lesson-nine-why = You may <declare>declare</> only when you have won a trick, and one thing at a time.
lesson-marriage = <declare>Declare</> the <marriage>marriage</> in spades.
lesson-marriage-why = { CAP(WORDS($points_0)) } points for you. The cards lie on the table. You may still play them, and <declare>declare</> them again with others.

## The second deal, at its end.

lesson-aim-last = The <stock>stock</> is gone, and nothing more can be scored with cards on the table. Now you must follow suit and win if you can, and trump if you have none of the suit.
lesson-last-nine = { CAP($card_led) } is led. You must follow suit and win: take it with { $card }, the cheapest card that does.
lesson-last-nine-why = You took it, and lead. Whoever takes the very last of these tricks scores { $number_last } points.
lesson-last-seven = Lead your only trump, { $card }, to see whether { $seat_1 } has a higher one.
lesson-last-seven-why = { $seat_1 } could neither follow nor win, and threw { $card_1 }. So there is no trump left against you.
lesson-last-eight = Lead { $card }. It will lose, but you keep your high spades for the end.
lesson-last-eight-why = { $seat_1 } took it with { $card_taken_1 }, and leads { $card_led }.
lesson-last-must-win = You must win if you can, and so may not hold back: { $card } is the cheapest card that beats { $card_led }.
lesson-last-must-win-why = You took it, and lead again. Think always of the very last trick: a sure card is kept for that.
lesson-last-queen = Lead { $card }. Whoever has a higher spade must play it, and then it can no longer hurt you.
lesson-last-queen-why = { $seat_1 } had to win with { $card_taken_1 }, and leads { $card_led }.
lesson-last-king = { CAP($card_led) } is led, and { $card } is your only card of the suit. It wins: play it.
lesson-last-king-why = You have the lead, and { $cards_hand } left.
lesson-last-low = Lead { $card }, and keep the ace for the last trick.
lesson-last-low-why = { $seat_1 } had to follow with { $card_taken_1 }, and you keep the lead.
lesson-last-ten = Lead { $card }. At this game the ten is above the King, and only an ace could beat it.
lesson-last-ten-why = Play { $cards_hand } last, for { $number_last } more. Unless <brisque>brisques</> save { $seat_1 }, to have fewer than { $option_rubicon } is to pay both scores together, and far more.
