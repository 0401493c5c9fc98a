"""The pictures of the furniture match their manifest. Holes of boards can be counted, and text is legible."""

import hashlib
import json
import os
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from art.palette import BOOKE_PAPER, CARRIES_TEXT, DISABLED, TABLE_TOPS, InkOn, contrast, rgb

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

FURNITURE = Path(__file__).resolve().parents[2] / "art" / "furniture"
MANIFEST: dict[str, dict[str, Any]] = json.loads((FURNITURE / "manifest.json").read_text(encoding="utf-8"))

BOARDS = ("board-two-seats", "board-four-seats")
COINS = {
    "guinea": 24.5, "half-guinea": 20.5, "quarter-guinea": 16, "crown": 38.5, "half-crown": 33.5, "shilling": 25.5,
    "sixpence": 21, "groat": 19, "threepence": 17.5, "twopence": 14, "penny": 12, "halfpenny": 29, "farthing": 23.5,
    "sovereign": 22, "half-sovereign": 19.3, "florin": 28,
}  # fmt: skip
TILES = (*(top.picture for top in TABLE_TOPS.values()), "desk")
TICKETS = ("ticket", "ticket-hover", "ticket-pressed", "ticket-disabled")

each_piece = pytest.mark.parametrize("name", sorted(MANIFEST))
each_board = pytest.mark.parametrize("board", BOARDS)
each_track = pytest.mark.parametrize("track", ["track0", "track1"])


def picture(name: str) -> pygame.Surface:
    """Return the named piece of furniture as the table shows it, with its alpha channel."""
    entry = MANIFEST[name]
    surface = pygame.image.load(FURNITURE / entry["file"])
    whole = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    whole.blit(surface, (0, 0))
    if "mask" in entry:
        whole.blit(pygame.image.load(FURNITURE / entry["mask"]), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return whole


def mean_colour(surface: pygame.Surface, box: tuple[int, int, int, int]) -> tuple[int, int, int]:
    red, green, blue, _ = pygame.transform.average_color(surface, pygame.Rect(box))
    return red, green, blue


def hexed(colour: tuple[int, int, int]) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


@each_piece
def test_the_file_matches_the_manifest(name: str) -> None:
    entry = MANIFEST[name]
    assert hashlib.sha256((FURNITURE / entry["file"]).read_bytes()).hexdigest() == entry["sha256"]
    if "mask" in entry:
        assert hashlib.sha256((FURNITURE / entry["mask"]).read_bytes()).hexdigest() == entry["mask_sha256"]


@each_piece
def test_the_size_matches_the_manifest(name: str) -> None:
    entry = MANIFEST[name]
    surface = picture(name)
    assert list(surface.get_size()) == entry["pixels"]
    if "scale" in entry:
        for pixels, units in zip(entry["pixels"], entry["size"], strict=True):
            assert pixels == pytest.approx(units * entry["scale"], abs=0.1)


def test_every_file_is_in_the_manifest() -> None:
    known = {entry[key] for entry in MANIFEST.values() for key in ("file", "mask") if key in entry}
    assert {path.name for path in FURNITURE.iterdir()} - {"manifest.json", "README.md"} == known


def test_the_furniture_stays_within_its_size_limit() -> None:
    assert sum(path.stat().st_size for path in FURNITURE.iterdir()) <= 1_850_000


@each_board
def test_a_board_has_enough_pixels_for_the_largest_table(board: str) -> None:
    assert MANIFEST[board]["pixels"][0] >= 1890
    assert MANIFEST[board]["size"] == pytest.approx([700, 162], abs=0.2)


@each_board
@each_track
def test_each_side_has_61_holes_and_two_starting_holes(board: str, track: str) -> None:
    holes = MANIFEST[board]["holes"][track]
    assert [len(holes[row]) for row in ("start", "outer", "inner")] == [2, 30, 30]
    assert len(holes["game"]) == 2


@each_board
@each_track
def test_holes_go_out_along_one_row_and_back_along_the_other(board: str, track: str) -> None:
    holes = MANIFEST[board]["holes"][track]
    out = [*holes["start"], *holes["outer"]]
    home = [*holes["inner"], holes["game"]]
    assert all(a[0] < b[0] and a[1] == b[1] for a, b in pairwise(out))
    assert all(a[0] > b[0] and a[1] == b[1] for a, b in pairwise(home))
    assert abs(out[0][1] - 81) > abs(home[0][1] - 81)


@each_board
@each_track
def test_holes_are_grouped_in_fives(board: str, track: str) -> None:
    steps = [round(b[0] - a[0], 3) for a, b in pairwise(MANIFEST[board]["holes"][track]["outer"])]
    wide = max(steps)
    assert [i for i, step in enumerate(steps, 1) if step == wide] == [5, 10, 15, 20, 25]


@each_board
def test_every_hole_is_dark_and_holes_never_touch(board: str) -> None:
    entry = MANIFEST[board]
    surface = picture(board)
    holes = [
        hole
        for track in entry["holes"].values()
        for hole in (*track["start"], *track["outer"], *track["inner"], track["game"])
    ]
    assert len(holes) == 2 * 63
    for x, y in holes:
        red, green, blue, alpha = surface.get_at((round(x * entry["scale"]), round(y * entry["scale"])))
        assert alpha == 255
        assert max(red, green, blue) < 60
    apart = min((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for i, a in enumerate(holes) for b in holes[:i])
    assert apart**0.5 >= 12


@each_board
def test_a_board_is_transparent_outside_its_outline(board: str) -> None:
    surface = picture(board)
    width, height = surface.get_size()
    for corner in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        assert surface.get_at(corner).a == 0


@pytest.mark.parametrize("peg", ["peg-bone", "peg-red", "peg-black"])
def test_a_peg_stands_on_its_anchor(peg: str) -> None:
    entry = MANIFEST[peg]
    surface = picture(peg)
    x, y = (part * entry["scale"] for part in entry["anchor"])
    foot = surface.get_bounding_rect(min_alpha=128)
    assert foot.bottom == pytest.approx(y, abs=entry["scale"] * 2.2)
    assert foot.centerx == pytest.approx(x, abs=2)
    assert 26 < foot.height / entry["scale"] < 40


def test_the_peg_shadow_starts_at_its_anchor_and_falls_away_from_the_candle() -> None:
    entry = MANIFEST["peg-shadow"]
    surface = picture("peg-shadow")
    x, y = (part * entry["scale"] for part in entry["anchor"])
    box = surface.get_bounding_rect(min_alpha=20)
    assert box.left <= x <= box.left + 0.3 * box.width
    assert box.top <= y <= box.top + 0.3 * box.height
    width, height = surface.get_size()
    edge = [surface.get_at((i, height - 1)).a for i in range(width)] + [
        surface.get_at((width - 1, j)).a for j in range(height)
    ]
    assert max(edge) <= 4


def test_every_face_of_the_dice_has_two_different_pictures() -> None:
    dice = {name: entry for name, entry in MANIFEST.items() if name.startswith("die-")}
    assert sorted(entry["face"] for entry in dice.values()) == sorted([1, 2, 3, 4, 5, 6] * 2)
    assert len({entry["sha256"] for entry in dice.values()}) == 12


@pytest.mark.parametrize("coin", COINS)
def test_coins_have_realistic_proportions(coin: str) -> None:
    entry = MANIFEST[f"coin-{coin}"]
    crown = picture("coin-crown").get_bounding_rect(min_alpha=128).width / MANIFEST["coin-crown"]["scale"]
    broad = picture(f"coin-{coin}").get_bounding_rect(min_alpha=128).width / entry["scale"]
    assert entry["millimetres"] == COINS[coin]
    assert broad / crown == pytest.approx(COINS[coin] / COINS["crown"], rel=0.03)


@pytest.mark.parametrize(
    ("coin", "warmth"),
    [("guinea", (60, 255)), ("sovereign", (60, 255)), ("shilling", (-5, 25)), ("halfpenny", (40, 255))],
)
def test_gold_silver_and_copper_differ(coin: str, warmth: tuple[int, int]) -> None:
    surface = picture(f"coin-{coin}")
    side = surface.get_width()
    red, green, blue = mean_colour(surface, (side // 4, side // 4, side // 2, side // 2))
    assert warmth[0] <= red - blue <= warmth[1]
    if coin == "halfpenny":
        assert green < 0.72 * red
    if coin in ("guinea", "sovereign"):
        assert green > 0.72 * red


@pytest.mark.parametrize("name", TILES)
def test_tiles_join_without_a_seam(name: str) -> None:
    surface = picture(name)
    width, height = surface.get_size()

    def step(a: tuple[int, int], b: tuple[int, int]) -> int:
        return sum(abs(p - q) for p, q in zip(surface.get_at(a)[:3], surface.get_at(b)[:3], strict=True))

    seam = sum(step((width - 1, y), (0, y)) for y in range(height)) / height
    within = sum(step((width // 2, y), (width // 2 + 1, y)) for y in range(height)) / height
    assert seam < 1.6 * within + 4
    seam = sum(step((x, height - 1), (x, 0)) for x in range(width)) / width
    within = sum(step((x, height // 2), (x, height // 2 + 1)) for x in range(width)) / width
    assert seam < 1.6 * within + 4


def test_the_candle_lights_the_middle_more_than_the_corners() -> None:
    surface = picture("candle-light")
    width, height = surface.get_size()
    middle = mean_colour(surface, (width // 2 - 4, int(height * 0.46) - 4, 8, 8))
    assert min(middle[:2]) > 245
    for x, y in ((0, 0), (width - 4, 0), (0, height - 4), (width - 4, height - 4)):
        assert 0.18 < max(mean_colour(surface, (x, y, 4, 4))) / 255 < 0.45


@pytest.mark.parametrize("name", TICKETS)
def test_text_is_legible_on_every_ticket(name: str) -> None:
    entry = MANIFEST[name]
    margin = entry["nine_slice"]["left"]
    surface = picture(name)
    width, height = surface.get_size()
    paper = hexed(mean_colour(surface, (margin, margin, width - 2 * margin, height - 2 * margin)))
    ink = DISABLED if name == "ticket-disabled" else "#2B2118"
    assert contrast(InkOn(ink, paper)) >= (2.5 if name == "ticket-disabled" else 7)


@pytest.mark.parametrize("name", [name for name in sorted(MANIFEST) if "nine_slice" in MANIFEST[name]])
def test_nine_slices_leave_a_middle(name: str) -> None:
    cut, (width, height) = MANIFEST[name]["nine_slice"], MANIFEST[name]["pixels"]
    assert cut["left"] + cut["right"] < width
    assert cut["top"] + cut["bottom"] < height


def test_the_faro_cloth_has_a_place_for_each_rank_and_none_overlap() -> None:
    entry = MANIFEST["faro-cloth"]
    spots = entry["spots"]
    assert set(spots) == set("A23456789TJQK")
    rects = [pygame.Rect(*(round(part) for part in spot)) for spot in spots.values()]
    cloth = pygame.Rect(0, 0, *(round(part) for part in entry["size"]))
    assert all(cloth.contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[i + 1 :]) == -1 for i, rect in enumerate(rects))


@pytest.mark.parametrize("pair", CARRIES_TEXT, ids=lambda pair: f"{pair.ink} on {pair.background}")
def test_every_text_colour_pair_is_legible(pair: InkOn) -> None:
    assert contrast(pair) >= 4.5


def test_contrast_matches_the_guidelines() -> None:
    assert contrast(InkOn("#000000", "#FFFFFF")) == pytest.approx(21)
    assert contrast(InkOn("#777777", "#FFFFFF")) == pytest.approx(4.48, abs=0.01)
    assert contrast(InkOn(DISABLED, BOOKE_PAPER)) < 4.5
    with pytest.raises(ValueError, match="not a colour"):
        rgb("red")


def test_furniture_is_reproducible(tmp_path: Path) -> None:
    for library in ("numpy", "scipy", "PIL", "resvg_py", "shapely", "fontTools", "rich"):
        pytest.importorskip(library)
    from rich.console import Console

    from art.furnisher.__main__ import furnish

    made = ["tickets", "counters", "cloth", "wood"]
    for folder in ("once", "again"):
        furnish(tmp_path / folder, made, Console(quiet=True))
    once = {path.name: path.read_bytes() for path in (tmp_path / "once").iterdir()}
    again = {path.name: path.read_bytes() for path in (tmp_path / "again").iterdir()}
    assert len(once) == 16
    assert once == again
