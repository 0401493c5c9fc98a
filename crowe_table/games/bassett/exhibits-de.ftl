# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-the-last-turn = Bis zum letzten Abzug
exhibit-the-last-turn-story = Ein Abend im Saloon. Alle Karten werden abgezogen, immer zwei auf einmal, und die Perlen zeigen, was gefallen ist. Wo von einem Wert noch vier Karten da sind, lebt die Bank davon; wo nur noch eine da ist, kann sie nichts verdienen. Sind noch drei Karten übrig, weiß jeder, welche; nur ihre Reihenfolge ist offen.
exhibit-the-last-turn-task = Spielen Sie eine Taille bis zum Ende, und hören Sie mit mindestens so viel auf, wie Sie mitgebracht haben.
exhibit-the-last-turn-goal = Eine Taille. Hören Sie mit mindestens so viel auf, wie Sie mitgebracht haben.
exhibit-the-last-turn-hero = Wer nur auf die letzte Karte eines Wertes setzt, schenkt der Bank nichts.
exhibit-the-last-turn-best = Einsätze auf Karten, von denen nur noch eine da ist, und eine Ansage des letzten Abzugs: Mit einem Paar ist sie fair.
exhibit-the-last-turn-moral = Zählen, warten und setzen, wo keine Doublette möglich ist; alles andere gehört der Bank.
exhibit-done = Geschafft: Sie haben mindestens so viel, wie Sie mitgebracht haben.
exhibit-not-done = Nicht geschafft: Etwas davon hat jetzt die Bank.
exhibit-over = Die Taille ist aus, und damit ist Schluss.
