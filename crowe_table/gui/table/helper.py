"""What the visitor is helped with: a hint, the next best after it, and the reason why something may not be done."""

from collections.abc import Callable, Sequence

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import Action, PickCards, Reason, because
from crowe_table.gui.screen import Services
from crowe_table.gui.table.answering import Answering
from crowe_table.gui.table.speech import Speech
from crowe_table.gui.table.visitor import Visitor
from crowe_table.hosting.seat_client import SeatClient
from crowe_table.search.advice import Advice, runner_up
from crowe_table.words import advising

FEW_CARDS = 4
"""So many cards are named when it is asked which may be played."""


class Helper:
    """Asks for advice and tells it."""

    def __init__(
        self,
        services: Services,
        client: SeatClient,
        visitor: Visitor,
        speech: Speech,
        submit: Callable[[Action], None],
    ) -> None:
        """``submit`` gives an answer for the visitor, as they may ask in a lesson."""
        self._services = services
        self._client = client
        self._visitor = visitor
        self._speech = speech
        self._submit = submit
        self._told = -1
        """Which piece of the advice was told last: the best, 0, or the next, 1."""
        self.changed: Callable[[], None] = lambda: None
        """Called when advice has chosen something."""

    @property
    def does_it(self) -> bool:
        """Whether what is to be done is done when a hint is asked for: in a lesson."""
        lesson = self._client.lesson()
        return lesson is not None and not lesson.over

    # --- a hint

    @property
    def refusal(self) -> Reason | None:
        """Why the visitor may not be advised now, or None."""
        lesson = self._client.lesson()
        if lesson is None and not self._services.settings.hints:
            return because("refuse-hint-house")
        if reason := self._client.refuse_hint():
            return reason
        return None if self._visitor.answering.asked else because("refuse-hint-not-asked")

    @property
    def allowed(self) -> bool:
        """Whether the visitor may be advised now."""
        return self.refusal is None

    def take_hint(self) -> None:
        """Begins to consider, or says why nobody advises; pressed again it tells the next best, and then the best. In
        a lesson what is to be done is done.
        """
        if reason := self.refusal:
            self._speech.refuse(reason)
            return
        self._services.helped("hint")
        lesson = self._client.lesson()
        if lesson and lesson.do:
            self._submit(lesson.do)
            return
        if self._visitor.advice is not None:
            self._tell(self._visitor.advice, 1 - self._told)
            return
        if self._visitor.considering:
            return
        if reason := self._client.ask_hint():
            self._speech.refuse(reason)
            return
        self._visitor.considering = True
        self._visitor.hint = self._services.words.text("hint-thinking")
        self._speech.prompt()

    def step(self) -> None:
        """The advice, when it is ready."""
        visitor = self._visitor
        advice = self._client.hint() if visitor.considering else None
        if advice is None:
            return
        visitor.considering = False
        if visitor.answering.asked:
            visitor.advice = advice
            self._tell(advice, 0)

    def _tell(self, advice: Sequence[Advice], which: int) -> None:
        """What it names is chosen and lifted, and its words are told."""
        visitor, words = self._visitor, self._services.words
        self._told = which
        tell = advising.next_best if which else advising.best
        visitor.hint = tell(words, visitor.view, advice)
        visitor.refusal = None
        told = runner_up(advice) if which else next(iter(advice), None)
        if told and told.action:
            visitor.answering.propose(told.action)
        self.changed()

    # --- why not

    def why_not(self, card: Card) -> None:
        """Says why this card may not be played; or what is still wanting of an answer; or what may be answered."""
        self._services.helped("why")
        if reason := self._why_not_card(card):
            self._speech.refuse(reason)
            return
        self._visitor.refusal = None
        self._visitor.hint = self._wanted()
        self._speech.prompt()

    def _why_not_card(self, card: Card) -> Reason | None:
        """What the judge has against this card, or against what is raised."""
        answering = self._visitor.answering
        tried = (card,) if card != HIDDEN and card not in answering.chosen else tuple(answering.chosen)
        if not tried or (len(tried) == 1 and _least(answering) > 1):
            return None
        reasons = [
            self._client.refuse(action) for act in answering.card_acts if (action := answering.tried(act, tried))
        ]
        return reasons[0] if reasons and None not in reasons else None

    def _wanted(self) -> str:
        """What the answer wants still, by what is on the table now."""
        answering, words, ask = self._visitor.answering, self._services.words, self._visitor.view.ask
        draft = answering.draft
        if not answering.asked:
            return words.text("why-wait", asked=words.ask(ask)) if ask else words.text("prompt-over")
        if act := answering.given_to():
            return words.text("why-enough", act=words.act(act, ask))
        if draft and draft.dial and draft.dial.money:
            return words.text("why-sum", farthings=draft.dial.least, against=draft.dial.most)
        if answering.card_zones:
            return self._wanted_cards(answering)
        if answering.throw:
            return words.text("why-throw")
        acts = [words.act(act, ask) for act in answering.acts]
        return words.text("why-acts", acts=words.listed(acts)) if len(acts) > 1 else words.text("why-nothing")

    def _wanted_cards(self, answering: Answering) -> str:
        words, held = self._services.words, answering.chosen
        if held or _least(answering) > 1:
            return words.text("why-more", number=max(1, _least(answering) - len(held)))
        allowed = tuple(sorted(answering.allowed))
        if not allowed or len(allowed) > FEW_CARDS:
            return words.text("why-any-card")
        return words.text("why-these", cards=allowed)


def _least(answering: Answering) -> int:
    """How many cards are wanted at the least."""
    return min((part.least for _, part in answering.live_of(PickCards)), default=0)
