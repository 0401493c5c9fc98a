# The lesson. Of each step: what is to be done, and afterwards why.

lesson-fold = Drei Karten, alle klein, und keine passt zur anderen: Sechs hoch. Dabeizubleiben kostet jedes Mal eine Marke; steigen Sie aus.
lesson-fold-why = Kein Paar, keine Folge, keine Farbe: ein solches Blatt wirft man am besten früh fort, und es hat nur die Marke gekostet, die alle einlegen.
lesson-second = Wer zuletzt übrig ist, nimmt den Topf und muss nichts zeigen. Weiter zum nächsten Spiel.
lesson-second-why = Alle legen eine Marke in den Topf, ehe sie eine Karte gesehen haben; so gibt es immer etwas, worum man reizt.
lesson-raise = Ein Paar Neunen! Ein Paar kommt einmal in sechs Blättern: steigern Sie den Preis, setzen Sie zwei Marken.
lesson-raise-why = Wer dabeibleiben will, muss nun ebenso viel zahlen. Wer ein halbes Blatt hat, überlege es sich.
lesson-see = Einer ist ausgestiegen, und einer lässt sich nicht vertreiben. Zwei sind übrig, so dürfen Sie für das Doppelte die Karten des anderen sehen: tun Sie es.
lesson-see-why = Nur wenn zwei übrig sind, darf einer den anderen sehen; wer dafür zahlt, dem wird das Blatt aufgedeckt.
lesson-yield = Ein Paar Zehnen liegt da und schlägt Ihre Neunen. Was Sie hielten, müssen Sie nicht zeigen: geben Sie den Topf auf.
lesson-yield-why = Was Sie nicht zeigen, erfährt niemand; beim nächsten Mal wissen sie nicht, was Ihre zwei Marken bedeuteten.
lesson-third = Ein Drilling schlägt alles; dann eine Folge in einer Farbe, eine Folge, ein einfarbiges Blatt, ein Paar und die höchste Karte. Weiter zum nächsten Spiel.
lesson-third-why = Was was schlägt, steht auf dem Tisch, auf der Tafel: drücken Sie darauf, und man liest sie groß.
lesson-brag = Acht hoch: gar nichts. Aber Sie sprechen zuerst. Prahlen Sie damit: setzen Sie drei Marken, und verziehen Sie keine Miene.
lesson-brag-why = Man hat Ihnen geglaubt und ist ausgestiegen: der Topf ist Ihrer, mit dem schlechtesten Blatt am Tisch. Darum heißt das Spiel Brag: Prahlen.
lesson-after = Niemand wird je wissen, was Sie hatten. Weiter zum nächsten Spiel.
lesson-after-why = Tun Sie es selten: wer immer prahlt, wird immer gesehen.
