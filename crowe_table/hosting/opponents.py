"""The computer players of one table. They think in another process, and answer when the table is at rest.

Every computer player with a call is asked, even if the call need not be answered. A player who declines is asked again
only after the call or the seat's knowledge has changed. Players who need not answer come first.

The time limit of a question runs only while the table is at rest. It restarts with every new question and after a
timeout. The question times out when its time is over, or when no player can or will answer.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from crowe_table.engine.core import SPECTATOR, TABLE, Action, Call, Seat, Timeout, View
from crowe_table.engine.deal_code import fresh_seed
from crowe_table.engine.sha import sha256
from crowe_table.hosting.pace import AnswerPace
from crowe_table.hosting.session import Session
from crowe_table.hosting.time_limit import TimeLimit
from crowe_table.hosting.worker import Worker
from crowe_table.search.advice import Advice
from crowe_table.words.characters import character_of


@dataclass
class _Question:
    """A question to a computer player, and the answer to it."""

    call: Call
    fingerprint: bytes
    """Fingerprint of the seat's knowledge when it was asked."""
    ticket: int
    key: str
    """The key of the table's question."""
    forced: bool
    """Whether only one answer is legal."""
    answered: bool = False
    due: float = 0.0
    """Time in seconds from which the answer may be given. The delay keeps the thinking time from revealing the hand."""
    action: Action | None = None
    """The answer; None until it arrives, or if the player declines."""

    @property
    def declined(self) -> bool:
        return self.answered and self.action is None


class ComputerPlayers:
    """The computer players of a session. They also forward the visitor's requests for advice to the same worker."""

    def __init__(self, session: Session, worker: Worker, clock: Callable[[], float] = time.monotonic) -> None:
        """Create the players. ``clock`` returns seconds."""
        self._session = session
        self._worker = worker
        self._levels = {seat: player.level for seat, player in enumerate(session.head.players) if player.level}
        self._characters = [character_of(player) for player in session.head.players]
        self._chance = fresh_seed()
        self._questions: dict[Seat, _Question] = {}
        self._asked_at = -1
        """Number of actions when the players were last asked; −1 if a player must be asked again."""
        self._asked = 0
        """Number of questions asked so far. Each question has its own random stream."""
        self._time_limit = TimeLimit(clock)
        self._clock, self._pace = clock, AnswerPace()
        self._timeouts = 0
        """Number of timeouts so far."""
        self._person_called = False
        """Whether a person may answer the current question."""
        self._advice_asked = 0
        """Ticket of the requested advice; 0 if there is none."""
        self._advice: tuple[Advice, ...] | None = None

    def go_on(self, resting: bool, counting: bool = True) -> None:
        """Ask every player who has a new call. If the table is at rest, submit at most one answer.

        The time limit of a question runs only if ``resting`` and ``counting`` are both set.
        """
        if self._asked_at != self._session.count:
            self._ask_all()
        self._collect()
        if resting:
            self._answer()
        self._time_limit.look(resting and counting)
        if resting and self._times_out():
            self._session.submit(Timeout(TABLE))
            self._timeouts += 1
            self._forget_questions()

    @property
    def waiting(self) -> bool:
        """Whether a player is thinking, has an answer ready, or must still be asked."""
        if self._advice_asked or self._time_limit.asked or self._asked_at != self._session.count:
            return True
        return any(not question.declined for question in self._questions.values())

    @property
    def time_left(self) -> float:
        """Seconds until the question times out; 0 without a time limit."""
        return self._time_limit.left

    def reconsider(self) -> None:
        """Drop requested advice, and the questions whose call has changed."""
        self.forget_advice()
        self._forget_questions()

    def begin_again(self) -> None:
        """Restart the time limit after something was taken back, and reconsider."""
        self._time_limit.begin(None, 0)
        self.reconsider()

    # --- questions and answers

    def _ask_all(self) -> None:
        """Ask every computer player who has a call and has not been asked."""
        ask = self._session.view(SPECTATOR).ask
        for call in ask.calls if ask else ():
            if call.seat in self._levels and call.seat not in self._questions:
                self._ask(call.seat)
        self._asked_at = self._session.count
        self._time_limit.begin((ask.key, ask.args, self._timeouts) if ask else None, ask.time_limit if ask else 0)
        self._person_called = any(call.seat not in self._levels for call in ask.calls) if ask else False

    def _times_out(self) -> bool:
        if not self._time_limit.asked or self._asked_at != self._session.count:
            return False
        willing = any(not question.declined for question in self._questions.values())
        return self._time_limit.over or not (willing or self._person_called)

    def _ask(self, seat: Seat) -> None:
        view = self._session.view(seat)
        call = view.ask.call_of(seat) if view.ask else None
        if call is None or view.ask is None:
            return
        self._asked += 1
        who, seed = self._characters[seat], f"{self._chance} {self._asked}"
        ticket = self._worker.ask(view, self._levels[seat], seed, who.temper, who.style)
        self._questions[seat] = _Question(call, fingerprint_of(view), ticket, view.ask.key, len(view.legal) == 1)

    def _collect(self) -> None:
        while answer := self._worker.poll():
            if answer.ticket == self._advice_asked:
                self._advice, self._advice_asked = answer.advice, 0
            for seat, question in self._questions.items():
                if question.ticket == answer.ticket:
                    wait = self._pace.wait(seat, question.key, answer.thought, forced=question.forced)
                    question.answered, question.action, question.due = True, answer.action, self._clock() + wait

    def _answer(self) -> None:
        """Submit one answer. Players who must answer wait until the others have answered or declined."""
        free = {seat: question for seat, question in self._questions.items() if not question.call.must}
        if self._give(free) or not all(map(self._is_due, free.values())):
            return
        self._give({seat: question for seat, question in self._questions.items() if question.call.must})

    def _is_due(self, question: _Question) -> bool:
        return question.answered and self._clock() >= question.due

    def _give(self, questions: dict[Seat, _Question]) -> bool:
        """Submit the first answer that the table accepts. Return whether there was one.

        If the table refuses a player's answer, the player is asked again.
        """
        for seat, question in questions.items():
            if question.action is None or not self._is_due(question):
                continue
            del self._questions[seat]
            self._asked_at = -1
            if self._session.submit(question.action) is None:
                self._forget_questions()
                return True
        return False

    def _forget_questions(self) -> None:
        for seat, question in list(self._questions.items()):
            view = self._session.view(seat)
            call = view.ask.call_of(seat) if view.ask else None
            if call != question.call or (question.declined and question.fingerprint != fingerprint_of(view)):
                del self._questions[seat]
        self._asked_at = -1

    # --- advice

    def consider(self, view: View) -> None:
        """Request advice for the seat of this View, unless a request is pending."""
        if not self._advice_asked:
            self._advice_asked = self._worker.advise(view)

    def take_advice(self) -> tuple[Advice, ...] | None:
        """Return the requested advice, best first, once it is ready; otherwise None.

        Each advice is returned only once.
        """
        found, self._advice = self._advice, None
        return found

    def forget_advice(self) -> None:
        """Drop the requested advice."""
        self._advice, self._advice_asked = None, 0


def fingerprint_of(view: View) -> bytes:
    """Return a hash of a View. Two Views can be compared by their hashes without storing them."""
    return sha256(msgspec.msgpack.encode(view)).digest()
