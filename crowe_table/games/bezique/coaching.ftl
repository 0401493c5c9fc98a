# Cards for first deals: what is new at a question.

coach-lead = A trick is worth little by itself. Win it when you have something to <declare>declare</>, because only the winner may.
coach-reply = The highest card of the suit led takes the trick, unless it is trumped. The ten comes next to the ace.
coach-declare = What you <declare>declare</> scores at once and lies on the table. You may still play those cards, and declare them again with others.
coach-follow = The <stock>stock</> is gone. From now on you must follow suit, and win the trick if you can.
