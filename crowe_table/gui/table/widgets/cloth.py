"""A betting cloth: outlined spots with names, and stakes on them. Each stake shows its owner and the kind of bet."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial

import pygame

from crowe_table import palette
from crowe_table.engine.cards import Card, rank
from crowe_table.engine.core import Seat
from crowe_table.engine.layout import ClothSpot, Lying, Spot
from crowe_table.engine.money import Account, Farthings
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, narrowed, set_words
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.displayed import Displayed
from crowe_table.gui.table.formations.blocks import cloth_size
from crowe_table.gui.table.widgets.chips import RIM, chip, colour_of
from crowe_table.gui.table.widgets.coins import Currency, heap
from crowe_table.words import Words

STAKE_Z, LIGHT_Z = 600.0, 6.0
SUM_SIZE, TITLE_HEIGHT = 14, 26
CHIP, MIN_CHIP, CHIPS_ABREAST = 38, 26, 2
"""Table units: diameter of a disc on a spot with few discs, and on one with many.

``CHIPS_ABREAST`` is the minimum number of discs side by side.
"""
CHIP_PITCH, CHIP_DOWN = 0.96, 1.2
"""Horizontal distance between discs, in diameters, and vertical distance as a multiple of the horizontal one.

The vertical distance leaves room for printed sums.
"""
STROKE = 9
"""Length in table units of the strokes that connect a small spot with its neighbours."""
CARD_RATIO, FOLD = 1.5, 0.3
"""Height of a card with bent corners, and size of a bent corner, as multiples of the card's width."""
_OVERSAMPLING = 4
"""Oversampling factor for drawing."""
LYING_CHIPS = 4
"""Maximum number of full-size discs on a card."""


class Cloth:
    """One cloth of the layout."""

    def __init__(
        self, scene: Scene, assets: Assets, words: Words, spot: Spot, whole: pygame.Rect, currency: Currency
    ) -> None:
        """Create a cloth. ``whole`` is the area of all its spots, in pixels."""
        self._scene = scene
        self._assets = assets
        self._words = words
        self._spot = spot
        self._currency = currency
        self._outlines = _drawn(spot.cloth, whole)
        self._ways: Mapping[str, Lying] = {spot.shows: Lying.PLAIN, **dict(spot.lying)}
        self._stakes: dict[Account, tuple[tuple[object, ...], Sprite]] = {}
        self._lying: Mapping[Account, Farthings] = {}
        """The stakes as last drawn, so that unchanged spots are not redrawn."""
        self._rooms = {each.name: self._find_room(each) for each in spot.cloth}
        self._lights: dict[str, Sprite] = {}
        self._chosen: frozenset[str] = frozenset()
        self._between = {each.name: each.between for each in spot.cloth}
        self._darkened: dict[str, Sprite] = {}
        self.name = spot.shows

    def paint_in_parts(self) -> Iterator[None]:
        """Paint the cloth on the baize, one spot per step."""
        for each in self._spot.cloth:
            self._print(each)
            yield

    def remove(self) -> None:
        """Remove the stakes and the highlights."""
        stakes = [stake for _, stake in self._stakes.values()]
        for sprite in (*stakes, *self._lights.values(), *self._darkened.values()):
            self._scene.remove(sprite)

    def shows(self, account: Account) -> bool:
        """Return whether the cloth has a spot for the coins of this account."""
        return account.name in self._ways and account.place in self._outlines

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all spots."""
        return tuple(self._outlines)

    def area(self, spot: str) -> pygame.Rect:
        """Return the bounding rectangle of a spot, in pixels."""
        xs, ys = zip(*self._outlines[spot], strict=True)
        return pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    def spot_at(self, point: tuple[int, int]) -> str:
        """Return the spot whose outline contains a point. Empty if there is none."""
        return next((name for name, outline in self._outlines.items() if _inside(point, outline)), "")

    def spot_name(self, spot: str) -> str:
        """Return the spoken name of a spot: its title, the rank of its card, or the spots that it combines."""
        each, words = next(each for each in self._spot.cloth if each.name == spot), self._words
        if each.between:
            return words.listed([self.spot_name(other) for other in each.between])
        return words.rank(rank(Card(each.card))) if each.card >= 0 else words.text(each.title)

    def stakes(self, spot: str) -> list[str]:
        """Return the stakes on a spot, each with its owner."""
        told = []
        for account, total in self._lying.items():
            if account.place == spot:
                key, name = f"access-stake-{self._ways[account.name]}", self._words.text("log-plays", seat=account.seat)
                told.append(self._words.text(key, name=name, told=self._words.amount(account, total)))
        return told

    def is_chosen(self, spot: str) -> bool:
        """Return whether a spot is highlighted as chosen."""
        return spot in self._chosen

    def set_chosen(self, spots: frozenset[str]) -> None:
        """Highlight these spots as chosen, and no others."""
        self._chosen = spots
        for spot in self._outlines:
            self.light(spot, False)

    @property
    def lifts(self) -> str:
        """The name of the act that takes a stake off the cloth."""
        return self._spot.lifts

    def carry(self, spot: str, seat: Seat, point: tuple[int, int]) -> bool:
        """Move a player's stake on a spot to this point in pixels. Return False if the player has no stake there."""
        found = next((each for each in self._stakes if (each.place, each.seat) == (spot, seat)), None)
        if found is None:
            return False
        sprite = self._stakes[found][1]
        w, h = sprite.surface.get_size()
        sprite.x, sprite.y = point[0] - w / 2, point[1] - h / 2
        return True

    def put_back(self, spot: str, seat: Seat) -> None:
        """Move a dragged stake back to its place."""
        for account in [each for each in self._stakes if (each.place, each.seat) == (spot, seat)]:
            place = self.place(account)
            self.carry(spot, seat, place)

    def light(self, spot: str, on: bool) -> None:
        """Switch the highlight of a spot on or off. A chosen spot stays highlighted."""
        lit = self._lights.pop(spot, None)
        if lit:
            self._scene.remove(lit)
        if not on and spot not in self._chosen:
            return
        touched = [self.area(each) for each in (spot, *self._between[spot])]
        area = touched[0].unionall(touched[1:])
        surface = pygame.Surface(area.size, pygame.SRCALPHA)
        px, middle = self._assets.canvas.px, pygame.Vector2(touched[0].center)
        for other in touched[1:]:
            near = _nearest(other, touched[0].center)
            pygame.draw.line(surface, palette.BRIGHT_BRASS, middle - area.topleft, near - area.topleft, px(3))
        for each in self._between[spot] or (spot,):
            outline = [(x - area.x, y - area.y) for x, y in self._outlines[each]]
            pygame.draw.polygon(surface, (*pygame.Color(palette.BRIGHT_BRASS)[:3], 60), outline)
            pygame.draw.polygon(surface, palette.BRIGHT_BRASS, outline, px(3))
        if self._between[spot]:
            pygame.draw.circle(surface, palette.BRIGHT_BRASS, middle - area.topleft, px(CHIP / 2), px(3))
        self._lights[spot] = self._scene.add(Sprite(surface, *area.topleft, z=LIGHT_Z))

    def show(self, displayed: Displayed) -> None:
        """Show every stake as displayed."""
        self._darken(displayed)
        lying = {account: total for account, total in displayed.accounts.items() if total > 0 and self.shows(account)}
        before, self._lying = self._lying, lying
        if lying == before:
            return
        touched = {account.place for account, _ in lying.items() ^ before.items()}
        for account in [account for account in self._stakes if account not in lying]:
            self._scene.remove(self._stakes.pop(account)[1])
        self._show_chips({account: total for account, total in lying.items() if account.place in touched})

    def _show_chips(self, lying: Mapping[Account, Farthings]) -> None:
        """Draw the stakes of some spots, each on the disc of its owner.

        Where two discs overlap, the one higher up on the screen is in front. Thus the sum at its foot stays readable.
        """
        by_spot: dict[str, list[Account]] = {}
        for account in lying:
            by_spot.setdefault(account.place, []).append(account)
        for account, amount in lying.items():
            there = tuple(by_spot[account.place])
            says = (amount, self.place(account, there), self._chip_side(account, there))
            if account in self._stakes and self._stakes[account][0] == says:
                continue
            if account in self._stakes:
                self._scene.remove(self._stakes[account][1])
            key = ("stake", account.name, account.seat, amount, says[2], self._currency)
            picture = self._assets.cached(key, partial(self._chip, account, amount, says[2]))
            left, top = says[1][0] - picture.get_width() // 2, says[1][1] - picture.get_height() // 2
            self._stakes[account] = says, self._scene.add(Sprite(picture, left, top, z=STAKE_Z - top / 10_000))

    def _chip_side(self, account: Account, lying: tuple[Account, ...]) -> int:
        """Return the diameter of a stake's disc in pixels. It is smaller where many stakes lie together."""
        many = len(_stakes_on_spot(account, lying))
        full = 2 if self._between[account.place] else LYING_CHIPS
        return self._assets.canvas.px(CHIP if many <= full else MIN_CHIP if many > 2 * full else (CHIP + MIN_CHIP) / 2)

    def place(self, account: Account, lying: tuple[Account, ...] = ()) -> tuple[int, int]:
        """Return the centre of a stake on its spot, in pixels.

        The stakes on a spot are arranged around its middle, with at least two side by side.
        """
        lying = lying or tuple(self._stakes)
        together, room = _stakes_on_spot(account, lying), self._rooms[account.place]
        pitch = self._chip_side(account, lying) * CHIP_PITCH
        width = max(CHIPS_ABREAST, int(room.w / pitch)) if not self._between[account.place] else CHIPS_ABREAST
        columns = min(len(together), width)
        row, column = divmod(together.index(account), columns)
        rows = -(-len(together) // columns)
        x = room.centerx + pitch * (column - (columns - 1) / 2)
        down = min(pitch * CHIP_DOWN, room.h / rows) if rows > 2 else pitch * CHIP_DOWN
        return round(x), round(room.centery + max(down, pitch) * (row - (rows - 1) / 2))

    def _darken(self, displayed: Displayed) -> None:
        """Darken the spots of ranks that have no more cards to be played."""
        gone = [row[0] for row in displayed.rows(self._spot.spent)] if self._spot.spent else []
        for each in self._spot.cloth:
            spent = each.card >= 0 and bool(gone) and gone[rank(Card(each.card))] >= self._spot.group
            if spent == (each.name in self._darkened):
                continue
            if not spent:
                self._scene.remove(self._darkened.pop(each.name))
                continue
            area = self.area(each.name)
            veil = pygame.Surface(area.size, pygame.SRCALPHA)
            veil.fill((*pygame.Color(self._assets.look.table_top.dark)[:3], 200))
            self._darkened[each.name] = self._scene.add(Sprite(veil, *area.topleft, z=LIGHT_Z - 1))

    # --- Painting

    def _find_room(self, drawn: ClothSpot) -> pygame.Rect:
        """Return the free area of a spot, below its name and any pile there."""
        area = self.area(drawn.name)
        above = self._assets.canvas.px(TITLE_HEIGHT * self._assets.look.text) if drawn.title else 0
        above = area.h * drawn.head // cloth_size(self._spot)[1] if drawn.pile else above
        return pygame.Rect(area.x, area.y + above, area.w, area.h - above)

    def _print(self, each: ClothSpot) -> None:
        """Paint the outline and the name of a spot."""
        background, px = self._scene.background, self._assets.canvas.px
        outline = self._outlines[each.name]
        if each.between:
            self._print_strokes(each)
            return
        if each.card >= 0:
            area = self.area(each.name)
            card = self._assets.card(Card(each.card), area.h / self._assets.canvas.scale)
            background.blit(card, card.get_rect(center=area.center))
            return
        pygame.draw.polygon(background, self._assets.look.table_top.dark, outline)
        pygame.draw.polygon(background, palette.BRASS, outline, px(2))
        if each.title:
            area = self.area(each.name)
            words = StyledText(self._words.text(each.title), Face.ITALIC, 18, palette.BOOKE_PAPER)
            line = set_words(self._assets, narrowed(self._assets, words, area.w - px(8)), area.w - px(8))
            background.blit(line, line.get_rect(midtop=(area.centerx, area.y + px(2))))

    def _print_strokes(self, each: ClothSpot) -> None:
        middle, px = pygame.Vector2(self.area(each.name).center), self._assets.canvas.px
        for other in each.between:
            towards = pygame.Vector2(self.area(other).center) - middle
            end = middle + towards.normalize() * px(STROKE)
            pygame.draw.line(self._scene.background, palette.BRIGHT_BRASS, middle, end, px(2))

    def _chip(self, account: Account, amount: Farthings, side: int) -> pygame.Surface:
        """Return a picture of coins on their owner's disc, with the sum at the foot of the disc."""
        m, inner = self._assets.margin, round(side * (1 - 2 * RIM))
        total = self._words_of(self._words.slashed_sum(amount), side * 2, palette.INK)
        width, height = max(side, total.get_width()), side + total.get_height() // 3
        picture = pygame.Surface((width + 2 * m, height + 2 * m), pygame.SRCALPHA)
        middle = m + width // 2, m + side // 2
        disc = self._assets.shadowed(chip(self._assets, Seat(account.seat), side), 2)
        lying = self._ways[account.name]
        if lying is Lying.BENT:
            self._lay_bent_card(picture, account, middle, side)
        picture.blit(disc, disc.get_rect(center=middle))
        coins = heap(self._assets, amount, self._currency, (inner, inner))
        picture.blit(coins, coins.get_rect(center=middle))
        if lying is Lying.COPPERED:
            _draw_copper(picture, middle, inner, self._assets.canvas.px)
        strip = total.get_rect(midbottom=(m + width // 2, m + height))
        pygame.draw.rect(picture, palette.BOOKE_PAPER, strip.inflate(self._assets.canvas.px(4), 0), border_radius=3)
        picture.blit(total, strip)
        return picture

    def _lay_bent_card(self, picture: pygame.Surface, account: Account, middle: tuple[int, int], side: int) -> None:
        """Draw a card with bent corners under a stake that has won and stays on the cloth.

        Each bent corner stands for one win.
        """
        bends = [name for name, lying in self._ways.items() if lying is Lying.BENT].index(account.name) + 1
        card = self._assets.shadowed(_bent_card(side, bends, colour_of(Seat(account.seat))), 2)
        picture.blit(card, card.get_rect(center=middle))

    def _words_of(self, text: str, room: int, ink: str = palette.BOOKE_PAPER) -> pygame.Surface:
        return set_words(self._assets, StyledText(text, Face.TEXT, SUM_SIZE, ink), room)


def _stakes_on_spot(account: Account, lying: tuple[Account, ...]) -> list[Account]:
    found = {account, *(each for each in lying if each.place == account.place)}
    return sorted(found, key=lambda each: (each.seat, each.name))


def _draw_copper(picture: pygame.Surface, middle: tuple[int, int], side: int, px: Callable[[float], int]) -> None:
    """Draw a copper token. ``side`` is its diameter in pixels."""
    pygame.draw.circle(picture, palette.RIM_LINE, middle, side // 2)
    pygame.draw.circle(picture, palette.COPPER, middle, side // 2 - px(1.5))
    pygame.draw.circle(picture, palette.RIM_LINE, middle, round(side * 0.3), px(1))


def _nearest(area: pygame.Rect, point: tuple[int, int]) -> pygame.Vector2:
    x, y = point
    return pygame.Vector2(min(max(x, area.left), area.right), min(max(y, area.top), area.bottom))


@lru_cache(maxsize=64)
def _bent_card(side: int, bends: int, colour: str) -> pygame.Surface:
    """Return a card ``side`` pixels wide with ``bends`` corners turned up, clockwise from the top right.

    The turned corners are in the owner's colour.
    """
    width, height = side * _OVERSAMPLING, round(side * CARD_RATIO) * _OVERSAMPLING
    card, fold, line = pygame.Surface((width, height), pygame.SRCALPHA), round(width * FOLD), _OVERSAMPLING
    corners = (((width, 0), -1, 1), ((width, height), -1, -1), ((0, height), 1, -1), ((0, 0), 1, 1))
    pygame.draw.rect(card, palette.CARD_PAPER, card.get_rect())
    pygame.draw.rect(card, palette.INK, card.get_rect(), line)
    for (x, y), across, down in corners[:bends]:
        beside, below, tip = (x + across * fold, y), (x, y + down * fold), (x + across * fold, y + down * fold)
        pygame.draw.polygon(card, (0, 0, 0, 0), [(x, y), beside, below])
        pygame.draw.polygon(card, colour, [beside, below, tip])
        pygame.draw.polygon(card, palette.INK, [beside, below, tip], line)
    return pygame.transform.smoothscale(card, (side, round(side * CARD_RATIO)))


def _drawn(spots: tuple[ClothSpot, ...], whole: pygame.Rect) -> dict[str, list[tuple[int, int]]]:
    """Return the outlines of the spots in pixels. The cloth's drawing is stretched to the area ``whole``."""
    points = [point for each in spots for point in each.outline]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    across = whole.w / (max(x for x, _ in points) - left)
    down = whole.h / (max(y for _, y in points) - top)
    return {
        each.name: [(round(whole.x + (x - left) * across), round(whole.y + (y - top) * down)) for x, y in each.outline]
        for each in spots
    }


def _inside(point: tuple[int, int], outline: list[tuple[int, int]]) -> bool:
    """Return whether a point is inside an outline. A ray from an inner point crosses an odd number of sides."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
