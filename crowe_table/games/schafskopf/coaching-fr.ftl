# Cards for first deals: what is new at a question.

coach-the-blind = Si vous prenez le <talon>talon</>, vous jouez seul contre deux, et il vous faut plus de la moitié des points des cartes.
coach-bury = Écartez les cartes d’une couleur où vous en avez peu : vous pourrez bientôt couper.
coach-lead = Toutes les dames, tous les valets et tous les carreaux sont atouts, et forment une couleur. Le tableau donne leur ordre.
