"""Updates, of which a viewer gets one after each action."""

from dataclasses import dataclass

from crowe_table.engine.core import AnyEvent, View


@dataclass(frozen=True, slots=True)
class Update:
    """The events of an action as one seat may know them, and the View of the seat after them.

    After a session was resumed or something was taken back there are no events: the View alone is the new state.
    """

    events: tuple[AnyEvent, ...]
    view: View
    own: bool = True
    """Whether the update includes the viewer's own last answer.

    If not, it shows an earlier action of another player, and the View may still contain the question that the viewer
    has answered since.
    """
