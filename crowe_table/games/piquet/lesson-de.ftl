# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Wer zuerst { $option_target } Punkte hat, gewinnt. Sie zählen, was Ihre Karten zusammen ergeben, und dann die Stiche.
lesson-change = { $seat_1 } hat als <vorhand>Vorhand</> { WORDS($number_say_change) } Karten abgelegt. Behalten Sie Ihr Karo, das Herz-Ass und die Damen, und legen Sie ab, was leuchtet.
lesson-change-why = Behalten Sie Ihre längste Farbe: Daraus kann der beste <rummel>Rummel</> werden und eine <sequenz>Sequenz</>. Sie haben Karo-König und Karo-Bube dazubekommen.
lesson-ruff = Ein <rummel>Rummel</> von { WORDS($number_say_ruff_calls) } ist angesagt. Ihr { $suit_ruff } zählt { WORDS($number_ruff) }: Sagen Sie, dass er nicht gut ist, und sagen Sie Ihren an.
lesson-ruff-why = Der <rummel>Rummel</> ist die Summe der Karten einer Farbe: Ein Ass zählt { WORDS($number_ace) }, ein Bild { WORDS($number_court) }. Nur der bessere bringt Punkte.
lesson-sequence = Eine <sequenz>Sequenz</> von { WORDS($number_say_sequences_calls) } ist angesagt. Ihre hat { WORDS($number_run) } Karten, an den Enden { $cards_run }. Sagen Sie sie an.
lesson-sequence-why = Ihre { WORDS($number_say_sequences_has) } Karten zählen { WORDS($points_score_sequences) }: Eine lange <sequenz>Sequenz</> bringt mehr, eine kurze nur einen Punkt je Karte.
lesson-good = Ein { $number_say_sets_calls ->
        [3] Gedritt
       *[other] Geviert
    } ist angesagt. Sie haben selbst kein <kunststuck>Kunststück</>: Sagen Sie, dass es gut ist.
lesson-good-why = Nun geht es um Stiche. Wer { WORDS($number_pique) } Punkte ansagt, ehe der andere einen hat, ruft <repique>Repique</>: { WORDS($number_repique) } mehr; wer sie im Spiel macht, <pique>Pique</>: { WORDS($number_pique) }.
lesson-eight = { CAP($suit_led) } ist ausgespielt: Bedienen Sie mit { $card }.
lesson-eight-why = { $seat_taker } hat eins fürs Ausspielen von { $card_taken_1 } gezählt und eins für den Stich. Trumpf gibt es beim Piquet nicht.
lesson-six = Noch einmal { $suit_led }, und Sie haben keines mehr: Werfen Sie { $card } ab.
lesson-six-why = Wenn Sie den Stich nicht machen können, werfen Sie ab, was Sie am ehesten entbehren: Ihr hohes Karo kann noch Stiche machen.
lesson-queen = { CAP($card_led) } ist ausgespielt: Stechen Sie mit { $card }.
lesson-queen-why = Das ist eins für den Stich, und nun spielen Sie aus.
lesson-king = Spielen Sie { $card } aus: Das Ass haben Sie selbst.
lesson-king-why = Eins fürs Ausspielen und eins für den Stich. Der andere hat gar kein Herz.
lesson-knave = Weiter mit { $card }.
lesson-knave-why = Solange Sie am Ausspielen sind, macht jede Karte einer Farbe, die der andere nicht hat, einen Stich.
lesson-ace = Und nun { $card }.
lesson-ace-why = Wer die meisten Stiche macht, zählt { WORDS($option_cards) } für die Karten. Alle Stiche sind ein <matsch>Matsch</> und zählen stattdessen { WORDS($option_capet) }.
