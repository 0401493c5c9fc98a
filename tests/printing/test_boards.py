"""Boards, markers and bank notes to make at home.

They are complete, true to size, on one size of paper, and in every language.
"""

from pathlib import Path

import pytest

from crowe_table import games
from crowe_table.cli import run
from crowe_table.engine.core import Preset
from crowe_table.engine.papers import PrintedTable
from crowe_table.printing.boards import LEAST, BoardSheets
from crowe_table.printing.drawing import PAPERS, Drawing, PageArea, Paper
from crowe_table.printing.notes import NOTE, NOTES, NoteSheets
from crowe_table.printing.sheet import PdfSheet
from crowe_table.words import Words

MOST_BYTES = 30_000_000
LOCALES = ("en", "de", "fr", "es")
PLAIN = ("all-fours", "baccara", "blind-hookey", "brag", "ecarte", "ombre", "ruff", "schafskopf", "speculation")
"""Games that need nothing but cards and coins."""


def sheets(slug: str, preset: Preset | None = None, paper: str = "A4", locale: str = "en") -> BoardSheets:
    game = games.game(slug)
    chosen = preset or game.presets[0]
    seats = chosen.usual or chosen.seats[0]
    options = game.preset(chosen.name, seats)
    return BoardSheets(Words(locale), game, game.layout(options, seats), options, PAPERS[paper])


def noted(monkeypatch: pytest.MonkeyPatch) -> tuple[list[tuple[float, float, float]], list[PdfSheet], list[PageArea]]:
    """Record the circles, the pages of text, and the positions of pictures, and return the three lists."""
    circles: list[tuple[float, float, float]] = []
    texts: list[PdfSheet] = []
    pictures: list[PageArea] = []
    circle, sheet, place = Drawing.circle, Drawing.sheet, Drawing.place

    def draw_circle(drawing: Drawing, x: float, y: float, radius: float, *more: object) -> None:
        circles.append((x, y, radius))
        circle(drawing, x, y, radius, *more)  # type: ignore[arg-type]

    def write(drawing: Drawing, paper: Paper, margin: float) -> PdfSheet:
        texts.append(sheet(drawing, paper, margin))
        return texts[-1]

    def draw(drawing: Drawing, operators: bytes, area: PageArea, size: tuple[float, float], alt: str) -> None:
        pictures.append(area)
        place(drawing, operators, area, size, alt=alt)

    monkeypatch.setattr(Drawing, "circle", draw_circle)
    monkeypatch.setattr(Drawing, "sheet", write)
    monkeypatch.setattr(Drawing, "place", draw)
    return circles, texts, pictures


@pytest.mark.parametrize("slug", games.playable())
def test_every_game_has_papers_or_says_that_it_needs_only_cards(slug: str) -> None:
    for preset in games.game(slug).presets:
        made = sheets(slug, preset)
        if why := made.unfit():
            assert why.key == "print-nothing"
        else:
            assert len(made.pdf()) < MOST_BYTES
    first = sheets(slug).unfit()
    if not games.game(slug).draft:
        assert (first is not None) == (slug in PLAIN)


@pytest.mark.parametrize("paper", ["A4", "Letter", "A3", "Legal"])
@pytest.mark.parametrize(("preset", "target", "tracks"), [("modern", 121, 2), ("crowe", 61, 2)])
def test_a_peg_board_has_every_hole(
    preset: str, target: int, tracks: int, paper: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    circles, _, _ = noted(monkeypatch)
    chosen = next(each for each in games.game("cribbage").presets if each.name == preset)
    sheets("cribbage", chosen, paper).pdf()
    holes = [(x, y) for x, y, radius in circles if radius == pytest.approx(1.6)]
    assert len(holes) == tracks * (target + 2), "every point, and two holes to start from"
    apart = min((x - a) ** 2 + (y - b) ** 2 for i, (x, y) in enumerate(holes) for a, b in holes[:i]) ** 0.5
    assert apart >= 7 - 1e-6, "room for wood between holes of 3 mm"
    turned = PAPERS[paper].turned
    assert all(8 < x < turned.width - 8 and 20 < y < turned.height - 8 for x, y in holes)


def test_cards_fit_the_cards_painted_on_a_cloth(monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, pictures = noted(monkeypatch)
    sheets("bassett").pdf()
    painted = [area for area in pictures if area.width > 50]
    assert painted
    for area in painted:
        assert area.width + 3 == pytest.approx(63, abs=1)
        assert area.height + 3 == pytest.approx(88, abs=2)


def test_the_table_of_throws_is_that_of_the_book() -> None:
    game = games.game("hazard")
    (table,) = game.papers(game.preset("crowe", 2))
    assert isinstance(table, PrintedTable)
    found = {row[0]: row[1:3] for row in table.rows}
    assert set(found) == {"5", "6", "7", "8", "9"}
    assert found["6"] == ("6, 12", "2, 3, 11")
    assert found["7"] == ("7, 11", "2, 3, 12")
    for row in table.rows:
        assert len({int(each) for part in row[1:] for each in part.split(", ")}) == 11, "every throw once"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", [slug for slug in games.slugs() if slug not in PLAIN])
def test_how_to_make_them_fits_on_a_page(slug: str, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, texts, _ = noted(monkeypatch)
    sheets(slug, locale=locale).pdf()
    assert [sheet.fits for sheet in texts] == [True]


@pytest.mark.parametrize("locale", LOCALES)
def test_notes_bear_a_court_and_fit_their_page(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, texts, pictures = noted(monkeypatch)
    pdf = NoteSheets(Words(locale), PAPERS["A4"]).pdf()
    assert len(pdf) < MOST_BYTES
    assert pdf == NoteSheets(Words(locale), PAPERS["A4"]).pdf()
    assert len({(area.x, area.y) for area in pictures}) == 3
    assert len(pictures) == 2 * 3 * len(NOTES)
    assert all(area.height < NOTE[1] for area in pictures)
    assert all(sheet.fits for sheet in texts)


def test_small_paper_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for thing in (["board", "cribbage"], ["notes"]):
        assert run(["print", *thing, "--paper", "A5", "--out", str(tmp_path / "out.pdf")]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert "do not fit on paper of 148 × 210 mm" in said
    assert LEAST.width < PAPERS["A4"].width


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["board"], "requires a game"),
        (["board", "chess"], "chess"),
        (["board", "brag"], "Brag needs only cards."),
        (["board", "cribbage", "whist"], "whist"),
        (["notes", "more"], "more"),
    ],
)
def test_what_cannot_be_printed_is_refused(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["print", *arguments, "--out", str(tmp_path / "out.pdf")]) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_command_writes_the_file(tmp_path: Path) -> None:
    for thing in (["board", "piquet"], ["notes"]):
        out = tmp_path / f"{thing[0]}.pdf"
        assert run(["print", *thing, "--language", "es", "--out", str(out)]) == 0
        assert out.read_bytes().startswith(b"%PDF")
