"""One play, many observers: every table is played once, and each property of the contract watches it.

An observer that finds a fault is heard no more; the others watch on. What it found names the seating, the table's seed,
the answer, and whatever the observer itself was trying.
"""

from functools import cached_property
from random import Random

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action, AnyEvent, Question, Seat, Zone
from crowe_table.engine.privacy import project, redact_all
from tests.any_game import AnyGame, AnyState, AnyTable, AnyView
from tests.contract.swapping import hidden_cards
from tests.contract.tables import Seating, answer, truth

OFTEN = 150
"""Answers in a game of common length: of longer games a part of the moments is watched, drawn at random."""
WATCHING = 4
"""So many viewers are looked over at one moment."""


class Moment:
    """A table between two answers, and what each viewer sees of it; views are made when first asked for."""

    def __init__(self, seating: Seating, table: AnyTable, rng: Random, told: tuple[AnyEvent, ...] = ()) -> None:
        self.seating = seating
        self.table = table
        self.rng = rng
        self.told = told
        """What the answer before it brought about, in whole truth."""
        self.watching = tuple(rng.sample(seating.viewers, min(WATCHING, len(seating.viewers))))
        """The viewers it is watched through: all, or where they are many another few each time."""
        self.game: AnyGame = seating.game
        self.state: AnyState = truth(table)
        self.question: Question | None = table.question
        self._views: dict[Seat, AnyView] = {}
        self._heard: dict[Seat, tuple[AnyEvent, ...]] = {}
        self._hidden: dict[Seat, list[Card]] = {}

    @cached_property
    def seal(self) -> str:
        """The digest of the table; to be asked for before the next answer."""
        return self.table.digest()

    @cached_property
    def zones(self) -> list[Zone]:
        """Every card once, in truth; to be asked for before the next answer."""
        return list(self.game.zones(self.state))

    def view(self, seat: Seat) -> AnyView:
        """What this viewer sees, with its past."""
        if seat not in self._views:
            self._views[seat] = self.table.view(seat)
        return self._views[seat]

    def heard(self, seat: Seat) -> tuple[AnyEvent, ...]:
        """What this viewer was told of the answer before."""
        if seat not in self._heard:
            self._heard[seat] = redact_all(self.told, seat)
        return self._heard[seat]

    def hidden(self, seat: Seat) -> list[Card]:
        """The cards that lie where this viewer sees backs."""
        if seat not in self._hidden:
            self._hidden[seat] = hidden_cards(self.zones, self.view(seat))
        return self._hidden[seat]

    def seen(self, s: AnyState, seat: Seat) -> AnyView:
        """What this viewer would see of another state; without a past."""
        return project(self.game, s, seat, self.game.question(s))

    @property
    def asked(self) -> Question:
        assert self.question is not None
        return self.question


class Observer:
    """One property of the contract. It may keep what it likes from moment to moment of a seating."""

    often = 1.0
    """The share of the moments it watches: less than 1 where watching is slow."""

    def sits_down(self, table: AnyTable, seating: Seating) -> None:
        """A table is laid."""

    def before(self, moment: Moment) -> None:
        """An answer is about to be given."""

    def after(self, was: Moment, action: Action, told: tuple[AnyEvent, ...], now: Moment) -> None:
        """An answer was given. ``was`` is the moment before: its views are those of that time, its state is not."""

    def rises(self, now: Moment) -> None:
        """The game is over."""

    def leaves(self, seating: Seating) -> None:
        """No more tables are played."""


class Watch:
    """One observer at one seating's tables, until it finds a fault."""

    def __init__(self, observer: Observer, seating: Seating) -> None:
        self.observer = observer
        self.seating = seating
        self.fault: str = ""

    def hear(self, method: str, *what: object) -> None:
        if self.fault:
            return
        try:
            getattr(self.observer, method)(*what)
        except Exception as fault:
            self.fault = f"{type(fault).__name__}: {fault}\n{self._where(method, what)}"

    def _where(self, method: str, what: tuple[object, ...]) -> str:
        moments = [each for each in what if isinstance(each, Moment)]
        said = [repr(each) for each in what if isinstance(each, Action)]
        at = moments[0] if moments else None
        where = f"seed {at.table.setup.chance.seed!r}, answer {len(at.table.actions)}" if at else ""
        return f"{self.seating}: {method}; {where}; {' '.join(said)}"


def kinds(of: type[Observer] = Observer) -> list[type[Observer]]:
    """Every observer there is, in the order in which they are declared."""
    found: list[type[Observer]] = []
    for kind in of.__subclasses__():
        found += [kind, *kinds(kind)]
    return found


def watched(seating: Seating, observers: tuple[type[Observer], ...], answers: int) -> dict[str, str]:
    """Plays the tables of a seating watched by these observers. The faults found, by the observer's name."""
    watches = [Watch(kind(), seating) for kind in observers]
    rng = Random(f"players {seating}")
    left, number = answers, 0
    while left > 0:
        left -= _play(seating, number, watches, rng, left)
        number += 1
    for watch in watches:
        watch.hear("leaves", seating)
    return {type(watch.observer).__name__: watch.fault for watch in watches if watch.fault}


def _play(seating: Seating, number: int, watches: list[Watch], rng: Random, most: int) -> int:
    """One table, to its end. How many answers were given while it was watched."""
    table = seating.table(number)
    for watch in watches:
        watch.hear("sits_down", table, seating)
    bound = seating.game.length(table.setup)
    watching = 0
    now = Moment(seating, table, rng)
    while not table.over:
        assert len(table.actions) < bound, f"{seating}: more answers than a game can take"
        share = 1.0 if watching < OFTEN else OFTEN / len(table.actions)
        seen = watching < most and rng.random() < share
        heard = [watch for watch in watches if seen and rng.random() < watch.observer.often]
        for watch in heard:
            watch.hear("before", now)
        action = answer(table, rng)
        told = table.submit(action)
        assert isinstance(told, tuple), f"{seating}: {action} is refused with {table.setup.purses}: {told}"
        was, now = now, Moment(seating, table, rng, told)
        for watch in heard:
            watch.hear("after", was, action, told, now)
        watching += seen
    for watch in watches:
        watch.hear("rises", now)
    return max(1, watching)
