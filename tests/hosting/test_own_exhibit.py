"""The museum's own exhibit: a folder with pages, words and a logo, and the faults that are found in it."""

from pathlib import Path

import pytest

from crowe_table.cli import run
from crowe_table.hosting.own_exhibit import (
    FOLDER,
    MAX_PICTURE_BYTES,
    MAX_SIDE,
    MAX_TEXT,
    PAGES,
    TEMPLATE,
    _blank_png,
    load_own,
    size_of_picture,
)
from crowe_table.words import Words, locales

PAGE = (
    "# A fan\n\n![Ivory and paper](fan.png)\n\nThe sticks are\nof ivory.\n\nThe leaf shows a game.\n\n> Inventory 12\n"
)


@pytest.fixture
def settings(tmp_path: Path) -> Path:
    path = tmp_path / "table.toml"
    path.write_text('pin = "480916"\nlanguages = ["en"]\n')
    (tmp_path / FOLDER / PAGES).mkdir(parents=True)
    (tmp_path / FOLDER / PAGES / "fan.png").write_bytes(_blank_png(60, 40))
    return path


def pages(settings: Path) -> Path:
    return settings.parent / FOLDER / PAGES


def test_a_page_has_title_picture_caption_text_and_source(settings: Path) -> None:
    (pages(settings) / "10-fan.en.md").write_text(PAGE)
    own, faults = load_own(settings, ["en"])
    assert faults == ()
    text = own.pages[0].texts["en"]
    assert (own.pages[0].name, text.title, text.caption, text.source) == (
        "10-fan",
        "A fan",
        "Ivory and paper",
        "Inventory 12",
    )
    assert text.text == "The sticks are of ivory.\nThe leaf shows a game."
    assert text.picture.name == "fan.png"


FAULTS = {
    "no title": (PAGE.replace("# A fan", "A fan"), 1),
    "a second title": (PAGE + "# Another", 11),
    "a list": (PAGE + "- one\n", 11),
    "emphasis": (PAGE.replace("of ivory", "of *ivory*"), 6),
    "a link": (PAGE.replace("a game", "[a game](x)"), 8),
    "HTML": (PAGE.replace("a game", "<b>a game"), 8),
    "too long": (PAGE.replace("of ivory", "of ivory" * MAX_TEXT), 5),
    "a long title": (PAGE.replace("A fan", "A fan" * 20), 1),
    "a missing picture": (PAGE.replace("fan.png", "gone.png"), 3),
    "a picture of another kind": (PAGE.replace("fan.png", "text.png"), 3),
    "a torn picture": (PAGE.replace("fan.png", "torn.png"), 3),
    "a picture of too many pixels": (PAGE.replace("fan.png", "wide.png"), 3),
    "a picture of too many bytes": (PAGE.replace("fan.png", "heavy.png"), 3),
    "no picture": (PAGE.replace("![Ivory and paper](fan.png)", ""), 0),
    "no text": ("# A fan\n\n![Ivory](fan.png)\n\n> Inventory 12", 0),
    "no source": (PAGE.replace("> Inventory 12", ""), 0),
}


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_names_file_and_line_and_leaves_the_page_out(settings: Path, name: str, locale: str) -> None:
    source, line = FAULTS[name]
    folder = pages(settings)
    (folder / "text.png").write_text("no picture")
    (folder / "torn.png").write_bytes(_blank_png(60, 40)[:-20])
    (folder / "wide.png").write_bytes(_blank_png(MAX_SIDE + 1, 1))
    with (folder / "heavy.png").open("wb") as file:
        file.truncate(MAX_PICTURE_BYTES + 1)
    (folder / "fan.en.md").write_text(source)
    (folder / "sound.en.md").write_text(PAGE)
    own, faults = load_own(settings, ["en"])
    assert [page.name for page in own.pages] == ["sound"]
    (said,) = [Words(locale).reason(fault) for fault in faults]
    assert "objects/fan.en.md" in said
    assert said.endswith(".")
    assert not line or str(line) in said


def test_a_missing_language_is_reported_and_the_page_is_kept_in_the_others(settings: Path) -> None:
    (pages(settings) / "fan.en.md").write_text(PAGE)
    own, faults = load_own(settings, ["en", "de"])
    assert own.pages[0].texts.keys() == {"en"}
    assert [Words().reason(fault).split()[0] for fault in faults] == ["objects/fan.de.md"]


def test_the_words_of_the_museum_stand_below_their_headings(settings: Path) -> None:
    path = settings.parent / FOLDER / "words.en.md"
    path.write_text("# Museum of Play\n\n## Welcome\nCome in\nand play.\n\n## Closing\nGoodbye.\n")
    own, faults = load_own(settings, ["en"])
    assert faults == ()
    words = own.words["en"]
    assert (words.name, words.welcome, words.opening, words.closing) == (
        "Museum of Play",
        "Come in and play.",
        "",
        "Goodbye.",
    )
    path.write_text("# Museum of Play\n\n## Prices\n\n")
    assert "line 3" in Words().reason(load_own(settings, ["en"])[1][0])


def test_check_prints_a_sentence_for_each_fault(settings: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (pages(settings) / "fan.en.md").write_text(PAGE)
    assert run(["exhibit", "--check", str(settings)]) == 0
    capsys.readouterr()
    (pages(settings) / "fan.en.md").write_text(PAGE.replace("fan.png", "gone.png"))
    assert run(["exhibit", "--check", str(settings)]) == 2
    assert "objects/fan.en.md, line 3" in capsys.readouterr().out


def test_check_names_a_logo_that_is_missing_or_too_large(settings: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["exhibit", "--check", str(settings)]) == 0
    assert "exhibit/logo.png is missing" in capsys.readouterr().out
    logo = settings.parent / FOLDER / "logo.png"
    logo.write_bytes(_blank_png(MAX_SIDE + 1, 1))
    assert run(["exhibit", "--check", str(settings)]) == 2
    assert "logo.png is larger than" in capsys.readouterr().out
    logo.write_bytes(_blank_png(60, 40))
    assert run(["exhibit", "--check", str(settings)]) == 0
    assert "logo" not in capsys.readouterr().out


def test_the_template_is_sound_in_every_language(tmp_path: Path) -> None:
    settings = tmp_path / "table.toml"
    assert run(["exhibit", "--write", str(settings)]) == 0
    assert run(["exhibit", "--check", str(settings)]) == 0
    (tmp_path / TEMPLATE).rename(tmp_path / FOLDER)
    own, faults = load_own(settings, locales())
    assert faults == ()
    assert own.pages[0].texts.keys() == own.words.keys() == set(locales())
    assert all(own.words[locale].closing for locale in locales())


def test_the_size_of_a_jpeg_is_read_from_its_header() -> None:
    frame = b"\xff\xc0\x00\x11\x08" + (300).to_bytes(2) + (400).to_bytes(2) + b"\x03" + bytes(9)
    data = b"\xff\xd8\xff\xe0\x00\x04\x00\x00" + frame + b"\xff\xd9"
    assert size_of_picture(data) == (400, 300)
    assert size_of_picture(data[:-2]) is None
    assert size_of_picture(b"GIF89a") is None
