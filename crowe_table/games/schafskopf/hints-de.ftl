# Why to take or to decline, what to lay away, what to play: each speaks for the answer, in ten words or so.

do-take_blind = Die Blinde nehmen
do-decline_blind = Ablehnen
do-bury = { $cards } weglegen
do-lay_down = Hinlegen

hint-any = Eines ist so gut wie das andere.
hint-lay-down = Nichts, was noch kommt, ändert etwas an diesem Spiel.
hint-revoke = Im { $number }. Stich hatten sie, was gefordert war.
hint-only = Es ist die einzige Karte, die das Gesetz Ihnen lässt.
hint-take = Mit Blättern durchgespielt, wie sie die anderen haben mögen, gewinnt es { $often }.
hint-take-count = { CAP(WORDS($number)) } Trümpfe, und hohe: das gewinnt öfter, als es verliert.
hint-decline =
    { $fit ->
        [0] Ein so schwaches Blatt taugt gut zum Ramsch.
       *[other] Mit { WORDS($number) } Trümpfen von dieser Höhe ist das Spiel zu unsicher.
    }
hint-bury-empties = Es macht Sie in einer Farbe frei und bringt { WORDS($number) } Augen in Sicherheit.
hint-bury =
    { $number ->
        [0] Was bleibt, ist mehr wert als weggelegte Augen.
       *[other] Es bringt { WORDS($number) } Augen in Sicherheit, wo sie niemand nimmt.
    }
hint-least-throw = So geht sie in einem Stich fort, den Sie nicht nehmen müssen.
hint-least-lead = Wahrscheinlich sticht sie jemand.
hint-least-win = Müssen Sie einen nehmen, so ist dieser billig.
hint-draw-trumps = Es zieht ihre Trümpfe, zwei auf einmal.
hint-lead-trump = Zwei Trümpfe des Alleinspielers fallen, oder ein hoher.
hint-lead-full = Sie mag ihren Stich machen, ehe gestochen wird.
hint-lead-small = Es verschenkt wenig und fragt den Alleinspieler nach mehr.
hint-takes =
    { $number ->
        [0] Es bringt Sie ans Spiel.
       *[other] Es bringt { WORDS($number) } Augen.
    }
hint-schmear = Der Stich ist so gut wie Ihrer: schmieren Sie.
hint-spares = Der Stich ist so gut wie Ihrer, und Augen werden gespart.
hint-throws = So geht am wenigsten verloren.
