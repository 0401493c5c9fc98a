"""The pack of Speculation: dealt from the top, used cards under it, and what everybody may remember of how it lies.

Whoever has watched knows what a layer of used cards contains, as far as they were turned, and not how it lies (R5). A
card of a layer that was dealt out in part, and that has not been seen since, may lie in either part: it is counted
among those that nobody has seen (R16).
"""

from collections.abc import Sequence

from crowe_table.engine.cards import FULL_PACK, HIDDEN, Card
from crowe_table.engine.core import Seat, put
from crowe_table.engine.piles import Pile
from crowe_table.engine.rng import Rng
from crowe_table.games.speculation.state import (
    CARDS_EACH,
    DOWN,
    PACK,
    PILES,
    SHOWN,
    SPARE,
    SPARE_SHOWN,
    STANDING,
    UNTURNED,
    USED,
    Layer,
    SpeculationRecord,
    SpeculationState,
)
from crowe_table.kit.moving import draw, gather, move, move_all, shuffle
from crowe_table.kit.rites import shuffle_whole

# --- Shuffling and dealing -------------------------------------------------------------------------------------------


def shuffle_all(s: SpeculationState) -> None:
    """All cards are gathered and shuffled: nothing is remembered now."""
    gather(s, [pile for pile in PILES.of_table(s.seats) if pile != PACK], PACK)
    shuffle_whole(s, PACK, FULL_PACK)
    s.public.layers, s.public.laid_aside = (Layer(len(FULL_PACK)),), Layer(0)


def replenish(s: SpeculationState, needed: int) -> None:
    """With fewer cards left than a hand needs, those laid aside are shuffled and put under the rest."""
    r = s.public
    if len(s.at(PACK)) >= needed:
        return
    _put_under(s)
    r.layers, r.laid_aside = (*r.layers, r.laid_aside), Layer(0)


def deal(s: SpeculationState, playing: Sequence[Seat], *, spare: bool) -> None:
    """Three rounds, one card at a time; the spare hand last in each (R3)."""
    s.public.origins = ((),) * (s.seats + 1)
    for _ in range(CARDS_EACH):
        for seat in playing:
            _deal_one(s, DOWN[seat], seat)
        if spare:
            _deal_one(s, SPARE, s.seats)


def _deal_one(s: SpeculationState, pile: Pile, of: int) -> None:
    came = _top_layer(s.public)
    draw(s, 1, PACK, pile)
    _set_origins(s.public, of, (*s.public.origins[of], came))


def draw_trump(s: SpeculationState, target: Pile, how: str) -> None:
    """The next card of the pack is the trump, or lies unturned until it is sold."""
    _top_layer(s.public)
    draw(s, 1, PACK, target, how)


def _top_layer(r: SpeculationRecord) -> int:
    """From which layer the next card comes; it is there no more."""
    at = next(at for at, layer in enumerate(r.layers) if layer.left)
    layer = r.layers[at]
    r.layers = put(r.layers, at, Layer(layer.left - 1, layer.known))
    return at


def _set_origins(r: SpeculationRecord, of: int, came: tuple[int, ...]) -> None:
    r.origins = put(r.origins, of, came)


# --- Turning and selling ---------------------------------------------------------------------------------------------


def turn_top(s: SpeculationState, seat: Seat, target: Pile) -> None:
    """The top card of a seat's pile is turned."""
    _set_origins(s.public, seat, s.public.origins[seat][:-1])
    move(s, s.at(DOWN[seat])[-1:], DOWN[seat], target, "show")


def turn_spare(s: SpeculationState) -> list[Card]:
    """The spare hand is turned."""
    _set_origins(s.public, s.seats, ())
    move_all(s, SPARE, SPARE_SHOWN, "turn")
    return s.at(SPARE_SHOWN)


def hand_over(s: SpeculationState, seller: Seat, buyer: Seat, number: int) -> None:
    """The top cards of one pile go unseen under another."""
    r, cards = s.public, s.at(DOWN[seller])[-number:]
    sold = r.origins[seller][-number:]
    _set_origins(r, seller, r.origins[seller][:-number])
    _set_origins(r, buyer, (*sold, *r.origins[buyer]))
    move(s, cards, DOWN[seller], DOWN[buyer], "slide", under=True)


# --- Under the pack --------------------------------------------------------------------------------------------------


def gather_used(s: SpeculationState) -> None:
    """The used cards go under the pack, mixed or as they lie, or are laid aside until it has been dealt out."""
    r, o = s.public, s.options
    piles = [pile for pile in _as_they_lie(s) if s.at(pile)]
    number = sum([len(s.at(pile)) for pile in piles])
    known, layers = _known_of_used(s)
    if o.reshuffle != "exhausted" and o.gather == "as_they_lie":
        lie = [layer for pile in piles for layer in _one_by_one(s, pile)]
        for pile in piles:
            move(s, s.at(pile)[::-1], pile, PACK, "under", under=True)
        r.layers, r.origins = (*layers, *lie), ()
        return
    for pile in piles:
        move_all(s, pile, USED, "gather")
    r.layers, r.origins = layers, ()
    if o.reshuffle == "exhausted":
        r.laid_aside = Layer(r.laid_aside.left + number, tuple(sorted((*r.laid_aside.known, *known))))
    else:
        _put_under(s)
        r.layers = (*layers, Layer(number, tuple(sorted(known))))


def _put_under(s: SpeculationState) -> None:
    shuffle(s, USED, "mix")
    move(s, s.at(USED)[:], USED, PACK, "under", under=True)


def _as_they_lie(s: SpeculationState) -> list[Pile]:
    """Each seat's pile from the dealer's left, a trump that was sold with its buyer; then the spare hand."""
    piles = list[Pile]()
    for seat in s.public.from_the_left(s.public.dealer):
        piles += [DOWN[seat], SHOWN[seat]]
        if seat == s.public.owner:
            piles.append(STANDING)
    return [*piles, UNTURNED, SPARE, SPARE_SHOWN]


def _one_by_one(s: SpeculationState, pile: Pile) -> list[Layer]:
    """The cards of a pile, each known where it was turned, or was known before it was dealt."""
    r = s.public
    if pile not in (*DOWN, SPARE):
        return [Layer(1, (card,)) for card in s.at(pile)]
    came = r.origins[s.seats if pile == SPARE else pile.owner]
    return [Layer(1, r.layers[at].known) for at in came]


def _known_of_used(s: SpeculationState) -> tuple[set[Card], tuple[Layer, ...]]:
    """The used cards that everybody may know of, and what is left of the layers in the pack.

    A card that was seen before and not now is still in its layer, if all of it that was dealt was turned; it is among
    the used, if the layer was dealt out. Else it may be in either (R16).
    """
    r = s.public
    open_ = [*SHOWN[: s.seats], STANDING, SPARE_SHOWN]
    known = {card for pile in open_ for card in s.at(pile)}
    in_doubt = {at for came in r.origins for at in came}
    rest = []
    for at, layer in enumerate(r.layers):
        unturned = tuple([card for card in layer.known if card not in known])
        if layer.left:
            rest.append(Layer(layer.left, () if at in in_doubt else unturned))
        else:
            known.update(unturned)
    return known, tuple(rest)


# --- Imagined --------------------------------------------------------------------------------------------------------


def lay_layers(s: SpeculationState, unseen: list[Card], rng: Rng) -> None:
    """In an imagined world every card that is known to lie in a layer lies in some place of it that nobody sees, and
    all others anywhere.
    """
    r, left = s.public, set(unseen)
    for at, known in enumerate([*[layer.known for layer in r.layers], r.laid_aside.known]):
        wanted = [card for card in known if card in left]
        places = [(cards, place) for cards, place in _places(s, at) if cards[place] == HIDDEN]
        rng.shuffle(places)
        for (cards, place), card in zip(places, wanted, strict=False):
            cards[place] = card
            left.discard(card)
    rest = sorted(left)
    rng.shuffle(rest)
    for pile in PILES.of_table(s.seats):
        cards = s.at(pile)
        cards[:] = [rest.pop() if card == HIDDEN else card for card in cards]


def _places(s: SpeculationState, at: int) -> list[tuple[list[Card], int]]:
    """Where the cards of a layer lie, face down: in the pack and before the players; or aside, after the last layer."""
    r = s.public
    if at == len(r.layers):
        return [(s.at(USED), place) for place in range(len(s.at(USED)))]
    above = sum([layer.left for layer in r.layers[:at]])
    top = len(s.at(PACK)) - above
    found = [(s.at(PACK), place) for place in range(top - r.layers[at].left, top)]
    for of, came in enumerate(r.origins):
        pile = SPARE if of == s.seats else DOWN[Seat(of)]
        found += [(s.at(pile), place) for place, origin in enumerate(came) if origin == at]
    return found
