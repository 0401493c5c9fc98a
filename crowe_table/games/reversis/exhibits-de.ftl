# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-all-or-nothing = Alles oder nichts
exhibit-all-or-nothing-story = Sie sind Vorhand im einfachen Spiel und haben neun Pik bis zum Ass bekommen, dazu Ass, König, Dame und Zwei in Herz. Mit so einem Blatt entgeht man keinem Stich: Sie bekommen reichlich Punkte und zahlen. Es sei denn, Sie machen alle Stiche. Zwölf Ihrer Karten sind die höchsten oder werden es; die dreizehnte ist eine Zwei. Die anderen Herz sind drei zu drei zu drei verteilt.
exhibit-all-or-nothing-task = Sie spielen aus. Machen Sie jeden Stich und damit den Reversis.
exhibit-all-or-nothing-goal = Einfaches Spiel, Sie spielen aus. Machen Sie alle dreizehn Stiche.
exhibit-all-or-nothing-hero = Wer vorsichtig ist, wird zuerst die Zwei los, und mit ihr den Reversis.
exhibit-all-or-nothing-best = Alle dreizehn: Die Herz-Zwei kommt erst, wenn Ass, König und Dame alle anderen Herz gezogen haben.
exhibit-all-or-nothing-moral = Beim Reversis wartet die eine Karte, die andere stechen könnten, bis Ihre besseren alles gezogen haben, was sie sticht.
exhibit-done = Geschafft: Jeder Stich gehört Ihnen.
exhibit-not-done = Nicht geschafft: { $number } von { $wanted } Stichen gehören Ihnen.
