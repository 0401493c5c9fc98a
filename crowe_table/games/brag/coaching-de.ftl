# Cards for first deals: what is new at a question.

coach-look = <blind>Blind</> kostet Sie alles nur die Hälfte. Aber wer nicht nachsieht, weiß nicht, wie gut die Karten sind.
coach-first = Der Topf gehört Ihnen mit den besten Karten, oder wenn alle anderen aussteigen. Die Tafel zeigt, was was schlägt.
coach-first-blind = Wer seine Karten kennt, kann ein <blind>blindes</> Blatt nicht <sehen>sehen</>. Sobald Sie nachsehen, gilt der volle Preis.
coach-brag = Wer dabeibleiben will, muss ebenso viel einzahlen. Ob gute Karten dahinterstehen, weiß niemand.
coach-sight = Lassen Sie <aufdecken>aufdecken</>, so zeigen alle, die noch dabei sind, ihre Karten: Die besten gewinnen den Topf.
