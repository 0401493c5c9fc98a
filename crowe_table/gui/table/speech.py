"""What is asked, refused, advised and said at the table, in writing and in sound."""

from crowe_table import palette
from crowe_table.engine.core import CountLine, Reason, Seat
from crowe_table.gui.screen import Services
from crowe_table.gui.table.visitor import Visitor
from crowe_table.gui.table.widgets.papers import Papers

REFUSAL_STAYS = 6000.0
"""Milliseconds for which a refusal is left to be read."""
CAPTIONED = {
    "shuffle": "sound-shuffle",
    "coin_clink": "sound-coin",
    "coins_to_pot": "sound-coins",
    "dice_roll": "sound-throw",
}
"""Sounds that tell of something nobody sees or says."""


class Speech:
    """The prompt at the foot of the table, the words of its players, and the sounds."""

    def __init__(self, papers: Papers, services: Services, visitor: Visitor) -> None:
        self._papers = papers
        self._services = services
        self._visitor = visitor
        self._now = 0.0
        self._refused_at = 0.0

    @property
    def going_on(self) -> bool:
        """Whether a spoken word is still to be taken away."""
        return self._papers.speaking

    def step(self, now: float) -> None:
        """What has been read long enough is taken away."""
        self._now = now
        self._papers.hush(now)
        if self._visitor.refusal and now - self._refused_at > REFUSAL_STAYS:
            self._visitor.refusal = None
            self.prompt()

    def prompt(self) -> None:
        """What is asked; or why not, or what is advised."""
        visitor, words = self._visitor, self._services.words
        if visitor.refusal:
            self._papers.caption(words.reason(visitor.refusal), palette.RUBRIC)
        elif visitor.hint:
            self._papers.caption(visitor.hint)
        else:
            self._papers.caption(self._question())

    def _question(self) -> str:
        answering, words, ask = self._visitor.answering, self._services.words, self._visitor.view.ask
        if answering.view is None:
            return ""
        if ask is None:
            return words.text("prompt-over")
        asked = words.ask(ask)
        return words.text("throw-how", asked=asked) if answering.throw else asked

    def refuse(self, reason: Reason | None) -> None:
        """Says why not, if there is a reason."""
        if reason is None:
            return
        self._visitor.refusal = reason
        self._refused_at = self._now
        self.sound("knock")
        self.prompt()

    def say(self, seat: Seat, said: Reason) -> None:
        """A player speaks."""
        self._say(seat, self._services.words.reason(said))

    def recite(self, seat: Seat, lines: tuple[CountLine, ...], upto: int) -> None:
        """A player counts aloud, as far as this line."""
        self._say(seat, self._services.words.recite(lines)[max(0, upto - 1)])

    def sound(self, name: str) -> None:
        self._services.sounds.play(name)
        if name in CAPTIONED:
            self._caption(self._services.words.text(CAPTIONED[name]))

    def _say(self, seat: Seat, words: str) -> None:
        self._papers.say(seat, words, self._now)
        self._caption(self._services.words.text("caption", seat=seat, words=words))

    def _caption(self, words: str) -> None:
        if self._services.settings.captions and not self._visitor.refusal:
            self._papers.caption(words)
