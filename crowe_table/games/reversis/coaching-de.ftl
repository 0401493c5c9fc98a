# Cards for first deals: what is new at a question.

coach-lead = Nehmen Sie so wenig Punkte wie möglich: Asse, Könige, Damen und Buben in Ihren Stichen zählen gegen Sie. Es gibt keinen Trumpf.
coach-put-away = Hohe Karten gewinnen Stiche, und das wollen Sie vermeiden. Legen Sie eine weg, die Sie Punkte kosten könnte.
coach-pass-across = Geben Sie eine Karte weiter, die Sie Punkte kosten könnte. Wer Ihnen gegenübersitzt, ist kein Partner.
