# Two instructive hands: their titles, their stories, and what the visitor is asked to do; and at the end the moral.

exhibit-a-queen-to-sell = Eine Dame zu verkaufen
exhibit-a-queen-to-sell-story = Neun sitzen um den Tisch, Sie geben, und die Herz-Dame ist aufgedeckt. Nur zwei Karten stehen über ihr; aber von den einundfünfzig, die niemand gesehen hat, liegen siebenundzwanzig verdeckt vor der Gesellschaft. Sie haben halb so viel mehr im Topf als jeder andere. Diese Karten sind für diesen Tisch gelegt.
exhibit-a-queen-to-sell-task = Sie geben, und die Dame ist Ihre. Kommen Sie ohne Verlust aus dem Spiel.
exhibit-a-queen-to-sell-goal = Verlieren Sie in diesem Spiel nichts.
exhibit-a-queen-to-sell-hero = Sie hält in einem von fünf Fällen, und ein Fünftel des Topfes ist mehr, als Sie eingesetzt haben.
exhibit-a-queen-to-sell-best = Verkaufen Sie sie für ein Fünftel des Topfes.
exhibit-a-queen-to-sell-moral = An einem vollen Tisch verkaufen Sie, was unter dem König ist, wenn jemand gibt, was es wert ist: was in der Börse ist, wird nicht mehr überboten.
exhibit-a-king-to-keep = Ein König zu behalten
exhibit-a-king-to-keep-story = Ein Spiel ist gespielt. Pik war Trumpf, Sie drehten das Herz-Ass um, und es taugte zu nichts; außer der Fünf zeigte sich kein Pik, und der Topf blieb. Gemischt wird nicht. Nun geben Sie, die Einsätze zweier Spiele sind im Topf, und Sie decken den Herz-König auf. Diese Karten sind für diesen Tisch gelegt.
exhibit-a-king-to-keep-task = Der Herz-König gehört Ihnen: Behalten oder verkaufen Sie ihn. Gewinnen Sie damit so viel wie möglich.
exhibit-a-king-to-keep-goal = Gewinnen Sie beide Töpfe.
exhibit-a-king-to-keep-hero = Wo ist das Herz-Ass? Sie haben es im letzten Spiel umgedreht, und es liegt zuunterst.
exhibit-a-king-to-keep-best = Beide Töpfe: behalten Sie ihn, denn nichts steht über ihm.
exhibit-a-king-to-keep-moral = Gemischt wird nicht: Was im letzten Spiel aufgedeckt wurde, kann in diesem nicht kommen. Verkaufen Sie an die Vergesslichen, aber vergessen Sie selbst nichts.
exhibit-done = Gut gemacht.
exhibit-not-done = Diesmal nicht.
exhibit-over = Das Spiel ist gespielt.
