# Was man anders machen muss als in der Lektion, nach Regeln.

differs-game_points = { $value } Punkte gewinnen eine Partie.
differs-honours-hoyle = Ass, König, Dame und Bube in Trumpf zählen für die Seite, die mehr hat.
differs-call_at_eight-yes = Eine Seite mit acht Punkten darf vor dem Spiel fragen, ob ihre Honneurs die Partie gewinnen.
differs-rubber-best_of_3 = Wer zwei von drei Partien gewinnt, hat den Robber.
differs-revoke-three_tricks = Der Tisch hindert Sie nicht, falsch zu bedienen: Es kann Sie drei Stiche kosten.
