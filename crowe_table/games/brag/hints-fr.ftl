# Why to wager, to see or to fold: what is said when advice is asked for. Each speaks for the answer, in ten words or so.

do-look_at = Regarder { $word ->
        [new] la nouvelle main
       *[old] l’ancienne main
    }
do-stand = S’en tenir à { $word ->
        [new] la nouvelle main
       *[old] l’ancienne main
    }
do-leave = Laisser vos cartes à couvert
do-borrow = Emprunter { $farthings } à { $seat }
do-borrow_bystander = Emprunter { $farthings } au spectateur
do-brag = Pousser de { $farthings }
do-return_brag = Relancer de { $farthings }
do-call_sight = Demander à voir
do-cover = Couvrir le pot

hint-agree = Qui veut se lever, on ne le retient pas.
hint-play-on = Il reste des donnes.
hint-ready = La main est finie : il n’y a rien à décider.
hint-look = Contre qui regarde, jouer sans voir fait perdre.
hint-leave = Non vues, elles vous coûtent moitié.
hint-look-first = Regarder parfois laisse les autres deviner.
hint-fold-unseen = Nul n’a regardé : le pot reste, et ne coûte plus rien.
hint-fold-open = Contre qui a regardé, des cartes non vues ne valent pas le prix.
hint-two-wait = Deux mains non vues valent plus, et la mise coûte moitié.
hint-two-look = Le prix devient sérieux : sachez ce que vous tenez.
hint-keep = Mains qui la battraient : { $share }.
hint-drop = Mains qui la battraient : { $share }. Essayez l’autre.
hint-stand = Vous n’en avez vu aucune : elles se valent.
hint-show = Les vôtres sont meilleures : elles prennent le pot.
hint-yield = Les vôtres ne sont pas meilleures : ne les montrez pas.
hint-open = Mains qui vous battraient : { $share }. Ouvrez.
hint-open-bluff = Un bluff : avec si peu derrière vous, il réussit souvent.
hint-fold-first = Mains qui vous battraient : { $share }. C’est trop.
hint-go-on = Mains qui vous battraient : { $share }. Restez.
hint-raise = Mains qui vous battraient : { $share }. Faites payer.
hint-fold = Mains qui vous battraient : { $share }. C’est trop.
hint-bluff = Un bluff : il n’en reste qu’un, qui peut encore se coucher.
hint-bluff-many = Un bluff : tous peuvent se coucher.
hint-see = Le prix demande moins que votre chance, { $often }.
hint-see-level = Votre chance : { $often }. On a assez misé.
hint-see-not = Le prix demande plus que votre chance, { $often }.
hint-blind-go = Une main non vue ne peut être vue. Vous gagnez : { $often }.
hint-blind-fold = Vous gagnez : { $often } ; le pot reste de toute façon.
hint-blind-press = Contre une main non vue, vous gagnez : { $often }. Pressez.
hint-blind-sees = Nul n’a regardé : les chances sont égales, le pot plus gros.
hint-blind-first = Une mise sans voir coûte moitié.
hint-look-now = Le prix est trop sérieux pour des cartes non vues.
hint-cover = Vous gagnez : { $often }, et ne risquez que votre bourse.
hint-borrow = Vous gagnez : { $often }. Cela vaut un emprunt.
hint-short-fold = Vous gagnez : { $often }. Cela ne vaut pas l’argent d’autrui.
hint-short-go = Vous gagnez : { $often }. Allez jusqu’au bout de votre bourse.
hint-short-none = Votre bourse est trop courte, et nul ne prête.
hint-ante = Un enjeu est peu à devoir, et se rend d’abord.
hint-sit-out = Vous devez assez déjà.
hint-lend = C’est peu, et cela revient après la donne.
hint-decline = C’est trop risquer sur les cartes d’un autre.
hint-go = Mains qui vous battraient : { $share }. Restez.
hint-bolt = Mains qui vous battraient : { $share }. C’est trop.
hint-sight = Il n’y a plus rien à gagner pour rien.
hint-return = Mains qui vous battraient : { $share }. Faites payer.
