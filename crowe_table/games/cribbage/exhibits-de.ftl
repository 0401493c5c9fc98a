# Famous hands: what is told of each before it is played, while it is played, and afterwards.

exhibit-twenty-nine = Neunundzwanzig
exhibit-twenty-nine-story = Ein besseres Blatt gibt es beim Cribbage nicht: die vier Fünfen und der Bube von der Farbe der aufgedeckten Karte. Man kann sich ein langes Leben lang jeden Abend an den Tisch setzen und es nie bekommen; unter zweihunderttausend Blättern ist es ungefähr eines.
exhibit-twenty-nine-task = Sie haben drei Fünfen, dazu drei Bilder und Zehnen, und der Crib gehört dem Gegner. Legen Sie zwei Karten ab, und zählen Sie neunundzwanzig.
exhibit-twenty-nine-goal = Legen Sie gut ab, und zählen Sie neunundzwanzig.
exhibit-twenty-nine-hero = Wer den richtigen Buben behält, zählt sechzehn in Fünfzehnern, zwölf für die Fünfen und eins für den Buben.
exhibit-twenty-nine-best = Neunundzwanzig, und zwar nur mit dem Kreuz-Buben.
exhibit-twenty-nine-moral = Zehn, Bube und Dame zählen mit einer Fünf gleich viel. Nur der Bube kann einen Punkt mehr bringen.
