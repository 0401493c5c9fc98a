"""Sampled hands of the other players, weighted by their bids, and results of contracts in these hands."""

from collections.abc import Sequence

from msgspec import Struct

from crowe_table.engine.cards import ACE, HIDDEN, Card, make, suit
from crowe_table.engine.core import NO_SEAT, Seat
from crowe_table.engine.rng import Rng
from crowe_table.games.ruff import counting
from crowe_table.games.ruff.heuristics import (
    bid_likelihood,
    card_to_lay_out,
    chance_of_game,
    count_hand,
    four_to_lay_out,
    goes_alone,
    min_count_to_bid,
)
from crowe_table.games.ruff.state import HAND, LAID_DOWN, SEATS, WASTE, RuffPhase, RuffView, order, pack_of
from crowe_table.kit.ranking import bowers
from crowe_table.kit.tricks import played_by, voids
from crowe_table.search.kernel import Kernel
from crowe_table.search.open_hands import OpenHands, new_kernel
from crowe_table.search.worlds import Worlds

LAID_OUT_PLACE, IN_STOCK_PLACE = Seat(-3), Seat(-4)
"""Keys for cards that belong to no seat in a sampled deal: cards laid out, and cards in the stock."""
OFF_RULE_WEIGHT = 0.3
"""Weight of sampled hands if the rule of thumb contradicts the maker's choice whether to play alone."""


class Contract(Struct, frozen=True):
    """Result of a round of bids: the maker, the trump suit, and whether the maker plays alone.

    ``second`` is true if trumps were made in the second round, where the dealer does not exchange.
    """

    maker: Seat
    trump: int
    alone: bool = False
    second: bool = False


class DealSampler:
    """Sampler of the hidden cards as one seat sees them. At Euchre it also weighs deals by the bids."""

    def __init__(self, view: RuffView, rng: Rng) -> None:
        self.view, self.rng = view, rng
        self.r, self.o, self.seat = view.public, view.options, view.seat
        r, seat = self.r, self.seat
        self.up = r.up[0]
        held = [[*view.zone(HAND[each].key).cards, *view.zone(LAID_DOWN[each].key).cards] for each in r.ring]
        self.own = [card for card in held[r.ring.index(seat)] if card != HIDDEN]
        seen = {card for zone in view.zones for card in zone.cards}
        self.unseen = [card for card in pack_of(self.o) if card not in seen]
        self.played = {each: played_by(r, each) for each in r.playing}
        self.order = order(view)
        self.void = dict(enumerate(voids(r, self.order))) if r.plays else {}
        self.known = {each: [c for c in cards if c != HIDDEN] for each, cards in zip(r.ring, held, strict=True)}
        room = {each: cards.count(HIDDEN) for each, cards in zip(r.ring, held, strict=True) if each != seat}
        taker = r.taken_up
        room[LAID_OUT_PLACE] = len(view.zone(WASTE[taker].key).cards) if taker not in (NO_SEAT, seat) else 0
        room[IN_STOCK_PLACE] = len(self.unseen) - sum(room.values())
        taken = [self.up, *([make(ACE, r.trump)] if self.o.old else [])] if taker not in (NO_SEAT, seat) else []
        forbidden = {c: [at for at in room if at not in (taker, LAID_OUT_PLACE)] for c in taken if c in self.unseen}
        void = {Seat(each): suits for each, suits in self.void.items() if each != seat}
        self._worlds = Worlds(self.unseen, room, forbidden=forbidden, void=void, suit_of=self.order.suit_of)
        if not self._worlds.count:
            self._worlds = Worlds(self.unseen, room, forbidden=forbidden)
        self._kernels: dict[int, Kernel] = {}
        self._said = self._passes_so_far() if not self.o.old else []

    def draw(self) -> list[list[Card]]:
        """Sample a hand for each seat. A player who took cards up is assumed to have laid out by rule of thumb."""
        world = self._worlds.draw(self.rng)
        out = world[LAID_OUT_PLACE]
        if out:
            taker = self.r.taken_up
            pool = [*world[taker], *out]
            world[taker] = self._after_discarding(pool, len(out), self.void.get(taker, set()))
        return [[*self.known[Seat(seat)], *world.get(Seat(seat), ())] for seat in range(SEATS)]

    def in_play(self) -> list[Card]:
        """Return every card that was played, is known to be in a hand, or is unseen."""
        held = [card for cards in self.known.values() for card in cards]
        return [*self.unseen, *held, *[card for cards in self.played.values() for card in cards]]

    def _after_discarding(self, pool: Sequence[Card], number: int, void: set[int]) -> list[Card]:
        """Return the cards of ``pool`` that stay in hand after a player lays out ``number`` of them.

        Cards of suits in ``void``, which the player has shown not to hold, are laid out first.
        """
        gone = [card for card in pool if self.order.suit_of[card] in void][:number]
        rest = [card for card in pool if card not in gone]
        if self.o.old:
            gone += four_to_lay_out(rest, self.r.trump, number - len(gone))
        elif not gone:
            gone = [card_to_lay_out(rest, self.r.trump)]
        return [card for card in pool if card not in gone]

    # --- bids so far

    def _passes_so_far(self) -> list[tuple[Seat, bool]]:
        r = self.r
        ring = self._from_eldest()
        if r.maker != NO_SEAT:
            before = ring[: ring.index(r.maker)]
            first = r.trump == suit(self.up)
            return [(seat, False) for seat in (before if first else ring)] + [
                (seat, True) for seat in ([] if first else before)
            ]
        before = ring[: ring.index(r.turn)] if r.turn in ring else []
        if r.phase == RuffPhase.SECOND_ROUND:
            return [*[(seat, False) for seat in ring], *[(seat, True) for seat in before]]
        return [(seat, False) for seat in before]

    def _from_eldest(self) -> list[Seat]:
        ring, dealer = self.r.ring, self.r.ring.index(self.r.dealer)
        return [*ring[dealer + 1 :], *ring[: dealer + 1]]

    def min_count(self, seat: Seat, second: bool) -> float:
        """Return the lowest count of a hand with which this seat makes trumps by rule of thumb."""
        steps = (self.r.ring.index(seat) - self.r.ring.index(self.r.dealer)) % SEATS
        return min_count_to_bid(steps, second, self.o.first_lead == "eldest")

    def likelihood(self, hands: Sequence[Sequence[Card]]) -> float:
        """Return the likelihood of the other players' bids with these hands."""
        r, likely = self.r, 1.0
        for seat, second in self._said:
            if seat != self.seat:
                count, _ = self.best_count(seat, [*hands[seat], *self.played.get(seat, ())], second)
                likely *= 1 - bid_likelihood(count, self.min_count(seat, second))
        maker = r.maker
        if maker not in (NO_SEAT, self.seat):
            hand = [*hands[maker], *self.played[maker]]
            second = r.trump != suit(self.up)
            likely *= bid_likelihood(count_hand(hand, r.trump), self.min_count(maker, second))
            if goes_alone(hand, r.trump, maker == r.dealer, self._one_wins(maker)) != r.is_alone(maker):
                likely *= OFF_RULE_WEIGHT
        return likely

    def best_count(self, seat: Seat, hand: Sequence[Card], second: bool) -> tuple[float, int]:
        """Return the best count (value for making trumps) of a hand among the suits of this round, and the suit."""
        turned = suit(self.up)
        if second:
            return max((count_hand(hand, trump), trump) for trump in range(4) if trump != turned)
        return count_hand(self.after_exchange(seat, hand), turned), turned

    def after_exchange(self, seat: Seat, hand: Sequence[Card]) -> list[Card]:
        """Return a seat's hand after the exchange. Only a dealer who has not yet exchanged changes the hand."""
        if seat != self.r.dealer or self.r.taken_up != NO_SEAT:
            return list(hand)
        six = [*hand, self.up]
        out = card_to_lay_out(six, suit(self.up))
        return [card for card in six if card != out]

    def _one_wins(self, seat: Seat) -> bool:
        return self.r.scores[self.r.sides[seat]] + 1 >= self.o.game_points

    # --- outcome

    def contract_by_rule(self, seat: Seat, hand: Sequence[Card], second: bool) -> Contract | None:
        """Return the contract that a player makes with this hand by its count, or None for a pass."""
        count, trump = self.best_count(seat, hand, second)
        if count < self.min_count(seat, second):
            return None
        final = list(hand) if second else self.after_exchange(seat, hand)
        alone = goes_alone(final, trump, seat == self.r.dealer, self._one_wins(seat))
        partner = (self.r.ring.index(seat) - self.r.ring.index(self.r.dealer)) % SEATS == 2
        if self.o.assist_alone and partner and not second and not alone:
            return None
        return Contract(seat, trump, alone, second)

    def after_pass(self, hands: Sequence[Sequence[Card]]) -> Contract | None:
        """Return the contract that is made if this seat passes and the others bid by the count of their hands.

        Return None if nobody makes trumps.
        """
        ring, second = self._from_eldest(), self.r.phase == RuffPhase.SECOND_ROUND
        left = [(seat, second) for seat in ring[ring.index(self.seat) + 1 :]]
        for seat, later in [*left, *([] if second else [(seat, True) for seat in ring])]:
            found = self.contract_by_rule(seat, hands[seat], later)
            if found:
                return found
        return None

    def contract_value(
        self, hands: Sequence[Sequence[Card]], contract: Contract | None, out: Card | None = None
    ) -> float:
        """Return this seat's prospects of winning the game, from −1 to 1, if the contract is played with these hands.

        ``out`` is the card that the dealer lays out; without it, the rule of thumb decides.
        """
        if contract is None:
            return self.value(0, 0, thrown_in=True)
        taken = self.tricks(hands, contract, out)
        ours, theirs = counting.euchre_points(taken, contract.alone)
        mine = self.r.sides[contract.maker] == self.r.sides[self.seat]
        return self.value(ours, theirs) if mine else self.value(theirs, ours)

    def tricks(self, hands: Sequence[Sequence[Card]], contract: Contract, out: Card | None = None) -> int:
        """Return the number of tricks that the maker's side wins if all hands are known and everybody plays best."""
        r, maker = self.r, contract.maker
        resting = r.partner(maker) if contract.alone else NO_SEAT
        held = list(hands)
        may = self.o.exchange == "any" or maker == r.dealer
        if not contract.second and may and resting != r.dealer and r.taken_up == NO_SEAT:
            six = [*held[r.dealer], self.up]
            laid = card_to_lay_out(six, contract.trump) if out is None else out
            held[r.dealer] = [card for card in six if card != laid]
        playing = [seat for seat in r.ring if seat != resting]
        solver = OpenHands(
            [held[seat] for seat in playing],
            bowers(contract.trump),
            [r.sides[seat] for seat in playing],
            memory=self._memory(len(playing)),
        )
        ring = self._from_eldest()
        eldest = next(seat for seat in ring if seat in playing)
        leader = maker if self.o.first_lead == "maker" else eldest
        found = solver.tricks(playing.index(leader))
        return found if r.sides[leader] == r.sides[maker] else len(self.own or held[leader]) - found

    def _memory(self, players: int) -> Kernel:
        if players not in self._kernels:
            self._kernels[players] = new_kernel(players)
        return self._kernels[players]

    def value(self, ours: int, theirs: int, thrown_in: bool = False) -> float:
        """Return this seat's prospects of winning the game, from −1 to 1, after these points are scored.

        The prospects depend on the next dealer. ``thrown_in`` tells whether the cards were thrown in, which affects who
        deals.
        """
        r, side = self.r, self.r.sides[self.seat]
        own, others = r.scores[side] + ours, r.scores[1 - side] + theirs
        again = thrown_in and self.o.all_pass == "same_dealer"
        deals = (r.sides[r.dealer] == side) == again
        wins = chance_of_game(own, others, self.o.game_points) if deals else None
        if wins is None:
            wins = 1 - chance_of_game(others, own, self.o.game_points)
        return 2 * wins - 1
