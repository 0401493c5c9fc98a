# What the house says at any table: refusals, saved sessions, and what happened, told in words.

## The code of a deal: six words that are written down and typed again.

deal-code-letters = „{ $word }“ ist kein Kartencode. Ein Code besteht aus sechs Wörtern oder aus 1 bis 64 Buchstaben, Ziffern, Punkten und Strichen.
deal-code-count =
    { $number ->
        [one] Ein Wort ist kein Code: Es müssen sechs sein.
       *[other] { CAP(WORDS($number)) } Wörter sind kein Code: Es müssen sechs sein.
    }
deal-code-word = „{ $word }“ kommt in keinem Code vor. Sehen Sie noch einmal nach.
deal-code-near = „{ $word }“ kommt in keinem Code vor. Heißt es vielleicht „{ $near }“?
daily-code-check = Diese sechs Wörter sind kein Ergebnis. Vielleicht ist eines falsch geschrieben, oder zwei sind vertauscht.
deal-code-check = Diese sechs Wörter ergeben keinen Kartencode. Vielleicht ist eines falsch geschrieben, oder zwei sind vertauscht.

## Famous hands, at their end.

exhibit-done = Geschafft! Sie haben { $number } von { $wanted } verlangten Punkten.
exhibit-not-done = Diesmal nicht. Sie haben { $number } von { $wanted } verlangten Punkten.
exhibit-over = Das Blatt ist ausgespielt. Punkte: { $number }.
exhibit-act = „{ $act }“
exhibit-verdict =
    { $right ->
        [yes]
            { $done ->
                [yes] Ihre Wahl war { $did }: sicher auch gegen das beste Spiel.
               *[no] Ihre Wahl, { $did }, war richtig; ein anderer Fehler hat alles verdorben.
            }
       *[no]
            { $number_best ->
                [one] Gegen das beste Spiel war nur { $best } sicher.
                [2] Gegen das beste Spiel waren nur { $best } sicher.
               *[other] Sicher war zum Beispiel { $best }.
            } { $done ->
                [yes]
                    { $number_against ->
                        [one] Sie wählten { $did }, und { $seats_against } hat es nicht genutzt.
                       *[other] Sie wählten { $did }, und Ihre Gegner haben es nicht genutzt.
                    }
               *[no] Sie wählten { $did }.
            }
    }

## Refusals. Each says what is wrong and, where it can, what would be right.

refuse-foreign = Das geht hier nicht: „{ $act }“ gehört zu einem anderen Spiel.
refuse-no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
refuse-over = Die Partie ist zu Ende.
refuse-not-asked =
    { $who ->
        [you] Sie sind jetzt nicht an der Reihe: Der Tisch wartet auf jemand anderen.
       *[other] { $seat } ist jetzt nicht an der Reihe: Der Tisch wartet auf jemand anderen.
    }
refuse-not-the-question = Danach sind Sie jetzt nicht gefragt.
refuse-place = Heben Sie näher an der Mitte ab: zwischen { $least } und { $most }.
refuse-not-held = Diese Karte haben Sie nicht auf der Hand.
refuse-card = Diese Karte dürfen Sie jetzt nicht spielen.
refuse-drop = Dorthin gehört die Karte nicht. Legen Sie sie ab, wo das Tuch leuchtet.
refuse-cards-number =
    { $least ->
        [one] Wählen Sie genau eine Karte.
       *[other] Wählen Sie genau { WORDS($least) } Karten.
    }
refuse-cards-between = Wählen Sie { WORDS($least) } bis { WORDS($most) } Karten, keine davon zweimal.
refuse-follow = Sie müssen bedienen, und Sie haben { $suit }.
refuse-follow-or-trump = Sie müssen bedienen oder Trumpf spielen, und Sie haben { $suit }.
refuse-changed-suit = Heute zählt { $card } zu { $suit } und bedient keine andere Farbe.
refuse-win = Sie müssen stechen, wenn Sie können, und Ihr { $suit } ist hoch genug.
refuse-trump = Diese Farbe haben Sie nicht; Sie müssen Trumpf spielen.
refuse-number = Es muss zwischen { $least } und { $most } liegen.
refuse-numbers = Nennen Sie { WORDS($number) } Zahlen, keine unter { $least }, die zusammen { $total } ergeben.
refuse-too-little = Das ist zu wenig: Es müssen mindestens { $farthings } sein.
refuse-too-much = Das ist zu viel: Es dürfen höchstens { $farthings } sein.
refuse-purse = In Ihrer Börse sind nur { $farthings }, und niemand darf mehr setzen, als er hat.
refuse-step = Nennen Sie eine Summe in Schritten von { $farthings }.
refuse-word = Das können Sie hier nicht sagen.
refuse-seat = Diesen Spieler können Sie jetzt nicht nennen.
refuse-offer = So etwas haben Sie nicht anzusagen.
refuse-bid = Sie müssen mehr bieten als das letzte Gebot.
refuse-bid-low = Sie müssen mehr bieten als das letzte Gebot.
refuse-no-such-bid = Dieses Gebot gibt es nicht.
refuse-best-bid = Das höchste Gebot ist schon Ihres: Niemand bietet gegen sich selbst.
refuse-dropped-out = Sie sind bei diesem Handel ausgestiegen und können nicht wieder mitbieten.
refuse-spot = Dort darf jetzt nichts hingelegt werden.
say-cut-again = Gleich: noch einmal abheben
refuse-fault-reported = Im Programm ist ein Fehler aufgetreten, deshalb ging das nicht. Auf dem Tisch hat sich nichts geändert. Ein Bericht, den Sie lesen und einschicken können, liegt bei den gespeicherten Partien: { $file }.
refuse-fault = Im Programm ist ein Fehler aufgetreten, deshalb ging das nicht. Auf dem Tisch hat sich nichts geändert. ({ $fault })
refuse-take-back-house = An diesem Tisch wird nichts zurückgenommen. In den Einstellungen können Sie es erlauben.
refuse-take-back-stakes = Beim Spiel um Geld wird an diesem Tisch nichts zurückgenommen. In den Einstellungen können Sie es erlauben.
refuse-take-back-none = Sie haben nichts gespielt, was Sie zurücknehmen könnten.
take-back-peeked = Sie haben zurückgenommen, als Sie den Ausgang schon kannten; deshalb zählt diese Partie nicht in der Statistik.
refuse-hint-stakes = Sie spielen um Geld; da gibt es keine Tipps.
refuse-hint-house = Die Tipps sind abgeschaltet. In den Einstellungen können Sie sie wieder einschalten.
refuse-hint-not-asked = Sie sind gerade nicht an der Reihe.
refuse-no-sequel = Diese Partie ist noch nicht zu Ende: Spielen Sie sie aus, ehe Sie eine neue beginnen.

## Saved sessions.

save-torn = Die letzte Zeile ist unvollständig. Die Partie geht ab Zeile { $line } weiter.
save-damaged = Zeile { $line } ist nicht zu lesen.
save-edited = Zeile { $line } passt nicht zu ihrem Siegel: Jemand hat sie nachträglich geändert.
save-empty = Die Datei ist leer.
save-no-header = Das ist kein Spielstand von Crowe’s Table.
save-future = Dieser Spielstand stammt aus einer neueren Ausgabe von Crowe’s Table (Format { $version }). Diese Ausgabe lässt ihn unverändert.
save-too-long = Die Datei ist länger, als ein Spielstand sein kann.
save-unreadable = Die Datei lässt sich nicht öffnen: { $why }.
save-in-use = Dieser Tisch ist schon in einem anderen Fenster offen.
save-link = Das ist ein Verweis auf einen Tisch an anderem Ort, und durch einen Verweis wird nicht geschrieben. Öffnen Sie den Tisch dort, wo er liegt, oder verschieben Sie seine Datei hierher.
save-unknown-game = Das ist eine Partie „{ $game }“; dieses Spiel gibt es hier nicht.
save-other-laws = Gespielt wurde nach Ausgabe { $laws } der Regeln von { $game }; hier gilt jetzt Ausgabe { $ours }.
save-other-generator = Die Karten gab „{ $word }“; diesen Geber kennt das Haus nicht.
save-options = Die Regeln, nach denen gespielt wurde, sind nicht zu lesen.
save-company = Die Liste der Spieler ist nicht zu lesen.
save-sitting-company = Die Liste der Mitspieler dieser Sitzung ist nicht zu lesen.
save-sitting-row = Zeile { $line } der Abrechnung stimmt nicht: Was einer gewinnt, müssen andere verloren haben.
save-sitting-purses = Die Börsen stimmen nicht mit der Abrechnung überein.
save-close = Zeile { $line } gibt nicht das Ergebnis der Partie wieder.
save-unfit = So hätte kein Tisch beginnen können.
save-line = Zeile { $line } ist in diesem Spiel nicht erlaubt.
save-deal = Nachgespielt geht Geben { $deal } anders aus, als es geschrieben steht (Zeile { $line }).
save-set-aside = Die Datei wird unter dem Namen { $file } aufgehoben.
save-left = Die Datei bleibt unverändert.
save-cannot-write = Diese Partie lässt sich nicht speichern ({ $why }). Spielen Sie weiter: Sie wird gespeichert, sobald es geht.
save-written-again = Diese Partie wird wieder gespeichert. Nichts ging verloren.
save-slow = Das zuletzt Gespielte ist vielleicht noch nicht gespeichert: Die Festplatte antwortet nicht.
save-not-written = Das zuletzt Gespielte konnte nicht gespeichert werden: { $why }.
save-stood = Zeile { $line } gibt nicht wieder, wie der Tisch stand.
save-not-brought-back = Die Partie lässt sich nicht zurückholen: { $why }.
save-cannot-delete = Die Partie lässt sich nicht löschen: { $why }.
save-no-seed = Die Datei mit der geheimen Zahl dieser Partie fehlt. Sie liegt daneben, bis die Partie zu Ende ist.
save-other-seed = Die geheime Zahl neben dieser Partie ist nicht die, die vor dem ersten Geben versiegelt wurde.
share-not-written = Die Partie konnte nicht als Datei gespeichert werden: { $why }.
share-not-taken = Die Partie konnte nicht zu den gespeicherten kopiert werden: { $why }.
save-gone = Diese Partie gibt es nicht.
save-long = Die Partie ist zu lang für diese Liste. Sie wird erst gelesen, wenn Sie Platz nehmen.
save-refereed = Am { $date } wurde einem Schiedsrichter das Blatt von Spieler { $number } gezeigt.
refuse-look = Solange gespielt wird, darf nur ein Schiedsrichter fremde Karten sehen. „--referee“ zeigt sie und vermerkt es in der Partie.
refuse-look-torn = Die letzte Zeile dieser Partie ist unvollständig. Etwas darin vermerken lässt sich erst, wenn wieder jemand am Tisch gesessen hat.
refuse-look-unwritten = Es wird kein Blatt gezeigt, weil sich nichts vermerken lässt: { $why }.

settings-set-aside = Die Einstellungen waren nicht zu lesen; deshalb gelten wieder die ursprünglichen. Die alte Datei heißt jetzt { $file }.
settings-left = Die Einstellungen waren nicht zu lesen ({ $why }); deshalb gelten wieder die ursprünglichen.
settings-not-kept = Die Einstellungen ließen sich nicht speichern ({ $why }). Sie gelten nur, bis Sie gehen.

## What happened, for the slip of the last words, for captions, and for a session read as text.

moved-deal =
    { $who ->
        [you] Sie erhalten { $cards }.
       *[other] { $seat } erhält { $cards }.
    }
moved-deal-aside = Auf den Tisch kommt: { $cards }.
moved-play =
    { $who ->
        [you] Sie spielen { $cards }.
       *[other] { $seat } spielt { $cards }.
    }
moved-cut =
    { $who ->
        [you] Sie heben { $cards } ab.
       *[other] { $seat } hebt { $cards } ab.
    }
moved-show =
    { $who ->
        [you] Sie zeigen { $cards }.
       *[other] { $seat } zeigt { $cards }.
    }
moved-turn = Aufgedeckt: { $cards }.
shown-cards = Gezeigt: { $cards }.
said-words =
    { $who ->
        [you] Sie: „{ $words }“
       *[other] { $seat }: „{ $words }“
    }
paid-money =
    { $who ->
        [you] Sie zahlen { $sum } an { $target }.
       *[other] { CAP($source) } zahlt { $sum } an { $target }.
    }
threw-dice =
    { $who ->
        [you] Sie werfen { $dice }.
       *[other] { $seat } wirft { $dice }.
    }
scored-points =
    { $who ->
        [you] Sie schreiben { $points } und stehen auf { $after }. { $recital }.
       *[other] { $seat } schreibt { $points } und steht auf { $after }. { $recital }.
    }
scored-nothing =
    { $who ->
        [you] Sie schreiben nichts. { $recital }.
       *[other] { $seat } schreibt nichts. { $recital }.
    }
deal-begins =
    { $who ->
        [you] Geben { $number }{ $deals ->
            [0] {""}
           *[other] { " " }von { $deals }
        }. Sie geben.
       *[other] Geben { $number }{ $deals ->
            [0] {""}
           *[other] { " " }von { $deals }
        }. { $seat } gibt.
    }

## The account of a deal: what stands at the beginning of a line, a card or a sum at its end.

log-plays =
    { $who ->
        [you] Sie
       *[other] { $seat }
    }
log-led =
    { $who ->
        [you] Sie spielten
       *[other] { $seat } spielte
    }
log-won =
    { $who ->
        [you] Sie nahmen
       *[other] { $seat } nahm
    }
log-says =
    { $who ->
        [you] Sie
       *[other] { $seat }
    }
log-said = „{ $words }“
log-with-card = { $card_text } ({ $words })
log-score =
    { $who ->
        [you] Sie: { $words }
       *[other] { $seat }: { $words }
    }
log-reached = jetzt { $score }
log-count = Die Abrechnung
log-round = Runde { WORDS($number) }
log-throws =
    { $who ->
        [you] Sie werfen
       *[other] { $seat } wirft
    }
log-thrown = { $dice_told } = { $number }
log-shown = Offengelegt
log-shows =
    { $who ->
        [you] Ihre Karten
       *[other] { $seat } zeigt
    }
log-moved-turn = Aufgedeckt
log-moved-show =
    { $who ->
        [you] Sie zeigen
       *[other] { $seat } zeigt
    }
log-moved-cut =
    { $who ->
        [you] Sie heben ab
       *[other] { $seat } hebt ab
    }
log-moved-review = Der umgelegte Stich
log-puts =
    { $why ->
        [none] { $who ->
            [you] Sie
           *[other] { $seat }
        }
       *[other] { $who ->
            [you] Sie: { $why }
           *[other] { $seat }: { $why }
        }
    }
log-each = { CAP($why) }: { WORDS($number, form: "m") }mal { $sum }
log-takes =
    { $who ->
        [you] Sie nehmen
       *[other] { $seat } nimmt
    }{ $why ->
        [none] {""}
       *[other] : { $why }
    }
paid-buy-in = eine neue Börse vom Haus
act-buy_in = Börse füllen
hint-buy-in = Ihre Börse ist zu leer zum Weiterspielen: Füllen Sie sie auf.
option-buy_in = Börse nachfüllen
option-buy_in-help = So viele Einheiten bekommt zwischen zwei Geben, wer zu wenig zum Weiterspielen hat. Sie kommen aus der Münzstätte und gelten weder als gewonnen noch als verloren.
option-buy_in-0 = nicht erlaubt
log-has-back =
    { $who ->
        [you] Sie erhalten zurück
       *[other] { $seat } erhält zurück
    }{ $why ->
        [none] {""}
       *[other] : { $why }
    }
log-pays =
    { $who ->
        [you] Sie an { $other }: { $why }
       *[other] { $seat } an { $who_other ->
            [you] Sie
           *[other] { $other }
        }: { $why }
    }

## What was asked for and cannot be had.

bad-game = Ein Spiel „{ $word }“ gibt es hier nicht. Es gibt: { $allowed }.
bad-preset = Für { $game } gibt es kein Buch „{ $word }“. Es gibt: { $allowed }.
bad-seats = Nach „{ $preset }“ spielt man { $game } nicht mit „{ $word }“ Spielern. Möglich sind: { $allowed }.
bad-stakes = Den Einsatz „{ $word }“ gibt es nicht. Es gibt: { $allowed }.
bad-level = Die Spielstärke „{ $word }“ gibt es nicht. Es gibt: { $allowed }.
bad-rule = Diese Hausregel geht nicht: { $why }.

## Between deals.

act-ready = Weiter
act-rise = Aufhören
act-propose_rise = Ende vorschlagen
act-agree_to_rise = Aufhören
act-play_on = Weiterspielen
ask-rise-together = { $seat } möchte hier aufhören. Sind Sie einverstanden, oder spielen Sie weiter?
wait-rise-together = Aufhören oder weiterspielen: { $seats }.
say-propose-rise = Hören wir auf?
say-agree-to-rise = Gern
say-play-on = Ich spiele lieber weiter
ended-agreed = Alle waren einverstanden, hier aufzuhören.
ended-drawn = Alle waren einverstanden, die Partie abzubrechen. Sie endet unentschieden, und niemand zahlt seinen Einsatz.
hint-rise-together = Eine abgebrochene Partie ist unentschieden, und niemand muss zahlen.
hint-rise-settled = Eine abgebrochene Partie wird nach dem augenblicklichen Stand abgerechnet.
act-cut = Abheben
act-lapse = Die Zeit ist um
ask-next-deal = Sehen Sie sich die Abrechnung in Ruhe an; dann geht es weiter.
wait-next-deal = Noch nicht bereit: { $seats }.

## Tables that cannot be laid.

unfit-seats = Mit { WORDS($seats) } kann man dieses Spiel nicht spielen.
unfit-stake = Dieser Einsatz ist zu hoch: Sie könnten bis zu { $farthings } verlieren, mehr als irgendjemand in der Börse hat.

## Advice. What to do, and why; then the next best, and what it loses.

hint-told = { $act }. { $why }
hint-told-equal = { $told } Ebenso gut: { $other }.
hint-told-unlikely = { $told } Jede andere Wahl kostet mehr.
hint-told-measured = { $told } { $next }
hint-next = Am zweitbesten: { $act }.
hint-next-loses = { $next } { $loss }
hint-equal = Ebenso gut: { $act }.
hint-no-other = Keine andere Wahl ist besser.
hint-exactly = { $told } Genau gerechnet: { $part } von { $whole }.
hint-loss-points =
    { $halves ->
        [0] Das ist fast ebenso gut.
        [1] Das kostet etwa einen halben Punkt.
        [2] Das kostet etwa einen Punkt.
        [3] Das kostet etwa anderthalb Punkte.
       *[other] Das kostet etwa { WORDS($whole) } Punkte.
    }
hint-loss-money =
    { $amount ->
        [0] Das ist fast ebenso gut.
       *[other] Das kostet etwa { $farthings }.
    }
hint-loss-games =
    { $some ->
        [0] Das gewinnt fast ebenso oft.
       *[other] Von allen solchen Partien verliert es { $share } mehr.
    }
do-act = { $act }: { $what }
do-act-object = { $act }: { $what }
do-nothing = Nichts sagen
do-claim_revoke = Anzeigen, dass { $seat } im { $number }. Stich nicht bedient hat

## Why a card is good, from the play that is expected: of all games of tricks.

hint-line-last-trump-good = Das zieht den letzten Trumpf, und Ihr { $suit } ist frei: { $often }.
hint-line-last-trump = Das zieht den Gegnern den letzten Trumpf: { $often }.
hint-line-draws-two = Das zieht den Gegnern zwei Trümpfe für einen von Ihren: { $often }.
hint-line-drives-out = { $rank_high } muss fallen, dann ist { $rank_low } in Ihrer Hand frei: { $often }.
hint-line-partner-trumps = Ihr Partner ist frei in dieser Farbe und trumpft: { $often }.
hint-line-ruff = Sie trumpfen, wenn { $suit } wiederkommt: { $often }.
hint-line-they-lead = Die Gegner müssen Ihnen mit { $suit } kommen: { $often }.
hint-line-keeps = { $card } behalten Sie für einen späteren Stich: { $often }.
hint-line-takes = Das macht den Stich: { $often }.
hint-line-partner-takes = Der Stich bleibt dem Partner, der ihn machen kann: { $often }.

## Advice, where a game has none of its own.

hint-search-only = Es gibt keine andere Wahl.
hint-search-best =
    { $worlds ->
        [one] In der einen Verteilung, die ich durchgespielt habe, war nichts besser.
       *[other] In { WORDS($worlds) } Verteilungen, die ich durchgespielt habe, war nichts besser.
    }
hint-measured = In den Verteilungen, die ich durchgespielt habe, war nichts besser.
hint-judged = So würde ich spielen, auch wenn kein einzelner Grund den Ausschlag gibt.
