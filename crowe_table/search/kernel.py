"""The rest of a deal in trick-taking games with open hands: solved exactly, or played out randomly or by plain rules.

This file serves every trick-taking game. It runs as plain Python. It is much faster if the build compiled it with the
types of ``kernel.pxd``; the results are the same.

A hand is one word with four lanes of sixteen bits each. A lane is a suit; all trumps form one lane. A card is a bit,
higher bits are better, and bit fifteen of a lane stays empty. Players are counted from the leader. A side is a mask of
players who win together against the rest.

If only tricks count, gaps left by played cards are closed, so that equivalent endings share one entry. Entries depend
only on the cards whose rank decided the position, not on the low ones (partition search, M. Ginsberg 1996). If cards
have values or are privileged, only gaps between equivalent neighbours are closed. Each search then returns by how much
it fell short of the target or exceeded it (A. Plaat's MTD(f), 1996).

**Why the partition is sound.** Each search sets ``decided``, here called D: in each lane, all bits from some rank
upwards. Two positions are *alike under D* if three conditions hold. The cards in D are in the same hands. Each hand has
the same number of cards in each lane. The incomplete tricks differ at most in cards outside D; such a card may be any
other card of its lane outside D. The claim: a search gives the same result for all positions that are alike under its
D. Proof by induction over the search tree:

* **A trick is complete.** If the trick contains another card of the winner's lane, D contains the winning card and all
  cards above it; otherwise the card wins whatever its rank. The rest of D comes from the next position: ``with_gaps``
  adds a played card if D goes below it, so positions alike before the trick are alike after it.
* **A bound ends the search.** Bounds depend on the number of cards, and on top cards that are added to D.
* **A play succeeds.** D is the D of that play. In a position that is alike, the player plays the same card if it is in
  D, and any card of the same lane outside D if it is not: the hand has one, because the numbers are the same.
* **All plays fail.** Only the lowest card r of each run of neighbours in one hand is tried. D contains D(r), the D of
  that play; and if D(r) contains an upper part of the run but not r, D contains the run from r upwards (``_deciding``).
  Let c be any legal card of the player in a position that is alike under D.

  1. c is outside D. Then the lowest card of its lane in the searched hand is outside D too. It was tried, it is outside
     the D of its play, and so is c: the claim for that play covers c.
  2. c is in D, so the searched hand has it too, in the run of some r. If c is outside D(r), r is outside as well, and
     the claim for r covers c. If c is in D(r), all cards from r to c are in D: the same hand has them in the position
     that is alike, c and r are neighbours there, and playing c is as good as playing r, which fails by the claim for r.

Which cards are legal depends only on the number of cards in each lane, unless a player must win: then D is everything.
"""

from array import array

MOST_PLAYERS = 6
"""Maximum number of players in play-outs. Positions with more than five players cannot be solved."""
FEW_BITS = 0xFFFF
"""Mask of the lowest lane."""
SECOND_LANE = 0xFFFF0000
THIRD_LANE = 0xFFFF00000000
FOURTH_LANE = 0xFFFF000000000000
WORD = 0xFFFFFFFFFFFFFFFF
LANES = 0x0001000100010001
"""Mask of the lowest bit of each lane."""
TWOS = 0x5555555555555555
FOURS = 0x3333333333333333
EIGHTS = 0x0F0F0F0F0F0F0F0F
SIXTEENS = 0x00FF00FF00FF00FF
"""Masks for counting the bits of a word, in fields of growing width."""
MIX = 0x9E3779B97F4A7C15
MIX_MORE = 0x2545F4914F6CDD1D
WAYS = 8
"""Number of cached positions for each shape of hands: the associativity of the cache."""
DEEP = 64 * MOST_PLAYERS
GROUPS = 6
"""Number of move groups. The groups are tried one after another."""
NOBODY = -1
FOR_TRICKS, FOR_CARDS, FOR_LEAST = 0, 1, 2
"""Aims of plain play: most tricks, most points of cards, or taking as little as possible, each player alone."""


def lane_of(card: int) -> int:
    """Return all bits of the lane that contains a card."""
    if card <= SECOND_LANE:
        return FEW_BITS if card <= FEW_BITS else SECOND_LANE
    return THIRD_LANE if card <= THIRD_LANE else FOURTH_LANE


def lane_counts(cards: int) -> int:
    """Return the number of cards in each lane. Each number is in the low bits of its lane."""
    x = cards - ((cards >> 1) & TWOS)
    x = (x & FOURS) + ((x >> 2) & FOURS)
    x = (x + (x >> 4)) & EIGHTS
    return (x + (x >> 8)) & SIXTEENS


def card_count(cards: int) -> int:
    """Return the number of cards."""
    x = lane_counts(cards)
    x = x + (x >> 16)
    return (x + (x >> 32)) & 0xFF


def beats(card: int, best: int, trump: int) -> bool:
    """Return whether a card takes the trick from ``best``, the card that wins so far."""
    if lane_of(best) & card:
        return card > best
    return card & trump != 0


def from_up(card: int) -> int:
    """Return the bits of a card's lane from the card upwards."""
    lane = lane_of(card)
    return lane & ~(card - 1)


def without(cards: int, gone: int) -> int:
    """Close the gaps in ``cards`` that the cards in ``gone`` would leave. ``cards`` and ``gone`` do not overlap."""
    left = gone
    while left:
        card = _highest(left)
        left ^= card
        above = cards & lane_of(card) & ~(card | (card - 1))
        cards = (cards ^ above) | (above >> 1)
    return cards


def with_gaps(upper: int, gone: int) -> int:
    """Undo ``without`` for ``upper``, which consists of upper parts of lanes.

    Cards of ``gone`` in these parts are added.
    """
    left = gone
    while left:
        card = left & -left
        left ^= card
        lane = lane_of(card)
        high = upper & lane & ~(card - 1)
        low = upper & lane & (card - 1)
        upper = (upper & ~lane) | low | ((high << 1) & lane)
        if low:
            upper |= card
    return upper


def _highest(cards: int) -> int:
    x = cards
    x |= x >> 1
    x |= x >> 2
    x |= x >> 4
    x |= x >> 8
    x |= x >> 16
    x |= x >> 32
    return x ^ (x >> 1)


class Kernel:
    """The trick rules of one game, with a cache of solved positions for all its deals."""

    def __init__(self, bits: int = 12) -> None:
        """Create the cache. It has eight positions for each of 2**``bits`` shapes."""
        shapes = 1 << bits
        size = shapes * WAYS
        self.shapes = shapes
        self.shape = array("Q", bytes(8 * size))
        self.more = array("Q", bytes(8 * size))
        self.bound = array("Q", bytes(8 * size))
        """For each cached position, the cards whose rank decided it."""
        self.first = array("Q", bytes(8 * size))
        self.second = array("Q", bytes(8 * size))
        self.third = array("Q", bytes(8 * size))
        self.fourth = array("Q", bytes(8 * size))
        self.fifth = array("Q", bytes(8 * size))
        self.low = array("q", bytes(8 * size))
        self.high = array("q", bytes(8 * size))
        self.hint = array("Q", bytes(8 * size))
        self.oldest = array("q", bytes(8 * shapes))
        self.hands = array("Q", bytes(8 * DEEP))
        self.trick = array("Q", bytes(8 * DEEP))
        self.groups = array("Q", bytes(8 * DEEP * GROUPS))
        self.points = array("q", bytes(8 * 64))
        self.fell = array("Q", bytes(8 * 64))
        self.hand = array("Q", bytes(8 * MOST_PLAYERS))
        self.void = array("Q", bytes(8 * MOST_PLAYERS))
        """The lanes in which each player is known to be void, in a play-out."""
        self.called = array("Q", bytes(8 * MOST_PLAYERS))
        """The lane that each player led first."""
        self.led_by = array("Q", bytes(8 * MOST_PLAYERS))
        """The lanes that each player has led."""
        self.led_lanes = 0
        """Number of times each lane has been led, in the low bits of that lane."""
        self.pack = 0
        """Cards that may be in a hand, to the knowledge of the players in a play-out."""
        self.whole = 0
        self.gone = 0
        self.table = 0
        self.round = 0
        self.surprised = 0
        self.choice = 0
        self.sure_lead = False
        self.aim = FOR_TRICKS
        self.dear = 1
        self.gift = array("q", bytes(8 * 64))
        """For each card, the gain from discarding it on another suit. Playing it to its own suit costs as much."""
        self.alarm = 0
        self.took = array("q", bytes(8 * MOST_PLAYERS))
        """The gain of each player in the last play-out."""
        self.made = array("q", bytes(8 * MOST_PLAYERS))
        """Number of tricks of each player."""
        self.latest = array("q", bytes(8 * MOST_PLAYERS))
        """Number of each player's last trick, from 0; −1 for none."""
        self.players = 4
        self.everybody = 15
        self.trump = 0
        self.a_trick = 1
        self.last_trick = 0
        self.must_win = False
        self.must_trump = False
        self.may_trump = False
        self.by_cards = False
        self.privileged = 0
        self.by_points = False
        """Whether the cards of a lane differ in more than rank."""
        self.alike = array("Q", bytes(8 * 64))
        """For each card, the run of neighbours, including itself, that differ only in rank."""
        self.joined = 0
        """Cards that differ from their lower neighbour only in rank."""
        self.compared = False
        self.decided = 0
        self.era = 1
        """Number of the cache's generation. Entries of earlier generations are ignored."""
        self.positions = 0
        self.most = 0
        self.random = 1
        self.guess = 0
        """Result of the last solved position.

        The next search starts from this value, because its result is probably similar.
        """

    # --- rules of the game

    def rule(self, players: int, must_win: bool, must_trump: bool, may_trump: bool) -> None:
        """Set the number of players, and the duties of a player who does not lead.

        All must follow suit. ``must_win`` obliges them to win if they can, ``must_trump`` to trump when void.
        ``may_trump`` allows them to trump although they could follow.
        """
        self.players = players
        self.everybody = (1 << players) - 1
        self.must_win = must_win
        self.must_trump = must_trump
        self.may_trump = may_trump
        self._settle_law()

    def value(self, a_trick: int, last_trick: int) -> None:
        """Set the value of each trick and the bonus for the last. Cards count 0 until ``price`` is called."""
        self.a_trick = a_trick
        self.last_trick = last_trick
        self.by_cards = last_trick != 0
        for at in range(64):
            self.points[at] = 0
            self.gift[at] = 0
        self._settle_law()

    def price(self, place: int, points: int) -> None:
        """Set the points, at least 0, for taking the card at this bit."""
        self.points[place] = points
        self.by_cards = True
        self._settle_law()

    def privilege(self, cards: int) -> None:
        """Set the privileged trumps; 0 for none.

        A player without other trumps need not play them to a trump lead. They must be played if a better privileged
        trump was led.
        """
        if cards != self.privileged:
            self.privileged = cards
            self._settle_law()

    def _settle_law(self) -> None:
        """Clear the cache after a change of rules or card values."""
        self.by_points = self.by_cards or self.privileged != 0
        self.compared = False
        self.forget()

    def _compare(self) -> None:
        """Find the neighbours that differ only in rank."""
        if self.compared:
            return
        self.compared = True
        self.joined = 0
        run = 0
        card = 1
        for place in range(64):
            alike = (card & self.privileged != 0) == ((card >> 1) & self.privileged != 0)
            if place & 15 and alike and self.points[place] == self.points[place - 1]:
                self.joined |= card
            run = run | card if card & self.joined else card
            self.alike[place] = run
            card = (card << 1) & WORD
        for place in range(62, -1, -1):
            if self.alike[place + 1] & self.alike[place]:
                self.alike[place] = self.alike[place + 1]

    def give(self, place: int, gift: int) -> None:
        """Set the gain from discarding the card at this bit. Playing the card to its own suit costs as much.

        Only used with FOR_LEAST.
        """
        self.gift[place] = gift

    def beware(self, alarm: int) -> None:
        """Set the cost to each player if another player takes every trick; 0 for none. Only used with FOR_LEAST."""
        self.alarm = alarm

    def forget(self) -> None:
        """Clear the cache."""
        self.era += 1
        if self.era <= FEW_BITS:
            return
        self.era = 1
        for at in range(self.shapes * WAYS):
            self.more[at] = 0

    def play_for(self, aim: int, dear: int) -> None:
        """Set the aim of plain play: FOR_TRICKS, FOR_CARDS or FOR_LEAST.

        ``dear`` is the number of points of a very valuable card. Plain play scales its estimates by it.
        """
        self.aim = aim
        self.dear = dear

    def set_trump(self, lane: int) -> None:
        """Set the trump lane, from 0; −1 for none."""
        self.trump = 0 if lane < 0 else FEW_BITS << (16 * lane)

    def deal(self, place: int, cards: int) -> None:
        """Set the hand of a player. Players are numbered from the leader of the current trick."""
        self.hands[place] = cards

    # --- solving

    def solve(self, side: int, played: int, most: int) -> int:
        """Return the tricks or points that the side takes from the rest of the deal in perfect play.

        Return −1 if the search exceeds ``most`` positions; 0 sets no limit. ``played`` is the number of cards already
        played to the current trick; see ``put``.
        """
        self.positions = 0
        self.most = most
        total = self._total(0)
        if self.by_points:
            return self._solve_by_points(side, played, total)
        low = 0
        high = total
        need = self.guess
        while low < high:
            need = min(max(need, low + 1), high)
            if self._from_trick(side, played, total, need) >= need:
                low = need
                need += 1
            else:
                high = need - 1
            if most and self.positions > most:
                return -1
        self.guess = low
        return low

    def _solve_by_points(self, side: int, played: int, total: int) -> int:
        """Solve a position in which cards have values. Each search moves one of the bounds as far as it can."""
        low = 0
        high = total
        guess = min(self.guess, total)
        while low < high:
            need = guess if guess > low else low + 1
            guess = self._from_trick(side, played, total, need)
            if guess >= need:
                low = guess
            else:
                high = guess
            if self.most and self.positions > self.most:
                return -1
        self.guess = low
        return low

    def reaches(self, side: int, played: int, need: int, most: int) -> int:
        """Return 1 if the side takes at least ``need`` tricks or points from the rest of the deal, and 0 if not.

        Return −1 if the search exceeds ``most`` positions; 0 sets no limit.
        """
        self.positions = 0
        self.most = most
        found = self._from_trick(side, played, self._total(0), need)
        if most and self.positions > most:
            return -1
        return 1 if found >= need else 0

    def put(self, place: int, card: int) -> None:
        """Set the card that a player has played to the current trick. The card is still part of the dealt hand."""
        self.trick[place] = card

    def _from_trick(self, side: int, played: int, total: int, need: int) -> int:
        """Search from the current trick. If the side reaches ``need``, return a lower bound on its tricks or points.

        If it does not, return an upper bound.
        """
        if self.by_points:
            self._compare()
        if not played:
            if self.by_points:
                return self._lead_by_points(0, side, total, need)
            return need if self._lead(0, side, total, need) else need - 1
        best = self.trick[0]
        winner = 0
        for place in range(1, played):
            card = self.trick[place]
            if card and beats(card, best, self.trump):
                best = card
                winner = place
        if self.by_points:
            return self._turn_by_points(0, played, side, self.trick[0], best, winner, total, need)
        reached = self._turn(0, played, side, self.trick[0], best, winner, total, need)
        return need if reached else need - 1

    def _total(self, base: int) -> int:
        """Return the value of all tricks, cards and bonuses still to be won."""
        every = 0
        longest = 0
        for place in range(self.players):
            cards = self.hands[base + place]
            every |= cards
            held = card_count(cards)
            if held > longest:
                longest = held
        total = longest * self.a_trick
        if self.by_cards:
            if longest:
                total += self.last_trick
            while every:
                card = every & -every
                every ^= card
                total += self.points[self._place(card)]
        return total

    def _place(self, card: int) -> int:
        """Return the index of a card's bit."""
        return card_count(card - 1)

    def _lead(self, base: int, side: int, total: int, need: int) -> bool:
        """Return whether the side takes at least ``need`` of the rest when the first player leads."""
        self.decided = 0
        if need <= 0:
            return True
        if need > total:
            return False
        if not self.hands[base]:
            return self._lead(base, self._passed_on(base, side), total, need)
        if side & 1 == 0:
            return not self._lead(base, self.everybody ^ side, total, total - need + 1)
        h0 = self.hands[base]
        if not h0 & (h0 - 1):
            self.trick[base] = h0
            return self._turn(base, 1, side, h0, h0, 0, total, need)
        h1 = self.hands[base + 1]
        h2 = self.hands[base + 2]
        h3 = self.hands[base + 3]
        h4 = self.hands[base + 4]
        n0 = lane_counts(h0)
        shape = n0 | lane_counts(h1) << 4 | lane_counts(h2) << 8 | lane_counts(h3) << 12
        more = lane_counts(h4) | 0x10 | side << 5 | (self.trump & LANES) << 12
        more |= (self.era & 0xFF) << 20 | (self.era >> 8) << 36
        mixed = ((shape ^ (shape >> 29) ^ more * MIX_MORE) * MIX) & WORD
        at = ((mixed >> 33) & (self.shapes - 1)) * WAYS
        hint = 0
        for way in range(at, at + WAYS):
            if self.shape[way] == shape and self.more[way] == more:
                bound = self.bound[way]
                if (
                    not (self.first[way] ^ h0) & bound
                    and not (self.second[way] ^ h1) & bound
                    and not (self.third[way] ^ h2) & bound
                    and not (self.fourth[way] ^ h3) & bound
                    and not (self.fifth[way] ^ h4) & bound
                ):
                    if need <= self.low[way]:
                        self.decided = bound
                        return True
                    if need > self.high[way]:
                        self.decided = bound
                        return False
                    hint = self.hint[way]
        if not self.must_trump and not self.must_win:
            if self._sure(base, side, 0) * self.a_trick >= need or self._entered(base, side, need):
                return True
            if self._top_trumps(base, side) * self.a_trick >= need:
                return True
            if self._top_trumps(base, self.everybody ^ side) * self.a_trick > total - need:
                return False
        self.positions += 1
        if self.most and self.positions > self.most:
            return False
        found = self._try_leads(base, side, total, need, hint)
        if self.most and self.positions > self.most:
            return found
        bound = WORD if self.must_win else self.decided
        self._remember(at, shape, more, bound, base, need, total, found)
        self.decided = bound
        return found

    def _passed_on(self, base: int, side: int) -> int:
        """Pass the lead from a player without cards to the next player. Return the side in the new numbering."""
        first = self.hands[base]
        for place in range(self.players - 1):
            self.hands[base + place] = self.hands[base + place + 1]
        self.hands[base + self.players - 1] = first
        return (side >> 1) | (side & 1) << (self.players - 1)

    def _remember(
        self, at: int, shape: int, more: int, bound: int, base: int, need: int, total: int, found: bool
    ) -> None:
        h0 = self.hands[base] & bound
        h1 = self.hands[base + 1] & bound
        h2 = self.hands[base + 2] & bound
        h3 = self.hands[base + 3] & bound
        h4 = self.hands[base + 4] & bound
        low = need if found else 0
        high = total if found else need - 1
        self._write(at, shape, more, bound, h0, h1, h2, h3, h4, low, high, self.trick[base] if found else 0)

    def _write(
        self,
        at: int,
        shape: int,
        more: int,
        bound: int,
        h0: int,
        h1: int,
        h2: int,
        h3: int,
        h4: int,
        low: int,
        high: int,
        hint: int,
    ) -> None:
        """Store bounds of a position. Merge them into the position's entry, or replace the oldest entry."""
        for way in range(at, at + WAYS):
            if (
                self.shape[way] == shape
                and self.more[way] == more
                and self.bound[way] == bound
                and self.first[way] == h0
                and self.second[way] == h1
                and self.third[way] == h2
                and self.fourth[way] == h3
                and self.fifth[way] == h4
            ):
                if low > self.low[way]:
                    self.low[way] = low
                if high < self.high[way]:
                    self.high[way] = high
                if hint:
                    self.hint[way] = hint
                return
        slot = at // WAYS
        way = at + self.oldest[slot]
        self.oldest[slot] = (self.oldest[slot] + 1) & (WAYS - 1)
        self.shape[way] = shape
        self.more[way] = more
        self.bound[way] = bound
        self.first[way] = h0
        self.second[way] = h1
        self.third[way] = h2
        self.fourth[way] = h3
        self.fifth[way] = h4
        self.low[way] = low
        self.high[way] = high
        self.hint[way] = hint

    # --- bounds

    def _sure(self, base: int, side: int, leader: int) -> int:
        """Return the number of tricks that the leader's side is sure of at once. Set ``decided`` accordingly.

        If a partner must trump one of these tricks, the side still wins them: the partner goes on with trumps.
        """
        own = self.hands[base + leader]
        every = 0
        rivals = 0
        others = 0
        for place in range(self.players):
            cards = self.hands[base + place]
            every |= cards
            if place != leader:
                others |= cards
                if side >> place & 1 == 0:
                    rivals |= cards
        ruffs = rivals & self.trump
        uneven = False
        for place in range(self.players):
            if self.hands[base + place] & self.trump and card_count(self.hands[base + place]) < card_count(own):
                uneven = True
        sure = 0
        decided = 0
        tops = ((every + LANES) >> 1) & every & own
        while tops:
            top = tops & -tops
            tops ^= top
            lane = lane_of(top)
            run = 1
            lowest = top
            while (lowest >> 1) & own & lane:
                run += 1
                lowest >>= 1
            least = run
            if lane == self.trump or not (ruffs or uneven):
                longest = 0
                for place in range(self.players):
                    count = card_count(self.hands[base + place] & lane)
                    if place != leader and count > longest:
                        longest = count
                if run >= longest:
                    sure += card_count(own & lane) - run
            elif self.may_trump:
                continue
            else:
                for place in range(self.players):
                    cards = self.hands[base + place]
                    if place != leader and cards & self.trump:
                        count = card_count(cards & lane)
                        if count < least:
                            least = count
            if least:
                sure += least
                lowest <<= run - least
                decided |= lane & ~(lowest - 1)
        self.decided = decided
        return sure

    def _entered(self, base: int, side: int, need: int) -> bool:
        """Return whether a lead to a partner's best suit lets the partner take ``need`` at once."""
        own = self.hands[base]
        for place in range(1, self.players):
            if side >> place & 1 and self._sure(base, side, place) * self.a_trick >= need:
                tops = self.decided & self.hands[base + place]
                while tops:
                    top = tops & -tops
                    tops ^= top
                    if lane_of(top) & own:
                        return True
        return False

    def _top_trumps(self, base: int, side: int) -> int:
        """Return the sure tricks from the highest trumps, if this side holds them.

        Only the hand with the most of them counts.
        """
        self.decided = 0
        every = 0
        for place in range(self.players):
            every |= self.hands[base + place]
        top = ((every + LANES) >> 1) & every & self.trump
        best = 0
        lowest = 0
        while top:
            place = 0
            while not self.hands[base + place] & top:
                place += 1
            if side >> place & 1 == 0:
                break
            lowest = top
            top = (top >> 1) & self.trump
        if lowest:
            self.decided = from_up(lowest)
            for place in range(self.players):
                if side >> place & 1:
                    held = card_count(self.hands[base + place] & self.decided)
                    if held > best:
                        best = held
        return best

    # --- the play of a trick

    def _try_leads(self, base: int, side: int, total: int, need: int, hint: int) -> bool:
        """Return whether the side takes at least ``need`` after some lead.

        Tried first are the lead in the cache, then sure winners, then suits in which a partner has the highest card.
        """
        own = self.hands[base]
        moves = self._different(own)
        every = 0
        friends = 0
        for place in range(self.players):
            cards = self.hands[base + place]
            every |= cards
            if place and side >> place & 1:
                friends |= cards
        tops = ((every + LANES) >> 1) & every
        hint &= moves
        rest = moves ^ hint
        winners = 0
        helped = 0
        lowest = 0
        for lane in range(4):
            mask = FEW_BITS << (16 * lane)
            if own & tops & mask:
                winners |= rest & mask & self._run_of(own, own & tops & mask)
            low = rest & mask & ~winners
            if friends & tops & mask:
                helped |= low
            else:
                lowest |= low & -low
        at = base * GROUPS
        self.groups[at] = hint
        self.groups[at + 1] = winners & ~self.trump
        self.groups[at + 2] = helped
        self.groups[at + 3] = winners & self.trump
        self.groups[at + 4] = lowest
        self.groups[at + 5] = rest & ~(winners | helped | lowest)
        decided = 0
        for group in range(at, at + GROUPS):
            rest = self.groups[group]
            while rest:
                card = rest & -rest
                rest ^= card
                self.trick[base] = card
                if self._turn(base, 1, side, card, card, 0, total, need):
                    self.trick[base] = card
                    return True
                decided |= self._deciding(own, card)
        self.decided = decided
        return False

    def _run_of(self, cards: int, top: int) -> int:
        """Return the run of neighbours whose highest card is ``top``."""
        run = top
        while (top >> 1) & cards & lane_of(top):
            top >>= 1
            run |= top
        return run

    def _deciding(self, hand: int, card: int) -> int:
        """Return the cards that decided a failed play of ``card``, the lowest of its run of neighbours in ``hand``.

        These are ``self.decided`` and, if it contains only the upper part of the run, the whole run. See the proof in
        the module's docstring.
        """
        decided = self.decided
        upper = decided & lane_of(card)
        if upper and not upper & card:
            between = (((upper & -upper) << 1) - card) & WORD
            if hand & between == between:
                decided |= between
        return decided

    def _different(self, cards: int) -> int:
        """Return the lowest card of each run of neighbours."""
        return cards & ~(cards << 1)

    def _lawful(self, hand: int, led: int, best: int) -> int:
        """Return the legal cards, given the card led and the current winner."""
        lane = lane_of(led)
        cards = hand & lane
        if cards and not cards & ~self.privileged and (not led & self.privileged or led < cards & -cards):
            return hand
        if not cards:
            if self.must_trump:
                cards = hand & self.trump
            if not cards:
                return hand
        elif self.may_trump:
            cards |= hand & self.trump
        if self.must_win:
            wins = cards & lane_of(best) & ~(best | (best - 1))
            if not best & self.trump:
                wins |= cards & self.trump
            if wins:
                return wins
        return cards

    def _turn(self, base: int, place: int, side: int, led: int, best: int, winner: int, total: int, need: int) -> bool:
        """Return whether the side takes at least ``need`` when this player is the next to play to the trick."""
        while place < self.players and not self.hands[base + place]:
            self.trick[base + place] = 0
            place += 1
        if place == self.players:
            return self._taken(base, side, best, winner, total, need)
        hand = self.hands[base + place]
        moves = self._different(self._lawful(hand, led, best))
        ours = side >> place & 1 != 0
        winning = (side >> winner & 1 != 0) == ours
        lane = lane_of(best)
        above = moves & lane & ~(best | (best - 1))
        if not best & self.trump:
            above |= moves & self.trump
        if hand & lane_of(led):
            first = moves if winning else above
            second = 0
        elif winning:
            first = moves & ~self.trump
            second = moves & above
        else:
            first = above
            second = moves & ~self.trump
        at = (base + place) * GROUPS
        self.groups[at] = first
        self.groups[at + 1] = second & ~first
        self.groups[at + 2] = moves & ~(first | second)
        decided = 0
        for group in range(at, at + 3):
            rest = self.groups[group]
            while rest:
                card = rest & -rest
                rest ^= card
                self.trick[base + place] = card
                if beats(card, best, self.trump):
                    reached = self._turn(base, place + 1, side, led, card, place, total, need)
                else:
                    reached = self._turn(base, place + 1, side, led, best, winner, total, need)
                if reached == ours:
                    return reached
                decided |= self._deciding(hand, card)
        self.decided = decided
        return not ours

    def _taken(self, base: int, side: int, best: int, winner: int, total: int, need: int) -> bool:
        """Finish the trick, and search on with its winner's lead. Return whether the side reaches ``need``."""
        gone = 0
        for place in range(self.players):
            gone |= self.trick[base + place]
        points = self.a_trick
        below = base + MOST_PLAYERS
        left = 0
        camp_next = 0
        place = winner
        for turned in range(self.players):
            cards = self.hands[base + place] ^ self.trick[base + place]
            left |= cards
            self.hands[below + turned] = cards
            camp_next |= (side >> place & 1) << turned
            place += 1
            if place == self.players:
                place = 0
        decided = 0
        if gone & lane_of(best) != best:
            decided = from_up(best)
        taken = points if side >> winner & 1 else 0
        self.decided = decided
        if need <= taken:
            return True
        if need - taken > total - points:
            return False
        for turned in range(self.players):
            self.hands[below + turned] = without(self.hands[below + turned], gone)
        reached = self._lead(below, camp_next, total - points, need - taken)
        self.decided = with_gaps(self.decided, gone) | decided
        return reached

    # --- cards with values or privileges

    def _lead_by_points(self, base: int, side: int, total: int, need: int) -> int:
        """Search the leads of the first player. If the side reaches ``need``, return a lower bound on its points.

        If it does not, return an upper bound.
        """
        if need <= 0:
            return 0
        if need > total:
            return total
        h0 = self.hands[base]
        if not h0:
            return self._lead_by_points(base, self._passed_on(base, side), total, need)
        if side & 1 == 0:
            return total - self._lead_by_points(base, self.everybody ^ side, total, total - need + 1)
        if not h0 & (h0 - 1):
            self.trick[base] = h0
            return self._turn_by_points(base, 1, side, h0, h0, 0, total, need)
        h1 = self.hands[base + 1]
        h2 = self.hands[base + 2]
        h3 = self.hands[base + 3]
        h4 = self.hands[base + 4]
        shape = (((h0 * MIX) & WORD) ^ h1 ^ (h1 >> 31)) * MIX_MORE & WORD
        shape = ((((shape ^ (shape >> 29) ^ h2) * MIX) & WORD) ^ h3 ^ (h3 >> 31)) * MIX_MORE & WORD
        shape ^= (h4 * MIX) & WORD
        more = 0x10 | side << 5 | (self.trump & LANES) << 12 | (self.era & 0xFF) << 20 | (self.era >> 8) << 36
        mixed = ((shape ^ (shape >> 29) ^ more) * MIX) & WORD
        at = ((mixed >> 33) & (self.shapes - 1)) * WAYS
        hint = 0
        for way in range(at, at + WAYS):
            if (
                self.shape[way] == shape
                and self.more[way] == more
                and self.first[way] == h0
                and self.second[way] == h1
                and self.third[way] == h2
                and self.fourth[way] == h3
                and self.fifth[way] == h4
            ):
                if self.low[way] >= need:
                    return self.low[way]
                if self.high[way] < need:
                    return self.high[way]
                hint = self.hint[way]
        most = total - self._highest_trumps(base, self.everybody ^ side)
        if most < need:
            return most
        least = self._highest_trumps(base, side)
        if least >= need:
            return least
        self.positions += 1
        if self.most and self.positions > self.most:
            return 0
        found = self._try_leads_by_points(base, side, total, need, hint)
        if self.most and self.positions > self.most:
            return found
        if found >= need:
            self._write(at, shape, more, WORD, h0, h1, h2, h3, h4, found, total, self.trick[base])
        else:
            self._write(at, shape, more, WORD, h0, h1, h2, h3, h4, 0, found, 0)
        return found

    def _highest_trumps(self, base: int, side: int) -> int:
        """Return the value of the unbroken run of highest trumps that this side holds.

        These trumps win tricks, or fall to tricks of the same side.
        """
        every = 0
        for place in range(self.players):
            every |= self.hands[base + place]
        trumps = every & self.trump
        own = 0
        points = 0
        while trumps:
            card = _highest(trumps)
            place = 0
            while not self.hands[base + place] & card:
                place += 1
            if side >> place & 1 == 0:
                break
            own |= card
            points += self.points[self._place(card)]
            trumps ^= card
        most = 0
        if own:
            for place in range(self.players):
                held = card_count(self.hands[base + place] & own)
                if held > most:
                    most = held
        return points + most * self.a_trick

    def _try_leads_by_points(self, base: int, side: int, total: int, need: int, hint: int) -> int:
        """Return the best result of all leads.

        The order is: the cached lead, the best cards, suits a partner wins, the rest.
        """
        own = self.hands[base]
        moves = self._unlike(own)
        hint &= moves
        rest = moves ^ hint
        winners = 0
        helped = 0
        for lane in range(4):
            mask = FEW_BITS << (16 * lane)
            every = 0
            friends = 0
            for place in range(self.players):
                every |= self.hands[base + place] & mask
                if place and side >> place & 1:
                    friends |= self.hands[base + place] & mask
            if every:
                top = _highest(every)
                if own & top:
                    winners |= rest & self.alike[self._place(top)]
                if friends & top:
                    helped |= rest & mask
        at = base * GROUPS
        self.groups[at] = hint
        self.groups[at + 1] = winners
        self.groups[at + 2] = helped & ~winners
        self.groups[at + 3] = rest & ~(winners | helped)
        found = -1
        for group in range(at, at + 4):
            rest = self.groups[group]
            while rest:
                card = self._choose(rest, group != at + 3)
                rest ^= card
                self.trick[base] = card
                taken = self._turn_by_points(base, 1, side, card, card, 0, total, need)
                if taken > found:
                    found = taken
                if found >= need:
                    self.trick[base] = card
                    return found
        return found

    def _choose(self, cards: int, dear: bool) -> int:
        """Return the card with the most points if ``dear``, else with the fewest. Of equal cards, return the lowest."""
        found = cards & -cards
        rest = cards ^ found
        if not rest or not self.by_cards:
            return found
        value = self.points[self._place(found)]
        while rest:
            card = rest & -rest
            rest ^= card
            points = self.points[self._place(card)]
            if points > value if dear else points < value:
                found = card
                value = points
        return found

    def _unlike(self, cards: int) -> int:
        """Return the lowest card of each run of equivalent neighbours."""
        return cards & ~((cards << 1) & self.joined)

    def _turn_by_points(
        self, base: int, place: int, side: int, led: int, best: int, winner: int, total: int, need: int
    ) -> int:
        """Search a trick in a game whose cards have values, from this player on.

        Valuable cards are tried first if the trick is safe, and the others first if it is not.
        """
        while place < self.players and not self.hands[base + place]:
            self.trick[base + place] = 0
            place += 1
        if place == self.players:
            return self._taken_by_points(base, side, winner, total, need)
        moves = self._unlike(self._lawful(self.hands[base + place], led, best))
        ours = side >> place & 1 != 0
        winning = (side >> winner & 1 != 0) == ours
        threat = self._threat(base, place, side, led)
        above = moves & lane_of(best) & ~(best | (best - 1))
        if not best & self.trump:
            above |= moves & self.trump
        standing = above
        if threat & self.trump:
            top = _highest(threat & self.trump)
            standing = above & self.trump & ~(top | (top - 1))
        elif threat:
            top = _highest(threat)
            standing = above & (self.trump | ~(top | (top - 1)))
        at = (base + place) * GROUPS
        safe = winning and not self._beaten(best, threat)
        if safe:
            self.groups[at] = moves
            self.groups[at + 1] = 0
        else:
            self.groups[at] = standing
            self.groups[at + 1] = 0 if winning else above & ~standing
        self.groups[at + 2] = moves & ~(self.groups[at] | self.groups[at + 1])
        dear = safe or place == self.players - 1
        found = -1 if ours else total + 1
        for group in range(at, at + 3):
            rest = self.groups[group]
            while rest:
                card = self._choose(rest, dear and group == at)
                rest ^= card
                self.trick[base + place] = card
                if beats(card, best, self.trump):
                    taken = self._turn_by_points(base, place + 1, side, led, card, place, total, need)
                else:
                    taken = self._turn_by_points(base, place + 1, side, led, best, winner, total, need)
                if ours:
                    if taken > found:
                        found = taken
                    if found >= need:
                        return found
                else:
                    if taken < found:
                        found = taken
                    if found < need:
                        return found
        return found

    def _threat(self, base: int, place: int, side: int, led: int) -> int:
        """Return the cards that opponents may still play to the trick: cards of the suit led, and trumps of void
        players.
        """
        found = 0
        for later in range(place + 1, self.players):
            if (side >> later & 1) != (side >> place & 1):
                cards = self.hands[base + later] & lane_of(led)
                found |= cards if cards else self.hands[base + later] & self.trump
        return found

    def _beaten(self, best: int, threat: int) -> bool:
        """Return whether one of these cards beats the best."""
        if threat & lane_of(best) & ~(best | (best - 1)):
            return True
        return threat & self.trump != 0 and not best & self.trump

    def _taken_by_points(self, base: int, side: int, winner: int, total: int, need: int) -> int:
        """Finish the trick, and search on with its winner's lead. Return a bound, as ``_lead_by_points`` does."""
        gone = 0
        left = 0
        for place in range(self.players):
            gone |= self.trick[base + place]
            left |= self.hands[base + place]
        left ^= gone
        points = self._points_in(gone, not left)
        taken = points if side >> winner & 1 else 0
        if need <= taken:
            return taken
        if need - taken > total - points:
            return taken + total - points
        below = base + MOST_PLAYERS
        camp_next = 0
        place = winner
        for turned in range(self.players):
            cards = self.hands[base + place] ^ self.trick[base + place]
            self.hands[below + turned] = self._closed(cards, gone)
            camp_next |= (side >> place & 1) << turned
            place += 1
            if place == self.players:
                place = 0
        return taken + self._lead_by_points(below, camp_next, total - points, need - taken)

    def _closed(self, cards: int, gone: int) -> int:
        """Close the gaps that ``gone`` leaves among equivalent neighbours in ``cards``."""
        left = gone
        while left:
            card = _highest(left)
            left ^= card
            above = cards & self.alike[self._place(card)] & ~(card | (card - 1))
            cards = (cards ^ above) | (above >> 1)
        return cards

    # --- play-outs

    def fall(self, number: int, card: int) -> None:
        """Set the card played at this index. Indices count from 0 at the start of the deal."""
        self.fell[number] = card

    def fallen(self, number: int) -> int:
        """Return the card played at this index. After a play-out, the cards of the play-out are included."""
        return self.fell[number]

    def play_outs(self, side: int, fallen: int, times: int, plainly: bool) -> int:
        """Return the side's total tricks or points in several play-outs that begin after ``fallen`` cards.

        They are plain if ``plainly`` is true, else random.
        """
        taken = 0
        while times:
            times -= 1
            taken += self._play_out(side, fallen, plainly, NOBODY)
        return taken

    def surprises(self, side: int, fallen: int, watcher: int) -> int:
        """Return how often the others played a card that a plain player with these hands would not have played."""
        self._play_out(side, fallen, True, watcher)
        return self.surprised

    def _play_out(self, side: int, fallen: int, plainly: bool, watcher: int) -> int:
        players = self.players
        longest = 0
        self.whole = self.pack
        for place in range(players):
            cards = self.hands[place]
            self.hand[place] = cards
            self.void[place] = 0
            self.called[place] = 0
            self.led_by[place] = 0
            self.took[place] = 0
            self.made[place] = 0
            self.latest[place] = NOBODY
            self.whole |= cards
            held = card_count(cards)
            if held > longest:
                longest = held
        self.gone = 0
        self.led_lanes = 0
        self.round = 0
        self.surprised = 0
        most = fallen if watcher != NOBODY else DEEP
        leader = 0
        taken = 0
        number = 0
        while longest and number < most:
            longest -= 1
            while not self.hand[leader]:
                leader = leader + 1 if leader + 1 < players else 0
            led = 0
            best = 0
            winner = leader
            self.table = 0
            at = leader
            for place in range(players):
                hand = self.hand[at]
                if hand:
                    if number < fallen:
                        card = self.fell[number]
                        if watcher >= 0 and watcher != at and hand & (hand - 1):
                            guess = self._plain(at, players - 1 - place, led, best, winner, side)
                            if not self._alike(hand, guess, card):
                                self.surprised += 1
                    elif plainly:
                        card = self._plain(at, players - 1 - place, led, best, winner, side)
                    elif led:
                        card = self._by_lot(self._lawful(hand, led, best))
                    else:
                        card = self._by_lot(hand)
                    self.fell[number] = card
                    number += 1
                    self.hand[at] = hand ^ card
                    self.table |= card
                    if not led:
                        led = card
                        best = card
                        self.led_by[at] |= lane_of(card)
                        if not self.called[at]:
                            self.called[at] = lane_of(card)
                    else:
                        if not card & lane_of(led) and not (self.privileged and led & self.trump):
                            self.void[at] |= lane_of(led)
                        if beats(card, best, self.trump):
                            best = card
                            winner = at
                at = at + 1 if at + 1 < players else 0
            self.led_lanes += lane_of(led) & LANES
            self.round += 1
            self.gone |= self.table
            points = self._points_in(self.table, longest == 0)
            self.took[winner] += points
            self.made[winner] += 1
            self.latest[winner] = self.round - 1
            if side >> winner & 1:
                taken += points
            leader = winner
        return taken

    def taken_by(self, place: int) -> int:
        """Return the tricks or points that a player took in the last play-out."""
        return self.took[place]

    def tricks_of(self, place: int) -> int:
        """Return how many tricks a player took in the last play-out."""
        return self.made[place]

    def last_trick_of(self, place: int) -> int:
        """Return the number, from 0, of a player's last trick; −1 for none."""
        return self.latest[place]

    def _points_in(self, gone: int, last: bool) -> int:
        """Return the value of a trick with these cards."""
        points = self.a_trick
        if self.by_cards:
            while gone:
                card = gone & -gone
                gone ^= card
                points += self.points[self._place(card)]
            if last:
                points += self.last_trick
        return points

    def _by_lot(self, cards: int) -> int:
        r = self.random
        r ^= (r << 13) & WORD
        r ^= r >> 7
        r ^= (r << 17) & WORD
        self.random = r
        skip = ((r >> 32) * card_count(cards)) >> 32
        while skip:
            cards &= cards - 1
            skip -= 1
        return cards & -cards

    # --- plain play: the maxims of whist, with each player knowing their own cards and those played

    def _plain(self, at: int, to_come: int, led: int, best: int, winner: int, side: int) -> int:
        """Return the card of a plain player, with ``to_come`` players after it."""
        if self.aim != FOR_TRICKS:
            return self._for_cards(at, to_come, led, best, winner, side)
        hand = self.hand[at]
        if not led:
            return self._plain_lead(at, side)
        moves = self._lawful(hand, led, best)
        if not moves & (moves - 1):
            return moves
        suit = lane_of(led)
        unseen = self.whole & ~(self.gone | self.table | hand)
        friendly = side >> winner & 1 == side >> at & 1
        friends = 0
        rivals = 0
        place = at
        while to_come:
            to_come -= 1
            place = place + 1 if place + 1 < self.players else 0
            if self.hand[place]:
                if side >> place & 1 == side >> at & 1:
                    friends |= 1 << place
                else:
                    rivals |= 1 << place
        if not moves & suit:
            return self._plain_void(at, moves, unseen, led, best, friendly, friends, rivals)
        wins = moves & lane_of(best) & ~(best | (best - 1))
        if not wins or (friendly and (not rivals or self._stands(best, suit, unseen, rivals))):
            return self._lowest(moves)
        if not rivals:
            return self._lowest(wins)
        if friends and not friendly:
            return self._plain_second(moves & suit, unseen, led, best)
        if not self._may_follow(suit, rivals) and not self._may_ruff(suit, unseen, rivals):
            return self._lowest(wins)
        card = _highest(wins)
        lane = lane_of(card)
        while True:
            under = wins & lane & (card - 1)
            if not under:
                break
            under = _highest(under)
            if (unseen | self.table) & lane & (card - 1) & ~(under - 1):
                break
            card = under
        if friendly and not unseen & lane & (card - 1) & ~(best - 1):
            return self._lowest(moves)
        return card

    def _may_follow(self, suit: int, places: int) -> bool:
        """Return whether one of these players may still hold the suit."""
        void = 0
        for place in range(self.players):
            if self.void[place] & suit:
                void |= 1 << place
        return places & ~void != 0

    def _may_ruff(self, suit: int, unseen: int, places: int) -> bool:
        """Return whether one of these players is known to be void in the suit and may hold a trump."""
        if not unseen & self.trump or suit == self.trump:
            return False
        for place in range(self.players):
            if places >> place & 1 and self.void[place] & suit and not self.void[place] & self.trump:
                return True
        return False

    def _stands(self, best: int, suit: int, unseen: int, rivals: int) -> bool:
        """Return whether no outstanding card beats ``best``, as far as is known."""
        return not unseen & lane_of(best) & ~(best - 1) and not (
            not best & self.trump and self._may_ruff(suit, unseen, rivals)
        )

    def _plain_second(self, own: int, unseen: int, led: int, best: int) -> int:
        """Return the second player's card.

        The card is low, unless it covers an honour, splits a sequence, or saves the best card.
        """
        suit = lane_of(led)
        ace = _highest(self.whole & suit)
        king = (ace >> 1) & suit
        queen = (ace >> 2) & suit
        ten = (ace >> 4) & suit
        count = card_count(own)
        if led < queen and led & ((ace >> 3) | ten) and own & queen and count <= 3:
            return queen
        if led == queen:
            if own & ace:
                return ace
            if own & king and (count <= 2 or own & ten):
                return king
        top = _highest(own)
        if top > best and self.led_lanes & suit and not unseen & suit & ~(top - 1):
            return top
        if led < king:
            pairs = own & (own << 1) & suit & ~(ten | (ten - 1))
            if pairs:
                low = _highest(pairs) >> 1
                if low > best:
                    return low
        return own & -own

    def _plain_void(
        self, at: int, moves: int, unseen: int, led: int, best: int, friendly: bool, friends: int, rivals: int
    ) -> int:
        """Return the card of a player who is void: a trump if opponents win or may win the trick, else the least useful
        discard.
        """
        suit = lane_of(led)
        trumps = moves & self.trump
        wins = trumps & ~(best | (best - 1)) if best & self.trump else trumps
        plain = moves ^ trumps
        if not plain:
            return wins & -wins if wins and not friendly else moves & -moves
        if wins and suit != self.trump:
            count = card_count(trumps)
            if friendly:
                ruffs = rivals and count <= 3 and not self._stands(best, suit, unseen, rivals)
            elif friends and card_count(self.table) == 1:
                above = unseen & suit & ~(led - 1)
                ruffs = not above or not self._may_follow(suit, friends) or (count <= 4 and not above & (above - 1))
            else:
                ruffs = True
            if ruffs:
                return wins & -wins
        asked = suit == self.trump and not friendly and not self.void[at] & ~suit
        found = 0
        least = 10000
        for lane in range(4):
            mask = FEW_BITS << (16 * lane)
            own = plain & mask
            if own:
                value = self._loss(own, unseen, mask)
                if asked and card_count(own) > 2:
                    value = -value - 1000
                if value < least:
                    least = value
                    found = own & -own
        return found

    def _loss(self, own: int, unseen: int, mask: int) -> int:
        """Return the cost of discarding the lowest card of a suit.

        The cost is high if that card is a winner or protects one. Long and strong suits cost more.
        """
        count = card_count(own)
        low = own & -own
        top = _highest(own)
        ace = _highest(self.whole & mask)
        strength = 2 * count
        for step in range(4):
            if own & mask & (ace >> step):
                strength += 4 - step
        if not unseen & mask & ~(low - 1):
            return 1500 + strength
        guards = card_count(unseen & mask & ~(top - 1))
        if guards and guards <= 2 and count == guards + 1:
            return 600 + strength
        if count == 2 and not guards:
            return 200 + strength
        return 20 * card_count(self.whole & mask & (low - 1)) + strength

    def _plain_lead(self, at: int, side: int) -> int:
        """Return the lead: a safe best card, a partner's suit, strong trumps, or low from the longest suit."""
        hand = self.hand[at]
        unseen = self.whole & ~(self.gone | hand)
        friends = 0
        rivals = 0
        for place in range(self.players):
            if place != at:
                if side >> place & 1 == side >> at & 1:
                    friends |= 1 << place
                else:
                    rivals |= 1 << place
        trumps_out = unseen & self.trump
        if trumps_out and not self._may_follow(self.trump, rivals):
            trumps_out = 0
        longest = 0
        most = -1
        for lane in range(4):
            mask = FEW_BITS << (16 * lane)
            if mask != self.trump and card_count(hand & mask) > most:
                most = card_count(hand & mask)
                longest = mask
        found = 0
        best = -10000
        for lane in range(4):
            mask = FEW_BITS << (16 * lane)
            own = hand & mask
            if own:
                if mask == self.trump:
                    value = self._trump_lead(own, unseen, trumps_out)
                else:
                    value = self._suit_lead(at, own, unseen, mask, trumps_out, friends, rivals)
                    if mask == longest and not self.sure_lead:
                        value += 40 if self.round < 4 else 10
                if value > best:
                    best = value
                    found = self.choice
        return found

    def _trump_lead(self, own: int, unseen: int, trumps_out: int) -> int:
        """Return the value of a trump lead, in hundredths of a trick. ``choice`` is set to the card."""
        count = card_count(own)
        ace = _highest(self.whole & self.trump)
        top = _highest(own)
        self.choice = own & -own
        if not trumps_out:
            return -60
        honours = card_count(own & ~(((ace >> 3) & self.trump) - 1)) if ace >> 3 & self.trump else count
        if (top >> 1) & own and top & ~((ace >> 4) | ((ace >> 4) - 1)):
            self.choice = top
        if not unseen & self.trump & ~(top - 1) and (count >= 3 or self.round > 4):
            self.choice = top
        return 75 if count >= 5 or (count == 4 and honours >= 2) else -42

    def _suit_lead(self, at: int, own: int, unseen: int, mask: int, trumps_out: int, friends: int, rivals: int) -> int:
        """Return the value of a lead from a plain suit, in hundredths of a trick. ``choice`` is set to the card."""
        count = card_count(own)
        top = _highest(own)
        low = own & -own
        ace = _highest(self.whole & mask)
        king = (ace >> 1) & mask
        queen = (ace >> 2) & mask
        rounds = (self.led_lanes & mask) // (mask & LANES)
        ruff = trumps_out != 0 and self._may_ruff(mask, unseen, rivals)
        self.sure_lead = True
        if not unseen & mask & ~(top - 1) and not ruff and (not trumps_out or rounds < 2):
            self.choice = top
            if own & ace and own & king:
                self.choice = king
                return 70
            if not own & ace or self.round >= 4:
                return 120 if not trumps_out else 35
            if count <= 2:
                return 0
        for place in range(self.players):
            if friends >> place & 1 and self.called[place] == mask and not self.led_by[at] & mask and not ruff:
                self.choice = top if count == 2 else low
                return 100
        self.sure_lead = False
        self.choice = low
        value = -24
        if own & queen:
            value = -36
        if own & king:
            value = -44
        if own & ace:
            value = -49
        if count > 1 and (top >> 1) & own and top & ~((ace >> 4) | ((ace >> 4) - 1)):
            self.choice = top
            if top == king:
                value = -20
            elif top == queen:
                value = -27
        elif count == 2 and top < queen:
            self.choice = top
            value = -29
        elif count == 1:
            value = -38 if own & ace else -51
            trumps = self.hand[at] & self.trump
            if card_count(trumps) >= 2 and card_count(trumps) <= 4 and not own & ace:
                value = 24
        if ruff:
            value -= 80
        if self._may_ruff(mask, unseen, friends):
            value += 30 if card_count(self.hand[at] & self.trump) >= 4 else -10
        return value

    # --- plain play for card points, or for taking none: each card by its likely gain, loss and later use

    def _for_cards(self, at: int, to_come: int, led: int, best: int, winner: int, side: int) -> int:
        """Return the card of a plain player who counts points, with ``to_come`` players after it."""
        hand = self.hand[at]
        moves = self._lawful(hand, led, best) if led else hand
        if not moves & (moves - 1):
            return moves
        unseen = self.whole & ~(self.gone | self.table | hand)
        friends = 0
        rivals = 0
        place = at
        while to_come:
            to_come -= 1
            place = place + 1 if place + 1 < self.players else 0
            if self.aim == FOR_CARDS and side >> place & 1 == side >> at & 1:
                friends |= 1 << place
            else:
                rivals |= 1 << place
        friendly = led != 0 and self.aim == FOR_CARDS and side >> winner & 1 == side >> at & 1
        found = 0
        most = 0
        while moves:
            card = moves & -moves
            moves ^= card
            if self.aim == FOR_LEAST:
                value = self._shunned(hand, card, led, best, unseen, rivals) + self._warned(
                    at, hand, card, led, best, winner, unseen, rivals
                )
            else:
                value = self._counted(hand, card, led, best, friendly, unseen, friends, rivals)
            if not found or value > most:
                most = value
                found = card
        return found

    def _counted(
        self, hand: int, card: int, led: int, best: int, friendly: bool, unseen: int, friends: int, rivals: int
    ) -> int:
        """Return the expected gain from a card, in hundredths of a point."""
        points = self.points[self._place(card)]
        trick = self._points_in(self.table, False) + points
        suit = lane_of(led) if led else lane_of(card)
        if not led or beats(card, best, self.trump):
            chance = self._chance_to_stand(card, suit, unseen, rivals)
        elif friendly:
            chance = self._chance_to_stand(best, suit, unseen, rivals)
        else:
            chance = 0
        if friends and chance < 100:
            chance += (100 - chance) * (35 if rivals else 45) // 100
        if led:
            more = self.dear // 5 * card_count(rivals | friends)
        else:
            more = self.dear // 2
            if lane_of(card) == self.trump:
                more += self._drawing(hand, unseen, friends)
        return (2 * chance - 100) * (trick + more) - 100 * self._keeping(hand, card, unseen)

    def _drawing(self, hand: int, unseen: int, friends: int) -> int:
        """Return the value of leading a trump.

        The value is high for a lone player with most trumps, and negative with a partner.
        """
        out = card_count(unseen & self.trump)
        if friends:
            return -self.dear
        if not out:
            return -(self.dear // 2)
        return self.dear // 2 if 2 * card_count(hand & self.trump) >= out else 0

    def _keeping(self, hand: int, card: int, unseen: int) -> int:
        """Return the value of keeping a card to take tricks later."""
        lane = lane_of(card)
        point = self.dear // 10 + 1
        height = card_count(self.whole & lane & (card - 1))
        if lane == self.trump:
            return point * (20 + 7 * height) // 10
        points = self.points[self._place(card)]
        own = card_count(hand & lane)
        kept = 0
        if not unseen & lane & ~(card | (card - 1)):
            kept = points // 3 if self.led_lanes & lane == 0 and own <= 3 else 0
        elif points:
            kept = -(points // 6)
        if own == 1 and hand & self.trump:
            kept -= point
        return kept

    def _chance_to_stand(self, card: int, suit: int, unseen: int, rivals: int) -> int:
        """Return the probability, in percent, that no later player beats a card."""
        if not rivals:
            return 100
        lane = lane_of(card)
        able = 0
        for place in range(self.players):
            if rivals >> place & 1 and not self.void[place] & lane:
                able += 1
        share = min(85, 100 * able // (self.players - 1))
        chance = 100
        higher = card_count(unseen & lane & ~(card | (card - 1)))
        while higher:
            higher -= 1
            chance = chance * (100 - share) // 100
        if suit == self.trump or lane == self.trump or not unseen & self.trump:
            return chance
        left = card_count(unseen & suit)
        for place in range(self.players):
            if rivals >> place & 1 and not self.void[place] & self.trump:
                if self.void[place] & suit:
                    chance = chance * 25 // 100
                elif left < 4:
                    chance = chance * (30 + 15 * left) // 100
                else:
                    chance = chance * 90 // 100
        return chance

    def _shunned(self, hand: int, card: int, led: int, best: int, unseen: int, rivals: int) -> int:
        """Return the value of a card for a player who wants to take nothing.

        Discarding is best for valuable cards and for cards that are likely to take a trick later.
        """
        lane = lane_of(card)
        points = self.points[self._place(card)]
        trick = self._points_in(self.table, False) + points
        suit = lane_of(led) if led else lane
        chance = 0
        if not led or beats(card, best, self.trump):
            chance = self._chance_shunned(card, suit, unseen, rivals)
        height = card_count(unseen & lane & (card - 1))
        danger = self.dear * height // 12
        if lane == self.trump:
            danger += self.dear // 3
        if card_count(hand & lane) == 1:
            danger += self.dear // 5
        more = self.dear // 3 * card_count(rivals)
        value = -chance * (trick + more) + (100 - chance) * (points // 2) + 100 * danger
        gift = self.gift[self._place(card)]
        if led and not lane & led:
            return value + 100 * gift
        value -= 100 * gift
        if not led:
            value -= 25 * self._gift_in(hand & lane & ~card)
        return value

    def _chance_shunned(self, card: int, suit: int, unseen: int, rivals: int) -> int:
        """Return the probability, in percent, that a card wins a trick that nobody wants.

        Later players stay below it if they have a lower card of the suit or none at all.
        """
        if self.trump:
            return self._chance_to_stand(card, suit, unseen, rivals)
        lane = lane_of(card)
        others = self.players - 1
        none_lower = 1000
        low = card_count(unseen & lane & (card - 1))
        while low:
            low -= 1
            none_lower = none_lower * (others - 1) // others
        none_higher = 1000
        high = card_count(unseen & lane & ~(card | (card - 1)))
        while high:
            high -= 1
            none_higher = none_higher * (others - 1) // others
        forced = none_lower * (1000 - none_higher) // 1000
        chance = 1000
        for place in range(self.players):
            if rivals >> place & 1 and not self.void[place] & lane:
                chance = chance * (1000 - forced) // 1000
        return chance // 10

    def _gift_in(self, cards: int) -> int:
        """Return the total gain from discarding these cards."""
        gift = 0
        while cards:
            card = cards & -cards
            cards ^= card
            gift += self.gift[self._place(card)]
        return gift

    def _warned(self, at: int, hand: int, card: int, led: int, best: int, winner: int, unseen: int, rivals: int) -> int:
        """Return the extra value of stopping a player who has taken every trick so far.

        If the player to move has taken every trick and all their cards are unbeatable, return the extra value of going
        on.
        """
        if not self.alarm or self.round < 4:
            return 0
        runner = NOBODY
        for place in range(self.players):
            if self.made[place] == self.round:
                runner = place
        if runner == NOBODY:
            return 0
        chance = 0
        if not led or beats(card, best, self.trump):
            chance = self._chance_to_stand(card, lane_of(led) if led else lane_of(card), unseen, rivals)
        if at != runner:
            return self.alarm * chance if winner == runner else 0
        rest = hand
        while rest:
            own = rest & -rest
            rest ^= own
            if unseen & lane_of(own) & ~(own | (own - 1)):
                return 0
        return 3 * self.alarm * chance

    def _alike(self, hand: int, one: int, other: int) -> bool:
        """Return whether two cards of a hand are equivalent because no outstanding card lies between them."""
        lane = lane_of(one)
        if not other & lane:
            return False
        low = one if one < other else other
        high = one ^ other ^ low
        return not lane & (high - 1) & ~(low | (low - 1)) & self.whole & ~(self.gone | hand)

    def _lowest(self, cards: int) -> int:
        """Return the lowest card. Trumps rank above all other cards."""
        plain = cards & ~self.trump
        if not plain:
            return cards & -cards
        low = FEW_BITS + 1
        found = 0
        for lane in range(4):
            held = (plain >> (16 * lane)) & FEW_BITS
            if held and held & -held < low:
                low = held & -held
                found = low << (16 * lane)
        return found
