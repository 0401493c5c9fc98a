"""The reckoning of a sitting: its account before a game, and what the game has brought so far."""

from msgspec import Struct

from crowe_table.engine.journal import Header
from crowe_table.engine.money import Farthings
from crowe_table.engine.sitting import Sitting
from crowe_table.engine.state import State
from crowe_table.engine.table import Table


class Reckoning(Struct, frozen=True):
    """How the company stands. The last row of the account is the game at the table, over or not."""

    account: Sitting
    playing: bool
    """Whether that game is not over yet."""
    table: Farthings = 0
    """What lies on the table while it is played, and is nobody's yet."""

    @property
    def house(self) -> Farthings:
        """What the house has won or lost: what is neither in a purse nor on the table."""
        return self.account.house - self.table

    @property
    def sum(self) -> Farthings:
        """The results of all, the house's and what lies on the table: nought."""
        company = range(len(self.account.company))
        return sum(self.account.result(member) for member in company) + self.house + self.table


def closing(head: Header, table: Table[State]) -> Sitting:
    """The account after a game that is over."""
    return head.account.played(head.game, head.preset, table.result())


def reckon(head: Header, table: Table[State]) -> Reckoning:
    """The account as it stands, in the middle of a game or at its end."""
    if table.over:
        return Reckoning(closing(head, table), playing=False)
    facts = table.watch().facts
    won = tuple(now - before for now, before in zip(facts.purses, head.purses, strict=True))
    lying = sum(farthings for _, farthings in facts.accounts)
    return Reckoning(head.account.played(head.game, head.preset, won), playing=True, table=lying)
