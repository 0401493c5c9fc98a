"""A report of the position of every object on a table, for tests and for human readers."""

from collections.abc import Iterator

from msgspec import Struct

from crowe_table.engine.cards import HIDDEN
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.formations.blocks import card_width
from crowe_table.gui.table.screen import TableScreen
from crowe_table.gui.table.stage import Stage


class LaidObject(Struct, frozen=True, kw_only=True):
    """One object of a table. Lengths are in table units, from the window's top left corner."""

    thing: str
    """The object's kind and content, or ``ticket`` or ``button``."""
    owner: int
    """The chair that the object belongs to, clockwise from the viewer's own. −1 for the whole table."""
    box: Box
    """Left, top, width and height."""
    card: int = 0
    """Width of the object's cards. 0 without cards."""
    showing: tuple[int, ...] = ()
    """Visible width of each face-up card, from left to right."""


class LayoutReport(Struct, frozen=True):
    """The positions of all objects on one table in one window."""

    scale: float
    """Pixels per table unit."""
    cloth: Box
    things: tuple[LaidObject, ...]


def report(screen: TableScreen) -> LayoutReport:
    """Return the positions of all objects on a table that has been built."""
    stage = screen.tabletop.stage
    cloth = stage.placement.cloth
    return LayoutReport(stage.assets.canvas.scale, cloth, (*_things(stage), *_buttons(screen)))


def _things(stage: Stage) -> Iterator[LaidObject]:
    placement = stage.placement
    for chair, box in enumerate(placement.tickets):
        yield LaidObject(thing="ticket", owner=chair, box=box)
    zones = {spot: zone for zone in stage.zones if (spot := stage.spot(zone))}
    for spot, box in placement.boxes.items():
        if spot not in placement.absent:
            wide = round(card_width(placement.cards[spot])) if spot in placement.cards else 0
            showing = tuple(_showing(stage, zones[spot])) if spot in zones else ()
            yield LaidObject(thing=f"{spot.kind} {spot.shows}", owner=spot.of, box=box, card=wide, showing=showing)


def _showing(stage: Stage, zone: str) -> Iterator[int]:
    """Yield the visible width of each face-up card of a zone, in table units."""
    scale = stage.assets.canvas.scale
    pieces = [piece for piece in stage.in_order(zone) if piece.visible and piece.card != HIDDEN]
    lefts = [piece.target[0] for piece in pieces]
    for at, piece in enumerate(pieces):
        whole = float(stage.assets.card_size(piece.height)[0])
        shown = min(whole, lefts[at + 1] - lefts[at]) if at + 1 < len(pieces) else whole
        yield round(shown / scale)


def _buttons(screen: TableScreen) -> Iterator[LaidObject]:
    scale = screen.services.assets.canvas.scale
    for control in screen.answers.controls:
        left, top, wide, high = (round(each / scale) for each in control.area)
        yield LaidObject(thing=f"button {control.key}", owner=0, box=Box(left, top, wide, high))
