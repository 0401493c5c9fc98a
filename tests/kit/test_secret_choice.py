"""Secret choices. Nobody knows the choice of another player until all have chosen."""

from collections import Counter

from crowe_table.engine.core import Ask, Call, View
from crowe_table.engine.rng import Chance
from crowe_table.kit.secret_choice import Chosen, choose, imagine_choices, not_chosen
from tests.kit.small import A, B, C, table


def test_choices_stay_secret_until_the_last() -> None:
    s = table()
    assert not_chosen(s, (A, B)) == [A, B]
    assert choose(s, B, "stay", (A, B)) is None
    assert (not_chosen(s, (A, B)), s.own) == ([A], (None, Chosen("stay"), None))
    assert choose(s, A, "go", (A, B)) == {A: "go", B: "stay"}
    assert s.own == (None, None, None), "nothing is secret any more"


def test_zero_is_a_possible_choice() -> None:
    s = table()
    assert choose(s, A, 0, (A, B)) is None
    assert choose(s, B, 12, (A, B)) == {A: 0, B: 12}


def test_choices_of_others_are_sampled() -> None:
    """B has chosen and is no longer asked. C is still asked. The view is that of A, who does not choose."""
    s = table()
    ask = Ask("choose", (Call(C),), secret=True)
    view = View("small", 1, s.options, A, 3, (), s.public, ask, ())
    rng = Chance("secret").stream("lot")
    worlds = [imagine_choices(s, view, {B: ("stay", "go"), C: ("stay",)}, rng) for _ in range(200)]
    assert {(first, third) for first, _, third in worlds} == {(None, None)}
    assert all(count > 70 for count in Counter(second for _, second, _ in worlds).values())
    assert {second for _, second, _ in worlds} == {Chosen("stay"), Chosen("go")}


def test_no_choice_is_sampled_without_a_question() -> None:
    s = table()
    view = View("small", 1, s.options, A, 3, (), s.public, None, ())
    assert imagine_choices(s, view, {B: ("stay",)}, Chance("secret").stream("lot")) == (None, None, None)
