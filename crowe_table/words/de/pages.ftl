# What the pages of the booke say: the title, taking a seat, tables kept, the furniture, and the ends of games.

## The title page.

frontispiece-name = { CAP($suit) }-{ CAP($rank) }
frontispiece-kings = „Seht, vier Könige, voll Majestät verehrt,“
frontispiece-queens = „Und schöner Damen vier, die Blume in der Hand,“
frontispiece-knaves = „Vier Buben, kurz geschürzt, ein treuer Bund;“
frontispiece-poet = Mr. Pope.

## Saved games, told in a line.

saved-told = { $game }: { $score }, am { $date }
saved-told-many = { $game }, { $number } am Tisch, am { $date }
saved-told-lesson = { $game }, am { $date }
saved-lesson = { $game }: die Lektion
saved-so = { $score } · { $state }
saved-side = { $names } { $score }

date-and-hour = { $date }, { $hour } Uhr
date = { $day }. { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

## Take a Seat.

seat-for = für { $numbers }
seat-option-altered = { $option } (geändert)
seat-option-in-book = Im Buch steht: { $value }.
list-to = { $first } bis { $last }
list-or = { $before } oder { $last }

## Saved games.

saved-unknown = Ein unbekannter Tisch
saved-last-played = zuletzt gespielt { $date }
saved-at-deal = Spiel { $number }

## About this table.

about-ace-name = Das gestempelte Ass
about-ace = Von 1765 an druckte das Stempelamt das Pik-Ass selbst, zum Beweis, dass sechs Pence Steuer für das Kartenspiel bezahlt waren. Es zu fälschen kostete den Hals. Dieses Ass ist unser eigenes und zahlt keine Steuer.
about-house-heading = Was es ist
about-house =
    Dies ist ein Kartentisch, wie er 1775 in einem Londoner Kaffeehaus hätte stehen können: grünes Tuch, Karten mit weißem Rücken und eckigen Ecken, ein Brett mit einundsechzig Löchern und ein Buch der Regeln.

    Sie können allein daran Platz nehmen, mit Spielern des Hauses; mit anderen, die neben Ihnen sitzen; oder mit beiden. { $kept }

    Kein Spieler des Hauses sieht eine Karte, die Sie von demselben Stuhl nicht sehen könnten, und niemand kann sich die Karten aussuchen. Ist ein Spiel zu Ende, so wird die Zahl gezeigt, aus der gegeben wurde, und jeder kann es nachprüfen.

    Der Tisch spricht mit niemandem außerhalb dieses Zimmers.

    Crowe’s Table, Ausgabe { $version }
about-books-heading = Vier alte Bücher
about-books =
    Mr. Crowe’s Games: wie man Brag, Cribbage, Piquet, Reverse, Speculation und Hazard spielt und darauf setzt. Die erste Ausgabe, London, gedruckt und verkauft von N. Crowe vor Temple Bar, 1775.

    Eine Enzyklopädie, von der die Blätter über Karten geblieben sind: Cribbage für vier und für zwei, und seine Gesetze.

    Eine Schrift über die Spiele der Spielhäuser: die Würfel, Faro, Bassette und Baccara.

    Hoyle’s Games Modernized: die Gesetze und das Spiel einer späteren Zeit, als die Tische nüchterner geworden waren.

    Wo ein Buch schweigt oder zwei sich widersprechen, sagt das Regelbuch, was dieses Haus entschieden hat und warum. Das Regelbuch ist nur auf Englisch da.
about-money-heading = Vom Geld
about-money =
    Eine Guinea galt einundzwanzig Shilling, ein Shilling zwölf Pence und ein Penny vier Farthings. Einen kupfernen Penny gab es noch nicht: Pence zahlte man in halben.

    Eine Guinea war ungefähr der Lohn von zwei Wochen eines Londoner Arbeiters.

    Die Münzen auf diesem Tisch sind nichts wert und nicht zu kaufen. Wer lieber nicht um Münzen spielt, setzt sich mit Spielmarken, oder setzt nichts und spielt um die Ehre.
about-types-heading = Die Schriften
about-types =
    Was Sie lesen, ist aus der Crowe Caslon gesetzt, für diesen Tisch gegossen nach der Libre Caslon Text von Pablo Impallari und Rodrigo Fuenzalida, mit Farbzeichen, Blumen und dem langen s.

    Überschriften und Titel stehen in den Fell-Typen von Oxford, erneuert von Igino Marini; die Handschrift ist Pinyon Script von Nicole Fally und Eben Sorkin.

    Alle stehen unter der SIL Open Font License, Version 1.1. Die Lizenzen liegen bei den Schriften im Ordner des Programms.
about-made-heading = Wie es gemacht ist
about-made =
    Die Karten wurden als Platten gezeichnet, eine für jede Farbe, und in der alten Folge gedruckt: Gelb, Rot, Blau und Schwarz durch Schablonen, dann die Linie. Das Brett, die Münzen, das Papier und jedes Geräusch wurden für diesen Tisch gemacht.

    Das Programm ist in Python geschrieben, auf pygame-ce und pygame_gui, mit msgspec, Fluent, platformdirs und Rich. Es ist frei unter der MIT-Lizenz: Sie dürfen es lesen, ändern und weitergeben.

## The Rule Booke.

booke-figure = { $caption }.
figure-board = Das Brett
booke-ordinary = Kleinere Schrift

## Settings.

settings-as-in-1775 = Wie 1775

## What is printed on paper.

card-title = Die Regeln für { $game }
card-foot = Das ganze Buch, mit gutem Spiel, Entscheidungen und den Wörtern, die man braucht, liegt auf dem Tisch.
card-foot-more = Im Buch auf dem Tisch steht außerdem: { $sections }.
slip-head = An Crowe’s Table
slip-score = { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}
slip-hands = Die letzten Blätter
slip-code = Geben Sie diese Wörter an einem neuen Tisch ein, und es fallen dieselben Karten.
print-card = Karte drucken
print-slip = Zettel drucken
print-heading = Die Presse
print-going-on = Es wird gedruckt …
print-written = Gespeichert in { $file }
print-not-written = { $file } konnte nicht geschrieben werden: { $why }
print-fault = Es konnte nicht gedruckt werden; was geschehen ist, steht im Protokoll.
print-close = Fertig
