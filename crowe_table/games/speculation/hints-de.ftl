# Why one keeps, sells or bids: what is said when advice is asked for. Each speaks for the answer, in ten words or so.

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

hint-any = Eines ist so gut wie das andere: keine Karte ist bekannt.
hint-ready = Das Spiel ist zu Ende, und es gibt nichts zu bedenken.
hint-keep = Er hält { $often }: Ihnen { $farthings } wert.
hint-keep-nothing = Niemand gäbe etwas dafür.
hint-keep-unseen = Ungesehen ist er jedem { $farthings } wert.
hint-sell = Er hält { $often }: unter diesem Preis behalten Sie ihn.
hint-sell-nothing = Er gewinnt kaum, und jede Marke ist Gewinn.
hint-sell-unseen = Ungesehen ist er { $farthings } wert: fordern Sie nicht weniger.
hint-bid = Er hält { $often }: { $farthings } wert.
hint-bid-nothing = Er ist billig.
hint-bid-unseen = Ungesehen ist er { $farthings } vom Topf wert.
hint-drop = Er hält { $often }: nur { $farthings } wert.
hint-drop-nothing = Er ist keine Marke wert.
hint-drop-unseen = Ungesehen ist er { $farthings } wert, und nicht mehr.
hint-take = Was Sie verkaufen, ist nicht mehr als { $farthings } wert.
hint-refuse = Es ist { $farthings } wert: behalten Sie es.
hint-turn = Was da liegt, ist Ihres: sehen Sie, was es ist.
hint-offer = Vielleicht zahlt jemand mehr, als sie wert sind.
hint-propose = Es ist ein billiger Preis und mag genommen werden.
