"""The protocol every game speaks. A new game uses the kit's RuledGame, which answers most of it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import ClassVar, Generic, TypeAlias

from msgspec import Struct

from crowe_table.engine.chart import Chart
from crowe_table.engine.core import (
    Action,
    Ask,
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
    Tell,
    View,
    Zone,
    because,
)
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State


class GameKind(StrEnum):
    """Where the contents page lists a game: the kinds as they follow one another."""

    TRICKS = "tricks"
    WAGERS = "wagers"
    CRIBBAGE = "cribbage"
    BANKS = "banks"


class Game(ABC, Generic[RecordT, OptionsT]):
    """The laws of one game. It keeps nothing between calls: all that changes is in the State it is handed."""

    slug: ClassVar[str]
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
        """The options of a preset for so many players. Raises KeyError if there is none."""

    @abstractmethod
    def layout(self, options: OptionsT, seats: int) -> Layout:
        """Where each zone and fact lies on the table."""

    @abstractmethod
    def unfit(self, setup: Setup[OptionsT]) -> Reason | None:
        """Why no table can begin with these options, seats and purses; None if it can."""

    @abstractmethod
    def new(self, setup: Setup[OptionsT], tell: Tell = None) -> State[RecordT, OptionsT]:
        """A new table, at its first question."""

    @abstractmethod
    def length(self, setup: Setup[OptionsT]) -> int:
        """More actions than any game can take."""

    def deals(self, options: OptionsT) -> int:
        """How many deals are agreed on; 0 where none are, and the game ends otherwise."""
        del options
        return 0

    # --- while it is played

    @abstractmethod
    def question(self, s: State[RecordT, OptionsT]) -> Question | None:
        """Who is asked, and by which acts they may answer; None when the game is over.

        It is cheap, and found once for each state and handed on: no form is made for it.
        """

    @abstractmethod
    def ask_for(self, s: State[RecordT, OptionsT], question: Question, viewer: Seat) -> Ask:
        """The question as one viewer may know it: everybody knows who is asked, only the asked what may be answered."""

    @abstractmethod
    def answers(self, s: State[RecordT, OptionsT], question: Question, seat: Seat) -> Sequence[Action]:
        """What this seat may answer; a fair sample where answers are thousands. Agrees with refuse."""

    @abstractmethod
    def refuse(self, s: State[RecordT, OptionsT], action: Action) -> Reason | None:
        """The one judge: why this action, which answers the question, is not allowed now; None if it is."""

    def untimely(self, s: State[RecordT, OptionsT], action: Action) -> Reason:
        """Why a seat that is asked something else may not do this now. It must tell nothing of hidden cards."""
        del s, action
        return because("refuse-not-the-question")

    def uncalled(self, s: State[RecordT, OptionsT], action: Action) -> Reason | None:
        """Why a seat that is asked nothing may not do this now, where the law says it better than that it is not
        asked. It must tell nothing of hidden cards.
        """
        del s, action
        return None

    @abstractmethod
    def apply(self, s: State[RecordT, OptionsT], action: Action, tell: Tell = None) -> None:
        """Carries out an action that was not refused, and runs on to the next question."""

    # --- what is to be seen

    @abstractmethod
    def zones(self, s: State[RecordT, OptionsT]) -> Iterable[Zone]:
        """Every card once, with who may see it."""

    @abstractmethod
    def public(self, s: State[RecordT, OptionsT]) -> RecordT:
        """What everybody knows, with purses and accounts: a copy."""

    @abstractmethod
    def own(self, s: State[RecordT, OptionsT], seat: Seat) -> Struct | None:
        """What this seat alone knows besides cards."""

    def chart(self, view: View[RecordT, OptionsT], name: str) -> Chart | None:
        """A slip that the layout names: how things stand for this viewer; None while there is nothing to say."""
        del view, name
        return None

    def prepare(self, options: OptionsT) -> None:
        """Computes what its charts take long to compute, once for a process: called beside the window, before any of
        them is seen.
        """
        del options

    @abstractmethod
    def imagine(self, view: View[RecordT, OptionsT], rng: Rng) -> State[RecordT, OptionsT]:
        """A whole world that fits what this seat knows, its hidden cards drawn by the rng."""

    def may_advise(self, view: View[RecordT, OptionsT]) -> bool:
        """Whether this viewer may be advised though coin is played for, by the law of the game."""
        del view
        return False

    # --- what it comes to

    @abstractmethod
    def evaluate(self, s: State[RecordT, OptionsT]) -> tuple[float, ...]:
        """For each seat, how the table stands: 1 won, −1 lost, and between while it is played."""

    @abstractmethod
    def result(self, s: State[RecordT, OptionsT]) -> tuple[Farthings, ...]:
        """For each seat, farthings won or lost since the table began."""

    @abstractmethod
    def next_options(self, s: State[RecordT, OptionsT]) -> OptionsT:
        """The options for another game after this one: who deals, by the rule of the house."""


AnyGame: TypeAlias = Game[Record, Options]
