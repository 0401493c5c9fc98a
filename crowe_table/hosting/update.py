"""What the screen is handed after each action."""

from dataclasses import dataclass

from crowe_table.engine.core import AnyEvent, View


@dataclass(frozen=True, slots=True)
class Update:
    """What one action brought about, as one seat was told it, and how things stand after it."""

    events: tuple[AnyEvent, ...]
    view: View
