# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-nothing-to-choose = Nichts zu wählen
exhibit-nothing-to-choose-story = Die Päckchen sind abgehoben, dreizehn Karten für Sie und der Rest für den Geber. Ihres mag das beste im Saal sein oder das schlechteste: niemand weiß es, und keine Kunst findet es heraus. Nur eines ist Ihnen gelassen, und das ist der Einsatz.
exhibit-nothing-to-choose-task = Ein anderer gibt. Setzen Sie wie jemand, der die Aussichten kennt.
exhibit-nothing-to-choose-goal = Ein anderer gibt. Verlieren Sie in diesem Spiel nicht mehr als Sixpence.
exhibit-nothing-to-choose-hero = Von siebzehn gesetzten gehört eines dem Geber, wer auch setzt.
exhibit-nothing-to-choose-best = Der kleinste Einsatz, den es gibt.
exhibit-nothing-to-choose-moral = Setzen Sie wenig, solange ein anderer gibt; und geben Sie selbst, so freuen Sie sich an großen Einsätzen.
exhibit-done = Es ist gelungen: Sixpence sind fort, und nicht mehr.
exhibit-not-done = Es ist nicht gelungen: mehr ist fort als die Sixpence, die es hätten sein können.
exhibit-over = Nichts schlägt ein Ass; aber dass es dort lag, konnten Sie nicht wissen.
