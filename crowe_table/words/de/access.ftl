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
access-empty = Hier liegen jetzt keine Karten.
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
access-terms = Erklärte Wörter
access-about-pack = Die Karten, die nicht ausgeteilt sind
access-about-board = Stecker in den Löchern zeigen den Stand
access-about-coins = Münzen, die auf dem Tisch liegen
access-about-tricks = Die Stiche jeder Seite
access-about-sign = Die Trumpffarbe sticht die anderen Farben
access-about-dials = Ein Stand; die Zeiger weisen auf Tausender, Hunderter und Zehner
access-about-score-cards = Ein Stand, mit zwei Karten gezeigt
access-about-count = So viel machen die bisher gespielten Karten zusammen
access-manner-even = { $level }; spielt gleichmäßig
access-manner-bold = { $level }; wagt gern etwas
access-manner-careful = { $level }; spielt vorsichtig
access-manner-wayward = { $level }; ist für Überraschungen gut
access-tricks = { $alone ->
    [1] Ihre Stiche: { $number }; die der anderen: { $number_other }
   *[0] Unsere Stiche: { $number }; die der anderen: { $number_other }
}
