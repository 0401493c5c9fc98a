# Why a throw or a card is good: what is said when advice is asked for.

hint-cut = One place is as good as another: cut where you please.
hint-ready = The count is done, and there is nothing to consider.

## Laying out. hand, crib and play are figures; when is known or unknown, as the start is.

hint-hand-alone =
    Lay out { $cards }. What you keep counts { $hand }{ $when ->
        [known] {""}
       *[unknown] {" "}on the average
    }.
hint-own-crib =
    Lay out { $cards }. Your hand counts { $hand }{ $when ->
        [known] {""}
       *[unknown] {" "}on the average
    }, and the crib, which is yours, should bring { $crib }.
hint-own-crib-play =
    Lay out { $cards }. Your hand counts { $hand }{ $when ->
        [known] {""}
       *[unknown] {" "}on the average
    }, the crib, which is yours, should bring { $crib }, and the play is worth { $play } to you.
hint-their-crib =
    Lay out { $cards }. Your hand counts { $hand }{ $when ->
        [known] {""}
       *[unknown] {" "}on the average
    }, and your adversary's crib should bring him { $crib }.
hint-their-crib-play =
    Lay out { $cards }. Your hand counts { $hand }{ $when ->
        [known] {""}
       *[unknown] {" "}on the average
    }, your adversary's crib should bring { $crib }, and the play is worth { $play } to you.
hint-crib-race =
    The end is near. Lay out { $cards }: so you win { WORDS($percent) } { $percent ->
        [one] game
       *[other] games
    } in a hundred.
hint-crib-lurch = The end is near, and there is a lurch in it. { CAP($cards) } can best be spared.

## Playing.

hint-only = { CAP($card) } is the only card you can play.
hint-fifteen = { CAP($card) } makes fifteen, for two.
hint-thirty-one = { CAP($card) } makes thirty-one, for two.
hint-pair = { CAP($card) } makes a pair, for two.
hint-pair-royal = { CAP($card) } makes a pair royal, for six.
hint-double-pair-royal = { CAP($card) } makes a double pair royal, for twelve.
hint-run = { CAP($card) } makes a sequence of { WORDS($length) }, for { WORDS($points) }.
hint-flush = { CAP($card) } makes a flush of { WORDS($length) }, for { WORDS($points) }.
hint-noddy = { CAP($card) } is Knave Noddy, and scores one.
hint-several = { CAP($card) } scores { WORDS($points) } at once.
hint-lead-five = { CAP($card) } is a bold lead: any tenth card makes fifteen upon it.
hint-lead-pair = Lead { $card }, which is one of a pair: if it is paired, the other makes a pair royal, for six.
hint-lead-low = Lead { $card }: it is so low that nothing makes fifteen upon it.
hint-tens =
    { CAP($card) } leaves { WORDS($count) }, and any tenth card makes it { $total ->
        [15] fifteen
       *[other] thirty-one
    }.
hint-trap = Play { $card }: if it is paired, its fellow in your hand makes a pair royal, for six.
hint-dangers =
    Play { $card }: of the { WORDS($unseen) } cards you have not seen, { $number ->
        [0] none scores
        [one] one scores
       *[other] { WORDS($number) } score
    } upon it.
hint-play-race =
    The end is near. Play { $card }: so you win { WORDS($percent) } { $percent ->
        [one] game
       *[other] games
    } in a hundred.
hint-play-lurch = The end is near, and there is a lurch in it. { CAP($card) } serves you best.
