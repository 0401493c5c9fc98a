"""The records of each person at each game: games won and lost, and the mean of each kind of score per deal.

They are computed from the finished sessions on the shelf. Deleting a session removes it from the records. A database
beside the sessions caches the results, so each session is replayed only once. A lost, damaged or outdated database is
rebuilt.
"""

import logging
import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import accumulate, groupby
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from threading import Lock, Thread
from typing import Any, TypeAlias

from msgspec import Struct

from crowe_table import games
from crowe_table.disk import open_private, why_of, write_whole
from crowe_table.engine.core import Ended, Reason, Scored, Seat, because
from crowe_table.engine.game import GameKind
from crowe_table.engine.journal import Header
from crowe_table.engine.table import AnyTable
from crowe_table.hosting.listing import PAUSE, SavedGame, edition
from crowe_table.hosting.replay import load
from crowe_table.hosting.review import ChoiceCost, ExpertDeal
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.take_backs import peeked
from crowe_table.plain_text import CsvCell, csv_text, name_from_text, name_to_text
from crowe_table.search.advice import Measure

DATABASE = "records.sqlite"
HOUSE = ""
"""Name under which the results of all computer players are stored."""
WON, DRAWN, LOST = 1, 0, -1
"""Outcomes of a game for a player."""
SESSIONS_PER_TRANSACTION = 50
"""Number of sessions in one transaction.

Results are visible after each transaction. Another window waits for at most one transaction.
"""
MAX_COMPARED, MIN_DEALS = 20, 5
"""Maximum number of games that an expert examines for a record, and minimum number of deals for a mean."""
MIN_CHOICES = 8
"""Minimum number of choices of one kind for a mean."""
CERTAIN = 2
"""Standard errors by which the cost of a kind of choice must exceed zero to be named as the dearest."""
TABLES_VERSION = 2
"""Version of the tables. Increment it when they change: the database is then rebuilt."""
LOCK_TIMEOUT = 1.0
"""Seconds to wait for another window. Results that cannot be written by then are found again at the next reading."""

_log = logging.getLogger(__name__)
_TABLES = """
CREATE TABLE edition (told TEXT NOT NULL);
CREATE TABLE session (file TEXT PRIMARY KEY, stamp TEXT NOT NULL);
CREATE TABLE played (
    file TEXT NOT NULL, person TEXT NOT NULL, game TEXT NOT NULL, at REAL NOT NULL,
    outcome INTEGER NOT NULL, gain REAL NOT NULL, deals INTEGER NOT NULL, peeked INTEGER NOT NULL
);
CREATE TABLE score (
    file TEXT NOT NULL, person TEXT NOT NULL, game TEXT NOT NULL, what TEXT NOT NULL,
    total INTEGER NOT NULL, best INTEGER NOT NULL
);
CREATE TABLE compared (file TEXT NOT NULL, person TEXT NOT NULL, deal INTEGER NOT NULL, cost REAL, luck REAL);
CREATE TABLE rated (
    file TEXT NOT NULL, person TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT, measure TEXT, lost REAL, weight REAL
);
CREATE INDEX played_by ON played (person, game, at);
CREATE INDEX score_by ON score (game, person, what);
"""


class ScoreTotal(Struct, frozen=True):
    """The points of one kind of score that a player made in a game."""

    what: str
    """Key of the message that names the kind of score."""
    total: int
    """Sum of the points."""
    best: int
    """The most points made at once."""


class Played(Struct, frozen=True):
    """One player's result in a game."""

    person: str
    """The name of a person, or HOUSE."""
    outcome: int
    """WON, DRAWN or LOST."""
    gain: float
    """Amount won (or lost, if negative), in units of the stakes."""
    deals: int
    scores: tuple[ScoreTotal, ...]


def played(head: Header, table: AnyTable) -> tuple[Played, ...]:
    """Return the result of each player in a finished game. The scores of a side count for each of its players."""
    watched = table.watch()
    told = [event for count in range(len(table.actions) + 1) for event in table.events(count)]
    points = [event for event in told if isinstance(event, Scored)]
    winners = next((event.winners for event in reversed(told) if isinstance(event, Ended)), ())
    found = []
    for number, (player, result) in enumerate(zip(head.players, table.result(), strict=True)):
        side = watched.public.sides[number]
        found.append(
            Played(
                person=HOUSE if player.level else player.name,
                outcome=(WON if Seat(number) in winners else LOST) if winners else DRAWN,
                gain=result / watched.options.unit,
                deals=table.deal,
                scores=_scores([each for each in points if each.side == side]),
            )
        )
    return tuple(found)


def _scores(points: Sequence[Scored]) -> tuple[ScoreTotal, ...]:
    kinds = groupby(sorted(points, key=lambda each: each.what.key), key=lambda each: each.what.key)
    lists = {what: [each.points for each in those] for what, those in kinds}
    return tuple([ScoreTotal(what, sum(each), max(each)) for what, each in lists.items()])


# --- Statistics of a person ------------------------------------------------------------------------------------------


class Average(Struct, frozen=True):
    """The mean points per deal of one kind of score."""

    what: str
    own: float
    best: int
    house: float | None
    """Mean of the computer players at this game; None if they have not finished any."""


class Mean(Struct, frozen=True):
    """A mean, and its standard error."""

    value: float
    error: float


class ExpertComparison(Struct, frozen=True):
    """A person's deals beside the same deals played by an expert in the same chair. Sums are as in ``ExpertDeal``."""

    deals: int
    cost: Mean
    """Mean gain of the expert minus that of the person. It measures skill, because the cards are the same."""
    luck: Mean
    """Mean gain of the expert. It measures luck, because the expert always plays equally well."""
    course: tuple[float, ...]
    """The total cost after each deal, in the order of play."""


class KindCost(Struct, frozen=True):
    """Cost of a person's choices of one kind, in their measure."""

    kind: str
    """The kind that the game declares; see ``Game.choice_kind``."""
    measure: Measure
    choices: int
    cost: Mean
    """Mean loss of a choice."""
    early: float
    """Mean loss of the earlier half of the choices."""
    late: float
    """Mean loss of the later half."""


class GameRecord(Struct, frozen=True, kw_only=True):
    """The record of a person at one game."""

    game: str
    won: int
    drawn: int
    lost: int
    run: int
    """Number of games won in succession, up to the latest game."""
    longest_run: int
    gain: float
    """Total won (or lost, if negative), in units of the stakes."""
    course: tuple[float, ...]
    """The course of the results after each game: wins minus losses or, in games for money, the total won."""
    averages: tuple[Average, ...]
    marked: int = 0
    """Number of games that do not count, because a person took something back after learning from it."""

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost


COLUMNS = (
    *("person", "game", "played", "won", "drawn", "lost", "units"),
    *("score", "a_deal", "best", "house_a_deal", "marked"),
)
CsvLine: TypeAlias = tuple[CsvCell, ...]


class Records:
    """The records of the sessions on a shelf. While one thread reads the shelf, another may query the records."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._path = shelf.folder / DATABASE
        self._lock = Lock()
        self._database = self._open()
        self._reader: Thread | None = None
        self.changes = 0
        """Number of changes to the results so far."""

    def close(self) -> None:
        """Close the database, and stop a reading in progress. The next reading covers the remaining sessions."""
        with self._lock:
            self._database.close()

    # --- Reading

    def read_ahead(self) -> None:
        """Read the shelf in the background."""
        if self._reader is None or not self._reader.is_alive():
            self._reader = Thread(target=self.read, name="records", daemon=True)
            self._reader.start()

    @property
    def reading(self) -> bool:
        """Whether more results may follow."""
        return self._reader is not None and self._reader.is_alive()

    def read(self) -> None:
        """Read the shelf. Sessions that have not changed are not replayed."""
        try:
            self._bring_up_to_date(
                {name_to_text(entry.name): entry for entry in self._shelf.entries() if _counts(entry)}
            )
        except sqlite3.ProgrammingError:
            _log.debug("the records were closed while they were read")
        except sqlite3.Error as fault:
            _log.warning("the records could not be read to the end: %s", fault)

    def _bring_up_to_date(self, entries: dict[str, SavedGame]) -> None:
        stamps = {name: str(entry.touched) for name, entry in entries.items()}
        known = dict(self._query("SELECT file, stamp FROM session"))
        gone = [name for name, stamp in known.items() if stamps.get(name) != stamp]
        fresh = [name for name in stamps if name not in known or name in gone]
        if gone:
            self._store([_Rows(name) for name in gone])
        for start in range(0, len(fresh), SESSIONS_PER_TRANSACTION):
            self._store(
                [_found(name, entries[name], stamps[name]) for name in fresh[start : start + SESSIONS_PER_TRANSACTION]]
            )

    def _store(self, those: Sequence["_Rows"]) -> None:
        """Replace the results of these sessions in one transaction. If the disk is full, continue in memory."""
        with self._lock:
            try:
                self._write(those)
            except sqlite3.OperationalError as fault:
                if fault.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                    raise
                _log.warning("the records go on in memory alone: %s", fault)
                self._database = _copy_to_memory(self._database)
                self._write(those)
        self.changes += 1

    def _write(self, those: Sequence["_Rows"]) -> None:
        with self._database as base:
            for table in ("session", "played", "score", "compared", "rated"):
                base.executemany(f"DELETE FROM {table} WHERE file = ?", [(each.name,) for each in those])
            base.executemany(
                "INSERT INTO session VALUES (?, ?)", [(each.name, each.stamp) for each in those if each.stamp]
            )
            base.executemany(
                "INSERT INTO played VALUES (?, ?, ?, ?, ?, ?, ?, ?)", [row for each in those for row in each.played]
            )
            base.executemany(
                "INSERT INTO score VALUES (?, ?, ?, ?, ?, ?)", [row for each in those for row in each.scores]
            )

    # --- Queries

    def persons(self) -> tuple[str, ...]:
        """Return everybody who has finished a game. Those with the most games come first."""
        most = "SELECT person FROM played WHERE person != ? GROUP BY person ORDER BY count(*) DESC, person"
        return tuple([str(person) for (person,) in self._query(most, HOUSE)])

    def games(self, person: str) -> tuple[str, ...]:
        """Return the person's games, the latest first."""
        last = "SELECT game FROM played WHERE person = ? GROUP BY game ORDER BY max(at) DESC"
        return tuple([str(game) for (game,) in self._query(last, person)])

    def of(self, person: str, game: str) -> GameRecord:
        query = "SELECT outcome, gain FROM played WHERE person = ? AND game = ? AND NOT peeked ORDER BY at"
        rows = self._query(query, person, game)
        ((marked,),) = self._query("SELECT total(peeked) FROM played WHERE person = ? AND game = ?", person, game)
        outcomes = [int(outcome) for outcome, _ in rows]
        gains = [float(gain) for _, gain in rows]
        runs = list(_streaks(outcomes))
        return GameRecord(
            game=game,
            won=outcomes.count(WON),
            drawn=outcomes.count(DRAWN),
            lost=outcomes.count(LOST),
            run=runs[-1] if runs else 0,
            longest_run=max(runs, default=0),
            gain=sum(gains),
            course=tuple(accumulate(gains if is_money_game(game) else map(float, outcomes))),
            averages=tuple(self._averages(person, game)),
            marked=int(marked),
        )

    def uncompared(self, person: str, game: str) -> tuple[Path, ...]:
        """Return the latest games of a person that no expert has played yet, at most MAX_COMPARED games in all."""
        return self._unexamined("compared", person, game)

    def unrated(self, person: str, game: str) -> tuple[Path, ...]:
        """Return the latest games of a person whose choices are not rated yet, at most MAX_COMPARED games in all."""
        return self._unexamined("rated", person, game)

    def _unexamined(self, table: str, person: str, game: str) -> tuple[Path, ...]:
        """Return the latest games of a person without a row in a table of the database."""
        query = (
            f"SELECT p.file, c.file FROM played p LEFT JOIN (SELECT DISTINCT file, person FROM {table}) c "
            "ON c.file = p.file AND c.person = p.person WHERE p.person = ? AND p.game = ? AND NOT p.peeked "
            "ORDER BY p.at DESC LIMIT ?"
        )
        rows = self._query(query, person, game, MAX_COMPARED)
        return tuple([self._shelf.folder / name_from_text(file) for file, known in rows if known is None])

    def store_comparison(self, path: Path, person: str, deals: Sequence[ExpertDeal]) -> None:
        """Store how an expert played the deals of a game. A game without such deals is not compared again."""
        name = name_to_text(path.name)
        rows: list[tuple[object, ...]] = [(name, person, each.deal, each.lead, each.gained) for each in deals]
        self._insert("INSERT INTO compared VALUES (?, ?, ?, ?, ?)", rows or [(name, person, 0, None, None)])

    def store_costs(self, path: Path, person: str, costs: Sequence[ChoiceCost]) -> None:
        """Store the costs of the choices of a game. A game without rated choices is not rated again."""
        name = name_to_text(path.name)
        rows: list[tuple[object, ...]] = [
            (name, person, each.number, each.kind, each.measure.value, each.lost, each.weight) for each in costs
        ]
        rows = rows or [(name, person, 0, None, None, None, None)]
        self._insert("INSERT INTO rated VALUES (?, ?, ?, ?, ?, ?, ?)", rows)

    def _insert(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Insert rows. If the disk is full, they are left out, and computed again at the next visit."""
        with self._lock, suppress(sqlite3.Error), self._database as base:
            base.executemany(statement, rows)
        self.changes += 1

    def comparison(self, person: str, game: str) -> ExpertComparison | None:
        """Return the person's deals beside those of an expert. None if fewer than MIN_DEALS are compared."""
        query = (
            "SELECT c.cost, c.luck FROM compared c JOIN played p ON p.file = c.file AND p.person = c.person "
            "WHERE c.person = ? AND p.game = ? AND c.cost IS NOT NULL ORDER BY p.at, c.deal"
        )
        rows = self._query(query, person, game)
        if len(rows) < MIN_DEALS:
            return None
        costs, lucks = [float(cost) for cost, _ in rows], [float(luck) for _, luck in rows]
        return ExpertComparison(len(rows), _mean(costs), _mean(lucks), tuple(accumulate(costs)))

    def dearest_kinds(self, person: str, game: str) -> tuple[KindCost, ...]:
        """Return the kinds of choices that certainly cost a person something, the dearest in total first."""
        query = (
            "SELECT c.kind, c.measure, c.lost, c.weight FROM rated c JOIN played p "
            "ON p.file = c.file AND p.person = c.person WHERE c.person = ? AND p.game = ? AND c.kind IS NOT NULL "
            "ORDER BY p.at, c.number"
        )
        kinds: dict[tuple[str, str], list[tuple[float, float]]] = {}
        for kind, measure, lost, weight in self._query(query, person, game):
            kinds.setdefault((str(kind), str(measure)), []).append((float(lost), float(weight)))
        dearest = sorted(kinds.items(), key=lambda each: -sum(weight for _, weight in each[1]))
        found = [
            _kind_cost(kind, Measure(measure), [lost for lost, _ in rows])
            for (kind, measure), rows in dearest
            if len(rows) >= MIN_CHOICES
        ]
        return tuple([each for each in found if each.cost.value > CERTAIN * each.cost.error])

    def _averages(self, person: str, game: str) -> Iterator[Average]:
        """Yield the means, the largest first."""
        own, house = self._per_deal(person, game), self._per_deal(HOUSE, game)
        for what, (average, best) in sorted(own.items(), key=lambda each: -each[1][0]):
            yield Average(what, average, best, (house[what][0] if what in house else 0.0) if house else None)

    def _per_deal(self, person: str, game: str) -> dict[str, tuple[float, int]]:
        """Return, for each kind of score, the mean per deal and the most points made at once."""
        counted = "SELECT sum(deals) FROM played WHERE person = ? AND game = ? AND NOT peeked"
        ((deals,),) = self._query(counted, person, game)
        query = "SELECT what, sum(total), max(best) FROM score WHERE person = ? AND game = ? GROUP BY what"
        found = self._query(query, person, game) if deals else ()
        return {str(what): (total / deals, int(best)) for what, total, best in found}

    def write(self, path: Path) -> Reason | None:
        """Write all records to a CSV file. Return a reason if that fails, else None."""
        try:
            write_whole(path, csv_text(self.lines()).encode())
        except OSError as fault:
            return because("records-not-written", file=path.name, why=why_of(fault))
        return None

    def lines(self) -> Iterator[CsvLine]:
        """Yield all records as a table: a heading, and a line for each person and game, and for each kind of score."""
        yield COLUMNS
        for person in self.persons():
            for slug in self.games(person):
                record = self.of(person, slug)
                told = (person, slug, record.games, record.won, record.drawn, record.lost, round(record.gain, 2))
                yield (*told, "", "", "", "", record.marked)
                for each in record.averages:
                    house = "" if each.house is None else round(each.house, 3)
                    yield (*told, each.what.removeprefix("score-"), round(each.own, 3), each.best, house, record.marked)

    # --- Database

    def _query(self, query: str, *given: str | int) -> Sequence[tuple[Any, ...]]:
        with self._lock:
            return self._database.execute(query, given).fetchall()

    def _open(self) -> sqlite3.Connection:
        """Open the database. Replace it if it is unreadable. If none can be created on the disk, use one in memory."""
        for path in (self._path, self._path, None):
            try:
                return _connected(path)
            except sqlite3.Error as fault:
                _log.warning("the records are made again: %s", fault)
                with suppress(OSError):
                    self._path.unlink(missing_ok=True)
        raise AssertionError("a database in memory can be had")


class _Rows(Struct, frozen=True):
    """The rows of a session in the database. An empty stamp means that the session was deleted."""

    name: str
    stamp: str = ""
    played: tuple[tuple[object, ...], ...] = ()
    scores: tuple[tuple[object, ...], ...] = ()


def _found(name: str, entry: SavedGame, stamp: str) -> _Rows:
    """Return the rows of a session. A session that cannot be replayed has none."""
    time.sleep(PAUSE)
    found = load(entry.path)
    those = played(found.head, found.table) if found.head and found.table and found.table.over else ()
    marked = peeked(found) if those else False
    return _Rows(
        name,
        stamp,
        tuple(
            (name, each.person, entry.game, entry.touched, each.outcome, each.gain, each.deals, marked)
            for each in those
        ),
        tuple(
            (name, each.person, entry.game, one.what, one.total, one.best)
            for each in those
            if not marked
            for one in each.scores
        ),
    )


def _mean(values: Sequence[float]) -> Mean:
    return Mean(mean(values), stdev(values) / sqrt(len(values)))


def _kind_cost(kind: str, measure: Measure, lost: Sequence[float]) -> KindCost:
    """Return the cost of the choices of one kind. The losses are in the order of play."""
    half = len(lost) // 2
    return KindCost(kind, measure, len(lost), _mean(lost), mean(lost[:half]), mean(lost[half:]))


def _copy_to_memory(base: sqlite3.Connection) -> sqlite3.Connection:
    copy = sqlite3.connect(":memory:", check_same_thread=False)
    base.backup(copy)
    base.close()
    return copy


def is_money_game(game: str) -> bool:
    """Return whether the result of a game is money. If False, it is points."""
    return games.game(game).kind in (GameKind.WAGERS, GameKind.BANKS)


def _counts(entry: SavedGame) -> bool:
    """Return whether a session counts.

    The session must be finished and must not be a famous hand. No referee may have looked at a hand.
    """
    return entry.finished and not entry.exhibit and not entry.refereed


def _streaks(outcomes: Iterable[int]) -> Iterator[int]:
    """Yield, after each game, the number of games won in succession."""
    run = 0
    for outcome in outcomes:
        run = run + 1 if outcome == WON else 0
        yield run


def _connected(path: Path | None) -> sqlite3.Connection:
    """Return an undamaged database of this edition. Raises sqlite3.Error if that is impossible."""
    if path:
        _create_private(path)
    base = sqlite3.connect(path or ":memory:", LOCK_TIMEOUT, check_same_thread=False)
    try:
        if base.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("it is damaged")
        if not base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            base.executescript(_TABLES)
            base.execute("INSERT INTO edition VALUES (?)", (_edition(),))
            base.commit()
        if base.execute("SELECT told FROM edition").fetchall() != [(_edition(),)]:
            raise sqlite3.DatabaseError("it is of another edition")
    except sqlite3.Error:
        base.close()
        raise
    return base


def _edition() -> str:
    """Return a text that distinguishes the databases of different editions of the program."""
    return f"{edition()} {TABLES_VERSION}"


def _create_private(path: Path) -> None:
    """Create an empty private file. The database gives its additional files the same permissions."""
    try:
        open_private(path, "ab").close()
    except OSError as fault:
        raise sqlite3.OperationalError(why_of(fault)) from fault
