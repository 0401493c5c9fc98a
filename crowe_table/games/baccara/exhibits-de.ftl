# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-five-is-not-enough = Fünf ist nicht genug
exhibit-five-is-not-enough-story = Sie halten eine Bank von einer Guinea, und ein Spieler hat Banco gerufen. Ihre zwei Karten zählen fünf. Einen besseren Punkt sollte man kaum noch verbessern, einen schlechteren nie behalten; und der andere hat seine zwei Karten angesehen und nimmt keine mehr.
exhibit-five-is-not-enough-task = Der andere nimmt keine Karte. Gewinnen Sie den Coup für Ihre Bank.
exhibit-five-is-not-enough-goal = Sie haben fünf, und der andere nimmt keine Karte. Gewinnen Sie den Coup für Ihre Bank.
exhibit-five-is-not-enough-hero = Wer keine Karte nimmt, hat sechs oder sieben, selten einmal fünf: Gegen die meisten davon verliert fünf.
exhibit-five-is-not-enough-best = Eine Karte.
exhibit-five-is-not-enough-moral = Fragen Sie nicht, wie gut Ihr Punkt ist, sondern was der andere haben muss, um zufrieden zu sein.
exhibit-done = Geschafft: Die Bank bleibt Ihnen und hat sich verdoppelt.
exhibit-not-done = Nicht geschafft: Fünf war nicht genug gegen sieben.
exhibit-over = Die nächste Karte war eine Drei.
