# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-left-bower = Der linke Bauer
exhibit-left-bower-story = Die Seite des Gebers hat vier Punkte, Sie haben einen. Das Karo-Ass ist aufgedeckt. Mit Karo als Trumpf haben Sie die Dame, die Neun und den Herz-Buben, den linken Bauern. Ein Punkt genügt nicht, denn den anderen fehlt nur noch einer. Aber alle fünf Stiche ohne Ihren Partner sind vier Punkte. Dieses Blatt wurde für diesen Tisch zusammengestellt.
exhibit-left-bower-task = Sie sind Vorhand und sprechen zuerst. Gewinnen Sie das Spiel mit diesem Blatt.
exhibit-left-bower-goal = Es steht eins zu vier. Gewinnen Sie das Spiel mit diesem Blatt.
exhibit-left-bower-hero = Wer gibt schon einem Gegner ein Ass in die Hand? Es sieht töricht aus, bis man fragt, was es dort ausrichten kann.
exhibit-left-bower-best = Gegen das beste Spiel gewinnt nur dies: den Geber aufnehmen lassen, allein spielen und { $best } ausspielen.
exhibit-left-bower-moral = Ein Trumpf, der allein steht, fällt unter dem ersten höheren: Ziehen Sie ihn, ehe er einen Stich nimmt.
exhibit-done = Sie haben das Spiel gewonnen.
exhibit-not-done = Diesmal nicht: Das Spiel haben Sie nicht gewonnen.
