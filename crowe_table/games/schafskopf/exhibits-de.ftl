# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-two-aces = Zwei Asse
exhibit-two-aces-story = Fünf Trümpfe und zwei Asse daneben: nach der Zählung des Buches sind das sieben, eine gleiche Aussicht, und Sie haben die Blinde genommen. Sie hat Ihnen einen sechsten Trumpf gebracht. Zwei der zwölf Karten müssen weggelegt werden. Die Asse brächten zweiundzwanzig Augen in Sicherheit, wo niemand sie nehmen kann. Diese Karten sind für diesen Tisch gelegt, aber so ist jeder Alleinspieler schon versucht worden.
exhibit-two-aces-task = Sie spielen allein. Legen Sie zwei Karten weg, spielen Sie aus, und machen Sie einundsechzig Augen.
exhibit-two-aces-goal = Machen Sie allein mehr als die Hälfte der 120 Augen.
exhibit-two-aces-hero = Der alte Rat behält die Asse und macht eine kurze Farbe frei.
exhibit-two-aces-best = Gewonnen gegen jede Verteidigung, wenn Sie zum Beispiel { $best } weglegen.
exhibit-two-aces-moral = Ein Ass, das seinen Stich macht, bringt zwei Karten mit; ein weggelegtes bringt keine.
exhibit-done = Es ist gelungen: Sie haben gewonnen.
exhibit-not-done = Es ist nicht gelungen: sechzig ist nicht mehr als die Hälfte.
