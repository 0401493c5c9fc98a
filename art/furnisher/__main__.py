"""`python -m art.furnisher [NAME ...]`: draw the objects on the table into art/furniture, with their manifest."""

import argparse
import json
import math
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import track

from art.furnisher import backs, boards, cloths, coins, counters, dice, dishes, joinery, stationery, turnery
from art.furnisher.sculpture import portray, shade_cast
from art.furnisher.shelf import Shelf
from art.palette import SHADOW, TABLE_TOPS, rgb

FURNITURE: Final = Path(__file__).resolve().parents[1] / "furniture"

PEG_SIZE: Final = 30.0
"""Height of a standing cribbage peg above the board, in table units."""
DIE_SIZE: Final = 20.0
"""Half the side of a die, in table units."""
BOX_SIZE: Final = 36.0
"""Scale of the dice box: table units per unit of its model, which is 2.67 units high."""
HAMMER_SIZE: Final = 24.0
"""Scale of the hammer: table units per unit of its model, which is 3.7 units long."""


def make_boards(shelf: Shelf) -> None:
    """Draw the cribbage boards.

    The manifest gives the centre of every hole, in table units from the top left corner.
    """
    for name, made, sides, quality in (
        ("board-two-seats", boards.two_seat_board, boards.tracks(), 80),
        ("board-three-seats", boards.three_seat_board, boards.three_tracks(), 68),
        ("board-four-seats", boards.four_seat_board, boards.tracks(), 80),
    ):
        holes = {f"track{i}": track.as_data() for i, track in enumerate(sides)}
        shelf.outlined(name, *made(), boards.SCALE, quality=quality, holes=holes)


def make_pegs(shelf: Shelf) -> None:
    """Draw the cribbage pegs and their shadow. The anchor of each picture belongs over the centre of a hole."""
    unit = PEG_SIZE / (turnery.PEG_HEIGHT * math.sin(math.radians(turnery.PEG_EYE.tilt)))
    for stain, colour in turnery.PEG_COLOURS.items():
        eye = turnery.PEG_EYE
        scale = eye.density / unit
        shelf.cut_out(
            f"peg-{stain}", *portray(turnery.Peg(colour), eye), scale, anchor=_anchor(eye.place_of(0, 0, 0), unit)
        )
    eye = turnery.PEG_SHADE_EYE
    share = 0.55 * shade_cast(turnery.Peg(turnery.PEG_COLOURS["bone"]), eye)
    anchor = _anchor(eye.place_of(0, 0, 0), unit)
    shelf.shade("peg-shadow", rgb(SHADOW), share, eye.density / unit, anchor=anchor)


def make_dice(shelf: Shelf) -> None:
    """Draw every face of a die in two orientations."""
    for lie in dice.LIES:
        for face in dice.FACES:
            shelf.cut_out(
                f"die-{face}{lie}", *portray(dice.die(face, lie), dice.EYE), dice.EYE.density / DIE_SIZE, face=face
            )


def make_box(shelf: Shelf) -> None:
    """Draw the dice box, once standing and once tipped over."""
    for name, tipped, eye in (("dice-box", False, turnery.BOX_EYE), ("dice-box-tipped", True, turnery.TIPPED_EYE)):
        shelf.cut_out(name, *portray(turnery.box(tipped), eye), eye.density / BOX_SIZE)


def make_hammer(shelf: Shelf) -> None:
    """Draw the auctioneer's hammer."""
    eye = turnery.HAMMER_EYE
    shelf.cut_out("hammer", *portray(turnery.Hammer(), eye), eye.density / HAMMER_SIZE)


def make_coins(shelf: Shelf) -> None:
    """Draw all coins at one scale."""
    for piece in coins.COINS:
        shelf.cut_out(f"coin-{piece.name}", *coins.coin(piece), coins.SCALE, millimetres=piece.millimetres)


def make_counters(shelf: Shelf) -> None:
    """Draw the mother-of-pearl counters."""
    for piece in counters.counters():
        shelf.cut_out(piece.name, *counters.counter(piece), counters.SCALE)


def make_dishes(shelf: Shelf) -> None:
    """Draw the dishes and boxes for counters."""
    shelf.outlined("dish-great", *dishes.great_dish(), dishes.SCALE, quality=76)
    shelf.outlined("dish-little", *dishes.little_dish(), dishes.SCALE, quality=76)
    shelf.outlined("counter-box", *dishes.counter_box(), dishes.SCALE, quality=76)


def make_cloth(shelf: Shelf) -> None:
    """Draw the table tops and the candle light that falls on them."""
    for top in TABLE_TOPS.values():
        picture = joinery.bare_wood() if top.picture == "bare-wood" else joinery.baize_tile(top.lit)
        shelf.whole(top.picture, picture, 1, quality=84, tile=True)
    shelf.table_of_light("candle-light", joinery.candle_light(), multiply=True)


def make_wood(shelf: Shelf) -> None:
    """Draw the wooden rim of the table with its shadow, and the desk under the rule book."""
    margin = round(joinery.RIM_WIDTH * joinery.RIM_SCALE)
    shelf.whole("rim", joinery.rim(), joinery.RIM_SCALE, quality=84, nine_slice=_slices(margin, "none"))
    shade = joinery.rim_shade()
    shelf.shade(
        "rim-shade",
        rgb(SHADOW),
        shade,
        joinery.SHADE_SCALE,
        nine_slice=_slices(joinery.SHADE_MARGIN, "none", "stretch"),
    )
    shelf.whole("desk", joinery.desk(), joinery.DESK_SCALE, quality=78, tile=True)


def make_tickets(shelf: Shelf) -> None:
    """Draw the paper background of a control, such as a button, in each of its states."""
    margin = round(stationery.TICKET_MARGIN * stationery.TICKET_SCALE)
    for state in stationery.STATES:
        shelf.whole(state.name, stationery.ticket(state), stationery.TICKET_SCALE, nine_slice=_slices(margin, "tile"))


def make_booke(shelf: Shelf) -> None:
    """Draw the open pages of the rule book, the leather around them, and the closed book."""
    shelf.whole("booke-left", stationery.page(right=False), stationery.PAGE_SCALE, quality=80)
    shelf.whole("booke-right", stationery.page(right=True), stationery.PAGE_SCALE, quality=80)
    shelf.whole("booke-cover", stationery.cover(), stationery.COVER_SCALE, quality=74, label=[112, 196, 276, 132])
    margin = round(stationery.BOARDS_MARGIN * stationery.BOARDS_SCALE)
    shelf.whole("booke-boards", stationery.boards(), stationery.BOARDS_SCALE, nine_slice=_slices(margin, "tile"))


def make_faro(shelf: Shelf) -> None:
    """Draw the cloth for faro. The manifest gives the position of each painted card, in table units."""
    spots = {rank: list(place) for rank, place in cloths.spots().items()}
    shelf.whole("faro-cloth", cloths.faro_cloth(), cloths.SCALE, quality=72, spots=spots)


def make_hazard(shelf: Shelf) -> None:
    """Draw the round table for Hazard. The manifest gives the radius within which dice lie flat."""
    within = joinery.HAZARD_ACROSS / 2 - joinery.HAZARD_RAIL
    shelf.outlined("hazard-table", *joinery.hazard_table(), joinery.HAZARD_SCALE, quality=80, cloth_radius=within)


def make_backs(shelf: Shelf) -> None:
    """Draw all card backs that a pack can have."""
    for name, made in backs.BACKS.items():
        shelf.whole(name, made(), backs.SCALE, quality=72)


MAKERS: Final[Mapping[str, Callable[[Shelf], None]]] = {
    "backs": make_backs,
    "boards": make_boards,
    "pegs": make_pegs,
    "dice": make_dice,
    "box": make_box,
    "hammer": make_hammer,
    "coins": make_coins,
    "counters": make_counters,
    "dishes": make_dishes,
    "cloth": make_cloth,
    "wood": make_wood,
    "tickets": make_tickets,
    "booke": make_booke,
    "faro": make_faro,
    "hazard": make_hazard,
}


def furnish(folder: Path, names: list[str], console: Console) -> None:
    """Draw the named objects, or all, and update the manifest. Other objects keep their entries."""
    shelf = Shelf(folder)
    manifest = folder / "manifest.json"
    if names and manifest.exists():
        shelf.entries = json.loads(manifest.read_text(encoding="utf-8"))
    for name in track(names or MAKERS, "furnishing", console=console):
        begun = time.perf_counter()
        MAKERS[name](shelf)
        console.print(f"{name:<10} {time.perf_counter() - begun:6.1f} s")
    shelf.write_manifest()
    total = sum(path.stat().st_size for path in folder.iterdir())
    console.print(f"{len(shelf.entries)} pieces, {total:,} bytes")


def main() -> None:
    """Run the command line: draw all or some objects."""
    parser = argparse.ArgumentParser(prog="python -m art.furnisher", description=main.__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(MAKERS)}; all if none")
    parser.add_argument("--into", type=Path, default=FURNITURE, metavar="DIR", help="folder to write to")
    given = parser.parse_args()
    if unknown := set(given.names) - set(MAKERS):
        parser.error(f"there is no such piece: {', '.join(sorted(unknown))}")
    furnish(given.into, given.names, Console())


def _anchor(place: tuple[float, float], unit: float) -> list[float]:
    return [round(part * unit, 2) for part in place]


def _slices(margin: int, middle: str, sides: str = "tile") -> dict[str, object]:
    """Return manifest data for a nine-slice picture: its margins in pixels, and how sides and middle are filled."""
    return {"left": margin, "top": margin, "right": margin, "bottom": margin, "sides": sides, "middle": middle}


if __name__ == "__main__":
    main()
