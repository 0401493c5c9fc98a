"""The page of records. It is readable in every print size, and its controls work."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import pygame
import pytest

from crowe_table import games
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.pages import records
from crowe_table.gui.pages.flow import Block, lay
from crowe_table.gui.pages.records import CSV, RecordsPage
from crowe_table.hosting.records import Average, ExpertComparison, GameRecord, KindCost, Mean, Records
from crowe_table.hosting.review import ChoiceCost, ExpertDeal, Finding
from crowe_table.hosting.review_job import FindingJob
from crowe_table.search.advice import Measure
from crowe_table.words import Words
from tests.gui.test_pages import PLAIN, STRONG, PageWindow, control

LONG = GameRecord(
    game="piquet",
    won=12,
    drawn=3,
    lost=11,
    run=2,
    longest_run=5,
    gain=0.0,
    marked=2,
    course=tuple(float(at % 7 - 3) for at in range(26)),
    averages=tuple(
        Average(f"score-{what}", 1.5, 30, 1.25)
        for what in ("sequences", "sets", "ruff", "trick", "lead", "cards", "last-trick", "pique", "repique", "blank")
    ),
)


BESIDE = ExpertComparison(48, Mean(2.3, 0.4), Mean(-1.1, 0.8), tuple(at + (at * at % 7) / 2 for at in range(48)))


DEAREST = (
    KindCost("play-lead", Measure.POINTS, 41, Mean(0.84, 0.15), 1.1, 0.58),
    KindCost("change", Measure.POINTS, 12, Mean(1.7, 0.6), 1.2, 2.2),
    KindCost("play-throw", Measure.GAMES, 12, Mean(0.02, 0.01), 0.02, 0.02),
)


class Examined(FindingJob):
    """A finished examination of a game with two findings."""

    FOUND: ClassVar[Sequence[Finding]] = ()

    def __init__(self, path: Path, person: str) -> None:
        self._left = [*self.FOUND]
        self.failed = path.name == "two.crowe"
        self.closed = False

    @property
    def done(self) -> bool:
        return not self._left

    def poll(self) -> Finding | None:
        return self._left.pop() if self._left else None

    def close(self) -> None:
        self.closed = True


class Compared(Examined):
    FOUND = tuple([ExpertDeal(deal, "", "", 1.5, in_points=True, gained=2.0) for deal in (1, 2)])


class Rated(Examined):
    FOUND = tuple([ChoiceCost(number, "exchange", Measure.POINTS, 1.0, 1.0) for number in (8, 9)])


class Kept(Records):
    """Records in memory."""

    def __init__(self, persons: tuple[str, ...] = ("Ann", "Ben")) -> None:
        self._of = persons
        self.changes = 0
        self.written: list[Path] = []
        self.left = [Path("one.crowe"), Path("two.crowe")]
        self.left_to_rate = [*self.left]
        self.stored: list[tuple[Path, str, int]] = []
        self.rated: list[tuple[Path, str, int]] = []

    def persons(self) -> tuple[str, ...]:
        return self._of

    def games(self, person: str) -> tuple[str, ...]:
        return ("piquet", "hazard") if person else ()

    def of(self, person: str, game: str) -> GameRecord:
        return LONG

    def read_ahead(self) -> None:
        self.changes += 1

    @property
    def reading(self) -> bool:
        return False

    def uncompared(self, person: str, game: str) -> tuple[Path, ...]:
        return tuple(self.left)

    def store_comparison(self, path: Path, person: str, deals: Sequence[ExpertDeal]) -> None:
        self.stored.append((path, person, len(deals)))
        self.left.remove(path)
        self.changes += 1

    def comparison(self, person: str, game: str) -> ExpertComparison | None:
        return BESIDE

    def unrated(self, person: str, game: str) -> tuple[Path, ...]:
        return tuple(self.left_to_rate)

    def store_costs(self, path: Path, person: str, costs: Sequence[ChoiceCost]) -> None:
        self.rated.append((path, person, len(costs)))
        self.left_to_rate.remove(path)
        self.changes += 1

    def dearest_kinds(self, person: str, game: str) -> tuple[KindCost, ...]:
        return DEAREST

    def write(self, path: Path) -> None:
        self.written.append(path)

    def close(self) -> None:
        self.changes = 0


def opened(
    kept: Records, size: tuple[int, int] = (1280, 800), *, strong: bool = False
) -> tuple[PageWindow, RecordsPage]:
    window = PageWindow(size, STRONG if strong else PLAIN)
    window.show(RecordsPage(window.services, window, kept, Path("kept"), Compared, Rated))
    page = window.stack[-1]
    assert isinstance(page, RecordsPage)
    return window, page


@pytest.mark.parametrize("strong", [False, True], ids=["plain", "largest"])
def test_the_page_shows_everything(strong: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[tuple[int, int]] = []

    def lay_and_note(blocks: Sequence[Block], area: pygame.Rect, gap: int) -> InParts[int]:
        yield
        laid.append((lay(blocks, area, gap), area.bottom))
        return laid[-1][0]

    monkeypatch.setattr(records, "lay_in_parts", lay_and_note)
    _, page = opened(Kept(), (1024, 768), strong=strong)
    assert laid
    assert all(end <= bottom + 10 for end, bottom in laid)
    assert {control.key for control in page.controls} >= {"person", "game", "back", "write"}


def test_keys_choose_another_person_and_game() -> None:
    window, page = opened(Kept())
    for key, seen in (("person", lambda: page._person), ("game", lambda: page._game)):
        before = seen()
        page.hold(key)
        window.key(pygame.K_RETURN)
        assert seen() != before


def test_the_record_is_exported_beside_the_sessions_and_says_so() -> None:
    kept = Kept()
    window, page = opened(kept)
    window.click(control(page, "write").area.center)
    assert kept.written == [Path("kept") / CSV]
    assert page._said
    assert page._said.key == "records-written"


def test_games_are_compared_with_an_expert_one_after_the_other() -> None:
    kept = Kept()
    _, page = opened(kept)
    for now in range(20):
        page.step(float(now))
    assert kept.stored == [(Path("one.crowe"), "Ann", 2)], "a comparison that broke off is not stored"
    assert kept.rated == [(Path("one.crowe"), "Ann", 2)], "choices are rated when all games are compared"
    assert not page.waiting


def test_the_dearest_choices_are_told_with_what_to_practise(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    as_usual = RecordsPage.said

    def noted(page: RecordsPage, told: StyledText, width: int, centred: bool = False) -> Block:
        said.append(told.text)
        return as_usual(page, told, width, centred)

    monkeypatch.setattr(RecordsPage, "said", noted)
    window, page = opened(Kept())
    (told,) = {line for line in said if "Dearest" in line}
    assert "the cards that you lead" in told
    assert "0.8\xa0±\xa00.3\xa0points; 41 were judged" in told
    window.click(control(page, "after").area.center)
    window.click(control(page, "famous").area.center)
    window.click(control(page, "lesson").area.center)
    assert window.went == ["exhibits piquet", "lesson piquet"]


def test_a_comparison_ends_with_the_page() -> None:
    _, page = opened(Kept())
    page.step(0.0)
    job = page._job
    assert isinstance(job, Compared)
    page.leave()
    assert job.closed


def test_without_games_there_is_nothing_to_export() -> None:
    _, page = opened(Kept(()))
    assert not control(page, "write").enabled


@pytest.mark.parametrize("slug", games.slugs())
def test_each_kind_of_score_is_named_without_its_points(slug: str) -> None:
    words = Words().game(slug)
    for key in (key for key in words.reading() if key.startswith("score-")):
        named = f"record-{key}" if words.has(f"record-{key}") else key
        assert words.text(named, points=7) == words.text(named, points=8), named
