# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Gewinnen Sie der Bank Marken ab: Setzen Sie auf eine Karte des Tuchs, und warten Sie, bis eine solche aufgedeckt wird. Sie gewinnt für Sie oder für die Bank.
lesson-bet = Der Bankhalter zieht immer zwei Karten ab: Die erste verliert, die zweite gewinnt. Setzen Sie eine Marke auf die Sieben.
lesson-bet-why = Sie dürfen auf jede Karte des Tuchs setzen; die Farbe spielt keine Rolle. Eine Marke zwischen den Karten gilt für jede davon.
lesson-turn = Das genügt: Sagen Sie, dass Sie fertig sind, und die Karten werden abgezogen.
lesson-turn-why = Ein Bube verlor, und eine Sieben gewann: Sie bekommen so viel, wie Sie gesetzt hatten.
lesson-lift = Ihre Marke liegt noch auf der Sieben. Nehmen Sie sie zurück: mit dem Knopf, oder ziehen Sie sie vom Tuch.
lesson-lift-why = Was Sie liegen lassen, steht beim nächsten Abzug auf dem Spiel. Sie müssen es nicht liegen lassen.
lesson-five = Setzen Sie eine auf die Fünf.
lesson-five-why = Jede Karte gewinnt so leicht, wie sie verliert. Die Perlen neben dem Tuch zeigen, wie viele von jeder gefallen sind.
lesson-three = Und eine auf die Drei.
lesson-three-why = Sie dürfen auf so viele Karten setzen, wie Sie mögen.
lesson-second = Lassen Sie die nächsten Karten abziehen.
lesson-second-why = Die Fünf hat gewonnen, und Sie wurden bezahlt. Mit der Drei geschah nichts: Sie hat weder gewonnen noch verloren.
lesson-split = Lassen Sie die Marke liegen, und lassen Sie weiter abziehen.
lesson-split-why = Drei und Drei: Zweimal dieselbe Karte ist eine <doublette>Doublette</>. Die Bank nimmt die Hälfte von dem, was darauf liegt. Nur dadurch ist sie bei Wetten auf Karten im Vorteil.
lesson-clear = Nehmen Sie zurück, was auf der Drei übrig ist.
lesson-clear-why = Beide Karten waren Dreien. Je weniger von einer Karte noch da sind, desto seltener kommt eine <doublette>Doublette</>.
lesson-leave = Nehmen Sie auch die Fünf zurück.
lesson-leave-why = Von Ihnen liegt nichts mehr auf dem Tuch: Jetzt riskieren Sie nichts.
lesson-two = Setzen Sie eine Marke auf die Zwei.
lesson-two-why = Damit setzen Sie darauf, dass die Zwei gewinnt.
lesson-copper = Drücken Sie noch einmal darauf, und eine Kupfermünze liegt obenauf: Jetzt setzen Sie darauf, dass die Zwei verliert.
lesson-copper-why = Mit dem <kupfer>Kupfer</> gewinnt Ihr Einsatz, wenn die erste Karte Ihre ist, und verliert, wenn es die zweite ist.
lesson-against = Lassen Sie abziehen.
lesson-against-why = Die Zwei hat verloren, also haben Sie gewonnen. Die Bank zahlt so oder so das Gleiche.
