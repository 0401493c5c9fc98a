# Cards for first deals: what is new at a question.

coach-stand-or-beg = Few good cards of this suit? <beg>Beg</>. The dealer must then give away a point, or deal more and turn up a new suit.
coach-give-or-run = If this suit serves you, give the point and keep it. If not, deal more cards, and another suit is turned up.
coach-lead = Up to four points lie in a deal: for the highest trump, the lowest, the Knave of trumps, and the best cards taken in tricks.
coach-follow = Here you may trump even when you could follow suit.
