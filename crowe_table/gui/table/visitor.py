"""The person at this window: what they are asked, have chosen, are refused and are advised."""

from crowe_table.engine.core import Reason, View
from crowe_table.gui.table.answering import Answering
from crowe_table.gui.table.forced_answer import ForcedAnswer
from crowe_table.gui.table.gate import Gate
from crowe_table.hosting.lessons import Teaching
from crowe_table.search.advice import Advice
from crowe_table.settings import Settings


class Visitor:
    """Outlasts a change of the window or of the settings."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.answering = Answering(view)
        self.refusal: Reason | None = None
        self.hint = ""
        """What was advised, as it is read."""
        self.sole = ForcedAnswer()
        """What is answered for the visitor."""
        self.gate = Gate()
        self.gate.ask()
        self._held = ("", 0)
        """The act by which a sum in the hand was laid last, and that sum."""
        self.taught = False
        """Whether a lesson is speaking: then captions of sounds are not written."""
        self._untold = False
        """Whether the visitor's answer is still to be shown: until it is, nothing is asked of them."""
        self.considering = False
        """Whether advice has been asked for and is not ready."""
        self.advice: tuple[Advice, ...] | None = None
        """What was advised to the question before the visitor, best first; None while nothing was."""

    def arrive(self, view: View, settings: Settings, lesson: Teaching | None = None) -> bool:
        """TableItems stand as this View says. Returns whether the same is asked as before: then what is chosen stays.

        What is answered for the visitor is not asked; and in a lesson nothing but what it has come to.
        """
        same = self.answering.asks_the_same(view)
        self.view = view
        self.taught = lesson is not None and not lesson.over
        if not self.taught:
            self.sole.arrive(view, settings)
        waits = self.taught and lesson is not None and lesson.do is None
        asked = not self.sole.action and not self._untold and not waits
        self._held = self.answering.held if self.answering.lays else self._held
        before = self.answering
        self.answering = Answering(view if asked else None, before if same else None)
        self.answering.hold(self._held)
        self.answering.go_on_from(before)
        if not same:
            self._forget_advice()
            self.gate.ask()
        return same

    @property
    def has_moved_on(self) -> bool:
        """Whether something is asked besides whether the visitor has seen all there is to be seen."""
        legal = self.answering.view.legal if self.answering.view else ()
        return bool(legal) and not any(action.at_leisure for action in legal)

    @property
    def untold(self) -> bool:
        """Whether what the visitor answered is still to be shown."""
        return self._untold

    def told(self, own: bool) -> None:
        """Notes that something has been shown that the visitor did last, or that came before it."""
        self._untold = self._untold and not own

    def answered(self) -> None:
        """An answer is given: nothing is asked until something has happened."""
        self.refusal = None
        self._forget_advice()
        self.gate.hurry()
        draft = self.answering.draft
        sums = [value for value in draft.given if isinstance(value, int)] if draft else []
        self._held = (draft.act, sums[0]) if draft and sums else self._held
        self.sole.answered()
        self._untold = True
        self.answering = Answering(None)

    def _forget_advice(self) -> None:
        self.hint, self.advice = "", None
