"""What a player is handed after each action."""

from dataclasses import dataclass

from crowe_table.engine.core import AnyEvent, View


@dataclass(frozen=True, slots=True)
class Update:
    """What one action brought about, as one seat was told it, and how things stand for that seat after it.

    There are no events after a resuming or a taking back: then the View alone says how things are.
    """

    events: tuple[AnyEvent, ...]
    view: View
    own: bool = True
    """Whether all is told by it that the viewer has done themselves. What another did may be told after the viewer has
    answered: its View still asks them.
    """
