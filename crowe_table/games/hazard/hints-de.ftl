# Reasons for bets: what is said when advice is asked for.

do-declare = { $farthings } setzen
do-set_stake =
    { $amount ->
        [0] Nichts dagegenhalten
       *[other] { $farthings } dagegenhalten
    }
do-accept = Wette annehmen: { $seat }
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
do-take_side = Wette annehmen: { $seat }

hint-first = Hier gibt es nichts zu entscheiden: Werfen Sie.
hint-throw = Die Einsätze liegen, und die Würfel entscheiden.
hint-ready = Diese Runde ist vorbei. Weiter, wann Sie möchten.

## The wager, and what stands against it.

hint-wager-gain = Ein <werfer>Werfer</>, der seinen Einsatz <zurucknehmen>zurücknehmen</> darf, gewinnt auf die Dauer.
hint-wager-good = An diesem Tisch gewinnt der <werfer>Werfer</> auf die Dauer.
hint-wager-lose = Auf die Dauer verliert der <werfer>Werfer</>: Setzen Sie wenig.
hint-set-gain = Der <werfer>Werfer</> verliert öfter, als er gewinnt.
hint-set-lose = Der <werfer>Werfer</> ist leicht im Vorteil, aber wenn niemand dagegenhält, wird nicht gespielt.
hint-set-nothing = Was Sie nicht setzen, können Sie nicht verlieren.
hint-offer = Das ist nicht mehr, als die Wette wert ist.
hint-no-offer = Selbst das Mindeste, was Sie bieten können, ist zu viel.
hint-no-better-offer = Die anderen zu überbieten kostet mehr, als die Wette wert ist.
hint-accept = Das ist eine faire Wette oder mehr.
hint-accept-yielding = Es ist das beste Angebot, und ohne Wette müssen Sie die Würfel weitergeben.
hint-refuse-all = Keine davon ist eine faire Wette.
hint-lay-gain = Der <werfer>Werfer</> verliert öfter, als er gewinnt.
hint-lay-lose = Der <werfer>Werfer</> ist leicht im Vorteil: Setzen Sie wenig.
hint-knock-gain = Der <werfer>Werfer</> gewinnt öfter, als er verliert.
hint-knock-lose = Der <werfer>Werfer</> verliert öfter, als er gewinnt: <halten>Halten</> Sie wenig.
hint-knock-nobody = Wenn Sie nicht werfen, können Sie nicht verlieren.
hint-main = Von allen <hauptzahl>Hauptzahlen</> ist diese die beste für den <werfer>Werfer</>.

## Once there is a chance.

hint-cast-on = Sie gewinnen { $often }.
hint-cast-on-odds = Sie gewinnen nur { $often }, aber mit der <zulage>Zulage</> lohnt es sich.
hint-cast-on-box = Sie gewinnen nur { $often }, behalten dann aber den <becher>Becher</>, und das lohnt sich.
hint-retrieve = Sie gewännen nur { $often }.
hint-lay-odds = Sie bezahlen den <werfer>Werfer</> fürs Weiterwerfen und sind doch im Vorteil.
hint-no-odds = Um den <werfer>Werfer</> zu <halten>halten</>, müssten Sie mehr zahlen, als es bringt.
hint-no-odds-stays = Der <werfer>Werfer</> wirft auch so am besten weiter.
hint-no-odds-retrieve = Der <werfer>Werfer</> kann den Einsatz ohnehin nicht <zurucknehmen>zurücknehmen</>.

## Bets aside.

hint-side-gain = Diese Wette gewinnen Sie öfter, als ihre <quote>Quote</> verlangt.
hint-side-fair = Es ist eine faire Wette.
hint-no-side = Keine der angebotenen Wetten ist das Risiko wert.
