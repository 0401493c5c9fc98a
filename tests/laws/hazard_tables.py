"""Tables of Hazard with prescribed dice."""

from collections.abc import Iterator, Sequence

from crowe_table.engine.core import Action, AnswerForm, AnyEvent, Ask, Reason, Seat, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance, Rng
from crowe_table.games.hazard import rules
from crowe_table.games.hazard.options import HazardOptions
from crowe_table.games.hazard.rules import Hazard
from crowe_table.games.hazard.state import HazardState
from tests.laws.worked import done

GAME = Hazard()
PURSE = Farthings(2016)
Throws = Sequence[Sequence[int]]


class Loaded(Rng):
    """Dice that show prescribed faces. A throw fails the test when no face is left."""

    def __init__(self, throws: Throws) -> None:
        super().__init__(b"loaded")
        self.faces = [face for throw in throws for face in throw]

    def below(self, n: int) -> int:
        assert n == 6
        return self.faces.pop(0) - 1


def seated(
    options: HazardOptions, count: int = 4, throws: Throws = (), purses: Sequence[int] = (), box: int = 0
) -> HazardState:
    """Return a table at its first hand. The seat ``box`` has the box, and ``throws`` are the throws to come."""
    held = tuple(Farthings(each) for each in purses) or (PURSE,) * count
    s = GAME.new(Setup(options, len(held), held, Chance("loaded")))
    s.public.throwing = ()
    rules.begin_hand(s, Seat(box))
    s.rng = Loaded(throws)
    return s


def dice_left(s: HazardState) -> list[int]:
    """Return the prescribed faces that are left."""
    assert isinstance(s.rng, Loaded)
    return s.rng.faces


def do(s: HazardState, *actions: Action) -> list[AnyEvent]:
    """Apply legal actions and return the events."""
    return done(GAME, s, actions)


def ask_of(s: HazardState, seat: int) -> Ask:
    """Return the question put to this seat."""
    question = GAME.question(s)
    assert question is not None
    return GAME.ask_for(s, question, Seat(seat))


def forms_of(s: HazardState, seat: int) -> tuple[AnswerForm, ...]:
    call = ask_of(s, seat).call_of(Seat(seat))
    return call.forms if call else ()


def acts(s: HazardState, seat: int) -> list[str]:
    """Return the names of the actions that this seat may take, without duplicates."""
    return list(dict.fromkeys(form.act for form in forms_of(s, seat)))


def answers(s: HazardState, seat: int) -> list[Action]:
    question = GAME.question(s)
    assert question is not None
    return list(GAME.answers(s, question, Seat(seat)))


def refused(s: HazardState, action: Action) -> str:
    """Return the key of the refusal. Fails if the action is legal."""
    reason = GAME.refuse(s, action)
    assert isinstance(reason, Reason), action
    return reason.key


def won(s: HazardState) -> list[int]:
    """Return the gain of each seat since the sitting began."""
    return list(GAME.result(s))


def asked(s: HazardState) -> Iterator[tuple[str, int]]:
    """Yield the current question with each seat that has to answer."""
    question = GAME.question(s)
    for seat in question.awaited() if question else ():
        yield question.key if question else "", seat
