# The lesson. Of each step: what is to be done, and afterwards why.

lesson-follow = Pik ist Trumpf. Die Herz-Dame ist ausgespielt, die Sie nicht schlagen können: bedienen Sie mit der Sieben.
lesson-follow-why = Man muss bedienen, und schlagen, wenn man kann; hier ging es nicht. König, Dame, Bube und dann das Ass ist die Folge.
lesson-ten = Karo ist ausgespielt: Ihre Zehn ist höher, also müssen Sie den Stich damit nehmen.
lesson-ten-why = Ein Stich für Sie. Drei von den fünfen machen den Punkt.
lesson-nine = Spielen Sie die Kreuz-Neun aus.
lesson-nine-why = Sie wurde mit Trumpf gestochen: wer die Farbe nicht hat, muss Trumpf spielen, wenn er kann.
lesson-must = Wieder Herz: Ihre Zehn nimmt die Acht.
lesson-must-why = Zwei Stiche jedem; der fünfte entscheidet. Eine Sieben bleibt Ihnen, und sie wird für Sie gespielt.
lesson-score = Drei Stiche gingen an den anderen, und ein Punkt. Fünf Punkte sind die Partie. Gehen Sie zum nächsten Spiel.
lesson-score-why = Das Geben wechselt jedes Mal. Jetzt sind Sie Vorhand und sprechen zuerst.
lesson-propose = Der König ist aufgedeckt, ein Punkt für den Geber. Sie halten einen Trumpf und sonst nichts: bitten Sie um andere Karten.
lesson-propose-why = Nimmt der Geber an, so dürfen beide ablegen, was sie wollen, und neu nehmen. Wenn nicht, so wird gespielt, und Ablehnen kann teuer sein.
lesson-change = Legen Sie alles ab bis auf den Kreuz-Buben.
lesson-change-why = Trümpfe und Könige behalten, den Rest weglegen: das heißt écarter, und davon hat das Spiel seinen Namen.
lesson-stand = Vier Trümpfe und eine Dame! Bitten Sie um nichts mehr: spielen Sie.
lesson-stand-why = Für drei Stiche von fünf ist das genug; ein zweiter Tausch hülfe nur dem Geber.
lesson-knave = Spielen Sie von oben aus: den Trumpf-Buben.
lesson-knave-why = Das Ass fiel darunter, denn in diesem Spiel steht das Ass zwischen Bube und Zehn.
lesson-draw = Noch einmal: spielen Sie die Trumpf-Zehn aus.
lesson-draw-why = Keiner kam: der Geber hat keine Trümpfe mehr, und Ihre sind die höchsten.
lesson-on = Weiter mit der Acht.
lesson-on-why = Das sind drei Stiche, und der Punkt ist schon Ihrer.
lesson-sure = Alle fünf wären die Vole, und die gilt zwei. Spielen Sie die Sieben aus.
lesson-sure-why = Behalten Sie eine gute Karte für zuletzt: Ihre Pik-Dame gewann, denn der andere hatte einen König anderer Farbe behalten.
lesson-vole = Die Vole gilt zwei. Sehen Sie die Punkte, und gehen Sie zum nächsten Spiel.
lesson-vole-why = Der Trumpf-König im Blatt gilt eins, wenn er vor der ersten Karte angesagt ist; achten Sie auf ihn.
