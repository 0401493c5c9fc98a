"""What the tickets on the table say while things happen: scores, purses and facts as far as they have been shown."""

from crowe_table import games
from crowe_table.engine.chart import Chart
from crowe_table.engine.core import NO_SEAT, AnyEvent, FactValue, Paid, Seat, View
from crowe_table.engine.fold import RecordFold
from crowe_table.engine.money import Account, Farthings


class Displayed:
    """Begins as a View says, follows the events that are shown, and ends as the next View says."""

    def __init__(self, view: View, turn: str) -> None:
        """``turn``: the fact that says whose turn it is."""
        self._turn = turn
        self._record = RecordFold(view)
        self.view = view
        self.sides = view.public.sides
        """For each seat, its side."""
        self._charts: dict[str, Chart | None] = {}

    def set(self, view: View) -> None:
        """Everything is as this View says."""
        self.view = view
        self.sides = view.public.sides
        self._charts.clear()
        self._record.set(view)

    def fold(self, event: AnyEvent) -> None:
        """Something has been shown to happen."""
        self._record.fold(event)

    def leave(self, event: Paid) -> None:
        """The money of a payment is on its way: it lies nowhere."""
        self._record.leave(event)

    def arrive(self, event: Paid) -> None:
        """The money of a payment has come where it goes."""
        self._record.arrive(event)

    def climb(self, side: int, score: int) -> None:
        """A side's score on its way from what it was to what it will be."""
        self._record.scores[side] = score

    def chart(self, name: str) -> Chart | None:
        """One of the game's charts as the last View has it; none once another deal has begun."""
        if self.number("deal", self.view.public.deal) != self.view.public.deal:
            return None
        if name not in self._charts:
            self._charts[name] = games.game(self.view.game).chart(self.view, name)
        return self._charts[name]

    @property
    def facts(self) -> dict[str, FactValue]:
        """The facts that the screen shows."""
        return self._record.facts

    @property
    def accounts(self) -> dict[Account, Farthings]:
        """What lies on the table, by account."""
        return self._record.accounts

    def lying(self, name: str, seat: int) -> Farthings:
        """What lies in all accounts of this name and seat together; −1 for the table's own. Coin that leaves a
        heap before it has come there is nothing until it comes; a box of counters may be overdrawn.
        """
        found = [each for each in self.accounts.items() if (each[0].name, each[0].seat) == (name, seat)]
        sum_ = sum([sum_ for _, sum_ in found])
        return Farthings(sum_ if any(account.personal for account, _ in found) else max(0, sum_))

    def purse(self, seat: Seat) -> Farthings:
        return self._record.purses[seat]

    def number(self, name: str, otherwise: int = 0) -> int:
        """A fact that is a number."""
        value = self.facts.get(name, otherwise)
        return value if isinstance(value, int) else otherwise

    def rows(self, name: str, seat: Seat = NO_SEAT) -> tuple[tuple[int, ...], ...]:
        """A fact as rows of numbers: all of them, or the one that is this seat's."""
        value = self.facts.get(name, ())
        rows = [row if isinstance(row, tuple) else (row,) for row in value] if isinstance(value, tuple) else []
        return tuple(rows if seat < 0 else rows[seat : seat + 1])

    def by_side(self, name: str) -> tuple[tuple[int, ...], ...]:
        """A fact of a number for each seat, summed by side, the viewer's first: a player of it, the viewer for theirs,
        and the sum. No row while there is nothing to sum.
        """
        numbers = [row[0] for row in self.rows(name)]
        if not any(numbers):
            return ()
        found: dict[int, tuple[int, int]] = {}
        for seat in sorted(range(len(numbers)), key=lambda seat: seat != self.view.seat):
            player, many = found.get(self.sides[seat], (seat, 0))
            found[self.sides[seat]] = player, many + numbers[seat]
        return tuple(found.values())

    def score(self, seat: Seat) -> int | None:
        """What this player's side has scored so far; None where nothing is scored."""
        return self._record.scores[self.view.public.sides[seat]] if self._record.scores else None

    def awaits(self, seat: Seat) -> bool:
        """Whether the table waits for this player."""
        turn = self.number(self._turn, -1)
        if turn != -1:
            return turn == seat
        return self.view.ask is not None and seat in self.view.ask.awaited()

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """Who plays with this player; nobody for one who does not sit at the table."""
        if seat not in self.view.public.ring:
            return ()
        return tuple(each for each in self.view.public.ring if each != seat and self.sides[each] == self.sides[seat])

    def is_out(self, seat: Seat, fact: str, states: tuple[int, ...]) -> bool:
        """Whether a player's state in this fact is one of those that are out of play."""
        rows = self.rows(fact, seat) if fact else ()
        return self.view.public.deal > 0 and any(row[0] in states for row in rows if row)

    def is_crowned(self, seat: Seat, fact: str) -> bool:
        """Whether a player plays against the rest, as this fact says."""
        value = self.facts.get(fact, NO_SEAT) if fact else NO_SEAT
        return value == seat if isinstance(value, int) else any(row[0] for row in self.rows(fact, seat))

    def deals(self, seat: Seat) -> bool:
        return self.view.public.deal > 0 and self.number("dealer", -1) == seat
