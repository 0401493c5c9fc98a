# The lesson. Of each step: what is to be done, and afterwards why.

lesson-ace = Sie haben gegeben und spielen darum zuletzt. Karo ist ausgespielt, und der König liegt da: nehmen Sie ihn mit Ihrem Ass.
lesson-ace-why = Die höchste Karte der ausgespielten Farbe macht den Stich; und wer ihn macht, spielt zum nächsten aus.
lesson-trumps = Ihre letzte Karte wurde als Trumpf aufgedeckt: Pik, und Sie haben Ass, König und Dame davon. Spielen Sie das Ass aus.
lesson-trumps-why = Wer stark in Trumpf ist, zieht Trumpf: jeder, der fällt, kann Ihre guten Karten nicht mehr stechen.
lesson-queen = Ass und König von Karo sind fort, also ist Ihre Dame die beste, die bleibt. Spielen Sie sie aus.
lesson-queen-why = Sie hat gewonnen; und merken Sie wohl: Ihr Partner gegenüber hatte kein Karo mehr und warf ein Herz ab.
lesson-again = Ziehen Sie noch einmal Trumpf: spielen Sie den Pik-König aus.
lesson-again-why = Acht Trümpfe sind in zwei Runden gefallen, und von denen, die bleiben, hat Ihre Seite die meisten.
lesson-ruff = Der Partner hat kein Karo, wie Sie sahen, aber vielleicht einen Trumpf: spielen Sie Ihre Karo-Fünf aus.
lesson-ruff-why = Der Partner hat gestochen: wer nicht bedienen kann, darf Trumpf spielen, und der kleinste Trumpf schlägt die höchste Karte einer anderen Farbe.
lesson-low = Der Partner spielt Kreuz aus, und darauf liegt der Bube, den Sie nicht schlagen können: geben Sie die Vier.
lesson-low-why = Was nicht gewinnen kann, soll so wenig wie möglich kosten: geben Sie die kleinste.
lesson-follow = Das Kreuz-Ass ist ausgespielt: bedienen Sie mit der Fünf.
lesson-follow-why = Solange Sie eine Karte der ausgespielten Farbe haben, müssen Sie bedienen; es nicht zu tun ist eine Renonce, der schwerste Fehler im Whist.
lesson-single = Herz ist ausgespielt, und Ihr König ist Ihr einziges Herz: spielen Sie ihn.
lesson-single-why = Das Ass lag hinter Ihnen. Ein blanker König fällt, wie er muss; Sie können nichts dafür.
lesson-keep = Der Kreuz-König ist ausgespielt: geben Sie die Sechs, und behalten Sie die Zehn.
lesson-keep-why = Ass, König, Dame und Bube von Kreuz sind alle gespielt: nun ist die Zehn die beste der Farbe. So zählt man die Karten, die fort sind.
lesson-partner = Die Herz-Dame des Partners gewinnt, und Sie haben kein Herz. Stechen Sie nicht: werfen Sie die Kreuz-Sieben ab.
lesson-partner-why = Der Stich Ihres Partners ist auch Ihrer: verschwenden Sie nie einen Trumpf daran.
lesson-trump = Der Partner spielt Herz aus, und die Zehn deckt es. Nun stechen Sie, mit der Pik-Sechs.
lesson-trump-why = Das ist Ihr siebter Stich. Jeder über sechs zählt einen Punkt, und zehn Punkte gewinnen das Spiel. Der Rest ist fast ganz Ihrer.
