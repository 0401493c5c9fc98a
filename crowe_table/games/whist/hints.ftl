# Why a card is good: what is said when advice is asked for. Each speaks for the card, in ten words or so.

hint-loss-points =
    { $halves ->
        [0] It makes nearly as many tricks.
        [1] It loses about half a trick.
        [2] It loses about a trick.
        [3] It loses about a trick and a half.
       *[other] It loses about { WORDS($whole) } tricks.
    }

hint-any = One place is as good as another.
hint-ready = There is nothing to consider.
hint-shuffle = It is all chance.
hint-leave = The pack is mixed well enough.
hint-call = With your two honours a third wins the game.
hint-answer = You hold an honour, and must say so.
hint-revoke = In trick { $number } { $seat } had the suit led.
hint-claim = All that is left is yours, wherever the cards lie.
hint-only = It is the only card you may play.
hint-made-most = In the deals imagined it makes the most tricks.
hint-least = It gives less away than your other cards.

## Leading.

hint-longest = Your longest suit: partner learns where your strength lies.
hint-small = A small card of this suit gives least away.
hint-king-ace = From ace and King, the King is the safest lead.
hint-king-queen = It drives out the ace, and your Queen is good.
hint-queen-knave = The top of cards that touch: it loses little.
hint-singleton = It stands alone: you may trump when the suit returns.
hint-doubleton = The higher of two: you may trump the third round.
hint-ace = It takes a trick: partner learns you lack the King.
hint-from-honour = Partner may have what your honour wants beside it.
hint-return = It is partner’s suit, and partner asked for it.
hint-partner-trumps = Partner has none of it, and may trump.
hint-cash = Nothing that is left of its suit beats it.
hint-trump-strong = You are strong in trumps: draw theirs.
hint-trump = A trump gives nothing away in the other suits.
hint-trump-kept = It is safe: no adversary has a trump left.

## Second, third and fourth hand.

hint-second-low = Second hand low: partner plays after you.
hint-second-best-card = It is the best of its suit, and might be lost.
hint-cover = It covers the honour that was led.
hint-split = It is the lower of two honours that touch.
hint-third-high = Third hand high, but no higher than it need be.
hint-third-partner-best = Partner’s card is as good as any: spare yours.
hint-partner-has-it = The trick is partner’s: spend nothing on it.
hint-cheapest = It wins the trick as cheaply as may be.
hint-cannot-win = You cannot win this trick: spend your lowest.

## Not following.

hint-ruff = You have none of the suit led: trump it.
hint-discard = You can spare it best.
hint-discard-best = They draw trumps: this shows partner your best suit.
