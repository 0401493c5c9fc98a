"""The deal of the day: on one date, everybody gets the same game and the same cards, without a network."""

from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta

import msgspec
from msgspec import Struct

from crowe_table import games
from crowe_table.disk import open_regular
from crowe_table.engine.core import Reason, ShortForm, because
from crowe_table.engine.deal_code import code_words, data_of_code, typed_words
from crowe_table.engine.journal import MAX_LINE_BYTES, read_ends
from crowe_table.engine.money import COUNTERS, STAKES
from crowe_table.engine.series import Participant
from crowe_table.engine.sha import sha256
from crowe_table.hosting.listing import SavedGame
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.seeds import seal_of

FIRST_DAY = date(2024, 1, 1)
"""The day from which results count days. A result has 14 bits for the day, so the last is in the year 2068."""
DAY_BITS, FIGURE_BITS = 14, 24
_RESULT = b"result of a day"
"""Distinguishes results from deal codes, which are also six words."""


class DailyDeal(Struct, frozen=True):
    """The game and the cards of one date."""

    day: date
    game: str
    form: ShortForm
    """The form in which the game is played: its short form, or else its first preset."""
    seats: int
    seed: str

    def table(self, players: tuple[Participant, ...]) -> NewTable | Reason:
        return choose_table(self.game, self.form.preset, players, seed=self.seed, changes=self.form.rules)


class DailyResult(Struct, frozen=True):
    """The result of one player on one date."""

    day: date
    own: int
    """Points or, in a game without points, the farthings won (or lost, if negative)."""
    best_other: int = 0
    """The most points of another side; 0 in a game without points."""
    in_points: bool = True


def daily_deal(day: date) -> DailyDeal:
    """Return the deal of a date.

    Each game has a hash for the date, and the game with the highest hash is chosen. A game added later thus changes
    only the dates on which it is chosen.
    """
    slug = max(games.slugs(), key=lambda each: sha256(f"game of the day {day.isoformat()} {each}".encode()).digest())
    game = games.game(slug)
    form = game.short or ShortForm(game.presets[0].name, {})
    preset = next(each for each in game.presets if each.name == form.preset)
    entropy = sha256(f"deal of the day {day.isoformat()} {slug}".encode()).digest()
    return DailyDeal(day, slug, form, form.seats or preset.usual or preset.seats[0], "-".join(code_words(entropy[:8])))


def saved_daily(deal: DailyDeal, entries: Iterable[SavedGame]) -> SavedGame | None:
    """Return the first saved session of a deal of the day; None if there is none.

    Sessions that replay the same cards do not count.
    """
    seal = seal_of(deal.seed)
    played = [entry for entry in entries if entry.game == deal.game and _near(entry, deal.day)]
    return next((entry for entry in sorted(played, key=lambda entry: entry.begun) if _begins_with(entry, seal)), None)


def result_of(day: date, entry: SavedGame) -> DailyResult:
    """Return the result of the first player in a finished session."""
    if entry.scores:
        own = entry.sides[0]
        others = [score for side, score in enumerate(entry.scores) if side != own]
        return DailyResult(day, entry.scores[own], max(others, default=0))
    return DailyResult(day, entry.purses[0] - STAKES[COUNTERS].purse, in_points=False)


def run_of_days(today: date, entries: Iterable[SavedGame]) -> int:
    """Return on how many successive days the deal was played to its end.

    The last of these days is today or, if today's deal is not finished, yesterday.
    """
    entries = tuple(entries)
    count = 0
    day = today if _is_finished(today, entries) else today - timedelta(days=1)
    while _is_finished(day, entries):
        count += 1
        day -= timedelta(days=1)
    return count


def result_code(result: DailyResult) -> str:
    """Return a result as six words, which the player can send to a friend."""
    number = (result.day - FIRST_DAY).days % (1 << DAY_BITS) << 1 | result.in_points
    for figure in (result.own, result.best_other):
        limit = 1 << FIGURE_BITS - 1
        number = number << FIGURE_BITS | min(max(figure, -limit), limit - 1) + limit
    return " ".join(code_words(number.to_bytes(8), _RESULT))


def read_result_code(text: str) -> DailyResult | Reason:
    """Parse the words of a result. If they are invalid, return a Reason that says why."""
    words = typed_words(text)
    if isinstance(words, Reason):
        return words
    data = data_of_code(words, _RESULT)
    if data is None:
        return because("daily-code-check")
    number, limit = int.from_bytes(data), 1 << FIGURE_BITS - 1
    own, best_other = (number >> shift & (1 << FIGURE_BITS) - 1 for shift in (FIGURE_BITS, 0))
    days, in_points = divmod(number >> 2 * FIGURE_BITS, 2)
    return DailyResult(FIRST_DAY + timedelta(days=days), own - limit, best_other - limit, bool(in_points))


def _is_finished(day: date, entries: Iterable[SavedGame]) -> bool:
    saved = saved_daily(daily_deal(day), entries)
    return saved is not None and saved.finished


def _near(entry: SavedGame, day: date) -> bool:
    """Return whether a session began on this date in at least one time zone."""
    with suppress(ValueError):
        return abs((datetime.fromisoformat(entry.begun).astimezone(UTC).date() - day).days) <= 1
    return False


def _begins_with(entry: SavedGame, seal: str) -> bool:
    """Return whether a session has the cards with this seal, and its player could not know them in advance."""
    try:
        with open_regular(entry.path) as file:
            head = read_ends(file.readline(MAX_LINE_BYTES), b"").head
    except OSError:
        return False
    return head is not None and head.seal == seal and head.known in (False, msgspec.UNSET)
