"""The account of a series of games: before the game at the table, and with what that game has brought so far."""

from msgspec import Struct

from crowe_table.engine.journal import Header
from crowe_table.engine.money import NOTHING, Farthings
from crowe_table.engine.series import Series
from crowe_table.engine.table import AnyTable


class AccountSummary(Struct, frozen=True):
    """How the company stands. The last row of the account is the game at the table, over or not."""

    series: Series
    playing: bool
    """Whether that game is not over yet."""
    table: Farthings = NOTHING
    """What lies on the table while it is played, and is nobody's yet."""

    @property
    def house(self) -> Farthings:
        """What the house has won or lost: what is neither in a purse nor on the table."""
        return Farthings(self.series.house - self.table)

    @property
    def sum(self) -> Farthings:
        """The results of all, the house's and what lies on the table: zero."""
        company = range(len(self.series.company))
        return Farthings(sum(self.series.result(member) for member in company) + self.house + self.table)


def after_game(head: Header, table: AnyTable) -> Series:
    """The series after a game that is over."""
    return _with_bought(head, table).played(head.game, head.preset, table.result())


def summarize(head: Header, table: AnyTable) -> AccountSummary:
    """The account as it stands, in the middle of a game or at its end."""
    if table.over:
        return AccountSummary(after_game(head, table), playing=False)
    public = table.watch().public
    won = tuple(Farthings(now - before) for now, before in zip(public.purses, public.opened, strict=True))
    lying = Farthings(sum(sum_ for account, sum_ in public.accounts if not account.counters))
    series = _with_bought(head, table).played(head.game, head.preset, won)
    return AccountSummary(series, playing=True, table=lying)


def _with_bought(head: Header, table: AnyTable) -> Series:
    """The series before the game, and what its players have bought in for since."""
    opened = table.watch().public.opened
    return head.series.bought(tuple(Farthings(now - then) for now, then in zip(opened, head.purses, strict=True)))
