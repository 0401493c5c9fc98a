"""Match results: the record in ``results.json`` and the table in ``docs/strength.md``."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from crowe_table.hosting.choosing import levels_offered
from crowe_table.search.levels import LEVELS
from crowe_table.words import Words

RESULTS = Path(__file__).with_name("results.json")
PAGE = Path(__file__).parents[2] / "docs" / "strength.md"
BEGINS, ENDS = "<!-- matches -->\n", "<!-- end of matches -->\n"
RANDOM_PLAYER = "lot"


class MatchResult(Struct, frozen=True):
    """The gain of one player over another, or of an exploiter over a level.

    It is given as a mean, its standard error, and the number of seeds.
    """

    slug: str
    preset: str
    seats: int
    unit: str
    one: str
    other: str
    mean: float
    error: float
    count: int
    median: float
    """Median processor time of the first player for one choice, in milliseconds."""
    slowest: float
    """Processor time in milliseconds that only one choice in a hundred exceeds."""

    @property
    def clear(self) -> bool:
        """Whether the mean is above zero by more than two standard errors."""
        return self.mean > 2 * self.error

    @property
    def of(self) -> tuple[str, str, int, str, str, str]:
        """The key of the match in the record of results."""
        return self.slug, self.preset, self.seats, self.unit, self.one, self.other


def load_results() -> list[MatchResult]:
    """Return all recorded results."""
    return msgspec.json.decode(RESULTS.read_bytes(), type=list[MatchResult]) if RESULTS.exists() else []


def save_results(found: Iterable[MatchResult]) -> None:
    """Record results and rewrite the table. A new result replaces an earlier one of the same match."""
    all_found = {each.of: each for each in [*load_results(), *found]}
    lines = [msgspec.json.encode(all_found[key]).decode() for key in sorted(all_found)]
    RESULTS.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGINS)
    table = "\n".join(table_of(list(all_found.values())))
    PAGE.write_text(f"{before}{BEGINS}{table}\n{ENDS}{rest.split(ENDS)[1]}", encoding="utf-8")


def table_of(found: Sequence[MatchResult]) -> list[str]:
    """Return the lines of the table. Each line is about one level at one game, preset and number of players."""
    lines = [
        "| game, book, players | in | level | over the one below | over lot | a simple player over it | a choice |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    words = Words()
    order = {level.key: at for at, level in enumerate(LEVELS)}
    players = sorted({each.of[:5] for each in found if each.one in order}, key=lambda key: (*key[:4], order[key[4]]))
    for slug, preset, seats, unit, level in players:
        offered = [each.key for each in levels_offered(slug, preset, seats)]
        if level not in offered:
            continue
        here = [each for each in found if each.of[:4] == (slug, preset, seats, unit)]
        own = [each for each in here if each.one == level]
        next_lower = offered[offered.index(level) - 1] if level != offered[0] else ""
        below = next((each for each in own if each.other == next_lower), None)
        lot = next((each for each in own if each.other == RANDOM_PLAYER), None)
        worst = max((each for each in here if each.other == level and each.one not in order), key=_gain, default=None)
        if not (below or lot or worst):
            continue
        simple = f"{worst.one}: {_figure(worst)}" if worst else ""
        its = words.game(slug)
        table = f"{its.text(f'game-{slug}')}, {its.text(f'preset-{preset}')}, {seats}"
        told = (table, unit, words.text(f"level-{level}"), _figure(below), _figure(lot), simple, _time_taken(own))
        lines.append(f"| {' | '.join(told)} |")
    return lines


def _gain(found: MatchResult) -> float:
    return found.mean


def _figure(found: MatchResult | None) -> str:
    return f"{found.mean:+.2f} ± {found.error:.2f}".replace("-", "−") if found else ""


def _time_taken(found: Sequence[MatchResult]) -> str:
    """Return the time for a choice as text: the median, and the time that one choice in a hundred exceeds."""
    longest = max(found, key=lambda each: each.count)
    return f"{max(1.0, longest.median):.0f} ms, {max(1.0, longest.slowest):.0f} ms"
