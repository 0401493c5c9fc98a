# The instructive hands of Piquet, as they lie in the cabinet.

exhibit-repique = Ein Repique gegen einen sicheren Kapot
exhibit-repique-story = Vorhand hat Ass, König, Dame und Bube von drei Farben: Jeder Stich ist sicher, und viermal drei Gleiche dazu. Aber beim Piquet gewinnt die Reihenfolge des Zählens und nicht das Blatt.
exhibit-repique-task = Sie sind Hinterhand, mit zehn Punkten; Vorhand hat sechzig, hat zwei getauscht und kann jeden Stich nehmen. Seien Sie zuerst auf hundert.
exhibit-repique-goal = Seien Sie zuerst auf hundert.
exhibit-repique-hero = Hinterhand legt die Neun und die Sechs ab, behält die Zehnen und macht mit Rummel und Sequenz dreißig: ein Repique, und hundert Punkte.
exhibit-repique-best = Elf für den Rummel, neunzehn für neun in Sequenz, und sechzig für den Repique.
exhibit-repique-moral = Der Rummel zählt das ganze Blatt: mit zwei kleinen Karten statt der Zehnen sind es zusammen nur neunundzwanzig.
