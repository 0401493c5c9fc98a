# A line of history for each card that is looked at closely. Courts and aces have their own, by rank and suit; other cards
# that of their rank.

history-0-0 = Von 1765 an druckte das Stempelamt dieses Ass selbst: ein Kartenspiel ohne es hatte seine sechs Pence nicht bezahlt, und auf seine Fälschung stand der Tod.
history-0-1 = Ein Zeichen auf bloßem Papier, ohne Rahmen: Zahlenkarten wurden nie in Holz geschnitten, sondern durch Schablonen gepinselt.
history-0-2 = So viel weißes Papier war zum Wegwerfen zu schade: alte Karten dienten als Billetts, Quittungen und Schuldscheine.
history-0-3 = Das Kreuz hat seine Gestalt vom französischen Kleeblatt; der englische Name „clubs“ kommt von den Stöcken der spanischen Karten.
history-1 = Die Zwei heißt nach dem französischen Wort auch Daus: in vielen alten Spielen die niedrigste von allen, und beim Lomber in den schwarzen Farben der zweitbeste Trumpf.
history-2 = Unter der Mitte stehen die Zeichen auf dem Kopf, damit man die Karte von beiden Seiten des Tisches lesen kann.
history-3 = Karten hatten bis ins nächste Jahrhundert kein Zeichen in der Ecke: man hielt die Hand weit offen und zählte.
history-4 = Beim Cribbage soll man die Fünf behalten: sie macht mit jeder Zehn fünfzehn, und fast ein Drittel der Karten zählt zehn.
history-5 = Jedes Zeichen wurde durch eine Schablone gepinselt, eine Farbe nach der anderen; darum gleichen sich nie zwei Abdrucke ganz.
history-6 = Beim Lomber ist die Sieben die niedrigste Karte einer roten Farbe. Ist diese Trumpf, wird sie zur Manille, der zweitbesten.
history-7 = Achten, Neunen und Zehnen nahm man für Lomber aus dem Spiel, das mit vierzig Karten gespielt wird.
history-8 = Papierbogen wurden zu Pappe geklebt, gepresst und geglättet und eckig geschnitten: runde Ecken kamen ein Jahrhundert später.
history-9 = Zehn war die höchste Zahl, die ein Spieler zählen musste; darüber beginnt der Hof, und das Zählen hört auf.
history-10-0 = Der Pik-Bube wird von hinter der Schulter gesehen, im Profil, mit einem Auge. Das Vorbild wurde 1567 in Rouen geschnitten.
history-10-1 = Der Herz-Bube lächelt und hält empor, was der eine Schneider zum Blatt machte und der andere zur Feder.
history-10-2 = Der Karo-Bube stützt eine Hand in die Hüfte. Nur Buben zeigen ihre Beine ganz; die Gewänder der Könige reichen bis zum Rahmen.
history-10-3 = Der Kreuz-Bube steht neben einem hohen Pfeil, eine Feder an der Mütze. Beim Loo war er Pam, der jeden Stich nahm.
history-11-0 = Die Pik-Dame trägt neben ihrer Blume ein Zepter, als einzige der vier.
history-11-1 = Die Herz-Dame trägt eine schwarze Haube; wo das Gelb ihres Schmucks auf blaue Linien fiel, sieht es grün aus.
history-11-2 = Die Karo-Dame hält eine Blume, wie alle vier: Pope schrieb von „vier schönen Damen, deren Hand eine Blume hält“.
history-11-3 = Die Kreuz-Dame trägt gekreuzte Gürtel mit einem schwarzen Knoten: was sie einst hielten, ging in zwei Jahrhunderten des Abzeichnens verloren.
history-12-0 = Der Pik-König hält sein Schwert aufrecht. Pope kannte die vier „mit grauem Schnurrbart und gespaltenem Kinnbart“.
history-12-1 = Der Herz-König hebt eine Axt. In späteren Spielen hielt man sie für ein Schwert, und er schien es sich durch den Kopf zu stoßen.
history-12-2 = Der Karo-König zeigt nur ein Auge und streckt eine offene Hand aus; seine Axt steht hinter ihm.
history-12-3 = Der Kreuz-König trägt einen Reichsapfel auf der offenen Hand. Sein Gesicht ist, wie alle Haut und Wäsche, bloßes Papier mit blauen Linien.
