# Two instructive hands: their titles, their stories, and what the visitor is asked to do; and at the end the moral.

exhibit-a-queen-to-sell = Eine Dame zum Verkaufen
exhibit-a-queen-to-sell-story = Neun sitzen am Tisch, Sie geben, und die Herz-Dame ist aufgedeckt. Nur zwei Karten sind höher; aber von den einundfünfzig, die niemand gesehen hat, liegen siebenundzwanzig verdeckt auf dem Tisch. Im Topf haben Sie anderthalbmal so viel wie jeder andere. Diese Karten sind für diesen Tisch gelegt.
exhibit-a-queen-to-sell-task = Sie geben, und die Dame gehört Ihnen. Kommen Sie ohne Verlust aus dieser Runde.
exhibit-a-queen-to-sell-goal = Verlieren Sie in dieser Runde nichts.
exhibit-a-queen-to-sell-hero = In einem von fünf Fällen bleibt sie die höchste, und ein Fünftel des Topfes ist mehr, als Sie gesetzt haben.
exhibit-a-queen-to-sell-best = Verkaufen Sie sie für ein Fünftel des Topfes.
exhibit-a-queen-to-sell-moral = An einem vollen Tisch verkaufe man alles unter dem König, wenn jemand zahlt, was es wert ist: Geld in der Börse kann niemand überbieten.
exhibit-a-king-to-keep = Ein König zum Behalten
exhibit-a-king-to-keep-story = Eine Runde ist gespielt. Pik war Trumpf, Sie drehten das Herz-Ass um, und es war nichts wert; außer der Fünf zeigte sich kein Pik, und der Topf blieb stehen. Gemischt wird nicht. Nun geben Sie, die Einsätze von zwei Runden sind im Topf, und Sie decken den Herz-König auf. Diese Karten sind für diesen Tisch gelegt.
exhibit-a-king-to-keep-task = Der Herz-König gehört Ihnen: Behalten oder verkaufen Sie ihn. Gewinnen Sie damit so viel wie möglich.
exhibit-a-king-to-keep-goal = Gewinnen Sie beide Töpfe.
exhibit-a-king-to-keep-hero = Wo ist das Herz-Ass? Sie haben es in der letzten Runde umgedreht, und es liegt ganz unten.
exhibit-a-king-to-keep-best = Beide Töpfe: Behalten Sie ihn, denn Höheres gibt es nicht.
exhibit-a-king-to-keep-moral = Gemischt wird nicht: Was zuletzt aufgedeckt wurde, kommt jetzt nicht. Verkaufen Sie an die Vergesslichen, aber vergessen Sie selbst nichts.
exhibit-done = Gut gemacht.
exhibit-not-done = Diesmal nicht.
exhibit-over = Die Runde ist zu Ende.
