# The lesson. Of each step: what is to be done, and afterwards why.

lesson-ace = You dealt, so you play last. Diamonds are led, and the King lies there: take him with your ace.
lesson-ace-why = The highest card of the suit that was led takes the trick; and who takes it leads to the next.
lesson-trumps = Your last card was turned up for trumps: spades, and you hold ace, King and Queen of them. Lead the ace.
lesson-trumps-why = Strong in trumps, draw them: every one that falls is one fewer to take your good cards with.
lesson-queen = Ace and King of diamonds are gone, so your Queen is the best that is left. Lead it.
lesson-queen-why = It won; and note that your partner, who sits opposite, had no diamond to follow with, and threw away a heart.
lesson-again = Draw their trumps once more: lead the King of spades.
lesson-again-why = Eight trumps are out in two rounds, and your side holds most of what is left.
lesson-ruff = Partner has no diamonds, as you saw, but a trump perhaps: lead your five of diamonds.
lesson-ruff-why = Partner ruffed it: whoever cannot follow suit may play a trump, and the least trump beats the best of another suit.
lesson-low = Partner leads a club, and the Knave lies on it, which you cannot beat: play your four.
lesson-low-why = What cannot win should cost as little as may be: throw the lowest.
lesson-follow = The ace of clubs is led: follow with the five.
lesson-follow-why = While you hold a card of the suit led you must play one; not to do so is a revoke, the gravest fault at Whist.
lesson-single = Hearts are led, and your King is the only heart you hold: play it.
lesson-single-why = The ace lay behind you. A King alone falls as he must; it is no fault of yours.
lesson-keep = The King of clubs is led: give your six, and keep the ten.
lesson-keep-why = Ace, King, Queen and Knave of clubs are all played: the ten is now the best of the suit. So one counts the cards that are gone.
lesson-partner = Partner’s Queen of hearts is winning, and you have no heart. Do not trump her: throw the seven of clubs.
lesson-partner-why = Your partner’s trick is your own: never spend a trump upon it.
lesson-trump = Partner leads a heart, and the ten covers it. Now trump it, with the six of spades.
lesson-trump-why = That is your seventh trick. Each beyond six counts a point, and ten points are the game. The rest are nearly all yours.
