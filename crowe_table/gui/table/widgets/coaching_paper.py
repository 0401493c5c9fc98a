"""The card of a first deal, on a paper above the log. It says once what is new at a question."""

from collections.abc import Callable

import pygame

from crowe_table import palette
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.controls.description import Description
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import ButtonState, StyledText, pressed_by, set_lines, ticket
from crowe_table.gui.draw.printed import TermPlace, note_terms, terms_on
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.widgets.log_paper import LogPaper
from crowe_table.words import Words
from crowe_table.words.terms import plain

ASIDE, ABOVE, APART = 14, 10, 6
"""Padding beside and above the text, and gap between the card and the log, in table units."""
SENTENCE, AWAY = 19, 14
"""Text sizes of the sentence and of the line below it, in table units."""
_Z = 21.0


class CoachingPaper(Control):
    """The card above the log. A press puts it away. It is hidden while it has no room."""

    key = "coaching"
    answers = False

    def __init__(
        self, scene: Scene, assets: Assets, words: Words, log_paper: LogPaper, put_away: Callable[[], None]
    ) -> None:
        self._assets = assets
        self._words = words
        self._log_paper = log_paper
        self._put_away = put_away
        self._sprite = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=_Z, visible=False))
        self._text = ""
        self._pictures: dict[ButtonState, pygame.Surface] = {}
        self.enabled = False
        self.area = pygame.Rect(0, 0, 0, 0)

    @property
    def says(self) -> str:
        """The sentence of the visible card. Empty while none is visible."""
        return plain(self._text) if self.enabled else ""

    @property
    def terms(self) -> tuple[TermPlace, ...]:
        """The visible terms, with their areas in pixels of the window."""
        return terms_on(self._sprite.surface, self._sprite.rect.topleft) if self.enabled else ()

    def show(self, text: str) -> None:
        """Set the sentence of the card, or no card if it is empty. ``fit`` shows it."""
        if text != self._text:
            self._text = text
            self._pictures = {}

    def fit(self, allowed: bool) -> None:
        """Show the card above the log if there is one, it is allowed, and it has room above the controls."""
        place = self._log_paper.place
        picture = self._picture(ButtonState.NORMAL) if self._text and allowed else None
        high = picture.get_height() - 2 * self._assets.margin if picture else 0
        fits = picture is not None and place.y + high <= self._log_paper.bottom
        if not fits and not self.enabled:
            return
        area = pygame.Rect(place.x, place.y, place.w, high) if fits else pygame.Rect(0, 0, 0, 0)
        if fits and picture:
            self._sprite.surface = picture
            self._sprite.x, self._sprite.y = place.x - self._assets.margin, place.y - self._assets.margin
        changed, self.area, self.enabled = area != self.area, area, fits
        self._sprite.visible = fits
        if changed and fits:
            self._log_paper.set_top(area.bottom + self._assets.canvas.px(APART))
        elif changed and allowed:  # Otherwise a warning has the place, and has set the top of the log.
            self._log_paper.set_top(place.y)

    def _picture(self, state: ButtonState) -> pygame.Surface:
        if state not in self._pictures:
            assets, px, margin = self._assets, self._assets.canvas.px, self._assets.margin
            place = self._log_paper.place
            width, down = place.w - 2 * px(ASIDE), pressed_by(assets, state)
            sentence = set_lines(assets, StyledText(self._text, size=SENTENCE), width)
            away = StyledText(self._words.text("coaching-away"), Face.ITALIC, AWAY, palette.FADED_INK)
            below = set_lines(assets, away, width, centred=True)
            printed = sentence.get_height() + below.get_height()
            high = max(printed + 2 * px(ABOVE), px(assets.look.min_control))
            paper = ticket(assets, place.w, high, state, marked=True)
            top = margin + (high - printed) // 2 + down
            paper.blit(sentence, (margin + px(ASIDE), top))
            paper.blit(below, (margin + px(ASIDE), top + sentence.get_height()))
            note_terms(paper, terms_on(sentence, (margin + px(ASIDE), top)))
            self._pictures[state] = paper
        return self._pictures[state]

    # --- As a control

    def describe(self) -> Description:
        return Description(self._words.text("coaching-heading"), note=self.says)

    def act(self) -> None:
        self._put_away()

    def show_state(self, state: ButtonState) -> None:
        if self.enabled:
            self._sprite.surface = self._picture(state)

    def remove(self) -> None:
        """Do nothing: the card stays on the table until it is put away."""
