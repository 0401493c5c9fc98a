# A line of history for each card that is looked at closely. Courts and aces have their own, by rank and suit; other cards
# that of their rank.

history-0-0 = Von 1765 an druckte das Stempelamt dieses Ass selbst: Ohne es waren für die Karten keine sechs Pence Steuer bezahlt, und auf Fälschung stand der Tod.
history-0-1 = Ein einziges Zeichen auf blankem Papier, ohne Rahmen: Zahlenkarten wurden nie in Holz geschnitten, sondern mit dem Pinsel durch Schablonen gemalt.
history-0-2 = So viel weißes Papier war zum Wegwerfen zu schade: Alte Karten dienten als Billetts, Quittungen und Schuldscheine.
history-0-3 = Das Kreuz hat seine Form vom französischen Kleeblatt; sein englischer Name „clubs“ kommt von den Keulen der spanischen Karten.
history-1 = Die Zwei, nach dem französischen Wort auch Daus genannt, ist in vielen alten Spielen die niedrigste Karte, beim L’Hombre in den schwarzen Farben aber der zweitbeste Trumpf.
history-2 = Unter der Mitte stehen die Zeichen auf dem Kopf, damit man die Karte von beiden Seiten des Tisches lesen kann.
history-3 = Bis ins nächste Jahrhundert hatten Karten kein Zeichen in der Ecke: Man fächerte das Blatt weit auf und zählte.
history-4 = Beim Cribbage soll man die Fünf behalten: Mit jeder Zehn macht sie fünfzehn, und fast ein Drittel der Karten zählt zehn.
history-5 = Jedes Zeichen wurde durch eine Schablone gepinselt, eine Farbe nach der anderen; darum gleichen sich keine zwei Abdrucke ganz.
history-6 = Beim L’Hombre ist die Sieben die niedrigste Karte einer roten Farbe. Ist diese Trumpf, wird sie zur Manille, dem zweitbesten Trumpf.
history-7 = Achten, Neunen und Zehnen sortierte man für L’Hombre aus; gespielt wird mit den übrigen vierzig Karten.
history-8 = Papierbogen wurden zu Pappe geklebt, gepresst, geglättet und mit spitzen Ecken geschnitten: Runde Ecken kamen erst ein Jahrhundert später.
history-9 = Zehn war das Höchste, was ein Spieler abzählen musste; darüber beginnen die Bilder.
history-10-0 = Den Pik-Buben sieht man von hinten über die Schulter, im Profil, mit einem Auge. Das Vorbild wurde 1567 in Rouen geschnitten.
history-10-1 = Der Herz-Bube lächelt und hält etwas empor, woraus der eine Formschneider ein Blatt machte und der andere eine Feder.
history-10-2 = Der Karo-Bube stemmt eine Hand in die Hüfte. Nur bei den Buben sieht man die ganzen Beine; die Gewänder der Könige reichen bis zum Rahmen.
history-10-3 = Der Kreuz-Bube steht neben einem hohen Pfeil und trägt eine Feder an der Mütze. Beim Loo hieß er Pam und nahm jeden Stich.
history-11-0 = Die Pik-Dame trägt neben ihrer Blume ein Zepter, als einzige der vier.
history-11-1 = Die Herz-Dame trägt eine schwarze Haube; wo das Gelb ihres Schmucks auf blaue Linien traf, sieht es grün aus.
history-11-2 = Die Karo-Dame hält eine Blume, wie alle vier: Pope schrieb von „vier schönen Damen, eine Blume in der Hand“.
history-11-3 = Die Kreuz-Dame trägt gekreuzte Gürtel mit einem schwarzen Knoten: Was sie einst hielten, ging in zwei Jahrhunderten des Nachschneidens verloren.
history-12-0 = Der Pik-König hält sein Schwert aufrecht. Pope kannte alle vier, „mit grauem Schnurrbart und gespaltenem Kinnbart“.
history-12-1 = Der Herz-König hebt eine Axt. Später hielt man sie für ein Schwert, und es sah aus, als stoße er es sich durch den Kopf.
history-12-2 = Der Karo-König zeigt nur ein Auge und streckt die offene Hand aus; seine Axt steht hinter ihm.
history-12-3 = Der Kreuz-König trägt einen Reichsapfel auf der offenen Hand. Sein Gesicht ist wie alle Haut und Wäsche blankes Papier mit blauen Linien.
