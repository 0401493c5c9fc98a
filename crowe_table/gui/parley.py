"""Between a session and the screen: who answers next, and what the person at this window may see of it.

Opponents think in their own process as soon as they are asked; what they answer is done when the table is at rest.
"""

from collections.abc import Callable

from crowe_table.engine.cards import Card
from crowe_table.engine.core import SPECTATOR, Action, Reason, Seat, View, because
from crowe_table.engine.judging import Advice
from crowe_table.engine.layout import Layout
from crowe_table.engine.rng import fresh_seed
from crowe_table.gui.answering import cards_of
from crowe_table.gui.director import Batch
from crowe_table.opponents.worker import Worker
from crowe_table.sessions.session import Release, Session
from crowe_table.settings import Settings


class Parley:
    """One session as one person plays it."""

    def __init__(self, session: Session, worker: Worker, settings: Callable[[], Settings]) -> None:
        self.session = session
        self._worker = worker
        self._settings = settings
        self.viewer: Seat = session.watchers[0]
        head = session.head
        self.names = tuple(player.name for player in head.players)
        self.coinage = head.coinage
        self._levels = {seat: player.level for seat, player in enumerate(head.players) if player.level}
        self._chance = fresh_seed()
        self._asked: dict[Seat, int] = {}
        self._answers: dict[Seat, Action] = {}
        self._count = 0
        self._hint_asked = 0
        """The ticket of the advice that is being considered; 0 for none."""
        self._hint: tuple[Advice, ...] | None = None
        first = session.releases(wait=True)
        self._opening = first
        self._view = first[-1].seen[self.viewer].view if first else session.view(self.viewer)

    # --- what is

    @property
    def opening(self) -> bool:
        """Whether the table is still to be seen being laid."""
        return any(release.seen[self.viewer].events for release in self._opening)

    def view(self) -> View:
        """How the table stands, as far as it is written down."""
        return self._view

    def layout(self) -> Layout:
        return self.session.game.layout(self._view.options, self._view.seats)

    def refuse(self, action: Action) -> Reason | None:
        return self.session.refuse(action)

    # --- what is done

    def submit(self, action: Action) -> Reason | None:
        reason = self.session.submit(action)
        if reason is None:
            self._forget()
        return reason

    def can_take_back(self) -> bool:
        return self.session.refuse_take_back(self.viewer, self._settings().take_backs) is None

    def take_back(self) -> Reason | None:
        if self.viewer == SPECTATOR:
            return because("refuse-take-back-none")
        reason = self.session.take_back(self.viewer, self._settings().take_backs)
        if reason is None:
            self._forget()
        return reason

    # --- a hint

    def ask_hint(self) -> Reason | None:
        """Begins to consider, or says why nobody may advise."""
        if self.session.staked:
            return because("refuse-hint-stakes", law="the-stakes")
        if not self._hint_asked:
            self._hint_asked = self._worker.advise(self.session.view(self.viewer))
        return None

    def hint(self) -> tuple[Reason, tuple[Card, ...]] | None:
        """The advice asked for, once it is ready: why, and which cards."""
        if self._hint is None:
            return None
        found, self._hint = self._hint, None
        if not found:
            return because("hint-none"), ()
        return found[0].why, cards_of(found[0].action)

    # --- what happens

    def poll(self, resting: bool) -> tuple[list[Batch], list[Reason]]:
        """What may be shown now. While the table rests, the opponents answer."""
        releases, self._opening = [*self._opening, *self.session.releases()], []
        if not releases and not self.session.waiting:
            self._think()
            if resting:
                self._answer()
        notices = [notice for release in releases for notice in release.notices]
        return [self._batch(release) for release in releases], notices

    def close(self) -> None:
        self.session.close()

    def _batch(self, release: Release) -> Batch:
        seen = release.seen[self.viewer]
        self._view = seen.view
        return Batch(seen.events, seen.view)

    def _think(self) -> None:
        """Puts the question to every opponent who is asked and has not been."""
        ask = self._view.ask
        for seat in ask.awaited() if ask else ():
            if seat in self._levels and seat not in self._asked:
                self._count += 1
                seed = f"{self._chance} {self._count}"
                self._asked[seat] = self._worker.ask(self.session.view(seat), self._levels[seat], seed)
        while answer := self._worker.poll():
            if answer.ticket == self._hint_asked:
                self._hint, self._hint_asked = answer.advice, 0
            for seat, ticket in self._asked.items():
                if ticket == answer.ticket:
                    self._answers[seat] = answer.action

    def _answer(self) -> None:
        """One opponent answers."""
        for seat, action in list(self._answers.items()):
            del self._answers[seat]
            del self._asked[seat]
            if self.session.submit(action) is None:
                return

    def _forget(self) -> None:
        """What opponents have been considering may be of no account now: those still asked are asked again."""
        self._hint, self._hint_asked = None, 0
        awaited = self._awaited()
        for seat in [seat for seat in self._asked if seat not in awaited]:
            self._asked.pop(seat)
            self._answers.pop(seat, None)

    def _awaited(self) -> tuple[Seat, ...]:
        ask = self.session.view(SPECTATOR).ask
        return ask.awaited() if ask else ()
