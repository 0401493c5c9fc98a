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
hint-any = Tanto da una como otra.
hint-even-money = A la par, una apuesta no da nada a la larga.
hint-mistaken = Iba contra la ley, y puede descubrirse.
hint-mark = Da un tanto, y se pierde si no se dice a tiempo.
hint-claim = Todas las bazas que quedan son suyas, estén donde estén las cartas.
hint-doubt = Usted ha visto dónde está ese rey.
hint-revoke = En la baza { $number } el contrario podía jugar como manda la ley.
hint-no-stock = Ya no puede <proponer>proponer</>: tiene que jugar.
hint-jeu = Es un <jeu-de-regle>jeu de règle</>. Con estas cartas hace el <punto>punto</>: { $often }.
hint-made = Con estas cartas hace el <punto>punto</>: { $often }.
hint-propose = Con estas cartas hace el <punto>punto</>: { $often }. Otras pueden mejorarlo.
hint-refuse = Con estas cartas hace el <punto>punto</>: { $often }.
hint-give = Con estas cartas hace el <punto>punto</>: { $often }. Otras pueden mejorarlo.
hint-listed = Es uno de los jeux de règle, que la vieja regla manda jugar.
hint-not-listed = No es ninguno de los jeux de règle, que la vieja regla manda jugar.
hint-keep-all = Todas son <triunfo>triunfos</> o reyes.
hint-throw = Guarda todos los <triunfo>triunfos</> y todos los reyes.
hint-only = Es la única carta que puede jugar.
hint-vole = Gana la última baza, y con ella la <bola>bola</>.
hint-point = Gana la baza que da el <punto>punto</>.
hint-wins = Gana la baza, y después sale usted.
hint-master = Ninguna de las que faltan puede ganarle.
hint-spares = No puede ganar esta baza: eche la carta más baja.
hint-lead-trump = No falta ningún <triunfo>triunfo</> más alto: le saca uno al contrario, si lo tiene.
hint-lead-guarded = Sale de { $suit } desde arriba: siga con ese palo.
hint-lead-alone = Es su única carta de ese palo: los demás quedan enteros.
hint-lead-low = Es la más baja que tiene del palo: guarda las altas.
