# Cards for first deals: what is new at a question.

coach-lead = Una baza vale poco por sí misma. Gánela cuando tenga algo que <cantar>cantar</>: solo puede hacerlo quien la gana.
coach-reply = Gana la carta más alta del palo de salida, si no se juega <triunfo>triunfo</>. El diez va justo después del as.
coach-declare = Lo que canta cuenta enseguida y queda en la mesa. Aún puede jugar esas cartas, y cantarlas otra vez con otras.
coach-follow = El <talon>talón</> se ha acabado. Desde ahora hay que asistir al palo, y ganar si se puede.
