"""The contents of a table, as data. The screen computes positions for any window and number of players.

A layout names a formation, and lists the items at each of its anchors. It contains no coordinates or sizes. An item
often shows a *fact*: a field of the game's public record, given by its name.
"""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, Card, face, rank, suit
from crowe_table.engine.core import Record


class Kind(StrEnum):
    """The widget types. A widget shows the cards of a zone, a fact, or an account."""

    FAN = "fan"
    """Overlapping cards side by side, centred."""
    STACK = "stack"
    """Cards on top of one another."""
    ROW = "row"
    """Cards from left to right, side by side."""
    PACKETS = "packets"
    """Taken tricks: cards in heaps of ``group`` cards, side by side."""
    BOARD = "board"
    """A cribbage board. Its fact is the scores, and its game-hole is the layout's target.

    ``hinder`` is the fact of the rear pegs. ``fore`` is the fact of the front pegs, if they can differ from the scores.
    """
    COUNT = "count"
    """A number in large figures, hidden at zero."""
    MARKER = "marker"
    """A disc with a number on it and its title below. It is hidden unless the number is above zero."""
    DICE = "dice"
    """A place for dice. Its fact holds the faces of the dice, and is empty before the first throw.

    Dice land in the middle of the place, and the box stands to their right. ``picture`` is drawn below the dice.
    Markers and notes may lie on the place.
    """
    COINS = "coins"
    """A heap of coins and its total. It shows all accounts of one name, and adds up several accounts of the same seat.
    """
    CLOTH = "cloth"
    """A painted cloth with named spots on which coins are staked. It marks who owns each stake.

    It shows the accounts of one name; the ``place`` of each account is a spot. ``lying`` names further accounts whose
    coins lie on the same spots in another way, for example under a copper token.
    """
    SIGN = "sign"
    """The sign of trumps: a large suit symbol on a shield. It is shown while its fact names a suit."""
    TRICKS = "tricks"
    """The tricks of the viewer's side and of the others, as counters.

    Its fact has a number for each seat. It is hidden while all are 0.
    """
    SCORE_CARDS = "score cards"
    """A score of at most ten, shown by two overlapping cards, a six and a four.

    The cards belong to a chair and show the score of the chair's side. If ``transient`` is true, the cards are hidden
    until somebody has scored.
    """
    NOTE = "note"
    """A slip of paper with one sentence for each row of a fact. It is hidden if there are no rows."""
    TAG = "tag"
    """A few words beside a player, formatted from a fact. They are hidden if the message is empty."""
    DIALS = "dials"
    """A score on three dials: thousands, hundreds and tens. ``mark`` is shown on the first.

    If ``transient`` is true, the dials are hidden until somebody has scored.
    """
    CHART = "chart"
    """A slip of rows, each ending in a figure, made for this viewer. ``shows`` names one of the game's charts.

    If it has only a heading (``rows`` is 0), it looks like a tag.
    """

    ABACUS = "abacus"
    """A frame with one wire of ``group`` beads for each rank. Its fact is the number of raised beads on each wire."""

    SLATE = "slate"
    """A chart in the middle, chalked on a slate. It shows each player's last words, and the players who are out."""

    HAMMER = "hammer"
    """The hammer of an auction.

    It belongs to the slate named in ``shows``, and rises while a timed question is open.
    """


CHARTS = frozenset({Kind.CHART, Kind.SLATE})
"""The kinds that are made separately for each viewer."""
OF_CHARTS = CHARTS | {Kind.HAMMER}
"""The kinds that are visible only while their chart is visible."""
PILES = frozenset({Kind.FAN, Kind.STACK, Kind.ROW, Kind.PACKETS})
"""The kinds that show the cards of a zone."""


class Formation(StrEnum):
    """Arrangements of a table for different companies. The screen has a drawing with anchors for each."""

    FACING = "facing"
    """Two players, at the head and at the foot."""
    SQUARE = "square"
    """Three or four players. The partner or opponent sits at the head, the others half way up the sides."""
    OVAL = "oval"
    """A company of any size around a pot."""
    CLOTH = "cloth"
    """A bank. The banker sits at the head, and a cloth covers the whole width."""
    RING = "ring"
    """Dice in a ring, with the players around it."""


class Place(StrEnum):
    """The anchors of the formations. Each formation has only some of them."""

    CHAIR = "chair"
    """In front of the player of the chair."""
    TRICK = "trick"
    """In the centre. Each player's cards lie on that player's side."""
    CENTRE = "centre"
    """In the centre, for objects that are contested or for sale."""
    POT = "pot"
    """Money of the whole table."""
    MELDS = "melds"
    """Open cards between a player's hand and the trick."""
    SUPPLY = "supply"
    """The left wing: pack, stock and discards."""
    MEANING = "meaning"
    """The right wing: trumps, contract and charts."""
    SAID = "said"
    """The upper left corner: bids and calls."""
    BINDING = "binding"
    """The upper right corner: obligations of all players."""
    TALLY = "tally"
    """The lower right: counts of tricks, and money of side bets."""
    UPON = "upon"
    """On top of the centre: objects on the dice table, or enlarged cards during a trick review."""


class Movement(StrEnum):
    """Card movements (``Moved.how``) that need no sentence, because the animation or another message explains them.

    Most have a speed or a sound of their own. A game may add further movements. Their cards slide, and the message
    ``moved-<how>`` explains them.
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
    """Lift a packet off the pack and set it down."""
    TAKE = "take"
    """Take a finished trick, after a pause."""
    TAKE_UP = "take_up"
    """Take cards from the table into a hand."""
    TURN_ASIDE = "turn_aside"
    """Move a face-up card aside, still face up."""
    TURN_DOWN = "turn_down"
    """Move a face-up card aside, face down."""
    TAKE_BACK = "take_back"
    """Return a played card to the hand, because the play was undone."""
    UNDER = "under"
    """Put cards under the pack."""
    DRAW = "draw"
    """Draw a card from the pack, at random or as a replacement."""
    KEEP = "keep"
    """Set a hand aside for later, or bring it back."""


class Lying(StrEnum):
    """The way in which a stake lies on its spot."""

    PLAIN = "plain"
    COPPERED = "coppered"
    """With a copper token on the coins: a bet on the opposite outcome."""
    BENT = "bent"
    """With a bent card below the coins: winnings left in place as a larger bet."""


class ClothSpot(Struct, frozen=True):
    """A spot of a cloth: its name, its outline in cloth coordinates, and the message printed in the spot."""

    name: str
    outline: tuple[tuple[int, int], ...]
    title: str = ""
    pile: str = ""
    """The pile at the head of the spot, above the stakes."""
    head: int = 0
    """Height of the pile and the title at the head, in cloth units."""
    card: int = -1
    """The card painted on the spot, in full size; −1 for none."""
    between: tuple[str, ...] = ()
    """The spots that a stake here combines. A spot with this field is small and lies between them or on their edges.

    Lines connect the spot to them, and they light up together.
    """


class Spot(Struct, frozen=True, kw_only=True):
    """One item on the table.

    ``shows`` is the name of a zone (``hand`` or ``crib``), a fact or an account. ``of`` is the item's chair, counted
    clockwise from the viewer's own, or −1 for the whole table. An item of a chair shows the zone or account of that
    name and seat, for example ``bet:2``. If the fact has one value for each seat, the item shows the value of its own
    seat. ``takes`` names the actions for which cards may be dropped here.
    """

    kind: Kind
    shows: str
    place: Place = Place.CENTRE
    """The anchor of the item. It has no effect if the item lies ``within`` another."""
    of: int = -1
    cards: int = 1
    """Maximum number of cards. For packets, the number in all packets together."""
    read: bool = True
    """Whether the faces must be legible. The cards are then large."""
    within: str = ""
    """The zone or cloth in whose area the item lies.

    A zone may belong to the same chair, or be a common zone that several items share.
    """
    joins: str = ""
    """For public cards that count as part of a hand: the fact that names the hand's owner.

    The owner sees these cards in the hand. Everybody else sees them where they lie, which may be at the owner's chair.
    The spot's ``message`` labels them.
    """
    transient: bool = False
    """Whether the item is absent most of the time. Its place stays reserved."""
    rows: int = 2
    """For a note or a chart: number of text lines. For a board: number of tracks."""
    spare: int = 0
    """For a chart: number of lines, notes or old log rows, that may be dropped on a crowded table.

    If the other lines do not fit, the chart is collapsed.
    """
    takes: tuple[str, ...] = ()
    title: str = ""
    """The message for the caption. If empty, there is no caption."""
    terse: bool = False
    """Whether the caption is so short that it fits within the width of the pile."""
    message: str = ""
    """For a note or a tag: the message that formats each row. For coins: the message that formats their sum, if any."""
    columns: tuple[str, ...] = ()
    """For a note or a tag: the argument names for the values of a row.

    A name also gives the type: ``seat``, ``suit``, ``card``, ``farthings``, or a number. A row of a single number has
    one column.
    """
    group: int = 1
    """For packets: number of cards in each heap."""
    mark: int = 0
    """For dials: a threshold score, below which the thousands dial is red."""
    picture: str = ""
    """The background picture. For coins, the box or dish that holds them."""
    banker: str = ""
    """For coins: the portrait of the house banker on a ticket above them.

    The message ``name-banker`` is the banker's name.
    """
    hinder: str = ""
    """For a board: the fact with each side's rear peg. If empty, both pegs stand together."""
    fore: str = ""
    """For a board: the fact with each side's front peg. If empty, the front peg shows the score."""
    cloth: tuple[ClothSpot, ...] = ()
    """For a cloth: its spots."""
    lying: tuple[tuple[str, Lying], ...] = ()
    """For a cloth: the names of further accounts, and how their coins lie."""
    lifts: str = ""
    """For a cloth: the action that removes the player's stake from a spot.

    Dragging the stake off the cloth does the same.
    """
    spent: str = ""
    """For a cloth: the fact that says how many cards of each rank are gone.

    A card is darkened when ``group`` cards of its rank are gone.
    """


class Layout(Struct, frozen=True, kw_only=True):
    """Everything on a table with ``seats`` chairs."""

    seats: int
    spots: tuple[Spot, ...]
    formation: Formation = Formation.OVAL
    """The drawing that determines where each anchor lies."""
    pack: str = "pack"
    """The zone that holds every card before the first deal."""
    packs: int = 1
    """Number of packs used alternately. With two, the back changes at every deal."""
    hand: str = "hand"
    """The zone that players hold in their hands. The viewer's own is sorted."""
    turn: str = "turn"
    """The fact that names the seat on turn, or −1. Empty if there is no such fact."""
    target: int = 0
    """The winning score; 0 if there is none."""
    standing: str = ""
    """The fact with each player's status, if players can be out.

    It has one value for each seat, or rows that begin with that value.
    """
    out: tuple[int, ...] = ()
    """The status values of a player who is out of play."""
    crowned: str = ""
    """The fact that names who plays alone: a seat, or a list with 1 for each such seat. Those players wear a crown."""
    hand_order: tuple[int, ...] = ()
    """The left-to-right order of faces in the viewer's hand. If empty, cards are sorted by rank with the ace low."""
    reordered: str = ""
    """A fact whose first number, if any, selects one of ``hand_orders`` instead of ``hand_order``.

    The number is the trump suit, if trumps change the order of cards.
    """
    hand_orders: tuple[tuple[int, ...], ...] = ()
    ladder: int = 0
    """Number of rows of the bidding ladder; 0 if the game has none.

    The ladder lies in the centre, in ``ladder_columns`` columns, only while the viewer is asked.
    """
    ladder_columns: int = 1
    unseen: tuple[str, ...] = ()
    """The accounts of parties without a seat. Their money comes from outside the table and returns there."""
    counters: tuple[tuple[str, int], ...] = ()
    """The kinds of the game's own counters, largest first: for each, its picture and its value."""
    keys: tuple[tuple[str, str], ...] = ()
    """Keyboard shortcuts. Each letter performs a single-press action while that action is legal."""

    @property
    def hands(self) -> frozenset[str]:
        """The names of the zones that are turned face up when hands are laid open: the hand, and any legible row or
        fan.
        """
        fans = (spot.shows for spot in self.spots if spot.kind in (Kind.FAN, Kind.ROW) and spot.read)
        return frozenset((self.hand, *fans))

    def hand_order_now(self, public: Record) -> tuple[int, ...]:
        """Return the current left-to-right order of faces in a hand."""
        named: tuple[int, ...] = getattr(public, self.reordered) if self.reordered else ()
        number = named[0] if named else -1
        return self.hand_orders[number] if 0 <= number < len(self.hand_orders) else self.hand_order


def in_order(cards: tuple[Card, ...], hand_order: tuple[int, ...]) -> tuple[Card, ...]:
    """Sort cards for display in a hand: by this order of faces or, if it is empty, by rank. Backs come last."""
    order = {face: place for place, face in enumerate(hand_order)}

    def place(card: Card) -> tuple[int, ...]:
        if card == HIDDEN:
            return (1,)
        return (0, order[face(card)]) if order else (0, rank(card), suit(card))

    return tuple(sorted(cards, key=place))


OWN_TRICKS = Spot(kind=Kind.TRICKS, shows="tricks", place=Place.CHAIR, of=0)
"""A slip at the viewer's ticket with the tricks of the viewer's side and of the others.

It suits games whose cloth has no free place for counters.
"""


def each(seats: int, *spots: Spot) -> Iterator[Spot]:
    """Yield these items once for each chair, chair by chair."""
    for of in range(seats):
        for spot in spots:
            takes = spot.takes if of == 0 else ()
            yield replace(spot, of=of, takes=takes)


def trick_and_cut(seats: int) -> Iterator[Spot]:
    """Yield the cards of the trick, and the cards with which the players cut, in the same places."""
    yield from each(seats, Spot(kind=Kind.STACK, shows="played", place=Place.TRICK, takes=("play",)))
    yield from each(seats, Spot(kind=Kind.STACK, shows="cut", within="played"))


def at_chairs(seats: int, *spots: Spot) -> Iterator[Spot]:
    """Yield these items once for each player, in front of that player."""
    yield from each(seats, *(replace(spot, place=Place.CHAIR) for spot in spots))


def anchored(place: Place, *spots: Spot) -> Iterator[Spot]:
    """Yield these items at one anchor, in this order."""
    yield from (replace(spot, place=place) for spot in spots)
