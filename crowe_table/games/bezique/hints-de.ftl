# What to do, as a hint says it.

do-keep_packs = Mit diesen Karten spielen
do-call_fresh_packs = Neue Karten verlangen
do-torn_card = Sagen, dass eine Karte zerrissen ist
do-declare_blanche = Die Carte blanche zeigen
do-show_drawn = Die gezogene Karte zeigen
do-hear_onlooker = Auf einen Zuschauer hören
do-draw = Eine Karte ziehen
do-choose_deal =
    { $word ->
        [deal] Selbst geben
       *[receive] Den anderen geben lassen
    }
do-waive = Ziehen und nichts melden
do-resign = Aufgeben

hint-any = Eines ist so gut wie das andere.
hint-keep-packs = Neue Karten kosten Geld, und Ihr Blatt wird davon nicht besser.
hint-draw = Sie haben nichts zu <melden>melden</>.
hint-blanche = Das bringt sofort { WORDS($points) } Punkte; sobald Sie spielen, ist es verloren.
hint-only = Es ist die einzige Karte, die Sie spielen dürfen.
hint-solved = Beide Blätter sind jetzt bekannt, und keine andere Karte bringt mehr.
hint-wins-to-declare = Sie macht den Stich, und dann können Sie { $points } Punkte <melden>melden</>.
hint-wins-brisque = Sie macht den Stich und bringt eine <briske>Briske</> dazu.
hint-saves-brisque = Sie macht den Stich, und Ihre <briske>Briske</> ist in Sicherheit.
hint-wins = Sie macht den Stich: <melden>Melden</> darf nur, wer den Stich hat.
hint-leads-to-declare = Nichts kann sie schlagen, und dann können Sie { $points } Punkte <melden>melden</>.
hint-keeps-to-declare = Sie behalten die Karten für eine Meldung von { $points } Punkten.
hint-serves-nothing = So eine Karte gehört zu keiner Meldung.
hint-copy = Die gleiche Karte haben Sie noch einmal.
hint-scored = Sie hat schon Punkte gebracht und kann nur in einer anderen Meldung noch einmal zählen.
hint-serves-once = Eine Zehn gehört nur zur <sequenz>Sequenz</>, sonst zu keiner Meldung.
hint-serves-little = Sie taugt nur für eine <sequenz>Sequenz</> oder vier Gleiche, nie für ein Paar.
hint-lowest = Es ist die niedrigste Karte, die Sie haben.
hint-lowest-of-suit = Es ist Ihr niedrigstes { $suit }: Die besseren behalten Sie.
hint-collects = 
    Sie behalten die Karten für ein { $number ->
        [2] doppeltes
        [3] dreifaches
       *[4] vierfaches
    } <bezique>Bézique</> mit { $points } Punkten. Es fehlt nur { $card }, und { $unseen ->
        [one] eine davon ist noch nicht zu sehen.
       *[other] { WORDS($unseen) } davon sind noch nicht zu sehen.
    }
hint-declare = Das bringt jetzt { $points } Punkte.
hint-declare-most = Von allem, was Sie <melden>melden</> können, bringt es am meisten: { $points } Punkte.
hint-declare-trumps = Das bringt { $points } Punkte und macht { $suit } zu <trumpf>Trumpf</>.
hint-small-first = Danach können dieselben Karten noch { $points } Punkte bringen. Umgekehrt geht es nicht.
hint-waive = Wenn Sie nicht über den <rubikon>Rubikon</> kommen, gehört dem anderen, was Sie zählen.
hint-waive-keeps = Was Sie zurückhalten, können Sie nach einem späteren Stich noch <melden>melden</>.
