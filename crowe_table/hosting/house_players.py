"""The players of the house at one table: they think in their own process and answer when the table is at rest."""

from crowe_table.engine.core import Action, Call, Seat, View
from crowe_table.engine.rng import fresh_seed
from crowe_table.hosting.session import Session
from crowe_table.hosting.worker import Worker
from crowe_table.search.advice import Advice


class Thinkers:
    """Who plays for the house in one session; and the advice that a visitor may ask of the same worker."""

    def __init__(self, session: Session, worker: Worker) -> None:
        self._session = session
        self._worker = worker
        self._levels = {seat: player.level for seat, player in enumerate(session.head.players) if player.level}
        self._chance = fresh_seed()
        self._asked: dict[Seat, int] = {}
        self._questions: dict[Seat, Call | None] = {}
        """What each was asked when he began to think."""
        self._answers: dict[Seat, Action] = {}
        self._count = 0
        self._advice_asked = 0
        """The ticket of the advice that is being considered; 0 for none."""
        self._advice: tuple[Advice, ...] | None = None

    def think(self) -> None:
        """Puts the question to every opponent who is asked and has not been."""
        for seat in self._session.awaited:
            if seat in self._levels and seat not in self._asked:
                self._count += 1
                seed = f"{self._chance} {self._count}"
                view = self._session.view(seat)
                self._questions[seat] = view.ask.call_of(seat) if view.ask else None
                self._asked[seat] = self._worker.ask(view, self._levels[seat], seed)
        while answer := self._worker.poll():
            if answer.ticket == self._advice_asked:
                self._advice, self._advice_asked = answer.advice, 0
            for seat, ticket in self._asked.items():
                if ticket == answer.ticket:
                    self._answers[seat] = answer.action

    def answer(self) -> None:
        """One of them answers, if one has made up his mind."""
        for seat, action in list(self._answers.items()):
            del self._answers[seat]
            del self._asked[seat]
            if self._session.submit(action) is None:
                self._forget_answers()
                return

    def forget(self) -> None:
        """What they have been considering may be of no account now: those still asked are asked again."""
        self.forget_advice()
        self._forget_answers()

    def _forget_answers(self) -> None:
        """Whoever is asked nothing now, or something else than before, has thought in vain."""
        for seat in [seat for seat in self._asked if not self._asked_the_same(seat)]:
            self._asked.pop(seat)
            self._answers.pop(seat, None)

    def _asked_the_same(self, seat: Seat) -> bool:
        ask = self._session.view(seat).ask
        return ask is not None and seat in ask.awaited() and ask.call_of(seat) == self._questions[seat]

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
