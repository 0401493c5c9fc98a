"""Both doors hide by default: whoever forgets to say who may see a card has shown nobody its face."""

import pytest

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import (
    ALL,
    NOBODY,
    SPECTATOR,
    Announced,
    AnyEvent,
    Asked,
    Changed,
    CountLine,
    Ended,
    Moved,
    Paid,
    Question,
    Said,
    Scored,
    Seat,
    Shown,
    Shuffled,
    Threw,
    Zone,
    because,
    sees,
    viewers,
)
from crowe_table.engine.money import POT, Farthings, purse
from crowe_table.engine.privacy import project, redact, redact_all
from crowe_table.games.cribbage.options import BOOKS
from crowe_table.games.cribbage.rules import Cribbage
from crowe_table.games.cribbage.state import CribbageState, CribbageView
from crowe_table.kit.rites import Cut
from tests.laws.positions import setup

ZERO, ONE, TWO, THREE = map(Seat, range(4))
SEATS = (ZERO, ONE, TWO, THREE, SPECTATOR)
WHY = because("why")
QUESTION = Question("play", (Asked(ZERO, (Cut,)), Asked(ONE, (Cut,), must=False)))


def cards(*faces: int) -> tuple[Card, ...]:
    return tuple(map(Card, faces))


class Careless(Cribbage):
    """A game that lays cards and does not say who may see them."""

    def zones(self, s: CribbageState) -> list[Zone]:
        return [
            Zone("bare", cards(1, 2, 3)),
            Zone("mine", cards(4, 5), viewers(ONE)),
            Zone("mixed", cards(6, 7, 8), [NOBODY, viewers(ZERO, TWO), ALL]),
            Zone("open", cards(9), ALL),
        ]


class Remembering(Careless):
    """A game in which cards lie face down that some know, hold up, or know to be there and not where."""

    def zones(self, s: CribbageState) -> list[Zone]:
        masks = [viewers(ONE), viewers(ONE), viewers(TWO)]
        return [
            Zone("known", cards(1, 2), [viewers(ZERO), NOBODY], face_down=True),
            Zone("held", cards(3, 4), viewers(ZERO, TWO), face_down=True, shown_to=viewers(ZERO)),
            Zone("loose", cards(9, 5, 7), masks, face_down=True, unordered=True),
        ]


def seen_by(game: Cribbage, seat: Seat) -> CribbageView:
    """What a seat of a table for four sees by the rules of this game."""
    return project(game, game.new(setup(BOOKS["crowe"][4], 4, "privacy")), seat, QUESTION)


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
    seat: Seat, known: tuple[int, ...], held: tuple[int, ...], lies_down: bool, loose: tuple[int, ...]
) -> None:
    view = seen_by(Remembering(), seat)
    assert [tuple(zone.cards) for zone in view.zones] == [known, held, loose]
    assert [zone.face_down for zone in view.zones] == [True, lies_down, True]
    assert view.zone("loose").viewers == NOBODY, "who knows which card would tell where it lies"


def test_viewers() -> None:
    assert [seat for seat in SEATS if sees(viewers(ZERO, TWO), seat)] == [ZERO, TWO]
    assert all(sees(ALL, seat) for seat in SEATS)
    assert not any(sees(NOBODY, seat) for seat in SEATS)


@pytest.mark.parametrize(
    ("seat", "mine", "mixed"),
    [
        (0, (HIDDEN, HIDDEN), (HIDDEN, 7, 8)),
        (1, (4, 5), (HIDDEN, HIDDEN, 8)),
        (2, (HIDDEN, HIDDEN), (HIDDEN, 7, 8)),
        (SPECTATOR, (HIDDEN, HIDDEN), (HIDDEN, HIDDEN, 8)),
    ],
)
def test_a_zone_shows_backs_to_whom_it_is_not_open(seat: Seat, mine: tuple[int, ...], mixed: tuple[int, ...]) -> None:
    view = seen_by(Careless(), seat)
    assert view.zone("bare").cards == (HIDDEN,) * 3
    assert view.zone("mine").cards == mine
    assert view.zone("mixed").cards == mixed
    assert view.zone("open").cards == (9,)
    with pytest.raises(KeyError):
        view.zone("none")


def test_a_question_tells_others_only_who_is_asked() -> None:
    for seat in SEATS:
        ask = seen_by(Careless(), seat).ask
        assert ask is not None
        assert ask.awaited() == (0,)
        assert [(call.seat, call.must) for call in ask.calls] == [(0, True), (1, False)]
        assert [call.seat for call in ask.calls if call.ways] == [own for own in (0, 1) if own == seat]


@pytest.mark.parametrize(
    ("event", "shown", "hidden"),
    [
        (Moved("a", (0,), "b", cards(5)), (), SEATS),
        (Moved("a", (0,), "b", cards(5), viewers(ONE)), (ONE,), (ZERO, TWO, SPECTATOR)),
        (Shown("a", (0,), cards(5)), (), SEATS),
        (Shown("a", (0,), cards(5), ALL), SEATS, ()),
        (Scored(ZERO, 0, 2, 0, 2, WHY, (CountLine(2, WHY, cards(5)),)), (), SEATS),
        (Scored(ZERO, 0, 2, 0, 2, WHY, (CountLine(2, WHY, cards(5)),), viewers(ZERO, TWO)), (ZERO, TWO), (ONE, THREE)),
    ],
)
def test_an_event_shows_faces_to_whom_it_says_and_to_no_others(
    event: AnyEvent, shown: tuple[Seat, ...], hidden: tuple[Seat, ...]
) -> None:
    for seat in shown:
        assert cards_in(redact(event, seat)) == cards(5)
    for seat in hidden:
        redacted = redact(event, seat)
        assert cards_in(redacted) == (HIDDEN,)
        assert isinstance(redacted, Moved | Shown | Scored)
        assert redacted.viewers == NOBODY
        assert type(redacted) is type(event)


def cards_in(event: AnyEvent) -> tuple[Card, ...]:
    assert isinstance(event, Moved | Shown | Scored)
    return event.lines[0].cards if isinstance(event, Scored) else event.cards


def test_redacted_twice_is_redacted_once() -> None:
    """What one seat was told can be redacted again for it and tells no more and no less."""
    told = (
        Moved("a", (0,), "b", cards(5), viewers(ONE)),
        Shown("a", (0,), cards(5), viewers(ZERO)),
        Changed("count", 4),
    )
    for seat in SEATS:
        once = redact_all(told, seat)
        assert redact_all(once, seat) == once


def test_nothing_says_who_else_was_shown_a_card() -> None:
    event = Moved("a", (0,), "b", cards(5), viewers(ONE, THREE))
    assert redact(event, ONE) == redact(event, THREE)
    assert redact(event, ZERO) == redact(event, TWO)
    assert redact(event, ONE) == Moved("a", (0,), "b", cards(5), ALL)


@pytest.mark.parametrize(
    "event",
    [
        *(Shuffled("pack"), Said(ZERO, WHY), Announced(WHY), Paid(purse(0), POT, Farthings(4), WHY)),
        *(Threw(ZERO, (1, 2)), Changed("count", 4), Ended((ZERO,), WHY)),
    ],
    ids=lambda event: type(event).__name__,
)
def test_what_is_public_is_told_to_all_alike(event: AnyEvent) -> None:
    assert all(redact(event, seat) is event for seat in SEATS)
