# Was man anders machen muss als in der Lektion, nach Regeln.

differs-method-heaps = Statt der Päckchen gibt es drei Haufen: Setzen Sie auf einen oder zwei. Der Haufen ohne Einsatz gehört dem Bankhalter.
