# Cards for first deals: what is new at a question.

coach-the-blind = Nehmen Sie den <skat>Skat</>, so spielen Sie allein gegen zwei und brauchen mehr als die Hälfte aller Augen.
coach-bury = Legen Sie Karten einer Farbe weg, von der Sie wenige haben: Dann können Sie bald stechen.
coach-lead = Alle Damen, alle Buben und alle Karos sind Trumpf und bilden eine Farbe. Die Tafel zeigt ihre Reihenfolge.
