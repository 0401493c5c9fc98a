# The lesson. Of each step: what is to be done, and afterwards why.

lesson-silent = Die Bank Ihres Nachbarn hält zwölf Spielmarken. Sie könnten Banco rufen und sie ganz allein annehmen. Schweigen Sie dieses eine Mal.
lesson-silent-why = Ein anderer rief Banco: jedem zwei Karten, zusammengezählt, Bilder und Zehnen als nichts. Wer der Neun am nächsten ist, gewinnt.
lesson-seen = Sechs gegen nichts: die Bank war verloren. Weiter zum nächsten Gang.
lesson-seen-why = Von einer Summe zählen nur die Einer: Dame, König und Zehn sind dreißig, und das ist nichts, also Baccara.
lesson-wait = Ein anderer nimmt die Bank, mit zwölf Marken. Schweigen Sie noch einmal.
lesson-wait-why = Niemand nimmt sie allein an: so darf jeder der Reihe nach davon decken, was er will.
lesson-bet = Setzen Sie alle zwölf.
lesson-bet-why = Wer am meisten setzt, oder zuerst, spielt das Blatt für alle, die setzten; so haben nun Sie die Karten.
lesson-draw = Sechs und Acht sind vierzehn, und das zählt vier: bitten Sie um eine Karte.
lesson-draw-why = Mit vier oder weniger nehmen Sie, mit sechs oder sieben bleiben Sie, mit fünf tun Sie, was Sie mögen; acht und neun zeigt man gleich.
lesson-paid = Eine Zehn kam und ließ Ihnen vier; aber der Bankier nahm eine Sechs zu vierzehn und hatte nichts. Sie werden bezahlt: weiter.
lesson-paid-why = Der Bankier sah, dass Sie nahmen, und nahm auch. Man kann recht tun und dabei verlieren; so ist es mit Karten.
lesson-bank = Nun ist die Bank Ihre. Nehmen Sie sie mit vierzehn Marken.
lesson-bank-why = Sie sind Bankier und spielen gegen alle, die setzen; Sie handeln zuletzt, und das ist etwas wert.
lesson-stand = Sie halten eine Dame und eine Sieben: sieben. Der andere hat genommen, hatte also wenig. Bleiben Sie.
lesson-stand-why = Auf sieben hülfe eine Karte in zwei von dreizehn Fällen und verdürbe es in den meisten anderen.
lesson-swept = Sieben gegen eins: die Bank gewinnt. Weiter zum nächsten Gang.
lesson-swept-why = Ein Bankier, der gewinnt, behält die Bank und darf sie wachsen lassen, oder sie abgeben, solange etwas darin ist.
