# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-two-aces = Zwei Asse
exhibit-two-aces-story = Fünf Trümpfe und zwei Asse daneben: Nach der Zählung des Buches sind das sieben, genug für die Blinde. Sie hat Ihnen einen sechsten Trumpf gebracht. Nun müssen zwei der zwölf Karten weg. Die Asse brächten zweiundzwanzig Augen in Sicherheit. Dieses Blatt wurde für diesen Tisch zusammengestellt, aber jeder Alleinspieler kennt die Versuchung.
exhibit-two-aces-task = Sie spielen allein. Legen Sie zwei Karten weg, spielen Sie aus, und machen Sie einundsechzig Augen.
exhibit-two-aces-goal = Machen Sie allein mehr als die Hälfte der 120 Augen.
exhibit-two-aces-hero = Der alte Rat: Asse behalten und eine kurze Farbe leer machen.
exhibit-two-aces-best = Gegen jede Verteidigung gewinnt zum Beispiel dies: { $best } weglegen.
exhibit-two-aces-moral = Ein Ass, das seinen Stich macht, bringt zwei Karten mit; ein weggelegtes bringt keine.
exhibit-done = Sie haben gewonnen.
exhibit-not-done = Diesmal nicht: Sie brauchen mehr als die Hälfte der Augen.
