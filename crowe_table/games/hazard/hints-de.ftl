# Why a bet is good: what is said when advice is asked for. Each speaks for the answer, in ten words or so.

do-declare = { $farthings } setzen
do-set_stake =
    { $amount ->
        [0] Nichts halten
       *[other] { $farthings } halten
    }
do-accept = Die Wette nehmen: { $seat }
do-knock =
    { $number ->
        [0] Niemandem klopfen
       *[other] Klopfen: { $seats }
    }
do-name_main = { CAP(WORDS($number)) } nennen
do-lay_odds =
    { $amount ->
        [0] Nichts zulegen
       *[other] { $farthings } zulegen
    }
do-offer_side =
    { $farthings } wetten, { $word ->
        [in] dass der Werfer gewinnt
        [out] dass der Werfer verliert
        [cast_nick] dass der nächste Wurf Nick ist
       *[cast_lose] dass der nächste Wurf verliert
    }
do-retrieve = Den Einsatz zurücknehmen
do-no_offer = Nichts anbieten
do-refuse_all = Alle ablehnen
do-take_side = Die Wette nehmen: { $seat }

hint-first = Hier gibt es nichts zu bedenken.
hint-throw = Die Einsätze liegen.
hint-ready = Der Gang ist zu Ende, und es gibt nichts zu bedenken.

## The wager, and what stands against it.

hint-wager-gain = Ein Werfer, der zurücknehmen darf, gewinnt am Becher.
hint-wager-lose = Der Werfer ist im Nachteil: setzen Sie wenig.
hint-set-gain = Die Aussicht ist auf Ihrer Seite.
hint-set-lose = Der Werfer ist im Vorteil, aber wenn niemand hält, spielt niemand.
hint-set-nothing = Was Sie nicht halten, können Sie nicht verlieren.
hint-offer = Es ist nicht mehr als der billige Preis.
hint-no-offer = Kein Preis, den Sie nennen können, ist gut.
hint-no-better-offer = Über das beste Angebot zu gehen hieße zu viel geben.
hint-accept = Es ist der billige Preis, oder besser.
hint-accept-yielding = Es ist das beste Angebot, wenn Sie werfen wollen.
hint-refuse-all = Keine bietet den billigen Preis.
hint-lay-gain = Der Werfer ist im Nachteil.
hint-lay-lose = Der Werfer ist im Vorteil: legen Sie wenig.
hint-knock-gain = Sie sind im Vorteil.
hint-knock-lose = Sie sind im Nachteil, decken Sie also wenig.
hint-knock-nobody = Wer nicht wirft, verliert nicht.
hint-main = Von allen Hauptzahlen dient diese dem Werfer am besten.

## Once there is a chance. The ways are of thirty-six; late is 1 where other throws count too.

hint-cast-on =
    { $late ->
        [0] Ihre { CAP(WORDS($chance)) } kommt auf { WORDS($wins) } Arten, die Hauptzahl auf { WORDS($loses) }
       *[1] { CAP(WORDS($wins)) } von sechsunddreißig Würfen gewinnen, { WORDS($loses) } verlieren
    }{ $how ->
        [1] : die Zulage gleicht es aus
       *[other] {""}
    }.
hint-retrieve =
    { $late ->
        [0] { CAP(WORDS($main)) } kommt auf { WORDS($loses) } Arten, Ihre { CAP(WORDS($chance)) } nur auf { WORDS($wins) }.
       *[1] { CAP(WORDS($loses)) } von sechsunddreißig Würfen verlieren, { WORDS($wins) } gewinnen.
    }
hint-lay-odds = Fürs Bleiben bezahlt, wirft der Werfer doch im Nachteil.
hint-no-odds = Der Werfer bleibt auch ohne, oder fordert zu viel.

## Bets aside.

hint-side-gain = Die Aussicht ist auf Ihrer Seite.
hint-side-fair = Es ist eine billige Wette.
hint-no-side = Keine der Wetten ist es wert.
