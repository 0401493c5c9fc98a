# Reasons for wagering, seeing and folding: what is said when advice is asked for.

do-look_at = Mirar { $word ->
        [new] la mano nueva
       *[old] la mano vieja
    }
do-stand = Quedarse con { $word ->
        [new] la mano nueva
       *[old] la mano vieja
    }
do-leave = Dejar sus cartas boca abajo
do-borrow = Pedir a { $seat } un préstamo de { $farthings }
do-borrow_bystander = Pedir al mirón un préstamo de { $farthings }
do-brag = Envidar { $farthings }
do-return_brag = Reenvidar { $farthings }
do-call_sight = Pedir vista
do-cover = Cubrir el bote

hint-agree = A quien quiere irse no se le retiene.
hint-play-on = Quedan manos por jugar.
hint-ready = La mano ha terminado, y no hay nada que pensar.
hint-look = Contra quienes miran, jugar <a-ciegas>a ciegas</> cuesta dinero.
hint-leave = Mientras no mire, cada apuesta le cuesta solo la mitad.
hint-look-first = Si mira de vez en cuando al principio, el otro no puede adivinar lo que tiene.
hint-fold-unseen = Nadie ha mirado: si se retira, el bote espera a la mano siguiente.
hint-fold-open = Contra quien ya ha mirado, unas cartas sin ver no valen este precio.
hint-two-wait = Dos manos sin ver valen más que una, y cada apuesta cuesta la mitad.
hint-two-look = Se está poniendo caro: vea lo que tiene.
hint-two-choice = Si es mala, aún puede dejarla y jugar la otra.
hint-keep = Manos que le ganarían: { $share }. Quédesela.
hint-drop = Manos que le ganarían: { $share }. Pruebe la otra.
hint-stand = No ha visto ninguna: tanto da una como la otra.
hint-show = Sus cartas son mejores: el bote es suyo.
hint-yield = Sus cartas no son mejores, y nadie tiene por qué verlas.
hint-open = Manos que ganarían a la suya: { $share }. Basta para abrir.
hint-open-bluff = Un farol: con tan pocos rivales, puede que todos se retiren.
hint-go-on = Manos que ganarían a la suya: { $share }. Siga.
hint-go-on-one = Gana usted a { $seat } { $often }: siga.
hint-raise = Manos que ganarían a la suya: { $share }. Haga pagar a los demás.
hint-raise-one = Gana usted a { $seat } { $often }: suba el precio.
hint-price-one = Gana usted a { $seat } { $often }, y el bote vale el precio.
hint-fold = Manos que ganarían a la suya: { $share }. Son demasiadas.
hint-fold-cost = Para seguir tendría que pagar { $farthings }.
hint-bluff = Un farol: solo queda { $seat }, que aún puede <retirarse>retirarse</>.
hint-bluff-many = Un farol: puede que todos los demás se retiren.
hint-see-now = Ha apostado { WORDS($number, form: "f") } veces, y { $seat } sigue. Vea esas cartas antes de que cueste más.
hint-see = Gana usted a { $seat } { $often }; bastaría con { $share }.
hint-see-level = Gana usted a { $seat } { $often }, y si paga por ver ya sabe lo que le cuesta.
hint-see-not = Gana usted a { $seat } { $often }; a este precio harían falta { $share }.
hint-blind-go = { $seat } juega <a-ciegas>a ciegas</> y no tiene que mostrar, pero usted gana { $often }.
hint-blind-fold = Gana { $often }; si se retira, el bote espera.
hint-blind-press = Contra las cartas sin ver de { $seat } gana { $often }: suba el precio.
hint-blind-sees = Ninguno de los dos ha mirado: las probabilidades son iguales, y el bote vale más que el precio.
hint-blind-first = Mientras no mire, apostar le cuesta solo la mitad.
hint-look-now = Se está poniendo caro para cartas que no ha visto.
hint-look-know = Desde ahora paga el precio entero, pero sabe lo que tiene.
hint-cover = Gana { $often }, y no puede perder más que lo que lleva en la bolsa.
hint-borrow = Gana { $often }: vale la pena pedir prestado.
hint-borrow-stay = Sin un préstamo tendría que <retirarse>retirarse</>.
hint-borrowed = Para esto pidió el préstamo.
hint-short-fold = Gana { $often }: no vale la pena pedir prestado.
hint-short-go = Gana usted a { $seat } { $often }, pero no puede pagar por ver: siga.
hint-short-none = Su bolsa no alcanza para seguir, y nadie presta.
hint-ante = La <entrada>entrada</> es una deuda pequeña, y sin ella no recibe cartas.
hint-sit-out = Ya debe bastante.
hint-sit-out-none = Nadie le presta la <entrada>entrada</>.
hint-lend = Es poco, y lo que gane { $seat } servirá para devolvérselo.
hint-lend-shown = Con estas cartas, { $seat } tiene buenas probabilidades de devolvérselo.
hint-decline = Es demasiado para cartas que no ha visto.
hint-decline-shown = Estas cartas son demasiado flojas para prestar dinero.
hint-sight = No le cuesta nada, y gana la mejor mano.
hint-return = Manos que ganarían a la suya: { $share }. Haga pagar a los demás.
