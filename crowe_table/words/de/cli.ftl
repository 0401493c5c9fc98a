# Die Befehlszeile: Hilfe und Fehlermeldungen.

cli-usage = Aufruf:
cli-group-named = Argumente
cli-group-command = Optionen
cli-group-all = Allgemeine Optionen

cli-all-usage = crowe-table [Befehl] [Optionen]
cli-play-usage = crowe-table play SLUG [Optionen]
cli-list-usage = crowe-table list [Optionen]
cli-exhibits-usage = crowe-table exhibits [Optionen]
cli-simulate-usage = crowe-table simulate SLUG [Optionen]
cli-check-usage = crowe-table check FILE ... [Optionen]
cli-open-usage = crowe-table open FILE [Optionen]
cli-show-usage = crowe-table show FILE [Optionen]
cli-shot-usage = crowe-table shot SLUG --out PNG [Optionen]

cli-all = Ein Spieltisch bei Kerzenlicht für die Spiele aus vier alten Regelbüchern.
cli-all-more =
    Befehle:
      (keiner)                öffnet die Titelseite
      play SLUG               öffnet das Fenster an einem Tisch
      open FILE               öffnet das Fenster mit der Partie aus einer Datei
      list                    nennt die Spiele, ihre Bücher und ihre Optionen
      exhibits                nennt die berühmten Blätter
      simulate SLUG           lässt Computerspieler gegeneinander spielen
      check FILE ...          prüft gespeicherte Partien
      show FILE               gibt eine gespeicherte Partie als Text aus
      review FILE             vergleicht die Züge einer beendeten Partie mit den besten
      shot SLUG --out PNG     zeichnet einen Tisch in eine Bilddatei
      exhibit [TOML]          läuft unbeaufsichtigt in einer Ausstellung
      card SLUG --out PDF     druckt die Regeln eines Spiels auf eine Seite
      rulings SLUG            gibt die Entscheidungen zu einem Spiel neben den Worten seines Buchs aus
      slip FILE --out PDF     druckt das Ergebnis einer beendeten Partie zum Mitnehmen
      print THING --out PDF   druckt Karten, Spielbretter oder Banknoten zum Ausschneiden

    „crowe-table BEFEHL --help“ zeigt die Optionen eines Befehls.
    Ein falscher Aufruf endet mit dem Code 2.

cli-play = Öffnet das Fenster an einem Tisch mit Computerspielern.
cli-play-more =
    Beispiele:
      crowe-table play cribbage
      crowe-table play cribbage --seats 4 --level sharp
      crowe-table play cribbage --seed 1775        jedes Mal dieselben Karten

cli-open = Öffnet das Fenster mit der Partie aus einer Datei: zum Weiterspielen oder, wenn sie zu Ende ist, zum Ansehen. Die Datei wird zu den gespeicherten Partien kopiert. Ohne Datei erscheint die Titelseite.
cli-open-more =
    Beispiele:
      crowe-table open evening.crowe

cli-list = Nennt die Spiele: ihre Bücher mit Quelle und Spielerzahlen und jede Option mit ihren erlaubten Werten und der Voreinstellung.
cli-list-more =
    Beispiele:
      crowe-table list
      crowe-table list --json

cli-exhibits = Nennt die berühmten Blätter: ihre Geschichte und die Aufgabe des Spielers.
cli-exhibits-more =
    Beispiele:
      crowe-table exhibits
      crowe-table exhibits --json

cli-simulate = Lässt Computerspieler ohne Fenster gegeneinander spielen und gibt die Gewinner, die Zahl der Spiele, die Geschwindigkeit und die Summe der Abrechnung aus, die null sein muss.
cli-simulate-more =
    Beispiele:
      crowe-table simulate cribbage --games 1000 --level learner
      crowe-table simulate cribbage --seats 4 --seed 1775 --json
      crowe-table simulate whist --games 1 --transcript --hints

    Derselbe Startwert ergibt dieselben Partien. Dauert es lange, erscheint ein Fortschrittsbalken.

cli-check = Prüft gespeicherte Partien, indem es sie nachspielt. Zu jeder heißt es: in Ordnung, unvollständig (mit der letzten brauchbaren Zeile) oder beschädigt (mit dem Grund). Die Dateien bleiben unverändert.
cli-check-more =
    Der Code am Ende ist 0, wenn alle in Ordnung sind, 1, wenn eine es nicht ist, und 2, wenn sich
    eine nicht öffnen lässt.

    Beispiel:
      crowe-table check ~/.local/share/crowe-table/sessions/*.crowe

cli-show = Gibt eine gespeicherte Partie als Text aus, so wie ein Zuschauer oder ein Spieler sie sah. Karten, die dieser nicht sehen konnte, werden nicht genannt.
cli-show-more =
    Beispiele:
      crowe-table show game.crowe
      crowe-table show game.crowe --seat 0 --json

    Die Sicht eines Spielers in einer laufenden Partie braucht --referee. Das wird in der Partie
    vermerkt, und ihre Spieler erfahren davon.
      crowe-table show game.crowe --seat 0 --referee

cli-review-usage = crowe-table review FILE [Optionen]
cli-review = Vergleicht die Züge eines Spielers in den beendeten Spielen einer Partie mit den besten, gemessen an dem, was er wissen konnte. Nennt, was die teuersten gekostet haben und wie ein Meister dieselben Karten gespielt hätte.
cli-review-more =
    Beispiel:
      crowe-table review evening.crowe --seat 0 --json
cli-review-seat-help = Platz des Spielers, ab 0 gezählt (Voreinstellung: der erste Mensch am Tisch)
cli-review-no-deal = In dieser Partie ist noch kein Spiel beendet. Die Nachlese beurteilt nur beendete.
cli-review-head =
    { $number ->
        [one] { $name }: ein Zug
       *[other] { $name }: { $number } Züge
    }

cli-shot = Zeichnet einen Tisch nach einigen Zügen der Computerspieler, vom ersten Platz aus gesehen. Mit dem Wort „title“ anstelle eines Spiels zeichnet es die Titelseite. Ein Bildschirm ist nicht nötig.
cli-shot-more =
    Beispiele:
      crowe-table shot cribbage --seed 1775 --actions 12 --size 1920x1080 --out table.png
      crowe-table shot title --language de --out titel.png

cli-card-usage = crowe-table card SLUG --out PDF [Optionen]
cli-card = Druckt die Regeln eines Spiels auf eine Seite: die Zusammenfassung und so viele Regeln, wie Platz haben.
cli-card-more =
    Beispiele:
      crowe-table card cribbage --out cribbage.pdf
      crowe-table card cribbage --preset hoyle6 --rule target=61 --out cribbage.pdf

cli-rule-help = ändert eine Option des Buchs; mehrmals erlaubt („list“ nennt die Optionen)
cli-rulings-usage = crowe-table rulings SLUG [--out PDF] [Optionen]
cli-rulings = Gibt die Entscheidungen zu einem Spiel aus: was sein Buch sagt, was es offenlässt, wie wir es halten und wer es ebenso hält. Abweichungen vom Buch stehen zuerst.
cli-rulings-more =
    Beispiele:
      crowe-table rulings cribbage
      crowe-table rulings cribbage --out rulings.pdf
cli-no-rulings = Zu { $game } gibt es keine Entscheidungen.

cli-slip-usage = crowe-table slip FILE --out PDF [Optionen]
cli-exhibit-usage = crowe-table exhibit [TOML] [Optionen]
cli-exhibit = Läuft unbeaufsichtigt in einer Ausstellung: Das Programm füllt den Bildschirm, spielt, bis jemand ihn berührt, und startet nach einem Fehler neu. Das Personal beendet es mit der PIN aus der Datei mit den Einstellungen; ohne PIN startet es nicht.
cli-exhibit-more =
    Beispiele:
      crowe-table exhibit --write table.toml       schreibt Einstellungen mit zufälliger PIN
      crowe-table exhibit --check table.toml
      crowe-table exhibit table.toml
cli-settings-help = Datei mit den Einstellungen und der PIN
cli-write-help = schreibt eine Datei mit erklärten Einstellungen und zufälliger PIN, nennt die PIN einmal und endet
cli-check-settings-help = nennt die Fehler in einer Datei mit Einstellungen und endet
cli-slip = Druckt den Zettel einer beendeten Partie auf ein halbes Blatt: den Gewinner und den Vorsprung, die letzten Blätter und den Kartencode.
cli-slip-more =
    Beispiel:
      crowe-table slip evening.crowe --out evening.pdf

cli-print-usage = crowe-table print pack|board SLUG|notes --out PDF [Optionen]
cli-print = Druckt in wahrer Größe, was sich mit Schere, Messer und Leim machen lässt: ein Kartenspiel mit Rückseiten, die Bretter und Marken eines Spiels oder Banknoten und Spielmarken. Die letzte Seite sagt, wie.
cli-print-more =
    Beispiele:
      crowe-table print pack --out pack.pdf
      crowe-table print pack --cards 32 --packs 4 --paper letter --out packs.pdf
      crowe-table print board cribbage --out board.pdf
      crowe-table print notes --language fr --out billets.pdf

    Drucken Sie mit 100 %. Auf jeden Bogen Vorderseiten folgt einer mit Rückseiten, für den
    Druck auf beiden Seiten.
cli-things-help = pack (Karten), board (Brett) mit einem Spiel aus „crowe-table list“, oder notes (Banknoten)
cli-card-paper-help = A4 (Voreinstellung), Letter, A5 oder pocket (105 × 148 mm)
cli-page-paper-help = A4 (Voreinstellung) oder Letter
cli-logo-help = Logo des Museums (PNG oder JPEG), über seinem Namen
cli-museum-help = Name des Museums, der oben auf dem Zettel steht
cli-paper-help = A3, A4 (Voreinstellung), A5, Letter oder Legal
cli-cards-help = Zahl der Karten: 52 (Voreinstellung), 36 (ab der Sechs) oder 32 (ab der Sieben)
cli-packs-help = Zahl der Kartenspiele, 1 bis 8 (Voreinstellung: 1)
cli-card-size-help = Breite und Höhe einer Karte in Millimetern: 63x88 (Voreinstellung) oder 64x95 wie 1775
cli-back-help = Muster der Rückseiten: lattice (Gitter, Voreinstellung), speckled (gesprenkelt) oder plain (einfarbig)
cli-no-thing = print muss wissen, was zu drucken ist. Möglich sind: { $allowed }.
cli-thing = „{ $word }“ lässt sich nicht drucken. Möglich sind: { $allowed }.
cli-choice = Für { $option } gibt es den Wert „{ $word }“ nicht. Möglich sind: { $allowed }.

cli-selftest-help = prüft, ob diese Installation funktioniert, und endet
cli-selftest-part = { $part }: { $told }
cli-selftest-whole = in Ordnung
cli-selftest-other = der geladene Tisch weicht vom gespeicherten ab
cli-selftest-thoughtless = der Prozess der Computerspieler hat nicht geantwortet
cli-slug-help = Spiel, wie es in „crowe-table list“ heißt
cli-file-help = gespeicherte Partie
cli-files-help = gespeicherte Partien
cli-preset-help = Buch, nach dem gespielt wird (Voreinstellung: das erste des Spiels)
cli-seats-help = Zahl der Spieler (Voreinstellung: die für das Buch übliche)
cli-seed-help = Startwert der Karten: ein Kartencode aus sechs Wörtern oder 1 bis 64 Buchstaben, Ziffern, Punkte und Bindestriche; „-“ liest ihn von der Standardeingabe, damit er nicht in der Prozessliste steht (Voreinstellung: zufällig)
cli-level-help = Stärke der Computerspieler: learner (Anfänger), sound (gut, Voreinstellung) oder sharp (stark)
cli-json-help = gibt JSON aus
cli-games-help = Zahl der Partien (Voreinstellung: 10)
cli-transcript-help = gibt jeden Zug aus: den Platz, sein Blatt, die Frage und die Antwort
cli-hints-help = gibt mit --transcript auch den Tipp aus, den ein Gast bekäme
cli-seat-help = Platz, von dem aus gesehen wird, ab 0 gezählt (Voreinstellung: Zuschauer)
cli-referee-help = zeigt in einer laufenden Partie, was ein Spieler sieht, und vermerkt es in der Partie
cli-actions-help = Zahl der Züge vor dem Bild (Voreinstellung: 12)
cli-size-help = Breite und Höhe in Pixeln, zum Beispiel 1280x800
cli-out-help = Ausgabedatei
cli-layout-help = schreibt auch, was wo liegt (Gegenstand, Besitzer, Rahmen, sichtbare Breite jeder offenen Karte), in eine .json-Datei
cli-text-help = Schriftgröße: ordinary (gewöhnlich, Voreinstellung), larger (größer) oder largest (am größten)
cli-pack-help = Kartenbild: english (englisch, Voreinstellung) oder plain (schlicht)
cli-cloth-help = Tischplatte: green (grün, Voreinstellung), blue (blau), red (rot) oder wood (Holz)
cli-contrast-help = zeichnet mit hohem Kontrast
cli-four-colour-help = gibt jeder Kartenfarbe eine eigene Druckfarbe
cli-left-handed-help = zeichnet das Protokoll und die Knöpfe links vom Tisch
cli-pdf-help = Ausgabedatei
cli-data-dir-help = Ordner der Partien und Einstellungen
cli-mute-help = schaltet den Ton ab
cli-reduced-motion-help = schaltet Bewegungen ab
cli-version-help = nennt die Version und endet
cli-help-help = zeigt diese Hilfe und endet

cli-language-help = Sprache der Ausgabe: en, de, fr oder es (Voreinstellung: die des Systems; JSON auf Englisch)
cli-language = Die Sprache „{ $word }“ gibt es nicht. Möglich sind: { $allowed }.
cli-command = Den Befehl „{ $word }“ gibt es nicht. Möglich sind: { $allowed }; ohne Befehl öffnet sich die Titelseite.
cli-option = Die Option „{ $word }“ gibt es nicht. Möglich sind: { $allowed }.
cli-value = Die Option { $option } braucht einen Wert.
cli-no-value = Die Option { $option } nimmt keinen Wert.
cli-too-much = { $command } kann mit „{ $word }“ nichts anfangen.
cli-number = Der Wert „{ $word }“ für { $option } ist keine ganze Zahl von { $least } bis { $most }.
cli-size = „{ $word }“ ist keine Größe: Gebraucht werden Breite und Höhe wie 1280x800, von { $least } bis { $most }, hoch oder quer.
cli-no-output = Auf die Standardausgabe lässt sich nicht schreiben: { $why }.
cli-no-temporary = Ein vorübergehender Ordner lässt sich nicht anlegen: { $why }.
cli-no-game = { $command } braucht ein Spiel. Möglich sind: { $allowed }.
cli-no-file =
    { $command ->
        [check] check braucht eine oder mehrere gespeicherte Partien.
       *[other] { $command } braucht eine gespeicherte Partie.
    }
cli-no-out = { $command } braucht eine Ausgabedatei: --out DATEI.
cli-out-ending = „{ $word }“ taugt nicht als Ausgabedatei: Der Name muss auf { $ending } enden.
cli-out-folder = „{ $word }“ lässt sich nicht schreiben: Den Ordner gibt es nicht.
cli-out-unwritten = „{ $word }“ lässt sich nicht schreiben: { $why }.
cli-data-dir = „{ $word }“ ist kein Ordner für Partien und Einstellungen.

cli-list-preset = Buch { $name }, für { $players } Spieler: { $source }
cli-list-options = Optionen, mit erlaubten Werten und [Voreinstellung, wenn das Buch nichts anderes sagt]:
cli-list-from = eine Zahl ab { $least }, in Schritten von { $step }
cli-list-range = eine Zahl von { $least } bis { $most }

cli-exhibit-line = { $title } ({ $game }; { $file })
cli-exhibits-none = Es wurden keine berühmten Blätter gefunden.

cli-simulate-games = Partien
cli-simulate-head = { $game }, { $preset }, { $number } Spieler, Stärke „{ $level }“ (Startwert { $seed })
cli-simulate-seat = Platz { $number }: { $wins } gewonnen ({ $share } %), { $mean } Punkte je Partie, { $money }
cli-simulate-deals =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $deals } Spiele, { $actions } Züge
cli-simulate-speed = { $seconds } s, { $rate } Züge in der Sekunde
cli-simulate-sum = Summe der Abrechnung: { $amount }
cli-transcript-deal = --- Spiel { $number } (Startwert { $seed }) ---
cli-transcript-choice = { $name } | { $hand } | { $question }
cli-transcript-trick = {"  "}Stich: { $trick }
cli-transcript-answer = {"  "}Antwort: { $answer }
cli-transcript-hint = {"  "}Tipp: { $hint } { $next }

cli-check-sound = { $file }: in Ordnung; { $held }
cli-check-sealed = { $held }; der Startwert passt zur Prüfsumme, die vor dem ersten Geben bekannt war, { $seal }
cli-check-torn = { $file }: nach Zeile { $line } unvollständig; { $held }
cli-check-damaged = { $file }: beschädigt: { $why }
cli-check-held = { $table }

cli-show-unreadable = „{ $file }“ lässt sich nicht zeigen: { $why }
cli-show-head = { $game }, { $preset }
cli-show-company = Spieler: { $names }
cli-show-seen = Begonnen { $date }; so gesehen: { $seat_name }
cli-show-purse = { $name }: Börse { $purse }, Ergebnis { $result }
cli-show-everybody = Zuschauer
cli-show-seed = Startwert: { $seed }

cli-shot-done = { $file }

messages-broken = Die Texte in „{ $language }“ sind beschädigt ({ $files }). Was sich nicht lesen lässt, erscheint auf Englisch.
no-display = Es wurde kein Bildschirm gefunden: Starten Sie das Programm auf einer grafischen Oberfläche, oder nennen Sie einen Bildschirm in DISPLAY oder WAYLAND_DISPLAY.
