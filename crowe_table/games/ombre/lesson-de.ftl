# The lesson. Of each step: what is to be done, and afterwards why.

lesson-pass = Kreuz soll Couleur sein, und darin ist eine Frage geboten. Sie halten drei Asse, aber nur einen Trumpf: passen Sie.
lesson-pass-why = Gerufen wird das Pik-Ass: und Sie haben es! Sie sind dieser Partner, und niemand sonst weiß es.
lesson-club = Kreuz ist ausgespielt, der Trumpf: bedienen Sie mit Ihrem einzigen, dem Buben.
lesson-club-why = Die Sieben nahm ihn. Die zwei schwarzen Damen sind immer die besten Trümpfe, bis auf die Sieben, Manille, die zwischen ihnen steht.
lesson-ace = Karo ist ausgespielt, und der König liegt da: nehmen Sie ihn mit dem Ass.
lesson-ace-why = Ein Stich für den Spieler und Sie, die heute eine Seite sind: zusammen gewinnen fünf von acht.
lesson-spade = Spielen Sie Pik aus, aber noch nicht das Ass: die Zehn.
lesson-spade-why = Der Spieler stach sie. Hätten Sie das Ass gezeigt, so wüssten Ihre Gegner, woran sie sind.
lesson-heart = Ihr Partner spielt den besten Trumpf aus, und Sie haben keinen: werfen Sie die Herz-Acht ab.
lesson-heart-why = Mit einer Karte kamen von den zwei anderen eine Dame und ein Ass der Trümpfe heraus: so soll man Trumpf ziehen.
lesson-nine = Wieder Karo, und die Neun ist Ihre einzige: spielen Sie sie.
lesson-nine-why = Ein Gegner stach sie, mit einem der letzten Trümpfe. Um so sicherer sind Ihre Asse.
lesson-take = Herz ist ausgespielt: nehmen Sie den Stich mit Ihrem Ass.
lesson-take-why = Wo kein Trumpf fällt, ist das Ass das höchste seiner Farbe, dann König, Dame und Bube.
lesson-claim = Pik-Ass und Herz-König sind die besten, die noch da sind: sagen Sie, dass der Rest Ihrer ist.
lesson-claim-why = Sind Sie sicher, so legen Sie Ihre Karten hin. Am Pik-Ass sehen nun alle, wessen Partner Sie waren.
lesson-count = Die Frage ist gewonnen, mit sechs Stichen: sehen Sie, was sie Ihnen beiden bringt, und gehen Sie weiter.
lesson-count-why = Die Gebote steigen von der Frage zum großen Solo, jedes teurer als das vorige; wer am höchsten bietet, spielt.
