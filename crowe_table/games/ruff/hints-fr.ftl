# Why to bid, to lay out or to play: each speaks for the answer, in ten words or so.

do-pass_bid = Passer
do-order_up = La faire prendre
do-order_up_alone = La faire prendre, en solo
do-assist = Assister
do-assist_alone = Assister en solo
do-take_up = La prendre
do-take_up_alone = La prendre, en solo
do-turn_down = La refuser
do-name = Nommer { $suit }
do-name_alone = Nommer { $suit } en solo
do-lay_out = Écarter { $card }
do-keep_hand = Laisser la retourne
do-defend_alone = Défendre en solo
do-defend_together = Défendre avec votre partenaire
do-ruff = Piller le talon
do-leave_stock = Laisser le talon
do-lay_out_four = Écarter { $cards }
do-call = Demander : en avez-vous ?
do-answer = Répondre que vous en avez
do-pass = Ne pas demander

hint-any = Une carte en vaut une autre.
hint-only = Vous n’avez pas d’autre choix.
hint-claim = Toutes les levées qui restent sont à vous, quoi qu’il arrive.
hint-revoke = À la levée { $number }, ils n’ont pas fourni alors qu’ils le pouvaient.

## Bids. “The count” is told in the book, under Good play.

hint-makes = Votre camp fait trois levées : { $often }.
hint-makes-than = Trois levées à { $suit } : { $often } ; à { $suit_other } : { $share }.
hint-march = <en-solo>En solo</>, vous faites les cinq levées : { $often }.
hint-pass-unlikely = Donnes où vous feriez trois levées à { $suit } : { $share }.
hint-pass-better = Passer vaut au moins autant. Donnes où { $suit } ferait trois levées : { $share }.
hint-count = D’après le compte, votre main vaut { WORDS($number) } à l’atout { $suit }, et cela suffit.
hint-trumps = Vous auriez { WORDS($number) } atouts.
hint-bower = Vous auriez l’un des deux <bowers>bowers</>, les meilleurs atouts.
hint-few-trumps = Vous auriez trop peu d’atouts.
hint-count-low = D’après le compte, votre main est trop faible pour faire l’atout.

## Laying out, and playing alone.

hint-void = Vous n’avez plus de { $suit }, et vous pourrez couper cette couleur.
hint-lowest = C’est votre plus basse carte hors des atouts.
hint-lay-out-plain = Vous gardez vos atouts et vos as.
hint-defend = À deux, il est plus facile d’empêcher une <vole>vole</>.
hint-defend-alone = Vous avez les deux <bowers>bowers</> : si le <preneur>preneur</> échoue, vous marquez quatre points.

## Ruff and Honours.

hint-call = Trois <honneurs>honneurs</> à vous deux gagnent la partie d’un coup.
hint-answer = Vous avez un honneur, et vous devez le dire.
hint-ruff = Cela ne coûte rien : sur seize cartes, vous gardez les douze que vous préférez.
hint-lay-out-four = Vous gardez tous vos atouts, et vous pourrez couper une couleur que vous n’avez plus.
hint-lay-out-low = Vous gardez tous vos atouts et tous vos as.

## Leading.

hint-cash = C’est la meilleure carte de sa couleur, et les adversaires n’ont plus d’atout.
hint-best-trump = C’est le plus fort atout qui reste, et il fait tomber ceux des adversaires.
hint-lead-best = C’est la meilleure carte de sa couleur, et rien ne dit que quelqu’un n’en ait plus.
hint-partner-trumps = Votre partenaire n’a pas de cette couleur, et peut couper.
hint-lead-trump = Elle fait tomber des atouts, et les adversaires en ont peut-être encore.
hint-trump-kept = C’est sûr : les adversaires n’ont plus d’atout.
hint-lead-single = C’est votre seule carte de cette couleur : vous pourrez couper quand elle reviendra.
hint-lead-lowest = Jouez votre plus basse carte hors des atouts, et gardez les meilleures.
hint-lead-top = Elle peut faire tomber une carte plus forte, et votre suivante la vaut presque.
hint-lead-high = Vous n’avez pas d’atout : jouez votre plus forte carte tant qu’elle peut encore gagner.

## Following, and throwing away.

hint-partner-has-it = La levée est à votre partenaire : n’y mettez rien de bon.
hint-last = Vous jouez en dernier, et c’est la plus basse carte qui gagne la levée.
hint-trumps-in = Vous n’avez pas de la couleur jouée : coupez.
hint-takes = Elle gagne la levée, quoi que jouent les autres.
hint-beats = Elle bat toutes les cartes déjà jouées.
hint-partner-wins = Votre partenaire est maître de cette levée : jouez une carte dont vous pouvez vous passer.
hint-cannot-win = Vous ne pouvez pas gagner cette levée : jouez votre plus basse carte.
hint-discard-void = Vous n’avez alors plus de cette couleur, et vous pourrez la couper.
hint-keeps-trumps = Vous gardez vos atouts pour plus tard.
hint-low-for-later = Vous gardez vos meilleures cartes de cette couleur pour plus tard.
hint-keeps-best = Vous gardez { $card } pour une meilleure levée.
