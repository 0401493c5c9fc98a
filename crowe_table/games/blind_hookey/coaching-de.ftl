# Cards for first deals: what is new at a question.

coach-lift = Nehmen Sie so viele Karten, wie Sie wollen. Nur die <unterste-karte>unterste Karte</> Ihres Päckchens zählt, und noch kennt sie niemand.
coach-stake-packets = Ist Ihre <unterste-karte>unterste Karte</> höher als die der <bank>Bank</>, gewinnen Sie Ihren Einsatz. Ist sie niedriger, ist er verloren.
coach-stake-heaps = Ist die <unterste-karte>unterste Karte</> Ihres Haufens höher als die der <bank>Bank</>, gewinnen Sie Ihren Einsatz.
