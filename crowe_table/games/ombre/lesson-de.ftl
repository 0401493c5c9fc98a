# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Machen Sie die Stiche, die angesagt sind, mindestens { WORDS($number_needed) } von { WORDS($number_rounds) }: allein oder mit einem Partner, den niemand kennt. Die anderen wollen es verhindern.
lesson-pass = { $suit_colour } ist <couleur>Couleur</>, und { $seat_2 } hat darin eine <frage>Frage</> geboten. Sie haben { WORDS($number_A) } Asse, aber nur einen <trumpf>Trumpf</>: Passen Sie.
lesson-pass-why = { $seat_2 } ruft { $card_called }, und Sie haben es! Sie sind der gerufene Partner, und sonst weiß es niemand.
lesson-club = { $card_led } ist ausgespielt, ein <trumpf>Trumpf</>: Bedienen Sie mit Ihrem einzigen, { $card }.
lesson-club-why = { $card_taken_3 } hat gestochen. Die höchsten Trümpfe sind, der Reihe nach, { $cards_best }.
lesson-ace = { $card_led } ist ausgespielt, und { $card_1 } liegt darauf. Sie haben { $card }: Machen Sie damit den Stich.
lesson-ace-why = Ein Stich für { $seat_2 } und Sie, die heute zusammengehören. Gemeinsam brauchen Sie { WORDS($number_needed) } von { WORDS($number_rounds) }.
lesson-spade = Spielen Sie die Farbe aus, die Ihr Partner gerufen hat, aber halten Sie { $card_called } noch zurück: Spielen Sie { $card }.
lesson-spade-why = { $seat_2 } hat getrumpft. Hätten Sie { $card_called } gezeigt, wüssten Ihre Gegner, woran sie sind.
lesson-heart = Ihr Partner spielt { $card_led } aus, den höchsten <trumpf>Trumpf</>, und Sie haben keinen mehr: Werfen Sie { $card } ab.
lesson-heart-why = Mit einer Karte hat er den anderen { $card_taken_1 } und { $card_taken_3 } abgenommen: So zieht man <trumpf>Trumpf</>.
lesson-nine = { $card_led } ist ausgespielt, und { $card } ist Ihre einzige Karte dieser Farbe: Spielen Sie sie.
lesson-nine-why = { $seat_taker } hat getrumpft, mit dem letzten <trumpf>Trumpf</>. Jetzt sind Ihre Asse sicher.
lesson-take = { $card_led } ist ausgespielt: Machen Sie den Stich mit { $card }.
lesson-take-why = Wo kein <trumpf>Trumpf</> fällt, ist das Ass das Höchste seiner Farbe, dann kommen König, Dame und Bube.
lesson-claim = Nichts, was noch aussteht, schlägt { $cards_hand }: Sagen Sie, dass der Rest Ihnen gehört.
lesson-claim-why = Wenn Sie sicher sind, legen Sie Ihre Karten hin. An { $card_called } sehen nun alle, wessen Partner Sie waren.
lesson-count = Die <frage>Frage</> ist gewonnen: je { WORDS($points_0) } Punkte für Sie und { $seat_2 }. { $seat_2 } nimmt auch den <topf>Topf</>. Am Ende der Partie wird jeder Punkt Unterschied bezahlt. Weiter!
lesson-count-why = Bei der <frage>Frage</> rufen Sie einen Partner, das <solo>Solo</> spielt man allein, das <tout>Tout</> allein um alle Stiche. Jedes zählt mehr, in <couleur>Couleur</> noch mehr; das höchste Gebot spielt.
