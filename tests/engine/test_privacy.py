"""Views and redacted events. Cards are hidden by default."""

import pytest
from crowe_table.games.high_card.rules import HighCard

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
    Setup,
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
from crowe_table.engine.rng import Chance
from tests.any_game import AnyView

A, B, C, D = (Seat(seat) for seat in range(4))
SEATS = (A, B, C, D, SPECTATOR)
WHY = because("why")
CHANGE = HighCard.actions[0]


class Careless(HighCard):
    """A game that does not declare who may see its cards."""

    def zones(self, s):
        return [
            Zone("bare", [Card(1), Card(2), Card(3)]),
            Zone("mine", [Card(4), Card(5)], viewers(B)),
            Zone("mixed", [Card(6), Card(7), Card(8)], [NOBODY, viewers(A, C), ALL]),
            Zone("open", [Card(9)], ALL),
        ]


class Remembering(HighCard):
    """A game with face-down cards. Some seats remember them, hold them, or know them but not their order."""

    def zones(self, s):
        return [
            Zone("known", [Card(1), Card(2)], [viewers(A), NOBODY], face_down=True),
            Zone("held", [Card(3), Card(4)], viewers(A, C), face_down=True, shown_to=viewers(A)),
            Zone(
                "loose",
                [Card(9), Card(5), Card(7)],
                [viewers(B), viewers(B), viewers(C)],
                face_down=True,
                unordered=True,
            ),
        ]


def seen(game, seat: Seat) -> AnyView:
    s = game.new(Setup(game.preset("plain", 4), 4, (Farthings(1000),) * 4, Chance("privacy")))
    question = Question("change", (Asked(A, (CHANGE,)), Asked(B, (CHANGE,), must=False)))
    return project(game, s, seat, question)


# --- states ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "known", "held", "lies_down", "loose"),
    [
        (A, (1, HIDDEN), (3, 4), False, (HIDDEN, HIDDEN, HIDDEN)),
        (B, (HIDDEN, HIDDEN), (HIDDEN, HIDDEN), True, (5, 9, HIDDEN)),
        (C, (HIDDEN, HIDDEN), (3, 4), True, (7, HIDDEN, HIDDEN)),
        (SPECTATOR, (HIDDEN, HIDDEN), (HIDDEN, HIDDEN), True, (HIDDEN, HIDDEN, HIDDEN)),
    ],
)
def test_face_down_cards_are_backs_except_to_those_shown_them(
    seat: Seat, known: tuple[int, ...], held: tuple[int, ...], lies_down: bool, loose: tuple[int, ...]
) -> None:
    view = seen(Remembering(), seat)
    assert [tuple(zone.cards) for zone in view.zones] == [known, held, loose]
    assert [zone.face_down for zone in view.zones] == [True, lies_down, True]
    assert view.zone("loose").viewers == NOBODY, "who knows which card would tell where it lies"


def test_viewers() -> None:
    assert [seat for seat in SEATS if sees(viewers(A, C), seat)] == [A, C]
    assert all(sees(ALL, seat) for seat in SEATS)
    assert not any(sees(NOBODY, seat) for seat in SEATS)


@pytest.mark.parametrize(
    ("seat", "mine", "mixed"),
    [
        (A, (HIDDEN, HIDDEN), (HIDDEN, 7, 8)),
        (B, (4, 5), (HIDDEN, HIDDEN, 8)),
        (C, (HIDDEN, HIDDEN), (HIDDEN, 7, 8)),
        (SPECTATOR, (HIDDEN, HIDDEN), (HIDDEN, HIDDEN, 8)),
    ],
)
def test_a_zone_shows_backs_to_non_viewers(seat: Seat, mine: tuple[int, ...], mixed: tuple[int, ...]) -> None:
    view = seen(Careless(), seat)
    assert [zone.cards for zone in view.zones] == [(HIDDEN,) * 3, mine, mixed, (9,)]
    with pytest.raises(KeyError):
        view.zone("none")


@pytest.mark.parametrize("seat", SEATS)
def test_a_question_shows_others_only_who_is_asked(seat: Seat) -> None:
    view = seen(Careless(), seat)
    assert view.ask is not None
    assert view.ask.awaited() == (A,)
    assert [(call.seat, call.must) for call in view.ask.calls] == [(A, True), (B, False)]
    assert [call.seat for call in view.ask.calls if call.forms] == [asked for asked in (A, B) if asked == seat]
    assert bool(view.legal) == (seat in (A, B))


# --- events ----------------------------------------------------------------------------------------------------------


def cards_in(event: AnyEvent) -> tuple[int, ...]:
    assert isinstance(event, Moved | Shown | Scored)
    return event.lines[0].cards if isinstance(event, Scored) else event.cards


LINES = (CountLine(2, WHY, (Card(5),)),)


@pytest.mark.parametrize(
    ("event", "shown", "hidden"),
    [
        (Moved("a", (0,), "b", (Card(5),)), (), SEATS),
        (Moved("a", (0,), "b", (Card(5),), viewers(B)), (B,), (A, C, SPECTATOR)),
        (Shown("a", (0,), (Card(5),)), (), SEATS),
        (Shown("a", (0,), (Card(5),), ALL), SEATS, ()),
        (Scored(A, 0, 2, 0, 2, WHY, LINES), (), SEATS),
        (Scored(A, 0, 2, 0, 2, WHY, LINES, viewers(A, C)), (A, C), (B, D)),
    ],
)
def test_an_event_shows_faces_only_to_its_viewers(
    event: AnyEvent, shown: tuple[Seat, ...], hidden: tuple[Seat, ...]
) -> None:
    for seat in shown:
        assert cards_in(redact(event, seat)) == (5,)
    for seat in hidden:
        redacted = redact(event, seat)
        assert cards_in(redacted) == (HIDDEN,)
        assert isinstance(redacted, Moved | Shown | Scored)
        assert redacted.viewers == NOBODY
        assert type(redacted) is type(event)


def test_redaction_is_idempotent() -> None:
    """A second redaction of an event for the same seat changes nothing."""
    told = (
        Moved("a", (0,), "b", (Card(5),), viewers(B)),
        Shown("a", (0,), (Card(5),), viewers(A)),
        Changed("count", 4),
    )
    for seat in SEATS:
        once = redact_all(told, seat)
        assert redact_all(once, seat) == once


def test_redaction_hides_the_other_viewers() -> None:
    event = Moved("a", (0,), "b", (Card(5),), viewers(B, D))
    assert redact(event, B) == redact(event, D)
    assert redact(event, A) == redact(event, C)
    seen_by_one = redact(event, B)
    assert isinstance(seen_by_one, Moved)
    assert seen_by_one.viewers == ALL


@pytest.mark.parametrize(
    "event",
    [
        *(Shuffled("pack"), Said(A, WHY), Announced(WHY), Paid(purse(A), POT, Farthings(4), WHY), Threw(A, (1, 2))),
        *(Changed("count", 4), Ended((A,), WHY)),
    ],
    ids=lambda event: type(event).__name__,
)
def test_public_events_are_the_same_for_all(event: AnyEvent) -> None:
    assert all(redact(event, seat) is event for seat in SEATS)
