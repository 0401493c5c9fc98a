# What the table screen says beyond the game’s own words.
prompt-over = Das Spiel ist aus.
why-wait = Sie sind eben nicht gefragt. { $asked }
why-enough = Das genügt. Drücken Sie „{ $act }“.
why-more =
    { $number ->
        [one] Wählen Sie noch eine Karte.
       *[other] Wählen Sie noch { WORDS($number) } Karten.
    }
why-these = Sie haben die Wahl: { $cards }.
why-any-card = Wählen Sie eine beliebige Karte.
why-sum = Sie dürfen jede Summe nennen von { $farthings } bis { $against }.
why-throw = Sie dürfen jetzt werfen.
why-acts = Sie haben die Wahl: { $acts }.
why-choose-word = Wählen Sie zuerst einen der Zettel darüber.
why-choose-bid = Wählen Sie zuerst ein Gebot.
why-choose-seat = Wählen Sie zuerst einen Spieler.
why-choose-offer = Wählen Sie zuerst, was Sie ansagen.
why-choose-spot = Wählen Sie zuerst einen Platz auf dem Tuch.
act-with-amount = { $act }: { $amount }
act-claim_revoke-number = { $act }, Stich { $amount }
act-with-price = { $act } für { $amount }
throw-how = { $asked } Halten Sie den Becher, um zu schütteln; lassen Sie los, um zu werfen.
advised = ☞ { $act }
chosen = ✓ { $words }
chart-marked = ☞ { $words }
chart-folded = ☞ { $title }
## The account of the deal, opened.
log-heading = Was in diesem Spiel geschah
log-place = { $number } von { $count }
key-log = F2
log-close = Zurück an den Tisch
log-tally = wir : sie
log-trick-card = { $who ->
    [you] Sie { $brief }
   *[other] { $seat } { $brief }
}
log-trick-again = { CAP($cards_told) }: { $who_other ->
    [you] Ihr Stich.
   *[other] Stich für { $other }.
}
log-trick-led = { $who ->
    [you] Sie spielen { $card } aus.
   *[other] { $seat } spielt { $card } aus.
}
log-trick-kept = { $who ->
    [you] Sie spielen { $card } aus und gewinnen.
   *[other] { $seat } spielt { $card } aus und gewinnt.
}
log-trick-won = { $who ->
    [you] Sie spielen { $card } aus;
   *[other] { $seat } spielt { $card } aus;
} { $who_other ->
    [you] Sie gewinnen mit { $card_high }.
   *[other] { $other } gewinnt mit { $card_high }.
}
## The part of an answer that is asked for.
seat-terms = { $name }: { $terms }
dial-least = Min.
dial-half = Halb
dial-most = Max.
dial-pot = Topf
dial-of-claim_revoke = Im Stich
offer-points = { $words } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
dial-number = { $act }, { $number } von { $count }
bid-stands = { $who ->
    [you] { $words } gilt: von Ihnen.
   *[other] { $words } gilt: { $seat }.
}
bid-out = { $who ->
    [you] Sie sind ausgeschieden.
   *[other] Ausgeschieden: { $seats }.
}
caption-paid = { CAP($source) } an { $target }: { $told }.
caption = { $seat }: { $words }
## What could not be fetched.
asset-pack = Das Kartenspiel „{ $name }“ ist nicht zu lesen ({ $why }). Schlichte Karten vertreten es.
asset-courts = Die Bilder der schlichten Karten sind nicht zu lesen ({ $why }). Einfachere vertreten sie.
asset-piece = „{ $name }“ ist nicht zu lesen ({ $why }). Etwas Schlichtes vertritt es.
asset-furniture = Die Bilder von Brett, Münzen und Würfeln sind nicht zu lesen ({ $why }). Schlichte Dinge vertreten sie.
asset-faces = Die Gesichter der Spieler sind nicht zu lesen ({ $why }). Schlichte Ovale vertreten sie.
asset-type = Die Schrift { $name } ist nicht zu lesen. Eine schlichte vertritt sie.
asset-sounds = Die Klänge sind nicht zu lesen ({ $why }). Der Tisch bleibt still.
