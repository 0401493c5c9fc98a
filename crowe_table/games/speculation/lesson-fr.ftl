# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Ayez le plus haut atout quand toutes les cartes sont tournées, et prenez le <pot>pot</>. On peut le tourner, l’acheter ou le vendre.
lesson-refuse = Le roi d’atout est retourné, et { $seat_2 } le vend { $farthings_say_offer_trump }. Il n’y a que { $farthings_pot } au <pot>pot</> : n’offrez rien.
lesson-refuse-why = À la fin, le <pot>pot</> revient à celui qui a le plus haut atout. Seul l’as bat le roi ; mais ce prix était élevé.
lesson-turn = Retournez votre carte du dessus. Personne ne peut regarder les siennes avant.
lesson-turn-why = Ce n’était pas un atout : elle ne vaut rien pour personne.
lesson-lower = Retournez la suivante.
lesson-lower-why = Un atout, mais plus bas que le roi. On ne peut vendre ou <garder>garder</> un atout que s’il est le plus haut jusque-là.
lesson-last = Retournez la dernière.
lesson-last-why = L’as d’atout n’est pas venu. Le roi était le plus haut, et son propriétaire a pris { $farthings_2 }.
lesson-second = Tous remettent un enjeu au <pot>pot</>, et le donneur la moitié de plus. Passez à la main suivante.
lesson-second-why = Chaque enjeu est de { $farthings_0 }, celui du donneur de { $farthings_3 }. Il y a donc { $farthings_pot } à gagner.
lesson-bid = Un dix est retourné, et se vend { $farthings_say_offer_trump }. Il peut <rester>rester</> le plus haut : offrez { $farthings }.
lesson-bid-why = Vous avez acheté le dix, et n’avez pas eu à retourner de carte tant qu’il était le plus haut. Seules { WORDS($number_above_ten, form: "f") } cartes d’une couleur battent un dix.
lesson-leave = Dommage : le roi d’atout est retourné, et l’on en offre { $farthings_say_bid_sum }. Tout le <pot>pot</> fait { $farthings_pot } : n’offrez plus.
lesson-leave-why = Un autre joueur a payé { $farthings_say_sold } pour un <pot>pot</> de { $farthings_pot }. Ne payez jamais tout ce que vous espérez gagner.
lesson-own = Votre dix est battu : il vous faut de nouveau retourner vos cartes.
lesson-own-why = Le prix de votre dix est perdu, sauf si l’as d’atout est devant vous. C’est cela, spéculer.
lesson-again = Retournez la suivante.
lesson-again-why = Rien. Moins il reste de cartes à retourner, plus l’atout le plus haut est sûr.
lesson-third = Retournez la dernière.
lesson-third-why = Un atout, mais trop bas. Le propriétaire du roi prend le <pot>pot</> de { $farthings_1 }.
lesson-next = Passez à la main suivante. Vous donnez.
lesson-next-why = La carte retournée pour l’atout est au donneur, quelle qu’elle soit.
lesson-sell = Vous avez un cinq d’atout, et { WORDS($number_face_down, form: "f") } cartes sont encore couvertes. Mettez-le en vente à { $farthings } ou plus.
lesson-sell-why = Vous avez vendu { $farthings_say_sold } un cinq qui ne resterait guère le plus haut. Un petit atout se vend d’autant mieux qu’on le vend tôt.
