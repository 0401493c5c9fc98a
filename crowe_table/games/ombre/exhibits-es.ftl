# A famous hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-rape-of-the-lock = El rizo robado
exhibit-rape-of-the-lock-story = Hampton Court, 1714: la Belinda de Mr. Pope juega al Hombre contra el Barón y otro más. Tiene los tres matadores y el rey, y dice: «¡Pintan picas!» En el poema, la Espadilla, la Malilla, el Basto y el rey ganan cuatro bazas; luego su rey de tréboles cae ante la dama de picas del Barón, que con sus diamantes la iguala, y solo el rey de corazones la salva al final. Las cartas que Mr. Pope no nombra se prepararon para esta mesa.
exhibit-rape-of-the-lock-task = Usted es Belinda, y sale. Hágalo mejor que ella: gane sus cinco bazas antes de que nadie gane una.
exhibit-rape-of-the-lock-goal = Pintan picas, y sale usted. Gane las cinco primeras bazas.
exhibit-rape-of-the-lock-hero = Belinda gana cuatro, y le fallan el rey de tréboles; vence en la novena baza.
exhibit-rape-of-the-lock-best = Las cinco primeras: los cuatro triunfos, desde arriba, y después un corazón.
exhibit-rape-of-the-lock-moral = Con un solo triunfo en contra, salga del palo que más cartas tiene fuera: tendrán que asistir.
exhibit-done = Conseguido: las primeras { $number } bazas son suyas.
exhibit-not-done = { $number ->
        [0] Esta vez no: la primera baza fue de otro.
        [one] Esta vez no: tras una baza, la salida pasó a otro.
       *[other] Esta vez no: tras { $number } bazas, la salida pasó a otro.
    }
