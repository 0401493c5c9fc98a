"""The pack of Speculation: dealing, putting used cards under it, and the knowledge of its order from memory.

The pack is modelled as layers. A player with perfect memory knows which turned cards a layer contains, but not their
order (R5). If only part of a layer has been dealt, a known card that is not on view can be in either part. Such cards
count as unseen (R16).
"""

from collections.abc import Sequence

from crowe_table.engine.cards import FULL_PACK, HIDDEN, Card
from crowe_table.engine.core import Seat, replace_at
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
from crowe_table.kit.card_moves import draw, gather, move, move_all, shuffle
from crowe_table.kit.dealing import shuffle_whole

# --- Shuffling and dealing -------------------------------------------------------------------------------------------


def shuffle_all(s: SpeculationState) -> None:
    """Gather and shuffle all cards, so that nothing is known of their order."""
    gather(s, [pile for pile in PILES.of_table(s.seats) if pile != PACK], PACK)
    shuffle_whole(s, PACK, FULL_PACK)
    s.public.layers, s.public.laid_aside = (Layer(len(FULL_PACK)),), Layer(0)


def replenish(s: SpeculationState, needed: int) -> None:
    """If fewer than ``needed`` cards are left, shuffle the cards laid aside and put them under the pack."""
    r = s.public
    if len(s.at(PACK)) >= needed:
        return
    _put_under(s)
    r.layers, r.laid_aside = (*r.layers, r.laid_aside), Layer(0)


def deal(s: SpeculationState, playing: Sequence[Seat], *, spare: bool) -> None:
    """Deal each player one card in each of three rounds. A spare hand, if any, comes last (R3)."""
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
    """Draw the trump card to a pile; ``how`` names the movement. It stays face down if it is to be sold first."""
    _top_layer(s.public)
    draw(s, 1, PACK, target, how)


def _top_layer(r: SpeculationRecord) -> int:
    """Record that a card has left the top layer of the pack. Return the index of that layer."""
    at = next(at for at, layer in enumerate(r.layers) if layer.left)
    layer = r.layers[at]
    r.layers = replace_at(r.layers, at, Layer(layer.left - 1, layer.known))
    return at


def _set_origins(r: SpeculationRecord, of: int, came: tuple[int, ...]) -> None:
    r.origins = replace_at(r.origins, of, came)


# --- Turning and selling ---------------------------------------------------------------------------------------------


def turn_top(s: SpeculationState, seat: Seat, target: Pile) -> None:
    """Turn up the top card of a seat's pile."""
    _set_origins(s.public, seat, s.public.origins[seat][:-1])
    move(s, s.at(DOWN[seat])[-1:], DOWN[seat], target, "show")


def turn_spare(s: SpeculationState) -> list[Card]:
    """Turn up the spare hand and return its cards."""
    _set_origins(s.public, s.seats, ())
    move_all(s, SPARE, SPARE_SHOWN, "turn")
    return s.at(SPARE_SHOWN)


def hand_over(s: SpeculationState, seller: Seat, buyer: Seat, number: int) -> None:
    """Move the seller's top cards, unseen, under the buyer's pile."""
    r, cards = s.public, s.at(DOWN[seller])[-number:]
    sold = r.origins[seller][-number:]
    _set_origins(r, seller, r.origins[seller][:-number])
    _set_origins(r, buyer, (*sold, *r.origins[buyer]))
    move(s, cards, DOWN[seller], DOWN[buyer], "slide", under=True)


# --- Used cards ------------------------------------------------------------------------------------------------------


def gather_used(s: SpeculationState) -> None:
    """Put the used cards of a hand under the pack, mixed or in order.

    The options may instead lay them aside until the pack is exhausted.
    """
    r, o = s.public, s.options
    piles = [pile for pile in _piles_in_order(s) if s.at(pile)]
    number = sum([len(s.at(pile)) for pile in piles])
    known, layers = _known_of_used(s)
    if o.reshuffle != "exhausted" and o.gather == "as_they_lie":
        lie = [layer for pile in piles for layer in _single_card_layers(s, pile)]
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


def _piles_in_order(s: SpeculationState) -> list[Pile]:
    """Return the piles in the order in which used cards are gathered: seat by seat from the dealer's left.

    The highest trump is with its owner, and the spare hand comes last.
    """
    piles = list[Pile]()
    for seat in s.public.from_the_left(s.public.dealer):
        piles += [DOWN[seat], SHOWN[seat]]
        if seat == s.public.owner:
            piles.append(STANDING)
    return [*piles, UNTURNED, SPARE, SPARE_SHOWN]


def _single_card_layers(s: SpeculationState, pile: Pile) -> list[Layer]:
    r = s.public
    if pile not in (*DOWN, SPARE):
        return [Layer(1, (card,)) for card in s.at(pile)]
    came = r.origins[s.seats if pile == SPARE else pile.owner]
    return [Layer(1, r.layers[at].known) for at in came]


def _known_of_used(s: SpeculationState) -> tuple[set[Card], tuple[Layer, ...]]:
    """Return the used cards that everybody can know, and the layers that remain in the pack.

    Cards turned in this hand are known to be used. Another known card of a layer is known to be used if the whole layer
    was dealt. It is still in the pack if every card dealt from the layer was turned. Otherwise it can be in either
    place (R16).
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


# --- Sampling --------------------------------------------------------------------------------------------------------


def sample_layers(s: SpeculationState, unseen: list[Card], rng: Rng) -> None:
    """Sample the hidden cards. Each known card goes to a hidden place of its layer, and the others fill the remaining
    places.
    """
    r, left = s.public, set(unseen)
    for at, known in enumerate([*[layer.known for layer in r.layers], r.laid_aside.known]):
        wanted = [card for card in known if card in left]
        places = [(cards, place) for cards, place in _hidden_places(s, at) if cards[place] == HIDDEN]
        rng.shuffle(places)
        for (cards, place), card in zip(places, wanted, strict=False):
            cards[place] = card
            left.discard(card)
    rest = sorted(left)
    rng.shuffle(rest)
    for pile in PILES.of_table(s.seats):
        cards = s.at(pile)
        cards[:] = [rest.pop() if card == HIDDEN else card for card in cards]


def _hidden_places(s: SpeculationState, at: int) -> list[tuple[list[Card], int]]:
    """Return the places in the pack and the piles where cards of a layer lie. Each is a list of cards and an index.

    The index after the last layer stands for the cards laid aside.
    """
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
