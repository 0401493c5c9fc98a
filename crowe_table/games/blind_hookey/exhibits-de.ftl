# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-nothing-to-choose = Nichts zu wählen
exhibit-nothing-to-choose-story = Die Päckchen sind abgehoben: dreizehn Karten für Sie, der Rest für den Geber. Ihres mag das beste im Saal sein oder das schlechteste. Niemand weiß es, und keine Kunst findet es heraus. Sie wählen nur eines: Ihren Einsatz.
exhibit-nothing-to-choose-task = Ein anderer gibt. Setzen Sie wie jemand, der die Aussichten kennt.
exhibit-nothing-to-choose-goal = Ein anderer gibt. Verlieren Sie in diesem Spiel nicht mehr als Sixpence.
exhibit-nothing-to-choose-hero = Von je siebzehn gesetzten gewinnt der Geber im Mittel einen, wer auch setzt.
exhibit-nothing-to-choose-best = Der kleinste Einsatz, den es gibt.
exhibit-nothing-to-choose-moral = Setzen Sie wenig, solange ein anderer gibt. Geben Sie selbst, so freuen Sie sich, wenn andere viel setzen.
exhibit-done = Es ist gelungen: Sixpence sind fort, und nicht mehr.
exhibit-not-done = Es ist nicht gelungen: mehr ist fort als die Sixpence, die es hätten sein können.
exhibit-over = Nichts schlägt ein Ass; aber dass es dort lag, konnten Sie nicht wissen.
