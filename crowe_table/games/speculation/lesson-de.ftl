# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Ihnen muss der höchste Trumpf gehören, wenn alle Karten aufgedeckt sind: Dann nehmen Sie den <topf>Topf</>. Sie können ihn aufdecken, kaufen oder verkaufen.
lesson-refuse = Der Trumpf-König ist aufgedeckt, und { $seat_2 } will { $farthings_say_offer_trump } dafür. Im <topf>Topf</> sind nur { $farthings_pot }: Bieten Sie nicht.
lesson-refuse-why = Wem am Ende der höchste Trumpf gehört, der bekommt den <topf>Topf</>. Den König schlägt nur das Ass; aber dieser Preis war hoch.
lesson-turn = Decken Sie Ihre oberste Karte auf. Vorher darf niemand seine Karten ansehen.
lesson-turn-why = Es war kein Trumpf, und darum ist sie für niemanden etwas wert.
lesson-lower = Decken Sie die nächste auf.
lesson-lower-why = Ein Trumpf, aber niedriger als der König. Verkaufen oder <behalten>behalten</> darf man nur den bis dahin höchsten Trumpf.
lesson-last = Decken Sie die letzte auf.
lesson-last-why = Das Trumpf-Ass kam nicht. Der König war der höchste, und sein <besitzer>Besitzer</> bekam { $farthings_2 }.
lesson-second = Alle setzen wieder in den <topf>Topf</>, der Geber anderthalbmal so viel. Weiter zur nächsten Runde.
lesson-second-why = Jeder Einsatz ist { $farthings_0 }, der des Gebers { $farthings_3 }. So geht es um { $farthings_pot }.
lesson-bid = Eine Zehn ist aufgedeckt und kostet { $farthings_say_offer_trump }. Sie bleibt vielleicht die höchste: Bieten Sie { $farthings }.
lesson-bid-why = Sie haben die Zehn gekauft und mussten nicht aufdecken, solange sie die höchste war. Nur { WORDS($number_above_ten) } Karten einer Farbe schlagen eine Zehn.
lesson-leave = Schade: Der Trumpf-König ist aufgedeckt, und { $farthings_say_bid_sum } sind für ihn geboten. Der ganze <topf>Topf</> ist { $farthings_pot }: Bieten Sie nicht mehr.
lesson-leave-why = Jemand hat { $farthings_say_sold } für einen <topf>Topf</> von { $farthings_pot } gezahlt. Zahlen Sie nie alles, was Sie zu gewinnen hoffen.
lesson-own = Ihre Zehn ist geschlagen, also müssen Sie wieder Karten aufdecken.
lesson-own-why = Der Preis der Zehn ist verloren, wenn nicht gerade das Trumpf-Ass vor Ihnen liegt. Das ist Spekulieren.
lesson-again = Decken Sie die nächste auf.
lesson-again-why = Nichts. Je weniger Karten noch verdeckt liegen, desto sicherer ist der höchste Trumpf.
lesson-third = Decken Sie die letzte auf.
lesson-third-why = Ein Trumpf, aber zu niedrig. Der <besitzer>Besitzer</> des Königs bekommt den <topf>Topf</> von { $farthings_1 }.
lesson-next = Weiter zur nächsten Runde. Sie geben.
lesson-next-why = Dem Geber gehört die Karte, die als Trumpf aufgedeckt wird, was immer es ist.
lesson-sell = Sie haben eine Trumpf-Fünf, und { WORDS($number_face_down) } Karten liegen noch verdeckt. Bieten Sie sie für { $farthings } oder mehr an.
lesson-sell-why = Sie haben eine Fünf, die kaum die höchste bleibt, für { $farthings_say_sold } verkauft. Einen niedrigen Trumpf verkauft man am besten sofort.
