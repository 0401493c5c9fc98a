# Cards for first deals: what is new at a question.

coach-stand-or-beg = ¿Pocas cartas buenas de este palo? Pida otro. Quien reparte debe ceder un tanto, o dar más cartas y descubrir otro palo.
coach-give-or-run = Si este palo le conviene, ceda el tanto y consérvelo. Si no, reparta más cartas, y se descubre otro palo.
coach-lead = En cada mano hay hasta cuatro tantos: el triunfo más alto, el más bajo, la sota de triunfos y las mejores cartas ganadas.
coach-follow = Aquí puede jugar triunfo aunque pueda asistir al palo.
