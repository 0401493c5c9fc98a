# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-left-bower = The left bower
exhibit-left-bower-story = The dealer’s side has four points, and you have one. The ace of diamonds is turned up. With diamonds as trumps you hold the Queen, the nine, and the Knave of hearts, which is the left bower. A single point is not enough, for the others need only one more. But all five tricks without your partner are four points. This hand was composed for this table.
exhibit-left-bower-task = You are eldest, and speak first. Win the game in this deal.
exhibit-left-bower-goal = It is one to four. Win the game in this deal.
exhibit-left-bower-hero = To give an adversary an ace looks foolish, until you ask what it can do there.
exhibit-left-bower-best = Against the best play only this wins: order it up alone, and lead { $best }.
exhibit-left-bower-moral = A trump that stands alone falls to the first higher one: draw it before it can take anything.
exhibit-done = You have won the game.
exhibit-not-done = Not this time: the game is not yours.
