# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Be the first with { WORDS($option_target) } points. They are given for the highest and the lowest trump, and for good cards that you take in tricks.
lesson-give = Clubs are turned up, and your adversary <beg>begs</> for another suit. You hold the Knave and the two of clubs: give a point, and keep them.
lesson-give-why = Whoever <beg>begs</> is given one point, or everyone is dealt three more cards and a new trump is turned. With such trumps a point is cheap.
lesson-ace = A heart is led. Follow with the ace, and take the trick.
lesson-ace-why = The cards taken count for Game: an ace four, a King three, a Queen two, a Knave one, and a ten ten.
lesson-low = Lead your two of clubs: there is no lower trump.
lesson-low-why = Low counts for whoever held it, though the other takes the trick; and it has drawn a trump.
lesson-spare = Diamonds are led, and you have none. You need not trump: throw the seven of hearts.
lesson-spare-why = Whoever has none of the suit led may trump or throw any card; but the Knave is better kept until there is no danger.
lesson-knave = A two of spades is led, and there are few trumps left: make your Knave with it.
lesson-knave-why = The Knave of trumps is a point to whoever takes him home. You have him safe.
lesson-queen = Now lead the Queen of hearts.
lesson-queen-why = The ace is gone, so only the King could have beaten your Queen: a fair risk, with your Knave safe at home.
lesson-last = And now lead the nine.
lesson-last-why = A Knave of spades cannot beat your heart: a card that does not follow suit takes nothing, unless it is a trump.
lesson-count = Four points may be had in each deal: read in the account whose they were, and go on.
lesson-count-why = High, Low, the Knave, and Game: all four were yours, and that is what gave the game its name. { CAP(WORDS($option_target)) } points win.
lesson-beg = You are the one who may <beg>beg</> now, and have no club at all: beg.
lesson-beg-why = Either you get a point for nothing, or another suit is turned for trumps. With a bad hand you gain either way.
