# What the table screen says beyond the game’s own words.
prompt-over = The game is over.
why-wait = You are not asked just now. { $asked }
why-enough = That will do. Press “{ $act }”.
why-number =
    { $number ->
        [one] Choose one card.
       *[other] Choose { WORDS($number) } cards.
    }
why-more =
    { $number ->
        [one] Choose one card more.
       *[other] Choose { WORDS($number) } cards more.
    }
why-these = What you may choose: { $cards }.
why-any-card = Choose any card.
why-sum = You may name anything from { $farthings } to { $against }.
why-throw = You may throw now.
why-acts = These are your choices: { $acts }.
why-choose-word = First choose one of the tickets above.
why-choose-bid = First choose a bid.
why-choose-seat = First choose a player.
why-choose-offer = First choose what to declare.
why-choose-spot = First choose a place on the cloth.
act-with-amount = { $act } { $amount }
act-claim_revoke-number = { $act }, trick { $amount }
act-with-price = { $act } for { $amount }
throw-how = { $asked } Hold the box to rattle it, let go to throw.
advised = ☞ { $act }
chosen = ✓ { $words }
trick-led = led
trick-yours = yours
card-trump =
    { $number ->
        [1] 1st trump
        [2] 2nd trump
        [3] 3rd trump
       *[other] { $number }th trump
    }
ladder-refused = not allowed now
ladder-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ladder-up-to =
    { $points ->
        [one] up to { $points } point
       *[other] up to { $points } points
    }
chart-marked = ☞ { $words }
chart-folded = ☞ { $title }
## The account of the deal, opened.
log-heading = The Account of the Deal
log-place = { $number } of { $count }
key-log = F2
log-close = Back to the table
log-tally = we : they
log-sums = Won and lost so far
log-sums-quarters = Won and lost, in quarter-pieces
log-sums-all = all
tally-ours = ours
tally-yours = yours
tally-theirs = theirs
log-trick-card = { $who ->
    [you] you { $brief }
   *[other] { $seat } { $brief }
}
log-trick-again = { CAP($cards_told) }: { $who_other ->
    [you] yours.
   *[other] { $other }’s.
}
log-trick-led = { $who ->
    [you] You lead { $card }.
   *[other] { $seat } leads { $card }.
}
log-trick-kept = { $who ->
    [you] You lead { $card }, and win.
   *[other] { $seat } leads { $card }, and wins.
}
log-trick-won = { $who ->
    [you] You lead { $card };
   *[other] { $seat } leads { $card };
} { $who_other ->
    [you] you win with { $card_high }.
   *[other] { $other } wins with { $card_high }.
}
## The part of an answer that is asked for.
seat-terms = { $name }: { $terms }
dial-least = Least
dial-half = Half
dial-most = Most
dial-pot = Pot
dial-of-claim_revoke = In trick
offer-points = { $words } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
dial-number = { $act }, { $number } of { $count }
caption-paid = { CAP($source) } to { $target }: { $told }.
caption = { $seat }: { $words }
## What could not be fetched.
asset-pack = The pack “{ $name }” cannot be read ({ $why }). Plain cards take its place.
asset-courts = The courts of the plain pack cannot be read ({ $why }). Simpler ones take their place.
asset-piece = “{ $name }” cannot be read ({ $why }). Something plain takes its place.
asset-furniture = The pictures of board, coins and dice cannot be read ({ $why }). Plain things take their place.
asset-faces = The players’ faces cannot be read ({ $why }). Plain ovals take their place.
asset-type = The type { $name } cannot be read. Plain type stands in for it.
asset-sounds = The sounds cannot be read ({ $why }). The table is quiet.
speech-no-program = Nothing can be read aloud: this computer has no program that speaks. On Linux, install espeak-ng.
speech-no-voice = Nothing can be read aloud: this computer has no voice that speaks { $language }.
speech-silent = Nothing was heard when the table was read aloud. Is there a loudspeaker?

## Cards for first deals

coaching-heading = New to you
coaching-away = Press this card to put it away.
