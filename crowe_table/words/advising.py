"""Advice in sentences: the best action and its reason, then the next best action and its loss."""

from collections.abc import Sequence
from fractions import Fraction

from crowe_table.engine.cards import RANKS, SUIT_WORDS, Card
from crowe_table.engine.core import (
    Action,
    Arg,
    Part,
    PickAmount,
    PickBid,
    PickCards,
    PickHole,
    PickNumbers,
    PickOffer,
    PickSeat,
    PickSpot,
    PickWord,
    Reason,
    Seat,
    View,
    act_of,
)
from crowe_table.engine.money import Farthings
from crowe_table.search.advice import Advice, Measure, loss, runner_up
from crowe_table.words import Words

HALVES = 2
"""Divisor for losses of points, which are rounded to halves."""
EVEN = 500
"""An even chance, in thousandths."""
CHANCES = ("often", "share")
"""Prefixes of the names of those arguments of a reason that are chances.

The value of such an argument is a number of thousandths, or a pair: favourable cases and all cases.
"""
MAX_WHOLE = 99_999
"""Greatest denominator of a fraction that is shown. Chances that depend on remembered cards have far greater ones."""
CERTAIN = 2
"""Factor by which a loss must exceed its standard error to be mentioned."""
MEASURED = "hint-measured"
"""Key of the reason that only reports the search. Its figure is the loss of the next best answer."""


def best(words: Words, view: View, advice: Sequence[Advice]) -> str:
    """Return the best action and its reason, and an action that is equally good, if any.

    Say so if there is no choice. A reason that only reports the search is followed by the next best answer and its
    loss.
    """
    if not advice:
        return words.text("hint-none")
    first = advice[0]
    told = words.text("hint-told", act=answer(words, view, first.action), why=words.reason(first.why))
    other = runner_up(advice)
    if other is not None and _is_equal(first, other):
        return words.text("hint-told-equal", told=told, other=answer(words, view, other.action))
    if other is not None and _is_measured(first, other):
        return words.text("hint-told-measured", told=told, next=_with_loss(words, view, first, other))
    if other is not None and _mostly_fails(first) and (loss(first, other) or 0.0) > CERTAIN * other.error:
        return words.text("hint-told-unlikely", told=told)
    return told


def next_best(words: Words, view: View, advice: Sequence[Advice]) -> str:
    """Return the best answer that ``best`` does not name, with its loss. If there is no such answer, say so.

    If ``best`` rounded a known chance to hundredths, the exact chance is added as a fraction.
    """
    if not advice:
        return words.text("hint-no-other")
    told = _next_best(words, view, advice)
    fraction = _exact_chance(advice[0].why)
    if fraction is None:
        return told
    part, whole = fraction
    return words.text("hint-exactly", told=told, part=words.figures(part), whole=words.figures(whole))


def _next_best(words: Words, view: View, advice: Sequence[Advice]) -> str:
    others = [each for each in advice[1:] if each.action != advice[0].action]
    if others and (_is_equal(advice[0], others[0]) or _is_measured(advice[0], others[0])):
        others = [each for each in others[1:] if each.action != others[0].action]
    if not others:
        return words.text("hint-no-other")
    if _is_equal(advice[0], others[0]):
        return words.text("hint-equal", act=answer(words, view, others[0].action))
    return _with_loss(words, view, advice[0], others[0])


def _with_loss(words: Words, view: View, first: Advice, other: Advice) -> str:
    """Return a sentence with the next best answer. It includes the loss if the two answers can be compared."""
    told, lost = words.text("hint-next", act=answer(words, view, other.action)), loss(first, other)
    return told if lost is None else words.text("hint-next-loses", next=told, loss=cost(words, view, other, lost))


def _exact_chance(why: Reason) -> tuple[int, int] | None:
    """Return the counted chance that a reason names, in lowest terms. None if hundredths already give it exactly."""
    for name, value in why.args:
        if name.partition("_")[0] in CHANCES and isinstance(value, tuple):
            chance = Fraction(*value)
            if 100 % chance.denominator and chance.denominator <= MAX_WHOLE:
                return chance.as_integer_ratio()
    return None


def _mostly_fails(first: Advice) -> bool:
    """Return whether the reason says that the answer succeeds less than half the time."""
    often = dict(first.why.args).get("often", EVEN)
    part, whole = often if isinstance(often, tuple) else (often, 2 * EVEN)
    return isinstance(part, int) and 2 * part < whole


def _is_measured(first: Advice, other: Advice) -> bool:
    """Return whether the first answer's only reason is its measured gain, and the gain exceeds the error."""
    lost = loss(first, other)
    return first.why.key == MEASURED and lost is not None and lost > CERTAIN * other.error


def _is_equal(first: Advice, other: Advice) -> bool:
    """Return whether the search cannot tell two answers apart."""
    lost = loss(first, other)
    return lost is not None and lost < other.error


def answer(words: Words, view: View, action: Action | None) -> str:
    """Return an action as a short command: “Play the five of hearts”, “Wager sixpence”.

    The message is ``do-<act>`` with the value of each part. If it is missing, return the name of the act and its parts.
    """
    if action is None:
        return words.text("do-nothing")
    act = act_of(action)
    form = next((each for each in view.call.forms if each.act == act), None) if view.call else None
    parts = [(part, getattr(action, part.field)) for part in (form.parts if form else ()) if part.field]
    if words.has(f"do-{act}"):
        return words.text(f"do-{act}", **_named(parts))
    told = [said for part, value in parts if (said := _part(words, act, part, value))]
    name = words.act(act, view.ask)
    if not told:
        return name
    is_object = len(parts) == 1 and isinstance(parts[0][0], PickCards | PickAmount | PickBid)
    return words.text("do-act-object" if is_object else "do-act", act=name, what=words.listed(told))


def _named(parts: Sequence[tuple[Part, object]]) -> dict[str, Arg]:
    """Return the value of each part under an argument name that gives its type.

    A second sum is ``against``. ``word`` is empty if no part is a word. A word that names a suit is ``suit``. A spot
    named by rank letters also adds ``ranks``.
    """
    named: dict[str, Arg] = {"word": ""}
    for part, value in parts:
        match part, value:
            case PickAmount(money=True), int():
                named["against" if "farthings" in named else "farthings"] = value
            case PickCards(), tuple():
                named |= {"cards": value, "number": len(value)}
            case PickCards(), int():
                named["card"] = value
            case PickSeat(), tuple():
                named |= {"seats": value, "number": len(value)}
            case PickSeat(), int():
                named["seat"] = value
            case PickSpot(), str() if set(value) <= set(RANKS):
                named |= {"word": value, "ranks": tuple(map(RANKS.index, value))}
            case PickWord(), str() if value in SUIT_WORDS:
                named["suit"] = SUIT_WORDS.index(value)
            case _, int() | str():
                named["number" if isinstance(value, int) else "word"] = value
            case _:
                pass
    return named


def _part(words: Words, act: str, part: Part, value: object) -> str:
    """Return one part of an answer in words. Empty if the part needs no words, such as a place in the pack."""
    match part, value:
        case PickCards(), tuple():
            return words.cards(value)
        case PickCards(), int():
            return words.card(Card(value))
        case PickAmount(money=True), int():
            return words.money(Farthings(value))
        case PickAmount() | PickHole(), int():
            return words.number(value)
        case PickNumbers(), tuple():
            return words.listed([words.number(each) for each in value])
        case PickWord(), str():
            return words.text(f"word-{act}-{value}")
        case PickSeat(), tuple():
            return words.listed([words.seat(each) for each in value])
        case PickSeat(), int():
            return words.seat(Seat(value))
        case PickOffer(), str():
            return _named_in_words(words, [(offer.name, offer.words) for offer in part.offers], value)
        case PickBid(), str():
            return _named_in_words(words, [(rung.name, rung.words) for rung in part.ladder], value)
    return ""


def _named_in_words(words: Words, names: Sequence[tuple[str, Reason]], name: str) -> str:
    return next((words.reason(said) for each, said in names if each == name), "")


def cost(words: Words, view: View, other: Advice, lost: float) -> str:
    """Return a sentence with the loss of an answer, in the unit of its measure.

    Empty if the loss is within the error.
    """
    lost = lost if lost > CERTAIN * other.error else 0.0
    match other.measure:
        case Measure.MONEY:
            step = view.options.unit // 2
            return words.text("hint-loss-money", farthings=round(lost / step) * step)
        case Measure.GAMES:
            return words.text("hint-loss-games", some=int(lost >= 0.02), share=round(500 * lost))
    halves = round(lost * HALVES)
    return words.text("hint-loss-points", halves=halves, whole=halves // HALVES)
