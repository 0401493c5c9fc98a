# The lesson. Of each step: what is to be done, and afterwards why.

lesson-pass = Pik ist aufgedeckt. Heißen Sie den Geber die Karte nehmen, so ist Pik Trumpf, und Ihre Seite muss drei Stiche von fünf machen. Sie sind zu schwach: passen Sie.
lesson-pass-why = Ein Gegner hat geholfen und muss nun mit dem Geber drei Stiche machen; gelingt es nicht, so zählen Sie zwei.
lesson-seven = Herz ist ausgespielt, und der König liegt da: bedienen Sie mit der Sieben.
lesson-seven-why = Sie müssen bedienen, solange Sie können; was nicht gewinnen kann, koste so wenig wie möglich.
lesson-nine = Das Herz-Ass: bedienen Sie mit der Neun, und behalten Sie den Buben.
lesson-nine-why = Es wurde gestochen, sogar vom Partner des Asses: zwei Stiche für die Gegner, und sie brauchen nur noch einen.
lesson-spare = Der Karo-König Ihres Partners hält den Stich. Sie haben kein Karo: werfen Sie die Kreuz-Acht ab.
lesson-spare-why = Der Stich des Partners ist Ihrer. Und Sie behalten einen Kreuz-Buben, der mehr ist, als er scheint.
lesson-bower = Ihr Partner spielt Trumpf aus, und der König geht darüber. Ihr Kreuz-Bube ist heute ein Pik: spielen Sie ihn!
lesson-bower-why = Der Trumpf-Bube ist der höchste von allen, der rechte Bauer; der andere Bube derselben Farbe ist der linke Bauer und kommt gleich nach ihm.
lesson-last = Zwei Stiche für jede Seite. Spielen Sie Ihre letzte Karte aus, den Herz-Buben.
lesson-last-why = Ihr Partner hat gestochen: drei Stiche für Sie, und wer Trumpf machte, ist gescheitert.
lesson-counted = Die Gegner sind gescheitert, und das sind zwei Punkte für Sie. Weiter zum nächsten Spiel.
lesson-counted-why = Drei oder vier Stiche zählen denen eins, die Trumpf machten, alle fünf zwei. Wer zuerst fünf Punkte hat, gewinnt.
lesson-take-up = Nun geben Sie. Alle haben gepasst, und Sie haben in Herz die Dame, die Zehn, einen Bauern und die Sieben: nehmen Sie die Karte auf.
lesson-take-up-why = Der Geber hat die aufgedeckte Karte und wirft eine andere dafür weg: das allein ist einen Stich wert.
lesson-lay-out = Sie haben eine Karte zu viel: legen Sie die Pik-Acht weg.
lesson-lay-out-why = Machen Sie eine Farbe frei, wenn Sie können; dann dürfen Sie stechen, wenn sie kommt.
