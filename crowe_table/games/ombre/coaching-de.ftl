# Cards for first deals: what is new at a question.

coach-bid = Eine <frage>Frage</> spielt man mit unbekanntem Partner, ein <solo>Solo</> allein, einen <tout>Tout</> allein um alle Stiche. Das höchste Gebot spielt.
coach-call = Wer das gerufene Ass hat, ist Ihr Partner. Niemand weiß es, bis das Ass fällt.
coach-words = Wer spielt, ist der <hombre>Hombre</>: allein gegen beide anderen. Er braucht mehr Stiche als jeder von ihnen.
coach-name-trump = Die schwarzen Asse sind immer <trumpf>Trumpf</>. Wählen Sie die Farbe, von der Sie sonst die meisten hohen Karten haben.
coach-change = Legen Sie ab, was keinen Stich macht, und kaufen Sie ebenso viele Karten. Behalten Sie Trümpfe und Könige.
coach-lead = Der höchste <trumpf>Trumpf</> gewinnt den Stich, sonst die höchste Karte der Farbe. Die Tafel zeigt die Reihenfolge der Trümpfe.
