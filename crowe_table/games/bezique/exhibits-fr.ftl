# Instructive hands: title, story, task; and at the end what could be made, and the moral.

exhibit-rubicon = Le dernier gué du Rubicon
exhibit-rubicon-story = Cinquante-cinq levées sont jouées, et le talon est épuisé. Mrs. Pimlott a 1 420 et va gagner. Vous avez 910, et cinq brisques dans vos levées : avec elles, il vous manque encore quarante, et l’on ne peut plus rien annoncer. Si vous ne passez pas le Rubicon, vous payez les deux marques ensemble.
exhibit-rubicon-task = Atout pique, il reste neuf levées, et l’entame est à vous. Arrivez à mille : cinquante points pour la dernière levée, dix pour chaque brisque.
exhibit-rubicon-goal = Atout pique. Arrivez à 1 000 par la dernière levée et les brisques.
exhibit-rubicon-hero = En jouant l’as de carreau, comme feraient la plupart, on s’arrête à trente points du bord.
exhibit-rubicon-best = Mille tout juste, en prenant encore quatre brisques ; contre le meilleur jeu, une seule entame y mène : { $best }.
exhibit-rubicon-moral = De deux dix, le premier joué est le gagnant : jouez le vôtre quand aucun as ne peut le prendre.
