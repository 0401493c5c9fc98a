"""Sampled hands of the opponent that agree with everything shown and called, and declarations that fit these hands."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from crowe_table.engine.cards import HIDDEN, Card, rank, suit
from crowe_table.engine.core import Seat
from crowe_table.engine.rng import Rng
from crowe_table.games.piquet.counting import may_declare
from crowe_table.games.piquet.open_deal import BEST_RUN, HIGH, POINTS, RANKS, Suits, suits_of
from crowe_table.games.piquet.state import (
    HAND,
    ORDER,
    PARTS,
    DealPart,
    Declared,
    PiquetPhase,
    PiquetRecord,
    PiquetState,
    Rows,
    Spoken,
    rank_of,
)
from crowe_table.kit import tricks
from crowe_table.kit.group_declarations import NOTHING_DECLARED, CardGroup, Declaration
from crowe_table.search.worlds import hidden_places

NUMBER_CALLS = (Spoken.CALLS, Spoken.BETTER)
"""Kinds of statement that name a number."""
RANK_CALLS = (Spoken.RANK, Spoken.HIGHER)
MAX_SWAPS = 150
"""Maximum number of single-card swaps that are tried to make a sampled hand agree with the calls.

After that, the hand is used as it is.
"""
UNLIMITED = 99
_POWER = {rank_of(power): power for power in range(1, RANKS + 1)}


def rows_of(r: PiquetRecord, part: int) -> Rows:
    """Return the statements about the ruff, the sequences or the sets."""
    return (r.ruff, r.sequences, r.sets)[part]


def called_by(r: PiquetRecord, part: int, seat: Seat) -> int:
    """Return the number that a seat has called for the ruff, the sequences or the sets; 0 if none."""
    return next((row[2] for row in rows_of(r, part) if row[0] == seat and row[1] in NUMBER_CALLS), 0)


# --- Known from calls ------------------------------------------------------------------------------------------------


class CallLimits(Struct):
    """Limits on a hand's ruff, sequences or sets that follow from a player's calls.

    The size of the best holding lies between ``least`` and ``most``. ``high`` is the position of its top card in the
    ranking, or 0 if unknown. ``has`` lists holdings that must be in the hand, as size and position of the top card.
    """

    least: int = 0
    most: int = UNLIMITED
    high: int = 0
    has: tuple[tuple[int, int], ...] = ()


def call_limits(r: PiquetRecord, part: int, seat: Seat) -> CallLimits:
    """Return the limits that follow from a seat's calls.

    The seat is assumed to hide nothing and to make no false call.
    """
    other_call, found = called_by(r, part, r.after(seat)), CallLimits()
    for who, what, number, named, _ in rows_of(r, part):
        if who != seat:
            continue
        if what in NUMBER_CALLS or what == Spoken.EQUAL:
            found.least = found.most = number or other_call
        elif what == Spoken.GOOD and not found.least:
            found.most = other_call - 1
        elif what == Spoken.NOT_GOOD:
            found.least = other_call + 1
        elif what == Spoken.NOTHING and part != DealPart.RUFF:
            found.most = 0
        elif what in RANK_CALLS:
            found.high = _POWER[named]
        elif what == Spoken.HAS:
            found.has = (*found.has, (number, _POWER[named]))
    return found


def count_contradictions(said: Sequence[CallLimits], hand: Suits) -> int:
    """Return a measure of how far a twelve-card hand contradicts the limits; 0 if it agrees with all of them."""
    ruff, runs, sets = said
    best = max([POINTS[mask] for mask in hand])
    faults = max(0, ruff.least - best) + max(0, best - ruff.most)
    faults += _run_contradictions(runs, max([BEST_RUN[mask] for mask in hand]))
    for size, high in runs.has:
        wanted = ((1 << size) - 1) << max(0, high - size)
        faults += min([(wanted & ~mask).bit_count() for mask in hand])
    a, b, c, d = hand
    fours = a & b & c & d & HIGH
    threes = (a & b & c | a & b & d | a & c & d | b & c & d) & HIGH
    most = 4 if fours else 3 if threes else 0
    faults += 2 * (sets.most < most)
    for size, high in (*sets.has, *([(max(3, sets.least), sets.high)] if sets.high else [])):
        faults += max(0, size - sum([mask >> (high - 1) & 1 for mask in hand]))
    if not sets.has and not sets.high and sets.least > most:
        faults += 1
    return faults


def _run_contradictions(said: CallLimits, best: int) -> int:
    length, high = divmod(best, RANKS)
    if length < said.least or length > said.most:
        return 1 + max(said.least - length, length - said.most)
    return int(bool(said.high) and high + 1 != said.high)


def draw_hand(
    said: Sequence[CallLimits],
    known: Sequence[Card],
    free: Sequence[Card],
    wanting: int,
    rng: Rng,
    prefer_high: bool = False,
) -> list[Card]:
    """Sample ``wanting`` of the ``free`` cards. Together with the known cards, they agree with the calls as far as
    possible.

    With ``prefer_high``, high cards are more likely, because players tend to keep them.
    """
    mixed = list(free)
    rng.shuffle(mixed)
    if prefer_high:
        mixed.sort(key=lambda card: -(2.0 + ORDER.power[card]) * rng.real())
    inside, outside = mixed[:wanting], mixed[wanting:]
    hand = suits_of([*known, *inside])
    faults = count_contradictions(said, hand)
    for _ in range(MAX_SWAPS if inside and outside else 0):
        if not faults:
            break
        at, to = rng.below(len(inside)), rng.below(len(outside))
        out, into = inside[at], outside[to]
        hand[suit(out)] ^= 1 << ORDER.power[out] - 1
        hand[suit(into)] ^= 1 << ORDER.power[into] - 1
        now = count_contradictions(said, hand)
        if now <= faults:
            faults, inside[at], outside[to] = now, into, out
        else:
            hand[suit(out)] ^= 1 << ORDER.power[out] - 1
            hand[suit(into)] ^= 1 << ORDER.power[into] - 1
    return inside


def not_in_hand(r: PiquetRecord, cards: Sequence[Card], seat: Seat) -> Collection[Card]:
    """Return the cards that a seat cannot hold, because it has not followed suit."""
    shown = tricks.not_held(r, cards, ORDER, tricks.FOLLOW)
    return {card for card, seats in shown.items() if seat in seats}


def fill_hands(s: PiquetState, unseen: Sequence[Card], rng: Rng) -> None:
    """Sample the hidden cards so that the hands agree with the calls. A hand lacks any suit that its seat did not
    follow.
    """
    r, left = s.public, list(unseen)
    for seat in r.ring:
        hand = s.at(HAND[seat])
        backs = hand.count(HIDDEN)
        if not backs:
            continue
        barred = not_in_hand(r, left, seat)
        free = [card for card in left if card not in barred]
        free = free if len(free) >= backs else left
        known = [*[card for card in hand if card != HIDDEN], *tricks.played_by(r, seat)]
        drawn = draw_hand([call_limits(r, part, seat) for part in PARTS], known, free, backs, rng)
        left = [card for card in left if card not in drawn]
        _lay(hand, drawn)
    rng.shuffle(left)
    for pile, count in hidden_places(s).items():
        _lay(s.at(pile), left[:count])
        del left[:count]


def _lay(pile: list[Card], drawn: Sequence[Card]) -> None:
    cards = iter(drawn)
    pile[:] = [next(cards) if card == HIDDEN else card for card in pile]


# --- Possible declarations -------------------------------------------------------------------------------------------


def sample_declarations(s: PiquetState, seat: Seat) -> Declared:
    """Return a possible declaration for each category of calls (ruff, sequences, sets) in which a seat has spoken."""
    r = s.public
    spoken = len(r.best) + (r.phase == PiquetPhase.ANSWER and seat == r.eldest)
    hand = [*s.at(HAND[seat]), *tricks.played_by(r, seat)]
    return Declared(tuple([sample_declaration(r, seat, part, hand) for part in range(min(spoken, len(PARTS)))]))


def sample_declaration(r: PiquetRecord, seat: Seat, part: int, hand: Sequence[Card]) -> Declaration:
    rows = [row for row in rows_of(r, part) if row[0] == seat]
    said = {row[1] for row in rows}
    named = [(row[2], row[3]) for row in rows if row[1] == Spoken.HAS]
    if named:
        return tuple([_find_holding(part, size, high, hand) for size, high in named])
    if said & {Spoken.GOOD, Spoken.NOTHING}:
        return NOTHING_DECLARED
    other_call = called_by(r, part, r.after(seat))
    exact = called_by(r, part, seat) or (other_call if Spoken.EQUAL in said else 0)
    least = exact or (other_call + 1 if Spoken.NOT_GOOD in said else 0)
    found = [each for each in may_declare(hand, part, True, least) if not exact or each[0].size == exact]
    if found or not least:
        return found[0] if found else NOTHING_DECLARED
    return (CardGroup(least, ORDER.power[hand[0]], tuple(hand[:1])),)


def _find_holding(part: int, size: int, high: int, hand: Sequence[Card]) -> CardGroup:
    for declared in may_declare(hand, part, True):
        for held in declared:
            if held.size == size and rank_of(held.high) == high:
                return held
    cards = [card for card in hand if rank(card) == high] or list(hand[:1])
    return CardGroup(size, _POWER[high], tuple(cards))
