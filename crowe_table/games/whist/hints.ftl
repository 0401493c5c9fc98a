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
hint-call = With your two <honours>honours</>, a third in your partner’s hand wins the game.
hint-answer = You hold an honour, and must say so.
hint-revoke = In trick { $number } { $seat } had the suit led.
hint-claim = All the tricks that are left are yours, wherever the cards lie.
hint-only = It is the only card you may play.

## Leading.

hint-longest = It is your longest suit: partner learns where your strength lies.
hint-not-longest = Your longest suit is { $suit }, but in the deals that I tried it did no better.
hint-small = You have no ace, King or Queen in this suit to lose.
hint-king-ace = From ace and King, the King is the safest lead.
hint-king-queen = If the ace takes it, your Queen is the best of the suit.
hint-queen-knave = It is the top of cards that touch: you can lose little.
hint-singleton = It is your only one: you may trump when the suit returns.
hint-doubleton = It is the higher of two: you may trump the third round.
hint-ace = Partner learns from it that you do not hold the King.
hint-from-honour = Partner may have what is missing beside your { $rank }.
hint-return = Partner led this suit first.
hint-partner-trumps = Partner has none of it, and may trump.
hint-cash = It is the best of its suit, and the adversaries have no <trumps>trumps</>.
hint-best-left = No higher card of its suit is left.
hint-trump-strong = You are strong in <trumps>trumps</>: draw those of the adversaries.
hint-trump = A trump gives nothing away in the other suits.
hint-trump-kept = It is safe: no adversary has a trump left.

## Second, third and fourth hand.

hint-second-low = Second hand low: partner plays after you.
hint-second-best-card = It is the best of its suit, and later it may be trumped.
hint-cover = It beats the honour that was led.
hint-split = It is the lower of two <honours>honours</> that touch, and takes as much.
hint-touching = It is worth as much as your next higher card.
hint-third-high = Third hand plays high, but no higher than needed.
hint-third-partner-best = Partner’s card is as good as yours: play low.
hint-partner-has-it = The trick is partner’s: spend nothing on it.
hint-cheapest = It is the lowest card that wins the trick.
hint-cannot-win = You cannot win this trick: play your lowest.

## Not following.

hint-ruff = You have none of the suit led: trump it.
hint-discard = It is the lowest card that you hold outside <trumps>trumps</>.
hint-discard-void = You then have none of this suit, and can trump it.
hint-discard-best = They draw <trumps>trumps</>: this shows partner your best suit.
