"""Builds Crowe Caslon: Libre Caslon Text with additional signs, and with a long s (ſ) made from its f.

Libre Caslon Text is under the SIL Open Font License 1.1 and reserves no name. A modified version may be distributed
under the same licence. Crowe Caslon nevertheless has a family name of its own.
"""

import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates  # type: ignore[import-untyped]

from art.typefoundry.outlines import eased, rings
from art.typefoundry.signs import Sign, all_signs

FAMILY: Final = "Crowe Caslon"
LONG_S: Final = 0x017F

_FINENESS: Final = 0.7
"""Largest distance by which simplifying may move an outline, in thousandths of an em."""
_EPOCH: Final = 3_600_000_000
"""Creation date stored in every font, in seconds since 1904. It is fixed so that every build gives the same bytes."""

_NOTICE: Final = "Crowe Caslon adds signs and a long s; additions Copyright The Crowe's Table Authors."
_ABOUT: Final = "Libre Caslon Text with suit signs, dice, printer's flowers and a long s, for Crowe's Table"
_GLYPH_OF_BASE: Final = 1


@dataclass(frozen=True, slots=True)
class Face:
    """Face of the font family (regular, italic or bold): its style, its source file, and how its f becomes a long s.

    `barbs` are points of the crossbar of f that the long s does not have: the tip right of the stem, and in the italic
    also the left tip, as in Caslon's own specimen.
    """

    style: str
    source: str
    barbs: tuple[tuple[int, int], ...]

    @property
    def file(self) -> str:
        """Name of the font file to be written."""
        return f"CroweCaslon-{self.style}.ttf"


FACES: Final = (
    Face("Regular", "LibreCaslonText-Regular.ttf", ((335, 530), (323, 498))),
    Face("Italic", "LibreCaslonText-Italic.ttf", ((107, 530), (95, 498), (390, 498), (403, 530))),
    Face("Bold", "LibreCaslonText-Bold.ttf", ((406, 530), (392, 483))),
)


def cast(face: Face, source: Path, into: Path) -> Path:
    """Build one face and return the path of the font file.

    Raises ValueError if the source has an unexpected version.
    """
    font = TTFont(source, recalcTimestamp=False)
    for sign in all_signs():
        _add(font, sign.name, sign.code, _glyph(sign), sign.breadth)
    long_s, breadth = _long_s(font, face)
    _add(font, "longs", LONG_S, long_s, breadth)
    font.setGlyphOrder(font["glyf"].glyphOrder)
    _kern_like(font, "longs", "f")
    _rename(font, face.style)
    font["head"].modified = _EPOCH
    target = into / face.file
    font.save(target)
    return target


def _glyph(sign: Sign) -> Glyph:
    pen = TTGlyphPen(None)
    left = sign.breadth / 2
    for ring in rings(eased(sign.shape, _FINENESS)):
        points = [(round(left + x), round(sign.middle - y)) for x, y in ring]
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def _long_s(font: TTFont, face: Face) -> tuple[Glyph, int]:
    """Return the glyph of the long s, made from f without the ends of its crossbar, and its advance width."""
    glyph = copy.deepcopy(font["glyf"]["f"])
    kept = [i for i, point in enumerate(glyph.coordinates) if tuple(point) not in face.barbs]
    if glyph.numberOfContours != 1 or len(glyph.coordinates) - len(kept) != len(face.barbs):
        raise ValueError(f"the f of {face.source} is not the one the long s is cut from")
    glyph.coordinates = GlyphCoordinates([glyph.coordinates[i] for i in kept])
    glyph.flags = bytearray(glyph.flags[i] for i in kept)
    glyph.endPtsOfContours = [len(kept) - 1]
    glyph.program.fromBytecode(b"")
    return glyph, font["hmtx"]["f"][0]


def _add(font: TTFont, name: str, code: int, glyph: Glyph, breadth: int) -> None:
    if code in font.getBestCmap():
        raise ValueError(f"U+{code:04X} is in the source already")
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (breadth, glyph.xMin)
    for table in font["cmap"].tables:
        table.cmap[code] = name
    font["GDEF"].table.GlyphClassDef.classDefs[name] = _GLYPH_OF_BASE


def _kern_like(font: TTFont, name: str, model: str) -> None:
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            if lookup.LookupType != 2 or table.Format != 2:
                continue
            if model in table.Coverage.glyphs:
                table.Coverage.glyphs.append(name)
                table.Coverage.glyphs.sort(key=font.getGlyphID)
            for classes in (table.ClassDef1.classDefs, table.ClassDef2.classDefs):
                if model in classes:
                    classes[name] = classes[model]


def _rename(font: TTFont, style: str) -> None:
    words = {
        1: FAMILY,
        3: f"1.100;Crowe;CroweCaslon-{style}",
        4: f"{FAMILY} {style}",
        6: f"CroweCaslon-{style}",
        10: _ABOUT,
        16: FAMILY,
    }
    for record in font["name"].names:
        if record.nameID in words:
            record.string = words[record.nameID]
        elif record.nameID == 0:
            record.string = f"{record.toUnicode()} {_NOTICE}"
