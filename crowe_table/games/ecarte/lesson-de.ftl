# The lesson. Of each step: what is to be done, and afterwards why.

lesson-follow = { CAP($suit_trump) } ist Trumpf. { CAP($card_led) } ist ausgespielt, und Sie können es nicht schlagen: Bedienen Sie mit { $card }.
lesson-follow-why = Sie müssen bedienen und schlagen, wenn Sie können; hier ging es nicht. Die Reihenfolge ist König, Dame, Bube und dann das Ass.
lesson-ten = { CAP($card_led) } ist ausgespielt. { CAP($card) } ist höher, also müssen Sie den Stich damit nehmen.
lesson-ten-why = Das ist ein Stich für Sie. { CAP(WORDS($number_needed)) } von { WORDS($number_cards) } machen den Punkt.
lesson-nine = Spielen Sie { $card } aus.
lesson-nine-why = Sie wurde gestochen ({ $card_taken_1 }): Wer die Farbe nicht hat, muss Trumpf spielen, wenn er kann.
lesson-must = { CAP($card_led) } ist ausgespielt: Nehmen Sie den Stich mit { $card }.
lesson-must-why = Sie hatten so viele Stiche wie { $seat_1 }, und der letzte entschied. Ihre letzte Karte, { $card_taken_0 }, wurde für Sie gespielt und verlor.
lesson-score = { $seat_1 } machte { WORDS($tricks_1) } Stiche und bekam den Punkt. { CAP(WORDS($option_target)) } Punkte gewinnen die Partie. Gehen Sie zum nächsten Spiel.
lesson-score-why = Das Geben wechselt jedes Mal: Jetzt gibt { $seat_dealer }, und Sie sprechen zuerst.
lesson-propose = { CAP($card_turned) } ist aufgedeckt, ein Punkt für den Geber. Sie haben nur einen Trumpf und sonst nichts von Wert: Bitten Sie um andere Karten.
lesson-propose-why = Der Geber hat angenommen: Beide dürfen ablegen und neue nehmen. Ein Geber, der zuerst ablehnt und verliert, gibt { WORDS($option_stood_penalty) } Punkte ab.
lesson-change = Legen Sie alles ab bis auf den Trumpf: { $cards }.
lesson-change-why = Behalten Sie Trümpfe und Könige, und legen Sie den Rest ab. Auf Französisch heißt das écarter, und davon hat das Spiel seinen Namen.
lesson-stand = { CAP(WORDS($number_clubs)) } Trümpfe und eine Dame! Bitten Sie um nichts mehr: Spielen Sie.
lesson-stand-why = Damit haben Sie gute Aussicht auf { WORDS($number_needed) } Stiche. Noch ein Tausch gäbe auch dem Geber neue Karten.
lesson-knave = Spielen Sie Ihren höchsten Trumpf aus: { $card }.
lesson-knave-why = Er nahm { $card_taken_1 }: In diesem Spiel steht das Ass zwischen Bube und Zehn.
lesson-draw = Noch einmal: Spielen Sie { $card } aus.
lesson-draw-why = Der Geber gab { $card_taken_1 } zu, hat also keine Trümpfe mehr: Ihre kann niemand schlagen.
lesson-on = Weiter mit { $card }.
lesson-on-why = Das sind { WORDS($tricks_0) } Stiche, und der Punkt gehört Ihnen.
lesson-sure = Alle { WORDS($number_cards) } Stiche wären die Vole, für { WORDS($number_vole) } Punkte. Spielen Sie { $card } aus.
lesson-sure-why = Behalten Sie eine gute Karte für zuletzt. { CAP($card_taken_0) } gewann, denn der andere hatte { $card_taken_1 } behalten, eine andere Farbe.
lesson-vole = Die Vole hat Ihnen { WORDS($points_0) } Punkte gebracht. Sehen Sie den Stand, und gehen Sie zum nächsten Spiel.
lesson-vole-why = Der Trumpf-König bringt einen Punkt, wenn man ihn vor der ersten eigenen Karte ansagt: Vergessen Sie ihn nicht.
