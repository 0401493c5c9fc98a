# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-king-high = Ein Jeu de règle mit König
exhibit-king-high-story = Ein kleiner Trumpf und vier Kreuz bis zum König. Das sieht nach nichts aus, und ein Anfänger bittet um Karten. Aber nach alter Regel spielt man jedes Blatt, das gegen einen Geber mit weniger als zwei Trümpfen drei Stiche macht, und weniger als zwei hat er in zwei von drei Fällen. Die Karten sind für diesen Tisch gelegt.
exhibit-king-high-task = Herz ist Trumpf, und Sie sprechen zuerst. Spielen Sie gleich, oder bitten Sie um Karten; und machen Sie den Punkt.
exhibit-king-high-goal = Herz ist Trumpf. Machen Sie den Punkt.
exhibit-king-high-hero = Die Lehrbücher bitten nicht um Karten und spielen den Kreuz-König aus.
exhibit-king-high-best = Der Punkt, wenn Sie gleich spielen: Spielen Sie immer wieder Kreuz, bis die Farbe frei ist.
exhibit-king-high-moral = Sprechen die Aussichten für Ihr Blatt, so bitten Sie um nichts: Neue Karten verbessern auch das Blatt des Gebers.
