# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Einer hält die Bank, und die anderen setzen gegen sie. Wer mit seinen Karten besser zählt, gewinnt die Einsätze.
lesson-silent = In der Bank von { $seat_dealer } sind { $farthings_bank }. Sie könnten <banco>Banco</> rufen und die ganze Bank allein halten. Schweigen Sie diesmal.
lesson-silent-why = Ein anderer hat <banco>Banco</> gerufen: Jeder bekommt zwei Karten, die zusammengezählt werden; Bilder und Zehnen zählen nichts. Wer näher an neun ist, gewinnt.
lesson-seen = { CAP(WORDS($point_active_result_drawn)) } gegen { WORDS($point_result_drawn) }: Die Bank hat verloren. Weiter zum nächsten <coup>Coup</>.
lesson-seen-why = Von der Summe zählen nur die Einer, und Bilder und Zehnen sind nichts wert: Dame, König und Zehn heißen also <baccara>Baccara</>, gar nichts.
lesson-wait = Ein anderer nimmt die Bank, mit { $farthings_bank }. Schweigen Sie noch einmal.
lesson-wait-why = Niemand hält sie allein: Nun darf jeder der Reihe nach gegen so viel davon setzen, wie er will.
lesson-bet = Setzen Sie { $farthings }, so viel, wie in der Bank ist.
lesson-bet-why = Wer am meisten gesetzt hat, oder bei Gleichstand zuerst, spielt für alle, die gesetzt haben; darum haben jetzt Sie die Karten.
lesson-draw = { CAP($rank_own_1) } und { $rank_own_2 } sind { WORDS($number_sum) }, und das zählt { WORDS($number_own) }: Nehmen Sie eine Karte.
lesson-draw-why = Mit { WORDS($number_must_draw) } oder weniger nehmen Sie eine Karte, mit { WORDS($number_must_stand) } oder { WORDS($number_may_stand) } keine, mit { WORDS($number_free) } wie Sie mögen; { WORDS($number_natural) } und { WORDS($number_best) } zeigt man gleich.
lesson-paid = Mit der neuen Karte haben Sie { WORDS($point_active_result_drawn) }; aber auch der Bankhalter hat eine genommen und kommt auf { WORDS($point_result_drawn) }. Sie werden bezahlt: Weiter.
lesson-paid-why = Der Bankhalter sah, dass Sie eine nahmen, und nahm auch eine. Man kann alles richtig machen und trotzdem verlieren; so ist es beim Kartenspiel.
lesson-bank = Jetzt können Sie die Bank haben. Nehmen Sie sie mit { $farthings }.
lesson-bank-why = Sie sind Bankhalter und spielen gegen alle, die setzen; Sie entscheiden als Letzter, und das ist ein Vorteil.
lesson-stand = { CAP($rank_own_1) } und { $rank_own_2 }: Sie haben { WORDS($number_own) }. Der andere hat eine Karte genommen, hatte also wenig. Nehmen Sie keine.
lesson-stand-why = Bei { WORDS($number_own) } würde eine Karte in { WORDS($number_better) } von { WORDS($number_cases) } Fällen helfen und in den meisten anderen schaden. Bei gleich vielen geht jeder Einsatz zurück.
lesson-swept = { CAP(WORDS($point_result_drawn)) } gegen { WORDS($point_active_result_drawn) }: Die Bank gewinnt. Weiter zum nächsten <coup>Coup</>.
lesson-swept-why = Ein Bankhalter, der gewinnt, behält die Bank. Er darf sie wachsen lassen oder abgeben, solange etwas darin ist.
