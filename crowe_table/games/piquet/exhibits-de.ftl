# The instructive hands of Piquet, as they lie in the cabinet.

exhibit-repique = Ein Repique gegen einen sicheren Matsch
exhibit-repique-story = Die Vorhand hat Ass, König, Dame und Bube in drei Farben: Jeder Stich ist sicher, und vier Gedritte kommen dazu. Aber beim Piquet gewinnt nicht das Blatt, sondern die Reihenfolge des Zählens.
exhibit-repique-task = Sie sind Hinterhand und haben zehn Punkte; die Vorhand hat sechzig, hat zwei Karten getauscht und kann jeden Stich machen. Seien Sie als Erster bei hundert.
exhibit-repique-goal = Seien Sie als Erster bei hundert.
exhibit-repique-hero = Die Hinterhand legt die Neun und die Sechs ab, behält die Zehnen und macht mit Rummel und Sequenz dreißig: ein Repique, und hundert Punkte.
exhibit-repique-best = Elf für den Rummel, neunzehn für eine Sequenz von neun Karten und sechzig für den Repique.
exhibit-repique-moral = Beim Rummel zählt das ganze Blatt: Mit zwei kleinen Karten statt der Zehnen sind es zusammen nur neunundzwanzig.
