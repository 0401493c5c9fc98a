# Reasons for wagering, seeing and folding: what is said when advice is asked for.

do-look_at = Regarder { $word ->
        [new] la nouvelle main
       *[old] l’ancienne main
    }
do-stand = S’en tenir à { $word ->
        [new] la nouvelle main
       *[old] l’ancienne main
    }
do-leave = Ne pas regarder vos cartes
do-borrow = Emprunter { $farthings } à { $seat }
do-borrow_bystander = Emprunter { $farthings } au spectateur
do-brag = Pousser de { $farthings }
do-return_brag = Relancer de { $farthings }
do-call_sight = Demander à voir
do-cover = Couvrir le pot

hint-agree = On ne retient pas qui veut partir.
hint-play-on = Il reste des donnes.
hint-ready = La main est finie : il n’y a rien à décider.
hint-look = Contre des joueurs qui regardent, jouer <sans-voir>sans voir</> fait perdre de l’argent.
hint-leave = Tant que vous n’avez pas regardé, chaque mise vous coûte moitié moins.
hint-look-first = Si vous regardez parfois tout de suite, l’autre ne peut pas deviner votre jeu.
hint-fold-unseen = Personne n’a regardé : si vous vous couchez, le pot attend la donne suivante.
hint-fold-open = Face à quelqu’un qui a regardé, des cartes non vues ne valent pas ce prix.
hint-two-wait = Deux mains non vues valent mieux qu’une, et chaque mise coûte moitié moins.
hint-two-look = Cela devient cher : regardez ce que vous tenez.
hint-two-choice = Si elle est faible, vous pouvez encore la jeter et jouer l’autre.
hint-keep = Mains qui la battraient : { $share }. Gardez-la.
hint-drop = Mains qui la battraient : { $share }. Essayez l’autre.
hint-stand = Vous n’avez vu ni l’une ni l’autre : elles se valent.
hint-show = Vos cartes sont meilleures : le pot est à vous.
hint-yield = Vos cartes ne sont pas meilleures, et elles peuvent rester cachées.
hint-open = Mains qui battraient la vôtre : { $share }. Assez pour ouvrir.
hint-open-bluff = Un bluff : contre si peu de joueurs, tous pourraient se coucher.
hint-go-on = Mains qui battraient la vôtre : { $share }. Restez.
hint-go-on-one = Vous battez { $seat } { $often } : restez.
hint-raise = Mains qui battraient la vôtre : { $share }. Faites payer les autres.
hint-raise-one = Vous battez { $seat } { $often } : faites monter le prix.
hint-price-one = Vous battez { $seat } { $often }, et le pot vaut le prix.
hint-fold = Mains qui battraient la vôtre : { $share }. C’est trop.
hint-fold-cost = Pour rester, il vous faudrait payer { $farthings }.
hint-bluff = Un bluff : il ne reste que { $seat }, qui peut encore se coucher.
hint-bluff-many = Un bluff : peut-être que tous les autres se coucheront.
hint-see-now = Vous avez misé { WORDS($number, form: "f") } fois, et { $seat } reste. Voyez ces cartes avant que cela coûte plus cher.
hint-see = Vous battez { $seat } { $often } ; { $share } suffiraient.
hint-see-level = Vous battez { $seat } { $often }, et <voir>voir</> met fin à la main, à un prix connu.
hint-see-not = Vous battez { $seat } { $often } ; à ce prix, il faudrait { $share }.
hint-blind-go = { $seat } joue <sans-voir>sans voir</> : vous ne pouvez pas demander sa main, mais vous gagnez { $often }.
hint-blind-fold = Vous gagnez { $often } ; si vous vous couchez, le pot attend.
hint-blind-press = Contre les cartes non vues de { $seat }, vous gagnez { $often } : faites monter le prix.
hint-blind-sees = Aucun de vous n’a regardé : les chances sont égales, et le pot dépasse le prix.
hint-blind-first = Tant que vous ne regardez pas, une mise vous coûte moitié moins.
hint-look-now = Cela devient trop cher pour des cartes que vous n’avez pas vues.
hint-look-know = Vous paierez désormais plein tarif, mais vous saurez ce que vous tenez.
hint-cover = Vous gagnez { $often }, et ne pouvez perdre que votre bourse.
hint-borrow = Vous gagnez { $often } : cela vaut un emprunt.
hint-borrow-stay = Sans emprunt, il faudrait vous coucher.
hint-borrowed = C’est pour cela que vous avez emprunté.
hint-short-fold = Vous gagnez { $often } : cela ne vaut pas un emprunt.
hint-short-go = Vous battez { $seat } { $often }, mais ne pouvez pas payer pour <voir>voir</> : suivez.
hint-short-none = Votre bourse ne suffit plus, et personne ne prête.
hint-ante = Un <enjeu>enjeu</> est une petite dette, et sans lui vous ne recevez pas de cartes.
hint-sit-out = Vous devez déjà assez.
hint-sit-out-none = Personne ne vous prête l’<enjeu>enjeu</>.
hint-lend = C’est peu, et ce que { $seat } gagnera servira à vous rembourser.
hint-lend-shown = Avec ces cartes, { $seat } a de bonnes chances de vous rembourser.
hint-decline = C’est trop pour des cartes que vous n’avez pas vues.
hint-decline-shown = Ces cartes sont trop faibles pour qu’on prête dessus.
hint-sight = Cela ne vous coûte rien, et la meilleure main gagne.
hint-return = Mains qui battraient la vôtre : { $share }. Faites payer les autres.
