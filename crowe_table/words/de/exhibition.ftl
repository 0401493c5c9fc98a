# A table that stands in an exhibition: what visitors read, and what staff do.

exhibition-touch = Berühren Sie die Karten, um zu spielen
exhibition-captioned = Mit Geräuschen, die alle auch geschrieben stehen.
exhibition-larger = Größere Schrift
exhibition-smaller = Kleinere Schrift
exhibition-still = Bewegung anhalten
exhibition-moving = Bewegung zulassen
exhibition-choose = Wählen Sie ein Spiel
exhibition-choose-line = Ein Spieler des Hauses gibt. Sie können jederzeit um Rat fragen.
exhibition-choose-limit = Dies sind kurze Spiele: ein Besuch dauert { $minutes } Minuten.
exhibition-short = { $form }, { $against }
exhibition-taught = Zeigen Sie es mir
exhibition-leave = Ich bin fertig
exhibition-players = { $number ->
    [one] gegen einen anderen
   *[other] gegen { WORDS($number) } andere
}
exhibition-idle-heading = Sind Sie noch da?
exhibition-idle-told = { $seconds ->
        [one] In einer Sekunde wird der Tisch für den nächsten Besucher bereitgemacht.
       *[other] In { $seconds } Sekunden wird der Tisch für den nächsten Besucher bereitgemacht.
    }
exhibition-more = Mehr Zeit
exhibition-done = Ich bin fertig
exhibition-soon-heading = Noch zwei Minuten
exhibition-soon-told = Auch andere möchten spielen. Spielen Sie zu Ende; dann wird der Tisch für den nächsten Besucher bereitgemacht.
exhibition-soon-on = Weiterspielen
exhibition-pin-heading = Nur für das Personal
exhibition-pin-told = Geben Sie die PIN ein, dann OK.
exhibition-pin-wrong = Das ist nicht die PIN.
exhibition-pin-paused = Das ist nicht die PIN. Der nächste Versuch ist in { $time } möglich.
exhibition-pin-clear = Löschen
exhibition-pin-enter = OK
exhibition-pin-back = Zurück an den Tisch
exhibition-resting-heading = Der Tisch wird bereitgemacht
exhibition-resting-told = Etwas ist schiefgegangen. Das Personal kümmert sich bald darum.

## The page of those who keep the exhibition.

exhibition-staff-heading = Seite des Personals
exhibition-staff-day = Nichts Persönliches wird behalten
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
exhibition-staff-uncounted = Besuche werden nicht gezählt: so steht es in den Einstellungen.
exhibition-staff-nobody = Noch hat niemand gespielt.
exhibition-staff-visits = { $number ->
    [one] Besuch
   *[other] Besuche
}
exhibition-staff-minutes = { $minutes } Min.
exhibition-staff-middle = Besuch im Mittel (Median)
exhibition-staff-over = { $number ->
    [one] Spiel zu Ende
   *[other] Spiele zu Ende
}
exhibition-staff-hours = Besuche nach Uhrzeit
exhibition-staff-lengths = Dauer der Besuche
exhibition-staff-under = unter { $minutes } Min.: { $number }
exhibition-staff-longer = länger: { $number }
exhibition-staff-games = Begonnene Spiele
exhibition-staff-lessons = Wo Lektionen enden
exhibition-staff-lesson = begonnen { $begun }, beendet { $ended }
exhibition-staff-left = Die meisten gehen bei Schritt { $step }.
exhibition-staff-ends = Wie Besuche endeten
exhibition-end-finished = Zu Ende gespielt
exhibition-end-left = Niemand rührte sich mehr
exhibition-end-limit = An der Grenze
exhibition-end-staff = Durch die Aufsicht oder bei Schluss
exhibition-end-crash = Durch einen Absturz
exhibition-staff-asked = Genutzte Hilfen und Einstellungen
exhibition-help-why = Warum?
exhibition-help-hint = Rat
exhibition-help-rules = Die Regeln
exhibition-help-take-back = Zurückgenommen
exhibition-staff-languages = Sprachen
exhibition-staff-crashes = { $number ->
    [0] Kein Absturz in dieser Zeit.
    [one] Ein Absturz in dieser Zeit.
   *[other] { $number } Abstürze in dieser Zeit.
}
exhibition-staff-report = Abgestürzt am { $date }, um { $time }.
exhibition-staff-reports = Die Berichte liegen im Ordner { $folder }.
exhibition-staff-wrong-pins = { $number ->
    [0] Keine falsche PIN in dieser Zeit.
    [one] Eine falsche PIN in dieser Zeit.
   *[other] { $number } falsche PINs in dieser Zeit.
}
exhibition-staff-wrong-pins-paused = { $number } falsche PINs in dieser Zeit; die längste Pause dauerte { $time }.
confirm-reset-heading = Diesen Besuch beenden?
confirm-reset-told = Wer gerade spielt, verliert sein Spiel, und der Tisch wird für den nächsten Gast gedeckt.
confirm-reset-keep = Zurück
confirm-reset-yes = Besuch beenden
confirm-leave-heading = Die Ausstellung beenden?
confirm-leave-told = Das Programm endet, und die Arbeitsfläche dieses Rechners steht jedem offen, der hier steht.
confirm-leave-keep = Zurück
confirm-leave-yes = Beenden
exhibition-staff-volume = Höchste Lautstärke
exhibition-staff-opens = Öffnet um
exhibition-staff-closes = Schließt um
exhibition-staff-always = immer geöffnet
exhibition-staff-tables = Was ein Gast gespielt hat, wird
exhibition-tables-wiped = gelöscht
exhibition-tables-kept = aufgehoben
exhibition-staff-clean = Glas sperren
exhibition-staff-clean-told = dreißig Sekunden, zum Putzen
exhibition-staff-reset = Neu beginnen
exhibition-staff-reset-told = beendet diesen Besuch
exhibition-staff-display = Bild prüfen
exhibition-staff-display-told = sieben Bilder
exhibition-staff-sound = Ton prüfen
exhibition-staff-sound-told = ein anderer bei jedem Druck
exhibition-staff-leave = Verlassen
exhibition-staff-leave-told = beendet das Programm
exhibition-staff-back = Zurück
exhibition-staff-back-told = zu den Gästen
exhibition-staff-told = Änderungen werden in der Einstellungsdatei gespeichert.
exhibition-not-kept = Die Änderung gilt bis zum nächsten Start: die Einstellungsdatei konnte nicht geschrieben werden ({ $why }).
exhibition-not-kept-anywhere = Die Änderung gilt bis zum nächsten Start: diese Ausstellung hat keine Einstellungsdatei.
exhibition-clean-heading = Das Glas darf geputzt werden
exhibition-clean-told = Es reagiert nicht auf Berührung, bis diese Sekunden um sind.
exhibition-display-told = Die weiße Linie soll an jedem Rand entlanglaufen, und die Kreise sollen rund sein. Berühren Sie irgendeine Stelle: ein Ring bezeichnet sie. Es folgen fünf einfache Farben und sechzehn Grau.

## What lies on the table, and its history.

exhibition-object-0-name = Der Kreuz-König
exhibition-object-0 = Vier Könige, vier Damen, vier Buben: keine zwei halten dasselbe, und niemand weiß mehr, warum. Dieser trägt einen Reichsapfel. Sein Muster wurde in Rouen geschnitten, zweihundert Jahre bevor dieses Spiel gedruckt wurde, und jeder, der es nachschnitt, verstand es ein wenig schlechter.
exhibition-object-1-name = Das Steuer-Ass
exhibition-object-1 = Von 1765 an druckte das Stempelamt das Pik-Ass selbst, zum Beweis, dass für das Kartenspiel Sixpence Steuer bezahlt waren. Wer eines fälschte, kam an den Galgen, und es kamen Männer dafür an den Galgen.
exhibition-object-2-name = Das Zählbrett
exhibition-object-2 = Einundsechzig Löcher für jeden: dreißig hinauf, dreißig hinunter und eines zum Gewinn. Zwei Stifte springen übereinander, damit der Gegner stets sieht, wie weit die letzte Zählung ging.
exhibition-object-3-name = Eine Guinea
exhibition-object-3 = Einundzwanzig Shilling, und etwa der Lohn von zwei Wochen eines Londoner Tagelöhners. In den Klubs von St. James’s waren zehn davon ein bescheidener Einsatz, und Landgüter gingen in einer Nacht von Hand zu Hand.
exhibition-object-4-name = Becher und Würfel
exhibition-object-4 = Beim Hazard nennt der Werfer eine Zahl von fünf bis neun und wirft. Der niedrigste Wurf hieß „crabs“; davon, so heißt es, hat Amerika sein Craps.

## The file of settings. Each is explained to whoever sets the table up.

exhibition-heading = Die Einstellungen von Crowe’s Table in einer Ausstellung. Jede ist über ihr erklärt und steht hier, wie sie gewöhnlich ist.
exhibition-display = Welchen Bildschirm der Tisch füllt, gezählt von 0.
exhibition-pin = Die PIN, mit der das Haus den Tisch verlässt: 4 bis 8 Ziffern in Anführungszeichen. Das Tastenfeld öffnet, wer die
    linke obere Ecke des Bildschirms und dann die rechte untere je fünf Sekunden lang hält (oder beide zugleich), oder
    die Tasten Pos1 und Ende zusammen.
exhibition-games = Die Spiele, die angeboten und gespielt werden, solange niemand da ist: wie „crowe-table list“ sie nennt.
exhibition-level = Wie gut das Haus gegen einen Gast spielt: "learner", "sound" oder "sharp".
exhibition-idle_seconds = Nach so vielen Sekunden, in denen nichts berührt wird, wird der Gast gefragt, ob er noch da ist: 30 bis 600.
    Bei einer Lektion oder den Regeln sind es anderthalb Minuten mehr.
exhibition-countdown_seconds = So viele Sekunden hat er, es zu sagen: 10 bis 60.
exhibition-visit_minutes = Ein Besuch dauert so viele Minuten, und bis zu drei länger, bis sein Spiel zu Ende ist; 0 für keine Grenze.
    Zwei Minuten vorher wird es gesagt.
    Solange es eine Grenze gibt, werden nur Spiele mit einer kurzen Form angeboten, und in dieser.
exhibition-volume = Wie laut der Tisch höchstens sein darf, 0 bis 100.
exhibition-text_size = Wie groß alles gedruckt ist, wenn ein Besuch beginnt: "ordinary", "larger" oder "largest".
exhibition-pencilled = Ob Wert und Farbe mit Bleistift in der Ecke der Karten stehen.
exhibition-reduced_motion = Ob Karten gleich an ihrem Platz erscheinen und nichts gleitet.
exhibition-hints = Ob ein Gast um einen Rat bitten darf.
exhibition-pointer = Ob der Zeiger zu sehen ist: nicht, wo man den Bildschirm berührt und es keine Maus gibt.
exhibition-languages = Die angebotenen Sprachen, die erste davon, wenn ein Besuch beginnt, als ["en", "de"]; [] für alle, die es
    gibt, und die des Systems zuerst.
exhibition-tables = Was aus den Tischen wird, die Gäste gespielt haben: "wiped", am Ende des Besuchs gelöscht, oder "kept",
    unter den Tischen dieses Programms aufgehoben, wo die Aufsicht sie ansehen kann.
exhibition-statistics = Ob Besuche gezählt werden: wie viele, zu welcher Stunde, wie lange, was gespielt und gezeigt wurde und
    wie jeder endete. Nichts sagt, wer es war. Für jeden Tag liegt eine CSV-Datei im Ordner „visits“, 400 Tage lang.
exhibition-opens = Öffnungszeit, zum Beispiel "10:00"; leer: immer geöffnet.
exhibition-closes = Schließzeit. Danach bleibt der Bildschirm dunkel.

## What is wrong with it.

exhibition-unread = { $file } kann nicht gelesen werden ({ $why }), und ohne die PIN darin öffnet die Ausstellung nicht.
exhibition-no-text = { $file } ist kein Text in UTF-8, und ohne die PIN darin öffnet die Ausstellung nicht.
exhibition-no-toml = Zeile { $line } ist nicht als TOML geschrieben, und die Ausstellung öffnet nicht: jede Zeile ist ein Name, ein Gleichheitszeichen und ein Wert, und was weder Zahl noch true oder false ist, steht in Anführungszeichen.
exhibition-twice = Zeile { $line } setzt etwas, das eine frühere Zeile schon gesetzt hat, und die Ausstellung öffnet nicht: Jede Einstellung darf nur einmal in der Datei stehen.
exhibition-too-deep = { $file } hat zu viele Klammern ineinander, um gelesen zu werden, und die Ausstellung öffnet nicht.
exhibition-no-file = Eine Ausstellung öffnet mit einer Datei, in der ihre PIN steht: „crowe-table exhibit --write DATEI“ schreibt eine, und „crowe-table exhibit DATEI“ öffnet sie.
exhibition-no-pin = In der Datei steht keine PIN, und ohne PIN öffnet die Ausstellung nicht: „crowe-table exhibit --write DATEI“ schreibt eine Datei, die eine hat.
exhibition-bad-pin = Zeile { $line }: die PIN besteht aus { $least } bis { $most } Ziffern von 0 bis 9 in Anführungszeichen und sonst nichts; ohne sie öffnet die Ausstellung nicht.
exhibition-guessable-pin = Zeile { $line }: diese PIN versucht jeder als eine der ersten, etwa ein Jahr, eine Reihe oder ein Muster von Ziffern; wählen Sie eine andere, oder nehmen Sie eine, die „crowe-table exhibit --write DATEI“ sich ausdenkt.
exhibition-chosen-pin = Die PIN ist { $pin }. Sie wird nur dieses eine Mal gezeigt; danach steht sie allein in der Datei.
exhibition-unknown = Zeile { $line }: eine Einstellung „{ $word }“ gibt es nicht. Es gibt: { $allowed }.
exhibition-bad-number = Zeile { $line }: „{ $word }“ ist eine ganze Zahl von { $least } bis { $most }, ohne Anführungszeichen. Es gilt { $usual }.
exhibition-bad-switch = Zeile { $line }: „{ $word }“ ist entweder true oder false, ohne Anführungszeichen. Es gilt { $usual }.
exhibition-bad-choice = Zeile { $line }: „{ $word }“ ist eines von { $allowed }. Es gilt { $usual }.
exhibition-bad-list = Zeile { $line }: „{ $word }“ ist eine Liste von Namen in eckigen Klammern, jeder Name in Anführungszeichen. Es gilt { $usual }.
exhibition-bad-hour = Zeile { $line }: „{ $word }“ ist eine Uhrzeit in Anführungszeichen, von "00:00" bis "23:59", oder "" für keine. Es gilt { $usual }.
exhibition-bad-games = Zeile { $line }: das sind keine Spiele dieses Hauses: { $word }. Es gibt: { $allowed }.
exhibition-bad-languages = Zeile { $line }: diese Sprachen werden nicht angeboten: { $word }. Es gibt: { $allowed }.
exhibition-long-games = Zeile { $line }: diese Spiele haben keine kurze Form und werden nicht angeboten, solange ein Besuch höchstens { $number } Minuten dauert: { $word }.
exhibition-sound = Die Einstellungen sind in Ordnung.
