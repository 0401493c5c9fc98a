"""Features that each of the twelve court cards and the duty ace must show, and the half of the card for each.

Left and right are the viewer's. The table is based on four sources: English packs of about 1750 and about 1815, their
ancestor, the pack of Rouen of 1567, and notes on a pack of about 1770. The old objects are kept; where packs differ,
the pack of 1770 decides.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from art.engraver.geometry import Side
from art.engraver.plates import Sign

_RANKS = {"K": "king", "Q": "queen", "J": "knave"}
_SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


@dataclass(frozen=True, slots=True)
class Court:
    """Required features of one court card.

    `head` is the view of the face and the side to which it looks; `holds` maps each object to its side; `crown` is the
    side of a queen's tilted crown; `costume` lists features without a side.
    """

    pip: Side
    head: tuple[str, Side]
    holds: dict[str, Side]
    costume: tuple[str, ...]
    crown: Side | None = None
    legs: tuple[Side, ...] = field(default=())

    @property
    def signs(self) -> frozenset[Sign]:
        """All features that the drawing must record."""
        view, facing = self.head
        sided = [Sign("pip", self.pip), Sign(f"head {view}", facing)]
        sided += [Sign(what, side) for what, side in self.holds.items()]
        sided += [Sign("leg", side) for side in self.legs]
        if self.crown is not None:
            sided.append(Sign("crown", self.crown))
        return frozenset(sided) | {Sign(what) for what in self.costume}


COURTS: dict[str, Court] = {
    "KS": Court(
        "left",
        ("three-quarter", "right"),
        {"sword": "right"},
        ("beard", "black facings", "yellow striped sleeve", "chevron breast", "yellow striped sash"),
    ),
    "QS": Court(
        "right",
        ("three-quarter", "left"),
        {"flower": "right", "sceptre": "left"},
        (
            "black hood",
            "pink stomacher",
            "yellow scalloped border",
            "black belt",
            "black-pink-black sash",
            "ermine",
        ),
        crown="right",
    ),
    "JS": Court(
        "left",
        ("profile", "right"),
        {"halberd": "right", "sword": "left"},
        (
            "flat cap",
            "blue sleeves",
            "pink braces",
            "white belt",
            "striped skirt",
            "yellow scalloped cuff",
            "cord",
        ),
        legs=("left", "right"),
    ),
    "KH": Court(
        "left",
        ("frontal", "left"),
        {"axe": "right", "roundel": "right"},
        ("beard", "ermine", "hand on breast", "pink belt"),
    ),
    "QH": Court(
        "left",
        ("three-quarter", "left"),
        {"flower": "right"},
        ("black hood", "chequered collar", "black belt", "yellow jewelled band", "blue sleeves"),
    ),
    "JH": Court(
        "right",
        ("profile", "right"),
        {"halberd": "left", "leaf": "right"},
        ("flat cap", "black facings", "jewelled white panel", "scalloped half-round cuff", "cord"),
        legs=("left", "right"),
    ),
    "KD": Court(
        "left",
        ("profile", "left"),
        {"axe": "right", "open hand": "left"},
        ("black belt", "blue robe", "white fur", "yellow scalloped half-discs"),
        legs=("left",),
    ),
    "QD": Court(
        "right",
        ("three-quarter", "right"),
        {"flower": "right"},
        (
            "chequered collar",
            "black belt",
            "white pleated overskirt",
            "red scalloped skirt",
            "pink-striped hem",
        ),
        crown="left",
    ),
    "JD": Court(
        "right",
        ("three-quarter", "right"),
        {"halberd": "left"},
        ("curled hair", "hand on hip", "red baldric", "pink doublet", "feathered sleeve"),
        legs=("left", "right"),
    ),
    "KC": Court(
        "left",
        ("three-quarter", "left"),
        {"orb": "left", "open hand": "left", "sceptre": "right"},
        ("beard", "black collar", "yellow chevron panel", "red zig-zag"),
        legs=("left", "right"),
    ),
    "QC": Court(
        "right",
        ("three-quarter", "right"),
        {"flower": "right"},
        ("yellow collar band", "crossed white belts", "black knot", "yellow fluted skirt", "roundel"),
        crown="left",
    ),
    "JC": Court(
        "right",
        ("three-quarter", "left"),
        {"staff": "left", "feather": "left"},
        ("blue sleeves", "black-and-red chest", "white belt", "striped skirt", "jewelled hem", "banded hose"),
        legs=("left", "right"),
    ),
}


DUTY_ACE: frozenset[Sign] = frozenset(
    {
        *(Sign(what) for what in ("crown", "garter", "buckle", "spade", "scroll")),
        *(Sign("laurel", side) for side in ("left", "right")),
        *(Sign(words) for words in ("G·III", "REX", "Sixpence", "N.º 17", "N. CROWE · LONDON")),
        Sign("HONI · SOIT · QUI · MAL · Y · PENSE"),
        Sign("DIEU · ET · MON · DROIT"),
    }
)
"""Required features of the Stamp Office's ace. It says "one sixpence", the duty from 1765 until 1776."""


def name(code: str) -> str:
    """Return the file name of a court card, such as "queen_of_spades" for "QS"."""
    return f"{_RANKS[code[0]]}_of_{_SUITS[code[1]]}"


def faults(code: str, shown: Iterable[Sign]) -> list[str]:
    """Compare the features that a drawing shows with the required features. Return a message for each fault.

    The result is empty if the drawing is right. Raises KeyError for a card that is not a court card.
    """
    court, drawn = COURTS[code], frozenset(shown)
    places: dict[str, set[Side]] = {}
    for sign in drawn:
        if sign.side is not None:
            places.setdefault(sign.what, set()).add(sign.side)
    wanted: dict[str, set[Side]] = {}
    for sign in court.signs:
        if sign.side is not None:
            wanted.setdefault(sign.what, set()).add(sign.side)
    seen = {sign.what for sign in drawn}
    missing = [f"{sign.what} is not shown" for sign in court.signs if sign.side is None and sign.what not in seen]
    turned = [
        f"{what}: {_sides(places.get(what))} instead of {_sides(sides)}"
        for what, sides in wanted.items()
        if places.get(what) != sides
    ]
    heads = [what for what in places if what.startswith("head") and what not in wanted]
    return sorted(missing + turned + [f"{what} is not this court's" for what in heads])


def _sides(sides: set[Side] | None) -> str:
    return " and ".join(sorted(sides)) if sides else "nowhere"
