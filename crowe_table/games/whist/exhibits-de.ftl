# Famous hands: their titles, their stories, and what the visitor is asked to do; and at the end what was made of them in
# the books, what could be made, and the moral.

exhibit-cumberland = Das Blatt des Herzogs von Cumberland
exhibit-cumberland-story = Es heißt, der Herzog von Cumberland habe in Bath dieses Blatt bekommen und zwanzigtausend Pfund darauf gewettet. Er verlor: Die Karten waren kein Zufall, und jeder kannte sie, nur er nicht.
exhibit-cumberland-task = Sie sind der Herzog. Kreuz ist Trumpf, und Sie spielen aus. Machen Sie einen Stich.
exhibit-cumberland-goal = Kreuz ist Trumpf. Machen Sie einen Stich.
exhibit-cumberland-hero = In der Geschichte spielte der Herzog Trumpf aus und machte keinen der dreizehn Stiche.
exhibit-cumberland-best = Sechs Stiche, wenn man Pik oder ein hohes Herz ausspielt. Mit Karo wird es einer, mit Trumpf keiner.
exhibit-cumberland-moral = Spielen Sie nicht Trumpf aus, wenn ein anderer mehr davon hat als Sie.

exhibit-hoyle_forcing_a = Hoyles Zwang zum Trumpfen: A spielt aus
exhibit-hoyle_forcing_a-story = Hoyle zeigt hier, was es heißt, zum Trumpfen gezwungen zu werden. A hat die zehn besten Karten zweier Farben und spielt aus. Die Blätter, die er nicht angibt, sind von uns.
exhibit-hoyle_forcing_a-task = Sie sind A. Pik ist Trumpf, und Sie spielen aus. Machen Sie alle dreizehn.
exhibit-hoyle_forcing_a-goal = Pik ist Trumpf. Machen Sie alle dreizehn.
exhibit-hoyle_forcing_a-hero = Hoyles A zieht die Trümpfe und macht alle dreizehn.
exhibit-hoyle_forcing_a-best = Alle dreizehn Stiche.
exhibit-hoyle_forcing_a-moral = Wer stark ist und ausspielt, zieht die Trümpfe, ehe man ihn zum Trumpfen zwingt.

exhibit-hoyle_forcing_c = Hoyles Zwang zum Trumpfen: C spielt aus
exhibit-hoyle_forcing_c-story = Dieselben Karten, doch nun spielt C aus. Stark ist er nur in einer Farbe, die A nicht hat; und das genügt, um A sein großes Blatt zu verderben.
exhibit-hoyle_forcing_c-task = Sie sind C. Pik ist Trumpf, und Sie spielen aus. Zwingen Sie A zum Trumpfen, und machen Sie fünf Stiche.
exhibit-hoyle_forcing_c-goal = Pik ist Trumpf. Machen Sie fünf Stiche.
exhibit-hoyle_forcing_c-hero = Hoyles C spielt immer wieder die Farbe aus, die A nicht hat, und ruiniert ihn.
exhibit-hoyle_forcing_c-best = Fünf Stiche, und A bleiben acht.
exhibit-hoyle_forcing_c-moral = Dieselben Karten, nur spielt ein anderer aus: Zwingen Sie das starke Blatt zum Trumpfen, und es ist nicht mehr stark.

exhibit-whitfeld_six = Mr. Whitfelds sechs Karten
exhibit-whitfeld_six-story = Die berühmteste aller Whist-Aufgaben stand am letzten Januartag 1885 in „The Field“. Die Bilder und den Verlauf haben wir aus zwei alten Lösungen; die kleinsten Karten sind von uns.
exhibit-whitfeld_six-task = Herz ist Trumpf, Sie haben noch sechs Karten und spielen aus. Machen Sie alle sechs.
exhibit-whitfeld_six-goal = Herz ist Trumpf. Machen Sie alle sechs.
exhibit-whitfeld_six-hero = Die alten Lösungen machen alle sechs Stiche und beginnen mit einem hohen Karo.
exhibit-whitfeld_six-best = Alle sechs Stiche, und nur, wenn man mit einem hohen Karo beginnt.
exhibit-whitfeld_six-moral = Manchmal muss eine hohe Karte vor ihrer Zeit weg, sonst steht sie im Weg.

exhibit-lewis = Mr. Lewis’ Aufgabe
exhibit-lewis-story = Mr. F. H. Lewis ersann viele Whist-Aufgaben. In dieser spielt der Gegner Trumpf aus; Sie und Ihr Partner haben die besseren Blätter, aber nicht so viel bessere, wie Sie brauchen.
exhibit-lewis-task = Pik ist Trumpf, und West hat einen ausgespielt. Sie und Ihr Partner brauchen neun Stiche.
exhibit-lewis-goal = Pik ist Trumpf. Machen Sie mit Ihrem Partner neun Stiche.
exhibit-lewis-hero = Mr. Lewis selbst kommt auf neun Stiche.
exhibit-lewis-best = Neun Stiche, bei offenen Karten.
exhibit-lewis-moral = Wo Stärke nicht reicht, hilft vielleicht die richtige Reihenfolge.

exhibit-vienna = Der Wiener Coup
exhibit-vienna-story = Mr. Clay erzählte 1864 von einem Wiener Spieler, der die höchste Karte einer Farbe hergab und so einen Stich gewann, der nicht zu gewinnen war. Dieses Endspiel haben wir ersonnen, um zu zeigen, wie.
exhibit-vienna-task = Kreuz ist Trumpf, aber keiner ist mehr da. Sie haben noch fünf Karten und spielen aus. Machen Sie alle fünf.
exhibit-vienna-goal = Kreuz ist Trumpf, aber alle sind gespielt. Machen Sie alle fünf.
exhibit-vienna-hero = Mr. Clays Spieler gab die höchste Karte einer Farbe her und gewann dadurch.
exhibit-vienna-best = Alle fünf Stiche auch gegen das beste Spiel, aber nur, wenn Sie { $best } ausspielen.
exhibit-vienna-moral = Geben Sie die höchste Karte rechtzeitig her, und der Gegner kann nicht beide Farben halten.
