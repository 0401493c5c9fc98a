"""Both doors hide by default: whoever forgets to say who may see a card has shown nobody its face."""

import pytest

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import (
    ALL,
    NOBODY,
    SPECTATOR,
    AnyEvent,
    Ask,
    Call,
    Ended,
    JustSay,
    Line,
    Moved,
    Now,
    Paid,
    Said,
    Scored,
    Shown,
    Shuffled,
    Threw,
    Told,
    Way,
    Zone,
    because,
    eyes,
    may_see,
)
from crowe_table.engine.privacy import project, redact, redact_all
from crowe_table.engine.rng import Chance
from crowe_table.games.cribbage.laws import Cribbage, CribbageState
from crowe_table.games.cribbage.options import CribbageOptions

SEATS = (0, 1, 2, 3, SPECTATOR)
WHY = because("why")


class Careless(Cribbage):
    """A game that lays cards and does not say who may see them."""

    def zones(self, s: CribbageState):
        yield Zone("bare", [1, 2, 3])
        yield Zone("mine", [4, 5], eyes(1))
        yield Zone("mixed", [6, 7, 8], [NOBODY, eyes(0, 2), ALL])
        yield Zone("open", [9], ALL)

    def ask(self, s: CribbageState) -> Ask:
        return Ask("play", (Call(0, (Way("ready", JustSay()),)), Call(1, (Way("ready", JustSay()),), must=False)))


class Remembering(Careless):
    """A game in which cards lie face down that some know, hold up, or know to be there and not where."""

    def zones(self, s: CribbageState):
        yield Zone("known", [1, 2], [eyes(0), NOBODY], down=True)
        yield Zone("held", [3, 4], eyes(0, 2), down=True, held=eyes(0))
        yield Zone("loose", [9, 5, 7], [eyes(1), eyes(1), eyes(2)], down=True, loose=True)


@pytest.mark.parametrize(
    ("seat", "known", "held", "lies_down", "loose"),
    [
        (0, (1, HIDDEN), (3, 4), False, (HIDDEN, HIDDEN, HIDDEN)),
        (1, (HIDDEN, HIDDEN), (HIDDEN, HIDDEN), True, (5, 9, HIDDEN)),
        (2, (HIDDEN, HIDDEN), (3, 4), True, (7, HIDDEN, HIDDEN)),
        (SPECTATOR, (HIDDEN, HIDDEN), (HIDDEN, HIDDEN), True, (HIDDEN, HIDDEN, HIDDEN)),
    ],
)
def test_what_lies_face_down_is_known_by_memory_and_shown_to_whom_it_is_held_up(
    seat: int, known: tuple[int, ...], held: tuple[int, ...], lies_down: bool, loose: tuple[int, ...]
) -> None:
    options = CribbageOptions()
    view = project(Remembering(), CribbageState(options, 4, (0,) * 4, Chance("")), options, seat)
    assert [tuple(zone.cards) for zone in view.zones] == [known, held, loose]
    assert [zone.down for zone in view.zones] == [True, lies_down, True]
    assert view.zone("loose").eyes == NOBODY, "who knows which card would tell where it lies"


def test_eyes() -> None:
    assert [seat for seat in SEATS if may_see(eyes(0, 2), seat)] == [0, 2]
    assert all(may_see(ALL, seat) for seat in SEATS)
    assert not any(may_see(NOBODY, seat) for seat in SEATS)


@pytest.mark.parametrize(
    ("seat", "mine", "mixed"),
    [
        (0, (HIDDEN, HIDDEN), (HIDDEN, 7, 8)),
        (1, (4, 5), (HIDDEN, HIDDEN, 8)),
        (2, (HIDDEN, HIDDEN), (HIDDEN, 7, 8)),
        (SPECTATOR, (HIDDEN, HIDDEN), (HIDDEN, HIDDEN, 8)),
    ],
)
def test_a_zone_shows_backs_to_whom_it_is_not_open(seat: int, mine: tuple[int, ...], mixed: tuple[int, ...]) -> None:
    options = CribbageOptions()
    view = project(Careless(), CribbageState(options, 4, (0,) * 4, Chance("")), options, seat)
    assert view.zone("bare").cards == (HIDDEN,) * 3
    assert view.zone("mine").cards == mine
    assert view.zone("mixed").cards == mixed
    assert view.zone("open").cards == (9,)
    with pytest.raises(KeyError):
        view.zone("none")


def test_a_question_tells_others_only_who_is_asked() -> None:
    options = CribbageOptions()
    game, s = Careless(), CribbageState(options, 4, (0,) * 4, Chance(""))
    for seat in SEATS:
        ask = project(game, s, options, seat).ask
        assert ask is not None
        assert ask.awaited() == (0,)
        assert [(call.seat, call.must) for call in ask.calls] == [(0, True), (1, False)]
        assert [call.seat for call in ask.calls if call.ways] == [own for own in (0, 1) if own == seat]


@pytest.mark.parametrize(
    ("event", "shown", "hidden"),
    [
        (Moved("a", (0,), "b", (5,)), (), SEATS),
        (Moved("a", (0,), "b", (5,), eyes(1)), (1,), (0, 2, SPECTATOR)),
        (Shown("a", (0,), (5,)), (), SEATS),
        (Shown("a", (0,), (5,), ALL), SEATS, ()),
        (Scored(0, 0, 2, 0, 2, WHY, (Line(2, WHY, (5,)),)), (), SEATS),
        (Scored(0, 0, 2, 0, 2, WHY, (Line(2, WHY, (5,)),), eyes(0, 2)), (0, 2), (1, 3)),
    ],
)
def test_an_event_shows_faces_to_whom_it_says_and_to_no_others(
    event: AnyEvent, shown: tuple[int, ...], hidden: tuple[int, ...]
) -> None:
    for seat in shown:
        assert cards_in(redact(event, seat)) == (5,)
    for seat in hidden:
        redacted = redact(event, seat)
        assert cards_in(redacted) == (HIDDEN,)
        assert redacted.eyes == NOBODY
        assert type(redacted) is type(event)


def cards_in(event: AnyEvent) -> tuple[int, ...]:
    return event.lines[0].cards if isinstance(event, Scored) else event.cards


def test_redacted_twice_is_redacted_once() -> None:
    """What one seat was told can be redacted again for it and tells no more and no less."""
    told = (Moved("a", (0,), "b", (5,), eyes(1)), Shown("a", (0,), (5,), eyes(0)), Now("count", 4))
    for seat in SEATS:
        once = redact_all(told, seat)
        assert redact_all(once, seat) == once


def test_nothing_says_who_else_was_shown_a_card() -> None:
    event = Moved("a", (0,), "b", (5,), eyes(1, 3))
    assert redact(event, 1) == redact(event, 3)
    assert redact(event, 0) == redact(event, 2)
    assert redact(event, 1).eyes == ALL


@pytest.mark.parametrize(
    "event",
    [
        *(Shuffled("pack"), Said(0, WHY), Told(WHY), Paid("a", "b", 4, WHY), Threw(0, (1, 2)), Now("count", 4)),
        Ended((0,), WHY),
    ],
    ids=lambda event: type(event).__name__,
)
def test_what_is_public_is_told_to_all_alike(event: AnyEvent) -> None:
    assert all(redact(event, seat) is event for seat in SEATS)
