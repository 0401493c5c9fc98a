# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-nothing-to-choose = Keine Wahl
exhibit-nothing-to-choose-story = Die Päckchen sind abgehoben: dreizehn Karten für Sie, der Rest für den Geber. Ihres ist vielleicht das beste am Tisch, vielleicht das schlechteste. Niemand weiß es, und keine Kunst findet es heraus. Sie wählen nur eines: Ihren Einsatz.
exhibit-nothing-to-choose-task = Ein anderer gibt. Setzen Sie wie jemand, der die Chancen kennt.
exhibit-nothing-to-choose-goal = Ein anderer gibt. Verlieren Sie in dieser Runde nicht mehr als einen Sixpence.
exhibit-nothing-to-choose-hero = Von siebzehn gesetzten Marken gewinnt der Geber im Schnitt eine, wer auch immer setzt.
exhibit-nothing-to-choose-best = Der kleinste Einsatz, den es gibt.
exhibit-nothing-to-choose-moral = Setzen Sie wenig, solange ein anderer gibt. Wenn Sie selbst geben, freuen Sie sich, wenn die anderen viel setzen.
exhibit-done = Geschafft: Ein Sixpence ist fort, mehr nicht.
exhibit-not-done = Nicht geschafft: Es ist mehr fort als der eine Sixpence, der es hätte sein können.
exhibit-over = Nichts schlägt ein Ass; aber dass es dort lag, konnten Sie nicht wissen.
