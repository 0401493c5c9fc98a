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
hint-ready = Diese Runde ist zu Ende. Weiter, wann Sie mögen.
hint-keep = Er gewinnt den <topf>Topf</> { $often }: Das ist { $farthings } wert.
hint-keep-sure = Er gewinnt den <topf>Topf</> { $often }: So einen verkauft man nicht.
hint-keep-nothing = Er ist keine Münze wert, weder Ihnen noch sonst jemandem.
hint-keep-unseen = Verdeckt ist er für jeden { $farthings } wert.
hint-sell = Er gewinnt den <topf>Topf</> { $often }: Für weniger <behalten>behalten</> Sie ihn.
hint-sell-nothing = Er gewinnt kaum: Was Sie dafür bekommen, ist Gewinn.
hint-sell-unseen = Verdeckt ist er { $farthings } wert: Verlangen Sie nicht weniger.
hint-sell-many = Er ist { $farthings } wert, und mehrere können das bezahlen.
hint-bid = Er gewinnt den <topf>Topf</> { $often }: Bis { $farthings } lohnt sich der Kauf.
hint-bid-unseen = <ungesehen>Ungesehen</> ist das im Schnitt { $farthings } wert.
hint-drop = Er gewinnt den <topf>Topf</> { $often }: Das ist nur { $farthings } wert.
hint-drop-purse = Für ein höheres Gebot reicht Ihre Börse nicht.
hint-drop-nothing = Er ist keine Münze wert.
hint-drop-unseen = <ungesehen>Ungesehen</> ist das im Schnitt { $farthings } wert, nicht mehr.
hint-take = Man bietet Ihnen mindestens so viel, wie es wert ist.
hint-refuse = Das ist { $farthings } oder mehr wert: <behalten>Behalten</> Sie es.
hint-turn = Ist es ein höherer Trumpf, dürfen Sie ihn <behalten>behalten</> oder verkaufen.
hint-offer = Vielleicht zahlt jemand mehr, als diese Karten wert sind.
hint-propose = Sie sind im Schnitt { $farthings } wert, also ist der Preis fair.
