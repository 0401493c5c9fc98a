# Why to stand, to propose, to throw out or to play: each speaks for the answer, in ten words or so.

do-stand = Jugar estas cartas
do-propose = Proponer
do-accept = Aceptar
do-refuse = Rechazar
do-mark = Apuntar el rey
do-change =
    { $number ->
        [0] Conservar todas sus cartas
       *[other] Descartar { $cards }
    }

hint-ready = Esta mano ha terminado. Siga cuando quiera.
hint-any = Lo mismo da una que otra.
hint-even-money = A la par, apostar no aporta nada a la larga.
hint-mistaken = Iba contra la regla, y puede descubrirse.
hint-mark = Da un tanto, y se pierde si no lo dice a tiempo.
hint-claim = Todo lo que queda es suyo, estén donde estén las cartas.
hint-doubt = Usted ha visto dónde está ese rey.
hint-revoke = En la baza { $number } el contrario podía jugar como pide la regla.
hint-no-stock = Ya no puede proponer, así que juega.
hint-jeu = Es un jeu de règle. Con estas cartas hace el punto: { $often }.
hint-made = Con estas cartas hace el punto: { $often }.
hint-propose = Con estas cartas hace el punto: { $often }. Otras pueden mejorarlo.
hint-refuse = Con estas hace el punto: { $often }.
hint-give = Con estas hace el punto: { $often }. Otras pueden mejorarlo.
hint-listed = Es uno de los jeux de règle, que según la regla antigua se juegan.
hint-not-listed = No es ninguno de los jeux de règle, que según la regla antigua se juegan.
hint-keep-all = Todas son triunfos o reyes.
hint-throw = Guarda todos los triunfos y todos los reyes.
hint-only = Es la única carta que puede jugar.
hint-vole = Gana la última baza, y con ella la bola.
hint-point = Gana la baza que da el punto.
hint-wins = Gana la baza, y después sale usted.
hint-master = Ninguna de las que faltan puede ganarle.
hint-spares = No puede ganar esta baza: dé la carta más baja.
hint-lead-trump = No falta ningún triunfo más alto: le saca uno al contrario, si lo tiene.
hint-lead-guarded = Sale de { $suit } desde arriba: siga con ese palo.
hint-lead-alone = Es su única carta del palo: sus otros palos quedan juntos.
hint-lead-low = Es la más baja que tiene del palo: guarda las altas.
