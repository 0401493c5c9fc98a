# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-king-high = Ein Jeu de règle mit König
exhibit-king-high-story = Ein kleiner Trumpf, und vier Kreuz bis zum König. Es sieht nach nichts aus, und ein Anfänger bittet um Karten. Aber die alte Regel spielt jedes Blatt, das drei Stiche macht gegen einen Geber mit weniger als zwei Trümpfen, und weniger hat er in zwei von drei Fällen. Die Karten sind für diesen Tisch gelegt.
exhibit-king-high-task = Herz ist Trumpf, und Sie sprechen zuerst. Spielen Sie, oder bitten Sie um Karten; und machen Sie den Punkt.
exhibit-king-high-goal = Herz ist Trumpf. Machen Sie den Punkt.
exhibit-king-high-hero = Die Bücher spielen es ohne Karten und spielen den Kreuz-König aus.
exhibit-king-high-best = Der Punkt, wenn man gleich spielt: Kreuz wird weitergespielt, bis es gut ist.
exhibit-king-high-moral = Spricht die Aussicht für Ihr Blatt, wie es ist, so bitten Sie um nichts: neue Karten bessern auch das Blatt des Gebers.
