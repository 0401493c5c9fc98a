# Cards for first deals: what is new at a question.

coach-turn = Ein Trumpf, der höher ist als alle vorher, kann den <topf>Topf</> gewinnen. Alle anderen Karten sind nichts wert.
coach-keep-or-sell = Wer am Ende den höchsten Trumpf besitzt, bekommt den <topf>Topf</>. Einen niedrigen verkauft man besser, solange er der höchste ist.
coach-bid-first = Sie bieten auf den bisher höchsten Trumpf. Er gewinnt den <topf>Topf</> nur, wenn kein höherer aufgedeckt wird.
