# The lesson. Of each step: what is to be done, and afterwards why.

lesson-shuffle = Sie geben und haben damit die Bank. Mischen Sie noch einmal.
lesson-shuffle-why = Die anderen heben jeder ein Päckchen ab, und Sie behalten den Rest; niemand guckt. Jeder setzt auf seine eigene unterste Karte gegen Ihre.
lesson-paid = Sie drehten eine Fünf um, die anderen eine Sechs, eine Sieben und noch eine Sechs: alle schlugen die Bank und wurden bezahlt. Weiter.
lesson-paid-why = Da war nichts zu machen: Blind Hookey ist nur Glück, und darum spielte man es so rasch und so hoch.
lesson-cut = Nun gibt Ihr Nachbar. Heben Sie ab.
lesson-cut-why = Wer vor dem Geber sitzt, hebt ab, damit niemand weiß, wo eine Karte liegt.
lesson-lift = Heben Sie Ihr Päckchen ab: vier Karten.
lesson-lift-why = Nehmen Sie so viele, wie Sie mögen, wenn nur genug für die nach Ihnen bleiben.
lesson-stake = Setzen Sie eine Marke darauf, und gucken Sie nicht.
lesson-stake-why = Erst wird die Karte des Gebers umgedreht, dann Ihre: eine höhere gewinnt, was Sie setzten, eine niedrigere verliert es.
lesson-lost = Der Geber zeigte eine Sechs und Sie ein Ass, das niedrigste von allen. Ihre Marke ist fort. Weiter.
lesson-lost-why = Mit einer zweiten Sechs hätten Sie ebenso verloren: Gleiche gehören der Bank. Das ist ihr ganzer Vorteil.
lesson-cut-again = Die Bank behält das Geben. Heben Sie wieder ab.
lesson-cut-again-why = Ein dickes Päckchen oder ein dünnes, es ist einerlei: jede Karte liegt so wahrscheinlich unten wie die andere.
lesson-any = Heben Sie sechs Karten ab, oder ein andermal so viele, wie Sie mögen.
lesson-any-why = Kein Päckchen ist besser als das andere, ehe es umgedreht ist, was die Klugen auch sagen.
lesson-dare = Setzen Sie noch einmal eine Marke.
lesson-dare-why = Sie gewinnen etwas seltener als der Geber, etwa um ein Spiel in siebzehn: das machen die Gleichen.
lesson-won = Eine Sechs für den Geber und eine Acht für Sie: Sie werden bezahlt. Weiter zum nächsten Spiel.
lesson-won-why = Wo die Aussichten feststehen, gibt es nur eine Kunst: zu wissen, wann man aufsteht.
