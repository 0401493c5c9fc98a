# The lesson. Of each step: what is to be done, and afterwards why.

lesson-decline = Alle Damen, alle Buben und alle Karos sind Trumpf. Sie haben nur drei davon: lehnen Sie die Blinde ab.
lesson-decline-why = Einer hat sie genommen und spielt allein gegen Sie und einen Gefährten; der Geber ruht. Mehr als die Hälfte von 120 Augen ist gefordert.
lesson-ace = Ein Ass zählt elf, und nur ein Trumpf kann es nehmen. Spielen Sie das Pik-Ass aus.
lesson-ace-why = Es wurde gestochen, mit einem zweiten Ass: zweiundzwanzig Augen für den Alleinspieler, der diese Farbe weggelegt hat.
lesson-eight = Das Herz-Ass ist ausgespielt: bedienen Sie mit der Acht, die nichts zählt.
lesson-eight-why = Farbe muss bedient werden. Eine Zehn zählt zehn, ein König vier, eine Dame drei, ein Bube zwei; das Übrige nichts.
lesson-give = Eine Sieben ist ausgespielt, von deren Farbe Sie nichts mehr haben, und Ihr Gefährte spielt nach Ihnen. Vertrauen Sie: werfen Sie das Kreuz-Ass dazu.
lesson-give-why = Mit der Zehn ging der Stich an Ihre Seite: einundzwanzig Augen für Sie beide. So schmiert man dem Freund.
lesson-ten = Ihr Gefährte spielt den Kreuz-König aus. Die Zehn steht über ihm: legen Sie sie darauf.
lesson-ten-why = Ass, Zehn, König ist hier die Folge. Vierzehn Augen mehr, und Sie sind am Spiel.
lesson-king = Spielen Sie den Pik-König aus.
lesson-king-why = Wieder gestochen; aber jeder Trumpf, der so vertan ist, kann nicht mehr Ihre Trümpfe ziehen.
lesson-queen = Ein kleiner Trumpf ist ausgespielt: nehmen Sie ihn mit der Karo-Dame.
lesson-queen-why = Damen stehen über Buben, und Buben über den Karos. Ihr Gefährte gab die Zehn dazu: dreizehn Augen.
lesson-seven = Spielen Sie die Kreuz-Sieben aus: sie kann nichts verlieren.
lesson-seven-why = Der Alleinspieler hat einen Trumpf darauf vertan und keine Augen dafür bekommen.
lesson-nine = Der Karo-Bube ist ausgespielt. Ihr Gefährte spielt zuletzt: geben Sie die Neun, und behalten Sie Ihren Buben.
lesson-nine-why = Ihr Gefährte hatte einen höheren Buben. Kreuz ist von jedem Rang das beste, dann Pik, Herz und Karo.
