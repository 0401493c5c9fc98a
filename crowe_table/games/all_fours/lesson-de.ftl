# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Wer zuerst { WORDS($option_target) } Punkte hat, gewinnt. Punkte gibt es für den höchsten und den niedrigsten Trumpf und für gute Karten, die Sie in Stichen nehmen.
lesson-give = Kreuz ist aufgedeckt, und Ihr Gegner bettelt um eine andere Farbe. Sie haben den Kreuz-Buben und die Zwei: Schenken Sie einen Punkt, und behalten Sie Kreuz.
lesson-give-why = Wer bettelt, bekommt einen Punkt geschenkt, oder jeder bekommt drei Karten mehr, und ein neuer Trumpf wird aufgedeckt. Für solche Trümpfe ist ein Punkt nicht viel.
lesson-ace = Herz ist ausgespielt. Bedienen Sie mit dem Ass, und machen Sie den Stich.
lesson-ace-why = Die Karten in den Stichen zählen fürs Spiel: ein Ass vier, ein König drei, eine Dame zwei, ein Bube eins und eine Zehn zehn.
lesson-low = Spielen Sie Ihre Kreuz-Zwei aus: Einen niedrigeren Trumpf gibt es nicht.
lesson-low-why = Tief zählt für den, der es hatte, auch wenn der andere den Stich macht; und es hat einen Trumpf gezogen.
lesson-spare = Karo ist ausgespielt, und Sie haben keines. Trumpfen müssen Sie nicht: Werfen Sie die Herz-Sieben ab.
lesson-spare-why = Wer die ausgespielte Farbe nicht hat, darf trumpfen oder irgendeine Karte abwerfen; aber den Buben behält man besser, bis keine Gefahr mehr besteht.
lesson-knave = Die Pik-Zwei ist ausgespielt, und es sind nur noch wenige Trümpfe da: Machen Sie den Stich mit Ihrem Buben.
lesson-knave-why = Der Trumpf-Bube bringt dem einen Punkt, der ihn nach Hause bringt. Ihrer ist in Sicherheit.
lesson-queen = Spielen Sie nun die Herz-Dame aus.
lesson-queen-why = Das Ass ist fort, also hätte nur der König Ihre Dame stechen können: ein vertretbares Risiko, wenn der Bube schon zu Hause ist.
lesson-last = Und die Neun.
lesson-last-why = Ein Pik-Bube sticht Ihr Herz nicht: Eine Karte, die nicht bedient, gewinnt nichts, es sei denn, sie ist Trumpf.
lesson-count = Bei jedem Geben gibt es vier Punkte: Lesen Sie in der Abrechnung, wer sie bekam, und spielen Sie weiter.
lesson-count-why = Hoch, Tief, der Bube und das Spiel: <alle-vier>Alle vier</> gehören Ihnen, und daher kommt der Name All Fours. Mit { WORDS($option_target) } Punkten ist die Partie gewonnen.
lesson-beg = Jetzt dürfen Sie <betteln>betteln</>, und Sie haben gar kein Kreuz: Betteln Sie.
lesson-beg-why = Entweder bekommen Sie einen Punkt geschenkt, oder eine andere Farbe wird Trumpf: Mit einem schlechten Blatt ist beides ein Gewinn.
