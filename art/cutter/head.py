"""Head in profile, facing right: one outline shared by all players, and the features that distinguish each player."""

from dataclasses import dataclass

import numpy as np

from art.engraver.geometry import Curve, K, Place, curve


@dataclass(frozen=True, kw_only=True)
class Features:
    """Features of a face as differences from the shared profile, in drawing units. A head is about 240 units high."""

    slope: float = 0.0
    """Backward lean of the forehead."""
    dome: float = 0.0
    """Roundness of the forehead, large for a child."""
    brow: float = 0.0
    """Overhang of the brow over the eye."""
    bridge: float = 0.0
    """Forward shift of the root of the nose."""
    hump: float = 0.0
    """Arch of the bridge of the nose; negative for a hollow bridge."""
    nose: float = 0.0
    """Forward shift of the tip of the nose."""
    lift: float = 0.0
    """Upward turn of the tip of the nose; negative if it droops."""
    upper: float = 0.0
    """Forward shift of the upper lip."""
    lower: float = 0.0
    """Forward shift of the lower lip."""
    mouth: float = 0.0
    """Backward shift of the whole mouth, for a face without teeth."""
    jut: float = 0.0
    """Forward shift of the chin."""
    drop: float = 0.0
    """Extra length of the chin."""
    jowl: float = 0.0
    """Size of a second chin."""
    neck: float = 0.0
    """Extra thickness of the neck."""


def head(place: Place, features: Features) -> Curve:
    """Return the outline of head and neck without hair. The ear is at the origin of the place."""
    return place(np.vstack((_face(features), _skull(features))))


def _face(f: Features) -> Curve:
    """Return the outline of the face from the hair line down to the foot of the neck."""
    lip, chin = -f.mouth, f.jut
    return curve(
        K(70 - f.slope, -122),
        (92 - f.slope * 0.6 + f.dome, -92),
        (99 + f.brow * 0.6 + f.dome, -62),
        (101 + f.brow, -46),
        (95 + f.bridge, -30),
        (104 + f.bridge * 0.7 + f.hump, -10),
        (124 + f.nose * 0.7 + f.hump * 0.5, 11 - f.lift * 0.7),
        (138 + f.nose, 21 - f.lift),
        (136 + f.nose, 29 - f.lift * 0.7),
        (124 + f.nose * 0.5, 33 - f.lift * 0.2),
        K(110 + lip * 0.4, 35),
        (112 + lip * 0.8, 44),
        (121 + lip + f.upper, 53),
        (118 + lip + f.upper * 0.7, 58),
        K(109 + lip, 60),
        (117 + lip + f.lower, 64),
        (117 + lip + f.lower * 0.8, 71),
        (106 + lip * 0.6 + f.lower * 0.3 + chin * 0.5, 81),
        (111 + chin, 91 + f.drop * 0.5),
        (111 + chin, 101 + f.drop),
        (99 + chin * 0.8, 113 + f.drop),
        (76 + chin * 0.3, 115 + f.drop * 0.6 + f.jowl * 0.7),
        (56 + f.jowl * 0.4, 122 + f.jowl),
        (42 + f.neck, 136 + f.jowl * 0.8),
        (36 + f.neck, 160),
        K(40 + f.neck, 212),
    )


def _skull(f: Features) -> Curve:
    return curve(
        K(-66 - f.neck * 0.5, 212),
        (-62 - f.neck * 0.4, 150),
        (-74, 96),
        (-104, 44),
        (-112, -14),
        (-96, -78),
        (-52, -122),
        (10, -138),
        K(70 - f.slope, -122),
    )
