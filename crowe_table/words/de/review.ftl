# Die Nachlese: die Entscheidungen eines Spielers neben den besten.

review-open = Nachlese
review-heading = Ihre Entscheidungen
review-told = Jede wird danach beurteilt, was Sie in dem Augenblick wissen konnten.
review-none = Bis jetzt hatten Sie nichts zu entscheiden.
review-weighing = { $done } von { $total } Entscheidungen sind beurteilt.
review-mark-best = Die beste
review-mark-equal = So gut wie die beste
review-mark-dearer = Etwas teurer
review-mark-dear = Teuer
review-mark-other = Nicht verglichen
review-deal = Geben { $number }
review-dear-heading = Was am meisten kostete
review-dear-none = Keine Ihrer Entscheidungen kostete mehr, als der Zufall erklärt.
review-chose = Ihre Wahl – { $own }. { $cost }
review-better = Besser – { $better }
review-lay-same = So wie die Karten lagen, wäre es auf dasselbe hinausgekommen.
review-lay-better = So wie die Karten lagen, hätte es { $gain } mehr gebracht.
review-lay-worse = So wie die Karten lagen, war Ihre Wahl um { $gain } besser.
review-expert-heading = Die Besten des Hauses auf Ihrem Platz
review-expert-points = Dieselben Karten, dieselbe Gesellschaft: um wie viele Punkte jeder vorn lag.
review-expert-money = Dieselben Karten, dieselbe Gesellschaft: was jeder gewann oder verlor.
review-expert-both = Sie { $own }, das Haus { $expert }
review-points =
    { $number ->
        [one] { $figure } Punkt
       *[other] { $figure } Punkte
    }
review-money = { $farthings }
review-see = Am Tisch ansehen
review-back = Zurück
review-again = Noch ein Versuch
review-failed = Die Nachlese brach ab. Was bis dahin gefunden wurde, gilt.
records-expert = Neben den Besten des Hauses
records-skill = Kosten je Spiel
records-luck = Glück je Spiel
records-expert-told = In { $deals } Spielen hatten die Besten des Hauses Ihre Karten auf Ihrem Platz. Das Glück ist ihr Gewinn; ± sagt, wie weit der Zufall reicht.
records-skill-course = Was Ihre Wahl kostet, Spiel um Spiel
records-mean = { $mean } ± { $error }
records-dearest = Was Sie am meisten kostet
records-dearest-told =
    { $measure ->
        [games] Am teuersten: { $kind }. Im Schnitt kostet jede dieser Entscheidungen { $cost } ± { $error } von hundert Partien; beurteilt sind { $choices }.
        [money] Am teuersten: { $kind }. Im Schnitt kostet jede dieser Entscheidungen { $cost } ± { $error } Einsätze; beurteilt sind { $choices }.
       *[other] Am teuersten: { $kind }. Im Schnitt kostet jede dieser Entscheidungen { $cost } ± { $error } Punkte; beurteilt sind { $choices }.
    }
records-early = Zuvor
records-late = Zuletzt
records-lesson = Zur Lektion
kind-act = „{ $act }“
kind-play-lead = Karten, die Sie ausspielen
kind-play-follow = Karten, mit denen Sie bedienen
kind-play-trump = Trümpfe auf eine andere Farbe
kind-play-throw = Karten, die Sie abwerfen
