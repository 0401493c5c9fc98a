"""Text on the screen has the requested size. It is wrapped, and papers grow to fit it."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from crowe_table import paths
from crowe_table.gui.draw.assets import Appearance, Assets
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.draw.paper import StyledText, label, label_height, label_width, longest_word, set_lines
from crowe_table.gui.draw.type import Face, breakable_pieces, broken, width_of_text

SENTENCE = "Two against two: follow suit, take tricks, and every trick beyond six is a point."


def assets_of(print_size: float = 1.0) -> Assets:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 800))
    return Assets(paths.shipped("art"), Canvas(1280, 800), Appearance(text=print_size))


@pytest.mark.parametrize("width", [90, 200, 452])
def test_no_line_exceeds_its_width_and_no_word_is_lost(width: int) -> None:
    font = assets_of().case.font(StyledText("").face, 22)
    lines = broken(SENTENCE, font, width).split("\n")
    assert all(font.size(line)[0] <= width for line in lines)
    assert " ".join(lines) == SENTENCE


def test_a_word_too_wide_for_any_line_is_broken() -> None:
    font = assets_of().case.font(StyledText("").face, 22)
    lines = broken("a Schafkopfrunde", font, 60).split("\n")
    assert "".join(lines) == "aSchafkopfrunde"
    assert all(font.size(line)[0] <= 60 for line in lines)


def test_larger_print_is_larger_and_its_paper_grows() -> None:
    heights = [label_height(assets_of(size), StyledText(SENTENCE), 260) for size in (1.0, 1.15, 1.3)]
    assert heights == sorted(set(heights))


@pytest.mark.parametrize("size", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("hint", ["", "Esc"])
@pytest.mark.parametrize("text", ["Menu", "two tricks", "out", "Sit down and play"])
def test_a_label_lies_clear_of_its_frame(text: str, hint: str, size: float) -> None:
    assets, words = assets_of(size), StyledText(text)
    w = label_width(assets, words)
    h = label_height(assets, words, w, hint)
    bare = label(assets, StyledText(""), w, h)
    ink = pygame.mask.from_threshold(label(assets, words, w, h, hint=hint), (0, 0, 0), (1, 1, 1, 255), bare)
    ink.invert()
    drawn = ink.get_bounding_rects()
    body = bare.get_rect().inflate(-2 * assets.margin, -2 * assets.margin)
    frame = assets.canvas.px(8)
    assert drawn
    assert body.inflate(-2 * frame, -2 * frame).contains(drawn[0].unionall(drawn[1:]))


def test_centred_lines_are_nearly_equal() -> None:
    assets = assets_of()
    width, evened = (set_lines(assets, StyledText(SENTENCE), 420, centred) for centred in (False, True))
    assert evened.get_height() == width.get_height()
    assert evened.get_width() <= width.get_width()
    assert longest_word(assets, StyledText(SENTENCE)) <= evened.get_width()


def test_words_joined_by_a_no_break_space_stay_on_one_line() -> None:
    font = assets_of().case.font(StyledText("").face, 22)
    joined = "«\u00a0Brelan\u00a0!\u00a0»"
    width = font.size(joined)[0]
    assert joined in broken(f"Il dit {joined} bas", font, width).split("\n")
    assert breakable_pieces(f"Il dit {joined}") == ["Il", "dit", joined]


SENTENCES = (
    "Mr. Sharp’s side: one trick, and 208 counters in the pool for 2½ points.",
    "Captain Fenn hat zwölf Karten und 3 Stiche; für einen Stich gibt es 10 Marken.",
    "M. Sharp gagne trois levées et 15 jetons.",
    "El señor Sharp gana tres bazas y 15 fichas.",
)
APART = (
    *("one trick", "208 counters", "2½ points", "Mr. Sharp’s", "Captain Fenn"),
    *("zwölf Karten", "3 Stiche", "einen Stich", "10 Marken"),
    *("trois levées", "15 jetons", "tres bazas", "15 fichas"),
)


@pytest.mark.parametrize("sentence", SENTENCES)
def test_no_line_breaks_between_a_number_and_its_noun_or_within_a_name(sentence: str) -> None:
    """Checked at every width at which both words fit on one line."""
    font = assets_of().case.font(Face.TEXT, 22)
    together = [pair for pair in APART if pair in sentence]
    assert together
    widest = max(width_of_text(font, f"“{pair}.,") for pair in together)
    for width in range(widest, width_of_text(font, sentence) + 10, 3):
        lines = broken(sentence, font, width)
        assert [pair for pair in together if pair not in lines] == []
