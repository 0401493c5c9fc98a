"""A slip of paper that explains one term or object. It lies above everything else on the screen."""

import pygame

from crowe_table import palette
from crowe_table.engine.cards import Card
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import CLEAR_ABOVE, StyledText, inner_width, longest_word, set_lines, ticket
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.words.glossary import Term

TITLE, SENTENCE = 22, 19
"""Text sizes of the title and of the sentence, in table units."""
CARD = 84
"""Height of a card of the picture, in table units."""
GAP = 6
"""Gap in table units between two cards, and around the picture."""
_Z = 6000.0


class Explanation:
    """The explanation on a screen. At most one is visible."""

    def __init__(self, scene: Scene, assets: Assets) -> None:
        self._scene = scene
        self._assets = assets
        self._sprite: Sprite | None = None
        self.area = pygame.Rect(0, 0, 0, 0)
        """Area of the slip in pixels. Empty while none is visible."""
        self.says = ""
        """The title and the sentence. Empty while no slip is visible."""

    @property
    def shown(self) -> bool:
        return self._sprite is not None

    def show(self, term: Term, place: pygame.Rect, above: bool = False, least: int = 0) -> None:
        """Show an explanation at the top of the area ``place``, or at its bottom if ``above`` is true.

        It is at least ``least`` pixels high, so that it covers a paper of this height.

        The slip is moved where necessary to stay within the window.
        """
        assets, px = self._assets, self._assets.canvas.px
        words = (
            StyledText(term.title, Face.HEADING, TITLE, palette.RUBRIC),
            StyledText(term.sentence, Face.TEXT, SENTENCE),
        )
        width = max(inner_width(assets, place.w), *(longest_word(assets, each) for each in words))
        prints = [set_lines(assets, each, width, centred=True) for each in words if each.text]
        if term.cards:
            prints.append(self._picture(term.cards, width))
        printed = sum(print_.get_height() for print_ in prints)
        high = max(least, printed + 2 * px(CLEAR_ABOVE))
        self.area = pygame.Rect(place.x, place.y, width + place.w - inner_width(assets, place.w), high)
        if above:
            self.area.bottom = place.bottom
        self.area.clamp_ip(pygame.Rect((0, 0), assets.canvas.size))
        surface = ticket(assets, self.area.w, self.area.h, marked=True)
        y = assets.margin + (high - printed) // 2
        for print_ in prints:
            surface.blit(print_, print_.get_rect(midtop=(surface.get_width() // 2, y)))
            y += print_.get_height()
        self._lay(surface)
        self.says = f"{term.title}: {term.sentence}" if term.sentence else term.title

    def _lay(self, surface: pygame.Surface) -> None:
        if self._sprite:
            self._scene.remove(self._sprite)
        margin = self._assets.margin
        self._sprite = self._scene.add(Sprite(surface, self.area.x - margin, self.area.y - margin, _Z))

    def _picture(self, cards: tuple[Card, ...], width: int) -> pygame.Surface:
        """Return the cards side by side. They overlap if the width is too small."""
        assets, gap, margin = self._assets, self._assets.canvas.px(GAP), self._assets.margin
        wide, high = assets.card_size(CARD)
        step = min(wide + gap, (width - wide) // max(1, len(cards) - 1))
        surface = pygame.Surface((step * (len(cards) - 1) + wide, high + 2 * gap), pygame.SRCALPHA)
        for at, card in enumerate(cards):
            surface.blit(assets.card(card, CARD), (at * step - margin, gap - margin))
        return surface

    def hide(self) -> None:
        """Remove the slip."""
        self.says = ""
        self.area = pygame.Rect(0, 0, 0, 0)
        if self._sprite:
            self._scene.remove(self._sprite)
            self._sprite = None
