"""The interface between a table and the person who plays at it: what their seat may see, and what it answers."""

from typing import Protocol

from crowe_table.engine.core import Action, Reason, Seat, View
from crowe_table.engine.layout import Layout
from crowe_table.engine.series import Participant
from crowe_table.hosting.lessons import Instruction
from crowe_table.hosting.update import Update
from crowe_table.search.advice import Advice


class Looker(Protocol):
    """A person who looks at a table, from one chair."""

    viewer: Seat
    players: tuple[Participant, ...]
    coinage: str
    goal: Reason | None
    """The task of a famous deal; None in any other game."""

    def layout(self) -> Layout:
        """The layout of this table."""


class SeatClient(Looker, Protocol):
    """One game as one person plays it. It hides who saves the game and how the others answer."""

    @property
    def alone(self) -> bool:
        """Whether no other person plays at this window. Only then may the trace name a card."""

    @property
    def opening(self) -> bool:
        """Whether the viewer has still to see the table being set up."""

    @property
    def time_left(self) -> float:
        """Seconds left of the time limit of the question. They stand still while something is shown."""

    def view(self) -> View:
        """The table as it was polled last, and is on disk."""

    def refuse(self, action: Action) -> Reason | None:
        """Why this answer is not allowed now, or None."""

    def submit(self, action: Action) -> Reason | None:
        """Give an answer, or return why it is refused. ``poll`` returns what comes of it."""

    def take_back(self) -> Reason | None:
        """Return the table to this person's last decision, or return why not."""

    def refuse_hint(self) -> Reason | None:
        """Why there are no hints at this table, or None."""

    def ask_hint(self) -> Reason | None:
        """Request advice, or return why not: the person is asked nothing any more."""

    def hint(self) -> tuple[Advice, ...] | None:
        """The requested advice, best first; None until it is ready."""

    def lesson(self) -> Instruction | None:
        """Progress of the lesson; None where there is none, or where it is over and play goes on."""

    def poll(self, resting: bool) -> list[Update]:
        """Return what can be shown now, in order. While the table is ``resting``, the others answer."""

    def notices(self) -> list[Reason]:
        """Messages about the saved file. Each is returned once."""

    def close(self) -> None:
        """Leave the seat, and drop pending advice."""
