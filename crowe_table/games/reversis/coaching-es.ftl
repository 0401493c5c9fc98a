# Cards for first deals: what is new at a question.

coach-lead = Tome los menos puntos posibles: ases, reyes, damas y sotas en sus bazas cuentan en su contra. No hay triunfos.
coach-put-away = Las cartas altas ganan bazas, y eso es lo que se evita. Aparte una que pudiera costarle puntos.
coach-pass-across = Pase una carta que pudiera costarle puntos. Quien está enfrente no es su pareja.
