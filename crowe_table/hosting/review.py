"""The review of finished deals. It compares each choice of a player with the best one, judged by what the player knew.

Two further findings use all the cards. A costly choice and the best one are each played on to the end of the deal. And
each deal is played again with an expert in the player's chair.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import Card, face
from crowe_table.engine.core import Action, PickCards, Question, Reason, Seat, View, act_of, seats
from crowe_table.engine.journal import Header
from crowe_table.engine.rng import Chance
from crowe_table.engine.series import Participant
from crowe_table.engine.table import AnyTable
from crowe_table.hosting.choosing import advise, levels_offered
from crowe_table.hosting.headless import next_answer
from crowe_table.kit.between_deals import asks_only_readiness
from crowe_table.search.advice import Advice, Level, Measure, loss
from crowe_table.search.levels import SOUND
from crowe_table.search.levels import level as level_of
from crowe_table.search.roll_outs import record_gain
from crowe_table.words import Words, advising
from crowe_table.words.characters import company_of

DEAR_POINTS, DEAR_SHARE = 1.0, 0.1
"""Minimum loss of a costly choice: in points, tricks or table units, and in the value of the game.

The value of a won game is 1, and of a lost game −1.
"""
CERTAIN = 3
"""Standard errors by which a loss must exceed zero.

A review compares many choices. With two errors it found fault with one expert game in eight, by chance alone.
"""
NEGLIGIBLE = 0.25
"""Two answers are equally good if they differ by at most this fraction of the minimum loss of a costly choice."""
MAX_OPENED = 3
"""Maximum number of costly choices that are described at length."""
MAX_RATED = 60
"""Maximum number of choices of one game that are rated for a record, the latest ones."""
MAX_ANSWERS = 4000
"""Maximum number of answers used to play a deal to its end."""


class Grade(StrEnum):
    """The grade of a choice."""

    BEST = "best"
    EQUAL = "equal"
    """As good as the best answer: the loss is within the error or negligible."""
    DEARER = "dearer"
    DEAR = "dear"
    OTHER = "other"
    """The expert did not evaluate this answer."""


class FinishedDeal(Struct, frozen=True):
    """A deal that is over: its number, and the numbers of answers given at the table before its start and its end."""

    number: int
    start: int
    end: int


class PastChoice(Struct, frozen=True):
    """An answer of a player who had several to choose from, with the knowledge of the seat."""

    number: int
    """Number of answers given at the table before this one."""
    view: View
    action: Action


class Rating(Struct, frozen=True):
    """A choice with its grade."""

    choice: PastChoice
    grade: Grade
    best: Advice
    own: Advice | None
    """The choice as the expert evaluated it; None if the expert did not."""
    lost: float = 0.0
    """Loss against the best answer, in its measure; 0 if the loss is within the error or unknown."""


class ChoiceCount(Struct, frozen=True, tag="choices"):
    """Number of choices that the review will rate."""

    total: int


class RatedChoice(Struct, frozen=True, tag="rated"):
    """The grade of one choice. ``number`` counts the answers given at the table before it."""

    number: int
    deal: int
    grade: Grade
    place: int
    """Number of choices examined so far, including this one."""


class DearChoice(Struct, frozen=True, tag="dear"):
    """One of the costliest choices, described in sentences.

    ``number`` counts the answers given at the table before it.
    """

    number: int
    deal: int
    own: str
    better: str
    """The better answer, and the reason for it."""
    cost: str
    as_it_lay: str
    """The effect of the choice with all cards known; empty in an unfinished game, or if the deal does not end."""


class ExpertDeal(Struct, frozen=True, tag="expert"):
    """One deal, both as the player played it and as an expert played it in the same chair."""

    deal: int
    own: str
    expert: str
    lead: float
    """Points or table units by which the expert did better."""
    in_points: bool
    """Whether the game has scores, so that gains are points."""
    gained: float = 0.0
    """Gain of the expert, in points or table units."""


class ChoiceCost(Struct, frozen=True, tag="cost"):
    """The kind of a choice, and its loss against the best answer.

    ``number`` counts the answers given at the table before it.
    """

    number: int
    kind: str
    """The kind that the game declares; see ``Game.choice_kind``."""
    measure: Measure
    lost: float
    """Loss in the measure, or in table units if that is money; 0 if it is within the error."""
    weight: float
    """The loss as a multiple of the minimum loss of a costly choice. It makes different measures comparable."""


Finding: TypeAlias = ChoiceCount | RatedChoice | DearChoice | ExpertDeal | ChoiceCost


def review(table: AnyTable, head: Header, seat: Seat, words: Words, latest_only: bool = False) -> Iterator[Finding]:
    """Yield the findings: first all grades, then the costliest choices, then the deals of an expert.

    If ``latest_only``, review only the deal that ended last.

    While the game is unfinished, no finding depends on other players' cards. The sentences are in the language of
    ``words``.
    """
    own = words.game(head.game).to(company_of(head.players, seat, head.coinage, table.setup.options.unit))
    deals = finished_deals(table)[-1 if latest_only else 0 :]
    found = list(choices(table, seat, deals))
    yield ChoiceCount(len(found))
    ratings = []
    for place, choice in enumerate(found, 1):
        rating = rate(choice, advise(choice.view))
        if rating:
            ratings.append(rating)
            yield RatedChoice(choice.number, choice.view.public.deal, rating.grade, place)
    for rating in dearest(ratings):
        yield _dear_choice(table, rating, own)
    for deal in deals if table.over else ():
        expert = expert_deal(table, deal, seat, head.players, head.preset, own)
        if expert:
            yield expert


def expert_deals(table: AnyTable, head: Header, person: str) -> Iterator[ExpertDeal]:
    """Yield the deals of a finished game, each as an expert plays it in the chair of this person."""
    seat = _seat_of(head, person)
    if seat is None or not table.over:
        return
    words = Words().game(head.game).to(company_of(head.players, seat, head.coinage, table.setup.options.unit))
    for deal in finished_deals(table):
        if expert := expert_deal(table, deal, seat, head.players, head.preset, words):
            yield expert


def choice_costs(table: AnyTable, head: Header, person: str) -> Iterator[ChoiceCost]:
    """Yield the cost of the latest choices of a person, at most MAX_RATED of them."""
    seat = _seat_of(head, person)
    if seat is None:
        return
    for choice in list(choices(table, seat, finished_deals(table)))[-MAX_RATED:]:
        rating = rate(choice, advise(choice.view))
        if rating is None or rating.grade is Grade.OTHER:
            continue
        measure, lost = rating.best.measure, rating.lost
        yield ChoiceCost(
            choice.number,
            table.game.choice_kind(choice.view, choice.action),
            measure,
            lost / choice.view.options.unit if measure is Measure.MONEY else lost,
            lost / _dear(choice.view, measure),
        )


def finished_deals(table: AnyTable) -> list[FinishedDeal]:
    """Return the deals that are over, in order.

    The opening of a table, before its first deal, does not count as a deal.
    """
    found: list[FinishedDeal] = []
    at = table.at(0)
    deal, start, end = at.deal, 0, -1
    for number, action in enumerate([*table.actions, None]):
        if at.deal != deal:
            found.append(FinishedDeal(deal, start, end if end >= 0 else number))
            deal, start, end = at.deal, number, -1
        if end < 0 and (at.question is None or _is_pause(at.question)):
            end = number
        if action is not None:
            at.repeat(action)
    if end >= 0:
        found.append(FinishedDeal(deal, start, end))
    return [each for each in found if each.number > 0]


def choices(table: AnyTable, seat: Seat, deals: Sequence[FinishedDeal]) -> Iterator[PastChoice]:
    for deal in deals:
        for number in range(deal.start, deal.end):
            action = table.actions[number]
            if action.seat == seat and not (action.at_leisure or action.ends):
                view = table.at(number).view(seat)
                if len(view.legal) > 1:
                    yield PastChoice(number, view, action)


def rate(choice: PastChoice, advice: Sequence[Advice]) -> Rating | None:
    """Return the grade of a choice, given the expert's answers, best first.

    None if the expert considered fewer than two answers.
    """
    if len(advice) < 2:
        return None
    best = advice[0]
    own = next((each for each in advice if each.action and _is_same(choice, each.action)), None)
    if own is best:
        return Rating(choice, Grade.BEST, best, own)
    lost = loss(best, own) if own else None
    if own is None or lost is None:
        return Rating(choice, Grade.OTHER, best, own)
    dear = _dear(choice.view, best.measure)
    if lost <= max(CERTAIN * own.error, NEGLIGIBLE * dear):
        return Rating(choice, Grade.EQUAL, best, own)
    grade = Grade.DEAR if lost >= dear else Grade.DEARER
    return Rating(choice, grade, best, own, lost)


def dearest(ratings: Sequence[Rating]) -> list[Rating]:
    """Return the costliest choices, in the order of play."""
    dear = [each for each in ratings if each.lost > 0]
    first = sorted(dear, key=lambda each: -each.lost / _dear(each.choice.view, each.best.measure))[:MAX_OPENED]
    return sorted(first, key=lambda each: each.choice.number)


def played_on(table: AnyTable, rating: Rating) -> tuple[float, float] | None:
    """Return the player's gains in the rest of the deal, first after the choice, then after the best answer.

    Good players play the rest. None if the deal does not end.
    """
    if rating.best.action is None:
        return None
    number, seat = rating.choice.number, Seat(rating.choice.action.seat)
    levels = dict.fromkeys(seats(table.setup.seats), SOUND)
    gains = []
    for action in (rating.choice.action, rating.best.action):
        at = table.at(number)
        before = gain(at, seat)
        if isinstance(at.submit(action), Reason) or not _finish_deal(at, levels):
            return None
        gains.append(gain(at, seat) - before)
    return gains[0], gains[1]


def expert_deal(
    table: AnyTable, deal: FinishedDeal, seat: Seat, players: Sequence[Participant], preset: str, words: Words
) -> ExpertDeal | None:
    """Return a deal as played, and as an expert plays it in this seat against the same players.

    Persons in other seats are replaced by good players. None if the deal does not end.
    """
    levels = {Seat(at): level_of(player.level) if player.level else SOUND for at, player in enumerate(players)}
    levels[seat] = levels_offered(table.game.slug, preset, len(players))[-1]
    again = table.at(deal.start)
    before = gain(again, seat)
    if not _finish_deal(again, levels):
        return None
    own, expert = (gain(end, seat) - before for end in (table.at(deal.end), again))
    in_points = bool(again.watch().public.scores)
    own_words, expert_words = (_gained(table, each, words) for each in (own, expert))
    return ExpertDeal(deal.number, own_words, expert_words, expert - own, in_points, expert)


def gain(table: AnyTable, seat: Seat) -> float:
    """Return a seat's lead in points over the best other side. Without scores, return its money won in table units."""
    public = table.watch().public
    return record_gain(public, seat, public.purses[seat], table.setup.options.unit)


def _seat_of(head: Header, person: str) -> Seat | None:
    """Return the seat of a person. None if the person does not play."""
    return next((Seat(at) for at, each in enumerate(head.players) if each.name == person and not each.level), None)


def _gained(table: AnyTable, gained: float, words: Words) -> str:
    if table.watch().public.scores:
        number = round(gained)
        return words.text("review-points", number=abs(number), figure=f"{'−' if number < 0 else ''}{abs(number)}")
    return words.text("review-money", farthings=round(gained * table.setup.options.unit))


def _dear_choice(table: AnyTable, rating: Rating, words: Words) -> DearChoice:
    choice = rating.choice
    lay, as_it_lay = played_on(table, rating) if table.over else None, ""
    if lay:
        own, best = lay
        key = "review-lay-same" if own == best else "review-lay-better" if best > own else "review-lay-worse"
        as_it_lay = words.text(key, gain=_gained(table, abs(best - own), words))
    return DearChoice(
        choice.number,
        choice.view.public.deal,
        advising.answer(words, choice.view, choice.action),
        advising.best(words, choice.view, [rating.best]),
        advising.cost(words, choice.view, rating.own, rating.lost) if rating.own else "",
        as_it_lay,
    )


def _is_pause(question: Question) -> bool:
    """Whether the deal is over and the players can only look at its result."""
    return asks_only_readiness(question) and not any(act.beside for asked in question.asked for act in asked.acts)


def _finish_deal(table: AnyTable, levels: Mapping[Seat, Level]) -> bool:
    """Play to the end of the deal. Return False if it does not end."""
    deal, streams = table.deal, {seat: Chance(f"review {seat}").stream("play") for seat in levels}
    for _ in range(MAX_ANSWERS):
        question = table.question
        if question is None or table.deal != deal or _is_pause(question):
            return True
        table.submit(next_answer(table, levels, streams.__getitem__))
    return False


def _dear(view: View, measure: Measure) -> float:
    if measure is Measure.MONEY:
        return DEAR_POINTS * view.options.unit
    return DEAR_SHARE if measure is Measure.GAMES else DEAR_POINTS


def _is_same(choice: PastChoice, other: Action) -> bool:
    """Return whether an answer equals the choice, ignoring the order of cards and the numbering of identical cards."""
    return act_of(choice.action) == act_of(other) and _values(choice.view, choice.action) == _values(choice.view, other)


def _values(view: View, action: Action) -> list[object]:
    forms = [form for form in (view.call.forms if view.call else ()) if form.act == act_of(action)]
    cards = {part.field for form in forms for part in form.parts if isinstance(part, PickCards)}
    values = [(name, getattr(action, name)) for name in action.__struct_fields__]
    return [_faces(value) if name in cards else value for name, value in values]


def _faces(cards: Card | tuple[Card, ...]) -> list[int]:
    return sorted(face(card) for card in (cards if isinstance(cards, tuple) else (cards,)))
