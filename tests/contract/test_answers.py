"""The hint, the gold highlight and Enter agree, for every game in many positions.

Only the model of the answer is used. After a hint, Enter gives exactly the advised answer. Without a hint, Enter does
nothing that the adviser calls bad. It works whenever nothing has to be chosen. A button that does nothing yet says what
to choose first, and works once that is chosen. Two presses on the same object give the answer that one press selects.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest
from msgspec import structs

from crowe_table.engine.core import (
    TABLE,
    Action,
    AnswerForm,
    Part,
    PickAmount,
    PickBid,
    PickCards,
    PickOffer,
    PickPlace,
    PickSeat,
    PickSpot,
    PickWord,
    ThrowDice,
    Timeout,
    act_of,
)
from crowe_table.games import game
from crowe_table.gui.table.answer import Answer, cards_in
from crowe_table.hosting.choosing import advise
from crowe_table.search.advice import Advice, Measure, loss, runner_up
from tests.any_game import AnyView
from tests.contract.tables import SEATINGS, SOAK, Seating
from tests.present import present
from tests.sampling import TESTED, going_on

ACTIONS = 4_000 if SOAK else 120
"""Number of actions in each seating's random game."""
HINTS = 200 if SOAK else 8
"""Number of questions in each seating for which a hint is asked."""
FEW_HINTS = 20 if SOAK else 2
"""The same for the small games of the tests. They have no player of their own, and the general searcher is slow."""
LEAST_TOLD = {Measure.POINTS: 0.25, Measure.GAMES: 0.02, Measure.NOTHING: 1e-9}
"""Smallest loss that a hint mentions, by unit of measurement. For money the loss is a quarter of the table's unit."""
TICKETS = (PickWord, PickBid, PickSeat, PickOffer)


@dataclass
class Counted:
    """Numbers of checks made. They prove that every kind of check really took place."""

    hinted: int = 0
    by_default: int = 0
    missing: int = 0
    pressed_twice: int = 0


def questions(seating: Seating, number: int = 0) -> Iterator[AnyView]:
    """Yield the View of a seat that is asked, at each step of a random game."""
    table, rng = seating.table(number), Random(f"answers {seating}")
    for _ in range(ACTIONS):
        question = table.question
        if question is None:
            table = seating.table(number := number + 1)
            continue
        views = [view for asked in question.asked if (view := table.view(asked.seat)).legal]
        if not views:
            table.submit(Timeout(TABLE))
            continue
        view = rng.choice(views)
        yield view
        table.submit(rng.choice(going_on(view.legal)))


def enter(answer: Answer) -> Action | None:
    """Press Enter while no control has the focus, as the controller does. Return the resulting action, if any."""
    act = answer.by_enter
    if not act:
        return None
    return answer.give((), act) if act == answer.throw and answer.proposed is None else answer.press(act)


def check_hint(view: AnyView, advice: tuple[Advice, ...], counted: Counted) -> None:
    """Check that Enter gives exactly the answer that the hint names, both for the best answer and for the next best."""
    for told in (advice[0], runner_up(advice)):
        if told is None or told.action is None:
            continue
        counted.hinted += 1
        answer = Answer(view)
        answer.propose(told.action)
        acts = (*answer.acts, answer.throw)
        assert answer.by_enter == act_of(told.action), f"the gold is on {answer.by_enter}, the hint names {told.action}"
        assert answer.by_enter in acts, "the advised act has a button"
        assert answer.by_enter == answer.throw or answer.can_press(answer.by_enter), "its button is grey"
        assert enter(answer) == told.action


def check_default(view: AnyView, advice: tuple[Advice, ...], counted: Counted) -> None:
    """Check that Enter does nothing bad when the visitor has chosen nothing."""
    answer = Answer(view)
    act, given = answer.by_enter, enter(answer)
    if not act or not advice or given is None:
        return
    counted.by_default += 1
    found = next((each for each in advice if each.action == given), None)
    if found is None:
        return
    lost = advice[0].value - found.value if found.measure is Measure.NOTHING else loss(advice[0], found)
    told = view.options.unit / 4 if found.measure is Measure.MONEY else LEAST_TOLD[found.measure]
    assert lost is None or lost <= 2 * found.error or lost < told, f"Enter gives {given}; {advice[0].action} is better"


def check_ladder(view: AnyView) -> None:
    """Check that a bidding has a ladder, that it holds every legal bid, and that the layout has a place for it.

    Of sums on a dial, the ladder holds at least the lowest and the highest.
    """
    laws = game(view.game)
    steps = [step.action for row in laws.ladder(view) for step in row.steps]
    acts = {act_of(action) for action in steps}
    bids = {form.act for form in present(view.call).forms if any(isinstance(part, PickBid) for part in form.parts)}
    assert bids <= acts, "bids are chosen on a ladder"
    others = [action for action in view.legal if act_of(action) in acts and action not in steps]
    for action in others:
        dial = present(dial_of(view, action))
        ends = [structs.replace(action, **{dial.field: value}) for value in (dial.least, dial.most)]
        assert set(ends) <= set(steps), f"the dial has more than the sums between: {ends}"
    assert not steps or laws.layout(view.options, view.seats).ladder


def dial_of(view: AnyView, action: Action) -> PickAmount | None:
    """Return the dial that gives this answer. None if the answer is not a sum, or is made of several parts."""
    for form in present(view.call).forms:
        part = form.parts[0] if form.act == act_of(action) and len(form.parts) == 1 else None
        if isinstance(part, PickAmount) and part.takes(getattr(action, part.field)):
            return part
    return None


def check_not_dead(view: AnyView) -> None:
    """Check that Enter works if the question has only one answer and nothing has to be chosen for it."""
    answer = Answer(view)
    if not (answer.call and answer.call.must):
        return
    acts = [form for form in answer.forms if not passed_over(answer, form)]
    if len(acts) != 1 or acts[0].price:
        return
    (form,) = acts
    free = not form.parts or isinstance(form.parts[0], ThrowDice | PickPlace)
    assert answer.by_enter == form.act or not free, f"Enter is dead at {view.ask and view.ask.key}"


def passed_over(answer: Answer, form: AnswerForm) -> bool:
    """Return whether Enter skips an act, because the act ends the game or does not answer the question."""
    sample = answer.sample(form.act)
    return sample is None or sample.ends_game or sample.beside


def check_buttons(view: AnyView, counted: Counted) -> None:
    """Check that every disabled button names the missing part, and is enabled once that part has been chosen."""
    answer = Answer(view)
    for act in answer.acts:
        if answer.can_press(act):
            assert answer.missing(act) is None
            continue
        counted.missing += 1
        part = answer.missing(act)
        assert part is not None, f"the button of {act} is dead"
        sample = answer.sample(act)
        assert sample is not None, f"nothing can come of the button of {act}"
        chosen = Answer(view)
        choose(chosen, act, part, getattr(sample, part.field))
        assert chosen.can_press(act), f"{act} stays grey with {part.field} chosen"


def choose(answer: Answer, act: str, part: Part, value: object) -> None:
    """Choose a value for a part of an answer, on the table or by its button."""
    match part, value:
        case PickCards(), _:
            answer.chosen[:] = cards_in(value)
        case PickSpot(), str():
            answer.spot = value
        case PickPlace(), int():
            answer.cut_place = value
        case _:
            if answer.draft is None or answer.draft.act != act:
                answer.begin(act)
            assert answer.draft
            answer.draft = answer.draft.pointing_at(value)


def check_presses(view: AnyView, action: Action, counted: Counted) -> None:
    """Check that the first press on a value only selects the value, and that a second press completes the answer."""
    answer = Answer(view)
    act = act_of(action)
    form = next(form for form in answer.forms if form.act == act)
    if not form.parts or not isinstance(form.parts[0], TICKETS):
        return
    (part, *later), value = form.parts, getattr(action, form.parts[0].field)
    if isinstance(part, PickSeat) and part.several:
        return
    value = (value,) if isinstance(part, PickSeat) else value
    if answer.draft is None or answer.draft.act != act:
        answer.begin(act)
    assert answer.draft
    if answer.draft.dial or value not in answer.draft.choices:
        return
    counted.pressed_twice += 1
    assert answer.select(value) is None, "one press commits"
    if not later:
        assert answer.can_press(act)
        assert answer.by_enter == act
        twice = Answer(view)
        twice.begin(act)
        twice.select(value)
        assert twice.select(value) == answer.press(act) == action


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_hint_gold_and_enter_agree(seating: Seating) -> None:
    counted, hints, rng = Counted(), 0, Random(f"hints {seating}")
    most = HINTS if seating.slug in TESTED else FEW_HINTS
    seen: dict[tuple[object, ...], int] = {}
    for view in questions(seating):
        check_buttons(view, counted)
        check_not_dead(view)
        check_ladder(view)
        check_presses(view, rng.choice(view.legal), counted)
        asked = (view.ask and view.ask.key, tuple(dict.fromkeys(map(act_of, view.legal))))
        seen[asked] = seen.get(asked, 0) + 1
        if len(view.legal) > 1 and hints < most and seen[asked] <= 1 + HINTS // 10:
            hints += 1
            if advice := advise(view):
                check_hint(view, advice, counted)
                check_default(view, advice, counted)
    assert counted.hinted or hints == 0
