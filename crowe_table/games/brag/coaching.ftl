# Cards for first deals: what is new at a question.

coach-look = If you play <blind>blind</>, everything costs you half. But whoever does not look cannot know how good the cards are.
coach-first = You win the pot with the best cards, or when all the others fold. The chart shows what beats what.
coach-first-blind = Nobody who has looked can <see>see</> a <blind>blind</> hand. Once you look, you pay the full price.
coach-brag = Whoever wants to stay must put in as much as was bragged. Nobody knows whether there are good cards behind it.
coach-sight = Call a <sight>sight</>, and all who are left show their hands: the best takes the pot.
