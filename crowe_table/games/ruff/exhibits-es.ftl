# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-left-bower = El bower izquierdo
exhibit-left-bower-story = El bando de quien reparte está en cuatro, y usted en uno. Se descubre el as de diamantes; si pintan diamantes, usted tiene la dama y el nueve, y la sota de corazones, que es el bower izquierdo. Quien elija triunfo ha de ganar con ello la partida: un tanto le salva un reparto y nada más, y a los otros les basta con uno. Las cinco bazas sin su pareja son cuatro tantos. Estas cartas se prepararon para esta mesa.
exhibit-left-bower-task = Es usted mano, y habla primero. Gane la partida en este reparto.
exhibit-left-bower-goal = Están uno a cuatro. Gane la partida en este reparto.
exhibit-left-bower-hero = Hacer que el contrario tome un as parece una locura, hasta que se pregunta qué puede hacer allí.
exhibit-left-bower-best = La partida contra el mejor juego: mande tomarla y juegue a solas, y salga con { $best }, y con ninguna otra carta.
exhibit-left-bower-moral = Un triunfo que está solo cae ante el primero más alto: sáquelo antes de que gane algo.
exhibit-done = Conseguido: la partida es suya.
exhibit-not-done = No se ha conseguido: la partida no es suya.
