# Reasons for keeping, selling and bidding: what is said when advice is asked for.

do-offer_unseen =
    { $word ->
        [one] Eine Karte ungesehen anbieten
       *[other] Alle Karten ungesehen anbieten
    }
do-propose =
    { $word ->
        [one] { $farthings } für die oberste Karte bieten: { $seat }
       *[other] { $farthings } für alle Karten bieten: { $seat }
    }
do-drop_out = Nicht mehr bieten

hint-any = Eine ist so gut wie die andere: Niemand kennt eine Karte.
hint-ready = Dieses Spiel ist vorbei. Weiter, wann Sie möchten.
hint-keep = Er gewinnt den Topf { $often }: Das ist { $farthings } wert.
hint-keep-sure = Er gewinnt den Topf { $often }: Das ist zu viel zum Verkaufen.
hint-keep-nothing = Er ist weniger als eine Münze wert, für Sie wie für jeden.
hint-keep-unseen = Unaufgedeckt ist er jedem { $farthings } wert.
hint-sell = Er gewinnt den Topf { $often }: Unter diesem Preis behalten Sie ihn.
hint-sell-nothing = Er gewinnt kaum: Was Sie dafür bekommen, ist Gewinn.
hint-sell-unseen = Unaufgedeckt ist er { $farthings } wert: Verlangen Sie nicht weniger.
hint-sell-many = Er ist { $farthings } wert, und mehrere können das bezahlen.
hint-bid = Er gewinnt den Topf { $often }: Bis { $farthings } lohnt sich der Kauf.
hint-bid-unseen = Ungesehen ist das im Mittel { $farthings } wert.
hint-drop = Er gewinnt den Topf { $often }: Das ist nur { $farthings } wert.
hint-drop-purse = Für ein höheres Gebot reicht Ihre Börse nicht.
hint-drop-nothing = Er ist keine Marke wert.
hint-drop-unseen = Ungesehen ist das im Mittel { $farthings } wert, nicht mehr.
hint-take = Man bietet Ihnen mindestens so viel, wie es wert ist.
hint-refuse = Das ist { $farthings } oder mehr wert: Behalten Sie es.
hint-turn = Ist es ein höherer Trumpf, dürfen Sie ihn behalten oder verkaufen.
hint-offer = Vielleicht zahlt jemand mehr, als diese Karten wert sind.
hint-propose = Sie sind im Mittel { $farthings } wert, der Preis ist also gut.
