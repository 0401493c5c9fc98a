"""What a trump is worth, in exact fractions: the chance that it stands, and a fair price.

Sales aside, the pot goes to whoever owns the highest trump among all the cards dealt. So a trump is worth the pot times
the chance that none above it lies face down; less the chance that no trump lies before the others, where the pot then
stays. The price is the same for every buyer and for the seller.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, prod

from msgspec import Struct

from crowe_table.engine.cards import FULL_PACK, RANKS, Card, suit
from crowe_table.engine.core import Seat
from crowe_table.games.speculation.state import (
    SHOWN,
    SPARE_SHOWN,
    STANDING,
    Layer,
    SpeculationRecord,
    SpeculationView,
    height,
)


class Whereabouts(Struct, frozen=True):
    """Cards that may be anywhere among themselves: so many, of which so many lie where one asks; so many of them are
    known to be there, and of these so many are of the kind that one asks for.
    """

    cards: int
    asked: int
    known: int = 0
    wanted: int = 0


def none_of(groups: Sequence[Whereabouts], unseen: int, wanted: int) -> Fraction:
    """The chance that of all cards of a kind none lies where one asks.

    ``unseen``: cards that may be in any group, of which so many are ``wanted``.
    """
    merged = _merged(groups)
    free = sum([group.cards - group.known for group in merged])
    elsewhere = unseen - free
    if elsewhere < 0:
        raise ValueError("More places than cards that may lie there.")
    chance = Fraction(0)
    for spread in _spreads([group.cards - group.known for group in merged], wanted):
        left = wanted - sum(spread)
        ways = comb(elsewhere, left) * prod(
            comb(group.cards - group.known, number) for group, number in zip(merged, spread, strict=True)
        )
        clear = [_clear(group, number) for group, number in zip(merged, spread, strict=True)]
        chance += ways * prod(clear, start=Fraction(1))
    return chance / comb(unseen, wanted)


def stands(unknown: int, higher: int, face_down: int) -> Fraction:
    """The chance that none of so many higher cards lies among the face-down ones, where all unknown are alike."""
    return none_of([Whereabouts(unknown, face_down)], unknown, higher)


def _clear(group: Whereabouts, strays: int) -> Fraction:
    """The chance that none of those known, and none of so many besides, lies where one asks."""
    return Fraction(comb(group.cards - group.wanted - strays, group.asked), comb(group.cards, group.asked))


def _spreads(rooms: Sequence[int], most: int) -> Iterator[tuple[int, ...]]:
    """In how many ways so many may lie in rooms of these sizes, or elsewhere."""
    if not rooms:
        yield ()
        return
    for number in range(min(rooms[0], most) + 1):
        for rest in _spreads(rooms[1:], most - number):
            yield (number, *rest)


def _merged(groups: Sequence[Whereabouts]) -> list[Whereabouts]:
    """Groups of which all cards lie where one asks are one; those of which none does say nothing."""
    whole = [group for group in groups if group.cards == group.asked]
    parts = [group for group in groups if 0 < group.asked < group.cards]
    if whole:
        cards = sum([group.cards for group in whole])
        parts.append(Whereabouts(cards, cards, sum([g.known for g in whole]), sum([g.wanted for g in whole])))
    return parts


# --- At a table ------------------------------------------------------------------------------------------------------


def known_now(r: SpeculationRecord) -> tuple[Layer, ...]:
    """All that may be remembered of former hands; the layer that is laid aside is the last."""
    return (*r.layers, r.laid_aside)


def forgotten(r: SpeculationRecord) -> tuple[Layer, ...]:
    """The same layers, for one who remembers nothing of former hands."""
    return tuple([Layer(layer.left) for layer in known_now(r)])


def turned(view: SpeculationView) -> frozenset[Card]:
    """The cards that have been turned in this hand."""
    open_ = [*SHOWN[: view.seats], STANDING, SPARE_SHOWN]
    return frozenset([card for pile in open_ for card in view.zone(pile.key).cards])


def face_down(r: SpeculationRecord) -> int:
    """How many cards lie face down before the players, and in the spare hand."""
    return sum([len(came) for came in r.origins])


def higher(view: SpeculationView) -> frozenset[Card]:
    """The trumps above the one that stands: none of them has been turned."""
    stand = view.public.stand[0]
    return frozenset([card for card in FULL_PACK if suit(card) == suit(stand) and height(card) > height(stand)])


def stands_now(view: SpeculationView, layers: Sequence[Layer]) -> Fraction:
    """The chance that no higher trump lies face down."""
    r = view.public
    return _none_down(tuple(layers), r.origins, tuple(range(len(r.origins))), turned(view), higher(view))


def stays(view: SpeculationView, layers: Sequence[Layer], owner: Seat) -> Fraction:
    """The chance that no trump is shown but the first, and that the pot therefore is not won by this owner."""
    r, kept = view.public, view.options.only_turnup
    if r.trumps_shown or kept == "owner_wins" or (kept == "carry_unless_sold" and (r.sold or owner != r.dealer)):
        return Fraction(0)
    others = tuple([of for of in range(view.seats) if of != owner])
    return _none_down(tuple(layers), r.origins, others, turned(view), _TRUMPS[suit(r.stand[0])])


def part_of_pot(view: SpeculationView, layers: Sequence[Layer], owner: Seat) -> Fraction:
    """What part of the pot the standing trump is worth to this owner: it may be a little less than nothing."""
    return stands_now(view, layers) - stays(view, layers, owner)


def part_of_card(view: SpeculationView, layers: Sequence[Layer]) -> Fraction:
    """What part of the pot one card is worth that lies face down."""
    down = face_down(view.public)
    return (1 - stands_now(view, layers)) / down if down else Fraction(0)


def part_of_blind(view: SpeculationView) -> Fraction:
    """What part of the pot a trump is worth that nobody has seen: the mean of all it may be."""
    down, rest, top = face_down(view.public), len(FULL_PACK) - 1, len(RANKS)
    others = down - len(view.public.origins[view.public.dealer])
    lone = stands(rest, top - 1, others) if view.options.only_turnup == "carry" else Fraction(0)
    return sum([stands(rest, above, down) for above in range(top)], Fraction(0)) / top - lone


_PACK = frozenset(FULL_PACK)
_TRUMPS = tuple([frozenset([card for card in FULL_PACK if suit(card) == trump]) for trump in range(4)])
"""The cards of each suit."""


@lru_cache(maxsize=512)
def _none_down(
    layers: tuple[Layer, ...],
    origins: tuple[tuple[int, ...], ...],
    piles: tuple[int, ...],
    seen: frozenset[Card],
    kind: frozenset[Card],
) -> Fraction:
    """The chance that no card of a kind lies face down in these piles. All who bid for a card ask the same."""
    known = [frozenset(layer.known) - seen for layer in layers]
    unseen = _PACK.difference(seen, *known)
    down = Counter([at for came in origins for at in came])
    asked = Counter([at for of in piles for at in origins[of]])
    groups = [
        Whereabouts(layer.left + down[at], asked[at], len(known[at]), len(known[at] & kind))
        for at, layer in enumerate(layers)
    ]
    return none_of(groups, len(unseen), len(unseen & kind))
