# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-five-all = Fünf zu fünf
exhibit-five-all-story = Sie und der Geber haben beide fünf Punkte. Herz ist Trumpf, und Sie haben den Buben und die Zwei. Die Zwei ist sicher Tief; Hoch ist der Bube nicht, denn ein höheres Herz steht noch aus. Zuerst zählt Hoch, dann Tief, und dann bringt der Bube einen von Ihnen auf sieben. Der Punkt fürs Spiel kommt zu spät. Diese Karten sind für diesen Tisch gelegt, aber so ein Fall kommt jeden Abend vor.
exhibit-five-all-task = Sie sind Vorhand und haben angenommen. Spielen Sie aus, und gewinnen Sie die Partie.
exhibit-five-all-goal = Herz ist Trumpf, und es steht fünf zu fünf. Gewinnen Sie die Partie.
exhibit-five-all-hero = Nach der alten Regel macht man den Buben bei der ersten Gelegenheit: Wer ihn hier ausspielt, verschenkt ihn.
exhibit-five-all-best = Die Partie auch gegen das beste Spiel, aber nur, wenn Sie { $best } ausspielen.
exhibit-five-all-moral = Mit dem Buben und einem kleinen Trumpf wartet man: Spielen Sie erst Ihre kurze Farbe weg, und trumpfen Sie dann mit dem Buben.
exhibit-done = Geschafft: Die Partie gehört Ihnen.
exhibit-not-done = Nicht geschafft: Die Partie gehört dem Geber.
