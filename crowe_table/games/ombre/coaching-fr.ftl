# Cards for first deals: what is new at a question.

coach-bid = La <demande>demande</> se joue avec un partenaire inconnu, le <solo>solo</> seul, le tout seul pour toutes les levées. La plus haute annonce joue.
coach-call = Qui a l’<as-appele>as appelé</> est votre partenaire, et le tait jusqu’à ce que l’as tombe.
coach-words = Qui joue est l’<hombre>hombre</>, seul contre les deux autres, et doit faire plus de levées que chacun d’eux.
coach-name-trump = Les as noirs sont toujours <atout>atouts</>. Choisissez la couleur dont vous avez le plus de hautes cartes.
coach-change = Écartez ce qui ne fera pas de levée, et prenez autant de cartes. Gardez les <atout>atouts</> et les rois.
coach-lead = Le plus haut atout prend la levée, sinon la plus haute carte de la couleur jouée. Le tableau donne l’ordre des <atout>atouts</>.
