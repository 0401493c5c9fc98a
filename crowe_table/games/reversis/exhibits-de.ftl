# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-all-or-nothing = Alles oder nichts
exhibit-all-or-nothing-story = Sie sind Vorhand im einfachen Spiel und haben neun Pik bis zum Ass bekommen, dazu Ass, König, Dame und Zwei von Herz. Mit einem solchen Blatt meidet niemand einen Stich: Sie bekommen Punkte genug und zahlen. Es sei denn, Sie nehmen alle. Zwölf Ihrer Karten sind die höchsten oder werden es; die dreizehnte ist eine Zwei. Die anderen Herzen sitzen drei zu drei zu drei.
exhibit-all-or-nothing-task = Sie spielen aus. Nehmen Sie jeden Stich, und machen Sie den Reversis.
exhibit-all-or-nothing-goal = Einfaches Spiel, Sie spielen aus. Nehmen Sie alle dreizehn Stiche.
exhibit-all-or-nothing-hero = Ein Vorsichtiger wirft zuerst die Zwei fort, und mit ihr den Reversis.
exhibit-all-or-nothing-best = Alle dreizehn: die Herz-Zwei kommt, wenn Ass, König und Dame alle anderen Herzen gezogen haben.
exhibit-all-or-nothing-moral = Beim Reversis wartet die eine Karte, die andere stechen können, bis Ihre besseren gezogen haben, was sie sticht.
exhibit-done = Es ist gelungen: jeder Stich ist Ihrer.
exhibit-not-done = Es ist nicht gelungen: { $number } von { $wanted } Stichen sind Ihre.
