"""Hands the other may hold, for all that has been shown and said, and what they may have declared from them."""

from collections.abc import Sequence

from crowe_table.engine.cards import Card, rank
from crowe_table.engine.core import Seat
from crowe_table.engine.rng import Rng
from crowe_table.games.piquet.counting import may_declare
from crowe_table.games.piquet.state import (
    HAND,
    ORDER,
    PARTS,
    Declared,
    Part,
    PiquetPhase,
    PiquetRecord,
    PiquetState,
    PiquetView,
    Rows,
    Spoken,
    rank_of,
)
from crowe_table.kit import tricks
from crowe_table.kit.declaring import NOTHING_DECLARED, Declaration, Holding
from crowe_table.search.worlds import Worlds, hidden_places, lay

NUMBERS = (Spoken.CALLS, Spoken.BETTER)
"""A number is named."""
RANKS_NAMED = (Spoken.RANK, Spoken.HIGHER)
TRIES = 12
"""Worlds drawn for one that agrees with what was said; after so many the nearest is taken."""


def rows_of(r: PiquetRecord, part: int) -> Rows:
    """What has been said of a part."""
    return (r.ruff, r.sequences, r.sets)[part]


def called_by(r: PiquetRecord, part: int, seat: Seat) -> int:
    """The number a seat has called in a part; 0 for none."""
    return next((row[2] for row in rows_of(r, part) if row[0] == seat and row[1] in NUMBERS), 0)


# --- Hands that agree with what was said -----------------------------------------------------------------------------


def fill_hands(s: PiquetState, view: PiquetView, unseen: Sequence[Card], rng: Rng) -> None:
    """Who did not follow has none of the suit; what was called is held, and what was not good is not."""
    room = hidden_places(s)
    shown = tricks.not_held(s.public, unseen, ORDER, tricks.FOLLOW)
    forbidden = {card: [HAND[seat] for seat in seats if HAND[seat] in room] for card, seats in shown.items()}
    worlds = Worlds(unseen, room, forbidden=forbidden)
    if not worlds.count:
        worlds = Worlds(unseen, room)
    others = [seat for seat in s.public.ring if HAND[seat] in room and seat != view.seat]
    played = {seat: tricks.played_by(s.public, seat) for seat in others}
    known = {seat: [card for card in s.at(HAND[seat]) if card >= 0] for seat in others}
    world, wrong = worlds.draw(rng), 100
    for _ in range(TRIES if any(rows_of(s.public, part) for part in PARTS) else 0):
        drawn = worlds.draw(rng)
        faults = sum(
            disagreements(s.public, seat, [*drawn[HAND[seat]], *known[seat], *played[seat]]) for seat in others
        )
        if faults < wrong:
            world, wrong = drawn, faults
        if not wrong:
            break
    lay(s, world, rng)


def disagreements(r: PiquetRecord, seat: Seat, hand: Sequence[Card]) -> int:
    """How many things said by a seat a hand of twelve would not have borne out."""
    return sum(not bears_out(r, seat, part, hand) for part in PARTS if rows_of(r, part))


def bears_out(r: PiquetRecord, seat: Seat, part: int, hand: Sequence[Card]) -> bool:
    """Whether a hand agrees with all that its holder has said of a part, as far as nobody sinks or calls falsely."""
    found = may_declare(hand, part, sinking=part == Part.RUFF)
    sizes = [declared[0].size for declared in found]
    best = max(sizes, default=0)
    foe = called_by(r, part, r.after(seat))
    for who, what, number, high, _ in rows_of(r, part):
        if who != seat:
            continue
        if what in NUMBERS and (number not in sizes if part == Part.RUFF else best != number):
            return False
        if what == Spoken.HAS and not _has(found, number, high):
            return False
        if what in RANKS_NAMED and (not found or rank_of(found[0][0].high) != high):
            return False
        unlike = {Spoken.GOOD: best > foe, Spoken.EQUAL: foe not in sizes, Spoken.NOT_GOOD: best <= foe}
        if unlike.get(Spoken(what), False) or (what == Spoken.NOTHING and part != Part.RUFF and best):
            return False
    return True


def _has(found: Sequence[Declaration], size: int, high: int) -> bool:
    """Whether a holding of this size and rank, or a greater one it is part of, is among what is held."""
    return any(
        held.size >= size and (held.size > size or rank_of(held.high) == high) for each in found for held in each
    )


# --- What they may have declared -------------------------------------------------------------------------------------


def supposed(s: PiquetState, seat: Seat) -> Declared:
    """For each part of which a seat has spoken something it may have declared."""
    r = s.public
    spoken = len(r.best) + (r.phase == PiquetPhase.ANSWER and seat == r.eldest)
    hand = [*s.at(HAND[seat]), *tricks.played_by(r, seat)]
    return Declared(tuple([supposed_of(r, seat, part, hand) for part in range(min(spoken, len(PARTS)))]))


def supposed_of(r: PiquetRecord, seat: Seat, part: int, hand: Sequence[Card]) -> Declaration:
    rows = [row for row in rows_of(r, part) if row[0] == seat]
    said = {row[1] for row in rows}
    named = [(row[2], row[3]) for row in rows if row[1] == Spoken.HAS]
    if named:
        return tuple([_named(part, size, high, hand) for size, high in named])
    if said & {Spoken.GOOD, Spoken.NOTHING}:
        return NOTHING_DECLARED
    foe = called_by(r, part, r.after(seat))
    exact = called_by(r, part, seat) or (foe if Spoken.EQUAL in said else 0)
    least = exact or (foe + 1 if Spoken.NOT_GOOD in said else 0)
    found = [each for each in may_declare(hand, part, True, least) if not exact or each[0].size == exact]
    if found or not least:
        return found[0] if found else NOTHING_DECLARED
    return (Holding(least, ORDER.power[hand[0]], tuple(hand[:1])),)


def _named(part: int, size: int, high: int, hand: Sequence[Card]) -> Holding:
    """A holding of this size and rank in an imagined hand; or such cards as there are, where it has none."""
    for declared in may_declare(hand, part, True):
        for held in declared:
            if held.size == size and rank_of(held.high) == high:
                return held
    power = next(ORDER.power[card] for card in range(13) if rank(Card(card)) == high)
    return Holding(size, power, tuple(hand[:1]))
