# Cards for first deals: what is new at a question.

coach-bid = A <frog>Frog</> is played with a partner whom nobody knows, a <solo>Solo</> alone, a <tout>Tout</> alone for every trick. The highest bid plays.
coach-call = Whoever holds the ace that you call is your partner, and keeps it secret until the ace is played.
coach-words = Whoever plays is the <ombre>Ombre</>, alone against the other two, and must have more tricks than each of them.
coach-name-trump = The black aces are <trumps>trumps</> in any case. Choose the suit of which you hold most high cards besides.
coach-change = Throw out cards that will take no trick, and draw as many others. Keep <trumps>trumps</> and Kings.
coach-lead = The highest trump takes the trick, or else the highest card of the suit led. The chart shows the order of <trumps>trumps</>.
