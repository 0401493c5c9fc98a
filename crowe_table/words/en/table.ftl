# What the table screen says beyond the game's own words.
prompt-over = The game is over.
why-nothing = Nothing hinders you.
why-wait = You are not asked just now. { $asked }
why-enough = Nothing hinders you: what you have chosen will do. Press “{ $act }”.
why-more =
    { $number ->
        [one] Choose one card more.
       *[other] Choose { WORDS($number) } cards more.
    }
why-these = You may choose { $cards }.
why-any-card = Nothing hinders you: choose a card.
why-sum = You may name anything from { $farthings } to { $against }.
why-throw = Nothing hinders you: throw.
why-acts = Nothing hinders you. These are your choices: { $acts }.
act-with-amount = { $act } { $amount }
throw-how = { $asked } Hold the box to rattle it, let go to throw.
advised = ☞ { $act }
chosen = ✓ { $words }
chart-marked = ☞ { $words }
dial-least = Least
dial-half = Half
dial-most = Most
dial-pot = Pot
offer-points = { $words }, { $points }
dial-number = { $act }, { $number } of { $count }
bid-stands = { $who ->
    [you] { $words } stands: yours.
   *[other] { $words } stands: { $seat }.
}
bid-out = { $who ->
    [you] You are out.
   *[other] Out: { $seats }.
}
caption-paid = { CAP($source) } to { $target }: { $farthings }.
caption = { $seat }: { $words }
## What could not be fetched.
asset-pack = The pack “{ $name }” cannot be laid out ({ $why }). Plain cards stand in for it.
asset-piece = “{ $name }” cannot be fetched ({ $why }). Something plain stands in for it.
asset-furniture = The furniture cannot be fetched ({ $why }). Plain things stand in for it.
asset-type = The type { $name } cannot be read. Plain type stands in for it.
asset-sounds = The sounds cannot be fetched ({ $why }). The table is quiet.
