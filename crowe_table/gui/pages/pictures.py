"""The picture of a game: cards or furniture that the game declares, or the default for its kind."""

from collections.abc import Iterator, Sequence

import pygame

from crowe_table import palette
from crowe_table.engine.cards import Card, parse_all
from crowe_table.engine.game import GameKind
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.packs import width_of
from crowe_table.gui.draw.parts import InParts, whole
from crowe_table.gui.draw.typeset import cloth
from crowe_table.gui.pages.pagination import Figure, figures_of

PICTURE = "picture"
"""Name of the entry in ``figures.toml`` that declares the picture."""
OF_KIND = {
    GameKind.TRICKS: Figure(cards=tuple(parse_all("KS"))),
    GameKind.CRIBBAGE: Figure(cards=tuple(parse_all("QH JC"))),
    GameKind.WAGERS: Figure(cards=tuple(parse_all("AS"))),
    GameKind.BANKS: Figure(furniture="faro-cloth"),
}
"""Default pictures by kind of game."""
FACE_TOP = 0.02
"""Fraction of a card's height that is cut off at the top."""


def picture_of(slug: str, kind: GameKind) -> Figure:
    """Return the figure that represents a game."""
    return figures_of(slug).get(PICTURE) or OF_KIND[kind]


def small_picture(assets: Assets, shown: Figure, size: tuple[int, int], faded: bool = False) -> pygame.Surface:
    """Return a small framed picture of this size in pixels. It shows furniture, or the upper part of the first card."""
    return whole(small_picture_in_parts(assets, shown, size, faded))


def small_picture_in_parts(
    assets: Assets, shown: Figure, size: tuple[int, int], faded: bool = False
) -> InParts[pygame.Surface]:
    """Do the work of ``small_picture``, one part at each step, because its sources are slow to load."""
    key = "small picture", shown, size, faded
    picture = assets.kept(key) or (yield from _small(assets, shown, size, faded))
    return assets.cached(key, lambda: picture)


def _small(assets: Assets, shown: Figure, size: tuple[int, int], faded: bool) -> InParts[pygame.Surface]:
    picture = pygame.Surface(size)
    picture.fill(palette.CARD_PAPER)
    if shown.furniture:
        yield from _furniture(assets, shown.furniture, picture)
    elif shown.cards:
        yield from _face(assets, shown.cards[0], picture)
    if faded:
        paper = pygame.Surface(size)
        paper.fill(palette.BOOKE_PAPER)
        paper.set_alpha(170)
        picture.blit(paper, (0, 0))
    edge = palette.DISABLED if faded else palette.INK
    pygame.draw.rect(picture, edge, picture.get_rect(), max(1, assets.canvas.px(1.4)))
    return picture


def large_picture(assets: Assets, shown: Figure, size: tuple[int, int]) -> InParts[pygame.Surface]:
    """Return a large picture on baize: furniture above, and cards below. Draw one part at each step."""
    key = "large picture", shown, size
    picture = assets.kept(key) or (yield from _laid_out(assets, shown, size))
    return assets.cached(key, lambda: picture)


def _laid_out(assets: Assets, shown: Figure, size: tuple[int, int]) -> InParts[pygame.Surface]:
    picture = pygame.Surface(size)
    cloth(picture, assets, picture.get_rect())
    inner = picture.get_rect().inflate(-assets.canvas.px(24), -assets.canvas.px(16))
    upper, lower = inner, inner
    if shown.furniture and shown.cards:
        upper = pygame.Rect(inner.x, inner.y, inner.w, inner.h * 45 // 100)
        lower = pygame.Rect(inner.x, upper.bottom, inner.w, inner.bottom - upper.bottom)
    yield
    if shown.furniture:
        yield from _whole(assets, shown.furniture, picture, upper)
    if shown.cards:
        yield from _laid(assets, shown.cards, picture, lower)
    return picture


def _whole(assets: Assets, name: str, picture: pygame.Surface, area: pygame.Rect) -> Iterator[None]:
    master = yield from assets.master_in_parts(name)
    if master is None:
        return
    w, h = master.get_size()
    scale = min(area.w / w, area.h / h)
    yield
    piece = pygame.transform.smoothscale(master, (round(w * scale), round(h * scale)))
    yield
    piece = assets.shadowed(piece, 4)
    picture.blit(piece, piece.get_rect(center=area.center))


def _laid(assets: Assets, cards: Sequence[Card], picture: pygame.Surface, area: pygame.Rect) -> Iterator[None]:
    """Draw cards side by side, as large as possible, one card at each step."""
    high = area.h - 2
    gap = assets.canvas.px(10)
    while high > 1 and len(cards) * (width_of(high) + gap) > area.w:
        high -= 1
    pack, each = assets.unmarked(), width_of(high) + gap
    x = area.centerx - (each * len(cards) - gap) // 2
    for number, card in enumerate(cards):
        laid = assets.shadowed(pack.face(card, high).convert_alpha(), 3)
        picture.blit(laid, laid.get_rect(center=(x + number * each + width_of(high) // 2, area.centery)))
        yield


def _face(assets: Assets, card: Card, picture: pygame.Surface) -> Iterator[None]:
    w, h = picture.get_size()
    high = next(high for high in range(w, 4 * w) if width_of(high) >= w)
    face = yield from assets.unmarked().face_in_parts(card, high)
    picture.blit(face, (0, 0), pygame.Rect(0, round(high * FACE_TOP), w, h))


def _furniture(assets: Assets, name: str, picture: pygame.Surface) -> Iterator[None]:
    """Draw a piece of furniture on baize. If the piece is too long, its right end is cut off."""
    master = yield from assets.master_in_parts(name)
    if master is None:
        return
    yield
    cloth(picture, assets, picture.get_rect())
    (w, h), (mw, mh) = picture.get_size(), master.get_size()
    scale = h * 0.86 / mh if mw > 2 * mh or master.get_flags() & pygame.SRCALPHA else w / mw
    piece = pygame.transform.smoothscale(master, (round(mw * scale), round(mh * scale)))
    left = round(w * 0.08) if piece.get_width() > w else (w - piece.get_width()) // 2
    picture.blit(piece, (left, (h - piece.get_height()) // 2))
