# The lesson. Of each step: what is to be done, and afterwards why.

lesson-refuse = Se ha descubierto el rey de triunfos, y su dueño lo vende por siete fichas. El bote es de nueve nada más: no puje.
lesson-refuse-why = Quien tiene el triunfo más alto cuando todo está descubierto se lleva el bote. Al rey solo le gana el as; pero siete es caro.
lesson-turn = Descubra su carta de encima. Nadie puede mirar antes las suyas.
lesson-turn-why = No era triunfo, y no le vale a nadie.
lesson-lower = Descubra la siguiente.
lesson-lower-why = Un triunfo, pero más bajo que el rey: solo se puede vender o guardar un triunfo que sea el más alto hasta ahora.
lesson-last = Y la última.
lesson-last-why = No salió el as de triunfos: el rey era el más alto, y su dueño se llevó nueve fichas.
lesson-second = Todos ponen de nuevo en el bote, y quien reparte, una más. Pase a la mano siguiente.
lesson-second-why = Cada uno paga dos, y quien reparte tres; hay nueve fichas por las que vale la pena especular.
lesson-bid = Se descubre un diez, y lo venden por tres fichas. Puede resistir: puje tres.
lesson-bid-why = Es suyo, y no tiene que descubrir sus cartas mientras sea el más alto. Cuatro cartas de su palo están por encima.
lesson-leave = Lástima: se descubre el rey de triunfos, y pujan ocho por él. Nueve es todo el bote: retírese.
lesson-leave-why = Otro dio nueve, por un bote de nueve. Nunca pague todo lo que espera ganar.
lesson-own = A su diez lo han superado, así que ha de descubrir otra vez sus cartas.
lesson-own-why = Sus tres fichas están perdidas, salvo que tenga delante un as de triunfos. Eso es lo que significa especular.
lesson-again = Descubra la siguiente.
lesson-again-why = Nada. Cada carta que se descubre deja una ocasión menos a quien no tiene la mejor.
lesson-third = Descubra la última.
lesson-third-why = Un triunfo, y demasiado bajo. El dueño del rey se lleva el bote, y no ha ganado con ello más que la diversión.
lesson-next = Pase a la mano siguiente, en la que reparte usted.
lesson-next-why = Es de quien reparte la carta que se descubre como triunfo, sea la que sea.
lesson-sell = Tiene un cinco de triunfos, y aún hay doce cartas boca abajo. Ofrézcalo, por no menos de dos fichas.
lesson-sell-why = Tres fichas por un cinco, que de seguro habrían superado: está bien vendido. Un triunfo bajo se vende mejor en seguida.
