# Instructive hands: title, story, task; and at the end what could be made, and the moral.

exhibit-rubicon = Die letzte Furt des Rubikon
exhibit-rubicon-story = Fünfundfünfzig Stiche sind gespielt, und der Talon ist aufgebraucht. Mrs. Pimlott hat 1420 und wird gewinnen. Sie haben 910 und fünf Brisken in Ihren Stichen: Damit fehlen noch vierzig, und melden können Sie nichts mehr. Kommen Sie nicht über den Rubikon, so zahlen Sie beide Summen zusammen.
exhibit-rubicon-task = Pik ist Trumpf, neun Stiche bleiben, und Sie spielen aus. Kommen Sie auf tausend: fünfzig Punkte für den letzten Stich, zehn für jede Briske.
exhibit-rubicon-goal = Pik ist Trumpf. Kommen Sie mit dem letzten Stich und den Brisken auf 1000.
exhibit-rubicon-hero = Wer wie die meisten das Karo-Ass ausspielt, bleibt dreißig Punkte vor dem Ufer.
exhibit-rubicon-best = Genau tausend, mit vier weiteren Brisken; gegen das beste Spiel gelingt es nur mit einem Ausspiel: { $best }.
exhibit-rubicon-moral = Von zwei Zehnen gewinnt die ausgespielte: Spielen Sie Ihre aus, wo kein Ass darauf fallen kann.
