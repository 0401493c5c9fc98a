"""Updates, handed to a viewer after each action."""

from dataclasses import dataclass

from crowe_table.engine.core import AnyEvent, View


@dataclass(frozen=True, slots=True)
class Update:
    """The events of one action, as one seat may know them, and the seat's View after it.

    There are no events after a resumed session or a take-back: the View alone is the new state.
    """

    events: tuple[AnyEvent, ...]
    view: View
    own: bool = True
    """Whether the update includes the viewer's own latest answer.

    Other players' actions may be shown after the viewer has answered, while the View still contains their question.
    """
