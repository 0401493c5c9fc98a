"""The rest of a deal of tricks with all hands open: solved exactly, or played out by lot or by plain rules.

One file for every game of tricks. It runs as it stands, and far faster where the build compiled it with the types of
``kernel.pxd``; both give the same results.

A hand is one word of four lanes, sixteen bits each: a lane is a suit (trumps, whichever cards they are, are one), a
card is a bit, the higher the better, and bit fifteen of a lane stays empty. Players are counted from the leader. A
camp is a mask of players who win together against the rest.

Where only tricks count, cards that are gone leave no gap, so that equal endings are met again whatever their names; and
what is remembered of a position is bound to the cards whose rank decided it, not to the low ones (partition search,
M. Ginsberg 1996).
"""

from array import array

MOST_PLAYERS = 5
FEW_BITS = 0xFFFF
"""The lowest lane."""
SECOND_LANE = 0xFFFF0000
THIRD_LANE = 0xFFFF00000000
FOURTH_LANE = 0xFFFF000000000000
WORD = 0xFFFFFFFFFFFFFFFF
LANES = 0x0001000100010001
"""The lowest bit of each lane."""
TWOS = 0x5555555555555555
FOURS = 0x3333333333333333
EIGHTS = 0x0F0F0F0F0F0F0F0F
SIXTEENS = 0x00FF00FF00FF00FF
"""Masks by which the bits of a word are counted, in ever wider fields."""
MIX = 0x9E3779B97F4A7C15
MIX_MORE = 0x2545F4914F6CDD1D
WAYS = 8
"""Positions remembered of one shape of hands."""
DEEP = 64 * MOST_PLAYERS


def lane_of(card: int) -> int:
    """All bits of the lane in which a card lies."""
    if card <= SECOND_LANE:
        return FEW_BITS if card <= FEW_BITS else SECOND_LANE
    return THIRD_LANE if card <= THIRD_LANE else FOURTH_LANE


def lane_counts(cards: int) -> int:
    """How many cards lie in each lane, in the low bits of that lane."""
    x = cards - ((cards >> 1) & TWOS)
    x = (x & FOURS) + ((x >> 2) & FOURS)
    x = (x + (x >> 4)) & EIGHTS
    return (x + (x >> 8)) & SIXTEENS


def card_count(cards: int) -> int:
    """How many cards there are."""
    x = lane_counts(cards)
    x = x + (x >> 16)
    return (x + (x >> 32)) & 0xFF


def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card takes the trick from the one that is winning."""
    if lane_of(best) & card:
        return card > best
    return card & trump != 0


def from_up(card: int) -> int:
    """The bits of a card's lane from the card upwards."""
    lane = lane_of(card)
    return lane & ~(card - 1)


def without(cards: int, gone: int) -> int:
    """Cards with the gaps closed that those gone would leave. None of those gone is among them."""
    left = gone
    while left:
        card = _highest(left)
        left ^= card
        above = cards & lane_of(card) & ~(card | (card - 1))
        cards = (cards ^ above) | (above >> 1)
    return cards


def with_gaps(upper: int, gone: int) -> int:
    """Upper parts of lanes as they were before the gaps of those gone were closed."""
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


def _closed(cards: int, gone: int) -> int:
    """Cards with no gaps where the others were: a word of the cards and of the gaps is full."""
    found = 0
    for lane in range(4):
        held = (cards >> (16 * lane)) & FEW_BITS
        gaps = (gone >> (16 * lane)) & FEW_BITS
        place = LANES & (FEW_BITS << (16 * lane))
        while held:
            if held & 1:
                found |= place
            if not gaps & 1:
                place <<= 1
            held >>= 1
            gaps >>= 1
    return found


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
    """One game's way of taking tricks, and a memory of solved positions that serves all its deals."""

    def __init__(self, bits: int = 12) -> None:
        """``bits``: the memory holds eight positions for each of two to the power of so many shapes."""
        shapes = 1 << bits
        size = shapes * WAYS
        self.shapes = shapes
        self.shape = array("Q", bytes(8 * size))
        self.more = array("Q", bytes(8 * size))
        self.bound = array("Q", bytes(8 * size))
        """For each remembered position: the cards whose rank decided it."""
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
        self.worth = array("q", bytes(8 * 64))
        self.hand = array("Q", bytes(8 * MOST_PLAYERS))
        self.players = 4
        self.everybody = 15
        self.trump = 0
        self.a_trick = 1
        self.last_trick = 0
        self.must_win = False
        self.must_trump = False
        self.may_trump = False
        self.by_cards = False
        self.ranks_bind = False
        self.decided = 0
        self.era = 1
        """What was remembered in an earlier one is not met again."""
        self.positions = 0
        self.most = 0
        self.random = 1
        self.leader = 0
        self.guess = 0
        """What the last position came to: the next is likely much the same."""

    # --- the law of a game

    def rule(self, players: int, must_win: bool, must_trump: bool, may_trump: bool) -> None:
        """How many play, and what one who does not lead owes besides following suit: to win if they can, to trump when
        void; or may trump although they could follow.
        """
        self.players = players
        self.everybody = (1 << players) - 1
        self.must_win = must_win
        self.must_trump = must_trump
        self.may_trump = may_trump
        self.ranks_bind = must_win or self.by_cards
        self.forget()

    def value(self, a_trick: int, last_trick: int) -> None:
        """Each trick is worth so much, and the last so much more; cards are worth nothing until ``price`` says."""
        self.a_trick = a_trick
        self.last_trick = last_trick
        self.by_cards = last_trick != 0
        for at in range(64):
            self.worth[at] = 0
        self.ranks_bind = self.must_win or self.by_cards
        self.forget()

    def price(self, place: int, worth: int) -> None:
        """The card at this bit is worth so much, at least 0, to whoever takes it. Gaps are not closed from here on."""
        self.worth[place] = worth
        self.by_cards = True
        self.ranks_bind = True
        self.forget()

    def forget(self) -> None:
        """Nothing is remembered."""
        self.era += 1
        if self.era <= FEW_BITS:
            return
        self.era = 1
        for at in range(self.shapes * WAYS):
            self.more[at] = 0

    def set_trump(self, lane: int) -> None:
        """The lane that beats the others, from 0; −1 for none."""
        self.trump = 0 if lane < 0 else FEW_BITS << (16 * lane)

    def deal(self, place: int, cards: int) -> None:
        """The hand of a player, counted from whoever leads to the trick in hand."""
        self.hands[place] = cards

    # --- solving

    def solve(self, camp: int, played: int, most: int) -> int:
        """What the camp takes of all that is left, both camps playing their best; −1 if ``most`` positions, where it is
        not 0, were not enough. ``played``: how many cards of the trick in hand have been played, see ``put``.
        """
        self.positions = 0
        self.most = most
        total = self._total(0)
        low = 0
        high = total
        need = self.guess
        while low < high:
            need = min(max(need, low + 1), high)
            if self._from_trick(camp, played, total, need):
                low = need
                need += 1
            else:
                high = need - 1
            if self.by_cards:
                need = (low + high + 1) >> 1
            if most and self.positions > most:
                return -1
        self.guess = low
        return low

    def put(self, place: int, card: int) -> None:
        """The card that a player has put to the trick in hand; it is still in the hand that was dealt."""
        self.trick[place] = card

    def _from_trick(self, camp: int, played: int, total: int, need: int) -> bool:
        if not played:
            return self._lead(0, camp, total, need)
        best = self.trick[0]
        winner = 0
        for place in range(1, played):
            card = self.trick[place]
            if card and beats(card, best, self.trump):
                best = card
                winner = place
        return self._turn(0, played, camp, self.trick[0], best, winner, total, need)

    def _total(self, base: int) -> int:
        """What all that is left is worth."""
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
                total += self.worth[self._place(card)]
        return total

    def _place(self, card: int) -> int:
        """The number of a card's bit."""
        return card_count(card - 1)

    def _lead(self, base: int, camp: int, total: int, need: int) -> bool:
        """Whether the camp takes at least so much of what is left; the first player leads."""
        self.decided = 0
        if need <= 0:
            return True
        if need > total:
            return False
        if not self.hands[base]:
            return self._pass_lead(base, camp, total, need)
        if camp & 1 == 0:
            return not self._lead(base, self.everybody ^ camp, total, total - need + 1)
        h0 = self.hands[base]
        if not h0 & (h0 - 1):
            self.trick[base] = h0
            return self._turn(base, 1, camp, h0, h0, 0, total, need)
        h1 = self.hands[base + 1]
        h2 = self.hands[base + 2]
        h3 = self.hands[base + 3]
        h4 = self.hands[base + 4]
        n0 = lane_counts(h0)
        shape = n0 | lane_counts(h1) << 4 | lane_counts(h2) << 8 | lane_counts(h3) << 12
        more = lane_counts(h4) | 0x10 | camp << 5 | (self.trump & LANES) << 12
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
        if not self.by_cards and not self.must_trump and not self.must_win:
            if self._sure(base, camp, 0) * self.a_trick >= need or self._entered(base, camp, need):
                return True
            if self._top_trumps(base, camp) * self.a_trick >= need:
                return True
            if self._top_trumps(base, self.everybody ^ camp) * self.a_trick > total - need:
                return False
        self.positions += 1
        if self.most and self.positions > self.most:
            return False
        found = self._try_leads(base, camp, total, need, hint)
        if self.most and self.positions > self.most:
            return found
        bound = WORD if self.ranks_bind else self.decided
        self._remember(at, shape, more, bound, base, need, total, found)
        self.decided = bound
        return found

    def _pass_lead(self, base: int, camp: int, total: int, need: int) -> bool:
        """Whoever should lead has no card: the next who has one leads."""
        first = self.hands[base]
        for place in range(self.players - 1):
            self.hands[base + place] = self.hands[base + place + 1]
        self.hands[base + self.players - 1] = first
        turned = (camp >> 1) | (camp & 1) << (self.players - 1)
        return self._lead(base, turned, total, need)

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
                if found:
                    self.hint[way] = self.trick[base]
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
        self.hint[way] = self.trick[base] if found else 0

    # --- bounds

    def _sure(self, base: int, camp: int, leader: int) -> int:
        """Tricks that this leader can take at once with cards nobody beats; the lowest of them is what decided.

        A friend may have to trump one of them: then they win the rest by trumps, unless their hand is the shorter.
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
                if camp >> place & 1 == 0:
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

    def _entered(self, base: int, camp: int, need: int) -> bool:
        """Whether a friend, led to in a suit of which they hold the best, can take so many at once."""
        own = self.hands[base]
        for place in range(1, self.players):
            if camp >> place & 1 and self._sure(base, camp, place) * self.a_trick >= need:
                tops = self.decided & self.hands[base + place]
                while tops:
                    top = tops & -tops
                    tops ^= top
                    if lane_of(top) & own:
                        return True
        return False

    def _top_trumps(self, base: int, camp: int) -> int:
        """Tricks that the highest trumps are sure of while they are all in this camp: as many as one of it holds."""
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
            if camp >> place & 1 == 0:
                break
            lowest = top
            top = (top >> 1) & self.trump
        if lowest:
            self.decided = from_up(lowest)
            for place in range(self.players):
                if camp >> place & 1:
                    held = card_count(self.hands[base + place] & self.decided)
                    if held > best:
                        best = held
        return best

    # --- the play of a trick

    def _try_leads(self, base: int, camp: int, total: int, need: int, hint: int) -> bool:
        """Whether some lead reaches it: the one remembered, winners, suits in which a friend wins, the rest."""
        own = self.hands[base]
        moves = self._different(own)
        every = 0
        friends = 0
        for place in range(self.players):
            cards = self.hands[base + place]
            every |= cards
            if place and camp >> place & 1:
                friends |= cards
        tops = ((every + LANES) >> 1) & every
        decided = 0
        groups0 = hint & moves
        rest = moves ^ groups0
        run_tops = tops
        top_runs = own & run_tops
        winners = 0
        for lane in range(4):
            mask = FEW_BITS << (16 * lane)
            if top_runs & mask:
                low = rest & mask & self._run_of(own, top_runs & mask)
                winners |= low
        groups1 = winners & ~self.trump
        groups2 = winners & self.trump
        rest ^= winners
        groups3 = 0
        for lane in range(4):
            mask = FEW_BITS << (16 * lane)
            if friends & tops & mask:
                groups3 |= rest & mask
        rest ^= groups3
        groups4 = 0
        for lane in range(4):
            mask = FEW_BITS << (16 * lane)
            low = rest & mask
            groups4 |= low & -low
        rest ^= groups4
        card = 0
        while True:
            if groups0:
                card = groups0 & -groups0
                groups0 ^= card
            elif groups1:
                card = groups1 & -groups1
                groups1 ^= card
            elif groups3:
                card = groups3 & -groups3
                groups3 ^= card
            elif groups2:
                card = groups2 & -groups2
                groups2 ^= card
            elif groups4:
                card = groups4 & -groups4
                groups4 ^= card
            elif rest:
                card = rest & -rest
                rest ^= card
            else:
                break
            self.trick[base] = card
            if self._turn(base, 1, camp, card, card, 0, total, need):
                self.trick[base] = card
                return True
            decided |= self.decided
        self.decided = decided
        return False

    def _run_of(self, cards: int, top: int) -> int:
        """The run of neighbours that a card is the highest of."""
        run = top
        while (top >> 1) & cards & lane_of(top):
            top >>= 1
            run |= top
        return run

    def _different(self, cards: int) -> int:
        """Of cards that lie next to each other the lowest alone, where they come to the same."""
        if self.by_cards:
            return cards
        return cards & ~(cards << 1)

    def _lawful(self, hand: int, led: int, best: int) -> int:
        """The cards that may be played when this card was led and that one is winning."""
        lane = lane_of(led)
        cards = hand & lane
        if not cards:
            if self.must_trump:
                cards = hand & self.trump
            if not cards:
                return hand
        elif self.may_trump:
            return cards | (hand & self.trump)
        if self.must_win:
            wins = cards & lane_of(best) & ~(best | (best - 1))
            if cards & self.trump and not best & self.trump:
                wins = cards & self.trump
            if wins:
                return wins
        return cards

    def _turn(self, base: int, place: int, camp: int, led: int, best: int, winner: int, total: int, need: int) -> bool:
        """Whether the camp reaches it when this player, and those after, have still to play to the trick."""
        while place < self.players and not self.hands[base + place]:
            self.trick[base + place] = 0
            place += 1
        if place == self.players:
            return self._taken(base, camp, best, winner, total, need)
        hand = self.hands[base + place]
        moves = self._different(self._lawful(hand, led, best))
        ours = camp >> place & 1 != 0
        winning = (camp >> winner & 1 != 0) == ours
        lane = lane_of(best)
        above = moves & lane & ~(best | (best - 1))
        if not best & self.trump:
            above |= moves & self.trump
        if hand & lane_of(led):
            g0 = moves if winning else above
            g1 = 0
        elif winning:
            g0 = moves & ~self.trump
            g1 = moves & above
        else:
            g0 = above
            g1 = moves & ~self.trump
        g1 &= ~g0
        g2 = moves & ~(g0 | g1)
        decided = 0
        while True:
            if g0:
                card = g0 & -g0
                g0 ^= card
            elif g1:
                card = g1 & -g1
                g1 ^= card
            elif g2:
                card = g2 & -g2
                g2 ^= card
            else:
                break
            self.trick[base + place] = card
            if beats(card, best, self.trump):
                reached = self._turn(base, place + 1, camp, led, card, place, total, need)
            else:
                reached = self._turn(base, place + 1, camp, led, best, winner, total, need)
            if reached == ours:
                return reached
            decided |= self.decided
        self.decided = decided
        return not ours

    def _taken(self, base: int, camp: int, best: int, winner: int, total: int, need: int) -> bool:
        """The trick is taken, and its winner leads to the next."""
        gone = 0
        for place in range(self.players):
            gone |= self.trick[base + place]
        worth = self.a_trick
        below = base + MOST_PLAYERS
        left = 0
        camp_next = 0
        place = winner
        for turned in range(self.players):
            cards = self.hands[base + place] ^ self.trick[base + place]
            left |= cards
            self.hands[below + turned] = cards
            camp_next |= (camp >> place & 1) << turned
            place += 1
            if place == self.players:
                place = 0
        decided = 0
        if gone & lane_of(best) != best:
            decided = from_up(best)
        if self.by_cards:
            rest = gone
            while rest:
                card = rest & -rest
                rest ^= card
                worth += self.worth[self._place(card)]
            if not left:
                worth += self.last_trick
        taken = worth if camp >> winner & 1 else 0
        self.decided = decided
        if need <= taken:
            return True
        if need - taken > total - worth:
            return False
        if not self.by_cards:
            for turned in range(self.players):
                self.hands[below + turned] = without(self.hands[below + turned], gone)
        reached = self._lead(below, camp_next, total - worth, need - taken)
        if not self.by_cards:
            self.decided = with_gaps(self.decided, gone) | decided
        return reached

    # --- play-outs

    def play_outs(self, camp: int, played: int, times: int, plainly: bool) -> int:
        """What the camp takes in so many play-outs together, by lot or plainly; the trick in hand as for ``solve``."""
        taken = 0
        while times:
            times -= 1
            taken += self._play_out(camp, played, plainly, 0)
        return taken

    def play_on(self, camp: int, played: int, until: int) -> int:
        """Plays plainly until nobody holds more cards than this, and deals what is left anew to be solved: its first
        player is ``leader``. Returns what the camp has taken.
        """
        taken = self._play_out(camp, played, True, until)
        gone = WORD
        for place in range(self.players):
            gone ^= self.hand[place]
        at = self.leader
        for place in range(self.players):
            cards = self.hand[at]
            self.hands[place] = cards if self.by_cards else _closed(cards, gone)
            at = at + 1 if at + 1 < self.players else 0
        return taken

    def _play_out(self, camp: int, played: int, plainly: bool, until: int) -> int:
        players = self.players
        left = 0
        longest = 0
        for place in range(players):
            cards = self.hands[place]
            self.hand[place] = cards
            left |= cards
            held = card_count(cards)
            if held > longest:
                longest = held
        leader = 0
        taken = 0
        put = played
        while longest > until:
            longest -= 1
            while not self.hand[leader]:
                leader = leader + 1 if leader + 1 < players else 0
            led = 0
            best = 0
            winner = leader
            gone = 0
            at = leader
            for place in range(players):
                hand = self.hand[at]
                if hand:
                    if place < put:
                        card = self.trick[place]
                    elif plainly:
                        card = self._plain(at, place, led, best, winner, camp)
                    elif led:
                        card = self._by_lot(self._lawful(hand, led, best))
                    else:
                        card = self._by_lot(hand)
                    self.hand[at] = hand ^ card
                    gone |= card
                    if not led:
                        led = card
                        best = card
                    elif beats(card, best, self.trump):
                        best = card
                        winner = at
                at = at + 1 if at + 1 < players else 0
            put = 0
            left ^= gone
            if camp >> winner & 1:
                taken += self._worth(gone, left)
            leader = winner
        self.leader = leader
        return taken

    def _worth(self, gone: int, left: int) -> int:
        """What a trick of these cards is worth when those are left."""
        worth = self.a_trick
        if self.by_cards:
            while gone:
                card = gone & -gone
                gone ^= card
                worth += self.worth[self._place(card)]
            if not left:
                worth += self.last_trick
        return worth

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

    def _plain(self, at: int, place: int, led: int, best: int, winner: int, camp: int) -> int:
        """Wins as cheaply as it can what is not a friend's, leads what cannot be beaten, and else plays its lowest."""
        hand = self.hand[at]
        if not led:
            return self._plain_lead(at, camp)
        moves = self._lawful(hand, led, best)
        wins = moves & lane_of(best) & ~(best | (best - 1))
        if not best & self.trump:
            wins |= moves & self.trump
        if not wins:
            return self._lowest(moves)
        mine = camp >> at & 1
        to_come = self.players - 1 - place
        if camp >> winner & 1 == mine and self._stands(at, to_come, led, best, camp):
            return self._lowest(moves)
        cheapest = self._lowest(wins)
        if not to_come or cheapest & self.trump & ~lane_of(led):
            return cheapest
        rest = wins
        while rest:
            card = rest & -rest
            rest ^= card
            if self._stands(at, to_come, led, card, camp):
                return card
        if place == 1:
            return self._lowest(moves)
        return _highest(wins)

    def _plain_lead(self, at: int, camp: int) -> int:
        own = self.hand[at]
        others = 0
        rivals = 0
        for place in range(self.players):
            if place != at:
                others |= self.hand[place]
                if (camp >> place & 1) != (camp >> at & 1):
                    rivals |= self.hand[place]
        longest = 0
        most = -1
        for lane in range(4):
            mask = FEW_BITS << (16 * lane)
            mine = own & mask
            if not mine:
                continue
            if mask == self.trump or not rivals & self.trump:
                top = _highest(mine)
                if top > others & mask:
                    return top
            count = card_count(mine) - (1 if mask == self.trump else 0)
            if count > most:
                most = count
                longest = mine
        return longest & -longest

    def _stands(self, at: int, to_come: int, led: int, card: int, camp: int) -> bool:
        """Whether no rival who has still to play can beat this card."""
        mine = camp >> at & 1
        while to_come:
            to_come -= 1
            at = at + 1 if at + 1 < self.players else 0
            hand = self.hand[at]
            if hand and camp >> at & 1 != mine:
                moves = self._lawful(hand, led, card)
                if moves & lane_of(card) & ~(card | (card - 1)):
                    return False
                if not card & self.trump and moves & self.trump:
                    return False
        return True

    def _lowest(self, cards: int) -> int:
        """The lowest of the cards, trumps being above all others."""
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
