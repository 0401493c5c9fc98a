# Ein Turnier oder Wettkampf aus mehreren Partien.

match-open = Der Wettkampf
match-plan = Wie viele Partien
match-plan-single = Eine Partie
match-plan-best_of_3 = Zwei Siege
match-plan-best_of_5 = Drei Siege
match-plan-duplicate = Gleiche Karten, zwei Tische
match-plan-tournament = Turnier zu acht
match-plan-best_of_3-help = Zwei gewonnene Partien entscheiden: ein Rubber, wie man beim Whist sagt.
match-plan-best_of_5-help = Drei gewonnene Partien entscheiden.
match-plan-duplicate-help = An einem zweiten Tisch bekommt jemand vom Haus auf Ihrem Platz dieselben Karten, { $deals } Spiele lang oder etwas länger. So zählt das Glück nicht.
match-plan-tournament-help = Acht Spieler, drei Runden. Wer verliert, scheidet aus.
match-length = Höchstens { $games } Partien zu je etwa { $minutes } Minuten.
match-standing = Wie es steht
match-games = Die Partien
match-none = Noch ist keine Partie zu Ende.
match-goes-on = Der Wettkampf geht weiter.
match-others-play = Die anderen Tische spielen noch. Partien, die fehlen: { $number }.
match-broke-off = Die anderen Tische haben abgebrochen.
match-won =
    { $number ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gewonnen.
    }
match-duplicate-better = Mit denselben Karten waren Sie besser als { $name }: { $lead }.
match-duplicate-worse = Mit denselben Karten war { $name } besser als Sie: { $lead }.
match-duplicate-same = Mit denselben Karten waren Sie so gut wie { $name }.
match-deals = Gespielt
match-games-won =
    { $number ->
        [one] { $number } Sieg
       *[other] { $number } Siege
    }
match-reached-champion = Sieg
match-reached-final = im Finale
match-reached-round-1 = erste Runde
match-reached-round-2 = zweite Runde
match-reached-round-3 = im Finale
match-round-1 = Erste Runde
match-round-2 = Zweite Runde
match-round-3 = Finale
match-pair = { $first } und { $second }
match-pair-open = Noch offen
match-game = Partie { $number }
match-game-of = Partie { $number }: { $name }
match-drawn = Unentschieden.
match-won-by = Sieg für { $names }, { $lead } voraus
match-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
match-next = Nächste Partie
match-continue = Weiterspielen
match-back = Zurück
match-gone = Dieser Wettkampf ist nicht mehr gespeichert.
match-notice = Wettkampf ({ $plan }), Partie { $number }.
match-notice-round = { $plan }: Runde { $number } von { $rounds }.
match-notice-wins = Gewonnene Partien: { $wins }.
match-notice-wins-of = { $name } { $number }
