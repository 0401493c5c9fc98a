# What the table screen says beyond the game’s own words.
prompt-over = Die Partie ist zu Ende.
why-wait = Sie sind jetzt nicht an der Reihe. { $asked }
why-enough = Das genügt. Drücken Sie „{ $act }“.
why-number =
    { $number ->
        [one] Wählen Sie eine Karte.
       *[other] Wählen Sie { WORDS($number) } Karten.
    }
why-more =
    { $number ->
        [one] Wählen Sie noch eine Karte.
       *[other] Wählen Sie noch { WORDS($number) } Karten.
    }
why-these = Zur Wahl stehen: { $cards }.
why-any-card = Wählen Sie eine beliebige Karte.
why-sum = Sie können jede Summe von { $farthings } bis { $against } nennen.
why-throw = Sie dürfen jetzt werfen.
why-acts = Zur Wahl stehen: { $acts }.
why-choose-word = Wählen Sie zuerst einen der Zettel oben.
why-choose-bid = Wählen Sie zuerst ein Gebot.
why-choose-seat = Wählen Sie zuerst einen Spieler.
why-choose-offer = Wählen Sie zuerst, was Sie ansagen wollen.
why-choose-spot = Wählen Sie zuerst einen Platz auf dem Tuch.
act-with-amount = { $act }: { $amount }
act-claim_revoke-number = { $act }, Stich { $amount }
act-with-price = { $act } für { $amount }
throw-how = { $asked } Becher halten und schütteln, zum Werfen loslassen.
advised = ☞ { $act }
chosen = ✓ { $words }
trick-led = ausgespielt
trick-yours = Ihre Karte
card-trump = { $number }. Trumpf
ladder-refused = jetzt nicht erlaubt
ladder-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ladder-up-to =
    { $points ->
        [one] bis zu { $points } Punkt
       *[other] bis zu { $points } Punkte
    }
chart-marked = ☞ { $words }
chart-folded = ☞ { $title }
## The account of the deal, opened.
log-heading = Dieses Spiel im Rückblick
log-place = { $number } von { $count }
key-log = F2
log-close = Zurück an den Tisch
log-tally = wir : sie
log-sums = Gewonnen und verloren
log-sums-quarters = Gewonnen und verloren, in Viertelmarken
log-sums-all = alle
tally-ours = wir
tally-yours = Sie
tally-theirs = Gegner
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
caption-paid = { CAP($source) } an { $target }: { $told }.
caption = { $seat }: { $words }
## What could not be fetched.
asset-pack = Die Karten „{ $name }“ sind nicht zu lesen ({ $why }). Es wird mit schlichten Karten gespielt.
asset-courts = Die Bilder der schlichten Karten sind nicht zu lesen ({ $why }). Es werden einfachere verwendet.
asset-piece = „{ $name }“ ist nicht zu lesen ({ $why }). Stattdessen sehen Sie etwas Schlichtes.
asset-furniture = Die Bilder von Brett, Münzen und Würfeln sind nicht zu lesen ({ $why }). Stattdessen sehen Sie schlichte.
asset-faces = Die Gesichter der Spieler sind nicht zu lesen ({ $why }). Stattdessen sehen Sie leere Ovale.
asset-type = Die Schrift { $name } ist nicht zu lesen. Stattdessen wird eine schlichte verwendet.
asset-sounds = Die Klänge sind nicht zu lesen ({ $why }). Der Tisch bleibt stumm.
speech-no-program = Es kann nichts vorgelesen werden: Dieser Computer hat kein Programm, das spricht. Unter Linux hilft espeak-ng.
speech-no-voice = Es kann nichts vorgelesen werden: Dieser Computer hat keine Stimme für die Sprache { $language }.
speech-silent = Beim Vorlesen war nichts zu hören. Ist ein Lautsprecher angeschlossen?

## Cards for first deals

coaching-heading = Neu für Sie
coaching-away = Antippen legt das Kärtchen weg.
