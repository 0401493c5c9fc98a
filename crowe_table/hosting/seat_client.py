"""The interface between a table on the screen and its player: what the player's seat sees, and the player's answers."""

from typing import Protocol

from crowe_table.engine.core import Action, Reason, Seat, View
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import Farthings
from crowe_table.engine.series import Participant
from crowe_table.hosting.coaching import CoachingCard
from crowe_table.hosting.lessons import Instruction
from crowe_table.hosting.update import Update
from crowe_table.search.advice import Advice
from crowe_table.words.table_rules import TableRules


class Looker(Protocol):
    """A person who looks at a table from one chair."""

    viewer: Seat
    players: tuple[Participant, ...]
    coinage: str
    goal: Reason | None
    """The task of a famous hand; None in any other game."""

    def layout(self) -> Layout:
        """Return the layout of this table."""


class SeatClient(Looker, Protocol):
    """A game as one person plays it. It hides how the game is saved and how the other seats answer."""

    @property
    def alone(self) -> bool:
        """Whether no other person plays at this window. Only then may the debug trace name cards."""

    @property
    def opening(self) -> bool:
        """Whether the viewer has yet to see how the table is set up."""

    @property
    def time_left(self) -> float:
        """Seconds left of the question's time limit. They do not count down while something is being shown."""

    def rules(self) -> TableRules:
        """Return the rules of this table."""

    def view(self) -> View:
        """Return the table as the last ``poll`` left it. This state is already on the disk."""

    def refuse(self, action: Action) -> Reason | None:
        """Return why an answer is not allowed now; None if it is allowed."""

    def gains(self) -> tuple[tuple[Farthings, ...], ...]:
        """Return what each seat won or lost in each finished deal, including deals that are not shown yet."""

    def submit(self, action: Action) -> Reason | None:
        """Give an answer. Return a reason if it is refused. A later ``poll`` returns the updates that it causes."""

    def take_back(self) -> Reason | None:
        """Return the table to this person's last decision. If that is not possible, return a reason."""

    def refuse_hint(self) -> Reason | None:
        """Return why there are no hints at this table; None if hints are given."""

    def ask_hint(self) -> Reason | None:
        """Request advice. Return a reason if the person has no question any more."""

    def hint(self) -> tuple[Advice, ...] | None:
        """Return the requested advice, best first; None until it is ready."""

    def lesson(self) -> Instruction | None:
        """Return the current instruction of the lesson. None if there is no lesson or the lesson is over."""

    def coaching_card(self, view: View) -> CoachingCard | None:
        """Return the card of a first deal for the question of this View. None if there is none, or it was shown."""

    def put_card_away(self) -> None:
        """Put the visible card of a first deal away."""

    def poll(self, resting: bool) -> list[Update]:
        """Return the updates that can be shown now, in order.

        The other players answer only while the table is ``resting``.
        """

    def notices(self) -> list[Reason]:
        """Return new messages about the saved file. Each is returned once."""

    def close(self) -> None:
        """Drop requested advice, because the seat is left."""
