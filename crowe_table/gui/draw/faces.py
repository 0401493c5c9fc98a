"""Portraits of players. They are profiles cut from black paper, in an oval with a thin frame."""

from dataclasses import dataclass

import pygame

from crowe_table import palette
from crowe_table.gui.draw.assets import FACE, Assets
from crowe_table.gui.draw.type import Face

BREADTH = 0.8
"""Width of a portrait as a fraction of its height."""
_OVERSAMPLING = 3
"""Factor by which the frame is drawn larger, so that it is smooth after scaling."""
_FADED = (150, 140, 122)
"""Colour added to the black of a profile that is out of play."""


@dataclass(frozen=True)
class Medallion:
    """Description of a portrait.

    ``face`` names the profile, which looks to the right. It is empty for an oval without a profile.
    """

    face: str = ""
    mirrored: bool = False
    """Whether the profile looks to the left."""
    faded: bool = False
    """Whether the profile is drawn faded, because the player is out of play."""
    rim: str = palette.INK
    """Colour of the frame."""


def medallion(assets: Assets, seen: Medallion, height: int) -> pygame.Surface:
    """Return a portrait ``height`` pixels high, without shadow.

    If the picture of the profile is missing, the oval has an ornament instead.
    """
    return assets.cached(("medallion", seen, height), lambda: _drawn(assets, seen, height))


def _drawn(assets: Assets, seen: Medallion, height: int) -> pygame.Surface:
    width = round(height * BREADTH)
    surface = _paper(assets, width, height)
    profile = assets.picture(f"{FACE}{seen.face}", width, height) if seen.face else None
    if profile is None:
        _flower(assets, surface)
    else:
        if seen.faded:
            profile = profile.copy()
            profile.fill((*_FADED, 0), special_flags=pygame.BLEND_RGBA_ADD)
        surface.blit(pygame.transform.flip(profile, seen.mirrored, False), (0, 0))
    size = width, height
    surface.blit(assets.cached(("oval", size, seen.rim), lambda: _frame(*size, seen.rim)), (0, 0))
    outside = assets.cached(("oval", size), lambda: _oval_mask(*size))
    surface.blit(outside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def laid(assets: Assets, seen: Medallion, height: int) -> pygame.Surface:
    """Return a portrait with its shadow. It is ``height`` pixels high, without the margin that holds the shadow."""
    return assets.cached(("laid-oval", seen, height), lambda: _with_shared_shadow(assets, seen, height))


def _with_shared_shadow(assets: Assets, seen: Medallion, height: int) -> pygame.Surface:
    oval = medallion(assets, seen, height)
    surface = assets.cached(("oval-shadow", height), lambda: _shadow(assets, *oval.get_size())).copy()
    surface.blit(oval, (assets.margin, assets.margin))
    return surface


def _shadow(assets: Assets, width: int, height: int) -> pygame.Surface:
    """Return a dark oval with its shadow, over which portraits are drawn."""
    dark = _oval_mask(width, height)
    dark.fill(palette.INK, special_flags=pygame.BLEND_RGBA_MULT)
    return assets.shadowed(dark, 3)


def _paper(assets: Assets, width: int, height: int) -> pygame.Surface:
    sheet = None if assets.look.contrast else assets.picture(f"{FACE}oval", width, height)
    if sheet is not None:
        return sheet.copy()
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    surface.fill(palette.PLAIN_PAPER if assets.look.contrast else palette.BOOKE_PAPER)
    return surface


def _flower(assets: Assets, surface: pygame.Surface) -> None:
    """Draw a printer's ornament in the middle of an oval without a profile."""
    width, height = surface.get_size()
    flower = assets.case.line("❦", Face.TEXT, max(8, height // 3), palette.FADED_INK)
    surface.blit(flower, flower.get_rect(center=(width // 2, height // 2)))


def _frame(width: int, height: int, colour: str) -> pygame.Surface:
    """Return an oval frame in one colour. A brass frame has a dark line inside."""
    frame = pygame.Surface((width * _OVERSAMPLING, height * _OVERSAMPLING), pygame.SRCALPHA)
    whole = frame.get_rect()
    bold = max(_OVERSAMPLING, round(height * _OVERSAMPLING * (0.034 if colour == palette.BRIGHT_BRASS else 0.022)))
    frame.fill((*pygame.Color(colour)[:3], 0))
    pygame.draw.ellipse(frame, colour, whole, bold)
    if colour == palette.BRIGHT_BRASS:
        pygame.draw.ellipse(frame, palette.INK, whole.inflate(-2 * bold, -2 * bold), max(1, bold // 3))
    return pygame.transform.smoothscale(frame, (width, height))


def _oval_mask(width: int, height: int) -> pygame.Surface:
    """Return a white oval. Everything around it is transparent."""
    mask = pygame.Surface((width * _OVERSAMPLING, height * _OVERSAMPLING), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    pygame.draw.ellipse(mask, "white", mask.get_rect())
    return pygame.transform.smoothscale(mask, (width, height))
