# The lesson. Of each step: what is to be done, and afterwards why.

lesson-fold = Kein Paar, keine Folge, keine Farbe, und die höchste Karte ist eine Sechs. Dabeizubleiben kostet jedes Mal { $farthings_say_wager }: Steigen Sie aus.
lesson-fold-why = Werfen Sie ein solches Blatt früh weg. Es kostet Sie nicht mehr als den Grundeinsatz, den alle gezahlt haben.
lesson-second = Wer allein übrig bleibt, bekommt den Topf und muss keine Karte zeigen. Weiter zum nächsten Geben.
lesson-second-why = Alle legen { $farthings_0 } in den Topf, bevor sie eine Karte sehen. So gibt es immer etwas zu gewinnen.
lesson-raise = Ein Paar Neunen! Nur eines von { WORDS($number_one_in_pair) } Blättern ist ein Paar. Erhöhen Sie den Preis: Setzen Sie { $farthings }.
lesson-raise-why = Wer dabeibleiben will, muss jetzt so viel zahlen wie Sie. Mit schwachen Karten überlegt man sich das.
lesson-see = Jemand ist ausgestiegen, der andere bleibt. Jetzt sind nur noch Sie beide übrig, und für das Doppelte dürfen Sie seine Karten sehen: Tun Sie es.
lesson-see-why = Nur wenn sonst niemand mehr dabei ist, darf man die anderen Karten sehen. Wer dafür zahlt, dem werden sie aufgedeckt.
lesson-yield = Ein Paar Zehnen! Es schlägt Ihre Neunen. Sie müssen nicht zeigen, was Sie haben: Geben Sie auf.
lesson-yield-why = Was Sie nicht zeigen, erfährt niemand. Beim nächsten Mal weiß keiner, was Ihr Einsatz bedeutet.
lesson-third = Ein Drilling schlägt alles. Danach kommen Folge in einer Farbe, Folge, Farbe, Paar und höchste Karte. Weiter zum nächsten Geben.
lesson-third-why = Was was schlägt, steht auf der Tafel auf dem Tisch. Drücken Sie darauf, um sie groß zu lesen.
lesson-brag = Ihre höchste Karte ist eine Acht: so gut wie nichts. Aber Sie beginnen. Prahlen Sie damit: Setzen Sie { $farthings }, und verziehen Sie keine Miene.
lesson-brag-why = Man hat Ihnen geglaubt und ist ausgestiegen. Der Topf gehört Ihnen, ohne Paar, Folge oder Farbe. Darum heißt das Spiel Brag: Prahlen.
lesson-after = Niemand wird je wissen, was Sie hatten. Weiter zum nächsten Geben.
lesson-after-why = Tun Sie es selten: Wer immer prahlt, dessen Karten will immer jemand sehen.
