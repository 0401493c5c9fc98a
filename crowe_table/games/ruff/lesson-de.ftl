# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Ihre Partei muss zuerst { WORDS($option_game_points) } Punkte haben. Wer Trumpf macht, muss die meisten Stiche gewinnen, sonst zählen die anderen.
lesson-pass = { CAP($suit_turned) } ist aufgedeckt. Wenn Sie es zu <trumpf-machen>Trumpf machen</>, muss Ihre Seite { WORDS($number_needed) } von { WORDS($number_rounds) } Stichen machen. Ihr Blatt ist zu schwach: Passen Sie.
lesson-pass-why = { $seat_1 } hilft dem Geber: { $suit_trump } ist Trumpf. Die beiden müssen { WORDS($number_needed) } Stiche machen; sonst bekommt Ihre Seite { WORDS($number_euchre) } Punkte.
lesson-seven = { CAP($suit_led) } ist ausgespielt, und { $card_3 } gewinnt bis jetzt: Bedienen Sie mit Ihrer niedrigsten Karte, { $card }.
lesson-seven-why = Sie müssen bedienen, wenn Sie können. Ist ein Stich nicht zu machen, geben Sie eine Karte, die Sie entbehren können.
lesson-nine = { CAP($card_led) } ist ausgespielt: Bedienen Sie mit { $card }, und behalten Sie den Buben.
lesson-nine-why = { $seat_1 } hat gestochen, obwohl { $seat_3 } zur selben Seite gehört. Die beiden haben { WORDS($number_theirs) } Stiche und brauchen nur noch einen.
lesson-spare = Ihr Partner gewinnt bis jetzt mit { $card_2 }, und Sie haben nichts von dieser Farbe: Werfen Sie { $card } ab.
lesson-spare-why = Der Stich Ihres Partners gehört auch Ihnen. Und Sie haben den Kreuz-Buben behalten, der mehr wert ist, als er aussieht.
lesson-bower = Ihr Partner spielt Trumpf aus, und { $card_3 } ist höher. Aber { $card } ist auch ein Trumpf, der zweithöchste von allen: Spielen Sie ihn!
lesson-bower-why = Der Trumpf-Bube ist der höchste Trumpf, der rechte Bauer: hier { $card_best }. Gleich nach ihm kommt der andere Bube derselben Farbe, der linke Bauer: { $card }.
lesson-last = Jede Seite hat { WORDS($number_ours) } Stiche. Spielen Sie Ihre letzte Karte aus, { $card }.
lesson-last-why = { $seat_2 } hat gestochen. Das ist Ihr Stich Nummer { WORDS($number_ours) }; damit sind die Gegner, die Trumpf gemacht haben, <gescheitert>gescheitert</>.
lesson-counted = Die Gegner sind <gescheitert>gescheitert</>, und Ihre Seite bekommt { WORDS($points_0) } Punkte. Nun wird neu gegeben.
lesson-counted-why = Wer Trumpf macht, bekommt mit { WORDS($number_needed) } oder mehr Stichen einen Punkt, mit allen { WORDS($number_rounds) } { WORDS($number_march) }. Mit { WORDS($option_game_points) } Punkten ist die Partie gewonnen.
lesson-take-up = Nun geben Sie, und die anderen haben gepasst. Mit { $suit_turned } als Trumpf haben Sie schon { WORDS($number_trumps) } Trümpfe: Nehmen Sie { $card_turned } auf.
lesson-take-up-why = Die Karte gehört Ihnen, und Sie legen eine andere dafür weg. Darum kann der Geber mit einem schwächeren Blatt <trumpf-machen>Trumpf machen</> als die anderen.
lesson-lay-out = Sie haben eine Karte zu viel: Legen Sie { $card } weg, Ihre einzige Karte dieser Farbe.
lesson-lay-out-why = Jetzt haben Sie kein { $suit } mehr: Sie können trumpfen, wenn diese Farbe ausgespielt wird.
