# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-five-all = Fünf zu fünf
exhibit-five-all-story = Sie und der Geber stehen auf fünf. Herz ist Trumpf, Sie halten den Buben mit der Zwei. Die Zwei ist gewiss Tief; Hoch ist der Bube nicht, denn ein besseres Herz ist draußen. Erst zählt Hoch, dann Tief: dann bringt der Bube einen auf sieben. Das Spiel kommt zu spät. Für diesen Tisch gelegt, aber der Fall kommt an jedem Abend.
exhibit-five-all-task = Sie sind dabeigeblieben. Spielen Sie aus, und gewinnen Sie.
exhibit-five-all-goal = Herz ist Trumpf, und es steht fünf zu fünf. Gewinnen Sie das Spiel.
exhibit-five-all-hero = Die alte Regel macht den Buben bei der ersten Gelegenheit: wer ihn hier ausspielt, verschenkt ihn.
exhibit-five-all-best = Das Spiel, wenn Sie { $best } ausspielen, und mit keiner anderen Karte.
exhibit-five-all-moral = Mit dem Buben und einem kleinen Trumpf warten Sie: machen Sie Ihre kurze Farbe frei, und stechen Sie mit ihm.
exhibit-done = Es ist gelungen: das Spiel ist Ihres.
exhibit-not-done = Es ist nicht gelungen: das Spiel gehört dem Geber.
