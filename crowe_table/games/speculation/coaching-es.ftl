# Cards for first deals: what is new at a question.

coach-turn = Un triunfo más alto que todos los anteriores puede ganar el <bote>bote</>. Sus demás cartas no valen nada.
coach-keep-or-sell = Quien tiene el triunfo más alto al final se lleva el <bote>bote</>. Uno bajo conviene venderlo mientras es el más alto.
coach-bid-first = Puja por el triunfo más alto hasta ahora. Solo gana el <bote>bote</> si no se descubre otro más alto.
