"""The words of every table, and the protocol every game speaks. Read this file first.

A game is asked a *question* (Ask), is given an *answer* (Action), and tells what *happened* (Event). Only a Table holds
the truth (State); everybody else sees what one seat may know (View). Whoever forgets to say who may see a card has
shown nobody its face.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Meta, Struct

from crowe_table.engine.cards import Card
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.state import State

Seat: TypeAlias = int
"""A player, numbered from 0. It is the person, not the chair: who sits where is ``facts.ring``."""

SPECTATOR: Seat = 31
"""One who stands behind nobody's chair and sees only what everybody sees."""

Eyes: TypeAlias = int
"""Who may see: one bit for each seat."""

NOBODY: Eyes = 0
ALL: Eyes = -1


def eyes(*seats: Seat) -> Eyes:
    """The eyes of these seats alone."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def may_see(mask: Eyes, seat: Seat) -> bool:
    """Whether this seat (or the spectator) is among those eyes."""
    return mask >> seat & 1 == 1


# --- Words -----------------------------------------------------------------------------------------------------------

Arg: TypeAlias = int | str | tuple[int, ...]


class Reason(Struct, frozen=True):
    """Why something is refused, scored, said or asked: a key and arguments that become a sentence in ``words.ftl``.

    An argument's name says what it is: ``card`` and ``cards`` are cards, ``suit`` a suit, ``rank`` a rank, ``seat`` a
    player, ``farthings`` money; anything else is a number or a word. ``law`` is the heading of the booke that says so.
    """

    key: str
    args: tuple[tuple[str, Arg], ...] = ()
    law: str = ""


def because(key: str, law: str = "", **args: Arg) -> Reason:
    """A Reason, written shortly."""
    return Reason(key, tuple(args.items()), law)


# --- Places ----------------------------------------------------------------------------------------------------------


class Zone(Struct, frozen=True):
    """A place where cards lie, and who may see their faces: one mask for all of them, or one for each.

    ``key`` is a name, or a name and a seat as in ``hand:2``. The last card is the topmost.
    """

    key: str
    cards: Sequence[Card]
    eyes: Eyes | Sequence[Eyes] = NOBODY
    down: bool = False
    """They lie face down: eyes know them by memory alone. Events never show their faces, and the screen shows backs."""
    loose: bool = False
    """They lie in no known order: a View lists those it may know first, lowest card first."""
    held: Eyes = NOBODY
    """To whom cards that lie face down are shown all the same: who holds them up, and whom he lets look."""


def zone_of(name: str, seat: Seat) -> str:
    """The key of a seat's own zone."""
    return f"{name}:{seat}"


# --- Questions and answers -------------------------------------------------------------------------------------------


class Action(Struct, frozen=True, tag_field="act"):
    """An answer. Plain typed data: its tag and fields are its line in the save file."""

    seat: Seat


class Form(Struct, frozen=True, tag=True):
    """The shape of an answer. The screen's control and the computer's candidates both come from it."""


class PickCards(Form, frozen=True):
    """So many cards of a zone, as a field ``card`` (exactly one) or ``cards``."""

    zone: str
    least: int = 1
    most: int = 1


class PickPlace(Form, frozen=True):
    """A place in a face-down zone, as a field ``place``, from least to most."""

    zone: str
    least: int
    most: int


class PickAmount(Form, frozen=True):
    """A sum in farthings, or a number where ``money`` is false: ``least``, and so many steps more, up to ``most``."""

    least: int
    most: int
    step: int = 1
    money: bool = True
    field: str = "amount"


class PickWord(Form, frozen=True):
    """One of several words. Its message is ``word-<act>-<word>``."""

    words: tuple[str, ...]
    field: str = "word"


class PickSeat(Form, frozen=True):
    """So many of several players, as a field ``other`` (exactly one) or ``others``."""

    seats: tuple[Seat, ...]
    least: int = 1
    most: int = 1


class ThrowDice(Form, frozen=True):
    """The box: pressed to rattle, released to throw. The action has no further field."""

    dice: int = 2


class JustSay(Form, frozen=True):
    """A thing said or done with a single press. The action has no further field."""


class Way(Struct, frozen=True):
    """One way to answer: the tag of the action and the form of its field; ``then`` the forms of its further fields.

    Several ways may lead to one act: a card from either of two zones, a sum whose steps depend on a word.
    """

    act: str
    form: Form
    then: tuple[Form, ...] = ()


class Call(Struct, frozen=True):
    """What one seat is asked. If ``must`` is false it may speak, out of turn, and the table does not wait for it."""

    seat: Seat
    ways: tuple[Way, ...] = ()
    must: bool = True
    key: str = ""
    """The question as it is put to this seat, where it is not the one put to all."""


class Ask(Struct, frozen=True):
    """The question before the table. ``secret``: answers are shown to nobody until all are in."""

    key: str
    calls: tuple[Call, ...]
    args: tuple[tuple[str, Arg], ...] = ()
    secret: bool = False

    def awaited(self) -> tuple[Seat, ...]:
        """The seats the table waits for."""
        return tuple(call.seat for call in self.calls if call.must)

    def call_of(self, seat: Seat) -> Call | None:
        """What this seat is asked, if anything."""
        return next((call for call in self.calls if call.seat == seat), None)


# --- What happens ----------------------------------------------------------------------------------------------------


class Event(Struct, frozen=True, tag=True):
    """Something that happened, in whole truth. ``eyes`` says who may see the faces in it: by default nobody."""


class Moved(Event, frozen=True):
    """Cards left their places in one zone and were laid on another (under it, if ``under``), in the order given."""

    source: str
    places: tuple[int, ...]
    target: str
    cards: tuple[Card, ...]
    eyes: Eyes = NOBODY
    under: bool = False
    how: str = "slide"


class Shown(Event, frozen=True):
    """Cards in their places became known to these eyes, and to no others."""

    zone: str
    places: tuple[int, ...]
    cards: tuple[Card, ...]
    eyes: Eyes = NOBODY


class Shuffled(Event, frozen=True):
    """The cards of a zone were mixed: nobody knows any of them now."""

    zone: str
    how: str = "shuffle"


class Said(Event, frozen=True):
    """A seat spoke aloud."""

    seat: Seat
    words: Reason


class Told(Event, frozen=True):
    """The table itself announces something to everybody."""

    words: Reason


class Line(Struct, frozen=True):
    """One line of a count: points, why, and the cards that make it; ``running`` is the count so far."""

    points: int
    why: Reason
    cards: tuple[Card, ...] = ()
    running: int = 0


class Scored(Event, frozen=True):
    """A seat scored for its side; ``lines`` are counted aloud. ``before`` and ``after`` are what the board shows."""

    seat: Seat
    side: int
    points: int
    before: int
    after: int
    what: Reason
    lines: tuple[Line, ...] = ()
    eyes: Eyes = NOBODY


class Paid(Event, frozen=True):
    """Money moved between two accounts."""

    source: str
    target: str
    farthings: Farthings
    why: Reason


class Threw(Event, frozen=True):
    """Dice were thrown, in sight of all."""

    seat: Seat
    dice: tuple[int, ...]


FactValue: TypeAlias = int | str | tuple[int, ...] | tuple[tuple[int, ...], ...]


class Now(Event, frozen=True):
    """A public fact has a new value."""

    fact: str
    value: FactValue


class Ended(Event, frozen=True):
    """The game is over."""

    winners: tuple[Seat, ...]
    why: Reason


AnyEvent: TypeAlias = Moved | Shown | Shuffled | Said | Told | Scored | Paid | Threw | Now | Ended
Tell: TypeAlias = Callable[[AnyEvent], None] | None
"""Where events are told. None when nobody listens, as in a search: then none are made."""


# --- What a seat may know --------------------------------------------------------------------------------------------


class Facts(Struct, frozen=True, kw_only=True):
    """What everybody at the table knows besides the cards. Games add their own."""

    ring: tuple[Seat, ...]
    """The players as they sit, clockwise."""
    sides: tuple[int, ...]
    """For each seat, the number of its side."""
    dealer: Seat
    scores: tuple[int, ...]
    """For each side; none where nothing is played for but money."""
    purses: tuple[Farthings, ...]
    """For each seat."""
    accounts: tuple[tuple[str, Farthings], ...] = ()
    """What lies on the table: every account that holds money, purses and mint aside, in the order of their names."""

    def score(self, seat: Seat) -> int | None:
        """What this player's side has scored; None where nothing is scored."""
        return self.scores[self.sides[seat]] if self.scores else None


class View(Struct, frozen=True):
    """All that one seat, or the spectator, may know. Frozen, and fit to be sent to another process."""

    game: str
    laws: int
    options: "Options"
    seat: Seat
    seats: int
    deal: int
    phase: str
    zones: tuple[Zone, ...]
    facts: Facts
    ask: Ask | None
    legal: tuple[Action, ...]
    past: tuple[AnyEvent, ...] = ()

    def zone(self, key: str) -> Zone:
        """The zone of this key. Raises KeyError if the table has none."""
        for zone in self.zones:
            if zone.key == key:
                return zone
        raise KeyError(key)


# --- The protocol ----------------------------------------------------------------------------------------------------


class Options(Struct, frozen=True, kw_only=True):
    """The house rules of one table. A game's options are a subclass with a default for each.

    ``unit`` is the table's unit of money in farthings, so that its halves and quarters are whole; games state their
    stakes in units.
    """

    unit: Annotated[Farthings, Meta(ge=4, multiple_of=4)] = 24


class Preset(Struct, frozen=True):
    """A named set of options, after the book it comes from, and the numbers of players it is for."""

    name: str
    seats: tuple[int, ...]
    source: str
    usual: int = 0
    """How many most often sit down to it; the fewest, where it is 0."""


class Setup(Struct, frozen=True):
    """Everything a game needs to be laid out. Purses are in farthings, one for each seat."""

    options: Options
    seats: int
    purses: tuple[Farthings, ...]
    chance: Chance


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """The laws of one game. It keeps nothing between calls: all that changes is in the State it is handed."""

    slug: ClassVar[str]
    laws_version: ClassVar[int]
    kind: ClassVar[str]
    """Where the contents page lists it: tricks, cribbage, wagers, or banks."""
    presets: ClassVar[tuple[Preset, ...]]
    options: ClassVar[type[Options]]
    actions: ClassVar[tuple[type[Action], ...]]
    facts_type: ClassVar[type[Facts]]

    @abstractmethod
    def preset(self, name: str, seats: int) -> Options:
        """The options of a preset for so many players. Raises KeyError if there is none."""

    @abstractmethod
    def layout(self, options: Options, seats: int) -> Layout:
        """Where each zone and fact lies on the table."""

    @abstractmethod
    def unfit(self, setup: Setup) -> Reason | None:
        """Why a table cannot be laid with these options, seats and purses; None if it can."""

    @abstractmethod
    def new(self, setup: Setup, tell: Tell = None) -> S:
        """A table laid, at its first question."""

    @abstractmethod
    def ask(self, s: S) -> Ask | None:
        """The question before the table; None when the game is over."""

    @abstractmethod
    def refuse(self, s: S, action: Action) -> Reason | None:
        """The one judge: why this action is not allowed now, or None."""

    @abstractmethod
    def legal(self, s: S, seat: Seat) -> Sequence[Action]:
        """What this seat may answer; a fair sample where answers are thousands. Agrees with refuse."""

    @abstractmethod
    def apply(self, s: S, action: Action, tell: Tell) -> None:
        """Carries out an action that was not refused, and runs on to the next question."""

    @abstractmethod
    def zones(self, s: S) -> Iterator[Zone]:
        """Every card once, with who may see it."""

    @abstractmethod
    def facts(self, s: S) -> Facts:
        """What everybody knows."""

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> S:
        """A whole world that fits what this seat knows, its hidden cards drawn by the rng."""

    @abstractmethod
    def worth(self, s: S) -> tuple[float, ...]:
        """For each seat, how the table stands: 1 won, −1 lost, and between while it is played."""

    @abstractmethod
    def result(self, s: S) -> tuple[Farthings, ...]:
        """For each seat, farthings won or lost since the table was laid."""

    @abstractmethod
    def sequel(self, s: S) -> Options:
        """The options for another game after this one: who deals, by the rule of the house."""

    @abstractmethod
    def length(self, setup: Setup) -> int:
        """More actions than any game can take."""
