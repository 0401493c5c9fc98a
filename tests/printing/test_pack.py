"""The printed pack.

It is true to size, has every card once, and is a small file. Backs lie exactly behind the faces.
"""

import re
import zlib
from pathlib import Path

import pytest

from crowe_table import palette
from crowe_table.cli import run
from crowe_table.engine.cards import DIAMONDS, FULL_PACK, HEARTS, KNAVE, Card, rank, suit, text
from crowe_table.engine.core import Reason
from crowe_table.printing.drawing import PAPERS, Drawing, PageArea, Paper
from crowe_table.printing.engraving import BACKS, back_operators, face_operators, fill
from crowe_table.printing.pack import (
    BLEED,
    MARGIN,
    MARK_TO,
    SIZES,
    CardGrid,
    PackSheets,
    cards_of,
    crop_marks,
    grid_for,
)
from crowe_table.printing.sheet import PdfSheet
from crowe_table.words import Words

POINT = 25.4 / 72
_STREAM = re.compile(rb"stream\n(.*?)\nendstream", re.DOTALL)
_PLACED = re.compile(rb"([-\d.]+) 0 0 (-[\d.]+) ([-\d.]+) ([-\d.]+) cm\n(.*?)\nQ", re.DOTALL)


def grid(paper: str = "A4", card: str = "63x88") -> CardGrid:
    found = grid_for(PAPERS[paper], SIZES[card])
    assert isinstance(found, CardGrid)
    return found


def pages(pdf: bytes) -> list[bytes]:
    """Return the drawing operators of each page that has cards."""
    unpacked = (zlib.decompress(each) for each in _STREAM.findall(pdf) if each[:1] == b"\x78")
    return [each for each in unpacked if b" cm\n" in each]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("card", SIZES)
def test_a_grid_is_in_the_middle_with_room_for_its_marks(paper: str, card: str) -> None:
    found = grid(paper, card)
    area = found.area
    assert area.x == pytest.approx(found.paper.width - area.x - area.width)
    assert area.y == pytest.approx(found.paper.height - area.y - area.height)
    assert min(area.x, area.y) >= MARGIN > MARK_TO > BLEED
    for x, y, to_x, to_y in crop_marks(found):
        assert min(x, y, found.paper.width - to_x, found.paper.height - to_y) > 2


@pytest.mark.parametrize(("paper", "card", "held"), [("A4", "63x88", 9), ("A4", "64x95", 8), ("Letter", "64x95", 8)])
def test_a_sheet_holds_as_many_cards_as_it_can(paper: str, card: str, held: int) -> None:
    assert len(grid(paper, card).boxes()) == held


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("card", SIZES)
def test_places_are_the_same_whichever_edge_the_sheet_is_turned_on(paper: str, card: str) -> None:
    found = grid(paper, card)

    def corners(boxes: list[PageArea]) -> set[tuple[float, float]]:
        return {(round(box.x, 6), round(box.y, 6)) for box in boxes}

    boxes = found.boxes()
    long = [PageArea(found.paper.width - box.x - box.width, box.y, box.width, box.height) for box in boxes]
    short = [PageArea(box.x, found.paper.height - box.y - box.height, box.width, box.height) for box in boxes]
    assert corners(boxes) == corners(long) == corners(short)


@pytest.mark.parametrize(("number", "packs"), [(52, 1), (36, 1), (32, 1), (32, 4)])
def test_every_card_is_printed_as_often_as_there_are_packs(number: int, packs: int) -> None:
    cards = cards_of(number, packs)
    assert len(cards) == number * packs
    assert {cards.count(card) for card in cards} == {packs}


@pytest.mark.parametrize("card", SIZES)
def test_faces_and_backs_lie_on_their_places_at_true_size(card: str) -> None:
    found = grid(card=card)
    cards = cards_of(32)
    drawn = pages(PackSheets(Words(), cards, found, "lattice").pdf())
    assert len(drawn) == 8
    faces = [placed for page in drawn[::2] for placed in _PLACED.findall(page)]
    assert [face for *_, face in faces] == [face_operators(card) for card in cards]
    width, height = SIZES[card]
    for page in drawn[1::2]:
        boxes = {
            (round(float(x) * POINT, 2), round(found.paper.height - float(y) * POINT, 2))
            for _, _, x, y, _ in _PLACED.findall(page)
        }
        assert boxes >= {(round(box.x, 2), round(box.y, 2)) for box in found.boxes()}
    for across, down, *_ in _PLACED.findall(drawn[1]):
        assert float(across) * 640 * POINT == pytest.approx(width, abs=0.01)
        assert -float(down) * 940 * POINT == pytest.approx(height, abs=0.01)
    for across, down, *_ in faces:
        assert -float(down) == float(across), "a face is never stretched"
        assert 640 * float(across) * POINT <= width + 0.01
        assert 940 * float(across) * POINT <= height + 0.01


@pytest.mark.parametrize("card", FULL_PACK, ids=text)
def test_a_face_lies_on_its_card_in_the_inks_of_its_suit(card: Card) -> None:
    drawn = face_operators(card).decode()
    inks = set(re.findall(r"[\d.]+ [\d.]+ [\d.]+ rg", drawn))
    assert 1 <= len(inks) <= 8
    if rank(card) < KNAVE and text(card) != "AS":
        assert inks == {fill(palette.VERMILION if suit(card) in (HEARTS, DIAMONDS) else palette.STENCIL_BLACK)}
    points = [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+) [ml]", drawn)]
    for middle, along in ((320, [x for x, _ in points]), (470, [y for _, y in points])):
        assert (min(along) + max(along)) / 2 == pytest.approx(middle, abs=25)
        assert max(along) - min(along) > 100


@pytest.mark.parametrize("card", FULL_PACK, ids=text)
def test_with_four_colours_every_pip_has_the_ink_of_its_suit(card: Card) -> None:
    ink, usual = fill(palette.FOUR_SUITS[suit(card)]), face_operators(card).decode().split("\n")
    dyed = face_operators(card, four_colours=True).decode().split("\n")
    changed = [at for at, (one, other) in enumerate(zip(usual, dyed, strict=True)) if one != other]
    if text(card) == "AS":
        assert not changed, "the copper plate is black"
        return
    assert {dyed[at] for at in changed} == {ink}
    if rank(card) < KNAVE:
        assert len(changed) == rank(card) + 1
        return
    assert len(changed) == 1, "the dress is as usual"
    points = [tuple(map(float, point)) for point in re.findall(r"(-?[\d.]+) (-?[\d.]+) [ml]", dyed[changed[0] + 1])]
    xs, ys = zip(*points, strict=True)
    assert min(xs) > 460 or max(xs) < 180, "the pip is in a corner"
    assert max(ys) < 200


@pytest.mark.parametrize("back", BACKS)
def test_a_back_is_alike_from_both_ends(back: str) -> None:
    """If the ends differed, a back would show which way round its card lies."""
    lines = re.findall(r"([-\d.]+) ([-\d.]+) m ([-\d.]+) ([-\d.]+) l", back_operators(back).decode())
    ends = {tuple(sorted([(float(a), float(b)), (float(c), float(d))])) for a, b, c, d in lines}
    turned = {tuple(sorted((round(640 - x, 2), round(940 - y, 2)) for x, y in line)) for line in ends}
    assert {tuple((round(x, 2), round(y, 2)) for x, y in line) for line in ends} == turned


def test_drops_continue_at_the_opposite_edge() -> None:
    drops = re.findall(r"([-\d.]+) ([-\d.]+) m", back_operators("speckled").decode())
    beyond = [(float(x), float(y)) for x, y in drops if float(x) < 0]
    assert beyond
    assert {(x + 640, y) for x, y in beyond} <= {(float(x), float(y)) for x, y in drops}


@pytest.mark.parametrize("back", BACKS)
def test_files_are_small_and_reproducible(back: str) -> None:
    sheets = PackSheets(Words(), cards_of(52), grid(), back)
    first = sheets.pdf()
    assert first == sheets.pdf()
    assert len(first) < 5_000_000


def test_four_packs_are_small_enough() -> None:
    assert len(PackSheets(Words(), cards_of(32, 4), grid(card="64x95"), "speckled").pdf()) < 30_000_000


def test_paper_that_is_too_small_is_refused_in_one_sentence() -> None:
    why = grid_for(Paper(60, 80), SIZES["64x95"])
    assert isinstance(why, Reason)
    assert Words().reason(why) == "64 × 95 mm and the marks for cutting do not fit on paper of 60 × 80 mm."


@pytest.mark.parametrize("locale", ["en", "de", "fr", "es"])
def test_the_last_page_says_how_to_make_them(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sheets: list[PdfSheet] = []

    def noting(drawing: Drawing, paper: Paper, margin: float) -> PdfSheet:
        sheets.append(way(drawing, paper, margin))
        return sheets[-1]

    way = Drawing.sheet
    monkeypatch.setattr(Drawing, "sheet", noting)
    PackSheets(Words(locale), cards_of(32), grid("A5"), "plain").pdf()
    assert [sheet.fits for sheet in sheets] == [True]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Choose from: pack, board, notes"),
        (["dice"], "Unknown thing to print “dice”"),
        (["pack", "--paper", "napkin"], "Invalid value “napkin” for --paper. Choose from: A4, A3"),
        (["pack", "--cards", "53"], "Choose from: 52, 36, 32"),
        (["pack", "--card-size", "1x1"], "Choose from: 63x88, 64x95"),
        (["pack", "--packs", "0"], "from 1 to 8"),
        (["pack", "more"], "more"),
    ],
)
def test_what_cannot_be_printed_is_refused(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["print", *arguments, "--out", str(tmp_path / "out.pdf")]) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_command_writes_the_file(tmp_path: Path) -> None:
    out = tmp_path / "pack.pdf"
    assert run(["print", "pack", "--paper", "letter", "--cards", "36", "--out", str(out)]) == 0
    assert out.read_bytes().startswith(b"%PDF")
