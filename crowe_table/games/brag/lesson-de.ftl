# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Gewinnen Sie den Topf: mit den besten Karten, oder weil alle anderen aufgeben, bevor man die Karten sieht.
lesson-fold = Kein Paar, keine Folge, nicht einmal gleiche Farbe, und die höchste Karte ist eine Sechs. Dabeizubleiben kostet jedes Mal { $farthings_say_wager }: Steigen Sie aus.
lesson-fold-why = So ein Blatt wirft man früh weg. Es kostet nicht mehr als den <grundeinsatz>Grundeinsatz</>, den alle gezahlt haben.
lesson-second = Wer allein übrig bleibt, bekommt den Topf und muss keine Karte zeigen. Nun wird neu gegeben.
lesson-second-why = Alle legen { $farthings_0 } in den Topf, ehe sie ihre Karten sehen. So gibt es immer etwas zu gewinnen.
lesson-raise = Ein Paar Neunen! Nur eines von { WORDS($number_one_in_pair) } Blättern enthält ein Paar. Erhöhen Sie: Setzen Sie { $farthings }.
lesson-raise-why = Wer dabeibleiben will, muss jetzt so viel zahlen wie Sie. Mit schwachen Karten überlegt man sich das zweimal.
lesson-see = Einer ist ausgestiegen, der andere bleibt dabei. Sie sind nur noch zu zweit, also dürfen Sie seine Karten sehen, für das Doppelte: Tun Sie es.
lesson-see-why = Fremde Karten sehen darf man nur, wenn sonst niemand mehr dabei ist. Wer dafür zahlt, dem werden sie aufgedeckt.
lesson-yield = Ein Paar Zehnen! Es schlägt Ihre Neunen. Sie müssen nicht zeigen, was Sie haben: Geben Sie auf.
lesson-yield-why = Auch bei gleichen Blättern hätten Sie verloren, denn Sie zahlten fürs Sehen. Was Sie nicht zeigen, erfährt niemand.
lesson-third = Ein <drilling>Drilling</> schlägt alles. Danach kommen Folge in Farbe, Folge, gleiche Farbe, Paar und höchste Karte. Nun wird neu gegeben.
lesson-third-why = Was was schlägt, steht auf der Tafel auf dem Tisch. Tippen Sie darauf, um sie groß zu lesen.
lesson-brag = Ihre höchste Karte ist eine Acht: so gut wie nichts. Aber Sie beginnen. Prahlen Sie damit: Setzen Sie { $farthings }, und verziehen Sie keine Miene.
lesson-brag-why = Man hat Ihnen geglaubt und ist ausgestiegen. Der Topf gehört Ihnen, ohne Paar, Folge oder gleiche Farbe. Darum heißt das Spiel Brag: Prahlen.
lesson-after = Niemand wird je erfahren, was Sie hatten. Nun wird neu gegeben.
lesson-after-why = Tun Sie das selten: Wer immer prahlt, dem wird jedes Mal in die Karten gesehen.
