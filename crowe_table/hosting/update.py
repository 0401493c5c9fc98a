"""Updates. A viewer gets one update after each action."""

from dataclasses import dataclass

from crowe_table.engine.core import AnyEvent, View


@dataclass(frozen=True, slots=True)
class Update:
    """The events of an action as one seat may know them, and the seat's View after them.

    After a session was resumed or something was taken back, there are no events. The View alone is then the new state.
    """

    events: tuple[AnyEvent, ...]
    view: View
    own: bool = True
    """Whether the update includes the viewer's own last answer.

    If not, the update shows an earlier action of another player. The View may then still contain the question that the
    viewer has already answered.
    """
