# Cards for first deals: what is new at a question.

coach-wager-setters = Los demás ponen tanto como usted diga, o menos, y apuestan contra usted. Los dados son suyos mientras gane.
coach-wager-one_bet = Los demás ofrecerán apuestas contra la suya, y usted acepta una.
coach-setters = Apuesta a que <quien-tira>quien tira</> pierde. Puede ganar o perder lo que ponga.
coach-one_bet = Apuesta a que <quien-tira>quien tira</> pierde. De todas las apuestas se acepta una, y las demás se devuelven.
coach-throw-main = Con el <principal>principal</> se comparan sus tiradas siguientes. El siete sale más que ninguno.
coach-throw-to-main = Un <acierto>acierto</> gana enseguida. Los <crabs>crabs</>, dos o tres, pierden. Casi cualquier otro número se vuelve su <suerte>suerte</>.
