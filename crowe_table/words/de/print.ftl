# Things to print, cut out and make.

print-pack-title = { $number } Karten
print-paper-small = { $thing } und die Schnittmarken passen nicht auf Papier von { $paper }.

making-title = So wird es gemacht
making-ruler = In wahrer Größe gedruckt, ist dieser Strich 100 mm lang.
making-print-heading = Drucken
making-print = Drucken Sie mit 100 %, nicht „an Seite anpassen“. Legen Sie ein Lineal an den Strich unten, bevor Sie alles Übrige drucken.
making-pack-heading = Karten
making-pack = Nehmen Sie glatten Karton von 200 bis 250 Gramm je Quadratmeter. Wählen Sie beidseitigen Druck: Auf jeden Bogen mit Vorderseiten folgen seine Rückseiten, und der Drucker darf das Blatt über jede der beiden Kanten wenden. Drucken Sie zuerst einen Bogen und halten Sie ihn gegen ein Fenster. Die Marken beider Seiten sollen höchstens einen halben Millimeter auseinanderliegen. Legen Sie ein Stahllineal von Marke zu Marke und schneiden Sie mit einem scharfen Messer, die langen Schnitte zuerst. Im Jahr 1775 bestand eine Karte aus drei oder vier zusammengeklebten Papieren. Sie wurde gepresst und mit Seife und einem glatten Stein poliert, damit sie gut glitt. Eckige Ecken sind für jene Zeit richtig.
