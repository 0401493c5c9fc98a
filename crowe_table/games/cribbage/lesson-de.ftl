# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Stecken Sie { $option_target } Löcher, bevor es der andere tut. Sie zählen beim Ausspielen, und dann für alles, was Ihre Karten zusammen ergeben.
lesson-lay-out = Sie haben fünf Karten, und zwei müssen in den <crib>Crib</>, der dem Geber gehört. Legen Sie die Dame und die Drei ab.
lesson-lay-out-why = Der <crib>Crib</> zählt für den Geber; darum haben Sie zwei Karten hineingelegt, die zusammen nichts zählen.
lesson-lead = Der Geber spielt zuletzt, also spielen Sie aus. Spielen Sie die Sieben; dabei wird ihre Zahl angesagt.
lesson-lead-why = Man spielt abwechselnd und zählt die Karten zusammen, jedes Bild als zehn. Der Stand darf nie über { WORDS($number_limit) } gehen.
lesson-fifteen = Ihre Sieben wurde gepaart, das zählt zwei. Aber der Stand ist vierzehn: Machen Sie mit dem Ass fünfzehn daraus.
lesson-fifteen-why = Wer den Stand auf fünfzehn bringt, steckt zwei Löcher. Der vordere Stift zeigt, wie weit Sie sind.
lesson-pair = Der andere hat eine Sechs gespielt, und Sie haben auch eine: Spielen Sie sie.
lesson-pair-why = Zwei gleiche Karten sind ein Paar und zählen zwei. Zuletzt konnte niemand mehr etwas legen, ohne über { WORDS($number_limit) } zu kommen: Das gab eins für Ihre letzte Karte.
lesson-counted = Nun werden die Blätter mit der aufgedeckten Karte gezählt. Wie, steht in der Abrechnung: Lesen Sie sie, und spielen Sie weiter.
lesson-counted-why = Fünfzehn zählt zwei, ein Paar zwei, eine Folge von drei zwei, drei in einer Farbe drei. Wer nicht gegeben hat, zählt zuerst.
lesson-own-crib = Nun geben Sie, und der <crib>Crib</> gehört Ihnen. Legen Sie die Sechs und die Neun ab.
lesson-own-crib-why = Die beiden machen zusammen schon fünfzehn. In den eigenen <crib>Crib</> gehört, was zählt oder mit anderen Karten zählen kann.
lesson-wait = Der Stand ist zehn. Spielen Sie das Ass, und halten Sie den König zurück.
lesson-wait-why = Niedrige Karten halten den Stand ungefährlich: Mit keiner Zehn und keinem Bild ließ sich danach fünfzehn machen.
lesson-thirty-one = Der Stand ist { WORDS($count_say_count) }: Mit Ihrem König sind es genau { WORDS($number_limit) }.
lesson-thirty-one-why = Genau { WORDS($number_limit) } zählt zwei, und dann ist Schluss. Endet es darunter, zählt die letzte Karte eins.
lesson-farewell = In Ihrem <crib>Crib</> lagen zwei Sechsen und zwei Neunen und zählten zwölf. Sehen Sie sich die Abrechnung an; dann wird neu gegeben.
lesson-farewell-why = Jede Sechs macht mit jeder Neun fünfzehn, und die Paare kommen dazu. Mit { WORDS($option_target) } Löchern ist die Partie gewonnen.
