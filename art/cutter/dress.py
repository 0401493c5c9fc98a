"""Clothing and hair shared by several silhouettes: coats, gowns, ruffles, curls, bows and feathers.

Coordinates are relative to the head: the ear is at (0, 0), the chin about 115 units below and in front of it.
"""

import math

import numpy as np

from art.cutter.shade import Shade
from art.engraver.geometry import Curve, K, Place, Point, arc, disc, resample


def coat(shade: Shade, p: Place, stout: float = 0.0) -> None:
    """Draw a man's coat with its collar and front edge, down to the lower edge of the bust. ``stout`` widens it, in
    units.
    """
    s = stout
    shade.cut(
        p.outline(
            K(-76 - s * 0.4, 128),
            (-104 - s, 152),
            (-132 - s, 196),
            K(-146 - s, 252),
            (-96, 274),
            (-20, 284 + s * 0.2),
            (52, 272 + s * 0.2),
            K(116 + s, 240),
            (104 + s, 212),
            (78 + s * 0.7, 182),
            (54 + s * 0.3, 158),
            K(38, 140),
            (-10, 150),
        ),
        seam=True,
    )
    shade.scratch(
        p.curve((-84 - s * 0.6, 150), (-40, 166), (10, 190), (46 + s * 0.5, 230), (62 + s, 262)),
        p.curve((-92 - s * 0.7, 168), (-52, 184), (-8, 208), (22, 246)),
    )


def gown(shade: Shade, p: Place, deep: float = 0.0) -> None:
    """Draw a woman's shoulders and bust below a long neck. ``deep`` lowers the bust's lower edge, in units."""
    shade.cut(
        p.outline(
            K(-46, 132),
            (-66, 160),
            (-104, 184),
            (-126, 214),
            K(-134, 250),
            (-84, 272),
            (-10, 282 + deep),
            (60, 270 + deep),
            K(112, 242),
            (104, 220),
            (76, 198),
            (50, 182),
            (38, 164),
            K(36, 130),
        )
    )


def frill(
    shade: Shade, p: Place, inner: tuple[Point, ...], depth: float, count: int, way: int = 1, swell: float = 0.0
) -> None:
    """Draw a pleated lace frill along a line, scalloped on one side. ``swell`` widens its middle."""
    spine = resample(p.curve(*inner), 160)
    along = np.linspace(0, 1, len(spine))
    tangent = np.gradient(spine, axis=0)
    tangent /= np.hypot(tangent[:, 0], tangent[:, 1])[:, None]
    side = (-1 if p.flip else 1) * way
    normal = np.column_stack((tangent[:, 1], -tangent[:, 0])) * side
    scallop = np.abs(np.sin(np.pi * count * along))
    reach = depth * (1 + swell * np.sin(np.pi * along)) * (0.72 + 0.28 * scallop) * p.scale
    edge = spine + normal * reach[:, None]
    shade.gauze(np.vstack((spine, edge[::-1])))
    pleats = [
        np.vstack((spine[i] + (edge[i] - spine[i]) * 0.1, spine[i] + (edge[i] - spine[i]) * 0.8))
        for i in (round((k + 1) / count * (len(spine) - 1)) for k in range(count - 1))
    ]
    shade.line(*pleats, width=1.5)


def jabot(shade: Shade, p: Place) -> None:
    """Draw lace falling from a man's neckcloth over his chest."""
    frill(shade, p, ((44, 152), (66, 176), (92, 206), (108, 234)), 24, 6)


def bow(shade: Shade, p: Place) -> None:
    """Draw a ribbon tied with two loops and two ends."""
    shade.cut(
        p.outline(K(0, 0), (-14, -16), (-36, -20), (-42, -4), (-28, 8)),
        p.outline(K(0, 0), (12, -18), (32, -24), (40, -8), (24, 6)),
        p.outline(K(-4, 0), (-18, 16), K(-34, 40), K(-20, 40), (-6, 22), K(4, 4)),
        p.outline(K(-2, 2), (8, 18), K(14, 44), K(28, 38), (18, 16), K(6, 0)),
        seam=True,
    )


def roll(shade: Shade, p: Place, length: float, thick: float) -> None:
    """Draw a horizontal, sausage-shaped curl from the side. The turns of the hair show at its end."""
    shade.cut(
        p.outline((0, -thick), (length * 0.5, -thick * 1.08), (length, -thick * 0.8), (length + thick * 0.5, 0),
                  (length, thick * 0.8), (length * 0.5, thick * 1.08), (0, thick), (-thick * 0.6, 0)),
        seam=True,
    )  # fmt: skip
    shade.scratch(p(arc(length - thick * 0.2, 0, thick * 0.42, 30, 330)), width=2.6)


def ringlet(shade: Shade, p: Place, turns: int, thick: float, step: float) -> None:
    """Draw a hanging curl that swells and narrows at each turn."""
    down = np.linspace(0, turns, turns * 14)
    half = thick * (0.72 + 0.28 * np.abs(np.sin(np.pi * down))) * (1 - 0.34 * down / turns)
    sway = 4 * np.sin(1.6 * down)
    left = np.column_stack((sway - half, down * step))
    right = np.column_stack((sway + half, down * step))
    shade.cut(p(np.vstack((left, right[::-1]))), seam=True)
    shade.scratch(
        *(p.curve((-thick * 0.5, (k + 0.3) * step), (0, (k + 0.5) * step), (thick * 0.5, (k + 0.8) * step))
          for k in range(turns)),
        width=2.4,
    )  # fmt: skip


def plume(shade: Shade, p: Place, length: float, breadth: float, curl: float = 1.0) -> None:
    """Draw an ostrich feather that rises and bends over: a quill with translucent barbs on both sides."""
    t = np.linspace(0, 1, 120)
    bend = curl * 1.5 * t**2.2
    step = length / len(t)
    spine = np.cumsum(np.column_stack((np.sin(bend) * step, -np.cos(bend) * step)), axis=0)
    way = np.gradient(spine, axis=0)
    way /= np.hypot(way[:, 0], way[:, 1])[:, None]
    normal = np.column_stack((-way[:, 1], way[:, 0]))
    teeth = 0.8 + 0.2 * np.abs(np.sin(np.pi * 13 * t))
    half = breadth / 2 * np.sin(np.pi * np.clip(t * 0.93 + 0.07, 0, 1)) ** 0.55 * teeth
    shade.gauze(p(np.vstack((spine - normal * half[:, None], (spine + normal * half[:, None])[::-1]))))
    shade.line(p(spine[:-6]), width=2.2)
    barbs = [np.vstack((spine[i], spine[min(i + 9, 119)] + normal[i] * half[i] * s * 0.8))
             for i in range(14, 110, 9) for s in (-1, 1)]  # fmt: skip
    shade.line(*(p(barb) for barb in barbs), width=1.2)


def scalloped(points: Curve, bumps: int, deep: float, closed: bool = True) -> Curve:
    """Return the outline with `bumps` small bulges along its edge, like curled hair."""
    ring = np.vstack((points, points[:1])) if closed else points
    spine = resample(ring, bumps * 10 + 1)
    way = np.gradient(spine, axis=0)
    way /= np.maximum(np.hypot(way[:, 0], way[:, 1])[:, None], 1e-9)
    x, y = spine.T
    clockwise = np.sign((x * np.roll(y, -1) - np.roll(x, -1) * y).sum())
    normal = np.column_stack((way[:, 1], -way[:, 0])) * clockwise
    bow_ = np.abs(np.sin(np.pi * bumps * np.linspace(0, 1, len(spine)))) * deep
    return spine + normal * bow_[:, None]


def spray(shade: Shade, p: Place, count: int, reach: float) -> None:
    """Draw a spray of flowers worn in the hair."""
    for k in range(count):
        turn = math.radians(-150 + 120 * k / max(1, count - 1))
        x, y = reach * math.cos(turn), reach * math.sin(turn)
        shade.gauze(*(p(disc(x + 7 * math.cos(a), y + 7 * math.sin(a), 6)) for a in np.linspace(0, 5.03, 5)))
        shade.cut(p(disc(x, y, 4)))


def cocked_hat(shade: Shade, p: Place) -> None:
    """Draw a three-cornered hat from the side. Its edge is bound with lace."""
    edge = ((-176, -142), (-122, -152), (-58, -190), (-4, -200), (58, -186), (120, -150), (184, -128))
    frill(shade, p, edge, 13, 15, way=1)
    shade.cut(
        p.outline(K(184, -128), (120, -100), (40, -90), (-50, -90), (-116, -106), K(-176, -142), *edge[1:-1]), seam=True
    )
    shade.scratch(p.curve((-150, -130), (-80, -152), (-4, -164), (70, -152), (150, -122)))
