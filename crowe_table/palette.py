"""All colours, for the art builders and the screens.

Every colour is an sRGB hex string. `CARRIES_TEXT` lists every combination of text and background colour. Each has a
contrast of at least 4.5:1, as WCAG 2.2 criterion 1.4.3 requires.
"""

from typing import Final, NamedTuple

CARD_PAPER: Final = "#F4ECD8"
BLOCK_BLUE: Final = "#2C3A60"
STENCIL_BLACK: Final = "#282524"
VERMILION: Final = "#CE3A2C"
OCHRE: Final = "#E2B038"
PALE_BLUE: Final = "#708DB8"
PINK: Final = "#E29E8C"
GREEN_TINT: Final = "#BEBE78"
PLATE_INK: Final = "#282526"

BOOKE_PAPER: Final = "#F3EAD6"
INK: Final = "#2B2118"
RUBRIC: Final = "#96281E"
FADED_INK: Final = "#6B5D45"
DISABLED: Final = "#8C8064"
CUT_PAPER: Final = "#1A1513"
BLUE_INK: Final = "#1F3F78"
PAPER_HOVER: Final = "#FBF4E4"
PAPER_PRESSED: Final = "#E8D8B4"
PAPER_SHADE: Final = "#CDBF9C"
"""The colour of inactive parts, for example of the unfilled leaves of a difficulty rating."""

BAIZE_LIT: Final = "#34623F"
BAIZE: Final = "#2E583C"
BAIZE_DARK: Final = "#1C3A26"
BLUE_LIT: Final = "#2B4C74"
BLUE_DARK: Final = "#182D47"
RED_LIT: Final = "#6E2A2E"
RED_DARK: Final = "#42181C"
WOOD_LIT: Final = "#613722"
WOOD_DARK: Final = "#361E12"
BRIGHT_BRASS: Final = "#F0CE78"
BRASS: Final = "#C4A054"
COPPER: Final = "#B4622F"
MAHOGANY: Final = "#602E1A"
RIM_LINE: Final = "#180C06"
SHADOW: Final = "#080C08"

SLATE: Final = "#2A3036"
CHALK: Final = "#ECE8DA"
FADED_CHALK: Final = "#AEB4B4"
PLAIN_BAIZE: Final = "#12301E"
PLAIN_PAPER: Final = "#FFFDF5"
PLAIN_INK: Final = "#000000"
PLAIN_FOCUS: Final = "#FFD94A"
PLAIN_SPADES: Final = "#000000"
PLAIN_HEARTS: Final = "#B80606"
PLAIN_DIAMONDS: Final = "#2434BC"
PLAIN_CLUBS: Final = "#046A50"
FOUR_SUITS: Final = (PLAIN_SPADES, PLAIN_HEARTS, PLAIN_DIAMONDS, PLAIN_CLUBS)
"""The inks of a four-colour pack, by suit.

Any two differ by at least 15 (CIEDE2000), even to people with dichromacy.
"""
TWO_SUITS: Final = (STENCIL_BLACK, VERMILION, VERMILION, STENCIL_BLACK)
"""The inks of an English pack, by suit."""


SIDE_INKS: Final = (RUBRIC, BLUE_INK, INK)
"""The inks of the sides, for print, marks and pegs. The reader's own side comes first."""
CHIPS: Final = ("#B3261E", "#2C5FA8", "#D9A32B", "#6C3A8E", "#E8E0CC", "#2A2523", "#3E9AA6", "#C8588A", "#7A8B32")
"""The colours of stakes, by the owner's seat."""


class TableTop(NamedTuple):
    """Material of the table top: the name of its picture, its colour in candle light, and a darker shade."""

    picture: str
    lit: str
    dark: str


TABLE_TOPS: Final = {
    "green": TableTop("baize", BAIZE_LIT, BAIZE_DARK),
    "blue": TableTop("baize-blue", BLUE_LIT, BLUE_DARK),
    "red": TableTop("baize-red", RED_LIT, RED_DARK),
    "wood": TableTop("bare-wood", WOOD_LIT, WOOD_DARK),
}
"""The table tops that a visitor can choose, by the value of the setting ``cloth``."""


class InkOn(NamedTuple):
    """A colour for text or symbols, and its background."""

    ink: str
    background: str


CARRIES_TEXT: Final = (
    InkOn(INK, CARD_PAPER),
    InkOn(INK, BOOKE_PAPER),
    InkOn(INK, PAPER_HOVER),
    InkOn(INK, PAPER_PRESSED),
    InkOn(RUBRIC, CARD_PAPER),
    InkOn(RUBRIC, BOOKE_PAPER),
    InkOn(RUBRIC, PAPER_HOVER),
    InkOn(RUBRIC, PAPER_PRESSED),
    InkOn(BLUE_INK, CARD_PAPER),
    InkOn(BLUE_INK, BOOKE_PAPER),
    InkOn(BLUE_INK, PAPER_HOVER),
    InkOn(FADED_INK, CARD_PAPER),
    InkOn(FADED_INK, BOOKE_PAPER),
    InkOn(FADED_INK, PAPER_HOVER),
    InkOn(FADED_INK, PAPER_PRESSED),
    InkOn(PLATE_INK, CARD_PAPER),
    InkOn(BOOKE_PAPER, BAIZE),
    InkOn(BOOKE_PAPER, MAHOGANY),
    InkOn(BRIGHT_BRASS, BAIZE),
    InkOn(CHALK, SLATE),
    InkOn(FADED_CHALK, SLATE),
    InkOn(BRIGHT_BRASS, SLATE),
    InkOn(PLAIN_INK, PLAIN_PAPER),
    InkOn(PLAIN_PAPER, PLAIN_BAIZE),
    InkOn(PLAIN_FOCUS, PLAIN_BAIZE),
    InkOn(PLAIN_SPADES, PLAIN_PAPER),
    InkOn(PLAIN_HEARTS, PLAIN_PAPER),
    InkOn(PLAIN_DIAMONDS, PLAIN_PAPER),
    InkOn(PLAIN_CLUBS, PLAIN_PAPER),
    *(
        InkOn(ink, ground)
        for top in TABLE_TOPS.values()
        for ground in (top.lit, top.dark)
        for ink in (BOOKE_PAPER, BRIGHT_BRASS)
    ),
    *(InkOn(ink, paper) for ink in FOUR_SUITS for paper in (CARD_PAPER, BOOKE_PAPER, PAPER_HOVER, PAPER_PRESSED)),
)


def rgb(colour: str) -> tuple[int, int, int]:
    """Return the red, green and blue components of `#RRGGBB`, 0 to 255. Raises ValueError for any other form."""
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f"not a colour of the form #RRGGBB: {colour!r}")
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def luminance(colour: str) -> float:
    """Return the relative luminance, 0 to 1, as defined in WCAG 2.2."""
    red, green, blue = (_linear(part / 255) for part in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(pair: InkOn) -> float:
    """Return the contrast ratio, 1 to 21, as defined in WCAG 2.2."""
    darker, lighter = sorted(luminance(colour) for colour in pair)
    return (lighter + 0.05) / (darker + 0.05)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
