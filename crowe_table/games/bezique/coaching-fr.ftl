# Cards for first deals: what is new at a question.

coach-lead = Une levée vaut peu par elle-même. Prenez-la quand vous avez quelque chose à <annoncer>annoncer</> : le gagnant seul le peut.
coach-reply = La plus haute carte de la couleur jouée prend, si l’on ne coupe pas. Le dix vient tout de suite après l’as.
coach-declare = Ce que vous annoncez compte aussitôt et reste sur la table. Vous pouvez encore jouer ces cartes, et les <annoncer>annoncer</> avec d’autres.
coach-follow = Le <talon>talon</> est épuisé. Désormais il faut fournir, et prendre si vous pouvez.
