# What the pages of the booke say: the title, taking a seat, tables kept, the furniture, and the ends of games.

## The title page.

frontispiece-name = { CAP($suit) }-{ CAP($rank) }
frontispiece-kings = „Seht, vier Könige, durch Majestät geehrt,“
frontispiece-queens = „Und schöner Damen vier, die Blume in der Hand,“
frontispiece-knaves = „Vier Buben, kurz geschürzt, ein treuer Bund;“
frontispiece-poet = Mr. Pope.

## Saved games, told in a line.

saved-told = { $game }: { $score }, am { $date }
saved-told-many = { $game }, { $number } am Tisch, am { $date }
saved-told-lesson = { $game }, am { $date }
saved-lesson = { $game }: die Lektion
saved-so = { $score } · { $state }
saved-side = { $names } { $score }

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
saved-last-played = zuletzt gespielt am { $date }
saved-at-deal = Geben { $number }

## About this table.

about-ace-name = Das Steuer-Ass
about-ace = Von 1765 an druckte das Stempelamt das Pik-Ass selbst, zum Beweis, dass für die Karten sechs Pence Steuer bezahlt waren. Wer es fälschte, den erwartete der Galgen. Dieses Ass ist unser eigenes und zahlt keine Steuer.
about-house-heading = Was es ist
about-house =
    Dies ist ein Kartentisch, wie er 1775 in einem Londoner Kaffeehaus hätte stehen können: grünes Tuch, Karten mit weißem Rücken und spitzen Ecken, ein Brett mit einundsechzig Löchern und ein Regelbuch.

    Sie können allein daran Platz nehmen und gegen Spieler des Hauses antreten, mit anderen, die neben Ihnen sitzen, oder mit beiden. { $kept }

    Kein Spieler des Hauses sieht eine Karte, die Sie von seinem Stuhl aus nicht auch sehen könnten, und niemand kann sich die Karten aussuchen. Nach der Partie wird die Zahl gezeigt, nach der gemischt wurde, und jeder kann noch einmal geben.

    Der Tisch spricht mit niemandem außerhalb dieses Raumes.

    Crowe’s Table, Ausgabe { $version }
about-books-heading = Vier alte Bücher
about-books =
    Mr. Crowe’s Games: wie man Brag, Cribbage, Piquet, Reversis, Speculation und Hazard spielt und worum man dabei wettet. Erste Ausgabe, London, gedruckt und verkauft bei N. Crowe vor Temple Bar, 1775.

    Eine Enzyklopädie, von der die Blätter über Kartenspiele geblieben sind: Cribbage zu viert und zu zweit, und seine Regeln.

    Eine Schrift über die Spiele der Spielhäuser: Würfel, Pharo, Bassette und Baccara.

    Hoyle’s Games Modernized: Regeln und Spielweise einer späteren Zeit, als es an den Tischen nüchterner zuging.

    Wo ein Buch schweigt oder zwei sich widersprechen, steht im Regelbuch, was dieses Haus entschieden hat und warum.
about-money-heading = Vom Geld
about-money =
    Eine Guinea galt einundzwanzig Shilling, ein Shilling zwölf Pence und ein Penny vier Farthings. Einen kupfernen Penny gab es noch nicht: Man zahlte mit Halfpence.

    Eine Guinea war ungefähr der Lohn, den ein Londoner Arbeiter in zwei Wochen verdiente.

    Die Münzen auf diesem Tisch sind nichts wert und nicht zu kaufen. Wer nicht um Münzen spielen will, spielt um Spielmarken oder einfach um die Ehre.
about-types-heading = Die Schriften
about-types =
    Was Sie lesen, ist in der Crowe Caslon gesetzt. Sie wurde für diesen Tisch nach der Libre Caslon Text von Pablo Impallari und Rodrigo Fuenzalida gemacht und um Farbzeichen, Blumen und das lange s ergänzt.

    Überschriften und Titel stehen in den Fell-Typen aus Oxford, wiederbelebt von Igino Marini; die Handschrift ist Pinyon Script von Nicole Fally und Eben Sorkin.

    Alle stehen unter der SIL Open Font License, Version 1.1. Die Lizenzen liegen bei den Schriften im Ordner des Programms.
about-made-heading = Wie es entstand
about-made =
    Die Karten wurden als Platten gezeichnet, eine für jede Farbe, und in der alten Reihenfolge gedruckt: erst Gelb, Rot, Blau und Schwarz durch Schablonen, dann die Linien. Das Brett, die Münzen, das Papier und jedes Geräusch wurden für diesen Tisch gemacht.

    Das Programm ist in Python geschrieben, mit pygame-ce und pygame_gui, msgspec, Fluent, platformdirs und Rich. Es ist frei unter der MIT-Lizenz: Sie dürfen es lesen, ändern und weitergeben.

## The Rule Booke.

booke-figure = { $caption }.
figure-board = Das Brett
booke-ordinary = Kleinere Schrift

## Settings.

settings-as-in-1775 = Wie 1775

## What is printed on paper.

card-title = Die Regeln für { $game }
card-foot = Das ganze Buch mit guter Spielweise, Entscheidungen und den Fachwörtern liegt auf dem Tisch.
card-plan = Der Tisch von oben, für { $number } Spieler. Sie sitzen unten.
card-foot-more = Im Buch auf dem Tisch steht außerdem: { $sections }.
slip-head = An Mr. Crowes Spieltisch
slip-score = { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}
slip-hands = Die letzten Blätter
slip-code = Geben Sie diese Wörter an einem neuen Tisch ein, und Sie bekommen noch einmal dieselben Karten.
print-card = Karte drucken
print-slip = Zettel drucken
print-heading = Die Presse
print-going-on = Wird gedruckt …
print-written = Gespeichert in { $file }
print-not-written = { $file } konnte nicht geschrieben werden: { $why }
print-fault = Das Drucken ist misslungen; im Protokoll steht, warum.
print-close = Fertig
