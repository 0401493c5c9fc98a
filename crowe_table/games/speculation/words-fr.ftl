# Every word that Speculation puts on the table.

game-speculation = Speculation
game-speculation-line = Personne ne peut regarder ses cartes ; et le plus haut atout s’achète et se vend.
game-speculation-plain = Achetez et vendez des cartes que nul ne peut regarder. La plus haute gagne.
game-speculation-minutes = 15
game-speculation-difficulty = 1

preset-crowe = Mr. Crowe
preset-crowe-help = On ne mêle que si le donneur gagne avec un as : retenez ce qui est sorti. S’il ne sort aucun autre atout que la retourne, le pot reste.
preset-crowe-source = Mr. Crowe’s Games, London 1775
preset-hoyle = Les fiches de Hoyle
preset-hoyle-help = Quatre fiches par joueur, et six pour le donneur. Les cartes jouées sont mises à part jusqu’à ce qu’il n’en reste plus.
preset-hoyle-source = Hoyle’s Games, Improved and Enlarged
preset-parlour = Au salon
preset-parlour-help = On mêle à chaque main. On peut vendre des cartes non vues, avant qu’elles soient retournées ; un valet ou un cinq coûte une pièce à celui qui le retourne.
preset-parlour-source = Manuels postérieurs

## Places, charts and sums.

place-used = Mises à part
place-spare = À personne
chart-odds =
    { $gender_rank ->
        [f] La { $rank }
       *[m] Le { $rank }
    }
chart-blind = L’atout, non vu
chart-stands = Tient
chart-remembered = De mémoire
chart-price = Juste prix
chart-card-price = Une carte non vue
chart-sum = { $farthings }
chart-in =
    { $number ->
        [0] jamais
       *[other] { $number ->
            [one] { $total ->
                [1] toujours
               *[other] { $number } sur { $total }
            }
           *[other] { $number } sur { $total }
        }
    }
chart-about = environ { $number } sur { $total }
slate-trump =
    { $gender_rank ->
        [f] La { $rank }
       *[m] Le { $rank }
    }
slate-blind = L’atout, non vu
slate-unseen =
    { $number ->
        [one] Non vue : une carte
       *[other] Non vues : { WORDS($number, form: "f") } cartes
    }
slate-stands =
    { $who ->
        [you] Vous
       *[other] { $seat }
    } : { $farthings }
slate-seat =
    { $who ->
        [you] Vous
       *[other] { $seat }
    }
slate-bid = { $farthings }
slate-out = se retire
slate-reserve = Au moins
slate-hammer =
    { $number ->
        [1] Une fois…
       *[other] Deux fois…
    }

## Questions, as they are put to whom they concern, and as the others wait.

ask-cut-for-deal = Tirez une carte : la plus basse donne.
wait-cut-for-deal = À { $seats } de tirer pour la donne.
ask-sell-blind = L’atout n’est pas encore retourné. Il y a { $farthings } au <pot>pot</>. Le gardez-vous, ou le vendez-vous sans le voir ?
wait-sell-blind = { $seats } peut vendre l’atout sans le voir.
ask-keep-or-sell = { CAP($card) } est le plus haut atout. Il y a { $farthings } au <pot>pot</>. Gardez, ou vendez : maintenant ou jamais.
wait-keep-or-sell = { $seats } a le plus haut atout, et peut le vendre.
ask-bid-first = Combien offrez-vous ? Au moins { $farthings }.
wait-bid-first = Qui offre quelque chose ?
ask-bid-more = { $seat } offre { $farthings }. Offrez plus, ou retirez-vous.
wait-bid-more = { $seat } offre { $farthings }. Qui dit mieux ?
ask-bid-sealed = Jusqu’où iriez-vous ? Dites-le en secret : au moins { $farthings }.
wait-bid-sealed = À { $seats } de fixer une limite, en secret.
ask-take-bid = { $seat } offre { $farthings }. Vendez-vous ?
wait-take-bid = { $seats } réfléchit à la meilleure offre.
ask-turn = Retournez votre carte du dessus.
wait-turn = À { $seats } de retourner une carte.
ask-turn-or-sell = Retournez votre carte du dessus ; ou vendez des cartes <non-vue>non vues</>.
wait-turn-or-sell = À { $seats } de retourner une carte.
ask-propose = Vous pouvez acheter des cartes <non-vue>non vues</>, avant qu’on retourne la suivante.
wait-propose = À { $seats } de retourner une carte.
ask-sell-unseen =
    { $number ->
        [one] { $seat } offre { $farthings } pour votre carte du dessus. Vendez-vous ?
       *[other] { $seat } offre { $farthings } pour { WORDS($number, form: "f") } de vos cartes. Vendez-vous ?
    }
wait-sell-unseen = { $seats } réfléchit à une offre.
ask-next-deal = La main est finie. Passez à la suivante quand il vous plaira.
wait-next-deal = La main suivante attend { $seats }.

act-keep = Garder
act-offer = Vendre
act-offer-number = { $act } au moins { $amount }
act-bid_sum = Offrir
act-drop_out = Se retirer
act-turn = Retourner
act-offer_unseen = Vendre sans voir
act-offer_unseen-number = { $act }, au moins { $amount }
act-propose = Acheter sans voir
act-propose-number = { $act } pour { $amount }
act-agree = Vendre
act-decline = Refuser
act-ready = Continuer
word-offer_unseen-one = une carte
word-offer_unseen-all = toutes
word-propose-one = une carte
word-propose-all = toutes ses cartes

## Refusals.

refuse-too-little = Offrez au moins { $farthings }.
refuse-purse = Vous n’avez que { $farthings }.
refuse-no-sale = Le <marteau>marteau</> est tombé : il n’y a rien à vendre.
refuse-no-bidder = Vous ne pouvez pas enchérir ici : la carte est à vous, ou vous n’avez pas misé pour cette main.
refuse-reserve = À cette table, le vendeur ne fixe pas de prix minimum.

unfit-seats = La Speculation se joue de trois à neuf ; pas à { WORDS($seats) }.
unfit-purse = Chacun doit apporter dix mises, c’est-à-dire { $farthings } : regarnissez les bourses, ou jouez moins cher.
unfit-patience = Le marteau attend au moins { WORDS($number, form: "f") } secondes ; à 0, il attend tout le monde.

## What is told.

paid-money = { CAP($source) } à { $target } : { $sum }.
deal-begins =
    { $who ->
        [you] Main { $number }{ $deals ->
        [0] {""}
       *[other] { " " }sur { $deals }
    }. Vous donnez.
       *[other] Main { $number }{ $deals ->
        [0] {""}
       *[other] { " " }sur { $deals }
    }. { $seat } donne.
    }
moved-show =
    { $who ->
        [you] Vous retournez { $cards }.
       *[other] { $seat } retourne { $cards }.
    }
log-moved-show =
    { $who ->
        [you] Vous retournez
       *[other] { $seat } retourne
    }
trumps-are = Atout { $suit }.
hammer =
    { $number ->
        [1] Une fois…
        [2] Deux fois…
       *[other] Adjugé !
    }
result-highest =
    { $who ->
        [you] { CAP($card) } est le plus haut atout montré : vous prenez { $farthings }.
       *[other] { CAP($card) } est le plus haut atout montré : { $seat } prend { $farthings }.
    }
result-ace =
    { $who ->
        [you] { CAP($card) } : vous prenez { $farthings } aussitôt.
       *[other] { CAP($card) } : { $seat } prend { $farthings } aussitôt.
    }
result-carried-alone = Il n’est sorti aucun autre atout que { $card } : le <pot>pot</> de { $farthings } reste pour la main suivante.
result-carried-spare = { CAP($card) }, plus haut que tout ce qu’on a montré, était dans la main de personne : le <pot>pot</> de { $farthings } reste.

## What is spoken.

say-my-deal = La plus basse : je donne
say-keep = Je garde
say-offer-trump =
    Combien pour { $gender_rank ->
        [f] la { $rank }
       *[m] le { $rank }
    } ? Pas moins de { $farthings }
say-offer-blind = Combien pour l’atout, avant qu’on le retourne ? Au moins { $farthings }
say-offer-unseen =
    { $number ->
        [one] Combien pour une carte <non-vue>non vue</> ? Pas moins de { $farthings }
       *[other] Combien pour { WORDS($number, form: "f") } cartes <non-vue>non vues</> ? Pas moins de { $farthings }
    }
say-bid-sum = { $farthings }
say-drop-out = Je me retire
say-sold =
    { $who ->
        [you] Une fois, deux fois, adjugé : à vous pour { $farthings }
       *[other] Une fois, deux fois, adjugé : à { $seat } pour { $farthings }
    }
say-unsold = Personne ? Alors je le garde
say-propose =
    { $number ->
        [one] { $who ->
            [you] { $farthings } pour votre carte du dessus ?
           *[other] { $farthings } pour la carte du dessus de { $seat } ?
        }
       *[other] { $who ->
            [you] { $farthings } pour toutes vos cartes ?
           *[other] { $farthings } pour toutes les cartes de { $seat } ?
        }
    }
say-agree = Vendu
say-decline = Pas à ce prix
say-lower = Un atout, mais plus bas
say-ace = L’as ! Le <pot>pot</> est à moi
say-highest = J’ai le plus haut, et le <pot>pot</>
say-rise = Cela me suffit ; arrêtons-nous

## Money that moves.

paid-stake = la mise
paid-fine = l’amende pour { $card }
paid-price = le prix
paid-pot = le <pot>pot</>
paid-share = une part du <pot>pot</> qui restait
paid-loan = prêté par la maison
log-paid-price = le prix
log-paid-pot = le <pot>pot</>
log-paid-share = une part du <pot>pot</>

win-hands = { $number ->
        [one] La seule main prévue est jouée. La partie est finie.
       *[other] C’était la dernière des { WORDS($number, form: "f") } mains. La partie est finie.
    }
win-purses = Moins de deux joueurs ont de quoi miser. La partie est finie.
win-rise = { $who ->
        [you] Vous vous arrêtez, et la partie finit ici.
       *[other] { $seat } s’arrête, et la partie finit ici.
    }

## The rules of the house.

option-unit = Unité de la table
option-unit-help = Ce que vaut une unité de mise.
option-stake = La mise
option-stake-help = En unités de la table, et paire : le donneur met la moitié en plus.
option-hands = Mains
option-hands-help = Combien de mains on joue.
option-hands-0 = tant que deux joueurs peuvent miser
option-reshuffle = On mêle
option-reshuffle-help = Sinon, les cartes jouées vont sous le jeu, et une bonne mémoire vaut de l’argent.
option-reshuffle-dealer_ace = si le donneur gagne avec un as
option-reshuffle-any_ace = si l’on gagne avec un as
option-reshuffle-every_hand = à chaque main
option-reshuffle-exhausted = quand il n’y a plus de cartes
option-gather = Cartes jouées
option-gather-help = Comment elles vont sous le jeu : mêlées, ou dans l’ordre où elles sont, qu’on peut apprendre par cœur.
option-gather-haphazard = sont mêlées
option-gather-as_they_lie = gardent leur ordre
option-only_turnup = Aucun atout que la retourne
option-only_turnup-help = Ce que devient le pot s’il ne sort pas d’autre atout.
option-only_turnup-carry = le pot reste
option-only_turnup-carry_unless_sold = il reste, sauf atout vendu
option-only_turnup-owner_wins = il va à qui a la retourne
option-auction = La vente
option-auction-help = Tous offrent à leur gré ; ou tour à tour, et celui qui passe se retire ; ou chacun fixe sa limite en secret, et le plus offrant paie un cran de plus que le deuxième.
option-auction-open = libre, au marteau
option-auction-called = à tour de rôle
option-auction-sealed = en secret
option-patience = Patience du marteau
option-patience-help = En vente libre, le nombre de secondes entre la dernière offre et le coup de marteau. À 0, il attend que tous les autres se retirent, et personne n’est pressé.
option-patience-0 = attend tout le monde
option-increment = La plus petite surenchère
option-increment-help = De combien chaque offre dépasse la précédente, en unités de la table.
option-reserve = Prix minimum
option-reserve-help = Si le vendeur peut fixer un prix minimum.
option-seller_may_refuse = Le vendeur peut refuser
option-seller_may_refuse-help = Si le vendeur peut refuser la meilleure offre.
option-unseen_sales = Cartes vendues à l’aveugle
option-unseen_sales-help = Si l’on peut vendre des cartes couvertes ; elles vont sous le tas de l’acheteur, et personne ne les regarde.
option-unseen_sales-off = non
option-unseen_sales-own_turn = avant son tour
option-unseen_sales-any_time = à tout moment
option-blind_trump_sale = Atout vendu à l’aveugle
option-blind_trump_sale-help = Si le donneur peut vendre l’atout avant qu’il soit retourné.
option-fine_knave_five = Amende du valet et du cinq
option-fine_knave_five-help = Ce que paie au pot celui qui en retourne un, en unités de la table.
option-fine_knave_five-0 = aucune
option-spare_hand = Une main de trop
option-spare_hand-help = Trois cartes de plus, à personne, et retournées à la fin : si le plus haut atout y est, le pot reste.
option-short_stake = Bourse trop courte
option-short_stake-help = Celui qui a moins que la mise regarde ; ou met ce qu’il a, et ne gagne qu’en proportion ; ou reçoit dix mises de la maison.
option-short_stake-sit_out = regarde
option-short_stake-reduced = met ce qu’il y a
option-short_stake-lend = reçoit un prêt
option-double_on_carry = Mises doublées
option-double_on_carry-help = Si les mises doublent tant qu’un pot reste.
edge-note = Seuls les échanges comptent : le prix, face à la valeur exacte de ce qui fut vendu. Le reste s’équilibre.
