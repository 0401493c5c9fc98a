# A table that stands in an exhibition: what visitors read, and what staff do.

exhibition-touch = Berühren Sie die Karten, um zu spielen
exhibition-play = Spielen
exhibition-object-before = Zurück
exhibition-object-after = Weiter
exhibition-object-stay = Anhalten
exhibition-object-go-on = Fortsetzen
exhibition-no-voice = Keine Stimme
exhibition-captioned = Mit Ton; alles steht auch geschrieben da.
exhibition-larger = Größere Schrift
exhibition-smaller = Kleinere Schrift
exhibition-still = Bewegung anhalten
exhibition-moving = Bewegung zulassen
exhibition-choose = Wählen Sie ein Spiel
exhibition-choose-line = Ein Spieler des Hauses gibt. Sie können jederzeit um einen Tipp bitten.
exhibition-choose-facing = Für zwei, einander gegenüber. Halten Sie einen Finger auf Ihre Karten, um sie zu sehen.
exhibition-hold = Finger hier halten, um die Karten zu sehen.
exhibition-choose-limit = Das sind kurze Partien: Ein Besuch dauert { $minutes } Minuten.
exhibition-choose-visit = Ein Besuch dauert { $minutes } Minuten. Eine längere Partie endet nach einem Spiel.
exhibition-about = Etwa { $minutes } Minuten
exhibition-taught = Zeigen Sie’s mir
exhibition-leave = Ich bin fertig
exhibition-menu-on = Weiterspielen
exhibition-menu-rules = Die Regeln
exhibition-start-over = Neu beginnen
confirm-start-over-heading = Neu beginnen?
confirm-start-over-told = Ihre Partie endet, und Sie wählen noch einmal ein Spiel.
confirm-start-over-keep = Weiterspielen
confirm-start-over-yes = Neu beginnen
confirm-finish-visit-heading = Den Besuch beenden?
confirm-finish-visit-told = Ihre Partie endet, und der Tisch wird für den nächsten Besuch vorbereitet.
confirm-finish-visit-keep = Weiterspielen
confirm-finish-visit-yes = Ich bin fertig
exhibition-idle-heading = Sind Sie noch da?
exhibition-idle-told =
    { $seconds ->
        [one] In einer Sekunde wird der Tisch für den nächsten Besuch vorbereitet.
       *[other] In { $seconds } Sekunden wird der Tisch für den nächsten Besuch vorbereitet.
    }
exhibition-more = Mehr Zeit
exhibition-done = Ich bin fertig
exhibition-result = Das Ergebnis
exhibition-again = Noch einmal spielen
exhibition-soon-heading = Noch zwei Minuten
exhibition-soon-told = Auch andere möchten spielen. Spielen Sie Ihre Partie zu Ende; dann wird der Tisch für den nächsten Besuch vorbereitet.
exhibition-soon-on = Weiterspielen
exhibition-pin-heading = Nur für das Personal
exhibition-pin-told = Geben Sie die PIN ein und drücken Sie OK.
exhibition-pin-wrong = Das ist nicht die PIN.
exhibition-pin-paused = Das ist nicht die PIN. Der nächste Versuch ist in { $time } möglich.
exhibition-pin-clear = Löschen
exhibition-pin-enter = OK
exhibition-pin-back = Zurück an den Tisch
exhibition-resting-heading = Der Tisch wird vorbereitet
exhibition-resting-told = Etwas ist schiefgegangen. Das Personal kümmert sich gleich darum.

## The page of those who keep the exhibition.

exhibition-staff-heading = Für das Personal
exhibition-staff-day = Nichts Persönliches wird gespeichert
exhibition-staff-week = Die letzten sieben Tage
exhibition-date = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
  }, { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
  }
exhibition-staff-uncounted = Besuche werden nicht gezählt: So steht es in der Einstellungsdatei.
exhibition-staff-nobody = Noch hat niemand gespielt.
exhibition-staff-visits = { $number ->
    [one] Besuch
   *[other] Besuche
}
exhibition-staff-minutes = { $minutes } Min.
exhibition-staff-middle = mittlerer Besuch (Median)
exhibition-staff-over =
    { $number ->
        [one] Partie zu Ende
       *[other] Partien zu Ende
    }
exhibition-staff-hours = Besuche nach Uhrzeit
exhibition-staff-lengths = Dauer der Besuche
exhibition-staff-under = unter { $minutes } Min.: { $number }
exhibition-staff-longer = länger: { $number }
exhibition-staff-games = Begonnene Partien
exhibition-staff-lessons = Wo Lektionen abgebrochen werden
exhibition-staff-lesson = begonnen { $begun }, beendet { $ended }
exhibition-staff-left = Die meisten gehen bei Schritt { $step }.
exhibition-staff-ends = Wie Besuche endeten
exhibition-end-finished = Zu Ende gespielt
exhibition-end-left = Fortgegangen
exhibition-end-limit = Zeit abgelaufen
exhibition-end-staff = Durch das Personal oder bei Schluss
exhibition-end-crash = Durch einen Absturz
exhibition-staff-asked = Genutzte Hilfen und Einstellungen
exhibition-help-why = Warum?
exhibition-help-hint = Tipps
exhibition-help-rules = Die Regeln
exhibition-help-take-back = Zurückgenommen
exhibition-staff-languages = Sprachen
exhibition-staff-crashes = { $number ->
    [0] Kein Absturz in dieser Zeit.
    [one] Ein Absturz in dieser Zeit.
   *[other] { $number } Abstürze in dieser Zeit.
}
exhibition-staff-report = Absturz am { $date } um { $time }.
exhibition-staff-reports = Die Berichte liegen im Ordner { $folder }.
exhibition-staff-wrong-pins = { $number ->
    [0] Keine falsche PIN in dieser Zeit.
    [one] Eine falsche PIN in dieser Zeit.
   *[other] { $number } falsche PINs in dieser Zeit.
}
exhibition-staff-wrong-pins-paused = { $number } falsche PINs in dieser Zeit; die längste Pause dauerte { $time }.
confirm-reset-heading = Diesen Besuch beenden?
confirm-reset-told = Wer gerade spielt, verliert seine Partie, und der Tisch wird für den nächsten Besuch vorbereitet.
confirm-reset-keep = Zurück
confirm-reset-yes = Besuch beenden
confirm-leave-heading = Die Ausstellung beenden?
confirm-leave-told = Das Programm endet, und jeder, der hier steht, kann diesen Rechner bedienen.
confirm-leave-keep = Zurück
confirm-leave-yes = Beenden
exhibition-staff-volume = Höchste Lautstärke
exhibition-staff-opens = Öffnet um
exhibition-staff-closes = Schließt um
exhibition-staff-always = immer geöffnet
exhibition-staff-tables = Gespielte Partien werden
exhibition-tables-wiped = gelöscht
exhibition-tables-kept = aufgehoben
exhibition-staff-clean = Bildschirm sperren
exhibition-staff-clean-told = dreißig Sekunden, zum Putzen
exhibition-staff-reset = Neu beginnen
exhibition-staff-reset-told = beendet diesen Besuch
exhibition-staff-display = Bild prüfen
exhibition-staff-display-told = sieben Bilder
exhibition-staff-sound = Ton prüfen
exhibition-staff-sound-told = bei jedem Druck ein Ton
exhibition-staff-leave = Beenden
exhibition-staff-leave-told = beendet das Programm
exhibition-staff-back = Zurück
exhibition-staff-back-told = zu den Gästen
exhibition-staff-told = Änderungen werden in der Einstellungsdatei gespeichert.
exhibition-not-kept = Die Änderung gilt bis zum nächsten Start: Die Einstellungsdatei konnte nicht geschrieben werden ({ $why }).
exhibition-not-kept-anywhere = Die Änderung gilt bis zum nächsten Start: Diese Ausstellung hat keine Einstellungsdatei.
exhibition-clean-heading = Sie können jetzt putzen
exhibition-clean-told = Der Bildschirm reagiert erst wieder auf Berührung, wenn diese Sekunden um sind.
exhibition-display-told = Die weiße Linie soll an allen Rändern entlanglaufen, und die Kreise sollen rund sein. Berühren Sie irgendeine Stelle: Ein Ring zeigt sie an. Danach folgen fünf reine Farben und sechzehn Grautöne.

## What lies on the table, and its history.

exhibition-object-king-of-clubs-name = Der Kreuz-König
exhibition-object-king-of-clubs = Vier Könige, vier Damen, vier Buben: Keine zwei halten dasselbe, und niemand weiß mehr, warum. Dieser hier trägt einen Reichsapfel. Sein Muster wurde in Rouen geschnitten, zweihundert Jahre bevor diese Karten gedruckt wurden, und jeder, der es nachschnitt, verstand es ein wenig schlechter.
exhibition-object-king-of-clubs-source = W. Gurney Benham, Playing Cards, London 1931.
exhibition-object-duty-ace-name = Das Steuer-Ass
exhibition-object-duty-ace = Von 1765 an druckte das Stempelamt das Pik-Ass selbst, zum Beweis, dass die Steuer für die Karten bezahlt war. Auf Fälschung stand der Galgen: 1805 wurde der Kartenmacher Richard Harding dafür gehängt.
exhibition-object-duty-ace-source = Gesetz 5 Geo. III c. 46 (1765); Old Bailey Proceedings, 1805.
exhibition-object-pegging-board-name = Das Cribbage-Brett
exhibition-object-pegging-board = Einundsechzig Löcher für jeden Spieler: dreißig hinauf, dreißig hinunter und eines zum Sieg. Zwei Stifte überspringen einander, damit der Gegner immer sieht, wie viel zuletzt gezählt wurde.
exhibition-object-pegging-board-source = Charles Cotton, The Compleat Gamester, London 1674.
exhibition-object-guinea-name = Eine Guinea
exhibition-object-guinea = Einundzwanzig Shilling: etwa so viel, wie ein Londoner Arbeiter in zwei Wochen verdiente. In den Clubs von St. James’s waren zehn davon ein bescheidener Einsatz, und ganze Landgüter wechselten in einer Nacht den Besitzer.
exhibition-object-guinea-source = Horace Walpole an Horace Mann, 2. Februar 1770; L. D. Schwarz, Economic History Review 38 (1985).
exhibition-object-dice-name = Becher und Würfel
exhibition-object-dice = Beim Hazard sagt der Werfer eine Zahl von fünf bis neun an und wirft. Der niedrigste Wurf hieß „crabs“; daher, so heißt es, hat das amerikanische Craps seinen Namen.
exhibition-object-dice-source = Edmond Hoyle, Hoyle’s Games; Oxford English Dictionary, „craps“.
exhibition-object-pam-name = Pam
exhibition-object-pam = Beim Loo stach dieser Bube jeden König und jede Dame, und die Spieler nannten ihn Pam. Alexander Pope machte einen Helden aus ihm: „der mächtige Pam, der Könige und Damen stürzte“.
exhibition-object-pam-source = Alexander Pope, The Rape of the Lock, 3. Gesang, London 1714.
exhibition-object-faro-cloth-name = Das Tuch für Faro
exhibition-object-faro-cloth = Dreizehn Pik auf einem Tuch: Man legt sein Geld auf eine Karte, und der Bankhalter zieht immer zwei. Die erste gewinnt für die Bank, die zweite für die Spieler. 1781 hielten Charles James Fox und seine Freunde im Club Brooks’s eine solche Bank.
exhibition-object-faro-cloth-source = George Selwyn an Lord Carlisle, Mai 1781.
exhibition-object-curse-of-scotland-name = Der Fluch Schottlands
exhibition-object-curse-of-scotland = So heißt die Karo-Neun seit dreihundert Jahren, und niemand weiß, warum. Manche sagen, auf einer habe ein grausamer Befehl gestanden. Ein Wörterbuch der Gaunersprache nannte schon 1785 mehrere Gründe.
exhibition-object-curse-of-scotland-source = Francis Grose, A Classical Dictionary of the Vulgar Tongue, London 1785.
exhibition-object-fish-name = Fische
exhibition-object-fish = Marken aus Bein oder Perlmutt standen für Geld, und die schönsten waren als Fische geschnitten. In Jane Austens Roman redet Lydia Bennet den ganzen Abend von den Fischen, die sie verloren und gewonnen hat.
exhibition-object-fish-source = Jane Austen, Pride and Prejudice, Kapitel 16, London 1813.
exhibition-object-rule-book-name = Das Regelbuch
exhibition-object-rule-book = 1742 verkaufte Edmond Hoyle ein kleines Buch über Whist für eine Guinea, zwei Wochenlöhne eines Arbeiters. Andere druckten es billiger nach; darum unterschrieb er die echten Bücher. „Nach Hoyle“ heißt auf Englisch noch heute: nach den Regeln.
exhibition-object-rule-book-source = Edmond Hoyle, A Short Treatise on the Game of Whist, London 1742.
exhibition-object-standing-queen-name = Eine Dame auf Füßen
exhibition-object-standing-queen = Könige, Damen und Buben hatten Füße und nur eine richtige Seite. Wer so eine Karte in der Hand umdrehte, verriet den anderen, dass er eine hielt. Zwei Köpfe bekamen englische Karten erst im neunzehnten Jahrhundert.
exhibition-object-standing-queen-source = Catherine Perry Hargrave, A History of Playing Cards, Boston 1930.
exhibition-object-hazard-table-name = Der Hazard-Tisch
exhibition-object-hazard-table = Ein hoher Rand hält die Würfel auf dem Tisch, und die Spieler drängen sich darum. Thomas Rowlandson zeichnete, was geschah, wenn jemand als Betrüger galt: Stühle fliegen, Pistolen werden gezogen, und die Kerzen fallen um.
exhibition-object-hazard-table-source = Thomas Rowlandson, Kick-up at a Hazard Table, British Museum.
exhibition-object-corners-name = Keine Zahl in der Ecke
exhibition-object-corners = Sieben Herzen, und man zählt sie: Keine Karte hatte eine Zahl in der Ecke. Man hielt das Blatt weit gefächert, wenn nötig mit beiden Händen. Die kleinen Zahlen kamen aus Amerika, in der zweiten Hälfte des neunzehnten Jahrhunderts.
exhibition-object-corners-source = Catherine Perry Hargrave, A History of Playing Cards, Boston 1930.
exhibition-object-plain-back-name = Eine weiße Rückseite
exhibition-object-plain-back = Die Rückseiten waren weiß, und so war eine alte Karte gutes Papier: Man schrieb Einladungen und Zettel darauf. Hogarth malte solche Karten auf den Fußboden einer Gräfin, und auf einer wird gefragt, wie Lady Squander geschlafen habe.
exhibition-object-plain-back-source = William Hogarth, Marriage A-la-Mode, Blatt 4, London 1745.
exhibition-object-coins-name = Pfund, Shilling und Pence
exhibition-object-coins = Zwölf Pence waren ein Shilling und zwanzig Shilling ein Pfund: So blieb es bis 1971. Hier liegen eine Crown zu fünf Shilling, ein Shilling, ein Sixpence und ein halber Penny.
exhibition-object-coins-source = C. E. Challis (Hg.), A New History of the Royal Mint, Cambridge 1992.

## The file of settings. Each is explained to whoever sets the table up.

exhibition-heading = Einstellungen von Crowe’s Table für eine Ausstellung. Der Kommentar über jeder Einstellung erklärt sie; alle Werte sind Vorgaben, nur die PIN ist zufällig.
exhibition-display = Der Bildschirm, den der Tisch füllt, gezählt ab 0.
exhibition-pin = Die PIN des Personals: 4 bis 8 Ziffern in Anführungszeichen. Um sie einzugeben, halten Sie erst die linke obere
    Ecke des Bildschirms und dann die rechte untere je fünf Sekunden lang (oder beide zugleich), oder die Tasten Pos1
    und Ende fünf Sekunden lang zusammen.
exhibition-games = Die angebotenen Spiele; sie werden auch vorgeführt, solange niemand da ist. Namen wie bei „crowe-table list“.
exhibition-level = Die Spielstärke der Spieler des Hauses: "learner", "sound" oder "sharp".
exhibition-idle_seconds = Nach so vielen Sekunden ohne Berührung wird gefragt, ob noch jemand da ist: 30 bis 600.
    Während einer Lektion oder auf einer Seite der Regeln kommen 90 Sekunden dazu.
exhibition-countdown_seconds = So viele Sekunden bleiben für die Antwort: 10 bis 60.
exhibition-visit_minutes = Höchstdauer eines Besuchs in Minuten, dazu bis zu drei, um ein Geben zu beenden; 0: unbegrenzt.
    Zwei Minuten vor dem Ende wird der Besucher gewarnt.
    Mit einer Höchstdauer werden nur Spiele angeboten, die eine kurze Form haben, und zwar in dieser.
exhibition-volume = Höchste Lautstärke, 0 bis 100.
exhibition-text_size = Schriftgröße zu Beginn eines Besuchs: "ordinary", "larger" oder "largest".
exhibition-pencilled = Ob Wert und Farbe in der Ecke der Karten stehen.
exhibition-cloth = Die Tischplatte: grünes, blaues oder rotes Tuch (green, blue, red) oder bloßes Holz (wood).
exhibition-four_colour = Ob jede Kartenfarbe ihre eigene Farbe hat: Pik schwarz, Herz rot, Karo blau, Kreuz grün.
exhibition-left_handed = Ob der Rückblick und die Knöpfe links vom Tisch liegen.
exhibition-reduced_motion = Ob Karten ohne Bewegung gleich an ihrem Platz erscheinen.
exhibition-speech = Ob der Streifen einen Knopf hat, mit dem eine Stimme des Systems alles vorliest. Jeder Besuch beginnt ohne sie.
exhibition-scanning = Ob Besucher Taster statt einer Tastatur benutzen: off (nein), two_keys (die Leertaste rückt den hellen Rahmen weiter, Enter wählt) oder one_key (der Rahmen rückt von selbst weiter).
exhibition-hints = Ob Besucher um einen Tipp bitten dürfen.
exhibition-coaching = Ob Kärtchen die erste Runde jedes Besuchs erklären.
exhibition-pointer = Ob der Mauszeiger zu sehen ist. Bei einem Berührungsbildschirm ohne Maus: false.
exhibition-languages = Die angebotenen Sprachen, zum Beispiel ["en", "de"]; ein Besuch beginnt mit der ersten. [] bietet alle an,
    die des Systems zuerst.
exhibition-tables = Was mit den Partien der Besucher geschieht: "wiped" löscht sie am Ende des Besuchs, "kept" legt sie zu den
    gespeicherten Partien dieses Programms, wo das Personal sie öffnen kann.
exhibition-statistics = Ob Besuche gezählt werden: Zahl, Uhrzeit, Dauer, Spiele und Lektionen und wie sie endeten.
    Nichts Persönliches wird gespeichert. Im Ordner „visits“ liegt für jeden Tag eine CSV-Datei, für die letzten 400 Tage mit Einträgen.
exhibition-opens = Öffnungszeit, zum Beispiel "10:00"; leer: immer geöffnet.
exhibition-closes = Schließzeit. Danach bleibt der Bildschirm dunkel.

## What is wrong with it.

exhibition-unread = { $file } kann nicht gelesen werden ({ $why }), und ohne ihre PIN öffnet die Ausstellung nicht.
exhibition-no-text = { $file } ist kein Text in UTF-8, und ohne ihre PIN öffnet die Ausstellung nicht.
exhibition-no-toml = Zeile { $line } ist kein gültiges TOML, und die Ausstellung öffnet nicht: Jede Zeile besteht aus einem Namen, einem Gleichheitszeichen und einem Wert, und alles außer Zahlen, true und false steht in Anführungszeichen.
exhibition-twice = Zeile { $line } setzt etwas, das eine frühere Zeile schon gesetzt hat, und die Ausstellung öffnet nicht: Jede Einstellung darf nur einmal in der Datei stehen.
exhibition-too-deep = { $file } enthält zu viele ineinander geschachtelte Klammern, und die Ausstellung öffnet nicht.
exhibition-no-file = Eine Ausstellung braucht eine Datei mit ihrer PIN: „crowe-table exhibit --write DATEI“ schreibt eine, und „crowe-table exhibit DATEI“ öffnet sie.
exhibition-no-pin = In der Datei steht keine PIN, und ohne PIN öffnet die Ausstellung nicht: „crowe-table exhibit --write DATEI“ schreibt eine Datei mit PIN.
exhibition-bad-pin = Zeile { $line }: Die PIN besteht aus { $least } bis { $most } Ziffern von 0 bis 9 in Anführungszeichen und sonst nichts; ohne sie öffnet die Ausstellung nicht.
exhibition-guessable-pin = Zeile { $line }: Diese PIN ist zu leicht zu erraten, wie ein Jahr, eine Reihe oder ein Muster von Ziffern; wählen Sie eine andere, oder lassen Sie „crowe-table exhibit --write DATEI“ eine wählen.
exhibition-chosen-pin = Die PIN ist { $pin }. Sie wird nur dieses eine Mal gezeigt; danach steht sie allein in der Datei.
exhibition-unknown = Zeile { $line }: Eine Einstellung „{ $word }“ gibt es nicht. Es gibt: { $allowed }.
exhibition-bad-number = Zeile { $line }: „{ $word }“ muss eine ganze Zahl von { $least } bis { $most } ohne Anführungszeichen sein. Es gilt { $usual }.
exhibition-bad-switch = Zeile { $line }: „{ $word }“ muss true oder false sein, ohne Anführungszeichen. Es gilt { $usual }.
exhibition-bad-choice = Zeile { $line }: „{ $word }“ muss eines von diesen sein: { $allowed }. Es gilt { $usual }.
exhibition-bad-list = Zeile { $line }: „{ $word }“ muss eine Liste von Namen in eckigen Klammern sein, jeder Name in Anführungszeichen. Es gilt { $usual }.
exhibition-bad-hour = Zeile { $line }: „{ $word }“ muss eine Uhrzeit in Anführungszeichen sein, von "00:00" bis "23:59", oder "" für keine. Es gilt { $usual }.
exhibition-bad-games = Zeile { $line }: Diese Spiele gibt es hier nicht: { $word }. Es gibt: { $allowed }.
exhibition-bad-languages = Zeile { $line }: Diese Sprachen werden nicht angeboten: { $word }. Es gibt: { $allowed }.
exhibition-long-games = Zeile { $line }: Diese Spiele haben keine kurze Form und werden nicht angeboten, solange ein Besuch höchstens { $number } Minuten dauert: { $word }.
exhibition-games-not-for-two = Zeile { $line }: Diese Spiele sind nicht für zwei und werden nicht angeboten, solange facing auf true steht: { $word }.
exhibition-sound = Die Einstellungen sind in Ordnung.
exhibition-thanks = Danke, dass Sie mitgespielt haben.
exhibition-template = Eine Vorlage für eigene Seiten liegt in { $folder }. Benennen Sie den Ordner in „{ $name }“ um, um ihn zu verwenden.
exhibition-objects = Die Seiten über Gegenstände des Hauses, in der Reihenfolge, in der sie erscheinen. [] zeigt keine.
exhibition-famous_hands = Die angebotenen berühmten Partien in ihrer Reihenfolge, mit den Namen, die „crowe-table exhibits --json“ zeigt. [] bietet keine an.
exhibition-lessons = Die Spiele, deren Lektionen angeboten werden. [] bietet die Lektionen aller angebotenen Spiele an.
exhibition-bad-names = Zeile { $line }: „{ $word }“ nennt, was es nicht gibt: { $wrong }. Es gibt: { $allowed }.
exhibit-fault-unread = { $file } kann nicht gelesen werden ({ $why }).
exhibit-fault-no-text = { $file } ist kein Text in UTF-8.
exhibit-fault-title = { $file }, Zeile { $line }: Die Datei beginnt mit einer Zeile aus „# “ und einem Titel.
exhibit-fault-markup = { $file }, Zeile { $line }: Hier können nur ein Titel (#), ein Bild (![Legende](Datei)), Absätze ohne Auszeichnung und eine Quelle (>) stehen.
exhibit-fault-long = { $file }, Zeile { $line }: Das sind { $number } Zeichen, und Platz ist für { $most }.
exhibit-fault-part = { $file }: Es fehlt { $part ->
        [title] der Titel (eine Zeile mit „# “)
        [picture] das Bild (![Legende](Datei))
        [text] der Text
       *[source] die Quelle (eine Zeile mit „> “)
    }.
exhibit-fault-language = { $file } fehlt; darum wird dies in jener Sprache nicht gezeigt.
exhibit-fault-logo = { $file } fehlt; darum haben Seiten und Zettel kein Logo. Es kann auch ein JPEG sein, logo.jpg.
exhibit-fault-picture = { $file }, Zeile { $line }: Im Ordner der Seite gibt es kein Bild { $word }.
exhibit-fault-kind = { $file }, Zeile { $line }: { $word } ist kein vollständiges Bild in PNG oder JPEG.
exhibit-fault-large = { $file }, Zeile { $line }: { $word } ist größer als { $most } MB oder mehr als { $side } Pixel breit oder hoch.
exhibition-keyboard = Ob die Namen von Tasten (F3, H, Enter) auf den Knöpfen stehen. Für einen Touchscreen ohne Tastatur ist false richtig.
exhibition-reach = "standing", oder "seated": Dann ist die Leiste bei jedem Bildschirm unten. Auf einem hochkant stehenden Bildschirm erreichen dann Kinder und Gäste im Rollstuhl alles, was sich drücken lässt.
exhibition-staff-morning = Prüfung am Morgen
exhibition-staff-morning-told = Bild, Ton, Berührung …
exhibition-staff-save = Statistik speichern
exhibition-staff-save-told = CSV, Bild und PDF
exhibition-staff-saved = Die Statistik liegt in { $folder }; das PDF folgt in wenigen Sekunden.
exhibition-staff-touch = Berührung prüfen
exhibition-staff-touch-told = neun Punkte
exhibition-morning-heading = Prüfung am Morgen
exhibition-morning-touched = { $number } von { $most } Punkten haben geantwortet.
exhibition-morning-clock = Die Uhr zeigt { $date }, { $time } Uhr.
exhibition-morning-disk = Auf dem Datenträger sind { $free } GB frei. Die Ausstellung belegt { $used } MB.
exhibition-morning-no-crash = Kein Absturz ist verzeichnet.
exhibition-touch-test = Berühren Sie jeden Ring. Ein Ring, der antwortet, wird gefüllt. Die Prüfung endet nach dem letzten Ring, oder nach 15 Sekunden ohne Berührung.
exhibition-report-heading = Besuche
exhibition-report-period = { $first } bis { $last }
exhibition-report-totals = Insgesamt
exhibition-staff_language = Die Sprache der Seite für das Personal, zum Beispiel "de"; leer: die Sprache des Gastes.
exhibition-bad-text = Zeile { $line }: „{ $word }“ ist ein Text in Anführungszeichen. Stattdessen gilt { $usual }.
exhibition-facing = Ob zwei Gäste einander gegenüber an einem liegenden Bildschirm spielen, bei Spielen zu zweit. Jeder hat Karten, Frage
    und Knöpfe an der eigenen Seite.
exhibition-lesson-of = Eine Lektion: { $name }
exhibition-candle-name = Die Kerze
exhibition-candle = Diese Kerze brennt von { $opens } bis { $closes } Uhr. Jede Marke ist eine Stunde.
exhibition-candle-price = Wer nachts spielte, zahlte für das Licht, und auf jedes Pfund Talgkerzen einen Penny Steuer; Wachs war viel teurer. Ohne Erlaubnis durfte niemand selbst Kerzen ziehen.
exhibition-candle-source = 1831 abgeschafft: Hansard, 16. Februar 1831. Der Satz: W. Beveridge, Prices and Wages in England, 1939.
exhibition-face-even = Guten Tag. Ich bin { $name }. Erst denke ich nach, dann spiele ich. Setzen Sie sich zu mir?
exhibition-face-bold = Guten Tag. Ich bin { $name }. Wer nichts wagt, gewinnt nichts, also wage ich. Setzen Sie sich zu mir?
exhibition-face-careful = Guten Tag. Ich bin { $name }. Meine besten Karten hebe ich auf, und mein Geld bleibt in der Tasche. Setzen Sie sich zu mir?
exhibition-face-wayward = Guten Tag. Ich bin { $name }. Was ich als Nächstes spiele? Das weiß ich selbst nicht. Setzen Sie sich zu mir?
