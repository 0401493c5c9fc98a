"""The last tricks of a deal of Reversis, with all hands open: each plays for as many fish as they can have."""

from collections.abc import Sequence

from msgspec.structs import replace

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Seat
from crowe_table.games.reversis.counting import ORDER
from crowe_table.games.reversis.judgement import Stakes, fish_of
from crowe_table.games.reversis.options import ReversisOptions
from crowe_table.games.reversis.state import ReversisRecord
from crowe_table.kit.tricks import FOLLOW, may_play

Hands = tuple[tuple[Card, ...], ...]
"""By the order of play."""
Fish = tuple[float, ...]
"""What each gains in the whole deal, by the order of play."""


class Ending:
    """Every line of play from here, tried: nobody combines with anybody. ``order``: the seats, in the order of play."""

    def __init__(
        self, r: ReversisRecord, o: ReversisOptions, order: Sequence[Seat], stakes: Stakes, discard: Sequence[Card]
    ) -> None:
        self._r, self._o, self._order, self._stakes, self._discard = r, o, order, stakes, discard

    def after(self, hands: Hands, at: int, card: Card) -> Fish:
        """What each gains if the player at this place in the order, whose turn it is, plays this card."""
        r = self._r
        between = not r.trick
        plays = [*r.plays, (self._order[at], card)] if between else [*r.plays[:-1], (*r.plays[-1], card)]
        return self._fish(plays, _without(hands, at, card))

    def _fish(self, plays: list[tuple[int, ...]], hands: Hands) -> Fish:
        count = len(self._order)
        first, *fell = plays[-1]
        leader = self._order.index(Seat(first))
        trick = tuple([Card(card) for card in fell])
        if len(trick) == count:
            at = (leader + ORDER.winning(trick)) % count
            if not hands[at]:
                return self._counted(plays)
            started, trick = [*plays, (self._order[at],)], ()
        else:
            at, started = (leader + len(trick)) % count, plays
        best: Fish = ()
        for card in may_play(hands[at], trick, ORDER, FOLLOW):
            found = self._fish([*started[:-1], (*started[-1], card)], _without(hands, at, card))
            if not best or found[at] > best[at]:
                best = found
        return best

    def _counted(self, plays: list[tuple[int, ...]]) -> Fish:
        return fish_of(replace(self._r, plays=tuple(plays)), self._o, self._discard, self._stakes, self._order)


def _without(hands: Hands, at: int, card: Card) -> Hands:
    return tuple(
        [tuple([each for each in hand if each != card]) if place == at else hand for place, hand in enumerate(hands)]
    )
