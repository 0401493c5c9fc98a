"""What came of a game that is over, as one person at the table sees it."""

from dataclasses import dataclass

from crowe_table.engine.core import Announced, Ended, Reason, Seat, View
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import Farthings
from crowe_table.hosting.lessons import LESSON
from crowe_table.hosting.walkthrough import Walk

TELLING = ("result-", "exhibit-")
"""How the messages begin that tell what came of a deal, and why."""


@dataclass(frozen=True)
class Outcome:
    """A game that is over, as one person at the table sees it."""

    view: View
    walk: Walk
    won: tuple[Farthings, ...]
    """For each seat, won or lost since the game began."""
    peeked: bool = False
    """Whether anything was taken back after a person had learnt something by it."""

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
        """The name of the famous hand that was played, if it was one."""
        name = self.walk.head.exhibit
        return "" if name == LESSON else name

    @property
    def words_of_deal(self) -> tuple[Reason, ...]:
        """What the table said of the last deal, and of the game."""
        past = self.view.past
        told = (event.words for event in past if isinstance(event, Announced))
        said = [reason for reason in told if reason.key.startswith(TELLING)]
        if self.exhibit:
            return tuple(said[-1:])
        return (*said[-1:], *([self.ended.why] if self.ended else []))


@dataclass(frozen=True)
class LedgerLine:
    """One line of the ledger: which place a player has won in it."""

    place: int
    seat: Seat
    won: Farthings
    score: int | None


def ranked(outcome: Outcome) -> list[LedgerLine]:
    """The players by what each has won, the winners of the game before others that have won as much. Those who are
    alike in both share a place.
    """
    public = outcome.view.public

    def merit(seat: Seat) -> tuple[int, bool]:
        return outcome.won[seat], seat in outcome.winners

    def better(seat: Seat) -> tuple[tuple[int, bool], int]:
        return merit(seat), public.score(seat) or 0

    order = sorted(public.ring, key=better, reverse=True)
    merits = [merit(seat) for seat in order]
    return [LedgerLine(merits.index(merit(seat)) + 1, seat, outcome.won[seat], public.score(seat)) for seat in order]
