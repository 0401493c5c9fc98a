# Cards for first deals: what is new at a question.

coach-lead = Your partner sits opposite. Take as many tricks together as you can: each trick beyond six scores a point.
coach-follow = You must follow suit if you can. If you cannot, even the lowest trump beats any card of that suit.
