# Cards for first deals: what is new at a question.

coach-bets = Lay a coin on a card. Of every two cards that are turned, the first loses and the second wins. Suits do not count.
coach-couches = Lay a coin on a card. Of every two cards that are turned, the first wins and the second loses. Suits do not count.
coach-after-win = Take your pay, or leave all down and bend a corner. If the card wins again you are paid far more; if it loses, all is gone.
