# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Take as many tricks as you can, together with the partner opposite. The first side with { WORDS($option_game_points) } points wins.
lesson-ace = You dealt, so you play last. { CAP($suit_led) } were led, and { $card_3 } is winning: take it with { $card }.
lesson-ace-why = The highest card of the suit that was led takes the trick, and whoever takes it leads to the next.
lesson-trumps = Your last card was turned up, and so { $suit_trump } are <trumps>trumps</>. You hold { WORDS($number_trumps) } of them, and the highest: lead { $card }.
lesson-trumps-why = When you are strong in <trumps>trumps</>, draw them: a trump that has fallen can no longer take one of your good cards.
lesson-queen = The ace and the King of { $suit } have been played, so your Queen is the best card left of that suit. Lead it.
lesson-queen-why = It won the trick. And notice { $card_taken_2 }: your partner, who sits opposite, had no { $suit_led } left and had to throw away another card.
lesson-again = Draw their <trumps>trumps</> once more: lead { $card }, now the highest.
lesson-again-why = By now { WORDS($number_trumps_played) } <trumps>trumps</> have been played, and you still hold { WORDS($number_trumps) }.
lesson-ruff = Your partner has no { $suit } left, as you saw, but may have a trump: lead { $card }.
lesson-ruff-why = Your partner trumped it. Whoever cannot follow suit may play a trump, and the lowest trump beats the best card of another suit.
lesson-low = Your partner leads { $card_2 }, and { $card_3 } is higher than any card you hold of that suit: play your lowest, { $card }.
lesson-low-why = When you cannot win a trick, let it cost you as little as possible: play low.
lesson-follow = { CAP($card_led) } is led: follow with { $card }.
lesson-follow-why = While you hold a card of the suit led you must play one. Not to do so is a <revoke>revoke</>, the gravest fault at Whist.
lesson-single = { CAP($suit_led) } are led, and { $card } is the only one you hold: play it.
lesson-single-why = { $seat_1 } beat it with { $card_taken_1 }. A King with no other card of its suit often falls like that.
lesson-keep = { CAP($card_led) } is led: give { $card }, and keep the ten.
lesson-keep-why = Ace, King, Queen and Knave of { $suit } have all been played: the ten is now the best card of that suit. So count the cards as they fall.
lesson-partner = Your partner’s { $card_2 } is winning, and you cannot follow. Do not trump it: throw away { $card }.
lesson-partner-why = Your partner’s trick is yours too: never spend a trump on it.
lesson-trump = Your partner leads { $card_2 }, and { $card_3 } beats it. Now trump it with { $card }.
lesson-trump-why = That is trick { WORDS($number_ours) } for your side. Each trick beyond { WORDS($number_book) } scores a point, and { WORDS($option_game_points) } points win the game.
