# Was ein Vorleseprogramm außer dem Gedruckten sagt.
access-window = Crowe’s Table
access-hand-own = Ihr Blatt
access-hand = { $who ->
    [you] Ihr Blatt
   *[other] Das Blatt von { $seat }
}
access-trick = Gespielt
access-taken = { $who ->
    [you] Ihre genommenen Karten
   *[other] Genommene Karten von { $seat }
}
access-cards-of = { $who ->
    [you] Ihre Karten
   *[other] Die Karten von { $seat }
}
access-of = { $who ->
    [you] { $name }, von Ihnen
   *[other] { $name }, { $seat }
}
access-pack = Der Stapel
access-cards = Karten auf dem Tisch
access-number =
    { $number ->
        [one] eine Karte
       *[other] { WORDS($number) } Karten
    }
access-may-play = darf gespielt werden
access-may-choose = darf gewählt werden
access-not-now = jetzt nicht möglich
aloud-ticked = angekreuzt
aloud-not-ticked = nicht angekreuzt
aloud-chosen = gewählt
access-place = Stelle { $number } von { $count }
access-pair = { $name }: { $value }
access-players = Spieler
access-turn = am Zug
access-alone = spielt allein
access-out = ausgeschieden
access-things = Auf dem Tisch
access-cloth = Das Tuch
access-acts = Ihre Antwort
access-helps = Hilfe
access-dice = Würfel
access-dice-box = Der Würfelbecher
access-count = Die Zählung
access-trumps = Trumpf: { $suit }
access-board = Das Cribbage-Brett
access-stake-plain = { $name }: { $told }
access-stake-coppered = { $name }: { $told }, auf Verlieren gesetzt
access-stake-bent = { $name }: { $told }, stehen gelassen mit geknickter Karte
access-difficulty = Schwierigkeit { $number } von { $count }
access-first = An den Anfang
access-back = Einen Schritt zurück
access-on = Einen Schritt vor
access-last = Ans Ende
