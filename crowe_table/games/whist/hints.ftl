# Why a card is good: what is said when advice is asked for. tricks is what it makes of those left, in the mean.

hint-any = One place is as good as another: cut where you please.
hint-ready = There is nothing to consider.
hint-shuffle = Shuffle or leave it to your neighbour: it is all chance.
hint-leave = The pack is mixed well enough.
hint-call = You hold two honours: ask your partner for a third, and the game is yours.
hint-answer = You hold an honour, and must say so.
hint-revoke =
    In trick { $number } { $seat } did not follow suit, and has played that suit since: claim the revoke.
hint-claim = All that is left is yours, wherever the cards lie: claim it.
hint-only = { CAP($card) } is the only card you may play.

## Leading. figure is what such a lead costs at first, in tricks, against the best there is.

hint-longest = Lead { $card }, a small one of your longest suit: it costs { $figure } of a trick and tells partner where your strength is. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-small = Lead { $card }, a small card of { $suit }. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-king-ace = Lead the King from ace and King: of all leads it costs least, { $figure } of a trick, and it tells partner. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-king-queen = Lead the King from King and Queen: it drives out the ace, and costs { $figure } of a trick. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-queen-knave = Lead the Queen from Queen and Knave, the top of what touches; it costs { $figure } of a trick. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-singleton = Lead { $card }, which is alone: when partner returns the suit you may trump it. It costs { $figure } of a trick. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-doubleton = Lead { $card }, the higher of two. It costs { $figure } of a trick. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-ace = Lead the ace of { $suit }, which tells partner that you have not the King. It costs { $figure } of a trick. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-ace-denies = The ace would tell partner that you have not the King. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-from-ace = Lead { $card }, from the ace; such a lead costs { $figure } of a trick. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-from-king = Lead { $card }, from the King; such a lead costs { $figure } of a trick. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-from-queen = Lead { $card }, from the Queen; such a lead costs { $figure } of a trick. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-return = Return your partner's { $suit }: of two cards left the higher, of more the lowest. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-partner-trumps = Partner has no { $suit } left, and you are strong enough in trumps that he may spend one. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-cash = { CAP($card) } is the best of its suit that is left: take the trick while you can. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-trump-strong = You are strong in trumps: draw them with { $card }. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-trump = Lead { $card }, a trump; at first that costs { $figure } of a trick. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-trump-kept = No adversary has a trump left: keep yours, they are tricks already. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }

## Second, third and fourth hand.

hint-second-low = Second hand low: partner plays after you{ $figure ->
        [none] {""}
       *[other] , and in { $figure } deals of a hundred he can beat the card led
    }. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-second-best-card = { CAP($card) } is the best of its suit, and might be lost: take the trick. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-cover = Cover the honour led with { $card }. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-split = You have two honours that touch: play the lower of them, { $card }. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-third-high = Third hand high: play { $card }, the lowest of what is as good as your best. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-third-partner-best = Partner's card is as good as the best that is out: do not beat it. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-partner-has-it = The trick is your partner's: spend nothing on it. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-cheapest = Win as cheaply as you can, with { $card }. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-cannot-win = You cannot win it: play the lowest you have. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }

## Not following.

hint-ruff = You have none of the suit led: trump it, with { $card }. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-under-trump = A trump that does not win is thrown away. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-discard = Throw { $card }, the lowest of the suit you can best spare. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
hint-discard-best = They are drawing trumps: throw a low card of your best suit, { $card }, that partner may know it. { $tricks ->
        [none] {""}
       *[other] You should make { $tricks } of the tricks left.
    }
