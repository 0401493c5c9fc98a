"""Observers of the contract. Every table is played once, while an observer checks each property of the contract.

An observer that finds a violation stops, and the others continue. The report names the seating, the seed of the table,
the action, and the step of the observer's check.
"""

from functools import cached_property
from random import Random

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action, AnyEvent, Question, Seat, Zone
from crowe_table.engine.privacy import project, redact_all
from crowe_table.engine.state import AnyState
from tests.any_game import AnyGame, AnyTable, AnyView
from tests.contract.swapping import hidden_cards
from tests.contract.tables import Seating, answer, truth

OFTEN = 150
"""Number of actions in a game of average length. In longer games only random moments are observed."""
WATCHING = 4
"""Maximum number of viewers observed at one moment."""


class Moment:
    """A table between two actions. The View of each viewer is created when it is first used."""

    def __init__(self, seating: Seating, table: AnyTable, rng: Random, events: tuple[AnyEvent, ...] = ()) -> None:
        self.seating = seating
        self.table = table
        self.rng = rng
        self.events = events
        """All events of the preceding action, with nothing hidden."""
        self.watching = tuple(rng.sample(seating.viewers, min(WATCHING, len(seating.viewers))))
        """The viewers to observe: all of them, or a random sample if there are many."""
        self.game: AnyGame = seating.game
        self.state: AnyState = truth(table)
        self.question: Question | None = table.question
        self._views: dict[Seat, AnyView] = {}
        self._heard: dict[Seat, tuple[AnyEvent, ...]] = {}
        self._hidden: dict[Seat, list[Card]] = {}

    @cached_property
    def seal(self) -> str:
        """Digest of the table. It is valid until the next action."""
        return self.table.digest()

    @cached_property
    def zones(self) -> list[Zone]:
        """All cards of the table by zone, with all faces. The list is valid until the next action."""
        return list(self.game.zones(self.state))

    def view(self, seat: Seat) -> AnyView:
        """Return this viewer's View, including the past events."""
        if seat not in self._views:
            self._views[seat] = self.table.view(seat)
        return self._views[seat]

    def heard(self, seat: Seat) -> tuple[AnyEvent, ...]:
        """Return the events of the preceding action as this viewer receives them."""
        if seat not in self._heard:
            self._heard[seat] = redact_all(self.events, seat)
        return self._heard[seat]

    def hidden(self, seat: Seat) -> list[Card]:
        """Return the cards that this viewer sees as backs."""
        if seat not in self._hidden:
            self._hidden[seat] = hidden_cards(self.zones, self.view(seat))
        return self._hidden[seat]

    def seen(self, s: AnyState, seat: Seat) -> AnyView:
        """Return this viewer's View of another state, without past events."""
        return project(self.game, s, seat, self.game.question(s))

    @property
    def asked(self) -> Question:
        assert self.question is not None
        return self.question


class Observer:
    """A property of the contract, checked at each moment. An observer may store data while it watches a seating."""

    often = 1.0
    """Share of the moments at which the property is checked. Slow observers have less than 1."""

    def sits_down(self, table: AnyTable, seating: Seating) -> None:
        """Handle the start of a table."""

    def before(self, moment: Moment) -> None:
        """Handle the moment before an action."""

    def after(self, was: Moment, action: Action, events: tuple[AnyEvent, ...], now: Moment) -> None:
        """Handle an action. The views of ``was`` are from before the action, but its state is already changed."""

    def rises(self, now: Moment) -> None:
        """Handle the end of the game."""

    def leaves(self, seating: Seating) -> None:
        """Handle the end of all tables of the seating."""


class Watch:
    """Runs an observer at the tables of one seating. It stops when the observer finds a violation."""

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
    """Return all observers, in the order of their declaration."""
    found: list[type[Observer]] = []
    for kind in of.__subclasses__():
        found += [kind, *kinds(kind)]
    return found


def watched(seating: Seating, observers: tuple[type[Observer], ...], answers: int) -> dict[str, str]:
    """Play the tables of a seating with these observers. Return the violations by name of observer."""
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
    """Play one table to its end. Return the number of observed actions."""
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
        events = table.submit(action)
        assert isinstance(events, tuple), f"{seating}: {action} is refused with {table.setup.purses}: {events}"
        was, now = now, Moment(seating, table, rng, events)
        for watch in heard:
            watch.hear("after", was, action, events, now)
        watching += seen
    for watch in watches:
        watch.hear("rises", now)
    return max(1, watching)
