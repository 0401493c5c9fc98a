# The lesson. Of each step: what is to be done, and afterwards why.

lesson-refuse = Der Trumpf-König ist aufgedeckt, und sein Besitzer will ihn für sieben Marken verkaufen. Im Topf sind nur neun: bieten Sie nichts.
lesson-refuse-why = Wer den höchsten Trumpf besitzt, wenn alles umgedreht ist, nimmt den Topf. Den König schlägt nur das Ass; aber sieben ist teuer.
lesson-turn = Drehen Sie Ihre oberste Karte um. Vorher darf niemand die seinen ansehen.
lesson-turn-why = Es war kein Trumpf und ist niemandem etwas wert.
lesson-lower = Drehen Sie die nächste um.
lesson-lower-why = Ein Trumpf, aber niedriger als der König: nur einen Trumpf, der bis dahin der höchste ist, darf man verkaufen oder behalten.
lesson-last = Und die letzte.
lesson-last-why = Kein Trumpf-Ass kam: der König war der höchste, und sein Besitzer nahm neun Marken.
lesson-second = Alle haben neu in den Topf gesetzt, der Geber eine mehr. Weiter zum nächsten Spiel.
lesson-second-why = Jeder zahlt zwei, der Geber drei; so sind neun Marken eine Spekulation wert.
lesson-bid = Eine Zehn ist aufgedeckt und für drei Marken zu haben. Die mag halten: bieten Sie drei.
lesson-bid-why = Sie ist Ihre, und solange sie die höchste ist, müssen Sie nicht umdrehen. Vier Karten der Farbe stehen über ihr.
lesson-leave = O weh: der Trumpf-König ist umgedreht, und acht sind für ihn geboten. Neun ist der ganze Topf: steigen Sie aus.
lesson-leave-why = Ein anderer gab neun, für einen Topf von neun. Zahlen Sie nie das Ganze dessen, was Sie zu gewinnen hoffen.
lesson-own = Ihre Zehn ist geschlagen, und so müssen Sie wieder umdrehen.
lesson-own-why = Ihre drei Marken sind verloren, wenn nicht das Trumpf-Ass vor Ihnen liegt. Das heißt Spekulation.
lesson-again = Drehen Sie die nächste um.
lesson-again-why = Nichts. Jede umgedrehte Karte lässt eine Aussicht weniger, wenn man nicht den höchsten hat.
lesson-third = Drehen Sie die letzte um.
lesson-third-why = Ein Trumpf, und zu niedrig. Der Besitzer des Königs nimmt den Topf und hat nichts als den Spaß gewonnen.
lesson-next = Weiter zum nächsten Spiel, in dem Sie geben.
lesson-next-why = Dem Geber gehört die Karte, die zum Trumpf aufgedeckt wird, was es auch sei.
lesson-sell = Sie haben eine Trumpf-Fünf, und zwölf Karten liegen noch verdeckt. Bieten Sie sie an, nicht unter zwei Marken.
lesson-sell-why = Drei Marken für eine Fünf, die gewiss geschlagen wird: das war gut verkauft. Einen niedrigen Trumpf verkauft man am besten gleich.
