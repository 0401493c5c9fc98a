# Cards for first deals: what is new at a question.

coach-wager-setters = Die anderen <halten>halten</> so viel dagegen, wie Sie nennen, oder weniger. Die Würfel behalten Sie, solange Sie gewinnen.
coach-wager-one_bet = Die anderen bieten Wetten gegen Ihren Einsatz an, und Sie nehmen eine davon.
coach-setters = Sie wetten, dass der <werfer>Werfer</> verliert. Was Sie setzen, können Sie gewinnen oder verlieren.
coach-one_bet = Sie wetten, dass der <werfer>Werfer</> verliert. Er nimmt eine der Wetten an, die anderen gehen zurück.
coach-throw-main = Nach der <hauptzahl>Hauptzahl</> richtet sich, was Ihre nächsten Würfe bedeuten. Sieben kommt am häufigsten.
coach-throw-to-main = Ein <nick>Nick</> gewinnt sofort. <crabs>Crabs</>, zwei oder drei, verlieren. Die meisten anderen Zahlen werden Ihre <chance>Chance</>.
