# Why to stand, to give, to lay out or to play: each speaks for the answer, in ten words or so.

do-stand = Stand
do-beg = Beg
do-give = Give a point
do-run = Run the cards
do-lay_away = Lay out { $cards }

hint-any = One is as good as another.
hint-claim = All that is left is yours, wherever the cards lie.
hint-revoke = In trick { $number } they held a card that they should have played.
hint-must-run = A <gift>gift</> would end the game: there is nothing else.
hint-stand =
    { $number ->
        [0] You have no trump, but in the deals that I tried standing did no worse.
        [one] Your trump is the highest <in-play>in play</> { $often }.
       *[other] You have { WORDS($number) } trumps, and the best of them is High { $often }.
    }
hint-beg = You have neither two trumps nor a high one: another suit may be better for you.
hint-give =
    { $number ->
        [0] In the deals that I tried, a point cost you less than another suit.
        [one] You have one trump, and in the deals that I tried it was enough.
       *[other] Your { WORDS($number) } trumps are worth more than the point.
    }
hint-run = You have so few trumps that another suit may be better for you.
hint-lay-away = Keep trumps, then tens, aces and Kings.
hint-only = It is the only card that the rules leave you.
hint-lead-trump = It may catch a Knave or a ten that stands alone.
hint-draws-trump = It may draw another trump.
hint-lead-count = It takes the trick, unless a better card or a trump falls on it.
hint-lead-small = It counts nothing for Game, and shortens the suit.
hint-throws-count = It may give away { WORDS($number) } towards Game, but you keep your other cards for later.
hint-partner-wins = Your partner has the best card of the trick so far.
hint-throws-small = No card you may play gives away less.
hint-makes-knave = It takes the trick, and with it the point for the Knave.
hint-risks-knave = It wins the point for the Knave, unless a higher trump falls on it.
hint-takes-count = It takes { WORDS($number) } towards Game.
hint-best-so-far = It is the best card of the trick so far.
hint-takes = It takes the trick, and the lead.
