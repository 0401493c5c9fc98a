# Cards for first deals: what is new at a question.

coach-order-up = El bando que elige triunfo debe ganar la mayoría de las bazas, o puntúan los otros. El mejor triunfo es la sota.
coach-lead = Su pareja está enfrente: sus bazas también son de usted.
coach-follow = Hay que asistir al palo si se puede. Si no, un triunfo puede ganar la baza.
