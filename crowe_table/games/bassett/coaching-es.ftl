# Cards for first deals: what is new at a question.

coach-bets = Ponga una moneda en una carta. De cada dos que se descubren, la primera pierde y la segunda gana. Los palos no cuentan.
coach-couches = Ponga una moneda en una carta. De cada dos que se descubren, la primera gana y la segunda pierde. Los palos no cuentan.
coach-after-win = Cobre, o déjelo todo y doble una esquina. Si la carta gana otra vez, cobra mucho más; si pierde, lo pierde todo.
