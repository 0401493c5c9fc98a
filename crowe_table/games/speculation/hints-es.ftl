# Reasons for keeping, selling and bidding: what is said when advice is asked for.

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

hint-any = Tanto da una como otra: nadie conoce ninguna carta.
hint-ready = Esta mano ha terminado. Siga cuando quiera.
hint-keep = Gana el <bote>bote</> { $often }: eso vale { $farthings }.
hint-keep-sure = Gana el <bote>bote</> { $often }: es demasiado para venderla.
hint-keep-nothing = Vale menos de una moneda, para usted y para cualquiera.
hint-keep-unseen = Antes de descubrirla vale { $farthings } para cualquiera.
hint-sell = Gana el <bote>bote</> { $often }: por menos de este precio, quédesela.
hint-sell-nothing = Difícilmente ganará: todo lo que le den por ella es ganancia.
hint-sell-unseen = Antes de descubrirla vale { $farthings }: no pida menos.
hint-sell-many = Vale { $farthings }, y varios jugadores pueden pagarlo.
hint-bid = Gana el <bote>bote</> { $often }: hasta { $farthings } es buena compra.
hint-bid-unseen = Sin verlo, vale { $farthings } por término medio.
hint-drop = Gana el <bote>bote</> { $often }: eso vale solo { $farthings }.
hint-drop-purse = Con lo que lleva en la bolsa no puede pujar más.
hint-drop-nothing = No vale ni una moneda.
hint-drop-unseen = Sin verlo, vale { $farthings } por término medio, y no más.
hint-take = Le ofrecen al menos lo que vale.
hint-refuse = Vale { $farthings } o más: quédeselo.
hint-turn = Si es un triunfo más alto, puede quedárselo o venderlo.
hint-offer = Quizá alguien pague más de lo que valen estas cartas.
hint-propose = Valen { $farthings } por término medio, así que el precio es justo.
