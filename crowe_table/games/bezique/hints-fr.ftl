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
hint-keep-packs = Des jeux neufs coûtent de l’argent, et les cartes n’y seront pas meilleures.
hint-draw = Vous n’avez rien à <annoncer>annoncer</>.
hint-blanche = Cela compte aussitôt { WORDS($points) } points, perdus si vous jouez d’abord.
hint-only = C’est la seule carte que vous puissiez jouer.
hint-solved = Les deux mains sont connues, et aucune autre carte ne rapporte plus.
hint-wins-to-declare = Elle fait la levée, et vous pourrez <annoncer>annoncer</> { $points } points.
hint-wins-brisque = Elle fait la levée, et gagne une <brisque>brisque</>.
hint-saves-brisque = Elle fait la levée : votre <brisque>brisque</> est en sûreté.
hint-wins = Elle fait la levée : seul celui qui la fait peut <annoncer>annoncer</>.
hint-leads-to-declare = Rien ne peut la battre, et vous pourrez <annoncer>annoncer</> { $points } points.
hint-keeps-to-declare = Vous gardez de quoi <annoncer>annoncer</> { $points } points.
hint-serves-nothing = Cette carte n’entre dans aucune annonce.
hint-copy = Vous en avez une autre pareille.
hint-scored = Elle a déjà compté, et ne peut plus servir qu’à une autre annonce.
hint-serves-once = Un dix n’entre que dans une <quinte>quinte</>.
hint-serves-little = Elle ne sert que dans une <quinte>quinte</> ou un carré, jamais dans un <mariage>mariage</> ni un <besigue>bésigue</>.
hint-lowest = C’est la plus basse carte de votre main.
hint-lowest-of-suit = C’est votre plus basse carte à { $suit } : vous gardez les meilleures.
hint-collects = 
    Vous gardez de quoi faire un { $number ->
        [2] double
        [3] triple
       *[4] quadruple
    } <besigue>bésigue</> de { $points } points. Il ne vous manque que { $card } : { $unseen ->
        [one] il en reste un exemplaire.
       *[other] il en reste { WORDS($unseen) } exemplaires.
    }
hint-declare = Cela compte { $points } points maintenant.
hint-declare-most = De tout ce que vous pouvez <annoncer>annoncer</>, c’est ce qui compte le plus : { $points } points.
hint-declare-trumps = Cela compte { $points } points, et fait <atout>atout</> { $suit }.
hint-small-first = Les mêmes cartes pourront compter encore { $points } points ensuite. Dans l’autre ordre, non.
hint-waive = Si vous ne passez pas le <rubicon>Rubicon</>, ce que vous comptez va à l’autre.
hint-waive-keeps = Ce que vous gardez, vous pourrez encore l’<annoncer>annoncer</> après une autre levée.
