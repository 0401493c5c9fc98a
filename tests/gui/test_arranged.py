"""Every table composes itself: cards are large enough to read, nothing lies over anything, and all sit in order."""

import pytest

from crowe_table.gui.app import TEXT_SIZES
from crowe_table.gui.table.arrange import Occupancy
from tests.gui.measuring import LEAST_CARD, SIZES, Table, invented, measure, placed, standings, tables

MOST_BARE = 0.5
"""Of the picture, while a deal is being played."""
ORDINARY, LARGEST = TEXT_SIZES["ordinary"], TEXT_SIZES["largest"]
TABLES, INVENTED = list(tables()), list(invented())
WINDOWS = ((SIZES[0], LARGEST), (SIZES[1], ORDINARY), (SIZES[1], LARGEST), (SIZES[2], ORDINARY))
"""The hardest of each shape, and how most play."""


def faults(table: Table, size: tuple[int, int], text: float, what: str, standing: Occupancy) -> list[str]:
    """What is wrong with one table in one window, and where."""
    frame, placement = placed(table, size, text, standing)
    found = measure(table.layout, frame, placement, standing)
    wrong = list(found.faults)
    if found.card < LEAST_CARD:
        wrong.append(f"a card to be read is {found.card:.0f} wide")
    if what == "in play" and found.bare > MOST_BARE:
        wrong.append(f"{found.bare:.0%} of the picture is bare cloth")
    return [f"{table.name}, {what}, at {size[0]}x{size[1]}, print {text}: {each}" for each in wrong]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_game_is_arranged(table: Table) -> None:
    wrong = [
        fault
        for size, text in WINDOWS
        for what, standing in standings(table.layout)
        for fault in faults(table, size, text, what, standing)
    ]
    assert wrong == []


@pytest.mark.parametrize("table", INVENTED, ids=lambda table: table.name)
def test_games_to_come_are_arranged(table: Table) -> None:
    """Any company with any hand: two hands are shown at once, as at the end of a wager."""
    wrong = [
        fault
        for what, standing in standings(table.layout)
        if what != "all shown"
        for fault in faults(table, SIZES[1], ORDINARY, what, standing)
    ]
    assert wrong == []


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1024, 640)], ids=str)
def test_a_screen_smaller_than_the_least_is_scaled(size: tuple[int, int]) -> None:
    """Everything is there, only smaller: nothing reaches beyond the window."""
    for table in TABLES:
        frame, placement = placed(table, size, ORDINARY, Occupancy())
        window = (0, 0, *size)
        for box in (*placement.tickets, *placement.boxes.values(), frame.menu, frame.helps):
            area = frame.area(box)
            assert area.clamp(window) == area, (table.name, size, box)


def test_every_game_is_found() -> None:
    assert {table.name.split()[0] for table in TABLES} >= {"brag", "cribbage", "hazard", "whist"}
