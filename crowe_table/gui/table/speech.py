"""Questions, refusals, advice and players' speech at the table, as text and as sound."""

from collections.abc import Sequence

from crowe_table import palette
from crowe_table.engine.cards import Card
from crowe_table.engine.core import NO_SEAT, CountLine, Paid, Reason, Seat
from crowe_table.engine.money import POT, purse
from crowe_table.gui.screen import Services
from crowe_table.gui.table.answer import Answer
from crowe_table.gui.table.widgets.papers import Papers
from crowe_table.gui.table.widgets.question import QuestionPaper
from crowe_table.words import Words
from crowe_table.words.deal_log import DealLog
from crowe_table.words.terms import plain

REFUSAL_TIME = 6000.0
"""Milliseconds for which a refusal is visible."""
CAPTION_TIME = 4000.0
"""Milliseconds for which a caption is visible."""
CAPTIONED = {
    "shuffle": "sound-shuffle",
    "dice_roll": "sound-throw",
}
"""Captions of sounds for events that are not visible or spoken, by the name of the sound."""


class Speech:
    """The question below the table, the slips with the players' speech, and the sounds."""

    def __init__(
        self, papers: Papers, paper: QuestionPaper, log: DealLog, services: Services, marked: Words, answer: Answer
    ) -> None:
        """Create the speech. ``marked`` returns messages in which the terms that can be explained are marked."""
        self._papers = papers
        self._paper = paper
        self._log = log
        self._services = services
        self._marked = marked
        self._answer = answer
        self._now = 0.0
        self._refused_at = 0.0
        self._heard_at = 0.0
        self._chat: tuple[Seat, str] | None = None
        """A player's saying that waits until nobody speaks."""

    @property
    def going_on(self) -> bool:
        """Whether a speech slip or caption still has to be removed, or a saying still has to be shown."""
        return self._papers.speaking or self._chat is not None or bool(self._paper.heard)

    def step(self, now: float) -> None:
        """Remove speech slips and captions that have been visible long enough."""
        self._now = now
        self._papers.remove_old(now)
        if self._chat and not self._papers.speaking:
            self._papers.say(*self._chat, now, idle=True)
            self._chat = None
        if now - self._heard_at > CAPTION_TIME:
            self._paper.caption("")
        if self._answer.refusal and now - self._refused_at > REFUSAL_TIME:
            self._answer.refusal = None
            self.prompt()

    def prompt(self) -> None:
        """Show the question, a refusal or advice. After a deal, show the result of the deal above it.

        In a lesson, the log contains the result, below the sentence of the lesson.
        """
        answer, words = self._answer, self._marked
        result = "" if answer.in_lesson or answer.has_moved_on else self._log.result
        if answer.refusal:
            self._paper.ask(words.reason(answer.refusal), palette.RUBRIC, result)
        elif answer.hint:
            self._paper.ask(answer.hint, result=result)
        else:
            self._paper.ask(self._question(), result=result)

    def clear_result(self) -> None:
        """Remove the result of the last deal, because another deal begins."""
        if self._paper.result:
            self._paper.ask(self._paper.says)

    def _question(self) -> str:
        answer, words, ask = self._answer, self._marked, self._answer.view.ask
        if answer.withheld:
            return ""
        if ask is None:
            return words.text("prompt-over")
        asked = words.ask(ask)
        return words.text("throw-how", asked=asked) if answer.throw else asked

    def refuse(self, reason: Reason | None) -> None:
        """Show a refusal. Do nothing if there is no reason to show."""
        if reason is None:
            return
        self._answer.refusal = reason
        self._refused_at = self._now
        self.sound("knock")
        self.prompt()

    def say(self, seat: Seat, message: Reason) -> None:
        """Show what a player says."""
        self._say(seat, self._services.words.reason(message))

    def chat(self, seat: Seat, saying: Reason) -> None:
        """Show a player's saying as soon as no other speech is visible. It replaces an earlier one that still waits."""
        self._chat = seat, self._services.words.reason(saying)

    def show_count(self, seat: Seat, lines: tuple[CountLine, ...], last: int) -> None:
        """Show a player counting the score aloud: the line with the number ``last``, counted from 1.

        0 stands for an empty count. Meanwhile nobody is asked, so the question says who counts.
        """
        self._say(seat, self._services.words.count_lines(lines)[max(0, last - 1)])
        if self._marked.has("wait-count") and not (self._answer.asked or self._answer.in_lesson or self._paper.result):
            self._paper.ask(self._marked.text("wait-count", seat=seat))

    def announce(self, words: Reason) -> None:
        """Announce a message to all players. The result of a deal is shown above the question, except in a lesson."""
        text = self._marked.reason(words)
        if text == self._log.result:
            if not self._answer.in_lesson:
                self._paper.ask("", result=text)
        elif self._services.words.is_spoken(words):
            self._say(NO_SEAT, plain(text))
        else:
            self._hear(text)

    def tell(self, text: str) -> None:
        """Show a caption with a message that is not part of the game."""
        self._hear(text)

    def caption_trick(self, cards: Sequence[Card]) -> None:
        """Show a caption with the player of each card in a reviewed trick."""
        words = self._services.words
        trick = self._log.trick_of(cards)
        if trick:
            text = [words.text("log-trick-card", seat=seat, brief=words.brief(card)) for seat, card in trick.plays]
            self._hear(words.text("log-trick-again", cards_told=words.listed(text), other=trick.winner))

    def sound(self, name: str) -> None:
        self._services.sounds.play(name)
        if name in CAPTIONED:
            self._caption(self._services.words.text(CAPTIONED[name]))

    def pay(self, event: Paid) -> None:
        """Play the sound of a payment, and show a caption with payer and receiver.

        If a player moves money between their own heaps, the caption gives the reason instead. A payment that concerns
        no player has no sound and no caption.
        """
        if not event.concerns_players:
            return
        words = self._services.words
        self._services.sounds.play("coins_to_pot" if POT in (event.source, event.target) else "coin_clink")
        owner = Seat(event.source.seat)
        if owner == event.target.seat >= 0 and purse(owner) not in (event.source, event.target):
            self._caption(words.text("caption", seat=owner, words=words.reason(event.why)))
            return
        named = {
            "source": words.account(event.source, event.target),
            "target": words.account(event.target, event.source),
        }
        holder = event.source if event.source.counters else event.target
        self._caption(words.text("caption-paid", **named, told=words.amount(holder, event.farthings)))

    def _say(self, seat: Seat, words: str) -> None:
        self._papers.say(seat, words, self._now)
        self._caption(self._services.words.text("caption", seat=seat, words=words))

    def _caption(self, words: str) -> None:
        if self._services.settings.captions:
            self._hear(words)

    def _hear(self, words: str) -> None:
        """Show a caption, except in a lesson, because the log contains the same words."""
        if self._answer.in_lesson:
            return
        self._heard_at = self._now
        self._paper.caption(words)
