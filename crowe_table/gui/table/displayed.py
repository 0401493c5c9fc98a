"""What the tickets on the table say while things happen: scores, purses and facts as far as they have been shown."""

from collections import deque
from collections.abc import Sequence

from crowe_table.engine.core import FactValue, Paid, Scored, Seat, View
from crowe_table.engine.money import Farthings
from crowe_table.words import Words

SLIP_LINES = 4


class Tally:
    """Begins as a View says, follows the events that are shown, and ends as the next View says."""

    def __init__(self, view: View, live: Sequence[str]) -> None:
        self._live = live
        self.slip: deque[str] = deque(maxlen=SLIP_LINES)
        """The last things that were said of scores and money."""
        self.facts: dict[str, FactValue] = {}
        self.scores: list[int] = []
        self.purses: list[int] = []
        self.accounts: dict[str, Farthings] = {}
        """What lies on the table, by account."""
        self.take(view)

    def take(self, view: View) -> None:
        """Everything is as this View says."""
        self.view = view
        self.scores, self.purses = list(view.facts.scores), list(view.facts.purses)
        self.accounts = dict(view.facts.accounts)
        for name in self._live:
            self.facts[name] = getattr(view.facts, name, view.deal)

    def number(self, name: str, otherwise: int = 0) -> int:
        """A fact that is a number."""
        value = self.facts.get(name, otherwise)
        return value if isinstance(value, int) else otherwise

    def rows(self, name: str, seat: Seat = -1) -> tuple[tuple[int, ...], ...]:
        """A fact as rows of numbers: all of them, or the one that is this seat's."""
        value = self.facts.get(name, ())
        rows = [row if isinstance(row, tuple) else (row,) for row in value] if isinstance(value, tuple) else []
        return tuple(rows if seat < 0 else rows[seat : seat + 1])

    def score(self, seat: Seat) -> int | None:
        """What this player's side has scored so far; None where nothing is scored."""
        return self.scores[self.view.facts.sides[seat]] if self.scores else None

    def awaits(self, seat: Seat) -> bool:
        """Whether the table waits for this player."""
        turn = self.number("turn", -1)
        if turn != -1:
            return turn == seat
        return self.view.ask is not None and seat in self.view.ask.awaited()

    def deals(self, seat: Seat) -> bool:
        return self.view.deal > 0 and self.number("dealer", -1) == seat

    def record(self, event: Scored, words: Words) -> None:
        """A score goes on the slip."""
        self.slip.append(words.text("slip-score", seat=event.seat, words=words.reason(event.what)))
        self.scores[event.side] = event.after

    def paid(self, event: Paid, words: Words) -> None:
        """Money goes from one account to another."""
        for account, sign in ((event.source, -1), (event.target, 1)):
            name, _, seat = account.partition(":")
            if name == "purse":
                self.purses[int(seat)] += sign * event.farthings
            else:
                self.accounts[account] = self.accounts.get(account, 0) + sign * event.farthings
        named = {"source": words.account(event.source), "target": words.account(event.target)}
        self.slip.append(words.text("slip-paid", **named, farthings=event.farthings))
