# The screens that belong to no one game.

## The title page.

title-house = Mr. Crowes
title-table = Tisch
title-of = der
title-games = Spiele
title-imprint = LONDON: Gedruckt und verkauft von N. CROWE, vor Temple-Bar.
title-edition = Ausgabe { $version }
title-continue = Weiterspielen
title-take-a-seat = Platz nehmen
title-saved = Gespeicherte Spiele
title-exhibits = Berühmte Blätter
title-lessons = Ein Spiel lernen
title-rules = Das Regelbuch
title-settings = Einstellungen
title-about = Über diesen Tisch
title-leave = Das Haus verlassen

## Take a Seat.

seat-contents = Der Inhalt
contents-choose = Wählen Sie ein Spiel. Blass ist, was zu Ihren Antworten nicht passt.
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
contents-ask-minutes = Wie viel Zeit haben Sie?
contents-ask-difficulty = Wie schwer?
contents-ask-book = Nach wessen Buch?
contents-any-number = beliebig viele
contents-any-length = nach Belieben
contents-any-difficulty = jedes Spiel
contents-difficulty-1 = leicht zu lernen
contents-difficulty-2 = nicht viel zu lernen
contents-any-book = jedes davon
contents-minutes = { $minutes } Minuten
seat-drafts = Entwürfe
seat-kind-tricks = Stiche, in Gesellschaft
seat-kind-cribbage = Zwei Blätter und ein Stoß
seat-kind-wagers = Wetten und Handel
seat-kind-banks = Banken und Würfel
seat-facts = { $players } · { $minutes } · { $difficulty }
seat-minutes = etwa { $minutes } Minuten
seat-difficulty-1 = leicht zu lernen
seat-difficulty-2 = braucht etwas Übung
seat-difficulty-3 = braucht viel Übung
seat-preset = Nach wessen Buch
seat-players = Wie viele sich setzen
seat-your-name = Sie
seat-their-name = Platz { $number }
seat-person = Ein Mensch
seat-level = Wer spielt
seat-called = Mit Namen
seat-chair-done = Fertig
seat-who-sits = Wer wo sitzt
seat-what-for = Worum gespielt wird
seat-code = Noch einmal dieselben Karten? Schreiben Sie die sechs Wörter des Spiels.
seat-with-purse = { $level }, mit { $purse }
seat-fill = Die Börsen
seat-fill-no = Wie sie sind
seat-fill-yes = Vom Haus gefüllt
seat-money-own = Die Börsen bleiben; wer neu ist, beginnt mit { $farthings }.
seat-stakes = Worum
seat-coinage = In welcher Münze
seat-options = Die Hausregeln
seat-options-as-printed = Wie im Buch
seat-options-altered = Vom Hause geändert
seat-money-line = Jeder setzt sich mit { $farthings }.
seat-play = Hinsetzen und spielen
seat-back = Zurück
seat-refused = So kann nicht gespielt werden: { $why }

## Players’ names. The first is offered to a visitor; the others sit for the house.

name-visitor = Ein Gast
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

saved-heading = Gespeicherte Spiele
saved-none = Es gibt noch kein gespeichertes Spiel.
saved-continue = Wieder Platz nehmen
saved-delete = Löschen
saved-delete-marked = { $number ->
    [one] Den vorgemerkten löschen
   *[other] Die { $number } vorgemerkten löschen
}
saved-mark = Vormerken
saved-unmark = Nicht vormerken
saved-marked = † { $game }
saved-bring-back = { $number ->
    [one] Zurückholen
   *[other] Die { $number } zurückholen
}
saved-group = Die Liste
saved-group-unfinished = { $number } unvollendet
saved-group-finished = { $number } vollendet
saved-group-famous = { $number ->
    [one] ein berühmtes Blatt
   *[other] { $number } berühmte Blätter
}
saved-back = Zurück
saved-records = Das Register
saved-line = { $game }: { $score }; Spiel { $deal }, { $state }
score-side = { $names } { $score }
saved-state-open = im Gange
saved-state-finished = vollendet
saved-state-torn = im Gang; die letzte Zeile ist nur halb geschrieben
saved-state-damaged = beschädigt
saved-state-in-use = in einem anderen Fenster offen
saved-refereed = ein Schiedsrichter hat ein Blatt gesehen
saved-peeked = zählt nicht im Register: ein Zug wurde zurückgenommen, nachdem man die Folge gesehen hatte, oder die Karten konnten bekannt sein
saved-look = Ansehen
saved-sitting = Spiel { $number } der Sitzung vom { $date }

## The Record.

records-heading = Das Register
records-none = Noch ist kein Spiel zu Ende gespielt. Danach steht hier, wie es jedem ergangen ist.
records-reading = Frühere Spiele werden gelesen …
records-back = Zurück
records-write = Als Datei speichern
records-written = Gespeichert in { $file }
records-not-written = { $file } konnte nicht geschrieben werden: { $why }
records-person = Von
records-game = Bei
records-games = Gespielte Spiele
records-won = Gewonnen
records-lost = Verloren
records-drawn = Unentschieden
records-run = Siegesserie
records-longest-run = Längste Siegesserie
records-gain = Im Ganzen gewonnen, in Einsätzen
records-marked = Nicht gezählt
records-marked-why = In diesen Spielen wurde ein Zug zurückgenommen, nachdem man die Folge gesehen hatte.
records-from-game-to-game = Von Spiel zu Spiel
records-course = Gewonnene minus verlorene Spiele
records-course-money = Was im Ganzen gewonnen wurde, in Einsätzen
records-a-deal = In einem Spiel, im Mittel
records-own = Ihres
records-house = Haus
records-best = Höchstes
records-level = { $number }
records-more = +{ $number }
records-less = −{ $number }

## Settings.

settings-heading = Einstellungen
settings-back = Zurück
settings-as-new = Zurücksetzen
settings-group-room = Das Zimmer
settings-on = Ein
settings-off = Aus
settings-group-see = Zum Sehen
settings-group-hear = Zum Hören
settings-group-play = Zum Spielen
settings-text_size = Größe der Schrift
settings-text_size-help = Wie groß alles gedruckt ist.
settings-text_size-ordinary = Gewöhnlich
settings-text_size-larger = Größer
settings-text_size-largest = Am größten
settings-pencilled = Ecken mit Bleistift
settings-pencilled-help = Wert und Farbe jeder Karte in der Ecke, als hätte sie der letzte Besitzer mit Bleistift eingetragen.
settings-pack = Die Karten
settings-pack-help = Welche Karten auf dem Tisch sind.
settings-pack-english = Englisch, 1775
settings-pack-plain = Schlicht
settings-backs = Die Rücken
settings-backs-help = Weiß, wie das englische Spiel von 1775 sie hat, oder in einem Muster der Zeit.
settings-backs-plain = Weiß, 1775
settings-backs-speckled = Gesprenkelt
settings-backs-marbled = Marmoriert
settings-backs-tarotee = Tarotée
settings-face = Ihr Gesicht
settings-face-help = Das Profil auf Ihrem Schild. Der Spieler des Hauses, der es hat, bleibt dann fort.
settings-face-none = Ein schlichtes Oval
settings-pronoun = Wie man von Ihnen spricht
settings-pronoun-help = So spricht der Tisch von Ihnen, wenn er den anderen sagt, was Sie getan haben.
settings-pronoun-they = Mit Namen
settings-pronoun-she = Sie
settings-pronoun-he = Er
settings-group-self = Sie selbst
settings-four_colour = Vier Farben
settings-four_colour-help = Karo in Orange und Kreuz in Grün, mit einem Zeichen in der Ecke, damit keine zwei Farben sich gleichen.
settings-high_contrast = Starker Kontrast
settings-high_contrast-help = Helleres Papier, dunkleres Tuch, kräftigere Ränder.
settings-speed = Tempo
settings-speed-help = Wie schnell gegeben, gespielt und gezählt wird.
settings-speed-slow = Langsam
settings-speed-ordinary = Gewöhnlich
settings-speed-quick = Schnell
settings-speed-instant = Sofort
settings-reduced_motion = Wenig Bewegung
settings-reduced_motion-help = Karten erscheinen an ihrem Platz, und nichts gleitet oder flackert.
settings-volume_cards = Karten und Stifte
settings-volume_cards-help = Wie laut Karten, Stifte, Münzen und Würfel sind.
settings-volume_voices = Stimmen
settings-volume_voices-help = Wie laut die Geräusche der Spieler sind: ein Klopfen, ein Umblättern.
settings-only_answers = Für mich mischen und passen
settings-only_answers-help = Wo nur eines zu tun und nichts zu wählen ist, tut es der Tisch für Sie.
settings-only_cards = Meine einzige Karte spielen
settings-only_cards-help = Die letzte Karte, oder die einzige erlaubte, wird nach einem Augenblick für Sie gespielt.
settings-cover_after = Ein offenes Blatt zudecken nach
settings-cover_after-help = Wenn mehrere sich das Fenster teilen und sich so lange niemand gerührt hat.
settings-cover_after-90 = eineinhalb Minuten
settings-cover_after-180 = drei Minuten
settings-cover_after-300 = fünf Minuten
settings-cover_after-never = nie
settings-captions = Unterschriften
settings-captions-help = Jedes Geräusch, das etwas bedeutet, steht auch geschrieben.
settings-hints = Ratschläge
settings-hints-help = Sie dürfen um Rat fragen, wenn Sie um die Ehre oder um Spielmarken spielen, nicht um Münzen.
settings-take_backs = Zurücknehmen
settings-take_backs-help = Ob Sie eine gespielte Karte zurücknehmen dürfen.
settings-take_backs-never = Nie
settings-take_backs-without_stakes = Außer beim Spiel um Geld
settings-take_backs-always = Immer
settings-language = Sprache
settings-language-help = Die Sprache von allem, was hier geschrieben steht, außer den Regelbüchern.
language-name = Deutsch
settings-full_screen = Ganzer Bildschirm
settings-full_screen-help = Der Tisch füllt den ganzen Bildschirm. F11 ändert es jederzeit.
settings-name = Ihr Name
settings-name-help = Wie die anderen Sie nennen.
settings-value-percent = { $percent } %

## At the table.

button-hint = Rat
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
menu-seal = Die Mischung wurde vor dem ersten Geben versiegelt: { $seal }. Ihre Zahl wird am Ende gezeigt, damit jeder sie prüfen kann.
menu-resume = Zurück an den Tisch
menu-rules = Die Regeln dieses Spiels
menu-settings = Einstellungen
menu-leave = Den Tisch verlassen
menu-quit = Das Haus verlassen
menu-take-back = Zurücknehmen
menu-ledger = Das Kontobuch
menu-change = Anderes Spiel
menu-pass = Den Tisch weitergeben

## Asked first, before something is left or lost.

confirm-leave-house-heading = Das Haus verlassen?
confirm-leave-house-keep = Bleiben
confirm-leave-house-yes = Gehen
confirm-leave-table-heading = Den Tisch verlassen?
confirm-leave-table-told = Das Spiel ist nicht aus.
confirm-leave-table-keep = Weiterspielen
confirm-leave-table-yes = Den Tisch verlassen
confirm-end-heading = { $act }?
confirm-end-told = Das lässt sich nicht zurücknehmen.
confirm-end-keep = Weiterspielen
confirm-end-yes = { $act }
confirm-as-new-heading = Alles zurücksetzen?
confirm-as-new-told = Alles wird wieder wie am Anfang; nur Ihr Name und Ihre Sprache bleiben.
confirm-as-new-keep = So lassen
confirm-as-new-yes = Zurücksetzen
fault-heading = Etwas ist vom Tisch gefallen
fault-told = Das Programm hat einen Fehler gemacht und musste schließen, was offen war.
fault-log = Im Protokoll steht, was schiefging. Karten stehen nicht darin.
fault-on = Zum Titelblatt
no-memory = Der freie Speicher reicht nicht: bitte schließen Sie andere Programme und starten Sie Crowe’s Table noch einmal.
confirm-delete-heading = Dieses Spiel löschen?
confirm-delete-told = Sie können es zurückholen, bis Sie diese Seite verlassen.
confirm-delete-keep = Behalten
confirm-delete-yes = Löschen
confirm-delete-marked-heading = Alle vorgemerkten löschen?
confirm-delete-marked-told = Sie können sie zurückholen, bis Sie diese Seite verlassen.
confirm-delete-marked-keep = Behalten
confirm-delete-marked-yes = Löschen
confirm-unsaved-heading = Ohne Speichern gehen?
confirm-unsaved-told = Wenn Sie jetzt gehen, geht verloren, was noch nicht gespeichert ist.
confirm-unsaved-keep = Am Tisch bleiben
confirm-unsaved-yes = Trotzdem gehen

pass-heading = Den Tisch weitergeben an

## The Cover, between two persons at one table.

cover-soon = Das Blatt wird zugedeckt in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
hot-seat-handed = Der Tisch ist für { $name }.
cover-for = Der Tisch ist für
cover-look-away = Die anderen schauen bitte weg.
cover-take = Ich bin { $name }
cover-hold = { $name }: halten Sie den Knopf gedrückt. Ihre Karten kommen verdeckt und wenden sich, wenn Sie loslassen.

hint-heading = Ein Rat
hint-second = Das Nächstbeste
hint-thinking = Wird bedacht…
hint-none = Sie haben gerade nichts zu wählen.

walk-opposite = { $partner ->
    [yes] { $seat } sitzt Ihnen gegenüber und spielt mit Ihnen.
   *[no] { $seat } sitzt Ihnen jetzt gegenüber.
}
ticket-dealer = Geber
ticket-partner = mit Ihnen
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
        [you] Sie gewinnen das Spiel
       *[other]
            { $number ->
                [one] { CAP($seats) } gewinnt das Spiel
               *[other] { CAP($seats) } gewinnen das Spiel
            }
    }
end-heading-over = Das Spiel ist aus
end-ledger = Das Kontobuch
end-began = Jeder begann mit { $sum }.
end-peeked = Ein Zug wurde zurückgenommen, nachdem man die Folge gesehen hatte; darum zählt dieses Spiel im Register nicht.
end-known = Diese Karten konnten schon bekannt sein; darum zählt dieses Spiel im Register nicht.
end-bought = Neu eingekauft: { $sums }.
end-bought-by = { $name }, { $sum }
end-account = Die ganze Rechnung
end-walk = Schrittweise ansehen
end-same = Noch einmal, mit denselben Karten
end-again = Ein neues Spiel
end-refill = Börsen füllen und spielen
end-change = Anderes Spiel
end-title = Zum Titelblatt
end-try-again = Noch einmal versuchen
end-exhibits = Berühmte Blätter
deal-code = Diese Karten in sechs Wörtern
deal-code-plain = Das Kennwort dieser Karten
deal-code-close = Schließen
deal-code-copy = Die Wörter kopieren
deal-code-copied = Kopiert
deal-code-not-copied = Sie lassen sich hier nirgends hin kopieren

## The moral of a famous hand.

exhibit-moral = Die Moral
exhibit-asked = Von Ihnen verlangt
exhibit-hero = In den Büchern
exhibit-yours = An diesem Tisch
exhibit-best = Was zu machen war

## A finished game walked through again.

walk-answer = Schritt
walk-trick = Stich
walk-deal = Spiel
walk-at = { $number } von { $count }
walk-seen = Gesehen
walk-open = Alle Blätter offen
walk-by = Wie { $seat } es sah
walk-close = Zurück
walk-first = Anfang
walk-last = Ende
walk-dealt = Die Karten sind gegeben.
walk-began = Der Tisch vor der ersten Karte.
walk-not-over = Dieses Spiel ist noch nicht zu Ende. Solange gespielt wird, darf kein anderes Blatt gezeigt werden.

## The Cabinet of Hands.

exhibits-heading = Berühmte Blätter
exhibits-by = { $game }, { $preset }
exhibits-asked = Was von Ihnen verlangt wird
exhibits-play = Dieses Blatt spielen
exhibits-back = Zurück

## The Ledger.

ledger-heading = Das Kontobuch
ledger-house = Das Haus
ledger-table = Auf dem Tisch
ledger-sum = Summe: { $sum }
ledger-plus = +{ $sum }
ledger-given = Eine Börse vom Haus
ledger-filled = Vom Haus gefüllt
ledger-game = { $game }, { $preset }
ledger-playing = { $game }, im Gange
ledger-won = Im Ganzen gewonnen
ledger-lost = Im Ganzen verloren
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
booke-none-found = Keine Überschrift hat diese Wörter.
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
lessons-line = Von jedem eine kurze Partie mit Karten, die vorher gewählt sind. Sie erfahren, was zu tun ist, und dann warum.
lessons-steps = { CAP(WORDS($number)) } Schritte
lessons-back = Zurück
offer-lesson-heading = Neu bei { $game }?
offer-lesson-told = Sie haben es hier noch nicht gespielt. Eine kurze Partie mit vorher gegebenen Karten zeigt in { WORDS($number) } Schritten, wie es geht; dann spielen Sie weiter.
offer-lesson-yes = Zeigen Sie es mir zuerst
offer-lesson-no = Ich kenne das Spiel
lesson-none = Zu diesem Spiel gibt es keine Lektion.
lesson-wait = Einen Augenblick: jemand anderes ist an der Reihe.
lesson-another = Die Regeln erlauben das, und ein andermal dürfen Sie es tun. Folgen Sie jetzt der Lektion, oder drücken Sie „Zeigen“.
lesson-over = Das war die Lektion. Spielen Sie weiter, und bitten Sie im Zweifel um einen Rat.
booke-in-english = { $title } (auf Englisch)
ruling-book = Das Buch sagt:
ruling-open = Es lässt offen:
ruling-ours = Hier gilt:
ruling-others = Andere Quellen:
rulings-link = Entscheidungen: { $rulings }.
rulings-departs = **{ $number }**, { $title } *(hier weichen wir vom Buch ab)*
rulings-silent = **{ $number }**, { $title }
rulings-title = Entscheidungen beim { $game }
rulings-order = Zuerst die Entscheidungen, in denen wir vom Buch abweichen, dann die, in denen es schweigt.
booke-preset = Regeln nach
rules-here-heading = An diesem Tisch
rules-here-preset = **{ $preset }**, { WORDS($players) } am Tisch. Auf den folgenden Seiten stehen die Regeln dieses Tisches in der Reihenfolge des Spiels.
rules-here-as-printed = Alle Regeln gelten, wie sie in diesem Buch stehen.
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
ticket-banker = Bankier

## What is said of keeping. Each of these is said only while it is so: Navigator.kept asks the session first.

kept-menu = Der Tisch bleibt, wie er steht; setzen Sie sich wieder, wann Sie wollen.
kept-leave-house = Jeder Tisch bleibt, wie er steht, und wartet auf Sie.
kept-leave-table = Es bleibt, wie es steht; setzen Sie sich wieder, wann Sie wollen.
kept-fault = Jede gespielte Karte ist aufgehoben: nehmen Sie vom Titelblatt aus wieder Platz, und der Tisch ist, wie Sie ihn verließen.
kept-saved = Jedes Spiel, das Sie beginnen, hebt sich selbst auf, Karte für Karte.
kept-about = Was Sie beginnen, wird Karte für Karte aufgehoben und kann fortgesetzt werden.
exhibition-not-your-own = Wenn Sie gehen, wird der Tisch für die Nächsten neu aufgestellt.

## A table of which something is not on the disk: what is wrong, and what can be done.

unwritten-heading = Nicht gespeichert
unwritten-full = Die Platte ist voll. Schaffen Sie Platz, so wird dieses Spiel sogleich geschrieben.
unwritten-read-only = Im Ordner „{ $folder }“ darf nicht geschrieben werden. Erlauben Sie es, so wird dieses Spiel sogleich geschrieben.
unwritten-gone = Die Datei dieses Spiels ist fort. Legen Sie sie zurück, oder drücken Sie im Menü „Noch einmal versuchen“, um eine neue zu schreiben.
unwritten-replaced = Eine andere Datei liegt an der Stelle dieses Spiels: { $file }. Räumen Sie sie fort, so wird dieses Spiel sogleich geschrieben.
unwritten-slow = Die Festplatte antwortet nicht. Warten Sie ein wenig, ehe Sie gehen, sonst geht das Letzte vielleicht verloren.
unwritten-failed = Die Platte lässt sich nicht beschreiben ({ $why }). Ist das behoben, so wird dieses Spiel sogleich geschrieben.
unwritten-again = Noch einmal versuchen
unwritten-tried = Das half nicht: das Spiel ist noch immer nicht geschrieben.
unwritten-trying = Es wird noch einmal versucht …
unwritten-left = Was an einem Tisch zuletzt gespielt wurde, konnte nicht aufgeschrieben werden und ist verloren.

## What an earlier visit could not write down, told once.

lost-heading = Nicht alles wurde gespeichert
lost-told = Beim letzten Mal nahm die Platte nicht alles an. Verloren ist:
lost-whole = Ein Tisch { $game }, begonnen am { $date }: ganz.
lost-last = { $game }, begonnen am { $date }: was zuletzt gespielt wurde. Der Tisch steht, wie er zuletzt aufgeschrieben wurde.
lost-whole-file = Ein Tisch, der nie aufgeschrieben wurde: { $file }.
lost-last-file = Was zuletzt an { $file } gespielt wurde. Der Tisch steht, wie er zuletzt aufgeschrieben wurde.
lost-more = { $number ->
    [one] Und noch ein Tisch.
   *[other] Und noch { $number } Tische.
}
lost-on = Weiter
