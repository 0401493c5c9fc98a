# What the house says at any table: refusals, saved sessions, and what happened, told in words.

## The code of a deal: six words that are written down and typed again.

deal-code-letters = „{ $word }“ ist kein Kennwort: das sind sechs Wörter, oder 1 bis 64 Buchstaben, Ziffern, Punkte und Striche.
deal-code-count =
    { $number ->
        [one] Ein Wort ist kein Kennwort: es sind sechs.
       *[other] { CAP(WORDS($number)) } Wörter sind kein Kennwort: es sind sechs.
    }
deal-code-word = „{ $word }“ steht in keinem Kennwort. Sehen Sie noch einmal auf den Zettel.
deal-code-near = „{ $word }“ steht in keinem Kennwort. Heißt es „{ $near }“?
deal-code-check = Diese sechs Wörter sind kein Kennwort. Vielleicht ist eines falsch geschrieben, oder zwei sind vertauscht.

## Famous hands, at their end.

exhibit-done = Es ist gelungen! Gemachte Punkte: { $number }; verlangt: { $wanted }.
exhibit-not-done = Diesmal nicht. Gemachte Punkte: { $number }; verlangt: { $wanted }.
exhibit-over = Das Blatt ist gespielt. Gemachte Punkte: { $number }.
exhibit-act = „{ $act }“
exhibit-verdict =
    { $right ->
        [yes]
            { $done ->
                [yes] Sie wählten { $did }: das war sicher, gegen jedes Spiel.
               *[no] Richtig war { $did }; eine andere Wahl hat es verschenkt.
            }
       *[no]
            { $number_best ->
                [one] Sicher war nur { $best }.
                [2] Sicher waren nur { $best }.
               *[other] Sicher war zum Beispiel { $best }.
            } { $done ->
                [yes]
                    { $number_against ->
                        [one] Sie wählten { $did }, und { $seats_against } ließ es durchgehen.
                       *[other] Sie wählten { $did }, und Ihre Gegner ließen es durchgehen.
                    }
               *[no] Sie wählten { $did }.
            }
    }

## Refusals. Each says what is wrong and, where it can, what would be right.

refuse-foreign = Das ist in diesem Spiel keine Antwort: „{ $act }“ gehört zu einem anderen Spiel.
refuse-no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
refuse-over = Das Spiel ist aus.
refuse-not-asked =
    { $who ->
        [you] Sie sind eben nicht gefragt: der Tisch wartet auf jemand anderen.
       *[other] { $seat } ist eben nicht gefragt: der Tisch wartet auf jemand anderen.
    }
refuse-not-the-question = Danach ist eben nicht gefragt.
refuse-place = Heben Sie näher der Mitte ab: die Stelle muss zwischen { $least } und { $most } liegen.
refuse-not-held = Diese Karte ist nicht in Ihrer Hand.
refuse-card = Diese Karte darf jetzt nicht gespielt werden.
refuse-drop = Dort wird nichts hingelegt. Lassen Sie die Karte fallen, wo das Tuch hell ist.
refuse-cards-number =
    { $least ->
        [one] Wählen Sie eine Karte, nicht mehr und nicht weniger.
       *[other] Wählen Sie { WORDS($least) } Karten, nicht mehr und nicht weniger.
    }
refuse-cards-between = Wählen Sie { WORDS($least) } bis { WORDS($most) } Karten, und keine zweimal.
refuse-follow = Sie müssen bedienen, und Sie haben { $suit }.
refuse-follow-or-trump = Sie müssen bedienen oder Trumpf spielen, und Sie haben { $suit }.
refuse-changed-suit = Heute gehört { $card } zu { $suit } und bedient keine andere Farbe.
refuse-win = Sie müssen den Stich nehmen, wenn Sie können, und Sie haben { $suit }, das ihn nähme.
refuse-trump = Sie haben nichts von dieser Farbe und müssen Trumpf spielen.
refuse-number = Es muss zwischen { $least } und { $most } liegen.
refuse-numbers = Nennen Sie { WORDS($number) } Zahlen, keine unter { $least }, die zusammen { $total } ergeben.
refuse-too-little = Das ist zu wenig: das Mindeste ist jetzt { $farthings }.
refuse-too-much = Das ist zu viel: das Höchste ist jetzt { $farthings }.
refuse-purse = In Ihrer Börse sind nur { $farthings }, und niemand darf mehr setzen, als er hat.
refuse-step = Nennen Sie eine Summe in Schritten von { $farthings }.
refuse-word = Das können Sie hier nicht sagen.
refuse-seat = Dieser Spieler kann jetzt nicht genannt werden.
refuse-offer = Sie haben nichts dergleichen anzusagen.
refuse-bid = Sie müssen höher bieten, als geboten ist.
refuse-bid-low = Sie müssen höher bieten, als geboten ist.
refuse-no-such-bid = Ein solches Gebot gibt es nicht.
refuse-best-bid = Das höchste Gebot ist Ihres: niemand bietet gegen sich selbst.
refuse-dropped-out = Sie sind aus diesem Handel ausgeschieden und können nicht zurück.
refuse-spot = Dort darf jetzt nichts hingelegt werden.
say-cut-again = Gleich: noch einmal abheben
refuse-fault-reported = Das Programm hat einen Fehler gemacht, darum ging das nicht. Auf dem Tisch hat sich nichts geändert. Ein Bericht, den Sie lesen und schicken können, liegt bei den gespeicherten Spielen: { $file }.
refuse-fault = Das Programm hat einen Fehler gemacht, darum ging das nicht. Auf dem Tisch hat sich nichts geändert. ({ $fault })
refuse-take-back-house = An diesem Tisch wird keine Karte zurückgenommen. Sie können es in den Einstellungen erlauben.
refuse-take-back-stakes = Was um Geld gespielt ist, wird an diesem Tisch nicht zurückgenommen. Sie können es in den Einstellungen erlauben.
refuse-take-back-none = Sie haben nichts gespielt, was Sie zurücknehmen könnten.
take-back-peeked = Sie hatten die Folge schon gesehen, als Sie das zurücknahmen; darum wird dieses Spiel im Register nicht gezählt.
refuse-hint-stakes = Sie spielen um Münzen, und dann darf niemand Rat geben.
refuse-hint-house = Die Ratschläge sind abgeschaltet. In den Einstellungen können Sie sie wieder einschalten.
refuse-hint-not-asked = Sie sind eben nicht an der Reihe.
refuse-no-sequel = Dieses Spiel ist nicht aus: beenden Sie es, ehe Sie ein neues beginnen.

## Saved sessions.

save-torn = Die letzte Zeile ist nur halb geschrieben. Das Spiel geht ab Zeile { $line } weiter.
save-damaged = Zeile { $line } ist nicht zu lesen.
save-edited = Zeile { $line } passt nicht zu ihrem Siegel: jemand hat sie nachträglich geändert.
save-empty = Die Datei ist leer.
save-no-header = Das ist keine Sitzung von Crowe’s Table.
save-future = Eine spätere Ausgabe von Crowe’s Table hat sie geschrieben (Format { $version }). Diese Ausgabe lässt sie, wie sie ist.
save-too-long = Die Datei ist länger, als eine Sitzung sein kann.
save-unreadable = Die Datei lässt sich nicht öffnen: { $why }.
save-in-use = Dieser Tisch ist schon in einem anderen Fenster offen.
save-link = Es ist ein Verweis auf einen Tisch, der anderswo liegt, und durch einen Verweis wird nichts geschrieben. Öffnen Sie den Tisch dort, wo er liegt, oder verschieben Sie seine Datei hierher.
save-unknown-game = Es ist eine Sitzung von „{ $game }“, einem Spiel, das dieses Haus nicht führt.
save-other-laws = Sie wurde nach Ausgabe { $laws } der Gesetze von { $game } gespielt; dieses Haus spielt jetzt nach Ausgabe { $ours }.
save-other-generator = Ihre Karten gab „{ $word }“, den dieses Haus nicht kennt.
save-options = Die Regeln, nach denen gespielt wurde, sind nicht zu lesen.
save-company = Die Liste der Spieler ist nicht zu lesen.
save-sitting-company = Die Gesellschaft ihrer Sitzung ist nicht zu lesen.
save-sitting-row = Zeile { $line } ihrer Rechnung ist nicht in Ordnung: was einer gewann, muss ein anderer verloren haben.
save-sitting-purses = Die Börsen stimmen nicht mit ihrer Rechnung.
save-close = Zeile { $line } ist nicht, was aus dem Spiel wurde.
save-unfit = So hätte kein Tisch aufgestellt werden können.
save-line = Zeile { $line } ist in diesem Spiel kein erlaubter Zug.
save-deal = Nachgespielt kommt Spiel { $deal } nicht heraus, wie es geschrieben steht (Zeile { $line }).
save-set-aside = Die Datei ist aufgehoben, beiseitegelegt als { $file }.
save-left = Die Datei bleibt, wie sie ist.
save-cannot-write = Dieses Spiel lässt sich nicht auf die Platte schreiben ({ $why }). Spielen Sie weiter: es wird geschrieben, sobald es geht.
save-written-again = Dieses Spiel wird wieder auf die Platte geschrieben. Nichts ging verloren.
save-slow = Was zuletzt gespielt wurde, ist vielleicht noch nicht geschrieben: die Platte antwortet nicht.
save-not-written = Was zuletzt gespielt wurde, konnte nicht geschrieben werden: { $why }.
save-stood = Zeile { $line } ist nicht, wie der Tisch stand.
save-not-brought-back = Die Sitzung lässt sich nicht zurückholen: { $why }.
save-cannot-delete = Die Sitzung lässt sich nicht löschen: { $why }.
save-no-seed = Die Datei mit der geheimen Zahl dieses Spiels fehlt. Sie liegt daneben, bis das Spiel zu Ende ist.
save-other-seed = Die geheime Zahl neben diesem Spiel ist nicht die, die vor dem ersten Geben versiegelt wurde.
save-gone = Es gibt keine solche Sitzung.
save-long = Sie ist zu lang, um für diese Liste gelesen zu werden. Sie wird gelesen, wenn Sie sich daran setzen.
save-refereed = Am { $date } wurde einem Schiedsrichter gezeigt, was Spieler { $number } in diesem Spiel hält.
refuse-look = Solange gespielt wird, darf nur ein Schiedsrichter das Blatt eines anderen sehen. „--referee“ zeigt es und kennzeichnet das Spiel.
refuse-look-torn = Die letzte Zeile dieses Spiels ist nur halb geschrieben. Es kann erst gekennzeichnet werden, wenn sich wieder jemand daran gesetzt hat.
refuse-look-unwritten = Kein Blatt wird gezeigt, denn der Tisch lässt sich nicht kennzeichnen: { $why }.

settings-set-aside = Die Einstellungen waren nicht zu lesen, darum gelten die ursprünglichen. Die alte Datei heißt jetzt { $file }.
settings-left = Die Einstellungen waren nicht zu lesen ({ $why }), darum gelten die ursprünglichen.
settings-not-kept = Die Einstellungen ließen sich nicht schreiben ({ $why }). Sie gelten, bis Sie gehen.

## What happened, for the slip of the last words, for captions, and for a session read as text.

moved-deal =
    { $who ->
        [you] Sie erhalten { $cards }.
       *[other] { $seat } erhält { $cards }.
    }
moved-deal-aside = Auf den Tisch gegeben: { $cards }.
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
        [you] Spiel { $number }{ $deals ->
        [0] {""}
       *[other] { " " }von { $deals }
    }. Sie geben.
       *[other] Spiel { $number }{ $deals ->
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
        [you] Sie begannen
       *[other] { $seat } begann
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
log-count = Gezählt
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
log-each = { CAP(WORDS($number, form: "m")) }mal { $sum }: { $why }
log-takes =
    { $who ->
        [you] Sie nehmen
       *[other] { $seat } nimmt
    }{ $why ->
        [none] {""}
       *[other] : { $why }
    }
paid-buy-in = eine neue Börse vom Haus
act-buy_in = Neu einkaufen
hint-buy-in = Ihre Börse ist zu leicht zum Weiterspielen: kaufen Sie sich neu ein.
option-buy_in = Neu einkaufen
option-buy_in-help = Einheiten einer neuen Börse, zwischen zwei Spielen, für den, der zu wenig hat. Sie kommt aus der Münzstätte und gilt weder als gewonnen noch als verloren.
option-buy_in-0 = nicht erlaubt
log-has-back =
    { $who ->
        [you] Sie haben zurück
       *[other] { $seat } hat zurück
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

bad-game = Ein Spiel „{ $word }“ gibt es in diesem Hause nicht. Es gibt: { $allowed }.
bad-preset = { $game } hat kein Buch „{ $word }“. Es gibt: { $allowed }.
bad-seats = Das Buch „{ $preset }“ von { $game } ist nicht für „{ $word }“ Spieler. Es ist für: { $allowed }.
bad-stakes = Einen Einsatz „{ $word }“ gibt es nicht. Es gibt: { $allowed }.
bad-level = Eine Stufe „{ $word }“ gibt es nicht. Es gibt: { $allowed }.
bad-rule = So kann eine Hausregel nicht sein: { $why }.

## Between deals.

act-ready = Nächstes Spiel
act-rise = Aufhören
act-propose_rise = Ende vorschlagen
act-agree_to_rise = Aufhören
act-play_on = Weiterspielen
ask-rise-together = { $seat } möchte hier aufhören. Hören Sie mit auf, oder spielen Sie weiter?
wait-rise-together = Aufhören oder weiterspielen: { $seats }.
say-propose-rise = Hören wir auf?
say-agree-to-rise = Gern
say-play-on = Ich spiele lieber weiter
ended-agreed = Alle sind einig, hier aufzuhören.
ended-drawn = Alle sind einig, das Spiel nicht zu beenden. Es ist unentschieden, und kein Einsatz wird gezahlt.
hint-rise-together = Ein unvollendetes Spiel ist unentschieden, und niemand zahlt dafür.
hint-rise-settled = Eine abgebrochene Partie wird abgerechnet, wie sie steht.
act-cut = Abheben
act-lapse = Die Zeit ist um
ask-next-deal = Wenn Sie die Zählung gesehen haben, gehen Sie zum nächsten Spiel.
wait-next-deal = Sieht die Zählung durch: { $seats }.

## Tables that cannot be laid.

unfit-seats = Dieses Spiel ist nicht für { WORDS($seats) }.
unfit-stake = Dieser Einsatz ist zu hoch: zu verlieren wären bis zu { $farthings }, mehr als irgendjemand in der Börse hat.

## Advice. What to do, and why; then the next best, and what it loses.

hint-told = { $act }. { $why }
hint-told-equal = { $told } Ebenso gut: { $other }.
hint-told-unlikely = { $told } Alles andere kostet mehr.
hint-told-measured = { $told } { $next }
hint-next = Das Nächstbeste: { $act }.
hint-next-loses = { $next } { $loss }
hint-equal = Ebenso gut: { $act }.
hint-no-other = Keine andere Wahl ist besser.
hint-exactly = { $told } Genau gezählt: { $part } von { $whole }.
hint-loss-points =
    { $halves ->
        [0] Es kommt beinahe auf dasselbe.
        [1] Es kostet etwa einen halben Punkt.
        [2] Es kostet etwa einen Punkt.
        [3] Es kostet etwa anderthalb Punkte.
       *[other] Es kostet etwa { WORDS($whole) } Punkte.
    }
hint-loss-money =
    { $amount ->
        [0] Es kommt beinahe auf dasselbe.
       *[other] Es kostet etwa { $farthings }.
    }
hint-loss-games =
    { $some ->
        [0] Es gewinnt beinahe so oft.
       *[other] Von allen solchen Spielen verliert es { $share } mehr.
    }
do-act = { $act }: { $what }
do-act-object = { $act }: { $what }
do-nothing = Nichts sagen
do-claim_revoke = Sagen, dass { $seat } im { $number }. Stich nicht bedient hat

## Why a card is good, from the play that is expected: of all games of tricks.

hint-line-last-trump-good = Es zieht den letzten Trumpf, und Ihre Karten in { $suit } sind frei: { $often }.
hint-line-last-trump = Es zieht ihnen den letzten Trumpf: { $often }.
hint-line-draws-two = Es zieht ihnen zwei Trümpfe für einen von Ihren: { $often }.
hint-line-drives-out = { $rank_high } muss fallen, und { $rank_low } in Ihrer Hand wird frei: { $often }.
hint-line-partner-trumps = Ihr Partner hat nichts davon und sticht mit Trumpf: { $often }.
hint-line-ruff = Sie stechen, wenn { $suit } wieder gespielt wird: { $often }.
hint-line-they-lead = Die Gegner müssen Ihnen in { $suit } kommen: { $often }.
hint-line-keeps = { $card } bleibt und macht später einen Stich: { $often }.
hint-line-takes = Es nimmt den Stich: { $often }.
hint-line-partner-takes = Es lässt den Stich dem Partner, der ihn nehmen kann: { $often }.

## Advice, where a game has none of its own.

hint-search-only = Es gibt keine andere Wahl.
hint-search-best =
    { $worlds ->
        [one] In der einen vorgestellten Verteilung war nichts besser.
       *[other] In { WORDS($worlds) } vorgestellten Verteilungen war nichts besser.
    }
hint-measured = In den Verteilungen, die ich durchgespielt habe, war nichts besser.
hint-judged = So würde ich es tun, doch kein einzelner Grund entscheidet es.
