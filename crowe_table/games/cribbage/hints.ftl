# Why a throw or a card is good: what is said when advice is asked for. Each speaks for the card, in ten words or so.

hint-cut = One place is as good as another.
hint-ready = The count is over. Go on when you like.

## Laying out. hand and crib are points, on the average where the start is not known.

hint-hand-alone = What you keep scores about { WORDS($hand) } on average.
hint-own-crib = Your hand should score about { WORDS($hand) }, and your own <crib>crib</> about { WORDS($crib) }.
hint-their-crib = Your hand should score about { WORDS($hand) }, and the other side’s <crib>crib</> about { WORDS($crib) }.
hint-crib-race = The end is near. This wins { $often }.
hint-crib-lurch = The end is near, and a <lurch>lurch</> counts for more: these are the best to <lay-out>lay out</>.

## Playing.

hint-only = It is the only card you can play.
hint-fifteen = It makes fifteen, for two.
hint-thirty-one = It makes thirty-one, for two.
hint-pair = It makes a pair, for two.
hint-pair-royal = It makes a pair royal, for six.
hint-double-pair-royal = It makes a double pair royal, for twelve.
hint-run = It makes a sequence of { WORDS($length) }, for { WORDS($points) }.
hint-flush = It makes a flush of { WORDS($length) }, for { WORDS($points) }.
hint-noddy = It is <knave-noddy>Knave Noddy</>, and scores one.
hint-nob = It is <his-nob>his nob</>, and scores one.
hint-several = It scores { WORDS($points) } at once.
hint-lead-low = It is too low for anybody to make fifteen on it.
hint-trap = If somebody pairs it, you can make a pair royal.
hint-dangers = Of the cards that you have not seen, { $share } would score on it.
hint-shut = Few cards can follow it, so you may well score for the last card.
hint-least = Your other cards would do less for you.
hint-play-race = The end is near. This wins { $often }.
hint-play-lurch = The end is near, and a <lurch>lurch</> counts for more: this card does best.

## Claims and pegs.

hint-muggins = The other side has missed { WORDS($points) }, and you may take them.
hint-peg = That is the number of holes you have scored.
hint-claim = The cards score { WORDS($points) } in all.
hint-let-stand = Nothing was missed that you could take.
hint-deal-stands = You already have the points for the fault, and these cards may be as good as any.
