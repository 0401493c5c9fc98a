# The lesson. Of each step: what is to be done, and afterwards why.

lesson-lay-out = Sie haben fünf Karten, und zwei müssen in den Crib, der dem Geber gehört. Legen Sie die Dame und die Drei ab.
lesson-lay-out-why = Der Crib zählt für den Geber; darum gaben Sie zwei Karten, die zusammen nichts zählen.
lesson-lead = Der Geber spielt zuletzt, also spielen Sie aus. Spielen Sie die Sieben, und ihre Zahl wird gesagt.
lesson-lead-why = Die Karten werden abwechselnd gespielt und zusammengezählt, Bilder als zehn; nie über { WORDS($number_limit) }.
lesson-fifteen = Ihre Sieben wurde gepaart, für zwei. Aber der Stand ist vierzehn: machen Sie mit dem Ass fünfzehn daraus.
lesson-fifteen-why = Wer den Stand auf fünfzehn bringt, steckt zwei Löcher. Der vordere Stift zeigt, wie weit Sie sind.
lesson-pair = Der andere hat eine Sechs gespielt, und Sie haben auch eine: spielen Sie sie.
lesson-pair-why = Zwei gleiche sind ein Paar, für zwei. Zuletzt konnte niemand mehr unter { WORDS($number_limit) } spielen: eins für Ihre letzte Karte.
lesson-counted = Nun werden die Blätter mit der aufgedeckten Karte gezählt. Die Rechnung zeigt, wie: lesen Sie sie, und gehen Sie weiter.
lesson-counted-why = Fünfzehn zählt zwei, ein Paar zwei, eine Folge von drei zwei, drei in einer Farbe drei. Wer nicht gab, zählt zuerst.
lesson-own-crib = Nun geben Sie, und der Crib gehört Ihnen. Legen Sie die Sechs und die Neun ab.
lesson-own-crib-why = Die zwei sind schon fünfzehn. In den eigenen Crib gehört, was zählt oder mit anderen zählen kann.
lesson-wait = Der Stand ist zehn. Spielen Sie das Ass, und behalten Sie den König.
lesson-wait-why = Niedrige Karten halten den Stand aus der Gefahr: keine Zehn und kein Bild machte danach fünfzehn.
lesson-thirty-one = Der Stand ist { WORDS($count_say_count) }: Ihr König macht genau { WORDS($number_limit) }.
lesson-thirty-one-why = Genau { WORDS($number_limit) } zählt zwei, und dann ist Halt. Endet es darunter, so zählt die letzte Karte eins.
lesson-farewell = In Ihrem Crib lagen zwei Sechsen und zwei Neunen und zählten zwölf. Sehen Sie die Rechnung an, und gehen Sie weiter.
lesson-farewell-why = Jede Sechs mit jeder Neun ist fünfzehn, und die Paare zählen dazu. { CAP(WORDS($option_target)) } Löcher gewinnen die Partie.
