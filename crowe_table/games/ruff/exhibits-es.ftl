# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-left-bower = El bower izquierdo
exhibit-left-bower-story = El bando de quien reparte tiene cuatro tantos, y usted uno. La muestra es el as de diamantes. Si pintan diamantes, usted tiene la dama, el nueve y la sota de corazones, que es el bower izquierdo. Un tanto no basta, porque a los otros solo les falta uno. Pero las cinco bazas sin su pareja son cuatro tantos. Esta mano se compuso para esta mesa.
exhibit-left-bower-task = Usted es mano, y habla primero. Gane la partida en esta mano.
exhibit-left-bower-goal = Van uno a cuatro. Gane la partida en esta mano.
exhibit-left-bower-hero = ¿Darle un as al contrario? Parece una locura, hasta que uno se pregunta qué puede hacer allí ese as.
exhibit-left-bower-best = Contra el mejor juego solo gana esto: mandar que la tome, jugar a solas y salir con { $best }.
exhibit-left-bower-moral = Un triunfo que está solo cae ante el primero más alto: sáquelo antes de que gane algo.
exhibit-done = Ha ganado usted la partida.
exhibit-not-done = Esta vez no: la partida no es suya.
