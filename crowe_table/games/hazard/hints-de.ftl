# Reasons for bets: what is said when advice is asked for.

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

hint-first = Hier gibt es nichts zu entscheiden: Werfen Sie.
hint-throw = Die Einsätze liegen, und die Würfel entscheiden.
hint-ready = Diese Runde ist vorbei. Weiter, wann Sie möchten.

## The wager, and what stands against it.

hint-wager-gain = Ein Werfer, der seinen Einsatz zurücknehmen darf, gewinnt auf die Dauer.
hint-wager-good = An diesem Tisch gewinnt der Werfer auf die Dauer.
hint-wager-lose = Der Werfer verliert auf die Dauer: Setzen Sie wenig.
hint-set-gain = Der Werfer verliert öfter, als er gewinnt.
hint-set-lose = Der Werfer ist leicht im Vorteil, aber wenn niemand hält, spielt niemand.
hint-set-nothing = Was Sie nicht einsetzen, können Sie nicht verlieren.
hint-offer = Es ist nicht mehr als der faire Preis.
hint-no-offer = Selbst das Mindeste, was Sie bieten können, ist zu viel.
hint-no-better-offer = Die anderen zu überbieten kostet mehr als den fairen Preis.
hint-accept = Es ist der faire Preis oder mehr.
hint-accept-yielding = Es ist das beste Angebot, und ohne Wette müssen Sie die Würfel weitergeben.
hint-refuse-all = Keine bietet den fairen Preis.
hint-lay-gain = Der Werfer verliert öfter, als er gewinnt.
hint-lay-lose = Der Werfer ist leicht im Vorteil: Legen Sie wenig.
hint-knock-gain = Der Werfer gewinnt öfter, als er verliert.
hint-knock-lose = Der Werfer verliert öfter, als er gewinnt: Decken Sie wenig.
hint-knock-nobody = Wenn Sie nicht werfen, können Sie nicht verlieren.
hint-main = Von allen Hauptzahlen ist diese für den Werfer die beste.

## Once there is a chance.

hint-cast-on = Sie gewinnen { $often }.
hint-cast-on-odds = Sie gewinnen nur { $often }, aber mit der Zulage lohnt es sich.
hint-cast-on-box = Sie gewinnen nur { $often }, behalten dann aber den Becher, und das lohnt sich.
hint-retrieve = Sie würden nur { $often } gewinnen.
hint-lay-odds = Sie bezahlen den Werfer fürs Bleiben und sind doch im Vorteil.
hint-no-odds = Was den Werfer hielte, kostet mehr, als es bringt.
hint-no-odds-stays = Der Werfer fährt auch so am besten, wenn er bleibt.
hint-no-odds-retrieve = Der Werfer kann den Einsatz ohnehin nicht zurücknehmen.

## Bets aside.

hint-side-gain = Sie gewinnen diese Wette öfter, als der Preis verlangt.
hint-side-fair = Es ist eine faire Wette.
hint-no-side = Keine der angebotenen Wetten ist das Risiko wert.
