# The lesson. Of each step: what is to be done, and afterwards why.

lesson-bet = Der Bankier dreht zwei Karten auf einmal um: die erste verliert, die zweite gewinnt. Setzen Sie eine Marke auf die Sieben.
lesson-bet-why = Sie dürfen auf jede Karte des Tuches setzen; Farben zählen nicht. Eine Marke zwischen Karten gilt für jede davon.
lesson-turn = Das genügt: sagen Sie, dass Sie fertig sind, und die Karten werden umgedreht.
lesson-turn-why = Ein Bube verlor, und eine Sieben gewann: Sie bekommen so viel, wie Sie gesetzt hatten.
lesson-lift = Ihre Marke liegt noch auf der Sieben. Nehmen Sie sie zurück: mit dem Knopf, oder ziehen Sie sie vom Tuch.
lesson-lift-why = Was Sie liegen lassen, steht im nächsten Zug auf dem Spiel. Sie müssen es nicht liegen lassen.
lesson-five = Setzen Sie eine auf die Fünf.
lesson-five-why = Jede Karte gewinnt so leicht, wie sie verliert. Die Perlen am Tuch zeigen, wie viele von jeder fort sind.
lesson-three = Und eine auf die Drei.
lesson-three-why = Sie dürfen auf so viele setzen, wie Sie mögen.
lesson-second = Lassen Sie die nächsten umdrehen.
lesson-second-why = Die Fünf gewann, und Sie wurden bezahlt. Auf der Drei geschah nichts: sie hat weder gewonnen noch verloren.
lesson-split = Lassen Sie die Marke liegen, und lassen Sie die nächsten umdrehen.
lesson-split-why = Drei und Drei: zweimal dieselbe Karte. Die Bank nimmt die Hälfte von dem, was da liegt. Ihr ganzer Vorteil kommt daher.
lesson-clear = Nehmen Sie zurück, was auf der Drei geblieben ist.
lesson-clear-why = Beides waren Dreien. Je weniger von einer Karte übrig sind, desto seltener fällt sie doppelt.
lesson-leave = Nehmen Sie auch die Fünf zurück.
lesson-leave-why = Von Ihnen liegt nichts mehr auf dem Tuch: Sie wagen jetzt nichts.
lesson-two = Setzen Sie eine Marke auf die Zwei.
lesson-two-why = So setzen Sie darauf, dass die Zwei gewinnt.
lesson-copper = Nun drücken Sie noch einmal darauf, und ein Kupfer liegt obenauf: so setzen Sie darauf, dass die Zwei verliert.
lesson-copper-why = Mit dem Kupfer gewinnt Ihr Einsatz, wenn die erste Karte Ihre ist, und verliert bei der zweiten.
lesson-against = Lassen Sie umdrehen.
lesson-against-why = Die Zwei verlor, und darum haben Sie gewonnen. Die Bank zahlt für beides gleich.
