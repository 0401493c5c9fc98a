"""Where things lie on a table, as data. The screen knows these kinds and no game.

Measures are table units: the table is 800 high and at least 1280 wide. ``anchor`` says which column a thing keeps to
when the table is wider.
"""

from enum import StrEnum

from msgspec import Struct


class Anchor(StrEnum):
    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Kind(StrEnum):
    """The kinds of widget that show a zone or a fact."""

    FAN = "fan"
    STACK = "stack"
    ROW = "row"
    TRICK = "trick"
    BOARD = "board"
    COUNT = "count"
    DICE = "dice"
    COINS = "coins"
    SPOTS = "spots"
    MARKER = "marker"


class Box(Struct, frozen=True):
    """Left, top, width and height in table units, for a table 1280 wide."""

    x: int
    y: int
    w: int
    h: int


class Spot(Struct, frozen=True, kw_only=True):
    """One thing on the table.

    ``shows`` is a zone's name (``hand``, or ``crib``) or a fact's. ``of`` is the chair it belongs to, counted clockwise
    from the viewer's own, or −1 for a thing of the whole table. ``takes`` names actions whose cards may be dropped.
    """

    kind: Kind
    shows: str
    box: Box
    of: int = -1
    anchor: Anchor = Anchor.CENTRE
    card_height: int = 173
    takes: tuple[str, ...] = ()
    title: str = ""
    """The message that names the place; none is written where it is empty."""
    faces: bool = True
    """Whether faces lie the right way up for the viewer."""


class Plaque(Struct, frozen=True, kw_only=True):
    """The ticket with a player's name, score and purse, and the place beside his cards where he is heard to speak."""

    of: int
    box: Box
    anchor: Anchor
    speech: Box
    speech_anchor: Anchor = Anchor.CENTRE


class Layout(Struct, frozen=True, kw_only=True):
    """A whole table."""

    spots: tuple[Spot, ...]
    plaques: tuple[Plaque, ...]
    live: tuple[str, ...] = ()
    """The facts that the screen shows, each told by a Now event when it changes."""
