"""What the table screen needs of the rest of the house: a game to be played, and doors to other rooms."""

from typing import TYPE_CHECKING, Protocol

from crowe_table.engine.core import Action, Reason, Seat, View
from crowe_table.engine.layout import Layout
from crowe_table.hosting.update import Update

if TYPE_CHECKING:
    from crowe_table.gui.table.screen import TableScreen


class Sitting(Protocol):
    """One game as the person at this window plays it; who keeps it, and how others answer, is hidden behind this."""

    viewer: Seat
    names: tuple[str, ...]
    coinage: str

    @property
    def alone(self) -> bool:
        """Whether no other person plays at this window: only then may what is traced name a card."""

    @property
    def opening(self) -> bool:
        """Whether the table is still to be seen being laid."""

    def view(self) -> View: ...

    def layout(self) -> Layout: ...

    def refuse(self, action: Action) -> Reason | None: ...

    def submit(self, action: Action) -> Reason | None: ...

    def take_back(self) -> Reason | None: ...

    def ask_hint(self) -> Reason | None:
        """Begins to consider, or says why nobody may advise."""

    def hint(self) -> tuple[Reason, Action | None] | None:
        """The advice asked for, once it is ready: why, and what to do."""

    def poll(self, resting: bool) -> tuple[list[Update], list[Reason]]:
        """What may be shown now, and what the house has to say. While the table rests, others answer."""

    def close(self) -> None: ...


class TableDoors(Protocol):
    """The ways from a table to other screens."""

    def menu(self, table: "TableScreen") -> None: ...

    def rules(self, law: str = "") -> None: ...

    def end(self, table: "TableScreen") -> None: ...
