# Cards for first deals: what is new at a question.

coach-look = Sin mirar, todo le cuesta la mitad. Pero quien no mira no sabe si sus cartas son buenas.
coach-first = El bote es suyo con las mejores cartas, o si todos los demás se retiran. La tabla dice qué gana a qué.
coach-first-blind = Quien ha mirado no puede ver una mano que va <a-ciegas>a ciegas</>. En cuanto mire, paga el precio entero.
coach-brag = Quien quiera seguir debe poner lo mismo. Nadie sabe si hay buenas cartas detrás.
coach-sight = Pida <vista>vista</>, y todos los que quedan muestran sus cartas: la mejor mano se lleva el bote.
