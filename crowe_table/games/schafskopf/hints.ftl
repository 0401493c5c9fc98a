# Why to take or to decline, what to lay away, what to play: each speaks for the answer, in ten words or so.

do-take_blind = Take the blind
do-decline_blind = Decline
do-bury = Lay away { $cards }
do-lay_down = Lay down your hand

hint-any = One card is as good as another.
hint-claim = All the tricks that are left are yours, wherever the cards lie.
hint-lay-down = Nothing that is left can change the score of this deal.
hint-revoke = In trick { $number } they did not follow suit, though they could.
hint-only = You have no other choice.

## The blind. “The count” is told in the book, under Good play.

hint-take = You make <game>game</> { $often }.
hint-take-count = By the count your hand is worth seven or more.
hint-take-trumps = You hold { WORDS($number) } trumps.
hint-decline = Deals in which you would make <game>game</>: { $share }.
hint-decline-better = Declining does no worse. Deals in which you would make <game>game</>: { $share }.
hint-decline-few =
    { $number ->
        [0] You hold no trump.
        [one] You hold only one trump.
       *[other] You hold only { WORDS($number) } trumps.
    }
hint-decline-count = By the count your hand is worth less than seven.

## Laying away.

hint-bury-both = { CAP(WORDS($number)) } points are safe there, and you can trump a suit that you no longer hold.
hint-bury-empties = You can trump a suit that you no longer hold.
hint-bury-points = { CAP(WORDS($number)) } points are safe there: nobody can take them.
hint-bury-keeps = You keep your trumps and your aces.

## For least.

hint-least-points = Somebody else must take its { WORDS($number) } points.
hint-least-loses = It does not take this trick.
hint-least-lead =
    { $number ->
        [one] One higher card is out and may take it.
       *[other] { CAP(WORDS($number)) } higher cards are out and may take it.
    }
hint-least-must = You cannot avoid this trick: put as few points on it as you can.
hint-least-beaten = A player after you may still beat it.
hint-least-few = None of your cards would put fewer points on this trick.

## Leading.

hint-draw-trumps =
    { $number ->
        [one] The others have one trump left: draw it.
       *[other] The others have { WORDS($number) } trumps left: draw them.
    }
hint-trump-out = The <lone-player>lone player</> has none of this suit, and must spend a trump to win.
hint-lead-best = It is the best left of its suit, and saves its { WORDS($number) } points if nobody trumps.
hint-lead-trump = The <lone-player>lone player</> must follow with a trump, if there is one left.
hint-lead-nothing = It counts nothing, so you risk no points.
hint-lead-few = None of your cards would risk fewer points.
hint-lead-trump-best = It is the highest trump left.

## Following, and throwing away.

hint-takes = It wins the trick for certain, and { WORDS($number) } points with it.
hint-takes-lead = It wins the trick for certain, and you lead next.
hint-schmear = The trick is your side’s for certain: add { WORDS($number) } points to it.
hint-partner-wins = Your partner is winning this trick: put points on it.
hint-saves-points = Your partner is winning this trick, and you keep your points for another.
hint-beats = It beats every card played so far.
hint-gives-nothing = You do not win this trick, so you give them no points.
hint-gives-few = You do not win this trick, so you give them as few points as you can.
hint-keeps-trumps = You keep your trumps for later.
