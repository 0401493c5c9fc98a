# Every word that Rubicon Bézique puts on the table.

game-bezique = Bézique Rubicón
game-bezique-line = Cuatro barajas y sesenta y cuatro bazas: gane una cuando tenga algo que cantar. Perder sin llegar a mil sale caro.
game-bezique-plain = Una partida larga para dos: reúna reyes, damas y palos enteros; cada conjunto puntúa.
game-bezique-minutes = 30
game-bezique-difficulty = 3

preset-portland_1887 = El Portland Club
preset-portland_1887-help = El código de 1887: un Rubicón cuesta mil trescientos además de los dos tanteos. Sus leyes sobre barajas nuevas, cartas rotas y mirones solo rigen si se fija un precio y una apuesta.
preset-portland_1887-source = The Laws of Rubicon Bézique, de una comisión del Portland Club, 1887
preset-modern = Los libros posteriores
preset-modern-help = Lo mismo, pero un Rubicón cuesta mil trescientos veinte, porque se cuentan todas las briscas.
preset-modern-source = Rubicon Bézique, como lo traen los libros posteriores

option-unit = Unidad de la mesa
option-unit-help = Lo que vale una unidad de las apuestas.
option-deal_by = Las cartas se dan
option-deal_by-help = Cada jugador recibe nueve cartas, de una en una o de tres en tres.
option-deal_by-1 = de una en una
option-deal_by-3 = de tres en tres
option-first_deal = Quién reparte primero
option-first_deal-help = Quien saca la carta más alta elige quién reparte, o reparte él mismo; o se acuerda.
option-first_deal-cut_choice = la carta alta elige
option-first_deal-cut_high_deals = la carta alta reparte
option-first_deal-chosen = según lo acordado
option-chosen_dealer = Quién reparte, si se acuerda
option-chosen_dealer-help = Quién reparte primero, si así se acuerda.
option-chosen_dealer-0 = el primer jugador
option-chosen_dealer-1 = el segundo jugador
option-next_deal = Siguiente partida
option-next_deal-help = Se reparte por turnos, o se saca carta otra vez.
option-next_deal-alternate = por turnos
option-next_deal-cut = se saca otra carta
option-carte_blanche_repeats = La carta blanca se repite
option-carte_blanche_repeats-help = Si después de la carta blanca cada carta que se toma vuelve a dar cincuenta, hasta que llega un rey, una dama o una sota.
option-crossed_marriages = Matrimonios cruzados
option-crossed_marriages-help = Si dos matrimonios cantados de un mismo palo pueden cambiar de pareja, y dar tantos otras dos veces.
option-brisques_shown = Se cuentan las briscas
option-brisques_shown-help = Cuándo se le dice cuántos ases y dieces ha ganado.
option-brisques_shown-late = cerca del fin del talón
option-brisques_shown-always = siempre
option-brisques_shown-never = no antes del final
option-rubicon = El Rubicón
option-rubicon-help = Quien pierde con menos tantos que estos, aun con las briscas, no lo ha pasado y paga la suma de los dos tanteos.
option-game_bonus = Se suma a la diferencia
option-game_bonus-help = Lo que vale la partida misma, si quien pierde ha pasado.
option-rubicon_bonus = Se suma por un Rubicón
option-rubicon_bonus-help = Mil más las briscas, contadas por trescientos o por trescientos veinte.
option-rubicon_bonus-1300 = 1300
option-rubicon_bonus-1320 = 1320
option-saved_can_win = Quien se salva puede ganar
option-saved_can_win-help = Si gana quien iba perdiendo y se salva por las briscas, cuando con ellas supera al otro.
option-stake_per_hundred = Apuesta por cien
option-stake_per_hundred-help = En cuartos de la unidad de la mesa, por cada cien de lo que da la partida. Una partida de 3000 cuesta treinta veces más.
option-stake_per_hundred-0 = nada
option-fresh_pack_price = Barajas nuevas
option-fresh_pack_price-help = Lo que cuestan cuatro barajas nuevas, en unidades de la mesa. Las paga quien las pide; por una carta rota, cada uno la mitad.
option-fresh_pack_price-0 = no se piden nunca
option-bystander_rule = Consejos de mirones
option-bystander_rule-help = Si se apuesta dinero: nadie aconseja; o quien escucha un consejo responde de la apuesta del otro; o cualquiera puede hablar.
option-bystander_rule-silent = prohibidos
option-bystander_rule-hint_pays = se pagan
option-bystander_rule-off = son libres

## Places.

place-pack = El <talon>talón</>
place-heap = El montón
account-box = la casa
chart-brisques =
    { $number ->
        [0] ninguna brisca
        [one] una brisca
       *[other] { WORDS($number, form: "f") } briscas
    }
chart-scores = Lo que da tantos
chart-points = { $points }
chart-marriage = Matrimonio
chart-royal-marriage = en triunfos
chart-sequence = Secuencia
chart-royal-sequence = en triunfos
chart-bezique = Bézique
chart-two = doble
chart-three = triple
chart-four = cuádruple
chart-aces = Cuatro ases
chart-kings = Reyes
chart-queens = Damas
chart-knaves = Sotas
chart-stake = Una partida de 3000 cuesta { $farthings }.

## Questions, as they are put to whom they concern, and as the others wait.

ask-fresh-packs = ¿Jugamos con estas barajas?
wait-fresh-packs = Miran las barajas: { $seats }.
ask-cut-for-deal = Saque una carta: la más alta elige.
wait-cut-for-deal = { $seats } saca carta para ver quién reparte.
ask-choose-deal = Ha sacado la carta más alta. ¿Quiere repartir o salir?
wait-choose-deal = { $seats } elige quién reparte.
ask-cut-pack = Corte las barajas.
wait-cut-pack = { $seats } corta las barajas.
ask-lead =
    { $number ->
        [0] Salga con cualquier carta.
       *[other] Salga con cualquier carta, de la mano o de la mesa.
    }
wait-lead = Le toca salir a { $seats }.
ask-reply = Juegue cualquier carta: mientras hay <talon>talón</> no es obligatorio asistir.
wait-reply = Le toca jugar a { $seats }.
ask-declare = La baza es suya. Cante una cosa, si puede, y tome una carta.
wait-declare = { $seats } puede <cantar>cantar</>, y toma carta.
ask-follow = Se salió de { $suit }. Asista al palo, y gane si puede.
wait-follow = Le toca jugar a { $seats }.

act-keep_packs = Jugar con estas
act-call_fresh_packs = Pedir barajas nuevas
act-torn_card = Avisar: carta rota
act-choose_deal = Elegir
word-choose_deal-deal = Reparto yo
word-choose_deal-receive = Salgo yo
act-play = Jugar
act-declare_blanche = Mostrar carta blanca
act-show_drawn = Enseñar la tomada
act-hear_onlooker = Escuchar a un mirón
act-declare = Cantar
act-draw = Tomar carta
act-waive = Tomar sin cantar
act-resign = Rendirse

## Declarations: as they are offered, called, and counted.

offer-marriage = Matrimonio de { $suit }
offer-royal-marriage = Matrimonio real
offer-sequence = Secuencia de { $suit }
offer-royal-sequence = Secuencia en triunfos
offer-bezique =
    { $number ->
        [1] Bézique
        [2] Doble bézique
        [3] Triple bézique
       *[4] Cuádruple bézique
    }
offer-aces = Cuatro ases
offer-kings = Cuatro reyes
offer-queens = Cuatro damas
offer-knaves = Cuatro sotas

say-marriage = <matrimonio>Matrimonio</>: las veinte
say-royal-marriage = <matrimonio>Matrimonio</> real: las cuarenta
say-sequence = <secuencia>Secuencia</>: ciento cincuenta
say-royal-sequence = <secuencia>Secuencia</> en triunfos: doscientos cincuenta
say-bezique =
    { $number ->
        [1] <bezique>Bézique</>: cuarenta
        [2] Doble <bezique>bézique</>: quinientos
        [3] Triple <bezique>bézique</>: mil quinientos
       *[4] Cuádruple <bezique>bézique</>: cuatro mil quinientos
    }
say-aces = Cuatro ases: cien
say-kings = Cuatro reyes: ochenta
say-queens = Cuatro damas: sesenta
say-knaves = Cuatro sotas: cuarenta
say-to-score = 
    { $points ->
        [1500] Y quedan mil quinientos por <cantar>cantar</>
        [4500] Y quedan cuatro mil quinientos por <cantar>cantar</>
       *[other] Y quedan { WORDS($points) } por <cantar>cantar</>
    }
say-blanche = <carta-blanca>Carta blanca</>: cincuenta
say-deal = Reparto yo
say-receive = Reparte usted
say-resign = Me rindo

score-marriage = un <matrimonio>matrimonio</>
score-royal-marriage = el <matrimonio>matrimonio</> real
score-sequence = una <secuencia>secuencia</>
score-royal-sequence = la <secuencia>secuencia</> en triunfos
score-bezique = <bezique>bézique</>
score-aces = cuatro ases
score-kings = cuatro reyes
score-queens = cuatro damas
score-knaves = cuatro sotas
score-blanche = <carta-blanca>carta blanca</>
score-last-trick = la última baza
count-marriage = <matrimonio>Matrimonio</> de { $suit }
count-royal-marriage = <matrimonio>Matrimonio</> real
count-sequence = <secuencia>Secuencia</> de { $suit }
count-royal-sequence = <secuencia>Secuencia</> en triunfos
count-bezique =
    { $number ->
        [1] <bezique>Bézique</>
        [2] Doble <bezique>bézique</>
        [3] Triple <bezique>bézique</>
       *[4] Cuádruple <bezique>bézique</>
    }
count-aces = Cuatro ases
count-kings = Cuatro reyes
count-queens = Cuatro damas
count-knaves = Cuatro sotas
count-blanche = <carta-blanca>Carta blanca</>
count-last-trick = Cincuenta por la última baza

## Refusals.

refuse-meld-no-such = No tiene esa combinación.
refuse-meld-none-with = Con esa carta no se canta nada.
refuse-meld-in-sequence = Ese rey o esa dama ya contó en una <secuencia>secuencia</>, y no puede casarse.
refuse-meld-in-greater = Una de ellas ya contó en un <bezique>bézique</> mayor, y no puede contar en uno menor.
refuse-meld-again = Esas mismas cartas ya han contado por eso.
refuse-meld-unplayed = Antes debe jugar una de las cartas que contaron, y luego añadir otra.
refuse-one-a-trick = Tras cada baza se canta una cosa, y usted ya ha tomado carta.
refuse-declare-first = Solo se canta tras ganar una baza, antes de tomar carta. Gane primero esta.
refuse-stock-gone = El <talon>talón</> se ha acabado, y ya no se puede <cantar>cantar</> nada.
refuse-follow = El <talon>talón</> se ha acabado: debe asistir al palo, y tiene { $suit }.
refuse-win = El <talon>talón</> se ha acabado: debe ganar la baza si puede, y tiene { $suit } para ello.
refuse-trump = El <talon>talón</> se ha acabado: no tiene de ese palo, y debe fallar.
unfit-seats = El Bézique Rubicón es para dos, no para { WORDS($seats) }.
unfit-stake = Cada bolsa debe tener lo mínimo que puede costar una partida, más el precio de las barajas: { $farthings }.

## What the table says.

fresh-packs = Se traen cuatro barajas nuevas.
last-nine = El talón se ha acabado. Quedan nueve bazas: asista al palo, y gane si puede.
hears-onlooker =
    { $who ->
        [you] Usted escucha a un mirón, y responde de lo que resulte.
       *[other] { $seat } escucha a un mirón, y responde de lo que resulte.
    }
brisques-taken =
    { $who ->
        [you] { $number ->
            [0] Usted no ha ganado ninguna brisca.
            [one] Usted ha ganado una brisca.
           *[other] Usted ha ganado { WORDS($number, form: "f") } briscas.
        }
       *[other] { $number ->
            [0] { $seat } no ha ganado ninguna brisca.
            [one] { $seat } ha ganado una brisca.
           *[other] { $seat } ha ganado { WORDS($number, form: "f") } briscas.
        }
    }
tie-by-brisques =
    { $who ->
        [you] Hay empate, y deciden sus briscas.
       *[other] Hay empate, y deciden las briscas de { $seat }.
    }
rubicon-saved = 
    { $who ->
        [you] Sus briscas le han hecho pasar el Rubicón.
       *[other] Las briscas han hecho pasar el Rubicón a { $seat }.
    }
result-void = Hay empate a tanteo y a <brisca>briscas</>: la partida es nula.
result-won = 
    { $who ->
        [you] Usted gana la partida. Vale { $points }.
       *[other] { $seat } gana la partida. Vale { $points }.
    }
result-rubicon = 
    { $who_loser ->
        [you] No ha pasado usted el <rubicon>Rubicón</>. La partida vale { $points }.
       *[other] { $seat_loser } no ha pasado el <rubicon>Rubicón</>. La partida vale { $points }.
    }
onlooker-pays =
    { $who ->
        [you] Usted escuchó a un mirón, y responde de lo que debe quien pierde, { $farthings }: no se le paga nada.
       *[other] { $seat } escuchó a un mirón, y responde de lo que debe quien pierde, { $farthings }: no se le paga nada.
    }
purse-short = 
    { $who ->
        [you] Su bolsa está vacía. Se le perdona lo que falta: { $farthings }.
       *[other] La bolsa de { $seat } está vacía. Se perdona lo que falta: { $farthings }.
    }
win-void = Partida nula: no se paga nada.
win-won = El tanteo: { $score } a { $loser }.
win-rubicon = El tanteo: { $score } a { $loser }.
pay-packs = por barajas nuevas
pay-game = por una partida de { $points }
