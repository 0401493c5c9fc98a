"""Coin designs: heads, Britannia and crowned figures, drawn as layers of relief on a square of 200 units.

Each layer is an SVG drawing with a height. Heads face right; mirrored ones face left.
"""

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from art.furnisher import drawing as draw
from art.furnisher.colour import Field
from art.furnisher.relief import pillow, soft

SIZE: Final = 200.0

Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Layer:
    """Layer of relief: the area of the drawing rises by `rise` units.

    With a `reach`, it swells from its edge inwards over that many units; otherwise its edge is softened by `blur`
    units. With a `floor`, the area is first levelled to that height.
    """

    drawing: str
    rise: float
    reach: float = 0.0
    blur: float = 0.7
    floor: float | None = None


def strike(layers: tuple[Layer, ...], pixels: int, mirrored: bool = False) -> Field:
    """Return the height map of a design, in pixels, on a square with this number of pixels on each side."""
    scale = pixels / SIZE
    height = np.zeros((pixels, pixels), np.float32)
    for layer in layers:
        mask = draw.mask(layer.drawing, SIZE, SIZE, scale)
        if layer.floor is not None:
            height = height * (1 - mask) + layer.floor * scale * mask
        swell = pillow(mask, layer.reach * scale) if layer.reach else soft(mask, layer.blur * scale)
        height += layer.rise * scale * swell
    return height[:, ::-1].copy() if mirrored else height


def _curve(*places: Place) -> str:
    """Return SVG path data of a smooth curve through the points."""
    ends = [places[0], *places, places[-1]]
    path = f"M{places[0][0]:.2f} {places[0][1]:.2f}"
    for i, (a, b) in enumerate(pairwise(places), start=1):
        before, after = ends[i - 1], ends[i + 2] if i + 2 < len(ends) else b
        path += (
            f"C{a[0] + (b[0] - before[0]) / 6:.2f} {a[1] + (b[1] - before[1]) / 6:.2f} "
            f"{b[0] - (after[0] - a[0]) / 6:.2f} {b[1] - (after[1] - a[1]) / 6:.2f} {b[0]:.2f} {b[1]:.2f}"
        )
    return path


def _closed(*places: Place) -> str:
    around = (*places, places[0])
    return _curve(*around) + "Z"


def _locks(first: tuple[Place, ...], last: tuple[Place, ...], count: int, width: float) -> str:
    """Return SVG path data of `count` strands of hair, interpolated between the first and the last strand.

    Both strands have the same number of points.
    """
    drawn = ""
    for i in range(count):
        t = i / (count - 1)
        strand = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(first, last, strict=True)]
        drawn += draw.cut(_curve(*strand), width)
    return drawn


def _oval(x: float, y: float, across: float, down: float, turn: float = 0.0) -> str:
    return f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" transform="rotate({turn} {x} {y})"/>'


def _leaves(spine: tuple[Place, ...], length: float, width: float) -> list[Layer]:
    """Return the layers of a wreath: pairs of leaves along a line."""
    layers = []
    for i, (a, b) in enumerate(pairwise(spine)):
        heading = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        for side in (-1, 1):
            turn = heading + side * 27
            path = (
                f"M0 0C{length * 0.25:.2f} {-width:.2f} {length * 0.7:.2f} {-width:.2f} {length:.2f} 0"
                f"C{length * 0.7:.2f} {width:.2f} {length * 0.25:.2f} {width:.2f} 0 0Z"
            )
            place = f'transform="translate({a[0]} {a[1]}) rotate({turn:.1f})"'
            layers.append(Layer(draw.shape(path, place), 1.9, reach=3.0))
            layers.append(Layer(draw.cut(f"M1 0L{length - 1.5:.2f} 0", 0.9, place), -0.9, blur=0.4))
        layers += [Layer(draw.disc(b[0], b[1] - 1, 1.5), 1.2, reach=1.5)] if i % 2 else []
    return layers


def _hair(width: float, first: tuple[Place, ...], last: tuple[Place, ...]) -> list[Layer]:
    """Return the layers of waving hair: raised strands from `first` to `last` with grooves between them."""
    span = max(math.dist(a, b) for a, b in zip(first, last, strict=True))
    count = max(3, round(span / width))
    return [
        Layer(_locks(first, last, count, width * 0.62), 1.5, blur=0.5),
        Layer(_locks(first, last, 2 * count - 1, width * 0.16), -0.7, blur=0.35),
    ]


def _curl(x: float, y: float, across: float, turn: float) -> list[Layer]:
    """Return the layers of a side curl of a wig, which lies along the cheek."""
    place = f'transform="rotate({turn} {x} {y})"'
    roll = _curve((x - across, y + 3), (x - across * 0.3, y - 4), (x + across * 0.8, y - 3), (x + across, y + 2))
    inner = _curve((x - across * 0.7, y + 3.4), (x, y - 0.6), (x + across * 0.7, y + 0.8))
    return [
        Layer(_oval(x, y, across, 6.2, turn), 2.4, reach=5.0),
        Layer(draw.cut(roll, 1.0, place) + draw.cut(inner, 1.2, place), -1.5, blur=0.4),
    ]


def _features(jowl: float) -> tuple[Layer, ...]:
    """Return the layers of a man's face in profile: brow, eye, nose, mouth and cheek.

    A larger `jowl` makes him older.
    """
    return (
        Layer(_oval(122, 118, 13, 18, 12), 2.0, blur=6),
        Layer(_oval(122, 58, 11, 10), 0.9, blur=5),
        Layer(_oval(129, 149, 12, 6, -16), 1.2 * jowl, blur=3.4),
        Layer(draw.cut(_curve((104, 118), (108, 134), (120, 145), (132, 150)), 3), -1.6 * jowl, blur=2.2),
        Layer(draw.cut(_curve((120, 156), (106, 152), (98, 144)), 3), -1.2 * jowl, blur=2.2),
        Layer(draw.cut(_curve((94, 130), (102, 150), (114, 172)), 8), 1.3, blur=4),
        Layer(draw.cut(_curve((119, 73), (128, 69), (137, 73)), 4), 1.6, blur=1.5),
        Layer(_oval(130, 80, 7.5, 4.4), -2.2, blur=2.0),
        Layer(_oval(131.4, 81, 3.8, 3.0), 1.5, reach=3.0),
        Layer(draw.cut(_curve((123, 82), (129, 77.8), (136.4, 79.6)), 1.8), 1.7, blur=0.6),
        Layer(draw.cut(_curve((125, 84.6), (130, 86), (135.6, 83.4)), 1.3), 0.9 * jowl, blur=0.6),
        Layer(draw.disc(133.4, 81, 1.0), -1.0, blur=0.5),
        Layer(draw.cut(_curve((138, 80), (143, 89), (148, 99)), 4), 0.8, blur=2),
        Layer(_oval(143.2, 101.6, 4.2, 3.4), 1.3, reach=3),
        Layer(draw.cut("M144 105.6L148 104.6", 1.6), -1.4, blur=0.6),
        Layer(draw.cut(_curve((139, 100), (136, 108), (134, 114)), 2), -0.9 * jowl, blur=1.6),
        Layer(draw.cut(_curve((134.6, 116.8), (139, 117.8), (145, 117.4)), 1.3), -2.0, blur=0.6),
        Layer(_oval(142, 114.0, 3.2, 2.0, 12), 1.0, blur=0.9),
        Layer(_oval(141.4, 122, 3.4, 2.4, -8), 1.2, blur=0.9),
    )


_WREATH: Final = (
    *_hair(
        3.2,
        ((108, 40), (88, 40), (66, 52), (52, 78), (50, 100)),
        ((112, 46), (96, 50), (80, 60), (68, 76), (62, 92)),
    ),
    *_hair(
        3.2,
        ((108, 62), (96, 66), (82, 76), (70, 92), (62, 112)),
        ((106, 90), (96, 94), (86, 104), (76, 116), (70, 128)),
    ),
    *_leaves(((58, 112), (55, 99), (57, 86), (63, 74), (73, 64), (86, 57), (100, 53)), 19, 6.4),
)
"""Layers of hair combed down from the crown of the head, with a laurel wreath."""

_RIBBONS: Final = (
    Layer(
        draw.cut(_curve((63, 134), (50, 140), (46, 152), (38, 158)), 3.2)
        + draw.cut(_curve((63, 136), (55, 148), (56, 162), (48, 172)), 3.2),
        4.6,
        blur=0.7,
    ),
    Layer(draw.cut(_curve((61, 130), (68, 137), (77, 137)), 3.0), 2.2, blur=0.6),
)

GEORGE_THE_THIRD: Final = (
    Layer(
        draw.shape(
            "M114 45C126 49 134 57 137 68C138 72 137 76 137 78C140 85 146 93 151 100C152 103 150 105 146 106"
            "C143 107 143 109 145 112C147 115 146 117 143 118C145 120 146 123 144 126C142 128 140 129 141 132"
            "C144 137 145 143 140 148C134 153 126 153 119 157C115 161 118 170 128 177C114 187 84 189 62 177"
            "C66 166 66 154 62 142C50 128 42 108 44 84C46 58 62 38 86 34C98 32 107 39 114 45Z"
        ),
        7.5,
        reach=26,
    ),
    *_features(1.0),
    Layer(
        draw.shape(
            "M116 44C108 50 104 58 107 66C109 74 104 82 106 92C108 104 102 112 104 122C100 134 92 142 90 154"
            "C90 164 84 172 76 172C68 172 62 166 62 156C62 148 62 142 58 136C46 124 40 104 42 83"
            "C44 57 60 36 86 32C99 31 109 38 116 44Z"
        ),
        2.6,
        reach=9,
    ),
    *_hair(
        3.2,
        ((50, 102), (52, 112), (58, 122), (64, 130), (68, 136)),
        ((66, 112), (66, 120), (68, 126), (70, 132), (72, 136)),
    ),
    *_WREATH,
    *_curl(96, 100, 10, -14),
    *_curl(93, 113, 10, -8),
    *_curl(90, 126, 9.4, -2),
    *_hair(
        3.4,
        ((66, 138), (70, 148), (62, 158), (66, 170), (60, 178)),
        ((84, 136), (90, 148), (82, 160), (88, 172), (82, 180)),
    ),
    *_RIBBONS,
)
"""Head of George III as on the guineas of the 1770s: with a laurel wreath and his own hair, curled and tied."""

GEORGE_THE_SECOND: Final = (
    Layer(
        draw.shape(
            "M112 46C124 49 133 56 136 67C137 71 136 75 136 77C141 83 150 92 154 101C155 105 151 107 146 107"
            "C143 108 143 110 145 113C147 116 146 118 142 119C145 121 146 124 143 127C141 129 139 130 140 133"
            "C145 138 146 146 139 151C132 156 124 155 118 159C115 162 116 166 120 171C136 174 148 182 152 192"
            "L34 192C34 182 40 172 52 166C60 160 60 150 58 142C46 128 40 108 42 84C44 58 60 38 84 34"
            "C96 32 105 40 112 46Z"
        ),
        7.2,
        reach=24,
    ),
    *_features(1.7),
    Layer(
        draw.shape(
            "M114 44C106 50 102 58 105 66C107 74 102 82 104 92C106 104 104 112 106 122C108 134 102 144 104 156"
            "C98 170 84 172 72 178C60 182 46 178 44 168C42 156 52 148 50 136C42 124 38 104 40 83"
            "C42 57 58 36 84 32C97 31 107 38 114 44Z"
        ),
        2.8,
        reach=9,
    ),
    *_hair(
        3.6,
        ((54, 112), (46, 126), (56, 140), (46, 156), (52, 172)),
        ((72, 118), (66, 130), (78, 144), (68, 158), (76, 174)),
    ),
    *_WREATH,
    *_hair(
        3.6,
        ((78, 112), (72, 126), (84, 140), (76, 154), (84, 170)),
        ((102, 104), (94, 118), (104, 132), (94, 146), (100, 160)),
    ),
    Layer(
        draw.shape(_closed((56, 176), (84, 166), (112, 166), (138, 178), (150, 193), (100, 196), (40, 193))),
        2.2,
        reach=8,
    ),
    Layer(
        "".join(
            draw.cut(_curve((118 - 16 * i, 168 + i), (124 - 14 * i, 180), (118 - 13 * i, 192)), 2.0) for i in range(5)
        ),
        -2.0,
        blur=0.9,
    ),
    Layer(_oval(112, 176, 5.5, 5.0), 2.2, reach=4),
)
"""Head of George II as on silver coins from 1743: older, with a wreath, armour and long hair. Coins show it mirrored.
"""

VICTORIA: Final = (
    Layer(
        draw.shape(
            "M114 48C124 51 131 58 133 68C134 72 133 76 133 78C135 84 140 91 144 98C145 101 143 103 140 104"
            "C138 105 138 107 140 110C142 113 141 115 138 116C140 118 141 121 139 124C137 126 136 127 137 130"
            "C140 135 140 140 135 145C129 149 120 148 114 151C109 156 110 166 120 177C106 188 82 190 66 180"
            "C74 168 76 154 70 142C56 134 46 116 46 94C46 64 66 42 90 39C100 38 108 43 114 48Z"
        ),
        7.2,
        reach=25,
    ),
    Layer(_oval(117, 114, 13, 17, 12), 1.9, blur=6),
    Layer(draw.cut(_curve((98, 114), (103, 130), (114, 140), (127, 145)), 3), -1.4, blur=2.2),
    Layer(draw.cut(_curve((86, 126), (94, 148), (104, 172)), 8), 1.2, blur=4),
    Layer(draw.cut(_curve((116, 72), (124, 68.6), (133, 72)), 3), 1.0, blur=1.4),
    Layer(_oval(126, 79, 7, 4.2), -2.0, blur=1.9),
    Layer(_oval(127.4, 80, 3.6, 3.0), 1.5, reach=3.0),
    Layer(draw.cut(_curve((119, 80.6), (125, 76.6), (132.4, 78.6)), 1.7), 1.6, blur=0.6),
    Layer(draw.disc(129.6, 80, 1.0), -0.9, blur=0.5),
    Layer(_oval(137.6, 99.6, 3.6, 3.0), 1.1, reach=3),
    Layer(draw.cut("M138.4 103.4L141.6 102.6", 1.4), -1.3, blur=0.6),
    Layer(draw.cut(_curve((131, 114.6), (135, 115.4), (140, 115)), 1.2), -1.8, blur=0.6),
    Layer(_oval(137.4, 112.0, 2.8, 1.8, 12), 1.0, blur=0.9),
    Layer(_oval(136.6, 119.6, 3.0, 2.2, -8), 1.1, blur=0.9),
    Layer(
        draw.shape(
            "M117 47C110 54 108 62 110 70C108 82 100 92 92 102C88 112 84 120 76 126C70 132 64 136 60 136"
            "C48 128 42 110 44 90C46 62 66 40 91 36C102 36 111 41 117 47Z"
        ),
        2.0,
        reach=8,
    ),
    *_hair(
        2.8,
        ((110, 42), (90, 44), (70, 58), (56, 78), (50, 98)),
        ((112, 52), (96, 58), (80, 70), (66, 86), (56, 104)),
    ),
    *_hair(
        2.8,
        ((110, 64), (98, 74), (86, 84), (72, 96), (58, 108)),
        ((104, 88), (96, 96), (86, 104), (74, 112), (60, 120)),
    ),
    Layer(_oval(97, 106, 4.6, 7.4, 10), 1.6, reach=3),
    Layer(_oval(97.6, 106, 2.0, 4.0, 10), -1.3, blur=0.7),
    Layer(_oval(45, 112, 17, 14, 24), 5.2, reach=11),
    *_hair(2.8, ((34, 106), (40, 100), (50, 102), (58, 110)), ((34, 120), (42, 124), (50, 120), (58, 114))),
    Layer(draw.cut(_curve((104, 47), (84, 54), (66, 74), (56, 100)), 3.0), 1.9, blur=0.5),
    Layer(draw.cut(_curve((110, 57), (94, 65), (76, 84), (60, 106)), 3.0), 1.9, blur=0.5),
    Layer(draw.cut(_curve((62, 124), (54, 136), (58, 146), (50, 154)), 3.0), 4.0, blur=0.7),
    Layer(draw.cut(_curve((66, 124), (64, 138), (70, 148)), 2.4), 1.6, blur=0.7),
)
"""Head of the young Victoria, her hair bound with two ribbons. Coins show it mirrored."""

_CROWN: Final = (
    Layer(
        draw.shape("M62 58C57 38 62 25 76 21C90 18 98 25 100 31C102 25 110 18 124 21C138 25 143 38 138 58Z"),
        4.4,
        reach=9,
    ),
    Layer(
        draw.shape("M74 56C72 43 76 32 85 28C94 33 96 45 96 56ZM126 56C128 43 124 32 115 28C106 33 104 45 104 56Z"),
        -3.4,
        blur=1.2,
    ),
    Layer(draw.rectangle(57, 56, 86, 12, 3), 5.6, reach=4),
    Layer("".join(draw.disc(67 + 16.5 * i, 62, 3.0) for i in range(5)), 1.8, reach=2),
    Layer(draw.disc(100, 18, 6), 5.6, reach=4),
    Layer(draw.cut("M100 0L100 12M93 5L107 5", 4.4), 5.4, blur=0.8),
)


def crowned_figure(figure: str) -> tuple[Layer, ...]:
    """Return the design of the reverse of small silver coins: the value in pence under a crown."""
    numeral = draw.lettering("CroweCaslon-Bold", figure, 100, 188, 148)
    return (*_CROWN, Layer(draw.shape(numeral) + draw.cut(numeral, 3.0), 6.4, reach=8))


BRITANNIA: Final = (
    Layer(draw.cut("M30 168L170 168", 2.4), 3.2, blur=0.6),
    Layer(draw.shape(_closed((84, 168), (90, 140), (118, 132), (146, 146), (152, 168))), 4.0, reach=14),
    Layer(draw.cut("M150 40L112 168", 3.0), 4.6, blur=0.6),
    Layer(draw.shape("M150 40L156 28L146 32Z"), 4.6, blur=0.5),
    Layer(
        draw.shape(_closed((98, 84), (116, 78), (128, 92), (130, 116), (122, 134), (100, 136), (94, 112))),
        5.6,
        reach=13,
    ),
    Layer(
        draw.shape(
            _closed(
                (100, 126), (124, 126), (132, 142), (112, 150), (90, 146), (80, 166), (56, 166), (62, 144), (74, 128)
            )
        ),
        5.8,
        reach=13,
    ),
    Layer(
        "".join(
            draw.cut(_curve((112 - 9 * i, 130 + i), (96 - 8 * i, 138 + 2 * i), (88 - 7 * i, 164)), 1.9)
            for i in range(4)
        )
        + draw.cut(_curve((104, 92), (112, 108), (108, 128)), 1.9)
        + draw.cut(_curve((116, 86), (122, 104), (118, 128)), 1.9),
        -2.0,
        blur=0.6,
    ),
    Layer(draw.cut(_curve((102, 92), (82, 96), (60, 84)), 8.0), 5.4, blur=1.3),
    Layer(draw.cut(_curve((122, 90), (138, 96), (138, 78)), 8.0), 5.0, blur=1.3),
    Layer(_oval(108, 62, 10.5, 12.5, -8), 6.6, reach=9),
    Layer(
        draw.shape(
            "M99 60C97 62 95 65 95.5 66.5C96 67.5 98 67 99 66Z"
            "M100 52C106 44 120 48 122 60C124 70 118 76 112 76C118 66 112 58 100 52Z"
        ),
        2.6,
        blur=0.8,
    ),
    Layer(
        draw.cut(_curve((102, 54), (110, 52), (118, 58)), 1.4) + draw.cut(_curve((104, 58), (114, 58), (119, 66)), 1.4),
        -1.4,
        blur=0.4,
    ),
    Layer(draw.cut(_curve((60, 86), (54, 68), (58, 50)), 2.0), 3.6, blur=0.5),
    Layer(
        "".join(
            _oval(x, y, 6.0, 2.4, turn)
            for x, y, turn in ((50, 74, 35), (62, 72, -35), (50, 62, 35), (63, 60, -35), (53, 51, 50), (63, 49, -55))
        ),
        3.8,
        reach=2.4,
    ),
    Layer(_oval(142, 138, 20, 26, 10), 6.4, reach=10),
    Layer(_oval(142, 138, 16, 22, 10), -1.2, blur=0.6),
    Layer(
        draw.cut("M129 133L156 142M147 116L137 160", 5.0) + draw.cut("M133 120L152 156M156 124L129 152", 2.2),
        2.0,
        blur=0.6,
    ),
)
"""Design of the reverse of copper coins: Britannia seated on a globe with olive branch, spear and shield."""
