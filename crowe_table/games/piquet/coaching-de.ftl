# Cards for first deals: what is new at a question.

coach-change = Legen Sie ab, was zu nichts passt, und kaufen Sie andere. Behalten Sie Ihre längste Farbe und drei oder vier Gleiche.
coach-call-ruff = Von jeder Art zählt nur das Bessere von beiden. Was Sie ansagen, verrät etwas über Ihr Blatt.
coach-answer-ruff = Haben Sie nichts ebenso Gutes, sagen Sie, dass es gut ist: Dann zählt es für den anderen.
coach-lead = Es gibt keinen Trumpf. Die höchste Karte der ausgespielten Farbe gewinnt, und Stiche bringen Punkte.
