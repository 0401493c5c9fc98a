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
    """The kinds of widget that show the cards of a zone, a fact, or an account."""

    FAN = "fan"
    """Cards side by side, about the middle."""
    STACK = "stack"
    """Cards one upon another."""
    ROW = "row"
    """Cards from the left, each over the last."""
    PACKETS = "packets"
    """Cards in heaps of so many (``group``), heap beside heap: tricks turned down."""
    BOARD = "board"
    """A cribbage board; its fact is the scores. ``target`` is the game-hole, ``hinder`` the fact of the hinder pegs,
    and ``fore`` that of the fore pegs, where a peg may stand elsewhere than the score."""
    COUNT = "count"
    """A number in large figures, while it is not zero."""
    MARKER = "marker"
    """A disc with a number upon it and its title beneath, while the number is above zero."""
    DICE = "dice"
    """A place for dice; its fact is their faces, none before the first throw. They fall in its middle, and the box
    stands to their right. ``picture`` is drawn beneath them; stakes may lie on it."""
    COINS = "coins"
    """A heap of coin and what it comes to; it shows the accounts of a name, all places of a seat together."""
    CLOTH = "cloth"
    """A painted cloth with named spots, each with an outline, on which coins are staked. It shows the accounts of a
    name; their places are its spots, and what lies on a spot is seen to be whose. ``lying`` names other accounts whose
    coins lie on the same spots in another way."""
    NOTE = "note"
    """A slip of paper with a sentence for each row of a fact; no slip where there is no row."""
    TAG = "tag"
    """A few words beside a player, of what their fact is now; none where the message is empty."""


class Movement(StrEnum):
    """Ways of moving cards (``Moved.how``) for which the screen has a pace or a sound. A game may name others: they
    slide.
    """

    SLIDE = "slide"
    DEAL = "deal"
    LAY_OUT = "lay_out"
    PLAY = "play"
    TURN = "turn"
    SHOW = "show"
    CUT = "cut"
    GATHER = "gather"
    TAKE = "take"
    """A finished trick is taken up, once it has lain to be seen."""


class Box(Struct, frozen=True):
    """Left, top, width and height in table units, for a table 1280 wide."""

    x: int
    y: int
    w: int
    h: int


class Lying(StrEnum):
    """How a stake lies on its spot."""

    PLAIN = "plain"
    COPPERED = "coppered"
    """A copper token on the coins: staked the other way round."""
    BENT = "bent"
    """A bent card beneath them: won, and staked again for more."""


class ClothSpot(Struct, frozen=True):
    """A spot of a cloth: its name, its outline as points in table units, and the message printed in it."""

    name: str
    outline: tuple[tuple[int, int], ...]
    title: str = ""


class Spot(Struct, frozen=True, kw_only=True):
    """One thing on the table.

    ``shows`` is a zone's name (``hand``, or ``crib``), a fact's or an account's. ``of`` is the chair it belongs to,
    counted clockwise from the viewer's own, or −1 for a thing of the whole table. A thing that belongs to a chair is
    the zone or account of that name and seat, as ``bet:2``, or that seat's value in a fact with one for each.
    ``takes`` names actions whose cards may be dropped.
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
    message: str = ""
    """For a note or a tag: the message of which each row makes a sentence."""
    columns: tuple[str, ...] = ()
    """For a note or a tag: the names by which the message takes the row's values, which say what each is: ``seat``,
    ``suit``, ``card``, ``farthings``, or a number. A row that is one number has one column."""
    group: int = 1
    """For packets: how many cards lie in one."""
    picture: str = ""
    """The picture that is drawn on the table beneath it."""
    target: int = 0
    """For a board: the score that wins."""
    hinder: str = ""
    """For a board: the fact with each side's hinder peg; where it is empty both pegs stand together."""
    fore: str = ""
    """For a board: the fact with each side's fore peg; where it is empty, its score."""
    cloth: tuple[ClothSpot, ...] = ()
    """For a cloth: its spots."""
    lying: tuple[tuple[str, Lying], ...] = ()
    """For a cloth: further accounts, by name, and how the coins in them lie."""


class Plaque(Struct, frozen=True, kw_only=True):
    """The ticket with a player's name, score and purse, and the place beside their cards where they speak."""

    of: int
    box: Box
    anchor: Anchor
    speech: Box
    speech_anchor: Anchor = Anchor.CENTRE


class Layout(Struct, frozen=True, kw_only=True):
    """A whole table."""

    spots: tuple[Spot, ...]
    plaques: tuple[Plaque, ...]
    pack: str = "pack"
    """The zone in which every card lies before the first deal."""
    hand: str = "hand"
    """The zone of each player that is held in the hand: one's own is sorted."""
    turn: str = "turn"
    """The fact that says whose turn it is, where there is one; −1 for nobody's."""
    target: int = 0
    """The score that wins; 0 where none does."""
    standing: str = ""
    """The fact that says how each player stands, where players may be out: a state for each seat, or rows that begin
    with it."""
    out: tuple[int, ...] = ()
    """Those of its states that are out of play."""
    hand_order: tuple[int, ...] = ()
    """The faces of a pack as they stand from left to right in one's own hand; by rank, the ace lowest, if empty."""
    unseen: tuple[str, ...] = ()
    """The accounts of those who do not sit at the table: their money comes from elsewhere and goes there."""
    keys: tuple[tuple[str, str], ...] = ()
    """Letters of the keyboard, and the act of a single press that each does while it may be done."""
