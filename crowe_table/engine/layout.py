"""What lies on a table, as data: the screen finds the places, for any window and any number of players.

A layout says what belongs to each chair, what is contested in the middle, what lies aside, and what matters most. It
names no place and no size.
"""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, Card, face, rank, suit
from crowe_table.engine.core import Record


class Kind(StrEnum):
    """The kinds of widget that show the cards of a zone, a fact, or an account."""

    FAN = "fan"
    """Cards side by side, about the middle."""
    STACK = "stack"
    """Cards one upon another."""
    ROW = "row"
    """Cards from the left, each beside the last."""
    PACKETS = "packets"
    """Cards in heaps of so many (``group``), heap beside heap: tricks turned down."""
    BOARD = "board"
    """A cribbage board; its fact is the scores, its game-hole the target of the layout. ``hinder`` is the fact of the
    hinder pegs, and ``fore`` that of the fore pegs, where a peg may stand elsewhere than the score."""
    COUNT = "count"
    """A number in large figures, while it is not zero."""
    MARKER = "marker"
    """A disc with a number upon it and its title beneath, while the number is above zero."""
    DICE = "dice"
    """A place for dice; its fact is their faces, none before the first throw. They fall in its middle, and the box
    stands to their right. ``picture`` is drawn beneath them; markers and notes may lie upon it."""
    COINS = "coins"
    """A heap of coin and what it comes to; it shows the accounts of a name, all places of a seat together."""
    CLOTH = "cloth"
    """A painted cloth with named spots, each with an outline, on which coins are staked. It shows the accounts of a
    name; their places are its spots, and what lies on a spot is seen to be whose. ``lying`` names other accounts whose
    coins lie on the same spots in another way."""
    SIGN = "sign"
    """The sign of a suit, large, upon a shield, while its fact names one: trumps, told without words."""
    SCORE_CARDS = "score cards"
    """A score of ten at the most, kept with a six and a four laid over each other; it belongs to a chair, and tells the
    score of its side. Where they are ``seldom`` there are none until somebody has scored."""
    NOTE = "note"
    """A slip of paper with a sentence for each row of a fact; no slip where there is no row."""
    TAG = "tag"
    """A few words beside a player, of what their fact is now; none where the message is empty."""
    DIALS = "dials"
    """A score on three dials, of thousands, hundreds and tens; ``mark`` is shown on the first. Where they are
    ``seldom`` there are none until somebody has scored.
    """
    CHART = "chart"
    """A slip of lines with a figure at the end of each, made for the viewer alone: ``shows`` names one of the game's
    charts. One of a heading alone (``rows`` 0) is a few words, as a tag."""

    ABACUS = "abacus"
    """A frame with a wire of beads for each rank: its fact says of each how many are pushed up. ``group`` lie on a
    wire."""

    SLATE = "slate"
    """A chart of the middle that is chalked on a slate: who has said what, and who is out."""

    HAMMER = "hammer"
    """The hammer of a sale that has a slate, which is the chart it shows: it rises while a question has patience and
    nobody speaks."""


CHARTS = frozenset({Kind.CHART, Kind.SLATE})
"""The kinds that are made for the viewer alone."""
OF_CHARTS = CHARTS | {Kind.HAMMER}
"""The kinds that are there while their chart is."""
PILES = frozenset({Kind.FAN, Kind.STACK, Kind.ROW, Kind.PACKETS})
"""The kinds that show the cards of a zone."""


class Place(StrEnum):
    """In which part of the table a thing lies."""

    CHAIR = "chair"
    """Before its player, turned to the middle."""
    MIDDLE = "middle"
    """Where all look: what is contested."""
    UPON = "upon"
    """Upon the table of the dice; cards large over the middle, for as long as they are looked at again."""
    ASIDE = "aside"
    """Wherever there is room, out of the way."""


class Growth(StrEnum):
    """What takes the room that is left, in the order in which a layout names it."""

    OWN = "own"
    """The viewer's own cards."""
    SHOWN = "shown"
    """The hands of others that lie open."""
    MIDDLE = "middle"
    BACKS = "backs"
    """The hands of others that nobody reads."""


class Movement(StrEnum):
    """Ways of moving cards (``Moved.how``) that need no sentence, for what is seen or said tells enough; for most of
    them the screen has a pace or a sound. A game may name others: they slide, and have the message ``moved-<how>``.
    """

    SLIDE = "slide"
    DEAL = "deal"
    LAY_OUT = "lay_out"
    PLAY = "play"
    TURN = "turn"
    SHOW = "show"
    CUT = "cut"
    GATHER = "gather"
    LIFT = "lift"
    """A packet is lifted off the pack, and set down with a knock."""
    TAKE = "take"
    """A finished trick is taken up, once it has lain to be seen."""
    TAKE_UP = "take_up"
    """Cards that lay on the table come to a hand."""
    TURN_ASIDE = "turn_aside"
    """A card that was turned up is laid by, face up."""
    TURN_DOWN = "turn_down"
    """A card that was turned up is laid by, face down."""
    TAKE_BACK = "take_back"
    """What was played is in the hand again, because the play goes back."""
    UNDER = "under"
    """Cards go under the pack."""
    DRAW = "draw"
    """A card is drawn from the pack by lot, or in place of another."""
    KEEP = "keep"
    """A hand is laid by to be played later, or comes back."""


class Lying(StrEnum):
    """How a stake lies on its spot."""

    PLAIN = "plain"
    COPPERED = "coppered"
    """A copper token on the coins: staked the other way round."""
    BENT = "bent"
    """A bent card beneath them: won, and staked again for more."""


class ClothSpot(Struct, frozen=True):
    """A spot of a cloth: its name, its outline as points of the cloth's own drawing, and the message printed in it."""

    name: str
    outline: tuple[tuple[int, int], ...]
    title: str = ""
    pile: str = ""
    """The pile that lies at its head; stakes lie beneath."""
    head: int = 0
    """How much of its height that pile has, with the title, in units of the drawing."""
    card: int = -1
    """The card that is painted on it, as large as it is; −1 for none."""
    between: tuple[str, ...] = ()
    """The spots that a stake here stands for together. Such a spot is small and lies between them, or over their
    edges: strokes show which they are, and they are lit with it."""


class Spot(Struct, frozen=True, kw_only=True):
    """One thing on the table.

    ``shows`` is a zone's name (``hand``, or ``crib``), a fact's or an account's. ``of`` is the chair it belongs to,
    counted clockwise from the viewer's own, or −1 for a thing of the whole table. A thing that belongs to a chair is
    the zone or account of that name and seat, as ``bet:2``, or that seat's value in a fact with one for each.
    ``takes`` names actions whose cards may be dropped.
    """

    kind: Kind
    shows: str
    place: Place = Place.MIDDLE
    of: int = -1
    cards: int = 1
    """How many cards lie there at most; of packets, all cards of all of them."""
    read: bool = True
    """Whether its faces are there to be read: such cards are large."""
    within: str = ""
    """The zone in whose place it lies: that of its own chair, or its share of one place for all; or the cloth on whose
    spot it lies."""
    joins: str = ""
    """For cards that lie open to all but belong to a hand: the fact that says whose. Its owner sees them in that hand,
    marked with the message; all others where they lie."""
    seldom: bool = False
    """Room is made for it only while it is there."""
    rows: int = 2
    """For a note or a chart: how many lines of print it has room for; for a board: how many tracks it has."""
    spare: int = 0
    """For a chart: how many of these lines may give way on a crowded table: its remarks, or what was said longest
    ago. All others are shown, or it is folded."""
    takes: tuple[str, ...] = ()
    title: str = ""
    """The message that names the place; none is written where it is empty."""
    terse: bool = False
    """Whether the name of a pile is so short a word that it needs no more room than the pile."""
    message: str = ""
    """For a note or a tag: the message of which each row makes a sentence."""
    columns: tuple[str, ...] = ()
    """For a note or a tag: the names by which the message takes the row's values, which say what each is: ``seat``,
    ``suit``, ``card``, ``farthings``, or a number. A row that is one number has one column."""
    by_side: bool = False
    """For a note: its fact has a number for each seat, and each row is a side: one of its players, and the sum."""
    group: int = 1
    """For packets: how many cards lie in one."""
    mark: int = 0
    """For dials: a score that matters, below which the dial of the thousands is red."""
    picture: str = ""
    """The picture that is drawn on the table beneath it: of coins, the box or the dish in which they lie."""
    banker: str = ""
    """For coins: the face of who keeps them for the house and speaks for it, on a ticket above them. The message
    ``name-banker`` is their name."""
    hinder: str = ""
    """For a board: the fact with each side's hinder peg; where it is empty both pegs stand together."""
    fore: str = ""
    """For a board: the fact with each side's fore peg; where it is empty, its score."""
    cloth: tuple[ClothSpot, ...] = ()
    """For a cloth: its spots."""
    lying: tuple[tuple[str, Lying], ...] = ()
    """For a cloth: further accounts, by name, and how the coins in them lie."""
    lifts: str = ""
    """For a cloth: the act by which one takes up what one has on a spot; to drag it off the cloth does that."""
    spent: str = ""
    """For a cloth: the fact that says of each rank how many cards are gone. The card of one of which ``group`` are is
    darkened."""


class Layout(Struct, frozen=True, kw_only=True):
    """All that lies on a table with so many chairs; ``lay`` makes it."""

    seats: int
    spots: tuple[Spot, ...]
    grows: tuple[Growth, ...] = (Growth.SHOWN, Growth.MIDDLE, Growth.OWN, Growth.BACKS)
    """What takes the room that is left, what matters most first."""
    pack: str = "pack"
    """The zone in which every card lies before the first deal."""
    packs: int = 1
    """How many packs are used by turns: with two, every other deal has another back."""
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
    crowned: str = ""
    """The fact that says who plays against the rest: a seat, or 1 for each seat that does. They wear a crown, which
    says it without words.
    """
    hand_order: tuple[int, ...] = ()
    """The faces of a pack as they stand from left to right in one's own hand; by rank, the ace lowest, if empty."""
    reordered: str = ""
    """The fact whose first number, where it has one, says which of ``hand_orders`` holds instead: the suit of trumps,
    where cards change their places with it."""
    hand_orders: tuple[tuple[int, ...], ...] = ()
    unseen: tuple[str, ...] = ()
    """The accounts of those who do not sit at the table: their money comes from elsewhere and goes there."""
    counters: tuple[tuple[str, int], ...] = ()
    """The game's own counters: the picture of each kind and what it is worth, the dearest first."""
    keys: tuple[tuple[str, str], ...] = ()
    """TypeAhead of the keyboard, and the act of a single press that each does while it may be done."""

    def hand_order_now(self, public: Record) -> tuple[int, ...]:
        """The faces of a pack as they stand in a hand, by what everybody knows now."""
        named: tuple[int, ...] = getattr(public, self.reordered) if self.reordered else ()
        number = named[0] if named else -1
        return self.hand_orders[number] if 0 <= number < len(self.hand_orders) else self.hand_order


def in_order(cards: tuple[Card, ...], hand_order: tuple[int, ...]) -> tuple[Card, ...]:
    """Cards as they stand in a hand, from left to right: in this order of faces, or by rank if it is empty; backs
    last.
    """
    order = {face: place for place, face in enumerate(hand_order)}

    def place(card: Card) -> tuple[int, ...]:
        if card == HIDDEN:
            return (1,)
        return (0, order[face(card)]) if order else (0, rank(card), suit(card))

    return tuple(sorted(cards, key=place))


def each(seats: int, *spots: Spot) -> Iterator[Spot]:
    """These things once for every chair: chair by chair, each its own."""
    for of in range(seats):
        for spot in spots:
            takes = spot.takes if of == 0 else ()
            yield replace(spot, of=of, takes=takes)


def at_chairs(seats: int, *spots: Spot) -> Iterator[Spot]:
    """These things once before every player."""
    yield from each(seats, *(replace(spot, place=Place.CHAIR) for spot in spots))


def aside(*spots: Spot) -> Iterator[Spot]:
    """These things out of the way, in this order."""
    yield from (replace(spot, place=Place.ASIDE) for spot in spots)
