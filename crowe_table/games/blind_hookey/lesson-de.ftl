# The lesson. Of each step: what is to be done, and afterwards why.

lesson-shuffle = Sie geben und haben damit die Bank. Mischen Sie noch einmal.
lesson-shuffle-why = Jeder andere hebt ein Päckchen ab, und Sie behalten den Rest; niemand guckt. Alle setzen auf ihre eigene unterste Karte gegen Ihre.
lesson-paid = Sie drehten { $card_0 } um, die anderen { $card_1 }, { $card_2 } und { $card_3 }. Alle schlugen die Bank, und Sie zahlten. Weiter.
lesson-paid-why = Da war nichts zu machen: Blind Hookey ist nur Glück, und darum spielte man es so rasch und so hoch.
lesson-cut = Nun gibt Ihr Nachbar. Heben Sie ab.
lesson-cut-why = Wer vor dem Geber sitzt, hebt ab, damit niemand weiß, wo eine Karte liegt.
lesson-lift = Heben Sie Ihr Päckchen ab: { WORDS($number) } Karten.
lesson-lift-why = Nehmen Sie so viele, wie Sie mögen, aber mindestens { WORDS($option_least_packet) }, und lassen Sie genug für die nach Ihnen.
lesson-stake = Setzen Sie { $farthings } darauf, und gucken Sie nicht.
lesson-stake-why = Erst wird die Karte des Gebers umgedreht, dann Ihre: eine höhere gewinnt, was Sie setzten, eine niedrigere verliert es.
lesson-highest = Der Geber zeigte { $card_1 } und Sie { $card_0 }. Höher ist hier keine Karte: Sie gewinnen { $farthings_0 }. Weiter.
lesson-highest-why = Mit einer gleich hohen Karte hätten Sie verloren: Gleiche gehören der Bank. Das ist ihr ganzer Vorteil.
lesson-cut-again = Die Bank behält das Geben. Heben Sie wieder ab.
lesson-cut-again-why = Ein dickes Päckchen oder ein dünnes, es ist einerlei: jede Karte liegt so wahrscheinlich unten wie die andere.
lesson-any = Heben Sie { WORDS($number) } Karten ab, oder ein andermal so viele, wie Sie mögen.
lesson-any-why = Kein Päckchen ist besser als das andere, ehe es umgedreht ist, was die Klugen auch sagen.
lesson-dare = Setzen Sie noch einmal { $farthings }.
lesson-dare-why = Sie gewinnen etwas seltener als der Geber: in einem von { WORDS($number_to_one_equal) } Spielen sind die Karten gleich, und er gewinnt.
lesson-won = Der Geber zeigte { $card_1 } und Sie { $card_0 }: Sie gewinnen { $farthings_0 }. Weiter zum nächsten Spiel.
lesson-won-why = Wo die Aussichten feststehen, gibt es nur eine Kunst: zu wissen, wann man aufsteht.
