# Why to bid, to lay out or to play: each speaks for the answer, in ten words or so.

do-pass_bid = Passer
do-order_up = La faire prendre
do-order_up_alone = La faire prendre, en solo
do-assist = Assister
do-assist_alone = Assister en solo
do-take_up = La prendre
do-take_up_alone = La prendre, en solo
do-turn_down = La refuser
do-name =
    Nommer { $word ->
        [spades] pique
        [hearts] cœur
        [diamonds] carreau
       *[clubs] trèfle
    }
do-name_alone =
    Nommer { $word ->
        [spades] pique
        [hearts] cœur
        [diamonds] carreau
       *[clubs] trèfle
    } en solo
do-lay_out = Écarter { $card }
do-keep_hand = Laisser la retourne
do-defend_alone = Défendre en solo
do-defend_together = Défendre avec votre partenaire
do-ruff = Voler le talon
do-leave_stock = Laisser le talon
do-lay_out_four = Écarter { $cards }
do-call = Demander : en avez-vous ?
do-answer = Répondre que vous en avez
do-pass = Ne pas demander

hint-any = L’un vaut l’autre.
hint-only = C’est la seule réponse que la loi vous laisse.
hint-claim = Tout ce qui reste est à vous, où que soient les cartes.
hint-revoke = À la levée { $number }, ils avaient de la couleur jouée.
hint-call = Trois honneurs entre vous finissent la partie d’un coup.
hint-ruff = Il n’en coûte que le choix de quatre cartes.
hint-lay-out-four = Gardez tous vos atouts, et défaites-vous d’une courte.
hint-count =
    { $number ->
        [one] Votre main compte un, et cela suffit ici.
       *[other] Votre main compte { WORDS($number) }, et cela suffit ici.
    }
hint-count-pass = Ce que les autres en feront vaut mieux.
hint-alone =
    { $number ->
        [one] Avec le maître atout, les cinq levées paient quatre.
       *[other] Avec { WORDS($number) } atouts, les cinq peuvent tomber, et paient quatre.
    }
hint-makes = Votre camp fait trois levées : { $often }.
hint-march = En solo, vous faites les cinq : { $often }.
hint-void = Vous voilà sans { $suit }, et à même de couper.
hint-lowest = C’est ce dont vous pouvez le mieux vous passer.
hint-defend = À deux, on arrête mieux une vole qu’en solo.
hint-defend-alone = Avec les deux bowers, un euchre paie quatre.
hint-lead-trump = Il tire leurs atouts.
hint-lead-ace = Il gagne avant que nul n’ait épuisé la couleur.
hint-lead-plain = C’est ce qui donne le moins.
hint-trumps-in = Il coupe la levée.
hint-wins = Elle fait la levée.
hint-spares = Cette levée n’est pas pour vous : épargnez les meilleures.
