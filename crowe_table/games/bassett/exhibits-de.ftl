# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-the-last-turn = Bis zum letzten Zug
exhibit-the-last-turn-story = Ein Abend im Saloon. Alle Karten werden umgedreht, zwei auf einmal, und die Perlen sagen, was fort ist. Wo noch vier eines Rangs darin sind, lebt die Bank von ihnen; wo eine übrig ist, kann sie nichts gewinnen. Sind drei Karten übrig, so weiß jeder, welche, und nur ihre Folge ist offen.
exhibit-the-last-turn-task = Spielen Sie einmal bis zum Ende, und stehen Sie mit nicht weniger auf, als Sie mitbrachten.
exhibit-the-last-turn-goal = Einmal alle Karten. Stehen Sie mit nicht weniger auf, als Sie mitbrachten.
exhibit-the-last-turn-hero = Wer nur auf letzte Karten setzt, gibt der Bank nichts.
exhibit-the-last-turn-best = Wetten auf Karten, von denen eine übrig ist, und eine Ansage des letzten Zuges: mit einem Paar ist sie gerecht.
exhibit-the-last-turn-moral = Zählen, warten und setzen, wo nichts gleich fallen kann; alles andere gehört der Bank.
exhibit-done = Es ist gelungen: Sie haben nicht weniger, als Sie mitbrachten.
exhibit-not-done = Es ist nicht gelungen: die Bank hat etwas davon.
exhibit-over = Die Karten sind aus, und die Gesellschaft steht auf.
