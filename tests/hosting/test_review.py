"""The review.

It judges by the player's knowledge, and mentions only losses larger than its error. Its process may fail.
"""

import sys
from collections.abc import Sequence
from itertools import pairwise

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import Card
from crowe_table.engine.core import NO_SEAT, Action, Reason, Seat, act_of
from crowe_table.hosting.choosing import advise
from crowe_table.hosting.review import (
    ChoiceCount,
    DearChoice,
    ExpertDeal,
    Finding,
    Grade,
    PastChoice,
    RatedChoice,
    choice_costs,
    choices,
    expert_deal,
    finished_deals,
    played_on,
    rate,
    review,
)
from crowe_table.hosting.review_job import ReviewJob
from crowe_table.kit.tricks import Play, TrickRecord
from crowe_table.search.advice import Advice, Measure
from crowe_table.words import Words
from tests.any_game import AnyTable
from tests.hosting.test_walkthrough import finished
from tests.sampling import TESTED

QUICK = ("all-fours", "cribbage", "ecarte", "speculation")
WHY = Reason("hint-any")


def findings_of(job: ReviewJob) -> list[Finding]:
    job.wait()
    found = []
    while (finding := job.poll()) is not None:
        found.append(finding)
    assert job.done
    return found


def a_choice(table: AnyTable) -> PastChoice:
    return next(choices(table, Seat(0), finished_deals(table)))


def rated(
    choice: PastChoice, values: Sequence[tuple[Action, float, float]], measure: Measure = Measure.POINTS
) -> Grade:
    rating = rate(choice, [Advice(action, value, WHY, measure, error) for action, value, error in values])
    assert rating
    return rating.grade


@pytest.mark.parametrize("slug", TESTED)
def test_choices_are_seen_as_they_were_at_the_time(slug: str) -> None:
    _, table = finished(slug)
    for choice in list(choices(table, Seat(0), finished_deals(table)))[:40]:
        assert choice.view == table.at(choice.number).view(Seat(0))
        assert choice.action == table.actions[choice.number]
        assert len(choice.view.legal) > 1


@pytest.mark.parametrize("slug", TESTED)
def test_deals_follow_one_another(slug: str) -> None:
    _, table = finished(slug)
    deals = finished_deals(table)
    assert [deal.number for deal in deals] == list(range(1, table.deal + 1))
    assert all(deal.start <= deal.end for deal in deals)
    assert all(one.end <= other.start for one, other in pairwise(deals))


def test_grades_follow_loss_and_error() -> None:
    _, table = finished("whist")
    choice = a_choice(table)
    better = next(each for each in choice.view.legal if each != choice.action)
    assert rated(choice, [(choice.action, 3.0, 0.0), (better, 2.0, 0.1)]) is Grade.BEST
    assert rated(choice, [(better, 3.0, 0.0), (choice.action, 2.0, 0.6)]) is Grade.EQUAL
    assert rated(choice, [(better, 3.0, 0.0), (choice.action, 2.5, 0.1)]) is Grade.DEARER
    assert rated(choice, [(better, 3.0, 0.0), (choice.action, 1.5, 0.1)]) is Grade.DEAR
    assert rated(choice, [(better, 1.0, 0.0), (choice.action, 0.8, 0.01)], Measure.GAMES) is Grade.DEAR
    assert rated(choice, [(better, 3.0, 0.0), (choice.action, 2.0, 0.0)], Measure.NOTHING) is Grade.OTHER
    assert rated(choice, [(better, 3.0, 0.0), (better, 2.0, 0.0)]) is Grade.OTHER
    assert rate(choice, [Advice(better, 3.0, WHY)]) is None


def test_equal_cards_of_two_packs_are_one_choice() -> None:
    _, table = finished("bezique")
    deals = finished_deals(table)
    choice = next(each for each in choices(table, Seat(0), deals) if isinstance(each.action, Play))
    assert isinstance(choice.action, Play)
    twin = replace(choice.action, card=Card((choice.action.card + 52) % 208))
    other = next(each for each in choice.view.legal if isinstance(each, Play) and each.card % 52 != twin.card % 52)
    assert rated(choice, [(twin, 3.0, 0.0), (other, 1.0, 0.1)]) is Grade.BEST


def test_nothing_of_an_unfinished_deal_is_found() -> None:
    head, table = finished("cribbage")
    third = finished_deals(table)[2]
    unfinished = table.at(third.end - 2)
    found = list(review(unfinished, head, Seat(0), Words()))
    assert {each.deal for each in found if isinstance(each, RatedChoice)} == {1, 2}
    assert not any(isinstance(each, ExpertDeal) for each in found)
    assert not any(each.as_it_lay for each in found if isinstance(each, DearChoice))


@pytest.mark.parametrize("slug", QUICK)
def test_a_review_counts_its_choices_and_tells_at_most_three(slug: str) -> None:
    head, table = finished(slug)
    found = list(review(table, head, Seat(0), Words()))
    count = found[0]
    assert isinstance(count, ChoiceCount)
    ratings = [each for each in found if isinstance(each, RatedChoice)]
    assert len(ratings) <= count.total
    dear = [each for each in found if isinstance(each, DearChoice)]
    assert len(dear) <= 3
    assert {each.number for each in dear} <= {
        each.number for each in ratings if each.grade in (Grade.DEAR, Grade.DEARER)
    }
    assert all(each.own and each.better and each.cost and each.as_it_lay for each in dear)


def test_playing_on_and_the_expert_leave_the_table_as_it_is() -> None:
    head, table = finished("all-fours")
    before = table.digest(), len(table.actions)
    deal = finished_deals(table)[0]
    choice = a_choice(table)
    rating = rate(choice, advise(choice.view))
    assert rating
    assert played_on(table, rating)
    words = Words().game("all-fours")
    first = expert_deal(table, deal, Seat(0), head.players, head.preset, words)
    assert first == expert_deal(table, deal, Seat(0), head.players, head.preset, words)
    assert (table.digest(), len(table.actions)) == before


def test_the_process_finds_what_the_function_finds() -> None:
    head, table = finished("all-fours")
    job = ReviewJob("en", head, table.actions, Seat(0))
    assert findings_of(job) == list(review(table, head, Seat(0), Words()))
    assert not job.failed


@pytest.mark.parametrize("fault", ["", "print('nonsense', flush=True)", "import os; os.kill(os.getpid(), 9)"])
def test_a_process_that_fails_is_reported(fault: str) -> None:
    head, table = finished("all-fours")
    job = ReviewJob("en", head, table.actions, Seat(0), [sys.executable, "-c", f"{fault}\nraise SystemExit(1)"])
    assert findings_of(job) == []
    assert job.failed


def test_a_game_of_other_laws_cannot_be_reviewed() -> None:
    head, table = finished("all-fours")
    job = ReviewJob("en", replace(head, laws=99), table.actions, Seat(0))
    assert findings_of(job) == []
    assert job.failed


def test_a_review_that_is_closed_ends_without_a_fault() -> None:
    head, table = finished("whist")
    job = ReviewJob("en", head, table.actions, Seat(0))
    job.close()
    job.wait()
    assert not job.failed


def test_a_spectator_has_no_choices() -> None:
    _, table = finished("all-fours")
    assert not list(choices(table, NO_SEAT, finished_deals(table)))


def test_the_review_of_the_latest_deal_leaves_out_the_others() -> None:
    head, table = finished("cribbage")
    found = list(review(table, head, Seat(0), Words(), latest_only=True))
    told = [each for each in found if isinstance(each, RatedChoice | DearChoice | ExpertDeal)]
    assert len(told) > 1
    assert {each.deal for each in told} == {finished_deals(table)[-1].number}


# --- The cost of each kind of choice ---------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", TESTED)
def test_every_kind_of_choice_has_a_name(slug: str) -> None:
    _, table = finished(slug)
    words, named = Words().game(slug), set()
    for number, action in list(enumerate(table.actions))[:60]:
        kind = table.game.choice_kind(table.at(number).view(action.seat), action)
        named.add(words.text(f"kind-{kind}") if words.has(f"kind-{kind}") else words.act(kind, None))
    assert named
    assert "" not in named


def test_a_card_is_led_or_follows_or_trumps_or_is_thrown_away() -> None:
    _, table = finished("whist")
    kinds: dict[str, PastChoice] = {}
    for number, action in enumerate(table.actions):
        view = table.at(number).view(action.seat)
        if isinstance(action, Play):
            kinds[table.game.choice_kind(view, action)] = PastChoice(number, view, action)
    assert set(kinds) == {"play-lead", "play-follow", "play-trump", "play-throw"}
    for kind, choice in kinds.items():
        record = choice.view.public
        assert isinstance(record, TrickRecord)
        assert (kind == "play-lead") == (not record.trick)


def test_the_cost_of_choices_is_that_of_the_review() -> None:
    head, table = finished("cribbage")
    person = next(player.name for player in head.players if not player.level)
    seat = next(Seat(at) for at, player in enumerate(head.players) if player.name == person)
    costs = list(choice_costs(table, head, person))
    grades = {each.number: each.grade for each in review(table, head, seat, Words()) if isinstance(each, RatedChoice)}
    assert costs
    for cost in costs:
        assert (cost.lost > 0) == (grades[cost.number] in (Grade.DEARER, Grade.DEAR))
        assert cost.weight == pytest.approx(cost.lost), "a costly choice loses a point"
    assert not list(choice_costs(table, head, "Nobody"))


def test_a_five_in_the_crib_is_a_separate_kind() -> None:
    _, table = finished("cribbage")
    kinds = {
        table.game.choice_kind(table.at(number).view(action.seat), action)
        for number, action in enumerate(table.actions)
        if act_of(action) == "lay_out"
    }
    assert kinds == {"lay_out", "lay_out-five"}
