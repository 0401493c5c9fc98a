# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Faites les levées annoncées, au moins { WORDS($number_needed) } sur { WORDS($number_rounds) } : seul, ou avec un partenaire que personne ne connaît. Les autres veulent l’empêcher.
lesson-pass = { CAP($suit_colour) } est la <favorite>favorite</>, et { $seat_2 } y annonce une <demande>demande</>. Vous avez { WORDS($number_A) } as, mais un seul <atout>atout</> : passez.
lesson-pass-why = { $seat_2 } appelle { $card_called } pour partenaire, et vous l’avez ! C’est vous le partenaire, et personne d’autre ne le sait.
lesson-club = On joue { $card_led }, un <atout>atout</> : fournissez le seul que vous ayez, { $card }.
lesson-club-why = { CAP($card_taken_3) } l’a pris. Les premiers <atout>atouts</> sont, dans cet ordre, { $cards_best }.
lesson-ace = On joue { $card_led }, puis { $card_1 }. Vous avez { $card } : faites la levée.
lesson-ace-why = Une levée pour { $seat_2 } et vous, qui êtes du même camp. À vous deux, il vous en faut { WORDS($number_needed, form: "f") } sur { WORDS($number_rounds) }.
lesson-spade = Jouez dans la couleur que votre partenaire a appelée, mais gardez encore { $card_called } : jouez { $card }.
lesson-spade-why = { $seat_2 } a coupé. Si vous aviez montré { $card_called }, vos adversaires sauraient qui vous êtes.
lesson-heart = Votre partenaire joue { $card_led }, le premier des <atout>atouts</>, et vous n’en avez pas : jetez { $card }.
lesson-heart-why = Cette carte a fait tomber { $card_taken_1 } et { $card_taken_3 } : c’est ainsi qu’on tire les <atout>atouts</>.
lesson-nine = On joue { $card_led }, et dans cette couleur vous n’avez que { $card } : c’est la carte à fournir.
lesson-nine-why = { $seat_taker } a coupé avec le dernier des <atout>atouts</>. Vos as sont désormais sûrs.
lesson-take = On joue { $card_led } : faites la levée avec { $card }.
lesson-take-why = Quand il ne tombe pas d’<atout>atout</>, l’as est maître de sa couleur, puis viennent roi, dame et valet.
lesson-claim = Rien de ce qui reste ne bat { $cards_hand } : dites que le reste est à vous.
lesson-claim-why = Quand la chose est certaine, posez vos cartes. { CAP($card_called) } montre maintenant à tous de qui vous étiez partenaire.
lesson-count = La <demande>demande</> est gagnée : { WORDS($points_0) } points chacun, pour vous et { $seat_2 }, qui prend aussi le <pot>pot</>. À la fin, chaque point de différence se paie. Continuez.
lesson-count-why = La <demande>demande</> appelle un partenaire, le <solo>solo</> se joue seul, le tout seul pour toutes les levées. Chacun vaut plus, et plus encore dans la <favorite>favorite</> ; la plus haute annonce joue.
