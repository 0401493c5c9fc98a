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
