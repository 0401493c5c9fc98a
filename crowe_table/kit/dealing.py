"""Cutting for the deal and for partners, shuffling, dealing card by card or in packets, and turning up a card."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import accumulate, chain, cycle, pairwise
from typing import ClassVar, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.cards import RANKS, Card, rank
from crowe_table.engine.core import ALL, Action, OptionsT, Phase, PickPlace, Question, Record, RecordT, Seat, seats
from crowe_table.engine.piles import Pile
from crowe_table.engine.state import State
from crowe_table.kit.announcing import report_changes, say
from crowe_table.kit.card_moves import cut_pile, draw, forget, gather, move, shuffle
from crowe_table.kit.ranking import ACE_HIGH
from crowe_table.kit.rules import Rules, StateT, ask_one

MIN_CUT = 4
"""Minimum number of cards in the smaller part of a pack that is cut."""
MIN_LEFT = 8
"""Minimum number of cards that must be left for another cut.

If fewer are left, the pack is gathered and shuffled first.
"""


class Cut(Action, frozen=True, tag="cut"):
    """Draw the card at this place of the spread pack, or lift this number of cards off the pack."""

    decides_nothing: ClassVar[bool] = True
    place: int


class CutRecord(Record, kw_only=True):
    """Public record of the cut for the deal."""

    cutting: tuple[Seat, ...] = ()
    """The seats still to cut, in order."""
    cuts: tuple[tuple[int, ...], ...] = ()
    """For each seat, the values of the cards it has cut. The lowest deals."""


CutRecordT = TypeVar("CutRecordT", bound=CutRecord)


class Seating(Struct, frozen=True):
    """Result of the cuts: the first dealer, the players clockwise, and the seats by their cuts, lowest first."""

    dealer: Seat
    ring: tuple[Seat, ...]
    order: tuple[Seat, ...] = ()


# --- The cut for the deal --------------------------------------------------------------------------------------------


def spread_pack(s: State[CutRecordT, OptionsT], stock: Pile) -> None:
    """Shuffle and spread the pack. All players are to cut, in the order in which they sit."""
    s.rng = s.chance.stream("cut", s.public.deal)
    s.rng.shuffle(s.at(stock))
    s.public.cutting = s.public.playing
    s.public.cuts = ((),) * s.seats


def ask_cut_for_deal(s: State[CutRecordT, OptionsT]) -> Question:
    """Ask the next seat to cut."""
    return ask_one("cut-for-deal", s.public.cutting[0], Cut)


def ace_high_rank(s: object, card: Card) -> int:
    """Return a card's rank in a cut with aces high."""
    del s
    return ACE_HIGH.index(RANKS[rank(card)])


def when_cutting_for_deal(
    rules: Rules[StateT],
    phase: Phase,
    stock: Pile,
    shown: Sequence[Pile],
    then: Callable[[StateT, Seating], None],
    *,
    counts: Callable[[StateT, Card], int] | None = None,
    partners: Callable[[StateT], bool] | None = None,
    two: Callable[[StateT], bool] | None = None,
    dealer: Callable[[StateT, Seat], Seat] | None = None,
    asks: Callable[[StateT], Question] = ask_cut_for_deal,
    says: str = "say-my-deal",
    law: str = "",
) -> None:
    """Register the cut for the deal in this phase, as in ``cut_for_deal``.

    The dealer announces the result with ``says``, the pack is gathered, and ``then`` continues the game. ``dealer``
    replaces the dealer chosen by the cuts. ``asks`` replaces the common question.
    """
    rules.asks(phase)(asks)

    @rules.does(Cut, lambda s, _: any_place(s, stock), phase=phase, law=law)
    def cut(s: StateT, action: Cut) -> None:
        decided = cut_for_deal(
            s,
            action,
            stock,
            shown,
            partners=partners is not None and partners(s),
            two=two is not None and two(s),
            counts=partial(counts, s) if counts else rank,
        )
        if decided is None:
            return
        if dealer:
            decided = replace(decided, dealer=dealer(s, decided.dealer))
        if says:
            say(s, decided.dealer, says)
        gather(s, shown[: s.seats], stock)
        then(s, decided)


def any_place(s: State[RecordT, OptionsT], stock: Pile, left: int = 0) -> PickPlace:
    """Return the choice of any place in a spread pack, except the ``left`` outermost cards at each end."""
    return PickPlace(stock.key, left, len(s.at(stock)) - 1 - left)


def card_under_cut(s: State[RecordT, OptionsT], stock: Pile, place: int) -> Card:
    """Return the card on top after ``place`` cards have been cut off. For an arranged pack, return the top card."""
    return s.at(stock)[-1 if s.laid else -1 - place]


def cut_for_deal(
    s: State[CutRecordT, OptionsT],
    action: Cut,
    stock: Pile,
    shown: Sequence[Pile],
    *,
    partners: bool = False,
    two: bool = False,
    counts: Callable[[Card], int] = rank,
) -> Seating | None:
    """Draw and show a card. The seat with the lowest card deals, and seats with equal cards cut again.

    Return the seating when nothing is left to decide, and None until then. With ``partners``, the two lowest sit
    opposite each other. The dealer keeps their seat, and the highest sits at the dealer's left. With ``two``, only two
    of the players play, so the second place must also be decided.
    """
    r, seat = s.public, action.seat
    card = s.at(stock)[action.place]
    move(s, (card,), stock, shown[seat], "cut")
    r.cutting = r.cutting[1:]
    r.cuts = tuple([(*cuts, counts(card)) if each == seat else cuts for each, cuts in enumerate(r.cuts)])
    if r.cutting:
        return None
    again = tied_seats(r.cuts, partners or two)
    if not again:
        decided = replace(seating(r.cuts, r.ring, partners), order=tuple(_lowest_first(r.cuts)))
        r.ring, r.dealer, r.cuts = decided.ring, decided.dealer, ((),) * s.seats
        if partners:
            r.sides = tuple([r.ring.index(each) % 2 for each in seats(s.seats)])
        report_changes(s)
        return decided
    if len(s.at(stock)) < MIN_LEFT:
        gather(s, shown[: s.seats], stock)
        shuffle(s, stock)
    r.cutting = tuple(again)
    for each in again:
        say(s, each, "say-cut-again")
    return None


def deal_for_deal(
    s: State[RecordT, OptionsT], stock: Pile, hands: Sequence[Pile], counts: Callable[[Card], int]
) -> Seat:
    """Deal every player a card face up.

    The player with the highest card gets the deal. Players who tie for it are dealt another card.
    """
    drawing: Sequence[Seat] = s.public.ring
    while len(drawing) > 1:
        s.rng.shuffle(s.at(stock))
        for seat in drawing:
            draw(s, 1, stock, hands[seat], "draw", shown_to=ALL)
        drawn = {seat: counts(s.at(hands[seat])[0]) for seat in drawing}
        drawing = [seat for seat in drawing if drawn[seat] == max(drawn.values())]
        gather(s, hands[: s.seats], stock)
        forget(s, s.at(stock))
    return drawing[0]


def deal_until(s: State[RecordT, OptionsT], stock: Pile, shown: Sequence[Pile], wanted: Callable[[Card], bool]) -> Seat:
    """Deal cards face up one at a time. The first player dealt a ``wanted`` card gets the deal."""
    s.rng.shuffle(s.at(stock))
    for seat in cycle(s.public.turning):
        draw(s, 1, stock, shown[seat], "draw", shown_to=ALL)
        if wanted(s.at(shown[seat])[-1]):
            break
    gather(s, shown[: s.seats], stock)
    forget(s, s.at(stock))
    return seat


def tied_seats(cuts: Sequence[Sequence[int]], partners: bool) -> list[Seat]:
    """Return the seats that must cut again: those equal for lowest or, with ``partners``, for second and third place.

    Seats that have not cut are ignored.
    """
    order = _lowest_first(cuts)
    lowest = _equal_to(cuts, order[0])
    if len(lowest) > 1:
        return lowest
    if not partners:
        return []
    second, third = order[1], order[2]
    return _equal_to(cuts, second) if list(cuts[second]) == list(cuts[third]) else []


def seating(cuts: Sequence[Sequence[int]], ring: tuple[Seat, ...], partners: bool) -> Seating:
    """Return the seating after the cuts. The seat with the lowest cut deals.

    Among partners, the two lowest sit opposite each other, with the highest at the dealer's left.
    """
    order = _lowest_first(cuts)
    dealer = order[0]
    if not partners:
        return Seating(dealer, ring)
    at = ring.index(dealer)
    chairs = [dealer, order[3], order[1], order[2]]
    return Seating(dealer, tuple([chairs[(i - at) % 4] for i in range(4)]))


def _lowest_first(cuts: Sequence[Sequence[int]]) -> list[Seat]:
    cut = [Seat(seat) for seat, own in enumerate(cuts) if own]
    return sorted(cut, key=lambda seat: tuple(cuts[seat]))


def _equal_to(cuts: Sequence[Sequence[int]], seat: int) -> list[Seat]:
    return [Seat(other) for other in range(len(cuts)) if list(cuts[other]) == list(cuts[seat])]


# --- The pack is cut -------------------------------------------------------------------------------------------------


def when_cutting_pack(
    rules: Rules[StateT],
    phase: Phase,
    stock: Pile,
    pack: Sequence[Card],
    then: Callable[[StateT], None],
    fewest: int = MIN_CUT,
) -> None:
    """Register, in this phase, the cut of the shuffled pack by the player at the dealer's right."""

    @rules.asks(phase)
    def ask_cut_pack(s: StateT) -> Question:
        return ask_one("cut-pack", s.public.after(s.public.dealer, -1), Cut)

    @rules.does(Cut, PickPlace(stock.key, fewest, len(pack) - fewest), phase=phase)
    def cut_pack(s: StateT, action: Cut) -> None:
        cut_pile(s, stock, action.place)
        then(s)


# --- The deal --------------------------------------------------------------------------------------------------------


def begin_deal(s: State[RecordT, OptionsT], dealer: Seat, stock: Pile, pack: Sequence[Card]) -> None:
    """Start the next deal with a full pack. The cards must have been gathered before."""
    open_deal(s, dealer)
    shuffle_whole(s, stock, pack)


def open_deal(s: State[RecordT, OptionsT], dealer: Seat) -> None:
    """Start the next deal: set its number, its dealer and its random stream."""
    r = s.public
    r.deal += 1
    r.dealer = dealer
    s.rng = s.chance.stream("deal", r.deal)
    report_changes(s, "dealer")


def shuffle_whole(s: State[RecordT, OptionsT], stock: Pile, pack: Sequence[Card]) -> None:
    """Shuffle a full pack with the deal's random generator, or arrange it for a famous hand. The earlier order of the
    cards has no influence.
    """
    s.at(stock)[:] = pack
    shuffle(s, stock)
    if s.laid:
        s.at(stock)[:] = s.laid


def deal(
    s: State[RecordT, OptionsT], packets: Sequence[int], order: Sequence[Seat], stock: Pile, hands: Sequence[Pile]
) -> None:
    """Deal packets to these seats in turn.

    ``(1,) * 13`` deals thirteen cards singly, ``(3, 2)`` first three, then two.
    """
    if s.emit is None:
        _deal_unseen(s, tuple(packets), order, stock, hands)
        return
    for packet in packets:
        for seat in order:
            draw(s, packet, stock, hands[seat])


def deal_unequally(
    s: State[RecordT, OptionsT],
    rounds: Sequence[Sequence[int]],
    order: Sequence[Seat],
    stock: Pile,
    hands: Sequence[Pile],
) -> None:
    """Deal rounds of unequal packets.

    With ``((3, 3, 4), (4, 4, 4))`` the last seat gets one card more than the others.
    """
    for packets in rounds:
        for seat, packet in zip(order, packets, strict=True):
            draw(s, packet, stock, hands[seat])


def _deal_unseen(
    s: State[RecordT, OptionsT], packets: tuple[int, ...], order: Sequence[Seat], stock: Pile, hands: Sequence[Pile]
) -> None:
    """Deal as in ``deal``, but faster and without reporting the moves, for roll-outs."""
    piles, pack = s.piles, s.piles[stock.key]
    places, dealt = _places(packets, len(order))
    for seat, own in zip(order, places):  # noqa: B905 (it is hot)
        piles[hands[seat].key] += map(pack.__getitem__, own)
    del pack[len(pack) - dealt :]


@cache
def _places(packets: tuple[int, ...], players: int) -> tuple[tuple[list[int], ...], int]:
    """Return the places of each player's cards, counted from the end of the pack, and the number of cards dealt."""
    ends = list(accumulate((packet for packet in packets for _ in range(players)), initial=0))
    turns = [range(-start - 1, -end - 1, -1) for start, end in pairwise(ends)]
    return tuple([list(chain(*turns[player::players])) for player in range(players)]), ends[-1]


def turn_up(s: State[RecordT, OptionsT], stock: Pile, target: Pile) -> Card:
    """Turn up the top card and return it."""
    draw(s, 1, stock, target, "turn")
    return s.at(target)[-1]
