# The lesson. Of each step: what is to be done, and afterwards why.

lesson-lay-out = Sie haben fünf Karten, und zwei müssen in den Crib, der dem Geber gehört: legen Sie die Dame und die Drei ab.
lesson-lay-out-why = Was im Crib liegt, zählt für den Geber; darum gaben Sie zwei Karten, die zusammen nichts machen.
lesson-lead = Sie spielen aus, denn der Geber spielt zuletzt: spielen Sie die Sieben, und ihre Zahl wird gesagt.
lesson-lead-why = Die Karten werden abwechselnd gespielt und zusammengezählt, Bilder als zehn; und nie über einunddreißig.
lesson-fifteen = Ihre Sieben ist gepaart, für zwei; aber der Stand ist vierzehn: machen Sie mit dem Ass fünfzehn daraus.
lesson-fifteen-why = Wer den Stand auf fünfzehn bringt, steckt zwei Löcher. Der vordere Stift zeigt, wie weit Sie sind.
lesson-pair = Es wird eine Sechs gespielt, und Sie haben noch eine: spielen Sie sie.
lesson-pair-why = Zwei gleiche zusammen sind ein Paar, für zwei; und da der andere unter einunddreißig nicht mehr konnte, zählten Sie eins für die letzte Karte.
lesson-counted = Nun werden die Blätter mit der aufgedeckten Karte gezählt, wie die Rechnung es zeigt: lesen Sie sie, und gehen Sie weiter.
lesson-counted-why = Fünfzehner zählen zwei, Paare zwei, eine Folge ein Loch je Karte, drei in einer Farbe drei. Wer nicht gab, zählt zuerst.
lesson-own-crib = Nun geben Sie, und der Crib gehört Ihnen: legen Sie die Sechs und die Neun ab.
lesson-own-crib-why = Sechs und Neun sind schon fünfzehn; in den eigenen Crib gehört, was dort wachsen kann.
lesson-wait = Der Stand ist zehn. Spielen Sie das Ass, und behalten Sie den König.
lesson-wait-why = Niedrige Karten halten den Stand aus der Gefahr: auf elf macht keine Zehn und kein Bild fünfzehn daraus.
lesson-thirty-one = Der Stand ist einundzwanzig: Ihr König macht genau einunddreißig.
lesson-thirty-one-why = Genau einunddreißig sind zwei Löcher, und dann ist Halt. Darunter zählt die letzte Karte nur eins.
lesson-farewell = In Ihrem Crib lagen zwei Sechsen und zwei Neunen und zählten zwölf: sehen Sie es in der Rechnung, und gehen Sie zum nächsten Spiel.
lesson-farewell-why = Jede Sechs mit jeder Neun ist ein Fünfzehner, und die Paare zählen dazu. Einundsechzig Löcher gewinnen die Partie.
