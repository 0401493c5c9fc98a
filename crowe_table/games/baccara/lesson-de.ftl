# The lesson. Of each step: what is to be done, and afterwards why.

lesson-silent = Die Bank von { $seat_dealer } hält { $farthings_bank }. Sie könnten Banco rufen und sie ganz allein annehmen. Schweigen Sie dieses eine Mal.
lesson-silent-why = Ein anderer rief Banco: jedem zwei Karten, zusammengezählt, Bilder und Zehnen als nichts. Wer der Neun am nächsten ist, gewinnt.
lesson-seen = { CAP(WORDS($point_active_result_drawn)) } gegen { WORDS($point_result_drawn) }: Die Bank war verloren. Weiter zum nächsten Coup.
lesson-seen-why = Von einer Summe zählen nur die Einer, und Bilder und Zehnen sind nichts: Dame, König und Zehn sind also Baccara, gar nichts.
lesson-wait = Ein anderer nimmt die Bank, mit { $farthings_bank }. Schweigen Sie noch einmal.
lesson-wait-why = Niemand nimmt sie allein an: so darf jeder der Reihe nach davon decken, was er will.
lesson-bet = Setzen Sie { $farthings }, so viel, wie die Bank hält.
lesson-bet-why = Wer am meisten setzt, oder zuerst, spielt das Blatt für alle, die setzten; so haben nun Sie die Karten.
lesson-draw = { CAP($rank_own_1) } und { $rank_own_2 } sind { WORDS($number_sum) }, und das zählt { WORDS($number_own) }: Bitten Sie um eine Karte.
lesson-draw-why = Mit { WORDS($number_must_draw) } oder weniger nehmen Sie, mit { WORDS($number_must_stand) } oder { WORDS($number_may_stand) } bleiben Sie, mit { WORDS($number_free) } tun Sie, was Sie mögen; { WORDS($number_natural) } und { WORDS($number_best) } zeigt man gleich.
lesson-paid = Mit der neuen Karte haben Sie { WORDS($point_active_result_drawn) }; aber auch der Bankier nahm eine und hat { WORDS($point_result_drawn) }. Sie werden bezahlt: weiter.
lesson-paid-why = Der Bankier sah, dass Sie nahmen, und nahm auch. Man kann recht tun und dabei verlieren; so ist es mit Karten.
lesson-bank = Nun ist die Bank Ihre. Nehmen Sie sie mit { $farthings }.
lesson-bank-why = Sie sind Bankier und spielen gegen alle, die setzen; Sie handeln zuletzt, und das ist etwas wert.
lesson-stand = { CAP($rank_own_1) } und { $rank_own_2 }: Sie haben { WORDS($number_own) }. Der andere hat genommen, hatte also wenig. Bleiben Sie.
lesson-stand-why = Auf { WORDS($number_own) } hülfe eine Karte in { WORDS($number_better) } von { WORDS($number_cases) } Fällen und verdürbe es in den meisten anderen.
lesson-swept = { CAP(WORDS($point_result_drawn)) } gegen { WORDS($point_active_result_drawn) }: Die Bank gewinnt. Weiter zum nächsten Coup.
lesson-swept-why = Ein Bankier, der gewinnt, behält die Bank und darf sie wachsen lassen, oder sie abgeben, solange etwas darin ist.
