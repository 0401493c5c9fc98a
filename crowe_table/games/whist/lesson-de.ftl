# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Machen Sie mit dem Partner gegenüber so viele Stiche wie möglich. Die erste Partei mit { WORDS($option_game_points) } Punkten gewinnt.
lesson-ace = Sie haben gegeben und spielen darum zuletzt. { CAP($suit_led) } ist ausgespielt, und { $card_3 } gewinnt bis jetzt: Nehmen Sie den Stich mit { $card }.
lesson-ace-why = Die höchste Karte der ausgespielten Farbe macht den Stich, und wer ihn macht, spielt als Nächster aus.
lesson-trumps = Ihre letzte Karte wurde aufgedeckt, darum ist { $suit_trump } <trumpf>Trumpf</>. Sie haben { WORDS($number_trumps) } Trümpfe und den höchsten: Spielen Sie { $card } aus.
lesson-trumps-why = Wer stark in <trumpf>Trumpf</> ist, zieht Trumpf: Ein Trumpf, der gefallen ist, kann keine Ihrer guten Karten mehr stechen.
lesson-queen = Ass und König in { $suit } sind gespielt, also ist Ihre Dame die beste Karte dieser Farbe. Spielen Sie sie aus.
lesson-queen-why = Sie hat gewonnen. Und beachten Sie { $card_taken_2 }: Ihr Partner gegenüber hatte kein { $suit_led } mehr und musste etwas anderes <abwerfen>abwerfen</>.
lesson-again = Ziehen Sie noch einmal <trumpf>Trumpf</>: Spielen Sie { $card } aus, den höchsten, der noch da ist.
lesson-again-why = Bis jetzt sind { WORDS($number_trumps_played) } Trümpfe gespielt, und Sie haben noch { WORDS($number_trumps) }.
lesson-ruff = Ihr Partner hat kein { $suit } mehr, wie Sie gesehen haben, aber vielleicht einen <trumpf>Trumpf</>: Spielen Sie { $card } aus.
lesson-ruff-why = Ihr Partner hat gestochen. Wer nicht bedienen kann, darf <trumpf>Trumpf</> spielen, und der niedrigste Trumpf schlägt die beste Karte einer anderen Farbe.
lesson-low = Ihr Partner spielt { $card_2 } aus, und { $card_3 } ist höher als alle Ihre Karten dieser Farbe: Geben Sie die niedrigste, { $card }.
lesson-low-why = Wenn Sie einen Stich nicht machen können, soll er Sie so wenig wie möglich kosten: Spielen Sie niedrig.
lesson-follow = { CAP($card_led) } ist ausgespielt: Bedienen Sie mit { $card }.
lesson-follow-why = Solange Sie eine Karte der ausgespielten Farbe haben, müssen Sie bedienen. Wer das nicht tut, macht eine <renonce>Renonce</>, den schlimmsten Fehler beim Whist.
lesson-single = { CAP($suit_led) } ist ausgespielt, und { $card } ist Ihre einzige Karte dieser Farbe: Spielen Sie ihn.
lesson-single-why = { $seat_1 } hat ihn mit { $card_taken_1 } gestochen. Einem <blank>blanken</> König geht es oft so.
lesson-keep = { CAP($card_led) } ist ausgespielt: Geben Sie { $card }, und behalten Sie die Zehn.
lesson-keep-why = Ass, König, Dame und Bube in { $suit } sind alle gespielt: Nun ist die Zehn die höchste Karte der Farbe. Zählen Sie also mit, was fällt.
lesson-partner = Ihr Partner gewinnt bis jetzt mit { $card_2 }, und Sie können nicht bedienen. Stechen Sie nicht: Werfen Sie { $card } ab.
lesson-partner-why = Der Stich Ihres Partners gehört auch Ihnen: Verschwenden Sie keinen <trumpf>Trumpf</> daran.
lesson-trump = Ihr Partner spielt { $card_2 } aus, und { $card_3 } ist höher. Nun stechen Sie mit { $card }.
lesson-trump-why = Das ist der Stich Nummer { WORDS($number_ours) } für Ihre Seite. Jeder Stich über { WORDS($number_book) } zählt einen Punkt, und mit { WORDS($option_game_points) } Punkten ist die Partie gewonnen.
