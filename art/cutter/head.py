"""A head in profile, to the right: one outline for everybody, and the features that make it somebody's."""

from dataclasses import dataclass

import numpy as np

from art.engraver.geometry import Curve, K, Place, curve


@dataclass(frozen=True, kw_only=True)
class Features:
    """How a profile differs from the common one, in units of the drawing; the head is some 240 high."""

    slope: float = 0.0
    """The forehead leans back."""
    dome: float = 0.0
    """The forehead is round, as a child's."""
    brow: float = 0.0
    """The brow stands out over the eye."""
    bridge: float = 0.0
    """The root of the nose lies forward, not hollow."""
    hump: float = 0.0
    """The bridge of the nose is arched; hollow if less than nothing."""
    nose: float = 0.0
    """The tip stands out."""
    lift: float = 0.0
    """The tip is turned up; less than nothing, it droops."""
    upper: float = 0.0
    """The upper lip stands out."""
    lower: float = 0.0
    """The lower lip stands out."""
    mouth: float = 0.0
    """The whole mouth lies back, as without teeth."""
    jut: float = 0.0
    """The chin stands out."""
    drop: float = 0.0
    """The chin is long."""
    jowl: float = 0.0
    """There is a second chin."""
    neck: float = 0.0
    """The neck is thick."""


def head(place: Place, features: Features) -> Curve:
    """The whole head and neck, bald, with its ear at the middle of the place."""
    return place(np.vstack((_face(features), _skull(features))))


def _face(f: Features) -> Curve:
    """From the hair line down to the foot of the neck."""
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
