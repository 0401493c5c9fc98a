# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-left-bower = Der linke Bauer
exhibit-left-bower-story = Die Seite des Gebers hat vier Punkte, Sie haben einen. Das Karo-Ass ist aufgedeckt. Mit Karo als Trumpf haben Sie die Dame, die Neun und den Herz-Buben, den linken Bauern. Ein Punkt genügt nicht, denn den anderen fehlt nur noch einer. Aber alle fünf Stiche ohne Ihren Partner sind vier Punkte. Dieses Blatt wurde für diesen Tisch zusammengestellt.
exhibit-left-bower-task = Sie sind Vorhand und sagen zuerst an. Gewinnen Sie die Partie mit diesem Blatt.
exhibit-left-bower-goal = Es steht eins zu vier. Gewinnen Sie die Partie mit diesem Blatt.
exhibit-left-bower-hero = Wer gibt schon einem Gegner ein Ass in die Hand? Es sieht töricht aus, bis man sich fragt, was es dort ausrichten kann.
exhibit-left-bower-best = Gegen das beste Spiel gewinnt nur dies: den Geber aufnehmen lassen, allein spielen und { $best } ausspielen.
exhibit-left-bower-moral = Ein blanker Trumpf fällt unter den ersten höheren: Ziehen Sie ihn, ehe er einen Stich macht.
exhibit-done = Sie haben die Partie gewonnen.
exhibit-not-done = Diesmal nicht: Die Partie haben Sie nicht gewonnen.
