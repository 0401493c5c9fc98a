"""The sentence shown for each step of a lesson fits, in every language and small window, with the largest text."""

import time
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.table.widgets.log_paper import BELOW_RULE, LogPaper
from crowe_table.hosting.lessons import games_with_lessons, lessons_of
from crowe_table.settings import Settings
from crowe_table.words import Words
from tests.gui.hot_seat_fixture import TIMEOUT, HotSeatWindow


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("slug", games_with_lessons())
def test_lesson_reasons_fit_beside_every_answer(
    slug: str, language: str, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lacks: dict[str, int] = {}
    """Height in pixels that each first sentence lacked when it was last drawn."""
    head = LogPaper._head

    def measured(paper: LogPaper, width: int, room: int, texts: Sequence[StyledText]) -> pygame.Surface:
        high = head(paper, width, 10_000, texts[:1]).get_height() - paper._assets.canvas.px(BELOW_RULE)
        lacks[texts[0].text if texts else ""] = high - room
        return head(paper, width, room, texts)

    monkeypatch.setattr(LogPaper, "_head", measured)
    settings = Settings(reduced_motion=True, language=language, text_size="largest")
    window = HotSeatWindow(tmp_path, settings=settings, size=size)
    window.services.words = Words(language)
    cut: list[str] = []
    for deal, lesson in enumerate(lessons_of(slug)):
        assert window.nav.play_lesson(slug, deal) is None
        for step in lesson.steps:
            until = time.monotonic() + TIMEOUT
            while not window.table or window.table.answer.taught != step.do:
                assert time.monotonic() < until
                window.tick(200)
            for _ in range(3):
                window.tick(50)
            if max(lacks.values()) > 0:
                cut.append(f"{step.name}: {max(lacks.values())} pixels")
            lacks.clear()
            window.table.controller.submit(step.do)
        while window.stack[-1] is not window.hot_seat:
            window.nav.back()
        window.nav.leave_table()
    assert not cut
