# The lesson. Of each step: what is to be done, and afterwards why.

lesson-change = Vorhand hat sechs abgelegt. Behalten Sie Ihre Karo, das Herz-Ass und die Damen, und legen Sie die sechs ab, die leuchten.
lesson-change-why = Behalten Sie Ihre längste Farbe: sie kann der Ruff sein, und eine Sequenz. Sie haben Karo-König und Karo-Bube dazu gezogen.
lesson-ruff = Ein Ruff von einundfünfzig ist angesagt. Ihrer in Karo ist fünfundfünfzig: sagen Sie „nicht gut“, und sagen Sie Ihren an.
lesson-ruff-why = Der Ruff ist die Summe der Karten einer Farbe, Ass elf, Bilder zehn. Nur der bessere zählt.
lesson-sequence = Eine Sequenz von vier ist angesagt. Sie haben fünf, von der Karo-Neun bis zum König: sagen Sie sie an.
lesson-sequence-why = Fünf in Folge zählen fünfzehn; drei zählen nur drei, und vier zählen vier.
lesson-good = Drei von einem Rang sind angesagt, und Sie haben keine drei dagegen: sagen Sie, dass sie gut sind.
lesson-good-why = Nun ist alles angesagt, und die Karten werden um Stiche gespielt. Aus den Ansagen kennen Sie zwölf Karten des anderen.
lesson-eight = Pik ist ausgespielt: bedienen Sie mit der Acht.
lesson-eight-why = Wer ausspielt, zählt eins dafür, und wer den Stich nimmt, zählt eins. Trumpf gibt es beim Piquet nicht.
lesson-six = Noch einmal Pik, und Sie haben keines: werfen Sie die Karo-Sechs ab.
lesson-six-why = Was nicht gewinnen kann, sei das, was Sie am besten entbehren; Ihre hohen Karo werden noch gebraucht.
lesson-queen = Der Kreuz-Bube ist ausgespielt: Ihre Dame nimmt ihn.
lesson-queen-why = Eins für den Stich; und nun spielen Sie aus.
lesson-king = Spielen Sie den Herz-König aus: das Ass haben Sie selbst.
lesson-king-why = Eins fürs Ausspielen und eins für den Stich. Der andere hat gar kein Herz.
lesson-knave = Weiter mit dem Herz-Buben.
lesson-knave-why = Jede Karte einer Farbe, die der andere nicht hat, ist ein Stich, solange Sie ausspielen.
lesson-ace = Und das Herz-Ass.
lesson-ace-why = Wer von den zwölf Stichen die meisten nimmt, hat zehn dazu, für die Karten; alle zwölf sind ein Kapot.
