# A line of history for each card that is looked at closely. Courts and aces have their own, by rank and suit; other cards
# that of their rank.

history-0-0 = From 1765 the Stamp Office printed this ace itself: a pack without it had not paid its sixpence, and to forge it was death.
history-0-1 = One pip on bare paper, with no frame about it: pip cards were never cut in wood, but brushed through stencils.
history-0-2 = So much white paper was too good to waste: old cards served as tickets, receipts and notes of hand.
history-0-3 = Clubs took their shape from the French trefoil and their English name from the staves of Spanish packs.
history-1 = The deuce, from the French for two: in many old games the lowest of all, and in Ombre’s black suits the second best trump.
history-2 = Below the middle the pips are turned over, so that the card can be read from both sides of the table.
history-3 = Cards had no mark in the corner until the next century: players spread them wide, and counted the pips.
history-4 = Five at Cribbage is the card to keep: it makes fifteen with every ten, and nearly a third of the pack counts ten.
history-5 = Each pip was brushed through a stencil, one colour at a time, so no two impressions are quite alike.
history-6 = At Ombre the seven is the lowest card of a red suit. When that suit is trumps it becomes Manille, the second best.
history-7 = The eights, nines and tens were taken out of the pack for Ombre, which is played with forty cards.
history-8 = Sheets of paper were pasted, pressed and polished into board, and cut square: round corners came a century later.
history-9 = Ten was the highest number a player had to count; above it the court begins, and the counting stops.
history-10-0 = The Knave of spades is seen from behind the shoulder, in profile, with one eye. The model was cut at Rouen in 1567.
history-10-1 = The Knave of hearts smiles, and holds up what one cutter made a leaf and another a feather.
history-10-2 = The Knave of diamonds rests a hand upon his hip. Only knaves show their legs whole; the robes of kings reach to the frame.
history-10-3 = The Knave of clubs stands by a tall arrow, with a feather in his cap. At Loo he was Pam, who took every trick.
history-11-0 = The Queen of spades carries a sceptre beside her flower, the only queen who does.
history-11-1 = The Queen of hearts wears a black hood; where the yellow of her jewels fell upon blue lines, it looks green.
history-11-2 = The Queen of diamonds holds a flower, as all four do: Pope wrote of “four fair Queens whose hands sustain a flower”.
history-11-3 = The Queen of clubs has belts crossed and tied in a black knot: what they once fastened, two centuries of copying have lost.
history-12-0 = The King of spades holds his sword upright. Pope knew the four of them, “with hoary whiskers and a forky beard”.
history-12-1 = The King of hearts raises an axe. In later packs it was taken for a sword, and he seemed to run it through his head.
history-12-2 = The King of diamonds shows one eye alone, and stretches out an open hand; his axe stands behind him.
history-12-3 = The King of clubs bears an orb on his open hand. His face, like all flesh and linen, is bare paper with blue lines.
