# A line of history for each card that is looked at closely. Courts and aces have their own, by rank and suit; other cards
# that of their rank.

history-0-0 = Desde 1765 la Oficina del Timbre imprimía ella misma este as: una baraja sin él no había pagado sus seis peniques, y falsificarlo se pagaba con la vida.
history-0-1 = Un solo signo sobre el papel desnudo, sin marco alrededor: estas cartas nunca se grababan en madera, se pintaban con plantilla.
history-0-2 = Tanto papel en blanco era demasiado bueno para tirarlo: las cartas viejas servían de billetes, recibos y pagarés.
history-0-3 = Los tréboles toman su forma del trébol francés, y su nombre inglés, «clubs», de los bastos de la baraja española.
history-1 = El «deuce» inglés viene del dos francés. En muchos juegos antiguos es la carta más baja; en los palos negros del Hombre, el segundo triunfo.
history-2 = Por debajo de la mitad los signos van del revés, para que la carta se lea desde los dos lados de la mesa.
history-3 = Las cartas no llevaron índices en las esquinas hasta el siglo siguiente: se abría bien la mano y se contaba.
history-4 = En el Cribbage, el cinco es la carta que se guarda: hace quince con cada diez, y casi un tercio de la baraja vale diez.
history-5 = Cada signo se pintaba con plantilla, un color cada vez, y así no hay dos impresiones del todo iguales.
history-6 = En el Hombre, el siete es la carta más baja de un palo rojo. Si ese palo es triunfo, pasa a ser la malilla, el segundo triunfo.
history-7 = Los ochos, nueves y dieces se quitaban de la baraja para el Hombre, que se juega con cuarenta cartas.
history-8 = Se pegaban hojas de papel, se prensaban, se pulían y se cortaban a escuadra: las esquinas redondas llegaron un siglo después.
history-9 = El diez era el número más alto que un jugador tenía que contar; por encima empiezan las figuras, y se acaba la cuenta.
history-10-0 = A la sota de picas se la ve por detrás del hombro, de perfil y con un solo ojo. El modelo se grabó en Ruan en 1567.
history-10-1 = La sota de corazones sonríe, y alza lo que un grabador hizo hoja y otro pluma.
history-10-2 = La sota de diamantes apoya una mano en la cadera. Solo las sotas enseñan las piernas enteras; los mantos de los reyes llegan al marco.
history-10-3 = La sota de tréboles está junto a una larga flecha, con una pluma en el gorro. En el Loo era Pam, que ganaba todas las bazas.
history-11-0 = La dama de picas lleva un cetro junto a su flor: es la única dama que lo tiene.
history-11-1 = La dama de corazones lleva un tocado negro; donde el amarillo de sus joyas cayó sobre líneas azules, se ve verde.
history-11-2 = La dama de diamantes lleva una flor, como las cuatro: Pope habla de «cuatro bellas damas cuyas manos sostienen una flor».
history-11-3 = La dama de tréboles lleva cintos cruzados y atados con un nudo negro: lo que un día sujetaban, dos siglos de copias lo han perdido.
history-12-0 = El rey de picas lleva la espada derecha. Pope conocía a los cuatro, «de canoso bigote y barba ahorquillada».
history-12-1 = El rey de corazones alza un hacha. En barajas posteriores se tomó por espada, y parecía que se atravesaba la cabeza.
history-12-2 = El rey de diamantes enseña un solo ojo y tiende una mano abierta; el hacha está tras él.
history-12-3 = El rey de tréboles lleva un orbe en la mano abierta. Su rostro, como todo lo que es carne o lienzo, es papel desnudo con líneas azules.
