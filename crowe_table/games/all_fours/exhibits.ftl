# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-five-all = Five all
exhibit-five-all-story = You and the dealer both stand at five. Hearts are trumps, and you hold the Knave with the deuce. The deuce is Low for certain; your Knave is not High, for a better heart is out. High is counted first, then Low: and then the Knave will make one of you seven. Game comes too late to matter. These cards were laid for this table, but the case comes at every sitting.
exhibit-five-all-task = You are eldest, and have stood. Lead, and win the game.
exhibit-five-all-goal = Hearts are trumps, and it is five all. Win the game.
exhibit-five-all-hero = The old rule is to make the Knave at the first chance. But whoever leads it here gives it away.
exhibit-five-all-best = The game against the best play, by leading { $best }, and by no other card.
exhibit-five-all-moral = With the Knave and one small trump, wait: get rid of your short suit, and make the Knave by trumping.
exhibit-done = Well played: the game is yours.
exhibit-not-done = Not this time: the game is the dealer’s.
