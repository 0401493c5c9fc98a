"""Sessions: a table, the people at it, and the file in which it is saved."""

from collections.abc import Mapping
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import SPECTATOR, Action, AnyEvent, Question, Reason, Seat, View, act_of, because
from crowe_table.engine.game import AnyGame
from crowe_table.engine.journal import (
    FORMAT,
    BodyLine,
    Check,
    Close,
    Head,
    Header,
    Journal,
    SeedRevealed,
    Stood,
    Undo,
    do,
)
from crowe_table.engine.money import COUNTERS, NOTHING, Farthings
from crowe_table.engine.privacy import redact_all
from crowe_table.engine.series import Series
from crowe_table.engine.table import FAULT, AnyTable
from crowe_table.hosting.account import AccountSummary, after_game, summarize
from crowe_table.hosting.catch_up import CatchUp
from crowe_table.hosting.edge import EdgeAccount, edge_of
from crowe_table.hosting.locks import Lock
from crowe_table.hosting.new_table import NewTable, displayable
from crowe_table.hosting.referee import looks_of, notice_of
from crowe_table.hosting.replay import Replayed, converted_lines
from crowe_table.hosting.reports import report
from crowe_table.hosting.seeds import forget, is_kept, sealed
from crowe_table.hosting.status import summary_of
from crowe_table.hosting.take_backs import learnt, peeked, persons_of
from crowe_table.hosting.update import Update
from crowe_table.hosting.walkthrough import Walk
from crowe_table.hosting.writer import Writer
from crowe_table.kit.between_deals import asks_only_readiness
from crowe_table.settings import TakeBacks

MAX_PEEK_SEARCH = 2.0
"""Maximum seconds of processor time for the search for peeks when a session is resumed.

A real session takes milliseconds, but a hostile file must not block the window.
"""


class ReleaseKind(StrEnum):
    """The cause of a release."""

    STARTED = "started"
    RESUMED = "resumed"
    DONE = "done"
    TAKEN_BACK = "taken_back"


class Release(Struct, frozen=True):
    """Updates that are on the disk and may be shown. The update of each watcher contains only what the watcher may
    know.

    After a session was resumed or something was taken back, there are no events. The View alone is then the new state.
    """

    kind: ReleaseKind
    seen: Mapping[Seat, Update]
    seat: Seat = SPECTATOR
    """The seat that acted."""
    act: str = ""
    """The tag of the seat's action."""
    notices: tuple[Reason, ...] = ()
    """Notices about the file."""


class Session:
    """A table that is played and saved. One thread uses it; only writing runs in another thread.

    ``submit`` takes an answer. When the answer is on the disk, ``releases`` returns the resulting updates for the
    watchers. The watchers are the spectator and one person. If several persons play, ``watch`` selects the person, or
    both persons at a table-top screen.
    """

    def __init__(
        self,
        head: Header,
        table: AnyTable,
        writer: Writer[Release],
        path: Path,
        refereed: bool = False,
        peeked: bool = False,
    ) -> None:
        """Create a session. Use ``start`` and ``resume`` instead."""
        self.head = head
        self.path = path
        self.persons = persons_of(head.players)
        self.watchers: tuple[Seat, ...] = (*(self.persons if len(self.persons) == 1 else ()), SPECTATOR)
        self._refereed = refereed
        self.peeked = peeked
        """Whether a person took something back after learning from it. Records do not count such games."""
        self._table = table
        self._deal = table.deal
        self._writer = writer
        self._staked = table.game.unfit(replace(table.setup, purses=(NOTHING,) * len(head.players))) is not None
        self._closed = False
        self._refusal: Reason | None = None
        self._edge: EdgeAccount | None = None
        self._changed = False
        """Whether anything has happened since the last summary in the file."""

    @classmethod
    def start(cls, head: Header, table: AnyTable, path: Path) -> Self:
        """Start a session at its first question, in a file of its own."""
        session = cls(head, table, Writer(path, seed=head.seed), path, peeked=head.known is True)
        seen = {seat: session._update(seat, table.view(seat).past) for seat in session.watchers}
        session._writer.write((Head(sealed(head)), *session._closing_lines()), Release(ReleaseKind.STARTED, seen))
        return session

    @classmethod
    def resume(
        cls, found: Replayed, head: Header, table: AnyTable, path: Path, lock: Lock, notices: tuple[Reason, ...]
    ) -> Self:
        """Continue a session as it was left.

        A file of an older format is converted. It is replaced only when the new file is completely on the disk.
        """
        looks, known = looks_of(found), peeked(found, MAX_PEEK_SEARCH)
        notices = (*notices, *{look.seat: notice_of(look) for look in looks}.values())
        if head.format == FORMAT:
            journal = Journal(path, found.contents.seal, found.contents.length)
            writer = Writer[Release](path, journal, lock, head.seed if is_kept(path) and not table.over else "")
            session = cls(head, table, writer, path, bool(looks), known)
            session._writer.write((), session._state_release(ReleaseKind.RESUMED, notices=notices))
            return session
        head = replace(head, format=FORMAT)
        session = cls(head, table, Writer(path, None, lock, head.seed), path, bool(looks), known)
        played = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        lines = (Head(sealed(head)), *converted_lines(found), *session._seed_line(), session._summary_line(played))
        session._writer.write(lines, session._state_release(ReleaseKind.RESUMED, notices=notices))
        return session

    # --- State

    @property
    def game(self) -> AnyGame:
        return self._table.game

    @property
    def over(self) -> bool:
        return self._table.over

    @property
    def count(self) -> int:
        """Number of actions, without those taken back."""
        return len(self._table.actions)

    @property
    def has_finished_deal(self) -> bool:
        """Whether at least one deal is over."""
        question = self._table.question
        return question is None or self._table.deal > 1 or asks_only_readiness(question)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions, without those taken back."""
        return tuple(self._table.actions)

    @property
    def ring(self) -> tuple[Seat, ...]:
        """The players in clockwise order."""
        return self._table.watch().public.ring

    @property
    def question(self) -> Question | None:
        """The current question; None when the game is over."""
        return self._table.question

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that must answer."""
        return self.question.awaited() if self.question else ()

    @property
    def staked(self) -> bool:
        """Whether the game is played for stakes. Such a game cannot start with empty purses."""
        return self._staked

    @property
    def for_money(self) -> bool:
        """Whether the players play for coin. False if they play for counters or without stakes."""
        return self._staked and self.head.coinage != COUNTERS

    def may_advise(self, seat: Seat) -> bool:
        """Return whether the laws of the game allow hints for this seat even when the players play for coin."""
        return self._table.game.may_advise(self._table.view(seat))

    @property
    def waiting(self) -> bool:
        """Whether some result of an answer is not yet released."""
        return self._writer.waiting

    def unwritten(self) -> Reason | None:
        """Return why some lines are not on the disk, and what to do about it; None if all lines are.

        Callers must check this before they promise that a table is saved.
        """
        return self._writer.unwritten()

    def try_again(self) -> None:
        """Try again to write lines that are not on the disk. A deleted file or folder is created again."""
        self._writer.try_again()

    @property
    def is_trying_again(self) -> bool:
        """Whether the result of ``try_again`` is still pending."""
        return self._writer.is_trying_again

    def view(self, seat: Seat) -> View:
        """Return what this seat may know now, in order to choose an answer. The screen shows ``releases`` instead."""
        return self._table.view(seat)

    @property
    def series(self) -> Series:
        """The company and its account. After the game is over, the account includes this game."""
        return after_game(self.head, self._table) if self.over else self.head.series

    def account_summary(self) -> AccountSummary:
        """Return the current account."""
        return summarize(self.head, self._table)

    def edge_account(self) -> EdgeAccount | None:
        """Return the account of the odds, which its reader must bring up to date. None if the game has no odds."""
        if self._edge is None and edge_of(self.game.slug):
            self._edge = EdgeAccount(self._table)
        return self._edge

    def result(self) -> tuple[Farthings, ...]:
        """Return the farthings that each seat has won or lost."""
        return self._table.result()

    def gains(self) -> tuple[tuple[Farthings, ...], ...]:
        """Return what each seat has won or lost in each finished deal."""
        return self._table.gains()

    # --- Several persons in turn

    def watch(self, *seats: Seat) -> None:
        """Let later releases contain only the Views of these seats and of the spectator."""
        self.watchers = (*(seat for seat in seats if seat != SPECTATOR), SPECTATOR)

    def catch_up(self, seat: Seat, after: int) -> CatchUp:
        """Return the updates for a seat that has seen the first ``after`` actions."""
        return CatchUp(self._table, seat, after)

    # --- Actions

    def refuse(self, action: Action) -> Reason | None:
        """Return why this action is not allowed now; None if it is allowed."""
        return self._table.refuse(action)

    def submit(self, action: Action) -> Reason | None:
        """Perform and write an action. If it is refused, return the reason."""
        told = self._table.submit(action)
        if isinstance(told, Reason):
            return self._report_fault(told, action) if told.key == FAULT else told
        lines: list[BodyLine] = [do(action)]
        self._changed = True
        if self._table.deal != self._deal or self._table.over:
            self._deal = self._table.deal
            lines += self._closing_lines()
        seen = {seat: self._update(seat, redact_all(told, seat), seat == action.seat) for seat in self.watchers}
        self._writer.write(lines, Release(ReleaseKind.DONE, seen, action.seat, act_of(action)))
        return None

    def releases(self, wait: bool = False) -> list[Release]:
        """Return all new releases in order. With ``wait``, wait until everything is released."""
        return [
            replace(release, notices=(*release.notices, notice)) if notice else release
            for release, notice in self._writer.released(wait)
        ]

    def refuse_take_back(self, seat: Seat, house: TakeBacks) -> Reason | None:
        """Return why the settings do not let this player take back their last answer; None if they allow it.

        ``house`` is the setting.
        """
        if house == "never":
            return because("refuse-take-back-house")
        if house == "without_stakes" and self.for_money:
            return because("refuse-take-back-stakes")
        decided = any(done.seat == seat and not done.decides_nothing for done in self._table.actions)
        return None if decided else because("refuse-take-back-none")

    def take_back(self, seat: Seat, house: TakeBacks) -> Reason | None:
        """Undo everything since this player's last decision, and record the undo.

        If that is refused, return the reason.
        """
        if reason := self.refuse_take_back(seat, house):
            return reason
        count = self._actions_since(seat)
        marked = not self.peeked and learnt(self._table, count, self.persons)
        self.peeked = self.peeked or marked
        notices = (because("take-back-peeked"),) if marked and not self.head.exhibit else ()
        self._table.take_back(count)
        self._deal, self._changed = self._table.deal, True
        self._writer.write((Undo(count),), self._state_release(ReleaseKind.TAKEN_BACK, seat, notices))
        return None

    def prepare(self) -> None:
        """Compute the tables on which this game's charts are based. This may run in another thread."""
        self._table.prepare()

    def next_game(self) -> NewTable | Reason:
        """Return the next game of the same company, with its current purses and the next dealer.

        If there is none, return a reason.
        """
        if not self.over:
            return because("refuse-no-sequel")
        head, series = self.head, self.series
        return NewTable(
            game=head.game,
            preset=head.preset,
            options=self._table.next_options(),
            players=head.players,
            purses=series.purses,
            stakes=head.stakes,
            coinage=head.coinage,
            series=series,
        )

    def walk(self) -> Walk:
        """Return a replay of the game. Raises ValueError if it is not over."""
        return Walk(self.head, self._table)

    def close(self) -> Reason | None:
        """Write everything and close the file. If that fails, return the reason, also on later calls."""
        if not self._closed:
            self._closed = True
            self._refusal = self._writer.close((self._summary_line(),) if self._changed else ())
            if self.over and not self._refusal:
                forget(self.path)
        return self._refusal

    # --- Implementation

    def _closing_lines(self) -> list[BodyLine]:
        """Return the lines that are written between two deals and at the end of the game."""
        self._changed = False
        closing = [Close(self.series.rows[-1])] if self._table.over else []
        return [Check(self._table.deal, self._table.digest()), *closing, *self._seed_line(), self._summary_line()]

    def _summary_line(self, played: datetime | None = None) -> Stood:
        """Return the line that summarizes the table. It is dated ``played``, or now."""
        return Stood(summary_of(self._table, played, self._refereed, self.peeked))

    def _seed_line(self) -> list[BodyLine]:
        return [SeedRevealed(self.head.seed)] if self._table.over else []

    def _report_fault(self, refusal: Reason, action: Action) -> Reason:
        """Report an answer for which the laws raised an exception.

        Return the refusal, with the report's name if it was written.
        """
        path = report(self.path, self.head, tuple(self._table.actions), action, self._table.fault)
        return because("refuse-fault-reported", file=displayable(path.name)) if path else refusal

    def _actions_since(self, seat: Seat) -> int:
        """Return how many actions ago this player acted last; 0 if the player has not acted."""
        return next((back for back, done in enumerate(reversed(self._table.actions), 1) if done.seat == seat), 0)

    def _update(self, seat: Seat, events: tuple[AnyEvent, ...], own: bool = True) -> Update:
        return Update(events, self._table.view(seat), own)

    def _state_release(self, kind: ReleaseKind, seat: Seat = SPECTATOR, notices: tuple[Reason, ...] = ()) -> Release:
        return Release(kind, {who: self._update(who, ()) for who in self.watchers}, seat, "", notices)
