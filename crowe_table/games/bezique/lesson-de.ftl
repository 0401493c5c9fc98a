# The lesson. Of each step: what is to be done, and afterwards why.

lesson-deal = Ihre Karte war höher: Sie dürfen geben oder ausspielen. Geben Sie.
lesson-deal-why = Jedem neun Karten, aus viermal zweiunddreißig; der Rest ist der Talon, und nach jedem Stich nehmen beide eine davon.
lesson-spare = Die Herz-Zehn ist ausgespielt. Solange es einen Talon gibt, müssen Sie nicht bedienen: werfen Sie eine Neun.
lesson-spare-why = Stiche sind hier wenig wert: doch wer einen nimmt, darf melden, und das ist viel wert. Eine Trumpf-Mariage brachte eben vierzig.
lesson-ten = Eine Pik-Sieben ist ausgespielt: nehmen Sie sie mit der Zehn.
lesson-ten-why = Die Zehn steht über König und Dame, gleich nach dem Ass.
lesson-draw = Sie haben noch nichts zu melden: nehmen Sie eine Karte.
lesson-draw-why = Wer den Stich nahm, nimmt zuerst und spielt zum nächsten aus.
lesson-brisque = Die erste Mariage machte Karo zum Trumpf. Spielen Sie die Karo-Zehn aus.
lesson-brisque-why = Sie nahm einen Trumpf-König, der nun nicht mehr heiratet, wenn nicht noch einer auf dem Tisch liegt.
lesson-next = Nehmen Sie wieder eine Karte.
lesson-next-why = Sie suchen Paare: König und Dame einer Farbe; und vier Asse, Könige, Damen oder Buben.
lesson-away = Spielen Sie eine Herz-Neun aus: sie taugt zu nichts.
lesson-away-why = Sie kostete Sie das Ausspiel; und der andere hat wieder gemeldet, noch eine Trumpf-Mariage.
lesson-eight = Eine Kreuz-Neun ist ausgespielt. Werfen Sie die Acht.
lesson-eight-why = Siebenen, Achten und Neunen stehen in keiner Meldung: trennen Sie sich zuerst von ihnen.
lesson-knave = Eine Sieben ist ausgespielt; werfen Sie den Kreuz-Buben.
lesson-knave-why = Ein Bube allein ist wenig. Aber behalten Sie den Karo-Buben, wenn er kommt: mit einer Pik-Dame ist er Bézique.
lesson-nine = Sie haben König und Dame in Pik! Nehmen Sie diesen Stich mit der Neun, um sie zu melden.
lesson-nine-why = Nur nach einem eigenen Stich darf man melden, und nur eines auf einmal.
lesson-marriage = Melden Sie die Mariage in Pik.
lesson-marriage-why = Zwanzig für Sie. Die Karten liegen auf dem Tisch, können noch gespielt werden und in einer anderen Meldung wieder dienen.
