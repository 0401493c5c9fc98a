# The lesson. Of each step: what is to be done, and afterwards why.

lesson-decline = Trumpf sind Damen, dann Buben, dann Karo; bei Damen und Buben erst Kreuz, dann Pik, Herz, Karo. Sie haben { WORDS($number_trumps) } Trümpfe: Lehnen Sie die Blinde ab.
lesson-decline-why = { $seat_2 } nimmt die Blinde und spielt allein gegen Sie und { $seat_1 }, Ihren Partner. Zum Gewinn braucht man mehr als die Hälfte von { $number_all } Augen.
lesson-ace = Ein Ass zählt { WORDS($number_value_ace) } Augen, und nur ein Trumpf schlägt es. Spielen Sie { $card } aus.
lesson-ace-why = { $seat_2 } hat es mit { $card_taken_2 } gestochen: Dieser Stich brachte { WORDS($number_trick) } Augen.
lesson-eight = { CAP($card_led) } ist ausgespielt: Bedienen Sie mit { $card }, die nichts zählt.
lesson-eight-why = Farbe muss bedient werden. Eine Zehn zählt { WORDS($number_value_ten) }, ein König { WORDS($number_value_king) }, eine Dame { WORDS($number_value_queen) }, ein Bube { WORDS($number_value_knave) }; die anderen zählen nichts.
lesson-give = Außer einem Trumpf haben Sie kein { $suit_led } mehr, und { $seat_1 }, Ihr Partner, spielt nach Ihnen. Vertrauen Sie ihm: Geben Sie { $card } dazu.
lesson-give-why = Mit { $card_taken_1 } gehört der Stich Ihrer Seite: { WORDS($number_trick) } Augen für Sie beide. So schmiert man dem Partner.
lesson-ten = Ihr Partner spielt { $card_led } aus. In diesem Spiel schlägt die Zehn den König: Spielen Sie sie.
lesson-ten-why = Ass, Zehn, König ist die Folge einer Farbe. Das sind { WORDS($number_trick) } Augen mehr, und Sie spielen aus.
lesson-king = Der Alleinspieler hat diese Farbe schon gestochen. Spielen Sie { $card } aus, so kostet es ihn noch einen Trumpf.
lesson-king-why = Wieder gestochen, mit { $card_taken_2 }. Aber ein so vertaner Trumpf kann keinen von Ihren mehr ziehen.
lesson-queen = Ein Trumpf ist ausgespielt, { $card_led }: Nehmen Sie ihn mit { $card }.
lesson-queen-why = Damen schlagen Buben, und Buben schlagen die Karos. Ihr Partner gab { $card_taken_1 } dazu: Dieser Stich brachte { WORDS($number_trick) } Augen.
lesson-seven = Spielen Sie { $card } aus: Sie zählt nichts, also wagen Sie keine Augen.
lesson-seven-why = Der Alleinspieler hat einen Trumpf darauf vertan und kein Auge damit gewonnen.
lesson-nine = { CAP($card_led) } ist ausgespielt, und Ihr Partner spielt zuletzt: Geben Sie { $card }, und behalten Sie Ihren Buben.
lesson-nine-why = { CAP($card_taken_1) } schlägt { $card_led }. Bei Buben und Damen ist Kreuz am höchsten, dann kommen Pik, Herz und Karo.
