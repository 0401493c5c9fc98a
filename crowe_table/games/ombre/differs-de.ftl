# Was man anders machen muss als in der Lektion, nach Regeln.

differs-game-hombre = Das ist das spanische Spiel zu dritt: Einer spielt allein gegen zwei und muss mehr Stiche machen als jeder von ihnen.
differs-trump_order-manilla_second = Die Trumpf-Sieben steht zwischen den beiden schwarzen Damen.
differs-colour_rule-clubs = Couleur ist immer Kreuz.
differs-suit_named-after = Das Gebot nennt keine Farbe: Wer es gewinnt, wählt danach Trumpf.
differs-call_rule-plain_ace = Das Trumpf-Ass darf nicht gerufen werden.
differs-first_lead-eldest = Nicht der Hauptspieler spielt zuerst aus, sondern wer zuerst gesprochen hat.
