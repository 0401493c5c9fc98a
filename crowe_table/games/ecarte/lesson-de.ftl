# The lesson. Of each step: what is to be done, and afterwards why.

lesson-follow = { CAP($suit_trump) } ist Trumpf. { CAP($card_led) } ist ausgespielt und von Ihnen nicht zu schlagen: Bedienen Sie mit { $card }.
lesson-follow-why = Sie müssen bedienen und, wenn Sie können, auch stechen; hier ging es nicht. Die Reihenfolge ist König, Dame, Bube und dann erst das Ass.
lesson-ten = { CAP($card_led) } ist ausgespielt. { CAP($card) } ist höher, also müssen Sie damit stechen.
lesson-ten-why = Das ist ein Stich für Sie. { CAP(WORDS($number_needed)) } von { WORDS($number_cards) } machen den <punkt>Punkt</>.
lesson-nine = Spielen Sie { $card } aus.
lesson-nine-why = Sie wurde mit { $card_taken_1 } getrumpft: Wer die Farbe nicht hat, muss trumpfen, wenn er kann.
lesson-must = { CAP($card_led) } ist ausgespielt: Nehmen Sie den Stich mit { $card }.
lesson-must-why = Sie hatten so viele Stiche wie { $seat_1 }, und der letzte entschied. { CAP($card_taken_0 ) }, Ihre letzte Karte, wurde von selbst gespielt und verlor.
lesson-score = { $seat_1 } hat { WORDS($tricks_1) } Stiche gemacht und bekommt den <punkt>Punkt</>. Mit { WORDS($option_target) } Punkten ist die Partie gewonnen. Nun wird neu gegeben.
lesson-score-why = Man gibt abwechselnd: Jetzt gibt { $seat_dealer }, und Sie spielen aus.
lesson-propose = { CAP($card_turned) } ist aufgedeckt, ein <punkt>Punkt</> für den Geber. Sie haben nur einen Trumpf und sonst nichts von Wert: <bitten>Bitten</> Sie um andere Karten.
lesson-propose-why = Der Geber ist einverstanden: Beide dürfen ablegen und neue Karten nehmen. Lehnt er gleich beim ersten Mal ab und verliert, so zählt das { WORDS($option_stood_penalty) } <punkt>Punkte</>.
lesson-change = Legen Sie alles ab bis auf den Trumpf: { $cards }.
lesson-change-why = Behalten Sie Trümpfe und Könige, und legen Sie den Rest ab. Das heißt auf Französisch écarter, und daher hat das Spiel seinen Namen.
lesson-stand = { CAP(WORDS($number_clubs)) } Trümpfe und eine Dame! <bitten>Bitten</> Sie nicht noch einmal: Spielen Sie.
lesson-stand-why = Damit haben Sie gute Aussichten auf { WORDS($number_needed) } Stiche. Noch ein Tausch gäbe auch dem Geber neue Karten.
lesson-knave = Spielen Sie Ihren höchsten Trumpf aus: { $card }.
lesson-knave-why = Damit haben Sie { $card_taken_1 } gestochen: In diesem Spiel steht das Ass zwischen Bube und Zehn.
lesson-draw = Noch einmal: Spielen Sie { $card } aus.
lesson-draw-why = Der Geber gab { $card_taken_1 } zu, hat also keinen Trumpf mehr: Ihre kann niemand schlagen.
lesson-on = Weiter mit { $card }.
lesson-on-why = Das sind { WORDS($tricks_0) } Stiche, und der <punkt>Punkt</> gehört Ihnen.
lesson-sure = Alle { WORDS($number_cards) } Stiche wären die <vole>Vole</>, für { WORDS($number_vole) } <punkt>Punkte</>. Spielen Sie { $card } aus.
lesson-sure-why = Heben Sie sich eine gute Karte für zuletzt auf. { CAP($card_taken_0) } gewann, weil der andere { $card_taken_1 } behalten hatte, eine andere Farbe.
lesson-vole = Die <vole>Vole</> hat Ihnen { WORDS($points_0) } <punkt>Punkte</> gebracht. Sehen Sie den Stand an; dann wird neu gegeben.
lesson-vole-why = Der Trumpf-König bringt einen <punkt>Punkt</>, wenn man ihn vor der ersten eigenen Karte ansagt: Vergessen Sie ihn nicht.
