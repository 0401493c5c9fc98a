"""Automatic answers. If only one answer is legal, the program gives it for the visitor after a short delay."""

from crowe_table.engine.core import Action, PickCards, View, act_of
from crowe_table.settings import Settings

MOMENT = 1000.0
"""Milliseconds for which a question stays visible before its only legal answer is given automatically."""


class ForcedAnswer:
    """The answer that will be given for the visitor, if there is one, and the time at which it is due."""

    def __init__(self) -> None:
        self.action: Action | None = None
        self._since: float | None = None
        """Time on the screen's clock at which the delay began, in milliseconds. None if it has not begun."""
        self._left = False
        """Whether the visitor has taken a move back. Until the visitor's next answer, the program answers nothing."""

    def arrive(self, view: View, settings: Settings) -> None:
        """Take over the question of a View."""
        self.action = None if self._left else sole_answer(view, settings)
        self._since = None

    def leave(self) -> None:
        """Stop automatic answers until the visitor's next own answer, because the visitor is taking a move back."""
        self.action, self._left = None, True

    def answered(self) -> None:
        """Record that an answer was given."""
        self.action, self._left = None, False

    def due(self, now: float) -> bool:
        """Return whether the question has been visible for long enough."""
        self._since = now if self._since is None else self._since
        return self.action is not None and now - self._since >= MOMENT


def sole_answer(view: View, settings: Settings) -> Action | None:
    """Return the only legal answer of a seat if the settings allow automatic answers. Otherwise return None.

    An action that only ends a pause, in which players look at the table, is never given automatically.
    """
    call = view.ask.call_of(view.seat) if view.ask else None
    if call is None or not call.must or len(view.legal) != 1:
        return None
    action = view.legal[0]
    parts = next((form.parts for form in call.forms if form.act == act_of(action)), ())
    if not parts:
        return action if settings.only_answers and not action.at_leisure else None
    return action if settings.only_cards and all(isinstance(part, PickCards) for part in parts) else None
