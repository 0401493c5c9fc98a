# Instructive hands: title, story, task; and at the end what could be made, and the moral.

exhibit-rubicon = Le dernier gué du Rubicon
exhibit-rubicon-story = Cinquante-cinq levées sont jouées, et le talon est épuisé. Mrs. Pimlott a 1 420 et va gagner. Vous avez 910, et cinq brisques en tas : avec elles il vous manque quarante, et l’on ne peut plus rien annoncer. Si vous ne passez pas le Rubicon, vous payez les deux marques ensemble.
exhibit-rubicon-task = Atout pique, il reste neuf levées, et l’entame est à vous. Arrivez à mille : cinquante points pour la dernière levée, dix pour chaque brisque.
exhibit-rubicon-goal = Atout pique. Arrivez à 1 000 par la dernière levée et les brisques.
exhibit-rubicon-hero = Qui joue l’as de carreau, comme feraient la plupart, finit à trente points du bord.
exhibit-rubicon-best = Mille tout juste, en prenant encore quatre brisques ; et contre le meilleur jeu une seule entame y mène : { $best }.
exhibit-rubicon-moral = De deux dix, celui qu’on joue le premier gagne : jouez le vôtre où nul as ne peut tomber dessus.
