# Cards for first deals: what is new at a question.

coach-propose = Con malas cartas, proponga: los dos pueden cambiar algunas, si quien reparte no se niega. Con buenas, juegue.
coach-answer = Si acepta, los dos pueden cambiar cartas. Si se niega, se juega la mano como está.
coach-change = Guarde los <triunfo>triunfos</> y los reyes, y descarte lo demás. Nadie vuelve a ver lo que descarta.
coach-lead = Rey, dama, sota, as, diez: aquí el as va después de la sota. Quien hace más bazas se apunta el <punto>punto</>.
