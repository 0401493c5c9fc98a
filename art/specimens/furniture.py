"""Specimen sheet of all objects on the table except cards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pygame

from art.specimens.sheet import Piece, Sheet, open_case
from crowe_table import palette
from crowe_table.gui.draw.assets import Assets
from crowe_table.paths import shipped

WIDTH: Final = 2060


@dataclass(frozen=True, slots=True)
class Group:
    """Objects shown together: the prefixes of their names, pixels per table unit, and whether they cast a shadow."""

    heading: str
    starts: tuple[str, ...]
    scale: float
    stands: bool = False


GROUPS: Final = (
    Group("Boards", ("board-",), 1.3, True),
    Group("Pegs", ("peg-",), 2.7),
    Group("Dice, their Box, the Hammer", ("die-", "dice-box", "hammer"), 1.7, True),
    Group("Coin of George the Third and before", ("coin-",), 2.7, True),
    Group("Coin of Victoria", ("coin-victorian-", "coin-sovereign", "coin-half-sovereign", "coin-florin"), 2.7, True),
    Group("Counters of Pearl, and their Dishes", ("counter-", "dish-"), 2.7, True),
    Group("Cloths and Tables", ("faro-cloth", "hazard-table"), 1.5),
    Group("Backs of Cards", ("back-",), 1.0),
    Group("Bookes", ("booke-",), 1.0),
    Group("Tickets", ("ticket",), 2.7),
    Group("Grounds, Rim and Light", ("baize", "bare-wood", "desk", "rim", "candle-light"), 0.8),
)
"""Groups of objects. An object belongs to the group with the longest prefix of its name."""


def grouped() -> list[tuple[Group, list[str]]]:
    """Return all groups, each with the names of its objects. Raises KeyError for an object without a group."""
    manifest = json.loads((shipped("art", "furniture") / "manifest.json").read_text("utf-8"))
    groups = {name: _group(name) for name in manifest}
    return [(group, [name for name, its in groups.items() if its is group]) for group in GROUPS]


def furniture_sheet() -> pygame.Surface:
    """Draw every object with its name, on baize."""
    sheet = Sheet(open_case(), WIDTH)
    for group, names in grouped():
        sheet.heading(group.heading)
        sheet.row(_pieces(group, names))
    return sheet.picture()


def _group(name: str) -> Group:
    fitting = [(len(start), i) for i, group in enumerate(GROUPS) for start in group.starts if name.startswith(start)]
    if not fitting:
        raise KeyError(name)
    return GROUPS[max(fitting)[1]]


def _pieces(group: Group, names: list[str]) -> Iterator[Piece]:
    assets = open_case(group.scale)
    for name in names:
        yield Piece(_picture(assets, group, name), name)


def _picture(assets: Assets, group: Group, name: str) -> pygame.Surface:
    picture = assets.natural(name) or assets.master(name)
    if picture is None:
        raise FileNotFoundError(" ".join(map(str, assets.complaints)))
    if group.stands:
        return assets.shadowed(picture)
    if not assets.about(name).get("tile"):
        return picture
    edged = picture.copy()
    pygame.draw.rect(edged, palette.BOOKE_PAPER, edged.get_rect(), 1)
    return edged
