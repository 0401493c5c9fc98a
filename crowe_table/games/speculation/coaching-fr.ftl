# Cards for first deals: what is new at a question.

coach-turn = Un atout plus haut que tous les autres peut gagner le <pot>pot</>. Toutes vos autres cartes ne valent rien.
coach-keep-or-sell = Qui a le plus haut atout à la fin prend le <pot>pot</>. Un petit atout se vend au mieux tant qu’il est le plus haut.
coach-bid-first = Vous enchérissez sur le plus haut atout jusqu’ici. Il ne prend le <pot>pot</> que si l’on n’en retourne pas de plus haut.
