"""Exact value of a trump, in fractions: the probability that it stays the highest, and a fair price.

Apart from sales, the owner of the highest dealt trump takes the pot. So a trump is worth the pot times the probability
that no higher trump lies face down. Under some options the pot stays on the table if no other trump appears. The
probability of that case is subtracted. The price is the same for every buyer and for the seller.
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


class HiddenGroup(Struct, frozen=True):
    """Group of hidden cards in unknown order. Some of them lie in certain places, such as the face-down piles.

    ``cards`` is the size of the group, and ``asked`` the number of its cards in these places. ``known`` cards are
    certain to be in the group, and ``wanted`` of the known cards are of the kind in question.
    """

    cards: int
    asked: int
    known: int = 0
    wanted: int = 0


def none_in_places(groups: Sequence[HiddenGroup], unseen: int, wanted: int) -> Fraction:
    """Return the probability that no card of a certain kind lies in the places of the groups.

    Some cards are known to be in a group. The other ``unseen`` cards may be in any group, and ``wanted`` of them are of
    this kind.
    """
    merged = _merge_groups(groups)
    free = sum([group.cards - group.known for group in merged])
    elsewhere = unseen - free
    if elsewhere < 0:
        raise ValueError("More places than cards that may lie there.")
    chance = Fraction(0)
    for spread in _distributions([group.cards - group.known for group in merged], wanted):
        left = wanted - sum(spread)
        ways = comb(elsewhere, left) * prod(
            comb(group.cards - group.known, number) for group, number in zip(merged, spread, strict=True)
        )
        clear = [_none_in_group(group, number) for group, number in zip(merged, spread, strict=True)]
        chance += ways * prod(clear, start=Fraction(1))
    return chance / comb(unseen, wanted)


def stand_chance(unknown: int, higher: int, face_down: int) -> Fraction:
    """Return the probability that no higher card is face down. Nothing is known about the order of the hidden cards.

    ``unknown`` is the number of hidden cards, and ``higher`` the number of higher cards among them. ``face_down`` is
    the number of cards face down on the table.
    """
    return none_in_places([HiddenGroup(unknown, face_down)], unknown, higher)


def _none_in_group(group: HiddenGroup, strays: int) -> Fraction:
    """Return the probability that a group has no card of the wanted kind in its places.

    ``strays`` is the number of wanted cards in the group that are not among its known cards.
    """
    return Fraction(comb(group.cards - group.wanted - strays, group.asked), comb(group.cards, group.asked))


def _distributions(rooms: Sequence[int], most: int) -> Iterator[tuple[int, ...]]:
    """Yield all ways to distribute up to ``most`` cards over groups with these numbers of free places."""
    if not rooms:
        yield ()
        return
    for number in range(min(rooms[0], most) + 1):
        for rest in _distributions(rooms[1:], most - number):
            yield (number, *rest)


def _merge_groups(groups: Sequence[HiddenGroup]) -> list[HiddenGroup]:
    whole = [group for group in groups if group.cards == group.asked]
    parts = [group for group in groups if 0 < group.asked < group.cards]
    if whole:
        cards = sum([group.cards for group in whole])
        parts.append(HiddenGroup(cards, cards, sum([g.known for g in whole]), sum([g.wanted for g in whole])))
    return parts


# --- At a table ------------------------------------------------------------------------------------------------------


def known_layers(r: SpeculationRecord) -> tuple[Layer, ...]:
    """Return the layers of the pack with all that can be remembered of earlier hands.

    The cards laid aside come last.
    """
    return (*r.layers, r.laid_aside)


def forgotten_layers(r: SpeculationRecord) -> tuple[Layer, ...]:
    """Return the layers of the pack, as known to a player who remembers nothing of earlier hands."""
    return tuple([Layer(layer.left) for layer in known_layers(r)])


def turned_cards(view: SpeculationView) -> frozenset[Card]:
    """Return the cards turned in this hand."""
    open_ = [*SHOWN[: view.seats], STANDING, SPARE_SHOWN]
    return frozenset([card for pile in open_ for card in view.zone(pile.key).cards])


def face_down(r: SpeculationRecord) -> int:
    """Return the number of face-down cards before the players and in the spare hand."""
    return sum([len(came) for came in r.origins])


def higher_trumps(view: SpeculationView) -> frozenset[Card]:
    """Return the trumps above the highest one on view. None of them has been turned."""
    stand = view.public.stand[0]
    return frozenset([card for card in FULL_PACK if suit(card) == suit(stand) and height(card) > height(stand)])


def stand_chance_now(view: SpeculationView, layers: Sequence[Layer]) -> Fraction:
    """Return the probability that no higher trump than the present highest lies face down."""
    r = view.public
    return _none_face_down(
        tuple(layers), r.origins, tuple(range(len(r.origins))), turned_cards(view), higher_trumps(view)
    )


def stay_chance(view: SpeculationView, layers: Sequence[Layer], owner: Seat) -> Fraction:
    """Return the probability that no other trump appears, so that this owner would not win the pot.

    It is 0 if the options let the owner win the pot even then.
    """
    r, kept = view.public, view.options.only_turnup
    if r.trumps_shown or kept == "owner_wins" or (kept == "carry_unless_sold" and (r.sold or owner != r.dealer)):
        return Fraction(0)
    others = tuple([of for of in range(view.seats) if of != owner])
    return _none_face_down(tuple(layers), r.origins, others, turned_cards(view), _TRUMPS[suit(r.stand[0])])


def trump_share(view: SpeculationView, layers: Sequence[Layer], owner: Seat) -> Fraction:
    """Return the fraction of the pot that the highest trump on view is worth to this owner. It can be slightly
    negative.
    """
    return stand_chance_now(view, layers) - stay_chance(view, layers, owner)


def face_down_card_share(view: SpeculationView, layers: Sequence[Layer]) -> Fraction:
    """Return the fraction of the pot that one face-down card is worth."""
    down = face_down(view.public)
    return (1 - stand_chance_now(view, layers)) / down if down else Fraction(0)


def unseen_trump_share(view: SpeculationView) -> Fraction:
    """Return the fraction of the pot that the trump is worth before it is turned, averaged over its possible ranks."""
    down, rest, top = face_down(view.public), len(FULL_PACK) - 1, len(RANKS)
    others = down - len(view.public.origins[view.public.dealer])
    lone = stand_chance(rest, top - 1, others) if view.options.only_turnup == "carry" else Fraction(0)
    return sum([stand_chance(rest, above, down) for above in range(top)], Fraction(0)) / top - lone


_PACK = frozenset(FULL_PACK)
_TRUMPS = tuple([frozenset([card for card in FULL_PACK if suit(card) == trump]) for trump in range(4)])


@lru_cache(maxsize=512)
def _none_face_down(
    layers: tuple[Layer, ...],
    origins: tuple[tuple[int, ...], ...],
    piles: tuple[int, ...],
    seen: frozenset[Card],
    kind: frozenset[Card],
) -> Fraction:
    """Return the probability that no card of a kind is face down in these piles.

    The result is cached, because all bidders at the table ask for the same probability.
    """
    known = [frozenset(layer.known) - seen for layer in layers]
    unseen = _PACK.difference(seen, *known)
    down = Counter([at for came in origins for at in came])
    asked = Counter([at for of in piles for at in origins[of]])
    groups = [
        HiddenGroup(layer.left + down[at], asked[at], len(known[at]), len(known[at] & kind))
        for at, layer in enumerate(layers)
    ]
    return none_in_places(groups, len(unseen), len(unseen & kind))
