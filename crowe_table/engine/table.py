"""Table: the only owner of a State. Answers go in; what happened comes out, and views of what is."""

from collections.abc import Callable, Sequence
from typing import Generic

import msgspec
from msgspec.structs import replace

from crowe_table.engine.core import (
    SPECTATOR,
    Action,
    AnyEvent,
    Ask,
    Game,
    Now,
    Options,
    Reason,
    S,
    Seat,
    Setup,
    View,
    because,
)
from crowe_table.engine.privacy import project, redact_all

DEAL = "deal"
"""The fact whose change begins a deal; the past in a View goes back to it."""


class Table(Generic[S]):
    """One game being played. Deterministic: the same setup and answers give the same table for ever."""

    def __init__(self, game: Game[S], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self._done: list[Action] = []
        self._past: list[AnyEvent] = []
        self._deal_began = 0
        self._state = self._lay()

    # --- what is

    @property
    def over(self) -> bool:
        return self.ask is None

    @property
    def ask(self) -> Ask | None:
        """The whole question. For hosts and tests; players have theirs in a View."""
        return self.game.ask(self._state)

    @property
    def deal(self) -> int:
        return self._state.deal

    @property
    def actions(self) -> Sequence[Action]:
        """Every action so far that stands."""
        return self._done

    def view(self, seat: Seat) -> View:
        """What this seat may know now, with the past of the deal as it saw it."""
        bare = project(self.game, self._state, self.setup.options, seat)
        return replace(bare, past=redact_all(self._past[self._deal_began :], seat))

    def watch(self) -> View:
        """What everybody may know."""
        return self.view(SPECTATOR)

    def digest(self) -> str:
        """The seal of the whole truth, for saves and tests; it tells nothing of the cards."""
        return self._state.digest()

    def result(self) -> tuple[int, ...]:
        """Farthings won or lost by each seat."""
        return self.game.result(self._state)

    def sequel(self) -> Options:
        """The options for another game after this one."""
        return self.game.sequel(self._state)

    def ledger_sum(self) -> int:
        """Nought, always."""
        return self._state.ledger.sum()

    def inspect(self, look: Callable[[S], object]) -> None:
        """Lets a test or a technician look at the truth. Nothing in the program that plays may call this."""
        look(self._state)

    # --- what may be done

    def refuse(self, action: Action) -> Reason | None:
        """Why this action is not allowed now, or None."""
        if not isinstance(action, self.game.actions):
            return because("refuse-foreign", act=str(action.__struct_config__.tag))
        if not 0 <= action.seat < self._state.seats:
            return because("refuse-no-such-seat", number=action.seat)
        ask = self.ask
        if ask is None:
            return because("refuse-over")
        call = ask.call_of(action.seat)
        if call is None:
            return because("refuse-not-asked", seat=action.seat)
        if not any(way.act == action.__struct_config__.tag for way in call.ways):
            return because("refuse-not-the-question")
        return self.game.refuse(self._state, action)

    def submit(self, action: Action) -> Reason | tuple[AnyEvent, ...]:
        """Does it and tells what happened, in whole truth, or refuses and changes nothing.

        A fault in the game's laws is a refusal too: the table stands as it stood.
        """
        if reason := self.refuse(action):
            return reason
        before = self._state.clone()
        told: list[AnyEvent] = []
        try:
            self.game.apply(self._state, action, told.append)
        except Exception as fault:
            self._state = before
            return because("refuse-fault", fault=f"{type(fault).__name__}: {fault}")
        self._done.append(action)
        self._remember(told)
        return tuple(told)

    def take_back(self, count: int = 1) -> bool:
        """Undoes the last answers by replaying the rest. False if there are not so many."""
        if not 0 < count <= len(self._done):
            return False
        kept = self._done[:-count]
        self._done, self._past, self._deal_began = [], [], 0
        self._state = self._lay()
        for action in kept:
            self.submit(action)
        return True

    def at(self, count: int) -> "Table[S]":
        """Another table, standing as this one stood after so many answers. Raises ValueError if there were not."""
        if not 0 <= count <= len(self._done):
            raise ValueError(f"This table has {len(self._done)} answers: it has not stood after {count}.")
        twin = Table(self.game, self.setup)
        for action in self._done[:count]:
            twin.submit(action)
        return twin

    def _lay(self) -> S:
        told: list[AnyEvent] = []
        state = self.game.new(self.setup, told.append)
        self._remember(told)
        return state

    def _remember(self, told: Sequence[AnyEvent]) -> None:
        for at, event in enumerate(told, len(self._past)):
            if isinstance(event, Now) and event.fact == DEAL:
                self._deal_began = at
        self._past.extend(told)


def act_of(action: Action) -> str:
    """The tag of an action, as in a save file."""
    return str(action.__struct_config__.tag)


def action_decoder(game: Game[S]) -> "msgspec.json.Decoder[Action]":
    """Reads actions of one game and nothing else."""
    union = game.actions[0]
    for kind in game.actions[1:]:
        union = union | kind  # type: ignore[assignment]
    return msgspec.json.Decoder(union)
