# Why one keeps, sells or bids: what is said when advice is asked for. Each speaks for the answer, in ten words or so.

do-offer_unseen =
    { $word ->
        [one] Ofrecer una carta sin verla
       *[other] Ofrecer todas sus cartas sin verlas
    }
do-propose =
    { $word ->
        [one] Ofrecer a { $seat } { $farthings } por la carta de encima
       *[other] Ofrecer a { $seat } { $farthings } por todas sus cartas
    }
do-drop_out = No pujar más

hint-any = Lo mismo da una que otra: no se conoce ninguna carta.
hint-ready = La mano ha terminado, y no hay nada que pensar.
hint-keep = { CAP($often) } resiste: para usted vale { $farthings }.
hint-keep-nothing = Nadie daría una moneda por ella.
hint-keep-unseen = Sin verla, vale { $farthings } para cualquiera.
hint-sell = { CAP($often) } resiste: por menos de ese precio, se la queda.
hint-sell-nothing = Difícilmente ganará, y cualquier moneda es ganancia.
hint-sell-unseen = Sin verla vale { $farthings }: no pida menos.
hint-bid = { CAP($often) } resiste: vale { $farthings }.
hint-bid-nothing = Es barata.
hint-bid-unseen = Sin verla, vale { $farthings } del bote.
hint-drop = { CAP($often) } resiste: vale solo { $farthings }.
hint-drop-nothing = No vale una moneda.
hint-drop-unseen = Sin verla vale { $farthings }, y no más.
hint-take = Lo que vende no vale más de { $farthings }.
hint-refuse = Vale { $farthings }: quédesela.
hint-turn = Lo que hay ahí es suyo: vea qué es.
hint-offer = Alguien puede pagar más de lo que valen.
hint-propose = Es un precio justo, y puede que lo acepten.
