"""Choosing an answer. However bad the player is, the table gets a legal answer, or a pass if that is allowed."""

import logging
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action, Reason, Seat, Setup, because
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.cribbage import player
from crowe_table.games.cribbage.actions import LayOut
from crowe_table.games.cribbage.state import CribbagePhase
from crowe_table.hosting import choosing
from crowe_table.hosting.choosing import NotAsked, advise, choose, is_allowed, random_answer
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.tricks import Play
from crowe_table.search import LEVELS, level
from crowe_table.search.advice import Advice, Level, StopCheck, never_stop
from crowe_table.search.levels import LEARNER, SHARP, SOUND, nearest
from crowe_table.search.searcher import Searcher
from crowe_table.search.temper import Leaning
from tests.any_game import AnyTable, AnyView
from tests.players.cribbage_throws import CROWE

LAWS = game("cribbage")


def rng(name: str = "choose") -> Rng:
    return Chance(name).stream("test")


def at_lay_out() -> AnyView:
    table = Table(LAWS, Setup(CROWE, 2, (Farthings(10**6),) * 2, Chance("lay out")))
    while table.watch().public.phase is not CribbagePhase.LAY_OUT:
        view = asked(table)
        table.submit(random_answer(view, rng(str(len(table.actions)))))
    return asked(table)


def asked(table: AnyTable) -> AnyView:
    """Return the View of a seat that must answer."""
    assert table.question is not None
    return table.view(table.question.awaited()[0])


def not_awaited(view: AnyView) -> AnyView:
    """Return the same View for a seat that need not answer."""
    assert view.ask is not None
    calls = tuple(replace(call, must=call.seat != view.seat) for call in view.ask.calls)
    return replace(view, ask=replace(view.ask, calls=calls))


class Bad:
    """A player that always gives the same answer or raises an error."""

    def __init__(self, answer: Callable[[AnyView], tuple[Advice, ...]]) -> None:
        self._answer = answer

    def evaluate(
        self, view: AnyView, level: Level, rng: Rng, should_stop: StopCheck = never_stop
    ) -> tuple[Advice, ...]:
        return self._answer(view)

    def advise(self, view: AnyView) -> tuple[Advice, ...]:
        return self._answer(view)


def advice(action: Action | None) -> tuple[Advice, ...]:
    return (Advice(action, 0.0, because("hint-none")),)


def falls(view: AnyView) -> tuple[Advice, ...]:
    raise ZeroDivisionError("a fault in thinking")


BAD: dict[str, Callable[[AnyView], tuple[Advice, ...]]] = {
    "nothing": lambda view: (),
    "no answer": lambda view: advice(None),
    "not its own cards": lambda view: advice(LayOut(view.seat, (Card(50), Card(51)))),
    "too few": lambda view: advice(LayOut(view.seat, tuple(map(Card, view.zone(f"hand:{view.seat}").cards[:1])))),
    "another's seat": lambda view: advice(
        LayOut(Seat(1 - view.seat), tuple(map(Card, view.zone(f"hand:{view.seat}").cards[:2])))
    ),
    "another question": lambda view: advice(Ready(view.seat)),
    "out of its time": lambda view: advice(Play(seat=view.seat, card=view.zone(f"hand:{view.seat}").cards[0])),
    "a fault": falls,
}


def forget_what_was_noted() -> None:
    choosing._log_once.cache_clear()
    choosing._log_fault_once.cache_clear()


@pytest.mark.parametrize("how", BAD)
def test_a_faulty_player_is_replaced_by_a_legal_answer(
    how: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(choosing, "player_of", lambda slug: Bad(BAD[how]))
    forget_what_was_noted()
    view = at_lay_out()
    with caplog.at_level(logging.ERROR):
        action = choose(view, SHARP, rng())
    assert action in view.legal
    assert "player of cribbage" in caplog.text
    told = len(caplog.records)
    assert choose(view, SHARP, rng()) == action
    assert len(caplog.records) == told, "a fault is logged once"
    assert advise(view) == ()


@pytest.mark.parametrize("how", BAD)
def test_a_faulty_player_passes_if_it_may(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "player_of", lambda slug: Bad(BAD[how]))
    assert choose(not_awaited(at_lay_out()), SHARP, rng()) is None


def test_a_player_may_answer_or_pass_an_optional_call(monkeypatch: pytest.MonkeyPatch) -> None:
    view = not_awaited(at_lay_out())
    for answer in (view.legal[0], None):
        monkeypatch.setattr(choosing, "player_of", lambda slug, answer=answer: Bad(lambda view: advice(answer)))
        assert choose(view, SOUND, rng()) == answer
        assert [each.action for each in advise(view)] == [answer]


def test_a_legal_answer_not_on_the_list_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of legal answers may be a sample, so the rules decide. This answer names two cards in another order."""
    view = at_lay_out()
    first = view.legal[0]
    assert isinstance(first, LayOut)
    turned = LayOut(first.seat, first.cards[::-1])
    assert turned not in view.legal
    assert is_allowed(view, turned)
    monkeypatch.setattr(choosing, "player_of", lambda slug: Bad(lambda view: advice(turned)))
    assert choose(view, SOUND, rng()) == turned


class Worldless(Bad):
    """A player that fails whenever it samples worlds."""

    def evaluate(
        self, view: AnyView, level: Level, rng: Rng, should_stop: StopCheck = never_stop
    ) -> tuple[Advice, ...]:
        if level.worlds:
            raise ValueError("No world fits this view.")
        return player.evaluate(view, level, rng, should_stop)


def test_the_plain_rule_plays_if_no_world_can_be_sampled(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Hints follow the plain rule in this case too."""
    monkeypatch.setattr(choosing, "player_of", lambda slug: Worldless(falls))
    forget_what_was_noted()
    view = at_lay_out()
    plain = player.evaluate(view, SOUND, rng())
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            assert choose(view, SHARP, rng()) == plain[0].action
    assert len(caplog.records) == 1
    assert advise(view)[0].action == plain[0].action


def test_a_view_of_other_laws_is_played_by_the_plain_rule(caplog: pytest.LogCaptureFixture) -> None:
    forget_what_was_noted()
    view = replace(at_lay_out(), laws=LAWS.laws_version - 1)
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            assert choose(view, SHARP, rng()) == player.evaluate(view, LEARNER, rng())[0].action
        assert advise(view)[0].action in view.legal
    assert len(caplog.records) == 1


def test_the_general_searcher_replaces_a_player_that_fails_to_load(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A file that the player needs is missing or damaged. The fault is logged once, and all levels are offered."""

    def without_its_file(place: str) -> None:
        raise FileNotFoundError(place)

    view = at_lay_out()
    monkeypatch.setattr(choosing, "import_module", without_its_file)
    choosing.player_of.cache_clear()
    try:
        with caplog.at_level(logging.ERROR):
            assert isinstance(choosing.player_of("cribbage"), Searcher)
            assert choose(view, LEARNER, rng()) in view.legal
            assert choosing.levels_offered("cribbage", "crowe", 2) == LEVELS
        assert len(caplog.records) == 1
    finally:
        choosing.player_of.cache_clear()


def test_temper_decides_only_between_answers_of_equal_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers count as equal if they differ by less than their errors.

    Bold and careful players choose the extremes among these answers.
    """
    view = at_lay_out()
    low, high, worse = view.legal[0], view.legal[-2], view.legal[-1]
    said = (
        Advice(high, 2.0, because("hint-none")),
        Advice(low, 1.9, because("hint-none"), error=0.2),
        Advice(worse, 1.7, because("hint-none"), error=0.2),
    )
    monkeypatch.setattr(choosing, "player_of", lambda slug: Bad(lambda view: said))
    given = {temper: {choose(view, SHARP, rng(f"{n}"), temper=temper) for n in range(20)} for temper in Leaning}
    assert given[Leaning.EVEN] == {high}
    assert given[Leaning.WAYWARD] == {low, high}
    assert given[Leaning.BOLD] | given[Leaning.CAREFUL] == {low, high}
    assert given[Leaning.BOLD] != given[Leaning.CAREFUL]


def test_a_level_not_offered_is_replaced_by_the_nearest() -> None:
    assert [nearest(each.key, (LEARNER, SOUND)).key for each in LEVELS] == ["learner", "sound", "sound"]
    assert [nearest(each.key, (SHARP,)).key for each in LEVELS] == ["sharp", "sharp", "sharp"]
    assert [nearest(each.key, (LEARNER, SHARP)).key for each in LEVELS] == ["learner", "learner", "sharp"]


def test_a_seat_without_a_question_raises() -> None:
    table = Table(LAWS, Setup(CROWE, 2, (Farthings(10**6),) * 2, Chance("unasked")))
    assert table.question is not None
    waiting = table.view(Seat(1 - table.question.awaited()[0]))
    for ask in (lambda: choose(waiting, LEARNER, rng()), lambda: random_answer(waiting, rng())):
        with pytest.raises(NotAsked):
            ask()
    assert advise(waiting) == ()


def test_choices_are_reproducible_and_random_answers_vary() -> None:
    view = at_lay_out()
    assert choose(view, SHARP, rng("one")) == choose(view, SHARP, rng("one"))
    assert len({random_answer(view, rng(str(number))) for number in range(60)}) == len(view.legal)


def test_a_time_limit_stops_the_search_after_a_whole_block() -> None:
    """A player without time still evaluates one block of worlds.

    The choice equals that of a player limited to this number of worlds.
    """
    view = at_lay_out()
    hurried = player.evaluate(view, SHARP, rng("block"), lambda: True)
    assert hurried == player.evaluate(view, replace(SHARP, worlds=player.BLOCK), rng("block"))


def test_levels_are_found_by_name() -> None:
    assert [each.key for each in LEVELS] == ["learner", "sound", "sharp"]
    assert [level(each.key) for each in LEVELS] == list(LEVELS)
    with pytest.raises(KeyError):
        level("grandmaster")


def test_a_game_without_a_player_of_its_own_is_played_by_the_general_searcher() -> None:
    with pytest.raises(KeyError):
        choosing.player_of("../whist")
    assert choosing.player_of("cribbage") is player
    assert isinstance(choosing.player_of("high-card"), Searcher)
    laws = game("high-card")
    options = laws.preset(laws.presets[0].name, laws.presets[0].seats[0])
    setup = Setup(options, laws.presets[0].seats[0], (Farthings(10**6),) * laws.presets[0].seats[0], Chance("searched"))
    for player_level in LEVELS:
        table = Table(laws, setup)
        for number in range(40):
            if table.over:
                break
            answer = choose(asked(table), player_level, rng(str(number)))
            assert answer is not None
            assert not isinstance(table.submit(answer), Reason)
        assert table.actions
