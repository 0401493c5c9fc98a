# Things to print, cut out and make.

print-pack-title = { $number } Karten
print-paper-small = { $thing } samt Schnittmarken passt nicht auf Papier von { $paper }.

making-title = So wird es gemacht
making-ruler = In wahrer Größe gedruckt ist dieser Strich 100 mm lang.
making-print-heading = Drucken
making-print = Drucken Sie mit 100 %, nicht „an Seite anpassen“. Messen Sie den Strich unten mit einem Lineal nach, bevor Sie das Übrige drucken.
making-pack-heading = Karten
making-pack = Nehmen Sie glatten Karton von 200 bis 250 Gramm je Quadratmeter. Wählen Sie beidseitigen Druck: Auf jeden Bogen mit Vorderseiten folgen seine Rückseiten, und der Drucker darf das Blatt über jede der beiden Kanten wenden. Drucken Sie zuerst einen Bogen und halten Sie ihn gegen ein Fenster. Die Marken beider Seiten sollen höchstens einen halben Millimeter auseinanderliegen. Legen Sie ein Stahllineal von Marke zu Marke und schneiden Sie mit einem scharfen Messer, die langen Schnitte zuerst. Im Jahr 1775 bestand eine Karte aus drei oder vier Lagen Papier. Sie wurden zusammengeklebt, gepresst und mit Seife und einem glatten Stein poliert, damit die Karte gut glitt. Spitze Ecken sind für jene Zeit richtig.

print-notes-title = Banknoten und Spielmarken
print-nothing = { $game } braucht nur Karten.
print-board-size = Bis { $number } Löcher
print-deal = Geben { $number }
print-total = Summe
print-note-house = Mr. Crowe’s Bank
print-note-promise = Ich verspreche, dem Inhaber an diesem Tisch zu zahlen:
print-note-guineas =
    { $number ->
        [one] Eine Guinea
       *[other] { CAP(WORDS($number)) } Guineas
    }
print-note-play = Spielgeld des Hauses. Außerhalb des Spiels ist dafür nichts zu haben.

making-pegs-heading = Das Steckbrett
making-pegs = Kleben Sie die Seite auf ein Brett von 15 mm Dicke. Stechen Sie die Mitte jedes Rings mit einer Ahle vor und bohren Sie mit einem 3-mm-Bohrer 10 mm tief. Glätten Sie die Löcher und lackieren Sie das Papier. Schneiden Sie für jede Seite zwei Stifte aus einem Holzspieß von 3 mm und beizen Sie sie in zwei Farben. Die Stifte beginnen in den beiden Löchern links. Jede Reihe geht dort weiter, wo die vorige endet, und das Loch mit dem Ring beendet die Partie.
making-cloth-heading = Das Tuch
making-cloth = Auf dieses Tuch passen echte Karten und Münzen. Die Zahlen am Fuß einer Seite sind ihre Zeile und ihre Spalte. Schneiden Sie den linken und den oberen Streifen an den Marken ab, legen Sie jede Seite über die vorige und kleben Sie alle auf grünes Tuch oder Karton. Ein Einsatz auf einem kleinen Kreis gilt den Karten ringsum.
making-cases-heading = Der Kartenzähler
making-cases = Kleben Sie die Seite auf Karton. Legen Sie für jede gespielte Karte einen Knopf auf den nächsten Kreis ihrer Reihe. So sehen alle, welche Karten noch kommen.
making-dials-heading = Zähler
making-dials = Kleben Sie die Seite auf steifen Karton und schneiden Sie Zähler und Zeiger aus. Durchstechen Sie die Mitte jeder Scheibe und den kleinen Ring jedes Zeigers und verbinden Sie beide mit einer Musterklammer, so dass sich der Zeiger drehen lässt.
making-counters-heading = Spielmarken
making-counters = Kleben Sie die Seiten vor dem Schneiden auf steifen Karton. Eine Marke gilt so viel, wie auf ihr steht.
making-dishes-heading = Schalen
making-dishes = Schneiden Sie eine Schale am äußeren Ring aus, schneiden Sie jeden Strich bis zum inneren Ring ein und biegen Sie den Rand nach oben; kleben Sie jeden Teil des Randes über den nächsten.
making-table-heading = Die Tafel der Würfe
making-table = Schneiden Sie die beiden Tafeln auseinander und kleben Sie sie auf Karton, eine für jedes Ende des Zimmers. Suchen Sie die Zeile der Zahl, die zuerst genannt wurde.
making-scores-heading = Der Schreibzettel
making-scores = Schreiben Sie die Namen in die oberste Zeile. Schreiben Sie bei jedem Geben links die Punkte und rechts die Summe bis dahin.
making-notes-heading = Banknoten
making-notes = Nehmen Sie dünnes, festes Papier und drucken Sie auf einer Seite, wie man Banknoten damals druckte. Schneiden Sie an der äußeren Linie.
