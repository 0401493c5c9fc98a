"""Automatic answers.

If the visitor has nothing to decide, the program answers after a short delay. There is nothing to decide if only one
answer is legal, or if all answers choose unknown cards, as in a cut. The program also plays for a visitor who is
certain to win every remaining trick.
"""

from typing import Literal, TypeAlias

from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.core import Action, PickCards, PickPlace, View, act_of, zone_of
from crowe_table.kit.tricks import Play
from crowe_table.settings import Settings

Proposal: TypeAlias = Literal["sure_tricks", "forced_cards"]
"""A setting that is proposed when it would first answer. The message of the proposal has the same name."""
MOMENT = 1000.0
"""Milliseconds for which a question stays visible before its only legal answer is given automatically."""


class ForcedAnswer:
    """The answer that will be given for the visitor, if any, and the time when it is due."""

    def __init__(self) -> None:
        self.action: Action | None = None
        self.offer: Proposal | None = None
        """The setting to propose to the visitor, because it would answer now."""
        self._since: float | None = None
        """Time on the screen's clock at which the delay began, in milliseconds. None if it has not begun."""
        self._left = False
        """Whether the visitor has taken a move back. Until the visitor's next answer, the program answers nothing."""

    def arrive(self, view: View, settings: Settings) -> None:
        """Take over the question of a View."""
        plays = (
            not self._left and settings.sure_tricks != "never" and any(isinstance(each, Play) for each in view.legal)
        )
        sure = games.game(view.game).sure_lead(view) if plays else None
        self.offer = None if self._left else offered(view, settings, sure)
        self.action = None if self._left else sole_answer(view, settings)
        if sure and settings.sure_tricks == "always":
            self.action = sure
        self._since = None

    def leave(self) -> None:
        """Stop automatic answers until the visitor's next own answer, because the visitor is taking a move back."""
        self.action, self.offer, self._left = None, None, True

    def answered(self) -> None:
        """Record that an answer was given."""
        self.action, self.offer, self._left = None, None, False

    def due(self, now: float) -> bool:
        """Return whether the question has been visible for long enough."""
        self._since = now if self._since is None else self._since
        return self.action is not None and now - self._since >= MOMENT


def offered(view: View, settings: Settings, sure: Action | None) -> Proposal | None:
    """Return the setting to propose, if the visitor has not decided about it yet.

    The visitor must hold other cards too, because a last card needs no setting. ``sure`` is the next lead of a visitor
    who is certain to win every remaining trick, or None.
    """
    own = zone_of("hand", view.seat)
    others = any(zone.key == own and len(zone.cards) > 1 for zone in view.zones)  # Some games have no hand.
    if sure and settings.sure_tricks == "ask" and others:
        return "sure_tricks"
    if settings.forced_cards != "ask" or not others:
        return None
    forced = sole_answer(view, replace(settings, forced_cards="always"))
    return "forced_cards" if isinstance(forced, Play) else None


def sole_answer(view: View, settings: Settings) -> Action | None:
    """Return the answer of a seat that has nothing to decide, if the settings allow automatic answers. Otherwise None.

    Resigning the game does not count as an alternative. An action that only ends a pause, in which players look at the
    table, is never given automatically.
    """
    call = view.ask.call_of(view.seat) if view.ask else None
    answers = [action for action in view.legal if not action.ends_game]
    if call is None or not call.must or not answers:
        return None
    action = answers[0]
    parts = next((form.parts for form in call.forms if form.act == act_of(action)), ())
    if settings.cut_for_me and all(each.decides_nothing for each in answers):
        return answers[len(answers) // 2] if parts and isinstance(parts[0], PickPlace) else action
    if len(answers) != 1:
        return None
    if not parts:
        return action if settings.only_answers and not action.at_leisure else None
    return action if settings.forced_cards == "always" and all(isinstance(part, PickCards) for part in parts) else None
