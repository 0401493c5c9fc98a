# A famous hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-rape-of-the-lock = Der Lockenraub
exhibit-rape-of-the-lock-story = Hampton Court, 1714: In Mr. Popes Gedicht spielt Belinda L’Hombre gegen den Baron und noch einen. Sie hat alle drei Matadore und den König und spricht: „Pik sei Trumpf!“ Spadille, Manille, Basta und der König machen vier Stiche; dann fällt ihr Kreuz-König der Pik-Dame des Barons zum Opfer, sein Karo holt auf, und erst der Herz-König rettet sie zuletzt. Die Karten, die Mr. Pope nicht nennt, haben wir ergänzt.
exhibit-rape-of-the-lock-task = Sie sind Belinda und spielen aus. Machen Sie es besser: Machen Sie Ihre fünf Stiche, ehe ein anderer einen macht.
exhibit-rape-of-the-lock-goal = Pik ist Trumpf, Sie spielen aus. Machen Sie die ersten fünf Stiche.
exhibit-rape-of-the-lock-hero = Belinda macht vier, und ihr Kreuz-König wird getrumpft; sie gewinnt erst im neunten Stich.
exhibit-rape-of-the-lock-best = Die ersten fünf: die vier Trümpfe von oben und dann ein Herz.
exhibit-rape-of-the-lock-moral = Steht noch ein Trumpf gegen Sie, so spielen Sie die Farbe aus, von der am meisten aussteht: Sie wird bedient.
exhibit-done = Geschafft: Die ersten { $number } Stiche gehören Ihnen.
exhibit-not-done =
    { $number ->
        [0] Nicht geschafft: Schon der erste Stich ging an einen anderen.
        [one] Nicht geschafft: Nach einem Stich war ein anderer am Ausspielen.
       *[other] Nicht geschafft: Nach { $number } Stichen war ein anderer am Ausspielen.
    }
