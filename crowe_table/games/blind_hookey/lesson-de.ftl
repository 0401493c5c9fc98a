# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Gewinnen Sie Ihren Einsatz: Die <unterste-karte>unterste Karte</> Ihres Päckchens muss höher sein als die der <bank>Bank</>. Niemand darf vorher nachsehen.
lesson-shuffle = Sie geben und haben damit die <bank>Bank</>. Mischen Sie noch einmal.
lesson-shuffle-why = Jeder andere hebt ein <packchen>Päckchen</> ab, und Sie behalten den Rest; niemand sieht seine Karten an. Alle setzen auf ihre <unterste-karte>unterste Karte</> gegen Ihre.
lesson-paid = Sie haben { $card_0 } umgedreht, die anderen { $card_1 }, { $card_2 } und { $card_3 }. Alle schlugen die <bank>Bank</>, und Sie mussten zahlen. Weiter.
lesson-paid-why = Da war nichts zu machen: <blind>Blind</> Hookey ist reines Glück, und darum wurde es so schnell und um so viel gespielt.
lesson-cut = Wer <an-alle>an alle</> verliert, gibt das Geben ab: Nun gibt Ihr Nachbar. Heben Sie ab.
lesson-cut-why = Abheben darf, wer vor dem Geber sitzt, damit niemand weiß, wo eine Karte liegt.
lesson-lift = Heben Sie Ihr <packchen>Päckchen</> ab: { WORDS($number) } Karten.
lesson-lift-why = Nehmen Sie, so viele Sie mögen, aber mindestens { WORDS($option_least_packet) }, und lassen Sie genug für die anderen übrig.
lesson-stake = Setzen Sie { $farthings } darauf, und sehen Sie nicht nach.
lesson-stake-why = Zuerst wird die Karte des Gebers umgedreht, dann Ihre: Eine höhere gewinnt, was Sie gesetzt haben, eine niedrigere verliert es.
lesson-highest = Der Geber hat { $card_1 } und Sie { $card_0 }. Eine höhere Karte gibt es hier nicht: Sie gewinnen { $farthings_0 }. Weiter.
lesson-highest-why = Mit einer gleich hohen Karte hätten Sie verloren: Dann gewinnt die <bank>Bank</>. Das ist ihr ganzer Vorteil.
lesson-cut-again = Die <bank>Bank</> gibt weiter. Heben Sie noch einmal ab.
lesson-cut-again-why = Ob Ihr <packchen>Päckchen</> dick ist oder dünn, ist einerlei: Jede Karte liegt mit derselben Wahrscheinlichkeit unten.
lesson-any = Heben Sie { WORDS($number) } Karten ab, oder ein andermal so viele, wie Sie mögen.
lesson-any-why = Kein <packchen>Päckchen</> ist besser als das andere, ehe es umgedreht ist, was immer die Kenner sagen.
lesson-dare = Setzen Sie noch einmal { $farthings }.
lesson-dare-why = Sie gewinnen etwas seltener als der Geber: In einer von { WORDS($number_to_one_equal) } Runden sind die Karten gleich, und er gewinnt.
lesson-won = Der Geber hat { $card_1 } und Sie { $card_0 }: Sie gewinnen { $farthings_0 }. Weiter zur nächsten Runde.
lesson-won-why = Wo die Chancen feststehen, gibt es nur eine Kunst: zu wissen, wann man aufhört.
