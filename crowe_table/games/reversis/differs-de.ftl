# Was man anders machen muss als in der Lektion, nach Regeln.

differs-game-full = Das ist das volle Spiel: Jeder legt zuerst eine Karte weg, und Asse werden sofort in Fischen bezahlt.
differs-quinolas-1 = Der Herz-Bube ist die Quinola: Werfen Sie ihn auf eine andere Farbe ab, und seine Schale gehört Ihnen.
differs-quinolas-2 = Herz-Bube und Herz-Dame sind Quinolas: Werfen Sie eine auf eine andere Farbe ab, und ihre Schale gehört Ihnen.
differs-across_exchange-yes = Vor dem ersten Stich gibt jeder seinem Gegenüber eine Karte.
differs-talon-optional = Sie müssen keine Karte weglegen.
differs-espagnolette-whole_game = Wer vier Asse hat, auch mit Quinolas darunter, muss nicht bedienen.
