# Two instructive hands: their titles, their stories, and what the visitor is asked to do; and at the end the moral.

exhibit-a-queen-to-sell = A Queen to sell
exhibit-a-queen-to-sell-story = Nine sit round the table, you deal, and the Queen of hearts is turned up. Only two cards beat her; but of the fifty-one that nobody has seen, twenty-seven lie face down on the table. You have put half as much again into the pot as anybody. These cards were laid for this table.
exhibit-a-queen-to-sell-task = You deal, and the Queen is yours. Come out of the hand without a loss.
exhibit-a-queen-to-sell-goal = Lose nothing in this hand.
exhibit-a-queen-to-sell-hero = She stands once in five, and a fifth of the pot is more than you have staked.
exhibit-a-queen-to-sell-best = Sell her for a fifth of the pot.
exhibit-a-queen-to-sell-moral = At a full table sell whatever is below the King, if anybody pays what it is worth: money in your purse cannot be beaten.
exhibit-a-king-to-keep = A King to keep
exhibit-a-king-to-keep-story = A hand has been played. Spades were trumps, you turned the ace of hearts, and it was worth nothing; no spade was shown but the five, and the pot stayed. The pack is not shuffled. Now you deal, there are two hands’ stakes in the pot, and you turn up the King of hearts. These cards were laid for this table.
exhibit-a-king-to-keep-task = The King of hearts is yours: keep it, or sell it. Win as much with it as you can.
exhibit-a-king-to-keep-goal = Win both pots.
exhibit-a-king-to-keep-hero = Where is the ace of hearts? You turned it in the last hand, and it lies at the bottom of the pack.
exhibit-a-king-to-keep-best = Both pots: keep it, for nothing is above it.
exhibit-a-king-to-keep-moral = The pack is not shuffled: what was turned in the last hand cannot come in this one. Sell to those who forget, but do not forget yourself.
exhibit-done = Well done.
exhibit-not-done = Not this time.
exhibit-over = The hand is over.
