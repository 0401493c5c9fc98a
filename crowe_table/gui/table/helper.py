"""What the visitor is helped with: a hint, and the reason why a card may not be played."""

from collections.abc import Callable

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.gui.screen import Services
from crowe_table.gui.table.speech import Speech
from crowe_table.gui.table.visitor import Visitor
from crowe_table.hosting.seat_client import SeatClient


class Helper:
    """Asks for advice and tells it."""

    def __init__(self, services: Services, client: SeatClient, visitor: Visitor, speech: Speech) -> None:
        self._services = services
        self._client = client
        self._visitor = visitor
        self._speech = speech
        self.changed: Callable[[], None] = lambda: None
        """Called when advice has chosen something."""

    @property
    def allowed(self) -> bool:
        """Whether the visitor may be advised now."""
        return self._visitor.answering.asked and self._services.settings.hints

    def take_hint(self) -> None:
        """Begins to consider, or says why nobody advises."""
        reason = self._client.ask_hint()
        if reason:
            self._speech.refuse(reason)
            return
        self._visitor.considering = True
        self._visitor.hint = self._services.words.text("hint-thinking")
        self._speech.prompt()

    def step(self) -> None:
        """The advice, when it is ready: what it names is chosen, and its reason is told."""
        visitor = self._visitor
        advice = self._client.hint() if visitor.considering else None
        if advice is None:
            return
        why, action = advice
        visitor.considering = False
        if not visitor.answering.asked:
            return
        visitor.hint = self._services.words.reason(why)
        visitor.refusal = None
        if action:
            visitor.answering.propose(action)
        self.changed()

    def why_not(self, card: Card) -> None:
        """Says why this card may not be played, or what is asked."""
        answering = self._visitor.answering
        if card != HIDDEN:
            tried = [answering.tried(act, (card,)) for act in answering.card_acts]
            reasons = [self._client.refuse(action) for action in tried if action]
            if reasons and None not in reasons:
                self._speech.refuse(reasons[0])
                return
        key = "why-nothing" if answering.card_zones else "why-nothing-said"
        self._visitor.hint = self._services.words.text(key)
        self._speech.prompt()
