"""The values displayed while events are played: scores, purses and facts, as of the last event shown."""

from collections.abc import Callable

from crowe_table import games
from crowe_table.engine.chart import Chart
from crowe_table.engine.core import NO_SEAT, AnyEvent, FactValue, Paid, Seat, View
from crowe_table.engine.fold import RecordFold
from crowe_table.engine.history import view_after
from crowe_table.engine.money import Account, Farthings
from crowe_table.kit.tricks import TrickRecord


class Displayed:
    """The state of the game that the screen shows.

    It starts at one View, follows the events as they are shown, and ends at the next View.
    """

    def __init__(self, view: View, turn: str) -> None:
        """Create the displayed state of a View. ``turn`` is the name of the fact that says who is to act."""
        self._turn = turn
        self._record = RecordFold(view)
        self.view = view
        self.sides = view.public.sides
        """The side (partnership) of each seat."""
        self._charts: dict[str, Chart | None] = {}
        self.chart_view: Callable[[View], View] = lambda view: view
        """Return what the charts may show of a View."""

    def set(self, view: View) -> None:
        """Take over the values of a View."""
        self.view = view
        self.sides = view.public.sides
        self._charts.clear()
        self._record.set(view)

    def rewind(self, view: View) -> None:
        """Take over a View, with scores, money and facts as they were when its deal began."""
        self.set(view)
        self._record.set(view_after(view, 0))

    def fold(self, event: AnyEvent) -> None:
        """Apply an event that has been shown."""
        self._record.fold(event)

    def leave(self, event: Paid) -> None:
        """Subtract a payment from its source. Until it arrives, the money belongs to no account."""
        self._record.leave(event)

    def arrive(self, event: Paid) -> None:
        """Add a payment to its target."""
        self._record.arrive(event)

    def climb(self, side: int, score: int) -> None:
        """Set a side's score to an intermediate value while the score is counted up."""
        self._record.scores[side] = score

    def chart(self, name: str) -> Chart | None:
        """Return a chart of the game as of the last View.

        None if the displayed events already belong to another deal.
        """
        if self.number("deal", self.view.public.deal) != self.view.public.deal:
            return None
        if name not in self._charts:
            self._charts[name] = games.game(self.view.game).chart(self.chart_view(self.view), name)
        return self._charts[name]

    @property
    def facts(self) -> dict[str, FactValue]:
        """The facts of the game, by name, as displayed."""
        return self._record.facts

    @property
    def accounts(self) -> dict[Account, Farthings]:
        """The money displayed on the table, by account."""
        return self._record.accounts

    def lying(self, name: str, seat: int) -> Farthings:
        """Return the total of all accounts with this name that belong to this seat. Seat −1 stands for the whole table.

        While coins are moving, a heap on the table never shows less than 0. Only a player's own box of counters can
        show a debt.
        """
        found = [each for each in self.accounts.items() if (each[0].name, each[0].seat) == (name, seat)]
        total = sum([total for _, total in found])
        return Farthings(total if any(account.personal for account, _ in found) else max(0, total))

    def purse(self, seat: Seat) -> Farthings:
        return self._record.purses[seat]

    def number(self, name: str, otherwise: int = 0) -> int:
        """Return the value of a numeric fact, or ``otherwise`` if there is no such fact."""
        value = self.facts.get(name, otherwise)
        return value if isinstance(value, int) else otherwise

    def rows(self, name: str, seat: Seat = NO_SEAT) -> tuple[tuple[int, ...], ...]:
        """Return the value of a fact as rows of numbers: all rows, or only the row of one seat."""
        value = self.facts.get(name, ())
        rows = [row if isinstance(row, tuple) else (row,) for row in value] if isinstance(value, tuple) else []
        return tuple(rows if seat < 0 else rows[seat : seat + 1])

    @property
    def camps(self) -> tuple[int, ...]:
        """The side of each seat in this deal. It differs from ``sides`` if a player openly plays alone."""
        public = self.view.public
        return (public.camps if isinstance(public, TrickRecord) else ()) or self.sides

    def by_side(self, name: str) -> tuple[tuple[int, ...], ...]:
        """Return the sum of a fact for each side, paired with a player of that side.

        The viewer's side comes first, paired with the viewer. The result is empty while all numbers are 0.
        """
        sides = self.camps
        numbers = [row[0] for row in self.rows(name)]
        if not any(numbers):
            return ()
        found: dict[int, tuple[int, int]] = {}
        for seat in sorted(range(len(numbers)), key=lambda seat: seat != self.view.seat):
            player, many = found.get(sides[seat], (seat, 0))
            found[sides[seat]] = player, many + numbers[seat]
        return tuple(found.values())

    def score(self, seat: Seat) -> int | None:
        """Return the score of this player's side. None if the game has no scores."""
        return self._record.scores[self.view.public.sides[seat]] if self._record.scores else None

    def awaits(self, seat: Seat) -> bool:
        """Return whether it is this player's turn to act."""
        turn = self.number(self._turn, -1)
        if turn != -1:
            return turn == seat
        return self.view.ask is not None and seat in self.view.ask.awaited()

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the partners of this player. Empty if the player does not sit at the table."""
        if seat not in self.view.public.ring:
            return ()
        return tuple(each for each in self.view.public.ring if each != seat and self.sides[each] == self.sides[seat])

    def is_out(self, seat: Seat, fact: str, states: tuple[int, ...]) -> bool:
        """Return whether a player is out of play, because the fact has one of ``states`` for that player."""
        rows = self.rows(fact, seat) if fact else ()
        return self.view.public.deal > 0 and any(row[0] in states for row in rows if row)

    def plays_alone(self, seat: Seat, fact: str) -> bool:
        """Return whether this fact marks the player as one who plays alone against the others."""
        value = self.facts.get(fact, NO_SEAT) if fact else NO_SEAT
        return value == seat if isinstance(value, int) else any(row[0] for row in self.rows(fact, seat))

    def deals(self, seat: Seat) -> bool:
        """Return whether this player deals. Before the first deal is shown, nobody does."""
        return self.number("deal", self.view.public.deal) > 0 and self.number("dealer", -1) == seat
