"""Silhouettes of the computer players, each drawn from head to bust and facing right."""

from collections.abc import Callable, Mapping
from typing import Final

from art.cutter.dress import bow, coat, cocked_hat, frill, gown, jabot, plume, ringlet, roll, scalloped
from art.cutter.head import Features, head
from art.cutter.shade import Shade
from art.engraver.geometry import K, Place, arc, disc


def sharp(shade: Shade) -> None:
    """Draw a gentleman of thirty-five with a long nose and a tight mouth. His hair is tied in a silk bag."""
    p = Place(186, 218, 0.84)
    shade.cut(head(p, Features(slope=6, brow=3, bridge=4, hump=6, nose=9, lift=-2, upper=-2, jut=7, drop=4)))
    shade.cut(p.outline(K(38, 112), (-20, 130), K(-70, 118), (-66, 150), (-20, 162), K(44, 152)), seam=True)
    coat(shade, p)
    jabot(shade, p)
    shade.cut(
        p.outline(K(78, -106), (70, -134), (44, -156), (-8, -166), (-70, -150), (-112, -108), (-126, -52), (-122, 6),
                  (-112, 48), (-86, 76), (-54, 74), (-34, 48), (-20, 16), (-6, -8), (22, -20), (38, -52), (56, -90)),
    )  # fmt: skip
    shade.cut(
        p.outline((-64, 84), (-96, 92), (-122, 118), (-132, 164), (-118, 200), (-88, 208), (-62, 196), (-52, 150)),
        seam=True,
    )  # fmt: skip
    bow(shade, p.inner(-92, 88, 0.9))
    roll(shade, p.inner(-44, -10, turn=-8), 60, 17)
    roll(shade, p.inner(-48, 26, turn=-8), 56, 16)
    shade.scratch(
        p.curve((64, -120), (20, -134), (-44, -122), (-88, -78), (-102, -20)),
        p.curve((56, -96), (10, -104), (-36, -88), (-66, -48)),
        p.curve((-78, 110), (-98, 140), (-96, 184)),
    )


def pimlott(shade: Shade) -> None:
    """Draw a merry, stout widow. Her folding hood lies open behind her head."""
    p = Place(206, 222, 0.78)
    for k, reach in enumerate((1.0, 0.85, 0.70)):
        shade.cut(
            p.outline(K(30, -148), (-40 * reach, -204 * reach), (-120 * reach, -194 * reach),
                (-186 * reach, -130 * reach),
                      (-206 * reach, -40 * reach), (-186 * reach, 50 * reach), (-120 * reach, 110), K(-60, 120),
                          (-90, 0), (-40, -110)),
            seam=k > 0,
        )  # fmt: skip
    shade.cut(head(p, Features(dome=3, brow=-3, hump=-5, nose=-1, lift=6, upper=1, lower=2, jut=1, jowl=24, neck=20)))
    gown(shade, p.inner(-6, 4, 1.1))
    frill(shade, p, ((-84, 190), (-20, 168), (40, 178), (92, 214), (122, 252)), 24, 11, way=1)
    shade.cut(p.outline(K(84, -110), (66, -142), (20, -158), (-40, -152), (-96, -100), (-108, 0), (-72, 84),
        (-30, 80),
                        (0, 40), (24, -20), (50, -80)), seam=True)  # fmt: skip
    frill(shade, p, ((-28, 84), (2, 40), (26, -20), (52, -76), (86, -112)), 30, 11, way=-1)
    bow(shade, p.inner(24, 146, 0.95, turn=10))


def fenn(shade: Shade) -> None:
    """Draw an infantry captain with a cocked hat, a pigtail and an epaulette."""
    p = Place(194, 232, 0.80)
    shade.cut(head(p, Features(slope=4, brow=5, bridge=2, hump=2, nose=5, lower=1, jut=9, drop=4, neck=6)))
    shade.cut(p.outline(K(42, 110), (-10, 132), K(-72, 118), (-72, 156), (-10, 168), K(46, 156)), seam=True)
    coat(shade, p, 8)
    jabot(shade, p)
    shade.gauze(p.outline(K(-134, 190), (-84, 196), K(-34, 186), K(-26, 240), (-80, 252), K(-146, 240)))
    shade.line(*(p.curve((-126 + 13 * k, 194), (-134 + 14 * k, 246)) for k in range(8)), width=2.2)
    shade.cut(
        p.outline(K(-136, 174), (-100, 152), (-50, 154), (-24, 174), (-36, 194), (-82, 200), (-124, 196)), seam=True
    )
    shade.cut(
        p.outline((-84, 50), (-108, 74), (-124, 120), (-144, 180), (-160, 226), (-154, 250), (-136, 240), (-112, 190),
                  (-86, 120), (-62, 76)), seam=True,
    )  # fmt: skip
    shade.scratch(
        *(
            p.curve((-80 - k * 12, 96 + k * 32), (-96 - k * 12, 108 + k * 32), (-114 - k * 11, 102 + k * 32))
            for k in range(4)
        )
    )
    bow(shade, p.inner(-94, 70, 0.7, turn=-20))
    shade.cut(p.outline(K(72, -100), (40, -104), (-40, -110), (-100, -96), (-118, -20), (-112, 34), (-84, 62),
        (-50, 60),
                        (-34, 30), (-20, 0), (4, -14), (30, -22), (40, -60)))  # fmt: skip
    roll(shade, p.inner(-50, 8, turn=-8), 62, 19)
    shade.scratch(p.curve((-20, -60), (-60, -44), (-90, -2)), p.curve((-30, -34), (-66, -14), (-88, 24)))
    cocked_hat(shade, p)
    petals = [(0.0, -1.0), (0.95, -0.3), (0.6, 0.8), (-0.6, 0.8), (-0.95, -0.3)]
    shade.gauze(*(p(disc(34 + 14 * x, -138 + 14 * y, 12)) for x, y in petals))
    shade.cut(p(disc(34, -138, 8)))


def tolliver(shade: Shade) -> None:
    """Draw a girl of nineteen in a frilled cap with a ribbon."""
    p = Place(184, 256, 0.76)
    shade.cut(
        head(p.inner(0, 0, turn=-4), Features(dome=2, brow=-5, bridge=-3, hump=-5, nose=-5, lift=8, upper=2, lower=2,
                                              jut=-1, drop=-3, neck=-10))
    )  # fmt: skip
    gown(shade, p.inner(2, 16, 0.96))
    shade.scratch(p.curve((-56, 142), (-12, 150), (32, 138)), p.curve((-56, 156), (-12, 164), (34, 152)), width=3.6)
    frill(shade, p, ((-100, 214), (-40, 188), (22, 194), (70, 218), (102, 250)), 24, 11, way=1)
    shade.cut(
        p.outline(
            K(70, -120),
            (30, -140),
            (-40, -138),
            (-96, -96),
            (-108, -20),
            (-84, 50),
            (-44, 60),
            (-16, 24),
            (14, -20),
            (50, -66),
        )
    )
    ringlet(shade, p.inner(-66, 36, turn=8), 3, 19, 38)
    shade.gauze(
        p.outline(K(86, -112), (104, -156), (84, -206), (30, -238), (-50, -236), (-124, -196), (-164, -120),
            (-152, -40),
                  K(-108, 20), (-60, -60), (0, -110))
    )  # fmt: skip
    shade.line(
        p.curve((70, -140), (70, -180), (46, -214)), p.curve((20, -140), (4, -186), (-30, -220)),
        p.curve((-40, -112), (-80, -150), (-110, -180)), p.curve((-84, -60), (-120, -84), (-148, -94)), width=2,
    )  # fmt: skip
    shade.cut(
        p.outline(K(-142, -24), (-96, -92), (-24, -138), (50, -158), K(94, -160), K(96, -134), (50, -132),
            (-10, -112),
                  (-76, -66), K(-120, 4)), seam=True,
    )  # fmt: skip
    frill(shade, p, ((-118, 14), (-78, -54), (-14, -100), (46, -122), (96, -124)), 34, 13, way=1)
    bow(shade, p.inner(40, -158, 1.15, turn=-14))


def hask(shade: Shade) -> None:
    """Draw a physician with spectacles and a wig that falls to the shoulders."""
    p = Place(206, 216, 0.80)
    shade.cut(
        head(p, Features(slope=2, brow=4, bridge=2, hump=3, nose=7, lift=-6, upper=0, lower=2, jut=3, jowl=12, neck=12))
    )
    coat(shade, p, 8)
    shade.gauze(p.outline(K(44, 146), (60, 146), K(74, 150), (88, 190), K(92, 228), K(62, 232), (50, 190)), tone=0.2)
    shade.line(p.curve((58, 150), (72, 190), (78, 228)), width=2)
    wig = p.outline(
        (76, -114), (66, -152), (14, -178), (-56, -172), (-112, -136), (-138, -76), (-150, -10), (-166, 50),
            (-174, 110),
        (-168, 170), (-140, 210), (-92, 220), (-44, 206), (-12, 176), (-2, 134), (-10, 90), (-4, 40), (20, -10),
            (38, -56), (58, -92),
    )  # fmt: skip
    shade.cut(scalloped(wig, 26, 10), seam=True)
    for k in range(6):
        y = -78 + 48 * k
        shade.scratch(
            p.curve((16 - 8 * k, y - 10), (-12 - 8 * k, y + 8), (-40 - 7 * k, y - 8), (-68 - 6 * k, y + 8),
                (-98 - 6 * k, y - 8), (-124 - 5 * k, y + 6)),
            width=4,
        )  # fmt: skip
    shade.scratch(p.curve((56, -126), (4, -148), (-60, -138), (-104, -100)), width=4)
    shade.gauze(p(disc(116, -22, 27, 28)), tone=0.12)
    shade.line(p(arc(116, -22, 27, 0, 360, 28)), width=7.5)
    shade.scratch(p.curve((90, -26), (60, -32), (30, -24)), width=6)


def ogle(shade: Shade) -> None:
    """Draw a lady of fashion whose hair is piled up two feet high."""
    p = Place(206, 312, 0.57)
    plume(shade, p.inner(-40, -330, turn=-30), 150, 96, -1.2)
    plume(shade, p.inner(30, -336, turn=24), 150, 96, 1.3)
    plume(shade, p.inner(-4, -340, turn=-4), 140, 84, 0.5)
    shade.cut(
        head(
            p.inner(0, 0, turn=-3),
            Features(slope=6, brow=-5, bridge=2, hump=1, nose=0, lift=4, upper=3, lower=2, jut=1, neck=-8),
        )
    )
    gown(shade, p.inner(0, 10, 1.02))
    shade.scratch(p.curve((-52, 140), (-10, 150), (36, 138)), width=5)
    frill(shade, p, ((-104, 218), (-40, 188), (30, 192), (78, 220), (108, 252)), 30, 11, way=1)
    tower = p.outline(
        K(76, -108), (98, -180), (112, -260), (100, -330), (52, -366), (-20, -374), (-94, -358), (-134, -300),
            (-136, -220), (-124, -140),
        (-114, -60), (-96, 20), (-70, 60), (-30, 44), (0, -6), (38, -46),
    )  # fmt: skip
    shade.cut(tower)
    shade.scratch(
        *(
            p.curve(
                (98 - 4 * abs(k - 1), -180 - 56 * k), (20, -222 - 50 * k), (-60, -212 - 46 * k), (-120, -172 - 46 * k)
            )
            for k in range(3)
        ),
        p.curve((66, -124), (10, -166), (-60, -156), (-106, -106)),
        width=5.5,
    )
    for k in range(3):
        roll(shade, p.inner(-72, -56 + 42 * k, turn=-14), 70 - 4 * k, 20)
    ringlet(shade, p.inner(-66, 74, turn=4), 3, 23, 44)


def quill(shade: Shade) -> None:
    """Draw an old attorney in a short powdered wig, with his pen behind his ear."""
    p = Place(196, 212, 0.84)
    shade.cut(
        head(
            p.inner(0, 0, turn=5),
            Features(slope=12, brow=5, bridge=3, hump=10, nose=14, lift=-9, mouth=7, lower=3, jut=10, drop=-2, neck=-4),
        )
    )
    coat(shade, p.inner(-4, 6), -4)
    frill(shade, p, ((40, 158), (62, 182), (78, 214)), 28, 4)
    wig = p.outline(
        (62, -122),
        (36, -146),
        (-24, -150),
        (-80, -130),
        (-110, -80),
        (-118, -20),
        (-132, 30),
        (-136, 74),
        (-112, 104),
        (-70, 104),
        (-44, 78),
        (-30, 30),
        (-10, -16),
        (24, -40),
        (46, -80),
    )
    shade.gauze(scalloped(wig, 19, 7), edge=3.0, tone=0.4)
    shade.line(
        p.curve((40, -110), (-10, -126), (-66, -104), (-94, -50)),
        p.curve((-46, 20), (-80, 8), (-116, 26)),
        p.curve((-46, 52), (-84, 44), (-124, 62)),
        p.curve((-56, 82), (-86, 76), (-114, 88)),
        width=2.6,
    )
    shade.gauze(
        p.outline(
            K(-10, -26), (-66, -62), (-122, -112), (-150, -160), K(-164, -204), (-116, -184), (-70, -138), (-34, -74)
        ),
        edge=3.0,
        tone=0.05,
    )
    shade.line(p.curve((66, 20), (20, -8), (-60, -74), (-116, -138), (-158, -196)), width=5)
    shade.line(*(p.curve((-44 - 24 * k, -62 - 25 * k), (-66 - 25 * k, -64 - 26 * k)) for k in range(4)), width=1.6)


def barrow(shade: Shade) -> None:
    """Draw a lady of rank in a riding hat with plumes."""
    p = Place(194, 258, 0.72)
    shade.cut(
        head(p, Features(slope=2, brow=-3, bridge=5, hump=4, nose=3, lift=0, upper=1, lower=1, jut=3, drop=2, neck=-8))
    )
    shade.cut(
        p.outline(
            K(66, -104),
            (0, -130),
            (-80, -110),
            (-112, -50),
            (-108, 20),
            (-80, 64),
            (-40, 58),
            (-16, 20),
            (14, -20),
            (44, -60),
        )
    )
    roll(shade, p.inner(-66, 6, turn=-10), 66, 19)
    roll(shade, p.inner(-64, 48, turn=-10), 58, 18)
    shade.cut(p.outline(K(38, 108), (-6, 124), K(-58, 118), (-64, 160), (-10, 176), K(42, 164)), seam=True)
    coat(shade, p.inner(0, 6), -6)
    jabot(shade, p.inner(0, 4))
    shade.cut(p.outline((-78, 60), (-106, 80), (-114, 124), (-96, 162), (-64, 152), (-54, 100)), seam=True)
    bow(shade, p.inner(-84, 72, 0.7, turn=-10))
    plume(shade, p.inner(-20, -150, turn=-56), 190, 92, 0.9)
    plume(shade, p.inner(-30, -160, turn=-14), 176, 84, -1.0)
    shade.cut(
        p.outline(K(-64, -96), (-70, -150), (-54, -204), (0, -224), (58, -214), (84, -170), K(90, -104)), seam=True
    )
    shade.cut(
        p.outline(K(204, -92), (150, -98), (80, -106), (0, -112), (-80, -104), (-150, -80), K(-190, -50),
            (-166, -104),
                  (-100, -140), (0, -154), (100, -142), (170, -118)), seam=True,
    )  # fmt: skip
    shade.scratch(p.curve((-58, -160), (10, -180), (82, -164)), p.curve((-58, -172), (10, -192), (80, -176)))


def tapley(shade: Shade) -> None:
    """Draw a stout, bald landlord with a little hair behind his ears."""
    p = Place(196, 212, 0.82)
    shade.cut(
        head(
            p,
            Features(
                slope=6, dome=4, brow=2, bridge=-3, hump=-4, nose=6, lift=4, upper=2, lower=3, jut=2, jowl=36, neck=34
            ),
        )
    )
    shade.cut(
        scalloped(
            p.outline((-40, -20), (-84, -34), (-122, -20), (-136, 20), (-128, 60), (-96, 84), (-60, 70), (-36, 30)),
            13,
            7,
        ),
        seam=True,
    )
    shade.scratch(p.curve((-50, 4), (-84, -4), (-116, 10)), p.curve((-52, 34), (-86, 30), (-122, 40)))
    shade.cut(
        p.outline(K(70, 138), (20, 158), (-40, 160), K(-100, 134), (-110, 176), (-20, 198), K(82, 180)), seam=True
    )
    coat(shade, p.inner(-2, 14), 30)
    shade.scratch(p.curve((10, -12), (-4, -22), (-14, -6), (-6, 14), (4, 22)), width=3)
    frill(shade, p, ((78, 172), (104, 196), (124, 226)), 18, 5)


def battle(shade: Shade) -> None:
    """Draw a very old lady who plays by strict rules. She has a hooked nose and a cap with hanging lace strips."""
    p = Place(200, 232, 0.78)
    shade.cut(
        head(p.inner(0, 0, turn=6), Features(slope=2, brow=2, bridge=3, hump=8, nose=8, lift=-11, upper=-2,
            mouth=11, lower=2,
                                             jut=14, drop=-6, neck=-16))
    )  # fmt: skip
    gown(shade, p.inner(-16, 10, 1.1))
    frill(shade, p, ((-128, 226), (-70, 176), (-10, 162), (50, 184), (104, 236)), 30, 12, way=1)
    shade.cut(
        p.outline(
            K(64, -112),
            (20, -140),
            (-50, -134),
            (-100, -90),
            (-108, -10),
            (-76, 54),
            (-40, 56),
            (-14, 20),
            (10, -24),
            (46, -60),
        )
    )
    shade.gauze(
        p.outline(
            K(-24, -60),
            (-70, -30),
            (-92, 40),
            (-104, 130),
            (-112, 206),
            (-86, 226),
            (-54, 212),
            (-44, 120),
            (-34, 40),
            (-10, -30),
        )
    )
    shade.line(p.curve((-50, -10), (-68, 80), (-78, 200)), p.curve((-66, 20), (-86, 110), (-96, 200)), width=2)
    shade.gauze(
        p.outline(K(92, -96), (98, -150), (50, -196), (-20, -206), (-90, -186), (-136, -130), (-146, -60),
            (-126, 10), K(-84, 56),
                  (-60, -30), (-10, -84), (40, -100))
    )  # fmt: skip
    shade.line(
        p.curve((50, -120), (44, -160), (20, -190)), p.curve((0, -108), (-24, -150), (-60, -178)),
        p.curve((-44, -70), (-84, -104), (-118, -124)), p.curve((-62, -20), (-100, -40), (-138, -44)), width=2,
    )  # fmt: skip
    shade.cut(
        p.outline(K(-134, 0), (-106, -84), (-46, -136), (30, -152), K(92, -138), K(92, -116), (30, -126), (-34, -108),
                  (-82, -58), K(-102, 20)), seam=True,
    )  # fmt: skip
    frill(shade, p, ((-92, 40), (-72, -30), (-24, -88), (36, -112), (94, -106)), 26, 13, way=1)


def tom(shade: Shade) -> None:
    """Draw a boy of ten with uncombed hair and a broad frilled collar."""
    p = Place(196, 232, 0.78)
    shade.cut(
        head(p.inner(0, 0, turn=-7), Features(dome=7, slope=-4, brow=-6, bridge=-4, hump=-7, nose=-14, lift=8,
            upper=1, lower=1,
                                              jut=-7, drop=-10, neck=-16))
    )  # fmt: skip
    shade.cut(
        p.outline(
            K(-44, 130),
            (-100, 176),
            (-128, 214),
            K(-138, 250),
            (-60, 274),
            (0, 278),
            (60, 266),
            K(112, 236),
            (90, 196),
            (50, 166),
            K(24, 130),
        )
    )
    frill(shade, p, ((-64, 142), (-30, 158), (0, 160), (34, 140)), 86, 9, way=-1, swell=0.1)
    hair = p.outline(
        (98, -76), (84, -112), (52, -142), (8, -156), (-44, -150), (-92, -122), (-122, -74), (-128, -14),
            (-118, 48), (-92, 92), (-56, 92),
        (-36, 56), (-22, 14), (6, -20), (30, -46), (58, -64),
    )  # fmt: skip
    shade.cut(scalloped(hair, 11, 24))
    shade.cut(p.outline(K(60, -150), (84, -176), (70, -196), (50, -178), K(34, -150)))
    shade.scratch(
        p.curve((70, -100), (40, -128), (-6, -128), (-40, -110)), p.curve((30, -90), (-10, -104), (-50, -84),
            (-76, -50)),
        p.curve((-16, -56), (-56, -50), (-88, -10)), p.curve((-24, -16), (-60, 0), (-84, 40)), p.curve((-40, 30),
            (-60, 46), (-66, 72)),
    )  # fmt: skip


def prince(shade: Shade) -> None:
    """Draw a man of letters who was born in Africa and grew up in London. He wears his own hair and a neat cravat."""
    p = Place(188, 214, 0.84)
    shade.cut(
        head(
            p,
            Features(
                slope=8, dome=4, brow=3, bridge=-4, hump=-5, nose=-5, lift=0, upper=6, lower=6, jut=7, drop=3, neck=2
            ),
        )
    )
    hair = p.outline(
        (80, -112),
        (70, -142),
        (30, -160),
        (-30, -164),
        (-84, -144),
        (-118, -100),
        (-130, -44),
        (-122, 12),
        (-100, 52),
        (-64, 64),
        (-36, 44),
        (-22, 8),
        (8, -26),
        (34, -50),
        (52, -86),
    )
    shade.cut(scalloped(hair, 30, 9))
    for x, y in (
        (20, -126),
        (-26, -132),
        (-68, -112),
        (-96, -70),
        (-100, -22),
        (-84, 22),
        (-10, -92),
        (-52, -78),
        (-62, -34),
        (26, -84),
    ):
        shade.scratch(p(arc(x, y, 11, 130, 320)), width=2.8)
    coat(shade, p)
    linen = p.outline(
        K(46, 112), (-10, 132), K(-70, 116), (-78, 140), (-72, 166), (-10, 182), (40, 176), (66, 190), K(92, 214),
        (96, 190),
        (82, 170), (62, 154),
    )  # fmt: skip
    shade.gauze(linen, edge=3.0, tone=0.12)
    shade.line(
        p.curve((46, 130), (-10, 148), (-74, 132)), p.curve((48, 148), (-10, 166), (-74, 150)), p.curve((52, 156),
        (72, 176), (88, 202)),
        width=2.4,
    )  # fmt: skip
    shade.scratch(p.curve((8, -12), (-6, -22), (-16, -6), (-8, 14), (2, 22)), width=3)


def domino(shade: Shade) -> None:
    """Draw a person in a masquerade costume: hood, cocked hat and a white mask with a beak."""
    p = Place(190, 240, 0.80)
    hood = p.outline(
        K(74, -110), (20, -130), (-60, -126), (-116, -80), (-134, 0), (-128, 80), (-140, 150), (-160, 204),
            K(-166, 246), (-80, 268), (20, 268),
        (90, 254), K(132, 232), (112, 190), (92, 150), (80, 120), (76, 60), (80, 0), (84, -50),
    )  # fmt: skip
    shade.cut(hood)
    shade.gauze(
        p.outline(K(84, -104), (100, -76), (104, -44), (116, -12), (144, 20), K(182, 46), (160, 56), (150, 82),
            K(152, 124), (120, 128),
                  (84, 116), (60, 60), (54, 0), (62, -60)), tone=0.06, edge=5,
    )  # fmt: skip
    shade.line(p.curve((104, 46), (136, 40), (166, 47)), width=3.4)
    shade.cut(p.outline(K(74, -22), (88, -36), K(106, -28), (92, -14)))
    shade.scratch(
        p.curve((34, -80), (10, -20), (16, 60), (50, 130)), p.curve((-14, -90), (-50, -10), (-46, 100), (-10, 210)),
        p.curve((-60, -80), (-96, 20), (-96, 140), (-90, 230)), p.curve((44, 146), (66, 196), (76, 246)), width=4,
    )  # fmt: skip
    frill(shade, p, ((66, 124), (96, 152), (118, 184), (134, 222)), 24, 7)
    cocked_hat(shade, p.inner(4, -4))


def delorme(shade: Shade) -> None:
    """Draw the banker of the house, who came from Paris. He has high hair, a long pigtail with a ribbon, and an
    eyeglass.
    """
    p = Place(186, 246, 0.80)
    shade.cut(head(p, Features(slope=9, brow=4, bridge=5, hump=9, nose=7, lift=-7, upper=-3, lower=-1, jut=9, drop=7)))
    shade.cut(
        p.outline(
            (-92, 62), (-120, 96), (-126, 150), (-138, 216), (-152, 262), (-132, 256), (-112, 214), (-98, 150),
            (-76, 92),
        ),
        seam=True,
    )  # fmt: skip
    shade.scratch(*(p.curve((-94 - k * 9, 112 + k * 38), (-128 - k * 6, 122 + k * 38)) for k in range(4)))
    coat(shade, p, -4)
    shade.cut(p.outline(K(48, 106), (-14, 124), K(-80, 108), (-88, 158), (-14, 176), K(56, 158)), seam=True)
    shade.scratch(p.curve((46, 132), (-12, 148), (-80, 132)))
    jabot(shade, p)
    bow(shade, p.inner(-96, 66, 0.9, turn=-16))
    shade.cut(
        p.outline(K(76, -108), (88, -158), (66, -206), (14, -226), (-46, -214), (-92, -170), (-116, -104), (-122, -40),
                  (-116, 22), (-96, 62), (-62, 62), (-38, 34), (-22, 6), (-2, -14), (26, -26), (42, -60), (60, -92)),
    )  # fmt: skip
    roll(shade, p.inner(-46, 14, turn=-6), 66, 19)
    roll(shade, p.inner(-44, -26, turn=-6), 66, 19)
    shade.scratch(
        p.curve((74, -126), (44, -158), (-4, -186), (-50, -176)),
        p.curve((66, -108), (20, -136), (-30, -140), (-84, -104)),
        p.curve((78, -156), (50, -190), (6, -206)),
    )
    shade.gauze(p(disc(148, -34, 22, 28)), tone=0.1)
    shade.line(p(arc(148, -34, 22, 0, 360, 28)), width=7)
    shade.line(p.curve((152, -8), (162, 40), (168, 96)), width=5)


SITTERS: Final[Mapping[str, Callable[[Shade], None]]] = {
    sit.__name__: sit
    for sit in (sharp, pimlott, fenn, tolliver, hask, ogle, quill, barrow, tapley, battle, tom, prince, domino, delorme)
}
"""The functions that draw the silhouettes, by file name. They are in the order of display."""
