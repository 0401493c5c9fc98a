"""The outcome of a finished game, as seen by one person at the table."""

from dataclasses import dataclass

from crowe_table.engine.core import Announced, Ended, Reason, Seat, View
from crowe_table.engine.journal import LESSON
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import Farthings
from crowe_table.hosting.walkthrough import Walk

OUTCOME_PREFIXES = ("result-", "exhibit-")
"""Prefixes of messages that explain the outcome of a deal."""


@dataclass(frozen=True)
class Outcome:
    """A finished game, as seen by one person at the table."""

    view: View
    walk: Walk
    won: tuple[Farthings, ...]
    """Farthings that each seat has won or lost in the game."""
    peeked: bool = False
    """Whether a person took something back after learning from it, or may have known the cards."""

    @property
    def ended(self) -> Ended | None:
        return next((event for event in reversed(self.view.past) if isinstance(event, Ended)), None)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.ended.winners if self.ended else ()

    @property
    def layout(self) -> Layout:
        return self.walk.layout()

    @property
    def exhibit(self) -> str:
        """The name of the famous hand that was played; empty for any other game."""
        name = self.walk.head.exhibit
        return "" if name == LESSON else name

    @property
    def mark(self) -> str:
        """The message that says why the records do not count this game.

        Empty if the records count the game, and for a lesson.
        """
        if not self.peeked or self.walk.head.exhibit == LESSON:
            return ""
        return "end-known" if self.walk.head.known is True else "end-peeked"

    @property
    def words_of_deal(self) -> tuple[Reason, ...]:
        """The messages at the table about the result of the last deal and of the game."""
        past = self.view.past
        told = (event.words for event in past if isinstance(event, Announced))
        said = [reason for reason in told if reason.key.startswith(OUTCOME_PREFIXES)]
        if self.exhibit:
            return tuple(said[-1:])
        return (*said[-1:], *([self.ended.why] if self.ended else []))


@dataclass(frozen=True)
class LedgerLine:
    """One line of the ledger. ``place`` is the player's rank."""

    place: int
    seat: Seat
    won: Farthings
    score: int | None


def ranked(outcome: Outcome) -> list[LedgerLine]:
    """Return the lines of the ledger, the largest gain first.

    Of players with equal gains, winners of the game come first. Players who are equal in both respects share a place.
    """
    public = outcome.view.public

    def merit(seat: Seat) -> tuple[int, bool]:
        return outcome.won[seat], seat in outcome.winners

    def better(seat: Seat) -> tuple[tuple[int, bool], int]:
        return merit(seat), public.score(seat) or 0

    order = sorted(public.ring, key=better, reverse=True)
    merits = [merit(seat) for seat in order]
    return [LedgerLine(merits.index(merit(seat)) + 1, seat, outcome.won[seat], public.score(seat)) for seat in order]
