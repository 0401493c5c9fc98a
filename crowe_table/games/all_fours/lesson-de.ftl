# The lesson. Of each step: what is to be done, and afterwards why.

lesson-give = Kreuz ist aufgedeckt, und Ihr Gegner bettelt um eine andere Farbe. Sie halten den Kreuz-Buben und die Zwei: schenken Sie einen Punkt, und behalten Sie sie.
lesson-give-why = Wer bettelt, bekommt einen Punkt geschenkt, oder alle bekommen drei Karten mehr, und ein neuer Trumpf wird aufgedeckt. Bei solchen Trümpfen ist das ein kleiner Preis.
lesson-ace = Herz ist ausgespielt. Bedienen Sie mit dem Ass, und nehmen Sie den Stich.
lesson-ace-why = Die genommenen Karten zählen fürs Spiel: ein Ass vier, ein König drei, eine Dame zwei, ein Bube eins und eine Zehn zehn.
lesson-low = Spielen Sie Ihre Kreuz-Zwei aus: einen niedrigeren Trumpf gibt es nicht.
lesson-low-why = Tief zählt dem, der es hielt, auch wenn der andere den Stich nimmt; und es hat einen Trumpf gezogen.
lesson-spare = Karo ist ausgespielt, und Sie haben keines. Stechen müssen Sie nicht: werfen Sie die Herz-Sieben ab.
lesson-spare-why = Wer die ausgespielte Farbe nicht hat, darf stechen oder irgendeine Karte abwerfen; den Buben aber behält man besser, bis keine Gefahr mehr ist.
lesson-knave = Eine Pik-Zwei ist ausgespielt, und wenige Trümpfe sind übrig: nehmen Sie den Stich mit Ihrem Buben.
lesson-knave-why = Der Trumpf-Bube ist ein Punkt für den, der ihn heimbringt. Sie haben ihn sicher.
lesson-queen = Nun spielen Sie die Herz-Dame aus.
lesson-queen-why = Das Ass ist fort, also hätte nur der König Ihre Dame stechen können: ein kleines Wagnis, da der Bube schon zu Hause ist.
lesson-last = Und die Neun.
lesson-last-why = Ein Pik-Bube sticht Ihr Herz nicht: Eine Karte, die nicht bedient, gewinnt nichts, wenn sie kein Trumpf ist.
lesson-count = Vier Punkte gibt es in jedem Spiel: lesen Sie im Bericht, wem sie gehörten, und gehen Sie weiter.
lesson-count-why = Hoch, Tief, der Bube und das Spiel: alle vier waren Ihre, und davon hat das Spiel seinen Namen. { CAP(WORDS($option_target)) } Punkte gewinnen.
lesson-beg = Nun dürfen Sie betteln, und Sie haben gar kein Kreuz: betteln Sie.
lesson-beg-why = Entweder haben Sie einen Punkt umsonst, oder eine andere Farbe wird Trumpf: mit einem schlechten Blatt ist beides Gewinn.
