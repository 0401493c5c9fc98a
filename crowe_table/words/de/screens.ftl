# The screens that belong to no one game.

## The title page.

title-house = Mr. Crowes
title-table = Tisch
title-of = für alte
title-games = Spiele
title-imprint = LONDON: Gedruckt und verkauft bei N. CROWE, vor Temple-Bar.
title-edition = Ausgabe { $version }
title-continue = Weiterspielen
title-take-a-seat = Platz nehmen
title-saved = Gespeicherte Partien
title-exhibits = Berühmte Blätter
title-daily = Tagespartie
title-lessons = Spiel lernen
title-rules = Das Regelbuch
title-settings = Einstellungen
title-about = Über den Tisch
title-leave = Beenden

## Take a Seat.

seat-contents = Inhalt
contents-choose = Wählen Sie ein Spiel. Was nicht zu Ihren Antworten passt, ist blass.
contents-last = zuletzt gespielt
contents-last-with = { $game }, mit { $name }
contents-last-company = { $number ->
    [0] { $game }
   *[other] { $game }, mit { $number } anderen
  }
contents-length = { $minutes } Min.
contents-books = { $more ->
    [0] { $book }
    [1] { $book }, und noch eines
   *[other] { $book }, und { $number } weitere
  }
contents-book-number = nach { $number } Büchern
contents-ask-seats = Wie viele sind Sie?
contents-ask-minutes = Wie viel Zeit?
contents-ask-difficulty = ❦ Wie schwer?
contents-ask-book = Nach welchem Buch?
contents-any-number = beliebig viele
contents-any-length = beliebig
contents-any-difficulty = beliebig
contents-difficulty-1 = leicht zu lernen
contents-difficulty-2 = mittel
contents-any-book = nach jedem
contents-minutes = { $minutes } Minuten
seat-drafts = Entwürfe
seat-kind-tricks = Stichspiele in Gesellschaft
seat-kind-cribbage = Zu zweit, mit Talon
seat-kind-wagers = Wetten und Handeln
seat-kind-banks = Bank- und Würfelspiele
seat-facts = { $players }; { $minutes }; { $difficulty }
seat-minutes = etwa { $minutes } Minuten
seat-difficulty-1 = leicht zu lernen
seat-difficulty-2 = braucht etwas Übung
seat-difficulty-3 = braucht viel Übung
seat-preset = Nach welchem Buch
seat-players = Wie viele spielen
seat-your-name = Sie
seat-their-name = Platz { $number }
seat-person = Ein Mensch
seat-level = Wer spielt
seat-called = Name
seat-chair-done = Fertig
seat-who-sits = Wer wo sitzt
seat-what-for = Der Einsatz
seat-code = Noch einmal dieselben Karten? Geben Sie die sechs Wörter ein.
seat-with-purse = { $level }, mit { $purse }
seat-fill = Die Börsen
seat-fill-no = Wie sie sind
seat-fill-yes = Vom Haus gefüllt
seat-money-own = Jeder behält seine Börse; wer neu ist, beginnt mit { $farthings }.
seat-stakes = Einsatz
seat-coinage = Währung
seat-options = Hausregeln
seat-options-as-printed = Wie im Buch
seat-options-altered = Vom Haus geändert
seat-money-line = Jeder beginnt mit { $farthings }.
seat-play = Spielen
seat-back = Zurück
seat-refused = So kann nicht gespielt werden: { $why }

## Players’ names. The first is offered to a visitor; the others sit for the house.

name-visitor = Ein Gast
name-near = Gast 1
name-far = Gast 2
name-sharp = Mr. Sharp
name-pimlott = Mrs. Pimlott
name-fenn = Captain Fenn
name-tolliver = Miss Tolliver
name-hask = Dr. Hask
name-ogle = Mrs. Ogle
name-quill = Mr. Quill
name-barrow = Lady Barrow
name-tapley = Mr. Tapley
name-battle = Mrs. Battle
name-prince = Mr. Prince
name-tom = Master Tom
name-domino = Der Domino

## How well an opponent plays.

level-learner = Anfänger
level-sound = Guter Spieler
level-sharp = Meister

## Saved games.

saved-heading = Gespeicherte Partien
saved-none = Noch ist keine Partie gespeichert.
saved-continue = Wieder Platz nehmen
saved-delete = Löschen
saved-delete-marked =
    { $number ->
        [one] Markierte löschen
       *[other] { $number } markierte löschen
    }
saved-share = Als Datei speichern
saved-shared = Gespeichert in { $file }
saved-shared-cards = Ein Freund kann die Datei mit diesem Programm öffnen. Sie enthält auch die kommenden Karten, daher zählt die Partie dort nicht.
saved-mark = Zum Löschen markieren
saved-unmark = Nicht markieren
saved-marked = † { $game }
saved-bring-back =
    { $number ->
        [one] Zurückholen
       *[other] Alle { $number } zurückholen
    }
saved-group = Die Liste
saved-group-unfinished = { $number } offen
saved-group-finished = { $number } beendet
saved-group-famous = { $number ->
    [one] ein berühmtes Blatt
   *[other] { $number } berühmte Blätter
}
saved-back = Zurück
saved-records = Die Statistik
saved-line = { $game }: { $score }; Geben { $deal }, { $state }
score-side = { $names } { $score }
saved-state-open = im Gange
saved-state-finished = beendet
saved-state-torn = im Gange; die letzte Zeile ist unvollständig
saved-state-damaged = beschädigt
saved-state-in-use = in einem anderen Fenster offen
saved-refereed = ein Schiedsrichter hat fremde Karten gesehen
saved-peeked = zählt nicht in der Statistik: Es wurde zurückgenommen, als der Ausgang schon zu sehen war, oder die Karten konnten bekannt sein
saved-look = Ansehen
saved-sitting = Partie { $number } der Sitzung vom { $date }

## The Record.

records-heading = Die Statistik
records-none = Noch ist keine Partie zu Ende gespielt. Danach steht hier, wie es jedem ergangen ist.
records-reading = Frühere Partien werden gelesen …
records-back = Zurück
records-write = Als Datei speichern
records-written = Gespeichert in { $file }
records-not-written = { $file } konnte nicht geschrieben werden: { $why }
records-person = Von
records-game = Bei
records-games = Gespielte Partien
records-won = Gewonnen
records-lost = Verloren
records-drawn = Unentschieden
records-run = Siegesserie
records-longest-run = Längste Siegesserie
records-gain = Gesamtgewinn in Einsätzen
records-marked = Nicht gezählt
records-marked-why = In diesen Partien wurde zurückgenommen, als der Ausgang schon zu sehen war.
records-from-game-to-game = Von Partie zu Partie
records-course = Gewonnene minus verlorene Partien
records-course-money = Gesamtgewinn in Einsätzen
records-a-deal = Je Geben, im Schnitt
records-own = Sie
records-house = Haus
records-best = Bestes
records-level = { $number }
records-more = +{ $number }
records-less = −{ $number }

## Settings.

settings-heading = Einstellungen
settings-back = Zurück
settings-as-new = Zurücksetzen
settings-group-room = Der Raum
settings-on = Ein
settings-off = Aus
settings-group-see = Sehen
settings-group-hear = Hören
settings-group-play = Spielen
settings-text_size = Schriftgröße
settings-text_size-help = Wie groß alles geschrieben steht.
settings-text_size-ordinary = Normal
settings-text_size-larger = Groß
settings-text_size-largest = Sehr groß
settings-pencilled = Eckzeichen
settings-pencilled-help = Wert und Farbe jeder Karte stehen in der Ecke, als hätte der letzte Besitzer sie mit Bleistift eingetragen.
settings-pack = Die Karten
settings-pack-help = Mit welchen Karten gespielt wird.
settings-pack-english = Englisch, 1775
settings-pack-plain = Schlicht
settings-backs = Kartenrücken
settings-backs-help = Weiß wie bei den englischen Karten von 1775 oder mit einem Muster der Zeit.
settings-backs-plain = Weiß, 1775
settings-backs-speckled = Gesprenkelt
settings-backs-marbled = Marmoriert
settings-backs-tarotee = Tarotée
settings-cloth = Tischplatte
settings-cloth-help = Grünes, blaues oder rotes Tuch, oder bloßes Holz.
settings-cloth-green = Grünes Tuch
settings-cloth-blue = Blaues Tuch
settings-cloth-red = Rotes Tuch
settings-cloth-wood = Bloßes Holz
settings-face = Ihr Gesicht
settings-face-help = Das Bild auf Ihrem Schild. Der Spieler des Hauses, dem es gehört, bleibt dann fort.
settings-face-none = Leeres Oval
settings-pronoun = Wie man von Ihnen spricht
settings-pronoun-help = So spricht der Tisch von Ihnen, wenn er den anderen erzählt, was Sie getan haben.
settings-pronoun-they = Mit Namen
settings-pronoun-she = Sie
settings-pronoun-he = Er
settings-group-self = Sie selbst
settings-four_colour = Vier Farben
settings-four_colour-help = Karo in Blau, Kreuz in Grün und ein Zeichen in der Ecke, damit man alle vier Farben unterscheidet.
settings-high_contrast = Starker Kontrast
settings-high_contrast-help = Helleres Papier, dunkleres Tuch, kräftigere Ränder.
settings-speed = Tempo
settings-speed-help = Wie schnell gegeben, gespielt und gezählt wird.
settings-speed-slow = Langsam
settings-speed-ordinary = Normal
settings-speed-quick = Schnell
settings-speed-instant = Sofort
settings-slow_counts = Bitte langsam zählen
settings-slow_counts-help = Ab dem dritten Geben dauert eine lange Zählung nur halb so lange. Hiermit wird immer langsam vorgezählt.
settings-left_handed = Für Linkshänder
settings-left_handed-help = Der Rückblick und die Knöpfe liegen links vom Tisch. F9 schaltet jederzeit um.
settings-scanning = Taster
settings-scanning-help = Für Taster statt einer Tastatur. Mit zwei Tasten rückt die Leertaste den hellen Rahmen weiter, und Enter wählt. Mit einer Taste rückt der Rahmen von selbst weiter, und Enter oder die Leertaste wählt.
settings-scanning-off = aus
settings-scanning-two_keys = zwei Tasten
settings-scanning-one_key = eine Taste
settings-scan_seconds = Der Rahmen bleibt stehen
settings-scan_seconds-help = Wie lange der helle Rahmen an jedem Platz bleibt, wenn eine Taste benutzt wird.
settings-scan_seconds-1 = eine Sekunde
settings-scan_seconds-2 = zwei Sekunden
settings-scan_seconds-3 = drei Sekunden
settings-scan_seconds-5 = fünf Sekunden
settings-reduced_motion = Wenig Bewegung
settings-reduced_motion-help = Karten erscheinen gleich an ihrem Platz; nichts gleitet oder flackert.
settings-volume_cards = Karten und Münzen
settings-volume_cards-help = Wie laut Karten, Stifte, Münzen und Würfel sind.
settings-volume_voices = Klopfen und Blättern
settings-volume_voices-help = Wie laut ein Klopfen auf den Tisch und das Umblättern einer Seite sind.
settings-volume_room = Das Zimmer
settings-volume_room-help = Wie laut die Uhr, das Feuer und der Regen am Fenster sind. Bei 0 ist es still im Zimmer.
settings-only_answers = Mischen und Passen
settings-only_answers-help = Wo Sie keine Wahl haben, handelt der Tisch für Sie: Er mischt oder passt.
settings-cut_for_me = Für mich abheben
settings-cut_for_me-help = Abheben, noch einmal mischen und die Wahl verdeckter Päckchen ändern nichts an den Aussichten. Der Tisch macht es für Sie.
settings-forced_cards = Einzige Karte spielen
settings-forced_cards-help = Ihre letzte Karte oder die einzige erlaubte wird nach einem Augenblick von selbst gespielt.
settings-forced_cards-ask = Fragen
settings-forced_cards-never = Nie
settings-forced_cards-always = Immer
settings-sure_tricks = Sichere Stiche spielen
settings-sure_tricks-help = Gehören alle übrigen Stiche Ihnen, was die anderen auch haben, spielt der Tisch Ihre Karten.
settings-sure_tricks-ask = Fragen
settings-sure_tricks-never = Nie
settings-sure_tricks-always = Immer
settings-cover_after = Blatt verdecken nach
settings-cover_after-help = Wenn mehrere sich ein Fenster teilen und sich so lange nichts getan hat.
settings-cover_after-90 = eineinhalb Minuten
settings-cover_after-180 = drei Minuten
settings-cover_after-300 = fünf Minuten
settings-cover_after-never = nie
settings-captions = Untertitel
settings-captions-help = Jedes Geräusch, das etwas bedeutet, steht auch geschrieben da.
settings-sayings = Sprüche
settings-sayings-help = Ab und zu sagt ein Mitspieler des Hauses etwas, das nicht zum Spiel gehört.
settings-speech = Vorlesen
settings-speech-help = Eine Stimme Ihres Systems liest die Frage, das Geschehen und das hell umrahmte Ding vor. F8 schaltet jederzeit um.
settings-hints = Tipps
settings-hints-help = Wenn Sie zum Spaß oder um Spielmarken spielen, können Sie um einen Tipp bitten; beim Spiel um Geld nicht.
settings-coaching = Kärtchen für neue Spiele
settings-coaching-help = In den ersten Runden eines Spiels, das Sie noch nicht kennen, sagt ein Kärtchen, was neu ist. Antippen legt es weg.
settings-review_always = Nachlese nach jedem Spiel
settings-review_always-help = Ist ein Spiel zu Ende, werden Ihre Entscheidungen von selbst neben die besten gestellt.
settings-odds_strip = Streifen mit den Chancen offen
settings-odds_strip-help = Bei Glücksspielen sagt ein Streifen neben dem Tisch, was Sie gesetzt haben, was es nach den Chancen bringen sollte und was es gebracht hat.
settings-take_backs = Zurücknehmen
settings-take_backs-help = Ob Sie eine gespielte Karte zurücknehmen dürfen.
settings-take_backs-never = Nie
settings-take_backs-without_stakes = Außer beim Spiel um Geld
settings-take_backs-always = Immer
settings-language = Sprache
settings-language-help = Die Sprache von allem, was hier geschrieben steht.
language-name = Deutsch
settings-full_screen = Vollbild
settings-full_screen-help = Der Tisch füllt den ganzen Bildschirm. F11 schaltet jederzeit um.
settings-name = Ihr Name
settings-name-help = Wie die anderen Sie nennen.
settings-value-percent = { $percent } %

## At the table.

button-hint = Tipp
button-why = Warum?
button-rules = Regeln
button-menu = Menü
key-hint = H
key-why = W
key-rules = F1
key-menu = Esc
key-play = Enter
key-throw = Leertaste

menu-heading = Der Tisch
menu-seal = Vor dem ersten Geben wurde die Mischung versiegelt: { $seal }. Am Ende wird die geheime Zahl gezeigt, und jeder kann nachprüfen.
menu-resume = Zurück an den Tisch
menu-rules = Die Regeln dieses Spiels
menu-settings = Einstellungen
menu-leave = Tisch verlassen
menu-quit = Beenden
menu-take-back = Zurücknehmen
menu-ledger = Die Abrechnung
menu-odds = Die Chancen
menu-change = Anderes Spiel
menu-pass = Tisch weitergeben

## Asked first, before something is left or lost.

confirm-leave-house-heading = Crowe’s Table beenden?
confirm-leave-house-keep = Bleiben
confirm-leave-house-yes = Beenden
confirm-sure_tricks-heading = Der Rest gehört Ihnen
confirm-sure_tricks-told = Alle übrigen Stiche gehören Ihnen, was die anderen auch haben. Der Tisch kann solche Karten für Sie spielen, jetzt und später. In den Einstellungen können Sie das ändern.
confirm-sure_tricks-keep = Selbst spielen
confirm-sure_tricks-yes = Spielen lassen
confirm-forced_cards-heading = Nur diese Karte ist erlaubt
confirm-forced_cards-told = Hier dürfen Sie nur eine Karte spielen. Der Tisch kann solche Karten für Sie spielen, jetzt und später. In den Einstellungen können Sie das ändern.
confirm-forced_cards-keep = Selbst spielen
confirm-forced_cards-yes = Spielen lassen
confirm-leave-table-heading = Tisch verlassen?
confirm-leave-table-told = Die Partie ist noch nicht zu Ende.
confirm-leave-table-keep = Weiterspielen
confirm-leave-table-yes = Tisch verlassen
confirm-end-heading = { $act }?
confirm-end-told = Das lässt sich nicht zurücknehmen.
confirm-end-keep = Weiterspielen
confirm-end-yes = { $act }
confirm-as-new-heading = Alles zurücksetzen?
confirm-as-new-told = Alle Einstellungen werden wieder wie am Anfang; nur Ihr Name und Ihre Sprache bleiben.
confirm-as-new-keep = So lassen
confirm-as-new-yes = Zurücksetzen
fault-heading = Etwas ist vom Tisch gefallen
fault-told = Im Programm ist ein Fehler aufgetreten; was offen war, musste geschlossen werden.
fault-log = Im Protokoll steht, was geschah. Niemandes Karten stehen darin.
fault-on = Zur Titelseite
no-memory = Es ist zu wenig Speicher frei: Bitte schließen Sie andere Programme und starten Sie Crowe’s Table neu.
confirm-delete-heading = Diese Partie löschen?
confirm-delete-told = Sie können sie zurückholen, bis Sie diese Seite verlassen.
confirm-delete-keep = Behalten
confirm-delete-yes = Löschen
confirm-delete-marked-heading = Alle markierten löschen?
confirm-delete-marked-told = Sie können sie zurückholen, bis Sie diese Seite verlassen.
confirm-delete-marked-keep = Behalten
confirm-delete-marked-yes = Löschen
confirm-unsaved-heading = Ohne Speichern gehen?
confirm-unsaved-told = Wenn Sie jetzt gehen, ist verloren, was noch nicht gespeichert ist.
confirm-unsaved-keep = Am Tisch bleiben
confirm-unsaved-yes = Trotzdem gehen

pass-heading = Tisch weitergeben an

## The Cover, between two persons at one table.

cover-soon =
    Das Blatt wird verdeckt in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
hot-seat-handed = { $name } ist an der Reihe.
cover-for = An der Reihe ist
cover-look-away = Alle anderen schauen bitte weg.
cover-take = Ich bin { $name }
cover-hold = { $name }: Halten Sie den Knopf gedrückt, oder drücken Sie ihn zweimal langsam. Ihre Karten liegen verdeckt da und drehen sich um, wenn Sie loslassen.

hint-heading = Ein Tipp
hint-second = Am zweitbesten
hint-thinking = Einen Augenblick …
hint-none = Sie haben gerade nichts zu entscheiden.

walk-opposite =
    { $partner ->
        [yes] { $seat } sitzt Ihnen gegenüber und ist { $pronoun ->
            [she] Ihre Partnerin.
           *[other] Ihr Partner.
        }
       *[no] { $seat } sitzt Ihnen jetzt gegenüber.
    }
ticket-dealer = Geber
ticket-partner = Ihr Partner
ticket-score = { $target ->
    [0] { $score }
   *[other] { $score } von { $target }
}

place-pack = Die Karten

wait-any = Der Tisch wartet auf { $seats }.
ask-any = Sie sind an der Reihe.

## The end of a game.

end-heading-won =
    { $who ->
        [you] Sie gewinnen die Partie
       *[other]
            { $number ->
                [one] { CAP($seats) } gewinnt die Partie
               *[other] { CAP($seats) } gewinnen die Partie
            }
    }
end-heading-over = Die Partie ist zu Ende
end-ledger = Die Abrechnung
end-began = Jeder begann mit { $sum }.
end-peeked = Es wurde zurückgenommen, als der Ausgang schon zu sehen war; deshalb zählt diese Partie nicht in der Statistik.
end-known = Diese Karten konnten schon bekannt sein; deshalb zählt diese Partie nicht in der Statistik.
end-bought = Nachgefüllt: { $sums }.
end-bought-by = { $name }, { $sum }
end-account = Alles im Einzelnen
end-walk = Noch einmal ansehen
end-same = Noch einmal dieselben Karten
end-again = Neue Partie
end-refill = Börsen füllen und spielen
end-change = Anderes Spiel wählen
end-title = Zur Titelseite
end-try-again = Noch einmal versuchen
end-exhibits = Berühmte Blätter
deal-code = Diese Karten in sechs Wörtern
deal-code-plain = Der Code dieser Karten
deal-code-close = Schließen
deal-code-copy = Wörter kopieren
deal-code-copied = Kopiert
deal-code-not-copied = Kopieren ist hier nicht möglich

## The moral of a famous hand.

exhibit-moral = Die Moral
exhibit-asked = Ihre Aufgabe
exhibit-hero = In den Büchern
exhibit-yours = An diesem Tisch
exhibit-best = Was möglich war

## A finished game walked through again.

walk-answer = Schritt
walk-trick = Stich
walk-deal = Geben
walk-at = { $number } von { $count }
walk-seen = Ansicht
walk-open = Alle Blätter offen
walk-by = Wie { $seat } es sah
walk-close = Zurück
walk-play = Start
walk-stop = Stopp
walk-first = Anfang
walk-last = Ende
walk-dealt = Die Karten sind verteilt.
walk-began = Der Tisch vor der ersten Karte.
walk-not-over = Diese Partie ist noch nicht zu Ende. So lange darf kein anderes Blatt gezeigt werden.

## The Cabinet of Hands.

exhibits-heading = Berühmte Blätter
exhibits-by = { $game }, { $preset }
exhibits-asked = Ihre Aufgabe
exhibits-play = Dieses Blatt spielen
exhibits-back = Zurück

## The Ledger.

ledger-heading = Die Abrechnung
ledger-house = Das Haus
ledger-table = Auf dem Tisch
ledger-sum = Summe: { $sum }
ledger-plus = +{ $sum }
ledger-given = Eine Börse vom Haus
ledger-filled = Vom Haus gefüllt
ledger-game = { $game }, { $preset }
ledger-playing = { $game }, im Gange
ledger-won = Insgesamt gewonnen
ledger-lost = Insgesamt verloren
ledger-level = Weder gewonnen noch verloren
ledger-purse = In der Börse
ledger-sits-out = setzt aus
ledger-person = ein Mensch
ledger-back = Zurück
ledger-before = Früher
ledger-after = Später

## The Rule Booke.

booke-heading = Das Regelbuch
booke-contents = Inhalt
booke-before = Vorige
booke-after = Nächste
booke-of = { $page } von { $pages }
booke-larger = Größere Schrift
booke-search = Überschrift suchen
booke-none-found = Keine Überschrift enthält diese Wörter.
booke-close-title = Zurück

## About this table.

about-heading = Über diesen Tisch

## Captions of sounds.

sound-shuffle = Die Karten werden gemischt
sound-throw = Würfel auf dem Tuch

## Options of a table.

option-yes = ja
option-no = nein
option-value = { $value }

## Lessons.

lessons-heading = Ein Spiel lernen
lessons-line = Zu jedem Spiel eine kurze Partie mit ausgesuchten Karten. Wir zeigen Ihnen, was zu tun ist, und sagen dann, warum.
lessons-begun = { $number } von { $count } Schritten
lessons-done = Gelernt ✓
lessons-back = Zurück
lesson-opening-end = So kann eine Partie enden. { $won }.
lesson-opening-begin = Lektion beginnen
lesson-opening-deal = Nächstes Spiel beginnen
lesson-opening-stay = Dieses Spiel weiterspielen
differs-heading = { $game }: was anders ist
differs-from-lesson = „{ $name }“ ist nicht ganz, was die Lektion zeigt:
differs-play = An den Tisch
offer-lesson-heading = Neu bei { $game }?
offer-lesson-told = Hier haben Sie das noch nicht gespielt. Eine kurze Partie mit ausgesuchten Karten zeigt es in { WORDS($number) } Schritten; danach spielen Sie selbst weiter.
offer-lesson-yes = Erst zeigen
offer-lesson-no = Ich kenne das Spiel
lesson-none = Zu diesem Spiel gibt es keine Lektion.
lesson-wait = Einen Augenblick: Jemand anders ist an der Reihe.
lesson-another = Das ist nach den Regeln erlaubt, und ein andermal können Sie es tun. Folgen Sie jetzt der Lektion, oder drücken Sie „Zeigen“.
lesson-reason = Das kommt dabei heraus: { $why }
lesson-over-deal = Dieses Spiel der Lektion ist geschafft. Spielen Sie es weiter, wie Sie mögen; das nächste steht unter „Spiel lernen“.
lesson-over = Das war die Lektion. Spielen Sie weiter, wie Sie mögen, und bitten Sie um einen Tipp, wenn Sie unsicher sind.
booke-in-english = { $title } (auf Englisch)
ruling-book = Im Buch steht:
ruling-open = Offen bleibt:
ruling-ours = Hier gilt:
ruling-others = Andere Quellen:
rulings-link = Entscheidungen: { $rulings }.
rulings-departs = **{ $number }**, { $title } *(hier weichen wir vom Buch ab)*
rulings-silent = **{ $number }**, { $title }
rulings-title = Entscheidungen beim { $game }
rulings-order = Zuerst die Entscheidungen, in denen wir vom Buch abweichen, dann die, in denen es schweigt.
booke-preset = Regeln nach
rules-here-heading = An diesem Tisch
rules-here-preset =
    { $players ->
        [one] **{ $preset }**, für einen Spieler. Auf den folgenden Seiten stehen die Regeln dieses Tisches in der Reihenfolge des Spiels.
       *[other] **{ $preset }**, für { WORDS($players) } Spieler. Auf den folgenden Seiten stehen die Regeln dieses Tisches in der Reihenfolge des Spiels.
    }
rules-here-unit = Wo eine Summe in Einheiten des Tisches genannt ist, ist eine Einheit an diesem Tisch { $farthings }.
rules-here-as-printed = Alle Regeln gelten wie in diesem Buch.
rules-here-altered =
    { $number ->
        [one] Eine Regel ist geändert. Das Zeichen **{ $mark }** steht vor jeder Stelle, die deshalb anders lautet als im Buch.
       *[other] { CAP(WORDS($number)) } Regeln sind geändert. Das Zeichen **{ $mark }** steht vor jeder Stelle, die deshalb anders lautet als im Buch.
    }
rules-here-option = **{ $option }:** { $value }. Im Buch: { $printed }.
booke-of-preset = { $game } · { $preset }
booke-unwritten = Noch nicht geschrieben
booke-unwritten-help = Dieses Spiel ist ein Entwurf und hat noch kein Regelbuch.

## At the table.

button-do-it = Zeigen
ticket-banker = Bankhalter

## What is said of keeping. Each of these is said only while it is so: Navigator.kept asks the session first.

kept-menu = Der Tisch bleibt stehen, wie er ist; kommen Sie wieder, wann Sie wollen.
kept-leave-house = Jeder Tisch bleibt stehen, wie er ist, und wartet auf Sie.
kept-leave-table = Sie wird aufgehoben, wie sie steht; spielen Sie weiter, wann Sie wollen.
kept-fault = Jede gespielte Karte ist gespeichert: Nehmen Sie von der Titelseite aus wieder Platz, und der Tisch ist, wie Sie ihn verlassen haben.
kept-saved = Jede Partie, die Sie beginnen, wird von selbst gespeichert, Karte für Karte.
kept-about = Was Sie beginnen, wird Karte für Karte gespeichert und kann fortgesetzt werden.
exhibition-not-your-own = Wenn Sie gehen, wird der Tisch für die nächsten Besucher vorbereitet.

## A table of which something is not on the disk: what is wrong, and what can be done.

unwritten-heading = Nicht gespeichert
unwritten-full = Die Festplatte ist voll. Sobald wieder Platz ist, wird diese Partie gespeichert.
unwritten-read-only = Im Ordner „{ $folder }“ darf nicht geschrieben werden. Sobald es erlaubt ist, wird diese Partie gespeichert.
unwritten-gone = Die Datei dieser Partie ist verschwunden. Legen Sie sie zurück, oder drücken Sie im Menü „Noch einmal versuchen“; dann wird eine neue geschrieben.
unwritten-replaced = An der Stelle dieser Partie liegt eine andere Datei: { $file }. Sobald sie fort ist, wird diese Partie gespeichert.
unwritten-slow = Die Festplatte antwortet nicht. Warten Sie noch ein wenig, ehe Sie gehen; sonst geht das zuletzt Gespielte vielleicht verloren.
unwritten-failed = Auf die Festplatte lässt sich nicht schreiben ({ $why }). Sobald das behoben ist, wird diese Partie gespeichert.
unwritten-again = Noch einmal versuchen
unwritten-tried = Das hat nicht geholfen: Die Partie ist noch immer nicht gespeichert.
unwritten-trying = Neuer Versuch …
unwritten-left = Das an einem Tisch zuletzt Gespielte konnte nicht gespeichert werden und ist verloren.

## What an earlier visit could not write down, told once.

lost-heading = Nicht alles wurde gespeichert
lost-told = Als das Programm zuletzt lief, ließ sich nicht alles auf die Festplatte schreiben. Verloren ist:
lost-whole = Eine Partie { $game }, begonnen am { $date }: vollständig.
lost-last = { $game }, begonnen am { $date }: das zuletzt Gespielte. Der Tisch steht so, wie er zuletzt gespeichert wurde.
lost-whole-file = Ein Tisch, der nie gespeichert wurde: { $file }.
lost-last-file = Das zuletzt an { $file } Gespielte. Der Tisch steht so, wie er zuletzt gespeichert wurde.
lost-more = { $number ->
    [one] Und noch ein Tisch.
   *[other] Und noch { $number } Tische.
}
lost-on = Weiter

# The deal of the day
daily-heading = Die Tagespartie
daily-back = Zurück
daily-length = { CAP($players) } am Tisch, etwa { $minutes } Minuten
daily-play = Platz nehmen
daily-replay = Noch einmal ansehen
daily-told = Wer heute diese Seite öffnet, bekommt dasselbe Spiel und dieselben Karten. Nichts wird verschickt: Das Datum allein entscheidet.
daily-results = Ihr Ergebnis
daily-own = Heute: { $result }.
daily-none = Sie haben die heutige Tagespartie noch nicht zu Ende gespielt.
daily-run = { CAP(WORDS($number)) } Tage hintereinander.
daily-points = { $own } Punkte, der Beste der anderen { $other }
daily-counters =
    { $outcome ->
        [won] { $sum } gewonnen
        [lost] { $sum } verloren
       *[even] weder gewonnen noch verloren
    }
daily-code = Ihr Ergebnis in sechs Wörtern, für einen Freund
daily-friend-code = Das Ergebnis eines Freundes in sechs Wörtern
daily-compare = Vergleichen
daily-friend-told = { $day }, { $game }. Ihr Freund: { $result }.
daily-own-then = Sie: { $result }.
daily-own-missing = Diese Partie haben Sie nicht gespielt.

## What the odds of the stakes should have brought.

edge-heading = Die Chancen
edge-own = Sie
edge-staked = Bisher gesetzt
edge-expected = Nach den Chancen
edge-gained = Tatsächlich
edge-bank = Die Bank
edge-bank-expected = Nach den Chancen
edge-bank-gained = Tatsächlich
edge-back = Zurück
edge-thousand = { CAP(WORDS($hands)) } Mal dasselbe
edge-bet =
    { $kind ->
        [lies] Ihr Einsatz von { $sum }
        [bank] Ein Einsatz von { $sum } gegen Ihre Bank
       *[example] Ein Einsatz von { $sum }
    }, { WORDS($hands) } Mal. Nach den Chancen am Ende: { $mean }.
edge-how = Jede Linie ist ein Abend mit { WORDS($hands) } Spielen. Die rote Linie ist das Mittel.
edge-done = Von { WORDS($lines) } Linien enden { $ahead } über und { $behind } unter dem Anfang.
edge-strip = Gesetzt { $staked }; nach den Chancen { $expected }; tatsächlich { $gained }
odds-strip-staked = Gesetzt
odds-strip-expected = Erwartet
odds-strip-gained = Tatsächlich
