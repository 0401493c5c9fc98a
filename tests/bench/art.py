"""Cost of the art: bytes on disk, time to open a pack, memory of all surfaces, and time to draw a card again.

Disk: shipped files by kind. Matrices for type are counted separately.

Loading: a newly opened pack renders all 52 faces at the height of a hand, which reads their files. Then it renders them
at each smaller height, without reading files. Figures are the median of five runs.

Memory: every face in every size at a cribbage table, and in the hand also raised and dimmed. A long session can reach
this maximum. Each surface that the table and its assets refer to is counted once.

Drawing: one court card and one pip card, drawn and printed at full height, once.
"""

import os
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from statistics import median
from time import perf_counter

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from art.engraver import pack as engraver
from crowe_table.engine.cards import FULL_PACK
from crowe_table.gui.draw.assets import Assets, Lift
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.draw.packs import PrintedPack, width_of
from crowe_table.gui.draw.type import TypeCase
from crowe_table.paths import shipped
from tests.gui.table_fixture import Chair

HAND, SMALLER = 173, (156, 118, 92, 80)
"""Heights of cards in table units."""
TIMES = 5
KILO, MEGA = 1000, 1_000_000

SHELVES: Mapping[str, tuple[Path, str]] = {
    "cards": (shipped("art", "cards"), "*/*"),
    "furniture": (shipped("art", "furniture"), "*"),
    "fonts": (shipped("art", "fonts"), "*"),
    "type to cast from": (shipped("art", "typefoundry", "sources"), "*"),
    "sounds": (shipped("sounds"), "*.ogg"),
}


def disk() -> None:
    """Print the bytes on disk by kind."""
    for kind, (folder, pattern) in SHELVES.items():
        files = [path for path in folder.glob(pattern) if path.is_file()]
        print(f"{kind:<24} {sum(path.stat().st_size for path in files) / KILO:>10,.0f} KB in {len(files)} files")


def loading(size: tuple[int, int]) -> None:
    """Print the time in milliseconds to render the 52 faces."""
    canvas = Canvas(*size)
    case = TypeCase(shipped("art", "fonts"))
    times: dict[int, list[float]] = {}
    for _ in range(TIMES):
        pack = PrintedPack(shipped("art", "cards", "english"), case, pencilled=True)
        for height in (HAND, *SMALLER):
            began = perf_counter()
            for card in FULL_PACK:
                pack.face(card, canvas.px(height))
            times.setdefault(height, []).append(perf_counter() - began)
    for height, taken in times.items():
        px = canvas.px(height)
        note = "files read" if height == HAND else ""
        print(f"52 faces at {width_of(px)} x {px}, {size[0]} x {size[1]:<12} {median(taken) * 1000:>8,.0f} ms   {note}")


def memory(size: tuple[int, int]) -> None:
    """Print the megabytes of surfaces by owner."""
    table = Chair(2, "memory", size).screen
    assets = table.services.assets
    _ask_for_all(assets, table.tabletop.stage.face_heights())
    counted: set[int] = set()
    parts = {
        "lines of type": assets.case,
        "masters of the cards": assets.pack,
        "cards, furniture, paper at size": assets,
        "the ground and the rest": table,
    }
    held = {name: sum(_bytes(thing, counted)) for name, thing in parts.items()}
    for name, count in held.items():
        print(f"  {name:<40} {count / MEGA:>8,.1f} MB")
    print(f"surfaces at {size[0]} x {size[1]:<25} {sum(held.values()) / MEGA:>10,.1f} MB")


def _ask_for_all(assets: Assets, heights: Collection[float]) -> None:
    """Render every face in every size that a cribbage table uses, and in the hand also raised and dimmed."""
    for height in heights:
        for card in FULL_PACK:
            assets.card(card, height)
    for card in FULL_PACK:
        assets.card(card, HAND, Lift.LIFTED)
        assets.card(card, HAND, dimmed=True)


def _bytes(thing: object, counted: set[int]) -> Iterator[int]:
    """Yield the size in bytes of each surface inside an object. Each surface counts once."""
    if id(thing) in counted:
        return
    counted.add(id(thing))
    if isinstance(thing, pygame.Surface):
        whole = thing.get_abs_parent()
        if whole is not thing:
            yield from _bytes(whole, counted)
            return
        yield thing.get_pitch() * thing.get_height()
        return
    for part in _parts(thing):
        yield from _bytes(part, counted)


def _parts(thing: object) -> Iterable[object]:
    if isinstance(thing, Mapping):
        return list(thing.values())
    if isinstance(thing, list | tuple | set | frozenset):
        return list(thing)
    if not type(thing).__module__.startswith(("crowe_table.gui", "art.")):
        return []
    named = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    slots = [getattr(thing, name) for name in named if hasattr(thing, name)]
    return [*slots, *getattr(thing, "__dict__", {}).values()]


def making() -> None:
    """Print the time in seconds to draw and print a card."""
    for code in ("QS", "7H"):
        began = perf_counter()
        engraver.print_jpeg(code)
        print(f"{code} made again {perf_counter() - began:>38,.1f} s")


def main() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    disk()
    for size in ((1280, 800), (1920, 1080)):
        loading(size)
    for size in ((1280, 800), (3840, 2160)):
        memory(size)
    making()


if __name__ == "__main__":
    main()
