"""The financial account of a series of games, up to the current game."""

from msgspec import Struct

from crowe_table.engine.journal import Header
from crowe_table.engine.money import NOTHING, Farthings
from crowe_table.engine.series import Series
from crowe_table.engine.table import AnyTable


class AccountSummary(Struct, frozen=True):
    """The account of the players of a series. The last row is the current game, finished or not."""

    series: Series
    playing: bool
    """Whether the game at the table is still in progress."""
    table: Farthings = NOTHING
    """Money on the table that belongs to nobody yet."""

    @property
    def house(self) -> Farthings:
        """Farthings that the house has won or lost: all money that is neither in a purse nor on the table."""
        return Farthings(self.series.house - self.table)

    @property
    def sum(self) -> Farthings:
        """The results of all players and of the house, plus the money on the table. The sum is always zero."""
        company = range(len(self.series.company))
        return Farthings(sum(self.series.result(member) for member in company) + self.house + self.table)


def after_game(head: Header, table: AnyTable) -> Series:
    """Return the series with a finished game added."""
    return _with_purchases(head, table).played(head.game, head.preset, table.result())


def summarize(head: Header, table: AnyTable) -> AccountSummary:
    """Return the account during or after a game."""
    if table.over:
        return AccountSummary(after_game(head, table), playing=False)
    public = table.watch().public
    won = tuple(Farthings(now - before) for now, before in zip(public.purses, public.opened, strict=True))
    lying = Farthings(sum(sum_ for account, sum_ in public.accounts if not account.counters))
    series = _with_purchases(head, table).played(head.game, head.preset, won)
    return AccountSummary(series, playing=True, table=lying)


def _with_purchases(head: Header, table: AnyTable) -> Series:
    opened = table.watch().public.opened
    return head.series.bought(tuple(Farthings(now - then) for now, then in zip(opened, head.purses, strict=True)))
