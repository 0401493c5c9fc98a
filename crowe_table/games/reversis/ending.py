"""Exhaustive search of the last tricks with all hands known. Each player is assumed to maximize their gain in fish."""

from collections.abc import Sequence

from msgspec.structs import replace

from crowe_table.engine.cards import Card, suit
from crowe_table.engine.core import Seat
from crowe_table.games.reversis.counting import ORDER, POINTS, rates
from crowe_table.games.reversis.heuristics import Stakes, gains_in_fish
from crowe_table.games.reversis.options import ReversisOptions
from crowe_table.games.reversis.state import ReversisRecord
from crowe_table.kit.tricks import FOLLOW, may_play

Hands = tuple[tuple[Card, ...], ...]
"""Hands of all players, listed in the order of play."""
Fish = tuple[float, ...]
"""Gain of each player in the whole deal, in fish, listed in the order of play."""
Tricks = tuple[tuple[int, int, tuple[Card, ...]], ...]
"""Leader, winner and cards of each trick, in the order played."""


class EndSearch:
    """Exhaustive search of the last tricks, in which players do not cooperate. ``order`` lists the seats in the order
    of play.
    """

    def __init__(
        self, r: ReversisRecord, o: ReversisOptions, order: Sequence[Seat], stakes: Stakes, discard: Sequence[Card]
    ) -> None:
        self._r, self._o, self._order, self._stakes, self._discard = r, o, order, stakes, discard
        self._paid = rates(o)
        self._known: dict[tuple[object, ...], Fish] = {}
        """Cache of gains, keyed by the facts that determine them. Most orders of play lead to the same few entries."""

    def after(self, hands: Hands, at: int, card: Card) -> Fish:
        """Return each player's gain if the player at index ``at`` plays this card and everybody then plays best."""
        r = self._r
        leader = self._order.index(Seat(r.plays[-1][0])) if r.trick else at
        return self._gain_in_fish((), leader, (*r.trick, card), _without(hands, at, card))

    def _gain_in_fish(self, tricks: Tricks, leader: int, trick: tuple[Card, ...], hands: Hands) -> Fish:
        count = len(self._order)
        at = (leader + len(trick)) % count
        if len(trick) == count:
            at = (leader + ORDER.winning(trick)) % count
            tricks, leader, trick = (*tricks, (leader, at, trick)), at, ()
            if not hands[at]:
                return self._counted(tricks)
        if not trick and len(hands[at]) == 1:
            cards = tuple([hands[(at + step) % count][0] for step in range(count)])
            return self._counted((*tricks, (at, (at + ORDER.winning(cards)) % count, cards)))
        best: Fish = ()
        for card in may_play(hands[at], trick, ORDER, FOLLOW):
            found = self._gain_in_fish(tricks, leader, (*trick, card), _without(hands, at, card))
            if not best or found[at] > best[at]:
                best = found
        return best

    def _counted(self, tricks: Tricks) -> Fish:
        """Return the gains of a finished deal.

        The cache key holds winners, points, and the aces and quinolas played.
        """
        taken, paid = [0] * len(self._order), self._paid
        falls = []
        for number, (leader, taker, cards) in enumerate(tricks):
            for step, card in enumerate(cards):
                taken[taker] += POINTS[card]
                if card in paid:
                    falls.append((number, leader, step, card, suit(card) == suit(cards[0])))
        key = (tuple([taker for _, taker, _ in tricks]), tuple(taken), tuple(falls))
        if key not in self._known:
            before = self._r.plays[: self._r.finished]
            plays = (*before, *[(self._order[leader], *cards) for leader, _, cards in tricks])
            whole = replace(self._r, plays=plays)
            self._known[key] = gains_in_fish(whole, self._o, self._discard, self._stakes, self._order)
        return self._known[key]


def _without(hands: Hands, at: int, card: Card) -> Hands:
    return *hands[:at], tuple([each for each in hands[at] if each != card]), *hands[at + 1 :]
