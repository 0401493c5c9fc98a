# Cards for first deals: what is new at a question.

coach-bets = Setzen Sie auf eine Karte. Von je zwei aufgedeckten Karten verliert die erste, und die zweite gewinnt. Farben zählen nicht.
coach-couches = Setzen Sie auf eine Karte. Von je zwei aufgedeckten Karten gewinnt die erste, und die zweite verliert. Farben zählen nicht.
coach-after-win = Nehmen Sie den Gewinn, oder lassen Sie alles liegen. Gewinnt die Karte wieder, gibt es weit mehr; verliert sie, ist alles fort.
