# What to do, as a hint says it.

do-keep_packs = Jouer avec ces jeux
do-call_fresh_packs = Demander des jeux neufs
do-torn_card = Dire qu’une carte est déchirée
do-declare_blanche = Montrer votre carte blanche
do-show_drawn = Montrer la carte prise
do-hear_onlooker = Écouter un spectateur
do-draw = Prendre
do-choose_deal =
    { $word ->
        [deal] Donner vous-même
       *[receive] Laisser donner l’autre
    }
do-waive = Prendre, et ne rien annoncer
do-resign = Abandonner

hint-any = L’un vaut l’autre.
hint-blanche = C’est cinquante d’un coup, et perdu si vous jouez d’abord.
hint-only = C’est la seule carte que la loi vous laisse.
hint-plainly = Prenez ce que vous pouvez tant que vous le pouvez.
hint-solved = Les deux mains sont connues, et rien ne rapporte plus.
hint-wins-to-declare = Elle fait la levée, et vous avez { $points } à annoncer.
hint-wins-brisque = Elle prend une brisque, et vous coûte peu.
hint-wins = Elle fait la levée, et vous coûte peu.
hint-leads-to-declare = Elle peut bien tenir, et vous avez { $points } à annoncer.
hint-serves-nothing = Elle ne sert à aucune annonce.
hint-least = C’est celle qui vous manquera le moins.
hint-keeps-bezique =
    Un { $number ->
        [2] double
        [3] triple
       *[4] quadruple
    } bésigue vaut { $points } ; exemplaires non vus de { $card } : { WORDS($unseen) }.
hint-declare = C’est { $points }, et il n’y a qu’à l’annoncer.
hint-small-first = Les mêmes cartes peuvent valoir { $points } ensuite, et non avant.
hint-waive = Ce que vous compteriez irait à l’autre à la fin.
hint-waive-keeps = Gardez-les : elles peuvent valoir plus autrement.
