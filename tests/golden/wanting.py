"""Search criteria for golden games."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from crowe_table.engine.core import Announced, AnyEvent, Paid, Said, Scored
from tests.any_game import AnyTable

Past = list[tuple[AnyEvent, ...]]


class Wanted(Struct, frozen=True):
    """Search criteria for one golden game: the number of players, the options, and the events that must occur."""

    name: str
    seats: int
    fits: Callable[[AnyTable, Past], bool]
    take_back: int = 0
    """Number of actions to take back in the middle of the game. Other actions are then played."""
    preset: str = "crowe"
    rules: Mapping[str, object] = {}
    """Options that differ from the preset."""


def said(past: Past, key: str) -> int:
    """Return how often a player said the message with this key."""
    return sum(isinstance(e, Said) and e.words.key == key for events in past for e in events)


def announced(past: Past, key: str) -> int:
    """Return how often the table announced the message with this key."""
    return sum(isinstance(e, Announced) and e.words.key == key for events in past for e in events)


def paid(past: Past, key: str) -> int:
    """Return the number of payments with this reason."""
    return sum(isinstance(e, Paid) and e.why.key == key for events in past for e in events)


def scores(past: Past) -> list[Scored]:
    """Return all scores, in order."""
    return [e for events in past for e in events if isinstance(e, Scored)]


def scored(past: Past, *keys: str) -> int:
    """Return the number of scores with one of these keys."""
    return sum(each.what.key in keys for each in scores(past))


def last_score(past: Past) -> Scored:
    return [e for e in past[-1] if isinstance(e, Scored)][-1]
