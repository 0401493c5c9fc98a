# Two instructive hands: their titles, their stories, and what the visitor is asked to do; and at the end the moral.

exhibit-a-queen-to-sell = A Queen to sell
exhibit-a-queen-to-sell-story = Nine sit round the table, you deal, and the Queen of hearts is turned up. Two cards alone are above her; but of the fifty-one that nobody has seen twenty-seven lie face down before the company. You have half as much again in the pot as anybody. These cards were laid for this table.
exhibit-a-queen-to-sell-task = You deal, and the Queen is yours. Come out of the hand without a loss.
exhibit-a-queen-to-sell-goal = Come out of this hand with all that you brought.
exhibit-a-queen-to-sell-hero = She stands once in five, and a fifth of the pot is more than you have staked.
exhibit-a-queen-to-sell-best = Sell her for a fifth of the pot.
exhibit-a-queen-to-sell-moral = At a full table sell whatever is under the King, if anybody gives what it is worth: a purse in the hand cannot be overtaken.
exhibit-a-king-to-keep = A King to keep
exhibit-a-king-to-keep-story = A hand has been played. Spades were trumps, you turned the ace of hearts, and it was good for nothing; no spade was shown but the five, and the pot stayed. The pack is not shuffled. Now the deal is yours, there are two hands’ stakes in the pot, and you turn up the King of hearts. These cards were laid for this table.
exhibit-a-king-to-keep-task = The King of hearts is yours: keep it, or sell it. Have as much as can be had by it.
exhibit-a-king-to-keep-goal = Have both pots.
exhibit-a-king-to-keep-hero = Where is the ace of hearts? You turned it in the last hand, and it lies at the bottom of the pack.
exhibit-a-king-to-keep-best = Both pots: keep it, for nothing is above it.
exhibit-a-king-to-keep-moral = The pack is not shuffled: what went by in the last hand cannot come in this. Sell to the forgetful, and never by forgetting.
exhibit-done = It is done.
exhibit-not-done = It is not done.
exhibit-over = The hand is played.
