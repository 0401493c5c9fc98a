# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Wer allein spielt, muss mehr als die Hälfte der Augen in den Stichen nehmen; die anderen verhindern es. Spielt niemand allein, nehmen Sie so wenig wie möglich.
lesson-decline = Trumpf sind erst die Damen, dann die Buben, dann Karo; bei Damen und Buben kommt Kreuz vor Pik, Herz und Karo. Sie haben { WORDS($number_trumps) } Trümpfe: Lehnen Sie den <skat>Skat</> ab.
lesson-decline-why = { $seat_2 } nimmt den <skat>Skat</> und spielt allein gegen Sie und Ihren Partner, { $seat_1 }. Zum Gewinnen braucht man mehr als die Hälfte der { $number_all } Augen.
lesson-ace = Ein Ass zählt { WORDS($number_value_ace) } Augen, und nur ein Trumpf schlägt es. Spielen Sie { $card } aus.
lesson-ace-why = { $seat_2 } hat es mit { $card_taken_2 } gestochen: Dieser Stich war { WORDS($number_trick) } Augen wert.
lesson-eight = { CAP($card_led) } ist ausgespielt: Bedienen Sie mit { $card }, die nichts zählt.
lesson-eight-why = Man muss Farbe bedienen. Eine Zehn zählt { WORDS($number_value_ten) }, ein König { WORDS($number_value_king) }, eine Dame { WORDS($number_value_queen) }, ein Bube { WORDS($number_value_knave) }; die niedrigeren Karten zählen nichts.
lesson-give = Außer einem Trumpf haben Sie kein { $suit_led } mehr, und { $seat_1 }, Ihr Partner, spielt nach Ihnen. Vertrauen Sie ihm: Geben Sie { $card } dazu.
lesson-give-why = Mit { $card_taken_1 } gehört der Stich Ihrer Seite: { WORDS($number_trick) } Augen für Sie beide. So schmiert man dem Partner.
lesson-ten = Ihr Partner spielt { $card_led } aus. In diesem Spiel schlägt die Zehn den König: Spielen Sie sie.
lesson-ten-why = Ass, Zehn, König: So ist die Reihenfolge in den Farben. Das sind { WORDS($number_trick) } Augen mehr, und Sie spielen aus.
lesson-king = Diese Farbe hat der <alleinspieler>Alleinspieler</> schon gestochen. Spielen Sie { $card } aus, dann kostet es ihn noch einen Trumpf.
lesson-king-why = Wieder gestochen, mit { $card_taken_2 }. Aber ein Trumpf, der dafür draufgeht, kann keinen von Ihren mehr ziehen.
lesson-queen = Ein Trumpf ist ausgespielt, { $card_led }: Stechen Sie ihn mit { $card }.
lesson-queen-why = Damen schlagen Buben, und Buben schlagen Karo. Ihr Partner gab { $card_taken_1 } dazu: Dieser Stich war { WORDS($number_trick) } Augen wert.
lesson-seven = Spielen Sie { $card } aus: Sie zählt nichts, also riskieren Sie keine Augen.
lesson-seven-why = Der <alleinspieler>Alleinspieler</> hat einen Trumpf dafür hergegeben und kein Auge damit gewonnen. Spielt niemand allein, so gewinnt, wer die wenigsten Augen hat.
lesson-nine = { CAP($card_led) } ist ausgespielt, und Ihr Partner spielt zuletzt: Geben Sie { $card }, und behalten Sie Ihren Buben.
lesson-nine-why = { CAP($card_taken_1) } schlägt { $card_led }. Am Ende schreibt nur der <alleinspieler>Alleinspieler</>: Gewinn mit mehr als der Hälfte der Augen, sonst Verlust.

## Das zweite Spiel: Niemand spielt allein.

lesson-aim-least = Nimmt niemand den <skat>Skat</>, so ist es ein <ramsch>Ramsch</>: Wer in seinen Stichen am wenigsten Augen hat, bekommt Punkte.
lesson-all-decline = Sie haben { WORDS($number_trumps) } Trümpfe, zu wenige zum Alleinspiel: Lehnen Sie den <skat>Skat</> ab. Sehen Sie dann, was die anderen sagen.
lesson-all-decline-why = Niemand nimmt ihn: ein <ramsch>Ramsch</>, jeder für sich. Nehmen Sie wenig Augen. Der <skat>Skat</> geht an den, der den letzten Stich macht.
lesson-low-heart = Sie spielen aus: { $card }, eine niedrige Karte, die andere schlagen müssen.
lesson-low-heart-why = { $seat_taker } musste den Stich nehmen und spielt nun aus.
lesson-low-spade = { CAP($card_led) } ist ausgespielt, und { $card_2 } gewinnt bis jetzt: Bleiben Sie mit { $card } darunter.
lesson-low-spade-why = { $seat_taker } nahm ihn. Es zählte nichts; aber bald fallen teure Karten.
lesson-ten-club = { CAP($card_led) } ist ausgespielt. Ihre Kreuz-Dame und Ihr Kreuz-Bube sind Trümpfe: Sie müssen mit { $card } bedienen.
lesson-ten-club-why = Das waren { WORDS($number_trick) } Augen für Sie, es ging nicht anders. Aber nun sind Sie in der Farbe blank und dürfen teure Karten abwerfen.
lesson-king-spade = Spielen Sie { $card } aus, solange das Ass noch fehlt: Wer es hat, muss den Stich nehmen.
lesson-king-spade-why = { $seat_taker } nahm ihn mit { $card_taken_1 }, und { $card_taken_2 } fiel dazu: { WORDS($number_trick) } Augen, und keines für Sie.
lesson-ten-heart = { CAP($card_led) } ist ausgespielt, und Sie sind darin blank. Werfen Sie eine teure Karte ab: { $card }.
lesson-ten-heart-why = { $seat_taker } nahm damit { WORDS($number_trick) } Augen. Beim <ramsch>Ramsch</> gibt man die teuren Karten den anderen.
lesson-ten-spade = { CAP($card_led) } ist ausgespielt, und Sie haben keine Karte der Farbe. Werfen Sie auch { $card } ab.
lesson-ten-spade-why = { $seat_taker } nahm { WORDS($number_trick) } Augen. Sie haben nur noch Trümpfe und müssen bedienen, sooft einer ausgespielt wird.
lesson-king-trump = { CAP($card_led) } ist ausgespielt, ein Trumpf, und { $card_2 } gewinnt bis jetzt: Werden Sie { $card } los.
lesson-king-trump-why = { $seat_taker } nahm ihn, mit { WORDS($number_trick) } Augen. Ass und Zehn in Karo sind niedrige Trümpfe, aber teuer.
lesson-low-trump = { CAP($card_led) } ist ausgespielt, wieder ein Trumpf. Bleiben Sie mit { $card } darunter.
lesson-low-trump-why = { $seat_taker } nahm ihn. Hohe Trümpfe sind beim <ramsch>Ramsch</> eine Last: Sie nehmen Stiche, die keiner will.
lesson-knave-trump = { CAP($card_led) } ist ausgespielt und schlägt { $card }: Spielen Sie diese Karte.
lesson-knave-trump-why = { $seat_taker } nahm { WORDS($number_trick) } Augen. Ein Stich bleibt noch, und mit ihm geht der <skat>Skat</>.
lesson-best = { CAP($card) } ist Ihre letzte Karte. Sie muss den Stich nehmen: Spielen Sie sie.
lesson-best-why = Sie nahmen den <skat>Skat</> damit. Aber Sie haben am wenigsten Augen und bekommen allein Punkte: { WORDS($points_0) }.
lesson-least = Sie haben den <ramsch>Ramsch</> gewonnen. Sehen Sie sich die Abrechnung an, und spielen Sie weiter.
lesson-least-why = Wer gar keinen Stich hat, bekommt doppelt so viel. Am Ende der Partie wird mit jedem anderen der Unterschied beglichen.
