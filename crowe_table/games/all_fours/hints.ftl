# Why to stand, to give, to lay out or to play: each speaks for the answer, in ten words or so.

do-stand = Stand
do-beg = Beg
do-give = Give a point
do-run = Run the cards
do-lay_away = Lay out { $cards }

hint-any = One is as good as another.
hint-claim = All that is left is yours, wherever the cards lie.
hint-revoke = In trick { $number } they had what the law asked for.
hint-must-run = A gift would end the game: there is nothing else.
hint-stand =
    { $number ->
        [0] Another suit need not be better, and the score says so.
        [one] Your trump is the highest in play { $often }.
       *[other] You have { WORDS($number) } trumps, the best of them High { $often }.
    }
hint-beg = Without two trumps, or a high one, others suit you better.
hint-give =
    { $number ->
        [0] The suit suits them no better, and saves the Knaves.
        [one] The trump you have may do, and ends the begging.
       *[other] { CAP(WORDS($number)) } trumps are worth more than the point.
    }
hint-run = With trumps so few another suit serves you better.
hint-lay-away = Keep trumps, then tens, aces and Kings.
hint-only = It is the only card the law leaves you.
hint-lead-trump = It may catch a bare Knave or ten.
hint-lead-count = It takes its trick, or draws a better card for it.
hint-lead-small = It gives nothing away, and shortens the suit.
hint-throws-count = The trick is as good as yours, or it must fall.
hint-throws-small = It gives away least.
hint-makes-knave = It makes the Knave.
hint-takes-count = It takes { WORDS($number) } towards Game.
hint-takes = It takes the trick, and the lead.
