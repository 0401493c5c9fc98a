"""The rules card and the slip of a finished game. Each fits on one page and is reproducible."""

import re
import subprocess
import sys
import zlib
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fpdf import FPDF
from msgspec.structs import replace

from crowe_table import games, palette
from crowe_table.engine.core import Seat
from crowe_table.engine.deal_code import display_code
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.hosting.outcome import Outcome
from crowe_table.hosting.walkthrough import Walk
from crowe_table.printing.boards import BoardSheets
from crowe_table.printing.card import MINUTE, RulesCard
from crowe_table.printing.drawing import PAPERS
from crowe_table.printing.job import PrintJob, printed_apart, printed_rulings, printed_slip, slip_name
from crowe_table.printing.pack import CardGrid, PackSheets, cards_of, grid_for
from crowe_table.printing.raster import Raster
from crowe_table.printing.sheet import Ink, PdfSheet
from crowe_table.printing.slip import Slip
from crowe_table.words import Words, locales
from crowe_table.words.rule_book import ADVICE, rule_book_of
from crowe_table.words.rulings import rulings_of
from crowe_table.words.table_rules import TableRules, printed_rules
from tests.hosting.test_walkthrough import finished
from tests.sampling import SOAK

WITHOUT = ("PIL", "numpy", "ssl", "_ssl", "_hashlib", "readline", "curses", "pdb")
"""Modules that the standalone program does not contain."""


def pages(pdf: bytes) -> int:
    return pdf.count(b"/Type /Page\n")


def over(slug: str) -> Outcome:
    head, table = finished(slug)
    walk = Walk(head, table)
    return Outcome(walk.view(walk.last, Seat(0), False), walk, walk.result)


def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record all text that is written on sheets, and return the list."""
    found: list[str] = []
    for name in ("line", "marked", "row"):
        monkeypatch.setattr(PdfSheet, name, noting(found, getattr(PdfSheet, name)))
    return found


def noting(found: list[str], way: Callable[..., None]) -> Callable[..., None]:
    def write(sheet: PdfSheet, text: str, *rest: object, **more: object) -> None:
        figures = rest[0] if rest and isinstance(rest[0], list) else []
        found.extend([text, *figures])
        way(sheet, text, *rest, **more)

    return write


@pytest.mark.skipif(not SOAK, reason="one is printed below; each takes a second or two")
@pytest.mark.parametrize("slug", games.slugs())
def test_the_rules_card_fits_on_one_page(slug: str) -> None:
    for preset in games.game(slug).presets:
        pdf = RulesCard(Words(), printed_rules(slug, preset.name)).pdf()
        assert pages(pdf) == 1
        assert len(pdf) > 20_000, "the type lies in it"


def test_a_card_tells_the_preset_its_changes_and_its_rows_of_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = told(monkeypatch)
    printed = printed_rules("cribbage", "hoyle6")
    assert isinstance(printed.options, CribbageOptions)
    changed = TableRules("cribbage", "hoyle6", 2, replace(printed.options, target=61))
    assert pages(RulesCard(Words(), changed).pdf()) == 1
    said = "\n".join(lines)
    assert "Cribbage · Hoyle’s, with six cards" in said
    assert "Each player is dealt six cards" in said
    assert "first player to score sixty-one" in said
    assert "The book has: 121" in said
    assert "five cards" not in said


@pytest.mark.parametrize("slug", games.slugs())
def test_a_card_prints_every_row_of_cards(slug: str) -> None:
    card = RulesCard(Words(), printed_rules(slug))
    for page in rule_book_of(slug).contents():
        for told_ in card._section(page).paragraphs:
            assert "<cards>" not in told_
            assert told_.strip()


def test_rulings_are_printed_side_by_side() -> None:
    pdf = printed_rulings(Words(), "cribbage")
    assert pages(pdf) >= 2
    assert pdf == printed_rulings(Words(), "cribbage"), "two of the same are the same file"


@pytest.mark.parametrize("slug", games.slugs())
def test_every_section_is_classified_as_rules_or_advice(slug: str) -> None:
    anchors = [page.anchor for page in rule_book_of(slug).contents()]
    assert anchors[0] == MINUTE, "a card begins with it"
    assert len(set(anchors) - ADVICE) > len(anchors) // 2


def test_a_slip_has_the_winner_the_hands_and_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    outcome, lines = over("whist"), told(monkeypatch)
    pdf = Slip(Words(), outcome).pdf()
    assert pages(pdf) == 1
    assert pdf == Slip(Words(), outcome).pdf(), "two of the same are the same file"
    head = outcome.walk.head
    said = "\n".join(lines)
    assert display_code(head.seed) in said
    assert all(player.name in said for player in head.players)
    assert "<b>" not in said
    for score in outcome.view.public.scores:
        assert ("one point" if score == 1 else f"{score} points") in lines
    assert sum(said.count(sign) for sign in "♠♥♦♣") >= 52


@pytest.mark.parametrize("four", [False, True])
def test_a_slip_has_the_suits_in_two_colours_or_in_four(monkeypatch: pytest.MonkeyPatch, four: bool) -> None:
    inks: set[tuple[int, int, int]] = set()
    set_text_color = FPDF.set_text_color

    def spy(pdf: FPDF, red: int, green: int, blue: int) -> None:
        inks.add((red, green, blue))
        set_text_color(pdf, red, green, blue)

    monkeypatch.setattr(FPDF, "set_text_color", spy)
    Slip(Words(), over("whist"), four_colours=four).pdf()
    assert (set(map(palette.rgb, palette.FOUR_SUITS)) <= inks) == four
    assert {Ink.BLACK.rgb, Ink.RED.rgb} <= inks


def test_the_slip_of_a_dice_game_has_the_last_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    outcome, lines = over("hazard"), told(monkeypatch)
    assert pages(Slip(Words(), outcome).pdf()) == 1
    assert not set("♠♥♦♣") & set("".join(lines))


def test_a_print_job_reports_its_path_or_the_failure(tmp_path: Path) -> None:
    outcome = over("speculation")
    path = tmp_path / "documents" / slip_name(outcome)
    job = PrintJob(path, lambda: printed_slip(Words(), outcome))
    job.wait()
    assert job.told is not None
    assert str(path) in Words().reason(job.told)
    assert pages(path.read_bytes()) == 1
    (tmp_path / "file").write_text("no folder")

    def fails() -> bytes:
        raise ValueError("a fault")

    for place, make in ((tmp_path / "file" / "slip.pdf", lambda: b"paper"), (tmp_path / "slip.pdf", fails)):
        job = PrintJob(place, make)
        job.wait()
        assert job.told is not None
        assert job.told.key in ("print-not-written", "print-fault")
        assert Words().has(job.told.key)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["documents", "file"]


@pytest.mark.parametrize("slug", ["whist", "hazard"])
def test_printing_in_a_separate_process_gives_the_same_file(slug: str) -> None:
    outcome = over(slug)
    assert printed_apart(printed_slip, "de", outcome) == printed_slip(Words("de"), outcome)


def test_the_window_does_not_load_the_typesetting_library() -> None:
    program = (
        "import sys\n"
        "from crowe_table.printing.job import printed_apart, printed_card\n"
        "from crowe_table.words.table_rules import printed_rules\n"
        "assert printed_apart(printed_card, 'en', printed_rules('hazard')).startswith(b'%PDF')\n"
        "print('fpdf' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=True)
    assert done.stdout == "False\n"


def test_a_failed_printing_process_is_reported(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        printed_apart(unreadable, "en", "")
    job = PrintJob(tmp_path / "paper.pdf", lambda: printed_apart(faulty, "en", ""))
    job.wait()
    assert job.told is not None
    assert job.told.key == "print-fault"
    assert "no such paper" in caplog.text


def unreadable(words: Words, subject: str) -> bytes:
    return Path("no", "such", "type").read_bytes()


def faulty(words: Words, subject: str) -> bytes:
    raise ValueError("no such paper")


def test_printing_works_without_modules_excluded_from_the_standalone_program(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        f"sys.modules.update(dict.fromkeys({WITHOUT!r}))\n"
        "from crowe_table.cli import run\n"
        "sys.exit(run(['card', 'speculation', '--out', sys.argv[1]]))"
    )
    out = tmp_path / "card.pdf"
    done = subprocess.run([sys.executable, "-c", program, out], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{out}\n", "")
    assert pages(out.read_bytes()) == 1


# --- tags ------------------------------------------------------------------------------------------------------------


class Tags:
    """The structure of a PDF, read from the file: its tree of elements, and the marks on its pages."""

    def __init__(self, pdf: bytes) -> None:
        objects = {int(n): body for n, body in re.findall(rb"(\d+) 0 obj\n(.*?)\nendobj", pdf, re.DOTALL)}
        self.catalog = next(body for body in objects.values() if b"/Type /Catalog" in body).decode("latin-1")
        self.elements = {n: body.decode("latin-1") for n, body in objects.items() if b"/Type /StructElem" in body}
        streams = [re.search(rb"stream\n(.*)\nendstream", body, re.DOTALL) for body in objects.values()]
        contents = [zlib.decompress(found[1]) for found in streams if found and found[1].startswith(b"\x78")]
        self.pages = [text for text in contents if b" BDC" in text or b" BMC" in text]

    def kinds(self, element: int | None = None) -> list[str]:
        """Return the types of the children of an element, in reading order; those of the document by default."""
        whole = self.elements[element if element is not None else self.find("Document")[0]]
        kids = whole.split("/K [")[1].split("]")[0]
        return [self.kind(int(n)) for n in re.findall(r"(?<!Pg )\b(\d+) 0 R", kids)]

    def kind(self, element: int) -> str:
        return self.elements[element].split("/S /")[1].split()[0]

    def find(self, kind: str) -> list[int]:
        return [n for n in self.elements if self.kind(n) == kind]


def check_tags(pdf: bytes, language: str) -> Tags:
    """Check that every text and every line of a tagged PDF is marked once, as part of an element or as an artifact."""
    tags = Tags(pdf)
    assert f"/Lang ({language})" in tags.catalog
    assert "/MarkInfo <</Marked true>>" in tags.catalog.replace("\n", "")
    assert "/StructTreeRoot" in tags.catalog
    assert tags.pages
    for page in tags.pages:
        marks = re.findall(rb"\bBDC\b|\bBMC\b|\bEMC\b", page)
        assert marks[1::2] == [b"EMC"] * (len(marks) // 2), "marks are not nested"
        assert b"EMC" not in marks[::2]
        numbers = [int(each) for each in re.findall(rb"/MCID (\d+)", page)]
        assert numbers == list(range(len(numbers)))
        bare = re.sub(rb"\b(BDC|BMC)\b.*?\bEMC\b", b"", page, flags=re.DOTALL)
        assert not re.search(rb"\bT[jJ]\b|\b(S|f|b|B)$", bare, re.MULTILINE), bare[:200]
    return tags


@pytest.mark.parametrize("locale", locales())
def test_a_card_is_tagged(locale: str) -> None:
    words = Words(locale)
    tags = check_tags(RulesCard(words, printed_rules("cribbage")).pdf(), locale)
    kinds = tags.kinds()
    assert kinds.count("H1") == 1
    assert kinds.count("H2") > 5
    assert all(after == "P" for kind, after in pairwise(kinds) if kind == "H2"), "a run-in heading, then its rule"
    assert tags.kinds(tags.find("L")[0])[0] == "LI"
    assert all(tags.kinds(item) == ["Lbl", "LBody"] for item in tags.find("LI"))


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_rulings_are_a_tagged_table(paper: str) -> None:
    tags = check_tags(printed_rulings(Words("fr"), "whist", paper), "fr")
    (table,) = tags.find("Table")
    assert tags.kinds(table) == ["TR"] * len(tags.find("TR"))
    rows = [tags.kinds(row) for row in tags.find("TR")]
    assert rows[0] == ["TH"] * 5, "repeated headings are artifacts"
    assert rows[1:] == [["TD"] * 5] * (len(rows) - 1)
    assert all("/Scope /Column" in tags.elements[cell] for cell in tags.find("TH"))
    assert len(tags.pages) > 1


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_slip_is_tagged_on_either_paper(paper: str) -> None:
    pdf = Slip(Words("es"), over("whist"), paper=paper).pdf()
    tags = check_tags(pdf, "es")
    assert pages(pdf) == 1
    assert tags.kinds().count("H1") == 1
    assert tags.kinds().count("H2") == 2
    assert (b"[0 0 396" in pdf) == (paper == "Letter")


def test_printed_cards_have_alternative_texts() -> None:
    cards, paper = cards_of(32), PAPERS["Letter"]
    grid = grid_for(paper, (63.0, 88.0))
    assert isinstance(grid, CardGrid)
    words = Words("de")
    tags = check_tags(PackSheets(words, cards, grid, "lattice").pdf(), "de")
    alts = [re.search(r"/Alt (?:\((.*?)\)|<(.*?)>)\n", tags.elements[each]) for each in tags.find("Figure")]
    told = [found[1] or bytes.fromhex(found[2]).decode("utf-16") for found in alts if found]
    assert told == [words.card(card) for card in cards]


@pytest.mark.parametrize("slug", ["cribbage", "hazard", "bassett"])
def test_boards_are_tagged(slug: str) -> None:
    game = games.game(slug)
    options = game.preset(game.presets[0].name, 2)
    sheets = BoardSheets(Words("fr"), game, game.layout(options, 2), options, PAPERS["A4"])
    assert "H1" in check_tags(sheets.pdf(), "fr").kinds()


def test_the_language_of_a_pdf_is_that_of_its_body(monkeypatch: pytest.MonkeyPatch) -> None:
    assert b"/Lang (en)" in RulesCard(Words("xx"), printed_rules("cribbage")).pdf()
    monkeypatch.setattr("crowe_table.printing.rulings.rulings_of", lambda slug, locale: rulings_of(slug, "en"))
    assert b"/Lang (en)" in printed_rulings(Words("de"), "cribbage")


def spoken_papers() -> list[tuple[str, str, str]]:
    """Return combinations of a game, a language and a paper size: one for each game or, in soak tests, all."""
    spoken, papers = locales(), ("A4", "Letter")
    return [
        (slug, locale, paper)
        for row, slug in enumerate(games.slugs())
        for column, locale in enumerate(spoken)
        for at, paper in enumerate(papers)
        if SOAK or (row % len(spoken) == column and row // len(spoken) % 2 == at)
    ]


@pytest.mark.parametrize("paper", ["A5", "pocket"])
@pytest.mark.parametrize("slug", games.slugs() if SOAK else ["cribbage", "hazard"])
def test_a_small_card_is_one_page_in_readable_print(slug: str, paper: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes, line = list[float](), PdfSheet.line

    def noted(sheet: PdfSheet, text: str, size: float, *rest: Any, **more: Any) -> None:
        sizes.append(size)
        line(sheet, text, size, *rest, **more)

    monkeypatch.setattr(PdfSheet, "line", noted)
    pdf = RulesCard(Words("de"), printed_rules(slug), paper=paper).pdf()
    assert pages(pdf) == 1
    assert min(sizes) >= 7


@pytest.mark.parametrize(("slug", "seats"), [("whist", 4), ("hazard", 5), ("cribbage", 2), ("bassett", 5)])
def test_a_card_shows_the_table_and_the_first_row_of_cards(slug: str, seats: int) -> None:
    """The plan has a chair for each player: one black, for the reader, and the others white."""
    card = RulesCard(Words(), replace(printed_rules(slug), seats=seats))
    plan, *cards = card._pictures()
    assert plan[1] == f"The table from above, for {seats} players. You sit at the foot."
    fills = [line for line in plan[0].decode().split("\n") if line.endswith(" B") and " c" in line]
    assert len(fills) == 1 + seats, "the table and the chairs"
    assert bool(cards) == (slug != "hazard")
    assert all(alt for _, alt in cards)


@pytest.mark.parametrize(("slug", "locale", "paper"), spoken_papers())
def test_papers_are_complete_in_every_language(slug: str, locale: str, paper: str) -> None:
    """A card and a slip fit on one page, and no ruling is higher than a page, which the library would refuse."""
    words = Words(locale)
    assert pages(RulesCard(words, printed_rules(slug), paper=paper).pdf()) == 1
    assert pages(Slip(words, over(slug), paper=paper).pdf()) == 1
    assert printed_rulings(words, slug, paper).startswith(b"%PDF")


@pytest.mark.parametrize("slug", ["piquet", "cribbage", "hazard"])
def test_a_slip_has_the_line_of_the_game_the_museum_and_a_drawing(monkeypatch: pytest.MonkeyPatch, slug: str) -> None:
    drawn: list[tuple[bytes, str]] = []
    pictures, lines = PdfSheet.pictures, told(monkeypatch)

    def noted(sheet: PdfSheet, each: Any, *rest: Any) -> None:
        drawn.extend(each)
        pictures(sheet, each, *rest)

    monkeypatch.setattr(PdfSheet, "pictures", noted)
    plain = Slip(Words(), over(slug)).pdf()
    assert pages(plain) == 1
    assert Words().game(slug).text(f"game-{slug}-line") in " ".join(lines)
    assert drawn
    assert all(operators for operators, _ in drawn)
    assert pages(Slip(Words(), over(slug), museum="Museum of Games").pdf()) == 1
    assert "Museum of Games" in " ".join(lines)
    drawn.clear()
    logo = Raster(3, 2, bytes(range(18)))
    printed = Slip(Words(), over(slug), museum="Museum of Games", logo=logo).pdf()
    assert pages(printed) == 1
    assert drawn[0] == (logo.operators(), "Museum of Games")
