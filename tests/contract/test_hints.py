"""Every hint, for every game in many positions. It is legal, short and complete, and agrees with its own action."""

import re
from collections.abc import Iterator

import pytest

from crowe_table import games
from crowe_table.engine.core import Seat, Setup, because
from crowe_table.engine.money import STAKES
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.hosting.choosing import advise, is_allowed
from crowe_table.search.advice import Advice, runner_up
from crowe_table.words import Company, Words, advising
from tests.any_game import AnyTable, AnyView
from tests.sampling import SOAK, TESTED

POSITIONS_PER_GAME = 48 if SOAK else 24
"""Number of positions of a game for which a hint is asked. The seatings of the game share them."""
MAX_WORDS_OF_REASON = 18
"""Maximum number of words in a reason. A reason has about a dozen words, and a probability five or six."""
MAX_WORDS = 40
"""Maximum number of words in a hint. It allows for a bet or two cards, and for the reason."""
NAMES = tuple("ABCDEFGHI")


def seatings() -> list[tuple[str, str, int]]:
    found = []
    for slug in TESTED:
        for preset in games.game(slug).presets:
            found += [(slug, preset.name, seats) for seats in {preset.seats[0], min(preset.seats[-1], 4)}]
    return sorted(found)


def table(slug: str, preset: str, seats: int) -> AnyTable:
    game = games.game(slug)
    purses = (STAKES["coffee_house"].purse,) * seats
    return Table(game, Setup(game.preset(preset, seats), seats, purses, Chance(f"hints {slug} {preset} {seats}")))


def positions(at: AnyTable, many: int) -> Iterator[AnyView]:
    """Yield different positions in several random deals, reached by random actions."""
    rng = Chance("answers").stream("lot")
    given = 0
    for _ in range(60 * many):
        question = at.question
        if question is None or given == many:
            return
        asked = question.asked[rng.below(len(question.asked))]
        view = at.view(asked.seat)
        if len(view.legal) > 1 and rng.below(3) == 0:
            given += 1
            yield view
        at.submit(view.legal[rng.below(len(view.legal))])


def told_to(view: AnyView) -> Words:
    company = Company(names=NAMES[: view.seats], viewer=Seat(view.seat), unit=view.options.unit)
    return Words().game(view.game).to(company)


def length(sentence: str) -> int:
    return len(sentence.split())


@pytest.mark.parametrize(("slug", "preset", "seats"), seatings())
def test_a_hint_is_short_and_complete(slug: str, preset: str, seats: int) -> None:
    seen = 0
    many = POSITIONS_PER_GAME // sum(each[0] == slug for each in seatings())
    for view in positions(table(slug, preset, seats), many):
        advice = advise(view)
        if not advice:
            continue
        seen += 1
        words = told_to(view)
        first, other = advice[0], runner_up(advice)
        assert is_allowed(view, first.action)
        why, best = words.reason(first.why), advising.best(words, view, advice)
        for said in (why, best, advising.next_best(words, view, advice)):
            assert not re.search(r"\d[.,]\d(?!\d\d\b)", said), said
            assert not re.search(r"[{}]|hint-|do-", said), said
            assert said.endswith("."), said
        assert why[0].isupper(), why
        assert length(why) <= MAX_WORDS_OF_REASON, why
        assert length(best) <= MAX_WORDS, best
        if other:
            assert other.action != first.action
            assert is_allowed(view, other.action)
    assert seen


def test_probabilities_are_in_hundredths() -> None:
    words = Words()
    told = {
        (3, 44): ("about 7 times in 100", "about 7 in 100"),
        (1683, 3526): ("about 48 times in 100", "about 48 in 100"),
        (1, 2): ("about 50 times in 100", "about 50 in 100"),
        (1, 101): ("hardly ever", "hardly any"),
        (1, 100): ("about once in 100", "about 1 in 100"),
        (996, 1000): ("nearly always", "nearly all"),
        (0, 7): ("never", "none"),
        (7, 7): ("always", "all"),
    }
    assert {each: (words.chance("often", *each), words.chance("share", *each)) for each in told} == told
    assert words.reason(because("hint-line-takes", often=(1, 3))) == "It takes the trick: about 33 times in 100."


def test_a_loss_within_its_error_is_not_told() -> None:
    at = table("whist", "crowe", 4)
    while len(at.view(Seat(0)).legal) < 2 or at.view(Seat(0)).public.phase.name != "PLAY":
        question = at.question
        assert question is not None
        at.submit(at.view(question.asked[0].seat).legal[0])
    view = at.view(Seat(0))
    words = told_to(view)
    one, other = view.legal[:2]

    def told(lost: float, error: float) -> tuple[str, str]:
        advice = [Advice(one, 1.0, because("hint-only")), Advice(other, 1.0 - lost, because("hint-only"), error=error)]
        return advising.best(words, view, advice), advising.next_best(words, view, advice)

    unlikely = [Advice(one, 1.0, because("hint-line-takes", often=(1, 8))), Advice(other, 0.0, because("hint-only"))]
    assert advising.best(words, view, unlikely).endswith("about 12 times in 100. Every other choice costs more.")
    assert advising.next_best(words, view, unlikely).endswith(" Counted exactly: 1 in 8.")
    assert "Just as good: " in told(0.5, 0.6)[0]
    assert told(0.5, 0.6)[1] == "No other choice is better."
    assert "Just as good" not in told(0.5, 0.4)[0]
    assert told(0.5, 0.4)[1].endswith("It makes nearly as many tricks.")
    assert told(1.0, 0.4)[1].endswith("It loses about a trick.")
    assert told(1.0, 0.0)[1].endswith("It loses about a trick.")
