# The lesson. Of each step: what is to be done, and afterwards why.

lesson-pass = { $suit_colour } ist Couleur, und { $seat_2 } hat darin eine Frage geboten. Sie halten { WORDS($number_A) } Asse, aber nur einen Trumpf: passen Sie.
lesson-pass-why = { $seat_2 } ruft { $card_called }: und Sie haben es! Sie sind dieser Partner, und niemand sonst weiß es.
lesson-club = { $card_led } ist ausgespielt, ein Trumpf: bedienen Sie mit Ihrem einzigen, { $card }.
lesson-club-why = { $card_taken_3 } nahm den Stich. Die besten Trümpfe sind, in dieser Folge, { $cards_best }.
lesson-ace = { $card_led } ist ausgespielt, und { $card_1 } liegt darauf. Sie halten { $card }: nehmen Sie damit den Stich.
lesson-ace-why = Ein Stich für { $seat_2 } und Sie, die heute eine Seite sind. Zusammen brauchen Sie { WORDS($number_needed) } von { WORDS($number_rounds) }.
lesson-spade = Spielen Sie die Farbe aus, die Ihr Partner gerufen hat, aber behalten Sie { $card_called } noch: spielen Sie { $card }.
lesson-spade-why = { $seat_2 } stach. Hätten Sie { $card_called } gezeigt, so wüssten Ihre Gegner, woran sie sind.
lesson-heart = Ihr Partner spielt { $card_led } aus, den besten Trumpf, und Sie haben keinen: werfen Sie { $card } ab.
lesson-heart-why = Mit einer Karte kamen { $card_taken_1 } und { $card_taken_3 } von den anderen heraus: so soll man Trumpf ziehen.
lesson-nine = { $card_led } ist ausgespielt, und { $card } ist Ihre einzige Karte der Farbe: spielen Sie sie.
lesson-nine-why = { $seat_taker } stach mit dem letzten Trumpf. Ihre Asse sind nun sicher.
lesson-take = { $card_led } ist ausgespielt: nehmen Sie den Stich mit { $card }.
lesson-take-why = Wo kein Trumpf fällt, ist das Ass das höchste seiner Farbe, dann König, Dame und Bube.
lesson-claim = Nichts, was noch aussteht, schlägt { $cards_hand }: sagen Sie, dass der Rest Ihnen gehört.
lesson-claim-why = Sind Sie sicher, so legen Sie Ihre Karten hin. An { $card_called } sehen nun alle, wessen Partner Sie waren.
lesson-count = Die Frage ist gewonnen, mit { WORDS($number_result_made) } Stichen: sehen Sie, was sie Ihnen beiden bringt, und gehen Sie weiter.
lesson-count-why = Die Gebote steigen von der Frage über das Solo zum Tout, jedes teurer als das vorige; wer am höchsten bietet, spielt.
