### What the computer players say now and then: two favourite sayings each, and words after a win, a loss and a bluff.

## sharp

saying-sharp-1 = Ich folge dem Mutigsten.
saying-sharp-2 = Gute Ideen darf man stehlen.
saying-sharp-win = Ich habe nur gut abgeguckt.
saying-sharp-loss = Ich bin dem falschen Rock gefolgt.
saying-sharp-bluff = Ertappt! Wer lehrte Sie diesen Blick?

## pimlott

saying-pimlott-1 = Klein und langsam brennt die Kerze lang.
saying-pimlott-2 = Geduld hat mich nie etwas gekostet.
saying-pimlott-win = Na so was! Wer hätte das gedacht?
saying-pimlott-loss = Ich werd’s überleben. Es war wenig.
saying-pimlott-bluff = O je. Stand es auf meiner Nase?

## fenn

saying-fenn-1 = Alle Segel, und geradeaus!
saying-fenn-2 = Wer den Wind fürchtet, bleibt im Hafen.
saying-fenn-win = Beute! Holt sie ein.
saying-fenn-loss = Ein Leck unter der Wasserlinie.
saying-fenn-bluff = Falsche Flagge, und Sie sahen es.

## tolliver

saying-tolliver-1 = Glück kommt gern zweimal.
saying-tolliver-2 = Ich gehe mit dem Glück.
saying-tolliver-win = Ich wusste, es kommt wieder!
saying-tolliver-loss = Das Glück hat den Stuhl gewechselt.
saying-tolliver-bluff = Ich spiele wohl schlecht Theater.

## hask

saying-hask-1 = Kleine Dosis, aber oft.
saying-hask-2 = Erst sehen, dann denken.
saying-hask-win = Die Kur hat gewirkt.
saying-hask-loss = Eine bittere Pille.
saying-hask-bluff = Sie haben mir den Puls gefühlt.

## ogle

saying-ogle-1 = Ich höre nie auf halbem Wege auf.
saying-ogle-2 = Die Nacht ist jung, und ich auch.
saying-ogle-win = Und jetzt noch mehr!
saying-ogle-loss = Das macht mich nur hungrig.
saying-ogle-bluff = Sie haben scharfe Augen, mein Schatz.

## quill

saying-quill-1 = Ich schreibe alles auf.
saying-quill-2 = Zwei kleine Hoffnungen sind mehr als eine große.
saying-quill-win = Das kommt in die gute Spalte.
saying-quill-loss = Das kommt in die andere Spalte.
saying-quill-bluff = Ein Klecks auf meinem Blatt.

## barrow

saying-barrow-1 = Eine Dame eilt nie.
saying-barrow-2 = Auf und ab, wie eine Schaukel.
saying-barrow-win = Wie es sich gehört.
saying-barrow-loss = Wie sonderbar.
saying-barrow-bluff = Man starrt Leute nicht so an.

## tapley

saying-tapley-1 = Die Treppe hinauf, und wieder hinab.
saying-tapley-2 = Kopf hoch, es ist nur ein Spiel.
saying-tapley-win = Wie mich das freut!
saying-tapley-loss = Ich lächle noch, sehen Sie?
saying-tapley-bluff = Ich habe zu früh gelacht.

## battle

saying-battle-1 = Ein helles Feuer und ein strenges Spiel.
saying-battle-2 = Kein Geschwätz, bitte.
saying-battle-win = So spielt man das.
saying-battle-loss = Ich beklage mich nicht.
saying-battle-bluff = Das geschieht mir recht.

## prince

saying-prince-1 = Zweimal ist besser als einmal.
saying-prince-2 = Was ich verliere, hole ich zurück.
saying-prince-win = Da, ich habe es!
saying-prince-loss = Dann muss ich doppelt wagen.
saying-prince-bluff = Sie haben mich also durchschaut.

## tom

saying-tom-1 = Ein Schritt, zwei Schritte, drei!
saying-tom-2 = Darf ich noch eins aufbleiben?
saying-tom-win = Haben Sie das gesehen?
saying-tom-loss = Noch mal! Ich will noch mal.
saying-tom-bluff = Woher wussten Sie das?

## domino

saying-domino-1 = Wissen Sie, wer ich bin?
saying-domino-2 = Mit Maske fürchtet man nichts.
saying-domino-win = Die Maske lächelt.
saying-domino-loss = Die Maske verbirgt die Tränen.
saying-domino-bluff = Sie sahen hinter die Maske.

## delorme

saying-delorme-1 = Die Bank steht allen offen.
saying-delorme-2 = Die Bank schläft nie.
saying-delorme-win = Die Bank dankt.
saying-delorme-loss = Die Bank zahlt mit Vergnügen.
