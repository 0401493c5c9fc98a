"""Tables of Hazard whose dice fall as they are told to."""

from collections.abc import Iterator, Sequence

from crowe_table.engine.core import Action, AnyEvent, Reason, Setup
from crowe_table.engine.rng import Chance, Rng
from crowe_table.games.hazard import laws
from crowe_table.games.hazard.laws import Hazard
from crowe_table.games.hazard.options import HazardOptions
from crowe_table.games.hazard.sitting import HazardState

GAME = Hazard()
PURSE = 2016
Throws = Sequence[Sequence[int]]


class Loaded(Rng):
    """Dice that show what they are told to, and then complain."""

    def __init__(self, throws: Throws) -> None:
        super().__init__(b"loaded")
        self.faces = [face for throw in throws for face in throw]

    def below(self, n: int) -> int:
        assert n == 6
        return self.faces.pop(0) - 1


def seated(
    options: HazardOptions, seats: int = 4, throws: Throws = (), purses: Sequence[int] = (), box: int = 0
) -> HazardState:
    """A table at its first hand, the box with this seat, and these throws to come."""
    held = tuple(purses) or (PURSE,) * seats
    s = GAME.new(Setup(options, len(held), held, Chance("loaded")))
    s.throwing = []
    laws._begin_hand(s, box, None)
    s.rng = Loaded(throws)
    return s


def do(s: HazardState, *actions: Action) -> list[AnyEvent]:
    """Does lawful things one after another and returns what was told."""
    told: list[AnyEvent] = []
    for action in actions:
        ask = GAME.ask(s)
        call = ask.call_of(action.seat) if ask else None
        assert call is not None, (action, ask)
        assert str(action.__struct_config__.tag) in [way.act for way in call.ways], (action, ask)
        assert GAME.refuse(s, action) is None, (action, GAME.refuse(s, action))
        GAME.apply(s, action, told.append)
        assert s.ledger.sum() == 0
    return told


def refused(s: HazardState, action: Action) -> str:
    """The key of the refusal. Fails if it is allowed."""
    reason = GAME.refuse(s, action)
    assert isinstance(reason, Reason), action
    return reason.key


def won(s: HazardState) -> list[int]:
    """What each has won since the company sat down."""
    return list(GAME.result(s))


def stakes_left(s: HazardState) -> dict[str, int]:
    """Whatever lies on the table."""
    return {name: held for name, held in s.ledger.balances.items() if held and not name.startswith(("purse", "mint"))}


def asked(s: HazardState) -> Iterator[tuple[str, int]]:
    """The question, and each whom the table awaits."""
    ask = GAME.ask(s)
    for seat in ask.awaited() if ask else ():
        yield ask.key, seat
