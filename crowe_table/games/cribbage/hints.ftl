# Why a throw or a card is good: what is said when advice is asked for. Each speaks for the card, in ten words or so.

hint-cut = One place is as good as another.
hint-ready = The count is done, and there is nothing to consider.

## Laying out. hand and crib are points, on the average where the start is not known.

hint-hand-alone = What you keep counts about { WORDS($hand) }.
hint-own-crib = About { WORDS($hand) } in hand, and { WORDS($crib) } in your own crib.
hint-their-crib = About { WORDS($hand) } in hand; about { WORDS($crib) } to their crib.
hint-crib-race = The end is near: this way you win { $often }.
hint-crib-lurch = The end is near: in view of the lurch, spare these.

## Playing.

hint-only = It is the only card you can play.
hint-fifteen = It makes fifteen, for two.
hint-thirty-one = It makes thirty-one, for two.
hint-pair = It makes a pair, for two.
hint-pair-royal = It makes a pair royal, for six.
hint-double-pair-royal = It makes a double pair royal, for twelve.
hint-run = It makes a sequence of { WORDS($length) }, for { WORDS($points) }.
hint-flush = It makes a flush of { WORDS($length) }, for { WORDS($points) }.
hint-noddy = It is Knave Noddy, and scores one.
hint-nob = It is his nob, and scores one.
hint-several = It scores { WORDS($points) } at once.
hint-lead-low = It is so low that nothing makes fifteen upon it.
hint-trap = If it is paired, you make a pair royal of it.
hint-dangers = Of cards unseen, { $share } would score on it.
hint-shut = Few cards can follow it: the last should be yours.
hint-least = Your other cards promise less.
hint-play-race = The end is near: this way you win { $often }.
hint-play-lurch = The end is near: in view of the lurch, this serves best.

## Claims and pegs.

hint-muggins = They have left out { WORDS($points) }, and you may take them.
hint-peg = So many holes are due.
hint-claim = The cards come to { WORDS($points) }, all told.
hint-let-stand = It is rightly claimed.
hint-deal-stands = The points are yours, and the cards may serve.
