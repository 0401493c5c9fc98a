# A famous hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-rape-of-the-lock = Der Lockenraub
exhibit-rape-of-the-lock-story = Hampton Court, 1714: Mr. Popes Belinda spielt L’Hombre gegen den Baron und noch einen. Sie hält alle drei Matadore und den König und spricht: „Pik sei Trumpf!“ Im Gedicht machen Spadille, Manille, Basta und der König vier Stiche; dann fällt ihr Kreuz-König unter die Pik-Dame des Barons, dessen Karo holen auf, und erst der Herz-König rettet sie. Die Karten, die Mr. Pope nicht nennt, sind für diesen Tisch gelegt.
exhibit-rape-of-the-lock-task = Sie sind Belinda und spielen aus. Machen Sie es besser: nehmen Sie Ihre fünf Stiche, ehe ein anderer einen nimmt.
exhibit-rape-of-the-lock-goal = Pik ist Trumpf, Sie spielen aus. Machen Sie die ersten fünf Stiche.
exhibit-rape-of-the-lock-hero = Belinda macht vier, und ihr Kreuz-König wird gestochen; sie gewinnt im neunten Stich.
exhibit-rape-of-the-lock-best = Die ersten fünf: die vier Trümpfe, von oben, und dann ein Herz.
exhibit-rape-of-the-lock-moral = Ist ein Trumpf gegen Sie, so spielen Sie die Farbe, von der noch am meisten draußen ist: sie wird bedient.
exhibit-done = Es ist gelungen: die ersten { $number } Stiche sind Ihre.
exhibit-not-done = { $number ->
        [0] Es ist nicht gelungen: der erste Stich war eines anderen.
        [one] Es ist nicht gelungen: nach einem Stich kam ein anderer ans Spiel.
       *[other] Es ist nicht gelungen: nach { $number } Stichen kam ein anderer ans Spiel.
    }
