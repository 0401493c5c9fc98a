"""The fonts. Each has the required characters and the correct names, and is reproducible."""

import hashlib
from pathlib import Path

import pytest

pytest.importorskip("fontTools")
pytest.importorskip("shapely")

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from art.typefoundry.caslon import FACES, FAMILY, LONG_S, Face, cast
from art.typefoundry.signs import all_signs
from art.typefoundry.takein import TAKEN

FONTS = Path(__file__).resolve().parents[2] / "art" / "fonts"
SOURCES = FONTS.parent / "typefoundry" / "sources"
SUITS = "♠♥♦♣"
READ = "".join(map(chr, range(0x20, 0x7F))) + "£½¼¾×–—‘’“”†‡§·−àâäæçéèêëïîôöœùûüÿÄÖÜß"
SIGNS = SUITS + "ſ❦❧☙☞☜✣✿⁂⚀⚁⚂⚃⚄⚅←↑→↓✓"
DISPLAY = {
    "IMFellEnglish-Roman.ttf": "ſ",
    "IMFellEnglish-Italic.ttf": "ſ",
    "IMFellFrenchCanon-Roman.ttf": "ſ",
    "IMFellEnglishSC.ttf": "",
    "PinyonScript.ttf": "",
}
UNCHANGED = {
    "IMFellEnglish-Roman.ttf": "ac506157d2920e96b9f95297207b439cb707fcaff9fb22ecefd23e40e5c338c9",
    "IMFellEnglish-Italic.ttf": "542953606df87ff01db1eab9c70a8cc7834f92b3eb2072c2cd00e16e0f82a43a",
    "IMFellFrenchCanon-Roman.ttf": "6e561445a0b766d3d7853476fd28a7cd022193f090629b0ebba001b53a0cee72",
    "IMFellEnglishSC.ttf": "bfcbaf94bafb9843518e55034449b6c7f796cef0b3f6c36985c2eb1cde7b55e0",
    "PinyonScript.ttf": "0f816f50c0a25ed5e687570f2b43c16c1954969db6121095dcec2ad0745cdb0e",
}

each_face = pytest.mark.parametrize("face", FACES, ids=lambda face: face.style)


def ink(font: TTFont, character: str) -> tuple[float, float, float, float]:
    """Return the bounds of a character's glyph, in thousandths of the font size."""
    glyphs = font.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font.getBestCmap()[ord(character)]].draw(pen)
    assert pen.bounds is not None, f"{character} has a place in the face but no ink"
    return pen.bounds


@each_face
def test_every_required_character_is_in_the_font(face: Face) -> None:
    font = TTFont(FONTS / face.file)
    missing = [c for c in READ + SIGNS if ord(c) not in font.getBestCmap()]
    assert not missing
    for character in SIGNS:
        left, low, right, high = ink(font, character)
        assert right - left > 200
        assert high - low > 200 or character in "←→"


@each_face
def test_only_the_listed_signs_are_added(face: Face) -> None:
    added = set(TTFont(FONTS / face.file).getBestCmap()) - set(TTFont(SOURCES / face.source).getBestCmap())
    assert added == {sign.code for sign in all_signs()} | {LONG_S} == {ord(c) for c in SIGNS}


@each_face
def test_suit_signs_fit_the_line_and_their_advance_width(face: Face) -> None:
    font = TTFont(FONTS / face.file)
    for suit in SUITS:
        left, low, right, high = ink(font, suit)
        assert font["hhea"].descent < low < 0 < high < font["hhea"].ascent
        assert 0 < left < right < font["hmtx"][font.getBestCmap()[ord(suit)]][0]


@each_face
def test_the_long_s_is_an_f_without_the_right_half_of_its_bar(face: Face) -> None:
    font = TTFont(FONTS / face.file)
    outline = font["glyf"]["f"], font["glyf"]["longs"]
    f, long_s = ({tuple(point) for point in glyph.coordinates} for glyph in outline)
    assert f - long_s == set(face.barbs)
    assert long_s < f
    assert ink(font, "f")[3] == ink(font, "ſ")[3]


@each_face
def test_the_family_has_its_own_name_and_the_original_licence(face: Face) -> None:
    names = TTFont(FONTS / face.file)["name"]
    assert names.getDebugName(1) == FAMILY
    assert names.getDebugName(6) == f"CroweCaslon-{face.style}"
    assert "Libre Caslon Text Project Authors" in names.getDebugName(0)
    assert "SIL Open Font License" in names.getDebugName(13)


@each_face
def test_fonts_are_reproducible(face: Face, tmp_path: Path) -> None:
    again = cast(face, SOURCES / face.source, tmp_path)
    assert again.read_bytes() == (FONTS / face.file).read_bytes()


def test_building_refuses_an_unknown_font(tmp_path: Path) -> None:
    bold, regular = FACES[2], FACES[0]
    with pytest.raises(ValueError, match="long s"):
        cast(bold, SOURCES / regular.source, tmp_path)


@pytest.mark.parametrize("file", DISPLAY)
def test_display_fonts_have_the_letters_they_need(file: str) -> None:
    letters = set(TTFont(FONTS / file).getBestCmap())
    assert {ord(c) for c in READ[:95] + "’“”—" + DISPLAY[file]} - {ord(c) for c in "<>\\^`{|}~"} <= letters


@pytest.mark.parametrize("file", UNCHANGED)
def test_fonts_with_a_reserved_name_are_unmodified(file: str) -> None:
    assert hashlib.sha256((FONTS / file).read_bytes()).hexdigest() == UNCHANGED[file]


def test_every_font_has_its_licence_beside_it() -> None:
    for item in TAKEN:
        assert (FONTS.parent / item.place).is_file()
    licences = [path.read_text(encoding="utf-8") for path in FONTS.glob("LICENSE-*.txt")]
    assert len(licences) == 5
    assert all("SIL OPEN FONT LICENSE" in text for text in licences)
