# Cards for first deals: what is new at a question.

coach-lift = Tome las cartas que quiera. Solo cuenta la <carta-de-abajo>carta de abajo</> de su <paquete>paquete</>, y nadie la conoce todavía.
coach-stake-packets = Gana lo que apuesta si su <carta-de-abajo>carta de abajo</> es más alta que la de la <banca>banca</>. Si es más baja, lo pierde.
coach-stake-heaps = Gana lo que apuesta si la <carta-de-abajo>carta de abajo</> de su <monton>montón</> es más alta que la del montón de la <banca>banca</>.
