"""What is done for the visitor: an answer in which there is nothing to choose, after a moment that can be seen."""

from crowe_table.engine.core import Action, PickCards, View, act_of
from crowe_table.settings import Settings

MOMENT = 1000.0
"""Milliseconds for which a question that answers itself is seen."""


class ForcedAnswer:
    """The answer to the question before the visitor, if it is to be given for them; and when."""

    def __init__(self) -> None:
        self.action: Action | None = None
        self._since: float | None = None
        """Since when it waits, as far as time has gone on."""
        self._left = False
        """Whether the visitor has taken something back: then nothing is done for them until they have answered."""

    def arrive(self, view: View, settings: Settings) -> None:
        """TableItems stand as this View says."""
        self.action = None if self._left else sole_answer(view, settings)
        self._since = None

    def leave(self) -> None:
        """The visitor takes something back, and decides the next thing themselves."""
        self.action, self._left = None, True

    def answered(self) -> None:
        """An answer is given."""
        self.action, self._left = None, False

    def due(self, now: float) -> bool:
        """Whether the moment is over."""
        self._since = now if self._since is None else self._since
        return self.action is not None and now - self._since >= MOMENT


def sole_answer(view: View, settings: Settings) -> Action | None:
    """The only lawful answer, where the seat must give one and the settings let it be given for them: a press with
    nothing to choose, or the only card. Having seen enough is never said for anybody.
    """
    call = view.ask.call_of(view.seat) if view.ask else None
    if call is None or not call.must or len(view.legal) != 1:
        return None
    action = view.legal[0]
    parts = next((way.parts for way in call.ways if way.act == act_of(action)), ())
    if not parts:
        return action if settings.only_answers and not action.at_leisure else None
    return action if settings.only_cards and all(isinstance(part, PickCards) for part in parts) else None
