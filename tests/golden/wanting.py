"""What a game must have in it to be worth keeping."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from crowe_table.engine.core import AnyEvent, Said, Scored
from tests.any_game import AnyTable

Past = list[tuple[AnyEvent, ...]]


class Wanted(Struct, frozen=True):
    """A game to be found: for how many, by what rules, and what must happen in it."""

    name: str
    seats: int
    fits: Callable[[AnyTable, Past], bool]
    take_back: int = 0
    """Actions taken back and played otherwise, once, in the middle."""
    preset: str = "crowe"
    rules: Mapping[str, object] = {}
    """House rules that are not as the preset has them."""


def said(past: Past, key: str) -> int:
    """How often this was said aloud."""
    return sum(isinstance(e, Said) and e.words.key == key for told in past for e in told)


def scores(past: Past) -> list[Scored]:
    """Everything scored, in order."""
    return [e for told in past for e in told if isinstance(e, Scored)]


def last_score(past: Past) -> Scored:
    return [e for e in past[-1] if isinstance(e, Scored)][-1]
