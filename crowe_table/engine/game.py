"""The protocol that every game implements. A new game derives from the kit's RuledGame, which provides most of it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import ClassVar, Generic, TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import Card
from crowe_table.engine.chart import Chart
from crowe_table.engine.core import (
    Action,
    Arg,
    Ask,
    Emit,
    Facts,
    Options,
    OptionsT,
    Preset,
    Question,
    Reason,
    Record,
    RecordT,
    Seat,
    Setup,
    ShortForm,
    View,
    Zone,
    act_of,
    because,
)
from crowe_table.engine.ladder import LadderRow
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import Farthings
from crowe_table.engine.papers import Printable
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State


class GameKind(StrEnum):
    """The sections of the contents page that list the games, in page order."""

    TRICKS = "tricks"
    WAGERS = "wagers"
    CRIBBAGE = "cribbage"
    BANKS = "banks"


class Game(ABC, Generic[RecordT, OptionsT]):
    """The rules of one game. The class is stateless: everything that changes is in the State passed to its methods."""

    slug: ClassVar[str]
    draft: ClassVar[bool] = False
    """Whether the game is not yet published. Set in the game's rules.py."""
    laws_version: ClassVar[int]
    kind: ClassVar[GameKind]
    presets: ClassVar[tuple[Preset, ...]]
    short: ClassVar[ShortForm | None] = None
    options: ClassVar[type[Options]]
    record: ClassVar[type[Record]]
    actions: ClassVar[tuple[type[Action], ...]]

    # --- before the game

    @abstractmethod
    def preset(self, name: str, seats: int) -> OptionsT:
        """Return the options of a preset for this number of players. Raises KeyError if there are none."""

    @abstractmethod
    def layout(self, options: OptionsT, seats: int) -> Layout:
        """Return the layout of the table. It says where each zone and fact belongs."""

    def papers(self, options: OptionsT) -> tuple[Printable, ...]:
        """Return the papers that can be printed in addition to the boards and cloths of the layout."""
        del options
        return ()

    @abstractmethod
    def unfit(self, setup: Setup[OptionsT]) -> Reason | None:
        """Return why a table with these options, seats and purses cannot begin; None if nothing prevents it."""

    @abstractmethod
    def new(self, setup: Setup[OptionsT], emit: Emit = None) -> State[RecordT, OptionsT]:
        """Return a new table, at its first question."""

    @abstractmethod
    def length(self, setup: Setup[OptionsT]) -> int:
        """Return an upper bound on the number of actions in a game."""

    def rule_facts(self, options: OptionsT, seats: int) -> Mapping[str, Arg]:
        """Return values that the rule book mentions besides the options, such as sizes of hands and scores."""
        del options, seats
        return {}

    def deals(self, options: OptionsT) -> int:
        """Return the agreed number of deals; 0 if the game ends in another way."""
        del options
        return 0

    # --- while it is played

    @abstractmethod
    def question(self, s: State[RecordT, OptionsT]) -> Question | None:
        """Return the current question; None if the game is over.

        It names the seats that are asked and the types of action with which they may answer. The method is called once
        for each state, must be cheap, and builds no answer forms.
        """

    @abstractmethod
    def ask_for(self, s: State[RecordT, OptionsT], question: Question, viewer: Seat) -> Ask:
        """Return the question for one viewer.

        Everybody sees who is asked. Only the seat asked sees its possible answers.
        """

    @abstractmethod
    def answers(self, s: State[RecordT, OptionsT], question: Question, seat: Seat) -> Sequence[Action]:
        """Return the legal actions of this seat, or a fair sample if there are thousands.

        ``refuse`` accepts all of them.
        """

    @abstractmethod
    def refuse(self, s: State[RecordT, OptionsT], action: Action) -> Reason | None:
        """Return why this action is not a legal answer to the question; None if it is legal.

        No other method judges legality.
        """

    def untimely(self, s: State[RecordT, OptionsT], action: Action) -> Reason:
        """Return the refusal of an action by a seat that is asked a different question.

        The reason must not reveal hidden cards.
        """
        del s, action
        return because("refuse-not-the-question")

    def uncalled(self, s: State[RecordT, OptionsT], action: Action) -> Reason | None:
        """Return the refusal of an action by a seat that is not asked anything; None for the general refusal.

        The reason must not reveal hidden cards.
        """
        del s, action
        return None

    @abstractmethod
    def apply(self, s: State[RecordT, OptionsT], action: Action, emit: Emit = None) -> None:
        """Execute a legal action and continue to the next question."""

    # --- what is to be seen

    @abstractmethod
    def zones(self, s: State[RecordT, OptionsT]) -> Iterable[Zone]:
        """Return the zones that together hold every card exactly once. Each zone says who may see its cards."""

    @abstractmethod
    def public(self, s: State[RecordT, OptionsT]) -> RecordT:
        """Return a copy of the public record, with purses and accounts."""

    @abstractmethod
    def own(self, s: State[RecordT, OptionsT], seat: Seat) -> Struct | None:
        """Return this seat's private knowledge, except for cards; None if there is none."""

    def chart(self, view: View[RecordT, OptionsT], name: str) -> Chart | None:
        """Return the layout's chart of this name for this viewer; None if there is nothing to show."""
        del view, name
        return None

    def ladder(self, view: View[RecordT, OptionsT]) -> tuple[LadderRow, ...]:
        """Return the rows of the bidding ladder for this viewer; empty if the viewer is not asked to bid.

        Steps that are refused now are included. Of the sums on a dial, at least the lowest and the highest are.
        """
        del view
        return ()

    def lesson_facts(self, view: View[RecordT, OptionsT]) -> Facts:
        """Return facts for the sentences of lessons, in addition to the common facts of ``kit.facts``."""
        del view
        return {}

    def prepare(self, options: OptionsT) -> None:
        """Precompute expensive chart data, once per process. Called in the background before any chart is shown."""
        del options

    @abstractmethod
    def imagine(self, view: View[RecordT, OptionsT], rng: Rng) -> State[RecordT, OptionsT]:
        """Return a complete world consistent with this seat's knowledge, with hidden cards drawn by ``rng``."""

    def winning_zone(self, view: View[RecordT, OptionsT]) -> str:
        """Return the zone of the card that wins the current trick so far; empty if no card is on the table."""
        del view
        return ""

    def led_zone(self, view: View[RecordT, OptionsT]) -> str:
        """Return the zone of the first card of the current trick; empty if no card is on the table."""
        del view
        return ""

    def sure_lead(self, view: View[RecordT, OptionsT]) -> Action | None:
        """Return the next lead of a viewer who is certain to win every remaining trick; None if that is not certain."""
        del view
        return None

    def choice_kind(self, view: View[RecordT, OptionsT], action: Action) -> str:
        """Return the kind of a choice, by which reviews are summed; by default its type of action.

        Other kinds have a message ``kind-<kind>`` that names them.
        """
        del view
        return act_of(action)

    def card_tags(self, view: View[RecordT, OptionsT]) -> Mapping[Card, Reason]:
        """Return a short label, by face, for each card whose rank or role its face does not show."""
        del view
        return {}

    def may_advise(self, view: View[RecordT, OptionsT]) -> bool:
        """Return whether the rules allow advice to this viewer, even in a game for money."""
        del view
        return False

    # --- what it comes to

    @abstractmethod
    def evaluate(self, s: State[RecordT, OptionsT]) -> tuple[float, ...]:
        """Return the value of the state for each seat: 1 for a win, −1 for a loss, or a value between."""

    @abstractmethod
    def result(self, s: State[RecordT, OptionsT]) -> tuple[Farthings, ...]:
        """Return the farthings that each seat has won or lost since the game began."""

    @abstractmethod
    def next_options(self, s: State[RecordT, OptionsT]) -> OptionsT:
        """Return the options for the next game in the series, including the next dealer."""


AnyGame: TypeAlias = Game[Record, Options]
