# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-left-bower = Der linke Bauer
exhibit-left-bower-story = Die Seite des Gebers steht auf vier, Sie auf eins. Das Karo-Ass ist aufgedeckt, und mit Karo als Trumpf haben Sie die Dame und die Neun, und den Herz-Buben, den linken Bauern. Wer Trumpf macht, muss damit das Spiel gewinnen: ein Punkt rettet Sie für dies eine Mal und nicht mehr, und die anderen brauchen nur einen. Alle fünf Stiche ohne Ihren Partner sind vier Punkte. Diese Karten sind für diesen Tisch gelegt.
exhibit-left-bower-task = Sie sind Vorhand und sprechen zuerst. Gewinnen Sie das Spiel mit diesem Blatt.
exhibit-left-bower-goal = Es steht eins zu vier. Gewinnen Sie das Spiel mit diesem Blatt.
exhibit-left-bower-hero = Einem Gegner ein Ass ins Blatt zu heißen sieht aus wie Torheit, bis man fragt, was es dort tun kann.
exhibit-left-bower-best = Das Spiel: den Geber nehmen heißen, allein, und { $best } ausspielen, und keine andere Karte.
exhibit-left-bower-moral = Ein Trumpf, der allein steht, fällt dem ersten höheren: ziehen Sie ihn, ehe er etwas nimmt.
exhibit-done = Es ist gelungen: das Spiel ist Ihres.
exhibit-not-done = Es ist nicht gelungen: das Spiel ist nicht Ihres.
