# Was man anders machen muss als in der Lektion, nach Regeln.

differs-stake_rule-multiple = Wer mit wenig Punkten verliert, zahlt zwei- oder dreimal den Einsatz.
differs-regulations-strict = Der Tisch hindert Sie nicht, falsch zu bedienen oder einen König falsch anzusagen; aber wird es bemerkt, so zahlen Sie.
