"""The words of every table. Read this file first, then game.py for the protocol and state.py for what is true.

A game puts a *question* (Question; to one viewer an Ask), is given an *answer* (Action), and tells what *happened*
(Event). Only a Table holds the truth (State); everybody else sees what one seat may know (View). Whoever forgets to say
who may see a card has shown nobody its face.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from functools import cache
from typing import Annotated, ClassVar, Generic, NewType, TypeAlias

from msgspec import Meta, Struct
from typing_extensions import TypeVar

from crowe_table.engine.cards import Card
from crowe_table.engine.money import MINT, NOTHING, Account, Farthings
from crowe_table.engine.rng import Chance

Seat = NewType("Seat", int)
"""A player, numbered from 0. It is the person, not the chair: who sits where is ``public.ring``."""

SPECTATOR = Seat(31)
"""A viewer who sits in no chair and sees only what everybody sees."""
TABLE = Seat(-2)
"""The seat of an answer that nobody gives: see Timeout."""
NO_SEAT = Seat(-1)
"""Nobody, where a record or a form has a place for a seat."""
MOST_SEATS = 9


@cache
def seats(count: int) -> tuple[Seat, ...]:
    """The seats of a table for so many."""
    return tuple(Seat(number) for number in range(count))


Viewers: TypeAlias = int
"""Who may see: one bit for each seat."""

NOBODY: Viewers = 0
ALL: Viewers = -1


def viewers(*seats: Seat) -> Viewers:
    """These seats alone."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def sees(mask: Viewers, seat: Seat) -> bool:
    """Whether this seat (or the spectator) is among those viewers."""
    return mask >> seat & 1 == 1


# --- Words -----------------------------------------------------------------------------------------------------------

Arg: TypeAlias = int | str | tuple[int, ...]


class Reason(Struct, frozen=True, gc=False):
    """Why something is refused, scored, said or asked: a key and arguments that become a sentence in ``words.ftl``.

    An argument's name says what it is, up to a number or an underscore and what follows: ``card`` and ``cards`` are
    cards, ``suit`` a suit, ``rank`` a rank, ``seat`` and ``seats`` players, ``farthings`` money (``rank_2``,
    ``card_high`` likewise); anything else is a number or a word. ``law`` is the heading of the rule book that says so.
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
    viewers: Viewers | Sequence[Viewers] = NOBODY
    face_down: bool = False
    """Viewers know the cards by memory alone. Events never show their faces, and the screen shows backs."""
    unordered: bool = False
    """They lie in no known order: a View lists those it may know first, lowest card first."""
    shown_to: Viewers = NOBODY
    """Who is shown face-down cards all the same: those who hold them up, and those who are allowed to look."""


def zone_of(name: str, seat: Seat) -> str:
    """The key of a seat's own zone."""
    return f"{name}:{seat}"


# --- Answers ---------------------------------------------------------------------------------------------------------


class Action(Struct, frozen=True, tag_field="act", gc=False):
    """An answer. Plain typed data: its tag and fields are its line in the save file."""

    at_leisure: ClassVar[bool] = False
    """Whether it says no more than that one has seen enough: then nobody gives it for a player."""
    ends: ClassVar[bool] = False
    """Whether the seat gives up something by it, or something ends: it stands last and apart, and is never given
    unless it is itself pressed.
    """
    ends_game: ClassVar[bool] = False
    """Whether the game or the sitting ends by it, or is given up: then it is asked whether that is meant."""

    seat: Seat


class Timeout(Action, frozen=True, tag="lapse"):
    """Nobody spoke in time. The answer of the table itself (``TABLE``), to a question that has patience."""


def act_of(action: Action | type[Action]) -> str:
    """The tag of an action, as in a save file."""
    return str(action.__struct_config__.tag)


# --- The parts of an answer ------------------------------------------------------------------------------------------


class Part(Struct, frozen=True, tag=True):
    """One part of an answer: the value of one field of the action, and how it may be chosen.

    The screen's control and the computer's candidates both come from it.
    """

    @property
    def field(self) -> str:
        """The field of the action that it fills; empty for what fills none."""
        return ""


class PickCards(Part, frozen=True):
    """Cards from one or several zones: exactly one, or (``several``) so many, which may be none."""

    zones: tuple[str, ...]
    least: int = 1
    most: int = 1
    several: bool = False
    field: str = "card"


class PickPlace(Part, frozen=True):
    """A place in a face-down zone, from least to most."""

    zone: str
    least: int
    most: int
    field: str = "place"


class PickAmount(Part, frozen=True):
    """A sum in farthings, or a number where ``money`` is false: ``least``, and so many steps more, up to ``most``."""

    least: int
    most: int
    step: int = 1
    money: bool = True
    field: str = "amount"
    named: tuple[tuple[str, int], ...] = ()
    """Sums that have a ticket of their own, by name (message ``dial-<name>``); if empty the least, half, the most."""
    pile: str = ""
    """The pile off which so many cards are lifted: it may be dragged up instead of naming the number."""


class PickNumbers(Part, frozen=True):
    """``count`` numbers, each at least ``least``, that come to ``total``: each leaves less for those after it."""

    count: int
    least: int
    total: int
    field: str = "numbers"
    pile: str = ""
    """The pile off which so many cards are lifted, one after another: it may be dragged up, as for a PickAmount."""


class PickWord(Part, frozen=True):
    """One of several words. Its message is ``word-<act>-<word>``."""

    words: tuple[str, ...]
    field: str = "word"


class PickSeat(Part, frozen=True):
    """One of several players, or (``several``) so many of them."""

    seats: tuple[Seat, ...]
    least: int = 1
    most: int = 1
    several: bool = False
    field: str = "other"
    terms: tuple[Reason, ...] = ()
    """What goes with each, in the same order, where names alone do not say it: the terms of a bet."""


class Offer(Struct, frozen=True):
    """Something that can be declared: its name in the action, its sentence, its cards, and its points if it has any."""

    name: str
    words: Reason
    cards: tuple[Card, ...] = ()
    points: int = 0


class PickOffer(Part, frozen=True):
    """One of several declarations. To point at one is to lift its cards."""

    offers: tuple[Offer, ...]
    field: str = "offer"
    ready: bool = False
    """Whether the first is pointed at from the start, being what is mostly declared."""


class Rung(Struct, frozen=True):
    """One step of a ladder of bids: its name in the action, its sentence, and whether it may be bid now."""

    name: str
    words: Reason
    open: bool = True


class PickBid(Part, frozen=True):
    """A bid from a ladder, lowest first. ``stands`` is the bid to beat, ``by`` who made it, ``out`` who has passed."""

    ladder: tuple[Rung, ...]
    stands: str = ""
    by: Seat = NO_SEAT
    out: tuple[Seat, ...] = ()
    field: str = "bid"


class PickSpot(Part, frozen=True):
    """A named spot of a cloth: ``cloth`` is the layout's name for it."""

    cloth: str
    spots: tuple[str, ...]
    field: str = "spot"


class PickHole(Part, frozen=True):
    """A hole of the board: so many on from ``start``, where the player's hinder peg will come to stand."""

    start: int
    least: int
    most: int
    field: str = "holes"


class ThrowDice(Part, frozen=True):
    """The box: pressed to rattle, released to throw. It fills no field."""

    dice: int = 2


# --- Questions -------------------------------------------------------------------------------------------------------


class Asked(Struct, frozen=True, gc=False):
    """Who is asked, and by which acts they may answer.

    If ``must`` is false they may speak, out of turn, and the table does not wait for them. ``discloses``: that they are
    asked at all tells of hidden cards, as the law of the game has it.
    """

    seat: Seat
    acts: tuple[type[Action], ...]
    must: bool = True
    key: str = ""
    """The question as it is put to this seat alone, where it is not the one put to all; it may tell of its hand."""
    discloses: bool = False


class Question(Struct, frozen=True, gc=False):
    """What is asked, before any form is made of it: made once for each state and handed on.

    ``secret``: answers are shown to nobody until all are in. ``patience``: after so many seconds in which nobody
    speaks, the table answers with Timeout; 0 if it waits for ever.
    """

    key: str
    asked: tuple[Asked, ...]
    args: tuple[tuple[str, Arg], ...] = ()
    secret: bool = False
    patience: int = 0

    def awaited(self) -> tuple[Seat, ...]:
        """The seats the table waits for."""
        asked = self.asked
        if len(asked) == 1 and asked[0].must:
            return (asked[0].seat,)
        return tuple([each.seat for each in asked if each.must])

    def asked_of(self, seat: Seat) -> Asked | None:
        """What a seat is asked; None if nothing."""
        for each in self.asked:
            if each.seat == seat:
                return each
        return None


class Way(Struct, frozen=True):
    """One way to answer: the tag of the action, and its parts in the order in which they are chosen; none for an act
    that is done with a single press.

    Several ways may lead to one act: a card from either of two zones, a sum whose steps depend on a word.
    """

    act: str
    parts: tuple[Part, ...] = ()
    price: Farthings = NOTHING
    """What it costs to do it, or brings, where no part of it is a sum."""


class Call(Struct, frozen=True):
    """What one seat is asked, as a viewer may know it: ``ways`` and ``key`` are told to that seat alone."""

    seat: Seat
    ways: tuple[Way, ...] = ()
    must: bool = True
    key: str = ""


class Ask(Struct, frozen=True):
    """The question before the table, as one viewer may know it."""

    key: str
    calls: tuple[Call, ...]
    args: tuple[tuple[str, Arg], ...] = ()
    secret: bool = False
    patience: int = 0

    def awaited(self) -> tuple[Seat, ...]:
        """The seats the table waits for."""
        return tuple([call.seat for call in self.calls if call.must])

    def call_of(self, seat: Seat) -> Call | None:
        """What this seat is asked, if anything."""
        for call in self.calls:
            if call.seat == seat:
                return call
        return None


# --- What happens ----------------------------------------------------------------------------------------------------


class Event(Struct, frozen=True, tag=True, kw_only=True, gc=False):
    """Something that happened, in whole truth. ``viewers`` says who may see the faces in it: by default nobody.

    ``discloses``: by the law of the game it tells of hidden cards, as when a duty depends on a hand. The privacy
    contract does not hold such an event against the game. An event is never part of a reference cycle, and there are
    thousands of them: the garbage collector leaves them out (``gc``).
    """

    discloses: bool = False


class Moved(Event, frozen=True):
    """Cards left their places in one zone and were put on another, in the order given; or under it, if ``under``."""

    source: str
    places: tuple[int, ...]
    target: str
    cards: tuple[Card, ...]
    viewers: Viewers = NOBODY
    under: bool = False
    how: str = "slide"


class Shown(Event, frozen=True):
    """Cards in their places became known to these viewers, and to no others."""

    zone: str
    places: tuple[int, ...]
    cards: tuple[Card, ...]
    viewers: Viewers = NOBODY


class Shuffled(Event, frozen=True):
    """The cards of a zone were mixed: nobody knows any of them now."""

    zone: str
    how: str = "shuffle"


class Said(Event, frozen=True):
    """A seat spoke aloud."""

    seat: Seat
    words: Reason


class Announced(Event, frozen=True):
    """The table itself says something to everybody."""

    words: Reason


class CountLine(Struct, frozen=True):
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
        """Whether it is worth telling: money that others than the players bring or take away is not."""
        return MINT not in (self.source, self.target) or self.source.seat >= 0 or self.target.seat >= 0


class Threw(Event, frozen=True):
    """Dice were thrown, in sight of all."""

    seat: Seat
    dice: tuple[int, ...]


FactValue: TypeAlias = int | str | tuple[int, ...] | tuple[tuple[int, ...], ...]


class Changed(Event, frozen=True):
    """A public fact that the screen shows has a new value."""

    fact: str
    value: FactValue


class Ended(Event, frozen=True):
    """The game is over."""

    winners: tuple[Seat, ...]
    why: Reason


AnyEvent: TypeAlias = Moved | Shown | Shuffled | Said | Announced | Scored | Paid | Threw | Changed | Ended
Tell: TypeAlias = Callable[[AnyEvent], None] | None
"""Where events are told. None when nobody listens, as in a search: then none are made."""


# --- What a seat may know --------------------------------------------------------------------------------------------


class Phase(IntEnum):
    """A stage of a game. Each game has an enum of its own, in the order of its book."""


@cache
def _from(ring: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The ring from this seat on, once round."""
    at = ring.index(seat)
    return ring[at:] + ring[:at]


ValueT = TypeVar("ValueT")


def put(values: tuple[ValueT, ...], at: int, value: ValueT) -> tuple[ValueT, ...]:
    """The same values, but for this one at its place: so is one seat's or side's part of a field set anew."""
    changed = [*values]
    changed[at] = value
    return tuple(changed)


class Record(Struct, kw_only=True, omit_defaults=True):
    """The public record: what everybody at the table knows besides the cards.

    A State keeps one; a View, an imagined world and the memory of what was told are shallow copies of it. Fields are
    therefore set anew and their values never change in place (numbers, words, tuples, enums, frozen Structs). Games add
    their own fields, with defaults.
    """

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "ring")
    """The fields that the screen shows: a change of one is told."""
    unsealed: ClassVar[tuple[str, ...]] = ()
    """The fields that are left out of digests: the actions show them again in any case, and older saves had none of
    them.
    """

    ring: tuple[Seat, ...]
    """The players as they sit, clockwise."""
    sides: tuple[int, ...]
    """For each seat, the number of its side."""
    phase: Phase
    scores: tuple[int, ...] = ()
    """For each side; none where nothing is played for but money. Where counters are the score it is filled in from the
    ledger for a View, and empty in a State."""
    opened: tuple[Farthings, ...] = ()
    """For each seat, the purse with which it sat down."""
    deal: int = 0
    """The number of the deal (or hand of dice), from 1."""
    dealer: Seat = Seat(0)
    ready: tuple[Seat, ...] = ()
    """Who has seen what there is to be seen."""
    risers: tuple[Seat, ...] = ()
    """Who would end the sitting before its time: the first has asked, the others agree. NO_SEAT alone once somebody
    would not, until the next deal."""
    winners: tuple[Seat, ...] = ()
    """Who has won; nobody until the game is over."""
    exhibit: str = ""
    """The famous hand that is played; empty in any other game."""
    resting: tuple[int, ...] = ()
    """For each seat, 1 if it looks on while others play; empty where all play."""
    direction: int = 1
    """Which way the turn goes now: 1 to the left, clockwise; -1 to the right. ``ring`` is as they sit, either way."""
    purses: tuple[Farthings, ...] = ()
    """For each seat. Filled in from the ledger for a View; empty in a State."""
    accounts: tuple[tuple[Account, Farthings], ...] = ()
    """What lies on the table: every account that holds money, purses and mint aside, in the order of their text.
    Filled in from the ledger for a View; empty in a State."""

    def score(self, seat: Seat) -> int | None:
        """What this player's side has scored; None where nothing is scored."""
        return self.scores[self.sides[seat]] if self.scores else None

    @property
    def turning(self) -> tuple[Seat, ...]:
        """All who sit at the table, as the turn goes."""
        return self.ring if self.direction > 0 else self.ring[::-1]

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Those who play, as the turn goes: all who sit but those who rest."""
        resting = self.resting
        return tuple([seat for seat in self.turning if not resting[seat]]) if resting else self.turning

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """Of those who play, the one so many places on as the turn goes; a negative number goes back. From one who
        rests the first is the nearest who plays.
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
        """All who play once, as the turn goes, from this one; or, if it rests, from the next who plays."""
        turned, resting = _from(self.ring if self.direction > 0 else self.turning, seat), self.resting
        return tuple([each for each in turned if not resting[each]]) if resting else turned

    def to_the_left(self, seat: Seat, steps: int = 1) -> Seat:
        """Of all who sit, the one so many places clockwise, whichever way the turn goes."""
        return self.ring[(self.ring.index(seat) + steps) % len(self.ring)]

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """All who sit, clockwise from this seat, whoever rests."""
        return _from(self.ring, seat)

    def from_the_left(self, seat: Seat) -> tuple[Seat, ...]:
        """All who sit, clockwise from the one at this seat's left to that seat itself."""
        return _from(self.ring, self.to_the_left(seat))

    def of_side(self, side: int) -> tuple[Seat, ...]:
        """The players of a side, as they sit."""
        return tuple([seat for seat in self.ring if self.sides[seat] == side])

    @property
    def eldest(self) -> Seat:
        """The player after the dealer, as the turn goes."""
        return self.after(self.dealer)


LEAST_IF_ANY = "least_if_any"
"""What an option's extra metadata may tell: the least number besides 0 that the laws allow."""


class Options(Struct, frozen=True, kw_only=True):
    """The house rules of one table. A game's options are a subclass with a default for each.

    ``unit`` is the table's unit of money in farthings, so that its halves and quarters are whole; games state their
    stakes in units.
    """

    unit: Annotated[Farthings, Meta(ge=4, multiple_of=4)] = Farthings(24)


RecordT = TypeVar("RecordT", bound=Record, default=Record)
OptionsT = TypeVar("OptionsT", bound=Options, default=Options)
RecordT_co = TypeVar("RecordT_co", bound=Record, covariant=True, default=Record)
OptionsT_co = TypeVar("OptionsT_co", bound=Options, covariant=True, default=Options)


class View(Struct, Generic[RecordT_co, OptionsT_co], frozen=True, weakref=True):
    """All that one seat, or the spectator, may know. Frozen, and fit to be sent to another process."""

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
    """What this seat alone knows besides cards."""
    past: tuple[AnyEvent, ...] = ()
    """What it was told since the deal began."""

    def zone(self, key: str) -> Zone:
        """The zone of this key. Raises KeyError if the table has none."""
        for zone in self.zones:
            if zone.key == key:
                return zone
        raise KeyError(key)

    @property
    def call(self) -> Call | None:
        """What the viewer is asked, if anything."""
        return self.ask.call_of(self.seat) if self.ask else None


# --- Tables ----------------------------------------------------------------------------------------------------------


class Preset(Struct, frozen=True):
    """A named set of options, after the book it comes from, and the numbers of players it is for."""

    name: str
    seats: tuple[int, ...]
    source: str
    usual: int = 0
    """How many most often sit down to it; the fewest, where it is 0."""


class ShortForm(Struct, frozen=True):
    """A game cut short for those who have but minutes: a preset with some of its rules changed. The message
    ``game-<slug>-short`` names it.
    """

    preset: str
    rules: Mapping[str, object]
    seats: int = 0
    """How many sit down to it; as many as to the preset, where it is 0."""
    by_lot: tuple[str, ...] = ("cut-for-deal",)
    """The questions, by their keys, that are answered by lot before anything else is asked: in them chance decides,
    whatever one answers.
    """


class Setup(Struct, Generic[OptionsT_co], frozen=True):
    """Everything a game needs to begin. Purses are in farthings, one for each seat."""

    options: OptionsT_co
    seats: int
    purses: tuple[Farthings, ...]
    chance: Chance
    exhibit: str = ""
    """The famous hand that is to be played, by its name; empty for any other game."""
