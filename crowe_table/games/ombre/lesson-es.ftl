# The lesson. Of each step: what is to be done, and afterwards why.

lesson-pass = Los tréboles son el palo de favor, y alguien ha pujado una Entrada en él. Tiene tres ases, pero un solo triunfo: pase.
lesson-pass-why = Quien puja llama de compañero al as de picas: ¡y lo tiene usted! Es usted quien le acompaña, y nadie más lo sabe.
lesson-club = Salen de tréboles, los triunfos: asista con el único que tiene, la sota.
lesson-club-why = La ganó el siete. Las dos damas negras son siempre los mejores triunfos, salvo el siete, la malilla, que está entre ellas.
lesson-ace = Salen de diamantes, y ahí está el rey: gánelo con el as.
lesson-ace-why = Una baza para quien pujó y para usted, que hoy son un bando: entre los dos, cinco de las ocho ganan.
lesson-spade = Salga de picas, pero aún no con el as: con el diez.
lesson-spade-why = Lo falló quien pujó. Si hubiera enseñado el as, sus contrarios sabrían a qué atenerse.
lesson-heart = Su pareja sale con el mejor triunfo de todos, y usted no tiene: eche el ocho de corazones.
lesson-heart-why = Con una carta sacó a los otros dos una dama y un as de triunfos: así se sacan los triunfos.
lesson-nine = Otra vez diamantes, y solo tiene el nueve: juéguelo.
lesson-nine-why = Un contrario lo falló, con uno de los últimos triunfos. Sus ases están por eso más seguros.
lesson-take = Salen de corazones: gane la baza con su as.
lesson-take-why = Donde no cae triunfo, el as manda en su palo; después, rey, dama y sota.
lesson-claim = El as de picas y el rey de corazones son lo mejor que queda: diga que el resto es suyo.
lesson-claim-why = Cuando no haya duda, enseñe sus cartas. Por el as de picas ven todos ahora con quién jugaba.
lesson-count = La Entrada está hecha, con seis bazas: vea lo que les da a los dos, y siga.
lesson-count-why = Las pujas van de la Entrada al gran Solo, cada una más cara que la anterior; juega quien puja más alto.
