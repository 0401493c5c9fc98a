# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-two-aces = Zwei Asse
exhibit-two-aces-story = Fünf Trümpfe und zwei Asse daneben: Nach der Faustregel des Buches sind das sieben, genug für den Skat. Er hat Ihnen einen sechsten Trumpf gebracht. Nun müssen Sie zwei von zwölf Karten drücken. Mit den Assen lägen zweiundzwanzig Augen in Sicherheit. Dieses Blatt wurde für diesen Tisch zusammengestellt, aber die Versuchung kennt jeder Alleinspieler.
exhibit-two-aces-task = Sie spielen allein. Drücken Sie zwei Karten, spielen Sie aus, und machen Sie einundsechzig Augen.
exhibit-two-aces-goal = Machen Sie allein mehr als die Hälfte der 120 Augen.
exhibit-two-aces-hero = Die alte Regel: Asse behalten und eine kurze Farbe abwerfen.
exhibit-two-aces-best = Gegen jede Verteidigung gewinnt zum Beispiel dies: { $best } drücken.
exhibit-two-aces-moral = Ein Ass, das seinen Stich macht, bringt zwei Karten mit; ein gedrücktes bringt keine.
exhibit-done = Sie haben gewonnen.
exhibit-not-done = Diesmal nicht: Sie brauchen mehr als die Hälfte der Augen.
