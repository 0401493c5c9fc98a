"""The vocabulary of every game. Read this file first, then game.py for the protocol and state.py for the state.

A game poses a *question*, receives an *answer* (Action), and reports what *happened* (Event). ``Question`` is the full
question, and ``Ask`` is the part of it that one viewer may know. Only a Table holds the full state (State). Every
viewer gets the View of one seat. Cards are hidden unless a game says who may see them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cache
from itertools import chain, combinations
from typing import Annotated, ClassVar, Generic, NewType, TypeAlias

from msgspec import Meta, Struct
from typing_extensions import TypeVar

from crowe_table.engine.cards import Card
from crowe_table.engine.money import MINT, NOTHING, Account, Farthings
from crowe_table.engine.rng import Chance

Seat = NewType("Seat", int)
"""A player, numbered from 0. The number stays with the player; the order round the table is ``public.ring``."""

SPECTATOR = Seat(31)
"""A viewer without a seat. A spectator sees only public information."""
TABLE = Seat(-2)
"""Pseudo-seat of an action that comes from no player; see Timeout."""
NO_SEAT = Seat(-1)
"""The value for “no player” in a field that holds a seat."""
MAX_SEATS = 9


@cache
def seats(count: int) -> tuple[Seat, ...]:
    """Return all seats of a table with ``count`` players."""
    return tuple(Seat(number) for number in range(count))


Viewers: TypeAlias = int
"""A bit mask of the seats that may see something."""

NOBODY: Viewers = 0
ALL: Viewers = -1


def viewers(*seats: Seat) -> Viewers:
    """Return the mask of exactly these seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def sees(mask: Viewers, seat: Seat) -> bool:
    """Return whether a seat, or the spectator, is in the mask."""
    return mask >> seat & 1 == 1


# --- Words -----------------------------------------------------------------------------------------------------------

Arg: TypeAlias = int | str | tuple[int, ...]


Fact: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...]
Facts: TypeAlias = Mapping[str, Fact]
"""Named facts of a table, for the sentences of lessons and morals; see ``kit.facts``."""


class Reason(Struct, frozen=True, gc=False):
    """A message that explains a refusal, a score, an announcement or a question: a key and arguments for ``words.ftl``.

    The name of an argument, up to a digit or an underscore, gives its type: ``card`` and ``cards`` are cards, ``suit``
    a suit, ``rank`` a rank, ``seat`` and ``seats`` players, ``farthings`` money. ``rank_2`` and ``card_high`` follow
    the same rule. Any other argument is a number or a word. ``law`` is the heading of the rule book that the message
    cites.
    """

    key: str
    args: tuple[tuple[str, Arg], ...] = ()
    law: str = ""


def because(key: str, law: str = "", **args: Arg) -> Reason:
    """Shorthand for ``Reason(...)``."""
    return Reason(key, tuple(args.items()), law)


# --- Places ----------------------------------------------------------------------------------------------------------


class Zone(Struct, frozen=True):
    """A set of cards that lie together, and the viewers who may see their faces.

    ``key`` is a name, or a name and a seat as in ``hand:2``. The last card is on top. ``viewers`` is one mask for all
    cards, or one mask for each card.
    """

    key: str
    cards: Sequence[Card]
    viewers: Viewers | Sequence[Viewers] = NOBODY
    face_down: bool = False
    """Whether the viewers know the cards only from memory. Events then hide the faces, and the screen shows backs."""
    unordered: bool = False
    """Whether the order of the cards is unknown. A View then lists the cards known to its viewer before all others.

    The known cards are listed lowest first.
    """
    shown_to: Viewers = NOBODY
    """The seats that may see face-down cards nevertheless, for example because they hold them."""


def zone_of(name: str, seat: Seat) -> str:
    """Return the key of a zone that belongs to a seat."""
    return f"{name}:{seat}"


# --- Answers ---------------------------------------------------------------------------------------------------------


class Action(Struct, frozen=True, tag_field="act", gc=False):
    """An answer, as plain typed data. The save file stores its tag and its fields on one line."""

    at_leisure: ClassVar[bool] = False
    """Whether the action only acknowledges that the player has seen something.

    The program never submits such an action for a player.
    """
    decides_nothing: ClassVar[bool] = False
    """Whether the action only chooses among unknown cards, as a cut or a shuffle does.

    No choice is then better than another.
    """
    ends: ClassVar[bool] = False
    """Whether the action gives something up or ends something. Its button is the last one, apart from the others.

    No other control submits such an action.
    """
    ends_game: ClassVar[bool] = False
    """Whether the action ends or abandons the game or the series. It needs confirmation."""
    beside: ClassVar[bool] = False
    """Whether the action is optional and apart from the main question: a side bet, a claim, or a look at an earlier
    trick.

    A player loses nothing by continuing without it.
    """

    seat: Seat


class Timeout(Action, frozen=True, tag="lapse"):
    """The action that the table (seat ``TABLE``) submits when the time limit of a question expires."""


def act_of(action: Action | type[Action]) -> str:
    """Return the tag of an action, as it is written in the save file."""
    return str(action.__struct_config__.tag)


# --- The parts of an answer ------------------------------------------------------------------------------------------


class Part(Struct, frozen=True, tag=True):
    """One part of an answer: the value of one field of the action, and how to choose it.

    The screen derives its control from it, and computer players their candidate answers.
    """

    on_table: ClassVar[bool] = False
    """Whether the value is chosen on the table itself. If False, a control beside the table is used."""
    refusal: ClassVar[str] = "refuse-word"
    """Message that refuses a value that is not among ``values``."""

    @property
    def field(self) -> str:
        """The action's field that this part fills; empty if it fills none."""
        return ""

    def values(self) -> Iterable[object]:
        """Return every possible value of the part, in order. Raises TypeError if the part fills no field."""
        raise TypeError(f"A part of kind {type(self).__name__} fills no field: it has no values.")

    def takes(self, value: object) -> bool:
        """Return whether the screen may submit this value. ``refuse`` decides whether it is legal."""
        return value in self.values()


class PickCards(Part, frozen=True):
    """A choice of cards from the zones: one card or, if ``several`` is true, from ``least`` to ``most`` cards."""

    zones: tuple[str, ...]
    least: int = 1
    most: int = 1
    several: bool = False
    field: str = "card"
    on_table: ClassVar[bool] = True

    def takes(self, value: object) -> bool:
        return isinstance(value, tuple) and self.least <= len(value) <= self.most


class PickPlace(Part, frozen=True):
    """A position in a face-down zone, from ``least`` to ``most``."""

    zone: str
    least: int
    most: int
    field: str = "place"
    on_table: ClassVar[bool] = True

    def values(self) -> range:
        return range(self.least, self.most + 1)

    def takes(self, value: object) -> bool:
        return isinstance(value, int) and value in self.values()


class PickAmount(Part, frozen=True):
    """A sum in farthings, or a plain number if ``money`` is false.

    The values run from ``least`` to ``most`` in increments of ``step``.
    """

    least: int
    most: int
    step: int = 1
    money: bool = True
    field: str = "amount"
    named: tuple[tuple[str, int], ...] = ()
    """Named sums. Each gets a button of its own, with the message ``dial-<name>``.

    If there are none, the buttons offer the least sum, half of the greatest, and the greatest.
    """
    pile: str = ""
    """The pile from which this number of cards is lifted. Dragging the pile is another way to choose the number."""

    def values(self) -> range:
        return range(self.least, self.most + 1, self.step)

    def takes(self, value: object) -> bool:
        return isinstance(value, int) and value in self.values()


class PickNumbers(Part, frozen=True):
    """``count`` numbers of at least ``least`` that add up to ``total``."""

    count: int
    least: int
    total: int
    field: str = "numbers"
    pile: str = ""
    """The pile that is cut into packets of these sizes. It can be dragged, as in PickAmount."""

    def values(self) -> Iterator[tuple[int, ...]]:
        return _divisions(self.count, self.least, self.total)

    def takes(self, value: object) -> bool:
        return isinstance(value, tuple) and len(value) == self.count and sum(value) == self.total


class PickWord(Part, frozen=True):
    """One of several words. Its message is ``word-<act>-<word>``."""

    words: tuple[str, ...]
    field: str = "word"

    def values(self) -> tuple[str, ...]:
        return self.words


class PickSeat(Part, frozen=True):
    """A choice of players: one player or, if ``several`` is true, from ``least`` to ``most`` players."""

    seats: tuple[Seat, ...]
    least: int = 1
    most: int = 1
    several: bool = False
    field: str = "other"
    terms: tuple[Reason, ...] = ()
    """An explanation for each player, in the same order, such as the terms of a bet. Empty if the names are enough."""
    refusal: ClassVar[str] = "refuse-seat"

    def values(self) -> Iterable[object]:
        if not self.several:
            return self.seats
        return chain.from_iterable(combinations(self.seats, size) for size in range(self.least, self.most + 1))

    def takes(self, value: object) -> bool:
        return isinstance(value, tuple) and set(value) <= set(self.seats) and self.least <= len(value) <= self.most


class Offer(Struct, frozen=True):
    """A possible declaration: its name in the action, its text, its cards, and its points if it scores any."""

    name: str
    words: Reason
    cards: tuple[Card, ...] = ()
    points: int = 0


class PickOffer(Part, frozen=True):
    """One of several declarations. Pointing at a declaration lifts its cards."""

    offers: tuple[Offer, ...]
    field: str = "offer"
    ready: bool = False
    """Whether the first offer is selected initially, as the usual choice."""
    refusal: ClassVar[str] = "refuse-offer"

    def values(self) -> list[str]:
        return [offer.name for offer in self.offers]


class Rung(Struct, frozen=True):
    """One bid of a ladder: its name in the action, its text, and whether it may be bid now."""

    name: str
    words: Reason
    open: bool = True


class PickBid(Part, frozen=True):
    """A bid from ``ladder``, which lists the possible bids from the lowest up. ``stands`` is the bid to beat.

    ``by`` is the seat that made the bid to beat. ``out`` lists the players who have passed.
    """

    ladder: tuple[Rung, ...]
    stands: str = ""
    by: Seat = NO_SEAT
    out: tuple[Seat, ...] = ()
    field: str = "bid"
    refusal: ClassVar[str] = "refuse-bid"

    def values(self) -> list[str]:
        return [rung.name for rung in self.ladder if rung.open]


class PickSpot(Part, frozen=True):
    """A named spot of a cloth. ``cloth`` is the cloth's name in the layout."""

    cloth: str
    spots: tuple[str, ...]
    field: str = "spot"
    on_table: ClassVar[bool] = True
    refusal: ClassVar[str] = "refuse-spot"

    def values(self) -> tuple[str, ...]:
        return self.spots


class PickHole(Part, frozen=True):
    """The hole of the cribbage board to which the player's rear peg moves, counted from ``start``."""

    start: int
    least: int
    most: int
    field: str = "holes"

    def values(self) -> range:
        return range(self.least, self.most + 1)

    def takes(self, value: object) -> bool:
        return isinstance(value, int) and value in self.values()


class ThrowDice(Part, frozen=True):
    """The dice box: press to rattle, release to throw. This part fills no field."""

    dice: int = 2
    on_table: ClassVar[bool] = True

    def takes(self, value: object) -> bool:
        del value
        return True


def _divisions(count: int, least: int, total: int) -> Iterator[tuple[int, ...]]:
    if count == 1:
        if total >= least:
            yield (total,)
        return
    for first in range(least, total - least * (count - 1) + 1):
        for rest in _divisions(count - 1, least, total - first):
            yield (first, *rest)


# --- Questions -------------------------------------------------------------------------------------------------------


class Asked(Struct, frozen=True, gc=False):
    """A seat that is asked, and the types of action with which it may answer.

    If ``must`` is false, the seat may act out of turn, and the table does not wait for it. ``discloses`` marks a
    question whose mere existence reveals hidden cards, as the rules of the game require.
    """

    seat: Seat
    acts: tuple[type[Action], ...]
    must: bool = True
    key: str = ""
    """Message key of a special question to this seat. Empty if the seat gets the common question.

    The key may depend on the seat's hand.
    """
    discloses: bool = False


class Question(Struct, frozen=True, gc=False):
    """The current question, without the parts of its answers. It is computed once for each state.

    ``secret`` hides the answers until all have arrived. ``time_limit`` is in seconds; 0 means no limit. After that
    time, the table answers with Timeout.
    """

    key: str
    asked: tuple[Asked, ...]
    args: tuple[tuple[str, Arg], ...] = ()
    secret: bool = False
    time_limit: int = 0

    def awaited(self) -> tuple[Seat, ...]:
        """Return the seats that must answer."""
        asked = self.asked
        if len(asked) == 1 and asked[0].must:
            return (asked[0].seat,)
        return tuple([each.seat for each in asked if each.must])

    def asked_of(self, seat: Seat) -> Asked | None:
        """Return the entry for a seat; None if the seat is not asked."""
        for each in self.asked:
            if each.seat == seat:
                return each
        return None


class AnswerForm(Struct, frozen=True):
    """One form of answer: the tag of the action, and its parts in the order of choice.

    An action that takes a single press has no parts. Several forms may lead to the same action: a card from either of
    two zones, or a sum whose steps depend on a word.
    """

    act: str
    parts: tuple[Part, ...] = ()
    price: Farthings = NOTHING
    """The cost or gain of the action, if none of its parts is a sum."""


class Call(Struct, frozen=True):
    """The part of a question that concerns one seat, as one viewer may know it. Only that seat sees ``forms`` and
    ``key``.
    """

    seat: Seat
    forms: tuple[AnswerForm, ...] = ()
    must: bool = True
    key: str = ""


class Ask(Struct, frozen=True):
    """The current question, as one viewer may know it."""

    key: str
    calls: tuple[Call, ...]
    args: tuple[tuple[str, Arg], ...] = ()
    secret: bool = False
    time_limit: int = 0

    def awaited(self) -> tuple[Seat, ...]:
        """Return the seats that must answer."""
        return tuple([call.seat for call in self.calls if call.must])

    def call_of(self, seat: Seat) -> Call | None:
        """Return the part of the question for this seat; None if the seat is not asked."""
        for call in self.calls:
            if call.seat == seat:
                return call
        return None


# --- What happens ----------------------------------------------------------------------------------------------------


class Event(Struct, frozen=True, tag=True, kw_only=True, gc=False):
    """Something that happened, unredacted. The seats in ``viewers`` may see the faces in it; the default is nobody.

    ``discloses`` marks an event that reveals hidden cards because the rules of the game say so. The privacy contract
    accepts such an event. Events are numerous and never part of a reference cycle, so the garbage collector ignores
    them (``gc=False``).
    """

    discloses: bool = False


class Moved(Event, frozen=True):
    """Cards moved from their places in one zone to the top of another, in the order given.

    With ``under``, they moved to its bottom.
    """

    source: str
    places: tuple[int, ...]
    target: str
    cards: tuple[Card, ...]
    viewers: Viewers = NOBODY
    under: bool = False
    how: str = "slide"


class Shown(Event, frozen=True):
    """Cards became known to these viewers. They stay in their places."""

    zone: str
    places: tuple[int, ...]
    cards: tuple[Card, ...]
    viewers: Viewers = NOBODY


class Shuffled(Event, frozen=True):
    """The cards of a zone were shuffled, so nobody knows any of them now."""

    zone: str
    how: str = "shuffle"


class Said(Event, frozen=True):
    """A seat said something aloud."""

    seat: Seat
    words: Reason


class Announced(Event, frozen=True):
    """The table made an announcement to everybody."""

    words: Reason


class CountLine(Struct, frozen=True):
    """One line of a count: its points, its reason and its cards. ``running`` is the total up to this line."""

    points: int
    why: Reason
    cards: tuple[Card, ...] = ()
    running: int = 0


class Scored(Event, frozen=True):
    """A seat scored for its side. ``lines`` are counted aloud; ``before`` and ``after`` are the scores on the board."""

    seat: Seat
    side: int
    points: int
    before: int
    after: int
    what: Reason
    lines: tuple[CountLine, ...] = ()
    viewers: Viewers = NOBODY


class Paid(Event, frozen=True):
    """Money moved between two accounts."""

    source: Account
    target: Account
    farthings: Farthings
    why: Reason

    @property
    def concerns_players(self) -> bool:
        """Whether the payment is worth reporting: every payment except one between the mint and a common account."""
        return MINT not in (self.source, self.target) or self.source.seat >= 0 or self.target.seat >= 0


class Threw(Event, frozen=True):
    """Dice were thrown in public."""

    seat: Seat
    dice: tuple[int, ...]


FactValue: TypeAlias = int | str | tuple[int, ...] | tuple[tuple[int, ...], ...]


class Changed(Event, frozen=True):
    """The value of a public fact that the screen shows has changed."""

    fact: str
    value: FactValue


class Ended(Event, frozen=True):
    """The game is over."""

    winners: tuple[Seat, ...]
    why: Reason


AnyEvent: TypeAlias = Moved | Shown | Shuffled | Said | Announced | Scored | Paid | Threw | Changed | Ended
Emit: TypeAlias = Callable[[AnyEvent], None] | None
"""The callback for events. It is None if nobody listens, as in a search; no events are then created."""


# --- What a seat may know --------------------------------------------------------------------------------------------


class Phase(IntEnum):
    """A stage of a game. Each game defines its own enum, in the order of its rule book."""


@cache
def _from(ring: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    at = ring.index(seat)
    return ring[at:] + ring[:at]


ValueT = TypeVar("ValueT")


def replace_at(values: tuple[ValueT, ...], at: int, value: ValueT) -> tuple[ValueT, ...]:
    """Return a copy of ``values`` with one element replaced."""
    changed = [*values]
    changed[at] = value
    return tuple(changed)


class Record(Struct, kw_only=True, omit_defaults=True):
    """The public record: everything that all viewers know, apart from the cards.

    A State holds a record. Views, imagined worlds and past records are shallow copies of it. Fields are therefore
    reassigned, and their values (numbers, words, tuples, enums, frozen Structs) are never mutated. Games add their own
    fields, with defaults.
    """

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "ring")
    """The fields that the screen shows. A change of such a field emits an event."""
    unsealed: ClassVar[tuple[str, ...]] = ()
    """The fields that digests omit. Actions determine these fields, and older saves lack them."""

    ring: tuple[Seat, ...]
    """The players in clockwise order."""
    sides: tuple[int, ...]
    """The number of each seat's side."""
    phase: Phase
    scores: tuple[int, ...] = ()
    """The score of each side; empty if the game is played for money alone.

    If counters are the score, a View reads it from the ledger, and a State leaves this field empty.
    """
    opened: tuple[Farthings, ...] = ()
    """The purse of each seat at the start of the game."""
    deal: int = 0
    """The number of the deal (or hand of dice), from 1."""
    dealer: Seat = Seat(0)
    ready: tuple[Seat, ...] = ()
    """The seats that have confirmed that they saw the result."""
    risers: tuple[Seat, ...] = ()
    """The seats that want to end the game early. The seat that proposed this comes first.

    After a refusal the value is ``(NO_SEAT,)`` until the next deal.
    """
    winners: tuple[Seat, ...] = ()
    """The winners; empty until the game is over."""
    exhibit: str = ""
    """The name of the famous hand in play; empty in any other game."""
    resting: tuple[int, ...] = ()
    """For each seat, 1 if it sits out this deal; empty if everybody plays."""
    direction: int = 1
    """The direction of play: 1 clockwise, -1 anticlockwise. ``ring`` is clockwise in either case."""
    purses: tuple[Farthings, ...] = ()
    """The purse of each seat. A View takes the purses from the ledger; in a State the field is empty."""
    accounts: tuple[tuple[Account, Farthings], ...] = ()
    """Every account with money on the table, except purses and the mint, sorted by text.

    A View takes the accounts from the ledger; in a State the field is empty.
    """

    def score(self, seat: Seat) -> int | None:
        """Return the score of this player's side; None if there are no scores."""
        return self.scores[self.sides[seat]] if self.scores else None

    @property
    def turning(self) -> tuple[Seat, ...]:
        """All seats, in the direction of play."""
        return self.ring if self.direction > 0 else self.ring[::-1]

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that do not rest, in the direction of play."""
        resting = self.resting
        return tuple([seat for seat in self.turning if not resting[seat]]) if resting else self.turning

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """Return the seat ``steps`` places further on in the direction of play. Resting seats are not counted.

        A negative number goes back. If ``seat`` itself rests, the first step leads to the nearest seat that plays.
        """
        ring = self.ring if self.direction > 0 else self.turning
        if not self.resting:
            return ring[(ring.index(seat) + steps) % len(ring)]
        playing = self.playing
        if seat in playing:
            return playing[(playing.index(seat) + steps) % len(playing)]
        turned = self.round_from(seat)
        return turned[(steps - (steps > 0)) % len(turned)]

    def round_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats that play, in the direction of play, starting with this one.

        If this seat rests, start with the next one.
        """
        turned, resting = _from(self.ring if self.direction > 0 else self.turning, seat), self.resting
        return tuple([each for each in turned if not resting[each]]) if resting else turned

    def to_the_left(self, seat: Seat, steps: int = 1) -> Seat:
        """Return the seat ``steps`` places clockwise, whatever the direction of play. Resting seats count."""
        return self.ring[(self.ring.index(seat) + steps) % len(self.ring)]

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats clockwise from this one, including those who rest."""
        return _from(self.ring, seat)

    def from_the_left(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats clockwise, from this seat's left neighbour to this seat."""
        return _from(self.ring, self.to_the_left(seat))

    def of_side(self, side: int) -> tuple[Seat, ...]:
        """Return the players of a side, in clockwise order."""
        return tuple([seat for seat in self.ring if self.sides[seat] == side])

    @property
    def eldest(self) -> Seat:
        """The player after the dealer, in the direction of play."""
        return self.after(self.dealer)


LEAST_IF_ANY = "least_if_any"
"""Metadata key of an option that must be 0 or at least the metadata value."""


class Options(Struct, frozen=True, kw_only=True):
    """The options of one table. A game defines a subclass with a default for each option.

    ``unit`` is the unit of stakes in farthings, a multiple of 4 so that halves and quarters are whole. Games state
    their stakes in units.
    """

    unit: Annotated[Farthings, Meta(ge=4, multiple_of=4)] = Farthings(24)

    @property
    def passed_on(self) -> frozenset[str]:
        """The options whose values may come from the previous game of a series: those set to ``chosen``, and
        ``chosen_dealer``.

        They do not count as rules changed by a person. Empty if no option has the value ``chosen``.
        """
        names = {name for name in self.__struct_fields__ if getattr(self, name) == "chosen"}
        return frozenset(names | {"chosen_dealer"} if names else ())


RecordT = TypeVar("RecordT", bound=Record, default=Record)
OptionsT = TypeVar("OptionsT", bound=Options, default=Options)
RecordT_co = TypeVar("RecordT_co", bound=Record, covariant=True, default=Record)
OptionsT_co = TypeVar("OptionsT_co", bound=Options, covariant=True, default=Options)


class View(Struct, Generic[RecordT_co, OptionsT_co], frozen=True, weakref=True):
    """All that one seat, or the spectator, may know. Frozen and serializable."""

    game: str
    laws: int
    options: OptionsT_co
    seat: Seat
    seats: int
    zones: tuple[Zone, ...]
    public: RecordT_co
    ask: Ask | None
    legal: tuple[Action, ...]
    own: Struct | None = None
    """Private knowledge of this seat, except for cards."""
    past: tuple[AnyEvent, ...] = ()
    """The redacted events since the deal began."""

    def zone(self, key: str) -> Zone:
        """Return the zone with this key. Raises KeyError if there is none."""
        for zone in self.zones:
            if zone.key == key:
                return zone
        raise KeyError(key)

    @property
    def call(self) -> Call | None:
        """The part of the question for the viewer; None if the viewer is not asked."""
        return self.ask.call_of(self.seat) if self.ask else None


# --- Tables ----------------------------------------------------------------------------------------------------------


class Preset(Struct, frozen=True):
    """A named set of options from one rule book, and the numbers of players it supports."""

    name: str
    seats: tuple[int, ...]
    source: str
    usual: int = 0
    """The usual number of players; 0 for the smallest."""


class ShortForm(Struct, frozen=True):
    """A short version of a game: a preset with some options changed."""

    preset: str
    rules: Mapping[str, object]
    seats: int = 0
    """The number of players; 0 for the preset's own."""
    random_questions: tuple[str, ...] = ("cut-for-deal",)
    """Keys of opening questions, such as the cut for the deal, that the program answers at random.

    The answers influence only the random order and the first dealer.
    """
    minutes: int = 10
    """Usual length in minutes: the length of a whole game times the fraction of its actions that the short form takes.
    """


class Setup(Struct, Generic[OptionsT_co], frozen=True):
    """Everything that a game needs to begin. Purses are in farthings, one for each seat."""

    options: OptionsT_co
    seats: int
    purses: tuple[Farthings, ...]
    chance: Chance
    exhibit: str = ""
    """The name of the famous hand to play; empty for any other game."""
