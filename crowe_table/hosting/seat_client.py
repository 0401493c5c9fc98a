"""Between a table and whoever plays at it from one seat: what that seat may see, and what it answers."""

from typing import Protocol

from crowe_table.engine.core import Action, Reason, Seat, View
from crowe_table.engine.layout import Layout
from crowe_table.engine.series import Participant
from crowe_table.hosting.lessons import Teaching
from crowe_table.hosting.update import Update
from crowe_table.search.advice import Advice


class Looker(Protocol):
    """Who looks at a table, and from which chair."""

    viewer: Seat
    players: tuple[Participant, ...]
    coinage: str
    goal: Reason | None
    """What is asked of whoever plays a famous deal; None in any other game."""

    def layout(self) -> Layout:
        """Where everything lies on this table."""


class SeatClient(Looker, Protocol):
    """One game as one person plays it; who saves it, and how others answer, is hidden behind this."""

    @property
    def alone(self) -> bool:
        """Whether no other person plays at this window: only then may what is traced name a card."""

    @property
    def opening(self) -> bool:
        """Whether the table is still to be seen being set up."""

    @property
    def time_left(self) -> float:
        """Seconds for which a question that has patience still waits; they stand still while something is shown."""

    def view(self) -> View:
        """How the table stands, as far as it is written down."""

    def refuse(self, action: Action) -> Reason | None:
        """Why this answer is not allowed now, or None."""

    def submit(self, action: Action) -> Reason | None:
        """Gives an answer; what it brings comes by ``poll``. The reason why not, if it is refused."""

    def take_back(self) -> Reason | None:
        """Puts the table back to this person's last decision, or says why not."""

    def refuse_hint(self) -> Reason | None:
        """Why nobody may advise at this table, or None."""

    def ask_hint(self) -> Reason | None:
        """Begins to consider what to do; the reason if nothing is asked any more."""

    def hint(self) -> tuple[Advice, ...] | None:
        """The advice asked for, best first, once it is ready."""

    def lesson(self) -> Teaching | None:
        """What a learner is told now; None where there is no lesson, or it is over and played on."""

    def poll(self, resting: bool) -> list[Update]:
        """What may be shown now, in order. While the table on the screen rests, others answer."""

    def notices(self) -> list[Reason]:
        """What the program has to say of the file; each is said once."""

    def close(self) -> None:
        """The person leaves the seat."""
