# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-five-is-not-enough = Fünf ist nicht genug
exhibit-five-is-not-enough-story = Sie halten eine Bank von einer Guinea, und ein Spieler hat Banco auf das Ganze gerufen. Ihre zwei Karten machen fünf. Es ist der beste Punkt, den Sie bessern könnten, und der schlechteste, den Sie behalten könnten; und der andere hat zwei Karten angesehen und bleibt.
exhibit-five-is-not-enough-task = Der andere bleibt. Gewinnen Sie den Coup für Ihre Bank.
exhibit-five-is-not-enough-goal = Sie haben fünf, und der andere bleibt. Gewinnen Sie den Coup für Ihre Bank.
exhibit-five-is-not-enough-hero = Wer bleibt, hat sechs oder sieben, dann und wann fünf: so verliert fünf gegen die meisten davon.
exhibit-five-is-not-enough-best = Eine Karte.
exhibit-five-is-not-enough-moral = Fragen Sie nicht, wie gut Ihr Punkt ist, sondern was der andere haben muss, um zufrieden zu sein.
exhibit-done = Es ist gelungen: die Bank steht und ist verdoppelt.
exhibit-not-done = Es ist nicht gelungen: fünf hielt nicht gegen sieben.
exhibit-over = Die nächste Karte war eine Drei.
