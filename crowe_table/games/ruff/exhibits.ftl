# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-left-bower = The left bower
exhibit-left-bower-story = The dealer’s side stands at four, and you at one. The ace of diamonds is turned up, and with diamonds for trumps you have the Queen and the nine, and the Knave of hearts, which is the left bower. Whoever makes trumps must win the game by it: a point saves you for a deal and no more, and the others need but one. All five tricks without your partner are four points. These cards were laid for this table.
exhibit-left-bower-task = You are eldest, and speak first. Win the game in this deal.
exhibit-left-bower-goal = It is one to four. Win the game in this deal.
exhibit-left-bower-hero = To order up an ace into an adversary’s hand looks like folly, until one asks what it can do there.
exhibit-left-bower-best = The game against the best play: order it up alone, lead { $best }, and no other card.
exhibit-left-bower-moral = A trump that stands alone falls to the first higher one: draw it before it can take anything.
exhibit-done = It is done: the game is yours.
exhibit-not-done = It is not done: the game is not yours.
