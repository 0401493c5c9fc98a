"""Answers that are given for the visitor: the only legal one, once the question was visible for a moment."""

from crowe_table.engine.core import Action, PickCards, View, act_of
from crowe_table.settings import Settings

MOMENT = 1000.0
"""Milliseconds for which a question is visible before its forced answer is given."""


class ForcedAnswer:
    """The answer to be given for the visitor, if any, and its time."""

    def __init__(self) -> None:
        self.action: Action | None = None
        self._since: float | None = None
        """When the wait began, on the screen's clock."""
        self._left = False
        """Whether the visitor has taken something back: nothing is answered for them until their next answer."""

    def arrive(self, view: View, settings: Settings) -> None:
        """Take over the question of a View."""
        self.action = None if self._left else sole_answer(view, settings)
        self._since = None

    def leave(self) -> None:
        """Leave the next decision to the visitor, who takes something back."""
        self.action, self._left = None, True

    def answered(self) -> None:
        """Note that an answer was given."""
        self.action, self._left = None, False

    def due(self, now: float) -> bool:
        """Return whether the question was visible for long enough."""
        self._since = now if self._since is None else self._since
        return self.action is not None and now - self._since >= MOMENT


def sole_answer(view: View, settings: Settings) -> Action | None:
    """Return the forced answer of the seat, if its settings allow it: the only button or the only card; else None.

    Leisure actions, which end a pause to look, are never taken for anybody.
    """
    call = view.ask.call_of(view.seat) if view.ask else None
    if call is None or not call.must or len(view.legal) != 1:
        return None
    action = view.legal[0]
    parts = next((form.parts for form in call.forms if form.act == act_of(action)), ())
    if not parts:
        return action if settings.only_answers and not action.at_leisure else None
    return action if settings.only_cards and all(isinstance(part, PickCards) for part in parts) else None
