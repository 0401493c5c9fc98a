# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Your side must be the first with { WORDS($option_game_points) } points. Those who make trumps must win most of the tricks, or the others score.
lesson-pass = { CAP($suit_turned) } are turned up. If you make them trumps, your side must win { WORDS($number_needed) } of the { WORDS($number_rounds) } tricks. Your hand is too weak: pass.
lesson-pass-why = { $seat_1 } <assist>assists</> the dealer: { $suit_trump } are trumps. They must win { WORDS($number_needed) } tricks; if they fail, your side scores { WORDS($number_euchre) } points.
lesson-seven = { CAP($suit_led) } were led, and { $card_3 } is winning: follow with your lowest, { $card }.
lesson-seven-why = You must follow suit if you can. When you cannot win a trick, play a card that you can spare.
lesson-nine = { CAP($card_led) } is led: follow with { $card }, and keep the Knave.
lesson-nine-why = { $seat_1 } trumped it, though { $seat_3 } is on the same side. They have { WORDS($number_theirs) } tricks and need only one more.
lesson-spare = Your partner is winning with { $card_2 }, and you have none of this suit: throw away { $card }.
lesson-spare-why = Your partner’s trick is yours too. And you kept the Knave of clubs, which is better than it looks.
lesson-bower = Your partner leads a trump, and { $card_3 } beats it. But { $card } is a trump too, the second best of all: play it!
lesson-bower-why = The Knave of trumps is the best trump, the right bower: here { $card_best }. The other Knave of its colour comes next, the left bower: your { $card }.
lesson-last = Each side has { WORDS($number_ours) } tricks. Lead your last card, { $card }.
lesson-last-why = { $seat_2 } trumped it. That is your trick number { WORDS($number_ours) }, and those who made trumps have failed.
lesson-counted = They are <euchred>euchred</>, and your side scores { WORDS($points_0) } points. Go on to the next deal.
lesson-counted-why = With { WORDS($number_needed) } tricks or more the <maker>makers</> score one point, with all { WORDS($number_rounds) } they score { WORDS($number_march) }. { CAP(WORDS($option_game_points)) } points win the game.
lesson-take-up = You deal now, and the others have passed. With { $suit_turned } as trumps you hold { WORDS($number_trumps) } of them already: take up { $card_turned }.
lesson-take-up-why = The card is yours, and you lay out another for it. So the dealer can make trumps with a weaker hand than others.
lesson-lay-out = You have one card too many: lay out { $card }, your only card of that suit.
lesson-lay-out-why = Now you have no { $suit } left: you can trump when that suit is led.
