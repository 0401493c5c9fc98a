# Cards for first deals: what is new at a question.

coach-change = Descarte lo que no sirve, y tome otras. Guarde su palo más largo, y tres o cuatro cartas iguales.
coach-call-ruff = De cada clase solo cuenta lo mejor de los dos. Lo que canta revela algo de su mano.
coach-answer-ruff = Si no tiene nada tan bueno, diga que vale: entonces cuenta para el otro.
coach-lead = No hay triunfos. Gana la carta más alta del palo de salida, y las bazas dan tantos.
