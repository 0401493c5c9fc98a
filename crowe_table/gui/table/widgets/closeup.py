"""A close-up of one card with its name and history, or of one chart, over the darkened table."""

import pygame

from crowe_table import palette
from crowe_table.engine.cards import Card
from crowe_table.engine.chart import Chart
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, set_lines
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.widgets.charts import chart_texts, whole_chart
from crowe_table.words import Words

HEIGHT = 600
"""Height of the card in table units."""
_Z = 9000.0
_GAP = 22
"""Gap in table units between the card, its text and the edges of the window."""
_DARK = (8, 12, 8, 205)


class Closeup:
    """The close-up at a table. It shows one card or chart at a time, or nothing."""

    def __init__(self, scene: Scene, assets: Assets, words: Words) -> None:
        self._scene = scene
        self._assets = assets
        self._words = words
        self._sprite: Sprite | None = None
        self.says = ""
        """The text of the close-up."""

    @property
    def shown(self) -> bool:
        return self._sprite is not None

    def show_card(self, card: Card) -> None:
        w, h = self._assets.canvas.size
        veil = self._veil()
        px, margin = self._assets.canvas.px, self._assets.margin
        lines = [
            set_lines(self._assets, words, round(w * 0.86), centred=True)
            for words in (
                StyledText(self._words.card(card), Face.HEADING, 34, palette.BOOKE_PAPER),
                StyledText(self._words.history(card), Face.ITALIC, 22, palette.BOOKE_PAPER),
            )
        ]
        print_high = sum(line.get_height() for line in lines)
        height = min(px(HEIGHT), h - print_high - 3 * px(_GAP))
        picture = self._assets.unmarked_card(card, height)
        top = (h - height - print_high - px(_GAP)) // 2
        veil.blit(picture, picture.get_rect(midtop=(w // 2, top - margin)))
        y = top + height + px(_GAP)
        for line in lines:
            veil.blit(line, line.get_rect(midtop=(w // 2, y)))
            y += line.get_height()
        self._show(veil, f"{self._words.card(card)}. {self._words.history(card)}")

    def show_chart(self, chart: Chart) -> None:
        """Show this complete chart."""
        veil = self._veil()
        paper = whole_chart(self._assets, self._words, chart)
        veil.blit(paper, paper.get_rect(center=veil.get_rect().center))
        self._show(veil, "; ".join([self._words.reason(chart.title), *chart_texts(self._words, chart)]))

    def _veil(self) -> pygame.Surface:
        veil = pygame.Surface(self._assets.canvas.size, pygame.SRCALPHA)
        veil.fill(_DARK)
        return veil

    def _show(self, veil: pygame.Surface, says: str) -> None:
        self.put_down()
        self.says = says
        self._sprite = self._scene.add(Sprite(veil, z=_Z))

    def put_down(self) -> None:
        """Close the close-up."""
        self.says = ""
        if self._sprite:
            self._scene.remove(self._sprite)
            self._sprite = None
