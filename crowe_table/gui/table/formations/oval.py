"""The plan for many players around a pot. All have blocks of the same size, mirrored left and right."""

from crowe_table.engine.layout import PILES, Kind, Layout, Place
from crowe_table.gui.table.formations.blocks import closed
from crowe_table.gui.table.formations.blueprint import (
    LARGE,
    Blueprint,
    Flow,
    Region,
    hand_of,
    named_places,
    own_from,
)

SIDE = 0.248
"""Width of a player's block, as a fraction of the cloth."""
LEFT, RIGHT = 0.255, 0.745
"""Left and right edges of the centre, between the players at the sides, as fractions of the cloth."""
LONG_HAND = 6
"""Number of cards from which a hand needs the whole width at the bottom."""
AT_SIDES = (0, 0, 1, 1, 2, 2, 2, 2, 2)
"""Number of opponents at each side of the table, by total number of opponents. The others sit along the top."""
COMPANY, CROWD = 4, 7
"""Number of opponents from which face-up cards have a plan of their own, and from which they lie beside the tickets."""
BESIDE = 0.338
"""Left edge of the centre between blocks with cards beside the tickets, as a fraction of the cloth."""
BESIDE_CHART = 0.267
"""Left edge of a ladder that has a chart at its right, as a fraction of the cloth."""
POT_ABOVE_LADDER = 0.385
"""Minimum lower edge of the pot above a ladder of answers, as a fraction of the cloth."""
UPPER_FOOT, UPPER_GROWS = 0.29, 0.15
"""Lower edge of the upper block at a side whose hand may be laid open, and its growth with the size of the text.

Both are fractions of the cloth.
"""
HEAD_ABOVE_CLOTH = 0.345
"""Maximum lower edge of the blocks along the top if a cloth lies in the centre, as a fraction of the table.

In large print the titles of the cloth take more space, and the edge is higher.
"""
HEAD_FOOT = (0.0, 0.2, 0.305, 0.235, 0.235)
"""Lower edge of the blocks along the top, as a fraction of the cloth. The index is the number of players there."""


def oval(layout: Layout, text: float) -> Blueprint:
    """Return the plan for any number of players."""
    cards = sum(spot.cards for spot in hand_of(layout))
    long, answers = cards >= LONG_HAND, layout.ladder > 0
    others, large = layout.seats - 1, text > LARGE
    if others >= COMPANY and turns_cards(layout):
        return _with_turned_cards(layout, text)
    more = text - 1 if others >= COMPANY and not long and _reads_packets(layout) else 0.0
    head = head_foot(others, answers) + (0.13 * more if others == COMPANY + 2 else 0.0)
    if more and any(spot.kind is Kind.CLOTH for spot in layout.spots):
        head = min(head, HEAD_ABOVE_CLOTH - 0.105 * more)
    foot_of_sides = 0.59 if long else 0.64 + 0.2 * more
    seats = seats_around(others, foot_of_sides, answers, head)
    if long and text > 1 and layout.ladder == 0:
        seats = _above_open_hands(seats, text - 1)
    head += 0.003 if more else 0.01
    if long:
        hand, foot = 0.755, 0.745
        places, ladder = _beside_long_hand(head), Region(LEFT, max(0.24, head), RIGHT, 0.595)
    else:
        hand, foot = (0.68, 0.66) if cards > 1 else (0.72, 0.705)
        pot = max(0.44, head + (0.15 if large and not cards else 0.155))
        if answers:
            hand, foot = (0.73, 0.72) if large else (0.742, 0.732)
            pot = max(POT_ABOVE_LADDER, head + (0.21 if large else 0.195))
        places = _around_pot(head, pot, foot, layout)
        left = LEFT if large else BESIDE_CHART
        ladder = Region(left, pot + 0.005, 1 - left, foot)
    if not long and not cards:
        places[Place.SUPPLY] = Region(0.25, foot + 0.005, RIGHT, 1.0, y=1.0, flow=Flow.ROW)
    if cards == 1:
        places[Place.SUPPLY] = Region(0.25, foot + 0.005, 0.42, 1.0, y=1.0)
    return Blueprint(
        others=seats,
        places=places,
        own=own_from(0.6 if long else 0.645 + 0.2 * more),
        hand=hand,
        hand_ends=1.0 if long else 0.73,
        ladder=ladder,
    )


def turns_cards(layout: Layout) -> bool:
    """Return whether each opponent has only piles of cards, and one of them lies face up."""
    spots = [spot for spot in layout.spots if spot.of == 1 and spot.place is Place.CHAIR and not spot.within]
    return all(spot.kind is Kind.STACK for spot in spots) and not all(closed(spot) for spot in spots)


def _with_turned_cards(layout: Layout, text: float) -> Blueprint:
    """Return the plan for a company whose cards lie face up one by one.

    Every opponent's card is large enough to be read. The sides therefore reach far down, and the viewer's packet lies
    beside the ticket. In a crowd the cards lie beside the tickets at the sides.
    """
    others, more = layout.seats - 1, text - 1
    side = AT_SIDES[others]
    along = others - 2 * side
    head, sides = 0.308 + 0.123 * more if along > 1 else 0.2, 0.72 + 0.3 * more
    hand = 0.8 if text > LARGE else 0.72
    left, top, flow = (BESIDE, head, Flow.BESIDE) if others >= CROWD else (LEFT, 0.0, Flow.COLUMN)
    high = (sides - top) / side
    rows = [(top + high * at, top + high * (at + 1) - 0.006) for at in range(side)]
    edge = left - 0.007
    pot = head + (0.125 if along > 1 else 0.155)
    return Blueprint(
        others=(
            *(Region(0.0, top, edge, foot, x=0.0, flow=flow) for top, foot in reversed(rows)),
            *_along_head(along, head - 0.006),
            *(Region(1 - edge, top, 1.0, foot, x=1.0, flow=flow) for top, foot in rows),
        ),
        places={
            Place.POT: Region(left, head, 1 - left, pot, flow=Flow.ROW),
            Place.CENTRE: Region(left, pot + 0.005, 1 - left, hand - 0.015, flow=Flow.ROW),
            Place.SUPPLY: Region(0.285, sides + 0.005, 0.455, 1.0, x=0.0, y=1.0),
            Place.MEANING: Region(0.655, sides + 0.005, 1.0, 1.0, x=1.0, y=1.0, flow=Flow.ROW),
        },
        own=Region(0.0, sides, 0.283, 1.0, x=0.0, y=1.0, flow=Flow.ROW),
        hand=hand,
        hand_ends=0.73,
    )


def head_foot(others: int, answers: bool) -> float:
    """Return the lower edge of the players along the top, as a fraction of the cloth.

    If ``answers``, they leave more space for a ladder of answers.
    """
    along = others - 2 * AT_SIDES[others]
    return HEAD_FOOT[3 if answers and along == 2 else along]


def _around_pot(head: float, pot: float, foot: float, layout: Layout) -> dict[Place, Region]:
    """Return the regions of the anchors around a pot. The cards or sums at stake are below the pot."""
    named, seats = named_places(layout), layout.seats
    places = {
        Place.POT: Region(0.375, head, 0.605, pot, flow=Flow.ROW),
        Place.SUPPLY: Region(LEFT, head, 0.37, pot),
        Place.TALLY: Region(0.61, head, RIGHT, pot),
        Place.CENTRE: Region(LEFT, pot + 0.005, RIGHT, foot, flow=Flow.ROW),
        Place.TRICK: Region(SIDE + 0.001, head, 1 - SIDE - 0.001, foot),
        Place.MEANING: Region(0.735, 0.67, 1.0, 1.0, x=1.0, y=1.0, flow=Flow.ROW),
        Place.BINDING: Region(0.75, 0.0, 1.0, 0.25, x=1.0, y=0.0) if seats < 5 else Region(LEFT, 0.0, RIGHT, 0.2),
    }
    if layout.ladder:
        places |= {
            Place.SUPPLY: Region(LEFT, head, 0.325, pot),
            Place.POT: Region(0.33, head, 0.48, pot, flow=Flow.ROW),
            Place.TALLY: Region(0.485, head, RIGHT, pot),
        }
    if Place.POT not in named:
        places[Place.CENTRE] = Region(LEFT, head, RIGHT, foot, flow=Flow.ROW)
    if Place.TRICK in named and Place.CENTRE not in named:
        beside_pot = 0.345 if seats > 2 else 0.405
        places |= {
            Place.POT: Region(LEFT, foot - 0.16, 0.4, foot),
            Place.SUPPLY: Region(LEFT, head, 0.34, pot),
            Place.TRICK: Region(beside_pot, head, 1 - beside_pot, foot),
        }
    return places


def _beside_long_hand(head: float) -> dict[Place, Region]:
    """Return the regions of the anchors around a trick. The viewer's hand takes the whole width at the bottom."""
    free = head < 0.1
    return {
        Place.TRICK: Region(0.34, max(0.24, head), 0.66, 0.745),
        Place.SAID: Region(LEFT, 0.0, 0.5, 0.235, x=0.0, y=0.0) if free else Region(0.67, 0.6, 0.833, 0.745),
        Place.BINDING: Region(0.502, 0.0, RIGHT, 0.235, x=1.0, y=0.0),
        Place.SUPPLY: Region(LEFT, 0.6, 0.34, 0.745),
        Place.TALLY: (
            Region(0.67, 0.6, 1.0, 0.745, x=1.0, flow=Flow.ROW) if free else Region(0.835, 0.6, 1.0, 0.745, x=1.0)
        ),
    }


def _reads_packets(layout: Layout) -> bool:
    """Return whether each opponent has one pile of cards, which lies face up in a place of its own."""
    piles = [spot for spot in layout.spots if spot.of == 1 and spot.place is Place.CHAIR and spot.kind in PILES]
    lying = [spot for spot in piles if not spot.within]
    return len(lying) == 1 and lying[0].kind is Kind.STACK and not closed(lying[0])


def _above_open_hands(seats: tuple[Region, ...], more: float) -> tuple[Region, ...]:
    """Return the regions of blocks in large print, for long hands that may be laid open below their tickets.

    The tickets lie at the top of the regions. The upper of two regions has space for its open hand.
    """
    edge = UPPER_FOOT + UPPER_GROWS * more
    found = []
    for seat in seats:
        if seat.x != 0.5 and seat.top == 0.0:
            seat = seat._replace(foot=edge - 0.001, y=0.0)
        elif seat.x != 0.5:
            seat = seat._replace(top=edge, y=0.0)
        found.append(seat)
    return tuple(found)


def seats_around(others: int, foot: float, answers: bool = False, head: float = 0.0) -> tuple[Region, ...]:
    """Return the regions of the opponents' blocks, clockwise from the viewer's left.

    ``head`` is the lower edge of the players along the top, if it is not the normal one.
    """
    side = AT_SIDES[others]
    along = others - 2 * side
    begins = 0.27 if side == 1 else HEAD_FOOT[along] if along > 2 else 0.0
    high = (foot - begins) / max(1, side)
    rows = [(begins + high * at, begins + high * (at + 1) - 0.01) for at in range(side)]
    left = [Region(0.0, top, SIDE, below, x=0.0) for top, below in reversed(rows)]
    right = [Region(1 - SIDE, top, 1.0, below, x=1.0) for top, below in rows]
    return (*left, *_along_head(along, head or head_foot(others, answers)), *right)


def _along_head(count: int, foot: float) -> list[Region]:
    """Return the regions of ``count`` blocks side by side along the top, centred as a row."""
    if count == 1:
        return [Region(LEFT, 0.0, RIGHT, foot, y=0.0, flow=Flow.ROW)]
    pitch = 0.246 if count < 4 else 0.25
    lefts = [0.5 + pitch * (at - count / 2) + 0.002 for at in range(count)]
    return [Region(left, 0.0, left + pitch - 0.004, foot, y=0.0) for left in lefts]
