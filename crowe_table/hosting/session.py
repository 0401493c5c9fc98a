"""One session: the table, the people at it, and the file it is written to."""

from collections.abc import Mapping
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import SPECTATOR, Action, AnyEvent, Question, Reason, Seat, View, act_of, because
from crowe_table.engine.game import AnyGame
from crowe_table.engine.journal import FORMAT, BodyLine, Check, Close, Head, Header, Journal, SeedTold, Stood, Undo, do
from crowe_table.engine.money import COUNTERS, NOTHING, Farthings
from crowe_table.engine.privacy import redact_all
from crowe_table.engine.series import Series
from crowe_table.engine.table import FAULT, AnyTable
from crowe_table.hosting.account import AccountSummary, after_game, summarize
from crowe_table.hosting.catch_up import CatchUp
from crowe_table.hosting.locks import Lock
from crowe_table.hosting.new_table import NewTable, shown
from crowe_table.hosting.referee import looks_of, told_of
from crowe_table.hosting.replay import Replayed, renewed
from crowe_table.hosting.reports import report
from crowe_table.hosting.seeds import forget, is_kept, sealed
from crowe_table.hosting.status import standing_of
from crowe_table.hosting.take_backs import learnt, peeked, persons_of
from crowe_table.hosting.update import Update
from crowe_table.hosting.walkthrough import Walk
from crowe_table.hosting.writer import Writer
from crowe_table.settings import TakeBacks

MOST_SEARCH = 2.0
"""Seconds of the processor in which it is found whether anything was taken back that was learnt from. A session that
was played takes some milliseconds; one made by hand of nothing else is not to hold up the window.
"""


class ReleaseKind(StrEnum):
    """What a release tells of."""

    STARTED = "started"
    RESUMED = "resumed"
    DONE = "done"
    TAKEN_BACK = "taken_back"


class Release(Struct, frozen=True):
    """Something that is on the disk and may be shown. ``seen`` holds no more than each watcher may know; after a
    resuming or a taking back there are no events: then the View alone says how things are.
    """

    kind: ReleaseKind
    seen: Mapping[Seat, Update]
    seat: Seat = SPECTATOR
    """Who acted."""
    act: str = ""
    """What kind of action it was."""
    notices: tuple[Reason, ...] = ()
    """What the house has to say of the file."""


class Session:
    """A table being played and written down. Used from one thread; only the writing goes on in another.

    Answers go in by ``submit``; what they bring comes out by ``releases`` when it is on the disk, for the watchers
    alone: the one person who plays or, of several, the one named by ``watch``; and always the spectator.
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
        """See ``start`` and ``resume``."""
        self.head = head
        self.path = path
        self.persons = persons_of(head.players)
        self.watchers: tuple[Seat, ...] = (*(self.persons if len(self.persons) == 1 else ()), SPECTATOR)
        self._refereed = refereed
        self.peeked = peeked
        """Whether anything was taken back after a person had learnt something by it: then it is left out of records."""
        self._table = table
        self._deal = table.deal
        self._writer = writer
        self._staked = table.game.unfit(replace(table.setup, purses=(NOTHING,) * len(head.players))) is not None
        self._closed = False
        self._refusal: Reason | None = None
        self._moved_on = False
        """Whether something was done since the file last said how the table stood."""

    @classmethod
    def start(cls, head: Header, table: AnyTable, path: Path) -> Self:
        """A table at its first question, to be written to a file of its own."""
        session = cls(head, table, Writer(path, seed=head.seed), path)
        seen = {seat: session._seen(seat, table.view(seat).past) for seat in session.watchers}
        session._writer.write((Head(sealed(head)), *session._told()), Release(ReleaseKind.STARTED, seen))
        return session

    @classmethod
    def resume(
        cls, found: Replayed, head: Header, table: AnyTable, path: Path, lock: Lock, notices: tuple[Reason, ...]
    ) -> Self:
        """A table as it was left. A file of an older format is written anew in the format of today; it stays as it is
        until that is whole on the disk.
        """
        looks, known = looks_of(found), peeked(found, MOST_SEARCH)
        notices = (*notices, *{look.seat: told_of(look) for look in looks}.values())
        if head.format == FORMAT:
            journal = Journal(path, found.contents.seal, found.contents.length)
            writer = Writer[Release](path, journal, lock, head.seed if is_kept(path) and not table.over else "")
            session = cls(head, table, writer, path, bool(looks), known)
            session._writer.write((), session._standing(ReleaseKind.RESUMED, notices=notices))
            return session
        head = replace(head, format=FORMAT)
        session = cls(head, table, Writer(path, None, lock, head.seed), path, bool(looks), known)
        played = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        lines = (Head(sealed(head)), *renewed(found), *session._seed_told(), session._stood(played))
        session._writer.write(lines, session._standing(ReleaseKind.RESUMED, notices=notices))
        return session

    # --- what is

    @property
    def game(self) -> AnyGame:
        return self._table.game

    @property
    def over(self) -> bool:
        return self._table.over

    @property
    def count(self) -> int:
        """How many actions stand."""
        return len(self._table.actions)

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that was answered and stands."""
        return tuple(self._table.actions)

    @property
    def ring(self) -> tuple[Seat, ...]:
        """The players as they sit, clockwise."""
        return self._table.watch().public.ring

    @property
    def question(self) -> Question | None:
        """Who is asked; None when the game is over."""
        return self._table.question

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats the table waits for."""
        return self.question.awaited() if self.question else ()

    @property
    def staked(self) -> bool:
        """Whether there is money on the table: whether it could not be played with empty purses."""
        return self._staked

    @property
    def refuses_hints(self) -> bool:
        """Whether a hint would be out of place: where coin is played for. For love or counters anybody may ask."""
        return self._staked and self.head.coinage != COUNTERS

    def may_advise(self, seat: Seat) -> bool:
        """Whether the law of the game lets this seat be advised though coin is played for."""
        return self._table.game.may_advise(self._table.view(seat))

    @property
    def waiting(self) -> bool:
        """Whether something happened that is not yet released."""
        return self._writer.waiting

    def unwritten(self) -> Reason | None:
        """Why something that was played here is not on the disk, and what can be done; None if everything is there.

        Whoever promises that a table is kept asks here first.
        """
        return self._writer.unwritten()

    def try_again(self) -> None:
        """Tries once more to write what is not on the disk, a file that has gone and its folder with it."""
        self._writer.try_again()

    @property
    def trying(self) -> bool:
        """Whether it is still to be seen what comes of trying again."""
        return self._writer.trying

    def view(self, seat: Seat) -> View:
        """What this seat may know now: for a player to choose by. What is shown comes by ``releases``."""
        return self._table.view(seat)

    @property
    def series(self) -> Series:
        """The company and its account: up to this game or, if it is over, with it."""
        return after_game(self.head, self._table) if self.over else self.head.series

    def account_summary(self) -> AccountSummary:
        """How the company stands now."""
        return summarize(self.head, self._table)

    def result(self) -> tuple[Farthings, ...]:
        """Farthings won or lost by each seat."""
        return self._table.result()

    # --- several persons, one after another

    def watch(self, seat: Seat) -> None:
        """From now on releases tell what this seat may know, and nobody else but the spectator."""
        self.watchers = (SPECTATOR,) if seat == SPECTATOR else (seat, SPECTATOR)

    def catch_up(self, seat: Seat, after: int) -> CatchUp:
        """The table from this chair as it stood after so many actions, and all that has happened since."""
        return CatchUp(self._table, seat, after)

    # --- what is done

    def refuse(self, action: Action) -> Reason | None:
        """Why this action is not allowed now, or None."""
        return self._table.refuse(action)

    def submit(self, action: Action) -> Reason | None:
        """Does it and has it written down, or says why not."""
        told = self._table.submit(action)
        if isinstance(told, Reason):
            return self._reported(told, action) if told.key == FAULT else told
        lines: list[BodyLine] = [do(action)]
        self._moved_on = True
        if self._table.deal != self._deal or self._table.over:
            self._deal = self._table.deal
            lines += self._told()
        seen = {seat: self._seen(seat, redact_all(told, seat), seat == action.seat) for seat in self.watchers}
        self._writer.write(lines, Release(ReleaseKind.DONE, seen, action.seat, act_of(action)))
        return None

    def releases(self, wait: bool = False) -> list[Release]:
        """What may be shown since last asked, the earliest first. Waits for all that was done, if told to."""
        return [
            replace(release, notices=(*release.notices, notice)) if notice else release
            for release, notice in self._writer.released(wait)
        ]

    def refuse_take_back(self, seat: Seat, house: TakeBacks) -> Reason | None:
        """Why this player may not take back what they did last, by the custom of the house; or None."""
        if house == "never":
            return because("refuse-take-back-house")
        if house == "without_stakes" and self._staked:
            return because("refuse-take-back-stakes")
        return None if self._since(seat) else because("refuse-take-back-none")

    def take_back(self, seat: Seat, house: TakeBacks) -> Reason | None:
        """Puts the table back to this player's last decision, and writes that down; or says why not."""
        if reason := self.refuse_take_back(seat, house):
            return reason
        count = self._since(seat)
        marked = not self.peeked and learnt(self._table, count, self.persons)
        self.peeked = self.peeked or marked
        notices = (because("take-back-peeked"),) if marked and not self.head.exhibit else ()
        self._table.take_back(count)
        self._deal, self._moved_on = self._table.deal, True
        self._writer.write((Undo(count),), self._standing(ReleaseKind.TAKEN_BACK, seat, notices))
        return None

    def prepare(self) -> None:
        """Computes what the charts of this game take long to compute. It may be called beside all else."""
        self._table.prepare()

    def next_game(self) -> NewTable | Reason:
        """Another game for the same company: their purses as they are now, the deal by the rule of the house."""
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
        """The game walked through again. Raises ValueError if it is not over."""
        return Walk(self.head, self._table)

    def close(self) -> Reason | None:
        """Leaves the table: what waits is written, and the file is let go. Why not, if it could not be written; asked
        again, it says the same.
        """
        if not self._closed:
            self._closed = True
            self._refusal = self._writer.close((self._stood(),) if self._moved_on else ())
            if self.over and not self._refusal:
                forget(self.path)
        return self._refusal

    # --- how

    def _told(self) -> list[BodyLine]:
        """What the file is told of the table between one deal and the next, and at the end."""
        self._moved_on = False
        closing = [Close(self.series.rows[-1])] if self._table.over else []
        return [Check(self._table.deal, self._table.digest()), *closing, *self._seed_told(), self._stood()]

    def _stood(self, played: datetime | None = None) -> Stood:
        """How the table stands now, or stood when it was last played."""
        return Stood(standing_of(self._table, played, self._refereed, self.peeked))

    def _seed_told(self) -> list[BodyLine]:
        """The seed, when the game is over and nothing hangs on it any more."""
        return [SeedTold(self.head.seed)] if self._table.over else []

    def _reported(self, refusal: Reason, action: Action) -> Reason:
        """The refusal of an answer at which the laws failed, and where the report of it lies."""
        path = report(self.path, self.head, tuple(self._table.actions), action, self._table.fault)
        return because("refuse-fault-reported", file=shown(path.name)) if path else refusal

    def _since(self, seat: Seat) -> int:
        """How many actions back this player's last one lies; 0 if they have done nothing."""
        return next((back for back, done in enumerate(reversed(self._table.actions), 1) if done.seat == seat), 0)

    def _seen(self, seat: Seat, events: tuple[AnyEvent, ...], own: bool = True) -> Update:
        return Update(events, self._table.view(seat), own)

    def _standing(self, kind: ReleaseKind, seat: Seat = SPECTATOR, notices: tuple[Reason, ...] = ()) -> Release:
        return Release(kind, {who: self._seen(who, ()) for who in self.watchers}, seat, "", notices)
