# Was man anders machen muss als in der Lektion, nach Regeln.

differs-third_card-up = Die dritte Karte wird offen gegeben: Beide sehen sie.
differs-draw_rules-club = Gegen die Bank müssen Sie bis vier eine Karte nehmen, ab sechs keine. Nur bei fünf wählen Sie.
