# Cards for first deals: what is new at a question.

coach-banco = Con <banco>banco</> juega usted solo contra toda la banca. Si todos callan, cada uno puede apostar contra una parte.
coach-bet = Apuesta contra la banca. Uno juega las cartas por todos: si se acercan más a nueve, gana tanto como apuesta.
coach-draw = Dieces y figuras no cuentan, y de una suma solo cuenta la última cifra: siete y seis son tres. Lo mejor es nueve.
coach-draw-banker = Juega contra todas las apuestas. Si sus cartas se acercan más a nueve, todas van a la banca.
coach-take-bank = El banquero juega contra todos. No puede perder más de lo que ponga, y lo que la banca gana se queda en ella.
