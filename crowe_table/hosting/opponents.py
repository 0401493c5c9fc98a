"""The players of the house at one table: they think in their own process and answer when the table is at rest.

Every one of them that has a call is asked, also where the call need not be answered: then the player may decline, and
is asked again only when the call, or what the seat may know, has changed. Who need not speak is heard first.

Where a question has patience, the seconds are counted here while the table rests; they begin again when something else
is asked, and when it has lapsed. When they are over, or nobody is able or willing to speak, the table answers for
itself: it lapses.
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
    """What a player of the house was asked, and what came of it."""

    call: Call
    known: bytes
    """A fingerprint of all that the seat might know when it was asked."""
    ticket: int
    key: str
    """The key of the question before the table."""
    forced: bool
    """Whether there is one lawful answer."""
    answered: bool = False
    due: float = 0.0
    """When the answer may be given, in seconds: the time it takes tells nothing of the hand."""
    action: Action | None = None
    """The answer; None until there is one, and where the player declines."""

    @property
    def declined(self) -> bool:
        return self.answered and self.action is None


class ComputerPlayers:
    """Who plays for the house in one session; and the advice that a visitor may ask of the same worker."""

    def __init__(self, session: Session, worker: Worker, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` tells seconds."""
        self._session = session
        self._worker = worker
        self._levels = {seat: player.level for seat, player in enumerate(session.head.players) if player.level}
        self._tempers = [character_of(player).temper for player in session.head.players]
        self._chance = fresh_seed()
        self._questions: dict[Seat, _Question] = {}
        self._asked_at = -1
        """The number of actions after which everybody who has a call was last asked; −1 if somebody is to be asked
        again.
        """
        self._asked = 0
        """How many questions have been put: each is answered by a chance of its own."""
        self._patience = TimeLimit(clock)
        self._clock, self._pace = clock, AnswerPace()
        self._lapsed = 0
        """How often the table has answered for itself."""
        self._person_called = False
        """Whether a person may speak to the question before the table."""
        self._advice_asked = 0
        """The ticket of the advice that is being considered; 0 for none."""
        self._advice: tuple[Advice, ...] | None = None

    def go_on(self, resting: bool, counting: bool = True) -> None:
        """Puts the question to whoever has a call and was not asked; while the table rests, one of them answers.

        ``counting``: whether the time of a question that has patience runs.
        """
        if self._asked_at != self._session.count:
            self._ask_all()
        self._collect()
        if resting:
            self._answer()
        self._patience.look(resting and counting)
        if resting and self._lapses():
            self._session.submit(Timeout(TABLE))
            self._lapsed += 1
            self._forget_questions()

    @property
    def waiting(self) -> bool:
        """Whether somebody thinks, or has an answer to give, or is still to be asked."""
        if self._advice_asked or self._patience.asked or self._asked_at != self._session.count:
            return True
        return any(not question.declined for question in self._questions.values())

    @property
    def time_left(self) -> float:
        """Seconds until the question lapses; 0 where it has no patience."""
        return self._patience.left

    def reconsider(self) -> None:
        """Something happened: advice is out of date, and so is what was asked of whoever has another call now."""
        self.forget_advice()
        self._forget_questions()

    def begin_again(self) -> None:
        """The table was put back: what is asked has all its time."""
        self._patience.begin(None, 0)
        self.reconsider()

    # --- questions and answers

    def _ask_all(self) -> None:
        """Puts the question to every player of the house who has a call and was not asked."""
        ask = self._session.view(SPECTATOR).ask
        for call in ask.calls if ask else ():
            if call.seat in self._levels and call.seat not in self._questions:
                self._ask(call.seat)
        self._asked_at = self._session.count
        self._patience.begin((ask.key, ask.args, self._lapsed) if ask else None, ask.patience if ask else 0)
        self._person_called = any(call.seat not in self._levels for call in ask.calls) if ask else False

    def _lapses(self) -> bool:
        """Whether the time of the question is out, or nobody is able or willing to speak."""
        if not self._patience.asked or self._asked_at != self._session.count:
            return False
        willing = any(not question.declined for question in self._questions.values())
        return self._patience.over or not (willing or self._person_called)

    def _ask(self, seat: Seat) -> None:
        view = self._session.view(seat)
        call = view.ask.call_of(seat) if view.ask else None
        if call is None or view.ask is None:
            return
        self._asked += 1
        ticket = self._worker.ask(view, self._levels[seat], f"{self._chance} {self._asked}", self._tempers[seat])
        self._questions[seat] = _Question(call, _fingerprint(view), ticket, view.ask.key, len(view.legal) == 1)

    def _collect(self) -> None:
        while answer := self._worker.poll():
            if answer.ticket == self._advice_asked:
                self._advice, self._advice_asked = answer.advice, 0
            for seat, question in self._questions.items():
                if question.ticket == answer.ticket:
                    wait = self._pace.wait(seat, question.key, answer.thought, forced=question.forced)
                    question.answered, question.action, question.due = True, answer.action, self._clock() + wait

    def _answer(self) -> None:
        """One of them answers, if one has made up its mind. Those who need not speak have the first word: nobody else
        answers before they have spoken or declined.
        """
        free = {seat: question for seat, question in self._questions.items() if not question.call.must}
        if self._give(free) or not all(map(self._is_due, free.values())):
            return
        self._give({seat: question for seat, question in self._questions.items() if question.call.must})

    def _is_due(self, question: _Question) -> bool:
        return question.answered and self._clock() >= question.due

    def _give(self, questions: dict[Seat, _Question]) -> bool:
        """Submits the first answer among these. Whether the table took one; who gave another is asked once more."""
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
        """Forgets the questions of players who have no call now or another one, or who declined and may know more
        since.
        """
        for seat, question in list(self._questions.items()):
            view = self._session.view(seat)
            call = view.ask.call_of(seat) if view.ask else None
            if call != question.call or (question.declined and question.known != _fingerprint(view)):
                del self._questions[seat]
        self._asked_at = -1

    # --- advice

    def consider(self, view: View) -> None:
        """Begins to consider what this seat should do."""
        if not self._advice_asked:
            self._advice_asked = self._worker.advise(view)

    def take_advice(self) -> tuple[Advice, ...] | None:
        """The advice, once it is ready, best first; it is given once."""
        found, self._advice = self._advice, None
        return found

    def forget_advice(self) -> None:
        """Whoever asked for it is not told it any more."""
        self._advice, self._advice_asked = None, 0


def _fingerprint(view: View) -> bytes:
    """Tells two Views apart without keeping either."""
    return sha256(msgspec.msgpack.encode(view)).digest()
