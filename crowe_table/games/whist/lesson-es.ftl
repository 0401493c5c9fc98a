# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Haga todas las bazas que pueda con el compañero de enfrente. Gana la primera pareja con { WORDS($option_game_points) } tantos.
lesson-ace = Repartió usted, así que juega el último. Se salió de { $suit_led }, y va ganando { $card_3 }: gane la baza con { $card }.
lesson-ace-why = La carta más alta del palo de salida gana la baza, y quien la gana sale en la siguiente.
lesson-trumps = Se descubrió su última carta, y por eso pintan { $suit_trump }. Tiene { WORDS($number_trumps, form: "m") } <triunfo>triunfos</>, y el más alto: salga con { $card }.
lesson-trumps-why = Cuando tenga muchos <triunfo>triunfos</>, sáquelos: un triunfo que ya ha caído no puede fallar sus buenas cartas.
lesson-queen = El as y el rey de { $suit } ya se jugaron: su dama es la mejor que queda de ese palo. Salga con ella.
lesson-queen-why = Ha ganado. Y fíjese en { $card_taken_2 }: su pareja, que se sienta enfrente, no tenía { $suit_led } y tuvo que descartarse.
lesson-again = Saque <triunfo>triunfos</> una vez más: salga con { $card }, que ahora es el más alto.
lesson-again-why = Tras otra vuelta se han jugado { WORDS($number_trumps_played) } <triunfo>triunfos</>, y a usted le quedan { WORDS($number_trumps) }.
lesson-ruff = Como vio, a su pareja no le quedan { $suit }, pero quizá sí un <triunfo>triunfo</>: salga con { $card }.
lesson-ruff-why = Su pareja ha fallado. Quien no puede asistir al palo puede jugar <triunfo>triunfo</>, y el más bajo gana a la mejor carta de otro palo.
lesson-low = Su pareja sale con { $card_2 }, y { $card_3 } gana a todas las que tiene usted de ese palo: juegue la más baja, { $card }.
lesson-low-why = Cuando no pueda ganar una baza, que le cueste lo menos posible: juegue bajo.
lesson-follow = Sale { $card_led }: asista con { $card }.
lesson-follow-why = Mientras tenga cartas del palo de salida, tiene que jugarlas. No hacerlo es <renuncio>renuncio</>, la falta más grave del Whist.
lesson-single = Se sale de { $suit_led }, y { $card } es la única que tiene: juéguela.
lesson-single-why = { $seat_1 } lo ganó con { $card_taken_1 }. Un rey sin otra carta de su palo cae así a menudo.
lesson-keep = Sale { $card_led }: eche { $card }, y guarde el diez.
lesson-keep-why = Ya han salido as, rey, dama y sota de { $suit }: ahora el diez es la mejor carta de ese palo. Por eso se cuentan las cartas que caen.
lesson-partner = Su pareja va ganando con { $card_2 }, y usted no puede asistir. No falle: eche { $card }.
lesson-partner-why = La baza de su pareja también es suya: nunca gaste un <triunfo>triunfo</> en ella.
lesson-trump = Su pareja sale con { $card_2 }, y { $card_3 } le gana. Ahora sí: falle con { $card }.
lesson-trump-why = Son { WORDS($number_ours) } bazas para su bando. Cada una que pase de { WORDS($number_book) } vale un tanto, y con { WORDS($option_game_points) } tantos se gana la partida.
