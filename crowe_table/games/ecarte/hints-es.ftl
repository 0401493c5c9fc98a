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

hint-any = Lo mismo da una que otra.
hint-even-money = A la par, apostar no aporta nada.
hint-mistaken = Iba contra la ley, y puede descubrirse.
hint-mark = Es un tanto, y se pierde si no se dice ahora.
hint-claim = Todo lo que queda es suyo, estén donde estén las cartas.
hint-doubt = Usted ha visto dónde está ese rey.
hint-revoke = En la baza { $number } tenían lo que pedía la ley.
hint-no-stock = El talón se ha acabado: no hay otra cosa.
hint-jeu = Un jeu de règle. Hace el punto: { $often }.
hint-made = Así hace el punto: { $often }.
hint-propose = Hace el punto: { $often }; otras cartas pueden mejorarlo.
hint-refuse = Con estas hace el punto: { $often }.
hint-give = Con estas hace el punto: { $often }.
hint-listed = Es uno de los jeux de règle.
hint-not-listed = No es ninguno de los jeux de règle.
hint-throw = Guarde triunfos y reyes, y lo que va con ellos.
hint-only = Es la única carta que la ley le deja.
hint-wins = Gana la baza.
hint-spares = Es la que menos regala.
hint-lead-trump = Sus triunfos bastan para sacar los del contrario.
hint-lead-guarded = Un palo guardado, desde arriba: siga con él.
hint-lead-alone = Puede hacer su baza, y no separa sus palos.
