# Cards for first deals: what is new at a question.

coach-banco = Avec <banco>banco</>, vous jouez seul contre toute la banque. Si tous se taisent, chacun peut en couvrir une partie.
coach-bet = Vous misez contre la banque. Un joueur tient les cartes pour tous : si elles approchent mieux de neuf, vous gagnez votre mise.
coach-draw = Les dix et les figures ne comptent pas, et d’une somme on ne garde que l’unité : sept et six font trois. Neuf est le mieux.
coach-draw-banker = Vous jouez contre toutes les mises. Si vos cartes approchent mieux de neuf, elles vont toutes à la banque.
coach-take-bank = Le banquier joue contre tous. Vous ne pouvez perdre que ce que vous y mettez, et ce que la banque gagne y reste.
