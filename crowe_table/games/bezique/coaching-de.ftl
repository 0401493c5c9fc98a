# Cards for first deals: what is new at a question.

coach-lead = Ein Stich allein ist wenig wert. Gewinnen Sie ihn, wenn Sie etwas zu <melden>melden</> haben: Nur der Gewinner darf es.
coach-reply = Die höchste Karte der ausgespielten Farbe gewinnt, wenn kein <trumpf>Trumpf</> fällt. Die Zehn kommt gleich nach dem Ass.
coach-declare = Was Sie <melden>melden</>, zählt sofort und liegt offen. Sie dürfen diese Karten noch spielen und mit anderen wieder melden.
coach-follow = Der <talon>Talon</> ist leer. Von nun an müssen Sie bedienen und stechen, wenn Sie können.
