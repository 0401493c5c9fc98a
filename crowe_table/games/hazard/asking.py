"""What is asked at Hazard: the questions, the forms of their answers, the judge, and answers worth listing."""

from collections.abc import Sequence

from crowe_table.engine.core import (
    Action,
    Ask,
    Call,
    JustSay,
    PickAmount,
    PickSeat,
    Reason,
    Seat,
    ThrowDice,
    Way,
    because,
)
from crowe_table.engine.money import Farthings
from crowe_table.games.hazard import market
from crowe_table.games.hazard.answers import (
    Accept,
    CastOn,
    Declare,
    Knock,
    Lay,
    LayOdds,
    NameMain,
    NoLay,
    NoOffer,
    Offer,
    OfferSide,
    PassDice,
    Ready,
    RefuseAll,
    Retrieve,
    Rise,
    SetStake,
    TakeSide,
    Throw,
    WithdrawSide,
)
from crowe_table.games.hazard.casting import MAINS
from crowe_table.games.hazard.sitting import AGAINST, OVER, SETTLED, HazardState

MONEY_LAW = "money"

# --- The questions ---------------------------------------------------------------------------------------------------


def question(s: HazardState) -> Ask | None:
    """The question before the table; None when the company has risen."""
    if s.phase == OVER:
        return None
    if s.phase == SETTLED:
        return _next_hand(s)
    if s.waiting:
        calls = [Call(seat, (Way("ready", JustSay()), *market.ways(s, seat))) for seat in s.waiting]
        return Ask("side-bets", (*calls, *_bystanders(s, s.waiting)))
    key, seats, args = _question(s)
    calls = [Call(seat, (*_ways(s, seat), *market.ways(s, seat))) for seat in seats]
    return Ask(key, (*calls, *_bystanders(s, seats)), args, secret=in_secret(s))


def _next_hand(s: HazardState) -> Ask:
    """Who may rise: anybody, where the company sits until somebody does, or when all have passed the box."""
    may_rise = not s.options.hands or s.all_pass
    ways = (Way("ready", JustSay()), *([Way("rise", JustSay())] if may_rise else []))
    waiting = [seat for seat in range(s.seats) if seat not in s.ready]
    return Ask("next-deal", tuple(Call(seat, ways) for seat in waiting))


def _bystanders(s: HazardState, asked: Sequence[Seat]) -> list[Call]:
    """Those who may bet aside out of turn."""
    if not market.is_open(s):
        return []
    others = ((seat, tuple(market.ways(s, seat))) for seat in s.others if seat not in asked)
    return [Call(seat, ways, must=False) for seat, ways in others if ways]


def _question(s: HazardState) -> tuple[str, Sequence[Seat], tuple[tuple[str, int], ...]]:
    """The key of the question, who is asked, and what it tells."""
    box = (s.dealer,)
    match s.phase:
        case "first_caster":
            return "first-caster", s.throwing[:1], ()
        case "wager":
            return f"wager-{s.options.opposition}", box, ()
        case "against":
            asked = s.to_speak if in_secret(s) else s.to_speak[:1]
            return s.options.opposition, asked, (("farthings", s.wager), ("seat", s.dealer))
        case "choice":
            return "accept" if s.options.opposition == "one_bet" else "knock", box, (("farthings", s.wager),)
        case "main":
            return "name-main" if s.options.main_by == "call" else "throw-main", box, ()
        case "come_out":
            return "throw-to-main", box, (("main", s.main),)
        case "odds":
            return "lay-odds", s.to_speak[:1], (("seat", s.dealer), ("main", s.main), ("chance", s.point))
        case "decision":
            return "cast-on", box, (("main", s.main), ("chance", s.point))
    return "throw-race", box, (("main", s.main), ("chance", s.point))


# --- The forms of answers --------------------------------------------------------------------------------------------


def _ways(s: HazardState, seat: Seat) -> tuple[Way, ...]:
    """How this player, being asked, may answer."""
    match s.phase:
        case "wager":
            return Way("declare", wager_form(s)), Way("pass_dice", JustSay())
        case "against":
            return _ways_against(s, seat)
        case "choice" if s.options.opposition == "one_bet":
            return Way("accept", PickSeat(s.backed)), Way("refuse_all", JustSay())
        case "choice":
            return (Way("knock", PickSeat(s.backed, 0, len(s.backed))),)
        case "odds":
            return (Way("lay_odds", PickAmount(0, s.purse(seat))),)
        case "decision":
            return Way("cast_on", JustSay()), Way("retrieve", JustSay())
        case "main" if s.options.main_by == "call":
            return (Way("name_main", PickAmount(MAINS[0], MAINS[-1], money=False, field="main")),)
    return (Way("throw", ThrowDice()),)


def _ways_against(s: HazardState, seat: Seat) -> tuple[Way, ...]:
    form = against_form(s, seat)
    match s.options.opposition:
        case "setters":
            return (Way("set_stake", form),)
        case "one_bet":
            return Way("offer", form), Way("no_offer", JustSay())
    return Way("lay", form), Way("no_lay", JustSay())


def wager_form(s: HazardState) -> PickAmount:
    """What the caster may declare. Where the setters match him, no more than they have (R4)."""
    o = s.options
    most = min(o.most, s.purse(s.dealer))
    if o.opposition == "setters":
        most = min(most, sum(map(s.purse, s.others)))
    return PickAmount(o.least, most // o.step * o.step, o.step)


def against_form(s: HazardState, seat: Seat) -> PickAmount:
    """What this player may put against the caster."""
    o, held = s.options, s.purse(seat)
    if o.opposition == "setters":
        return PickAmount(0, min(held, s.unmatched) // o.step * o.step, o.step)
    if o.opposition == "one_bet":
        return PickAmount(o.offer_step, held // o.offer_step * o.offer_step, o.offer_step)
    return PickAmount(o.least, min(held, o.most) // o.step * o.step, o.step)


def in_secret(s: HazardState) -> bool:
    """Whether bets are being named in secret."""
    return s.phase == AGAINST and s.options.opposition == "one_bet" and s.options.bet_offers == "sealed"


def least_against(s: HazardState) -> Farthings:
    """The least that anybody can put against the caster."""
    o = s.options
    return {"setters": o.step, "one_bet": o.offer_step, "covers": o.least}[o.opposition]


def equal_share(s: HazardState) -> Farthings:
    """An even part of what is still to be matched, for him whose turn it is (R3)."""
    able = sum(s.purse(seat) >= s.options.step for seat in s.to_speak)
    steps = -(-s.unmatched // (s.options.step * able))
    return min(steps * s.options.step, against_form(s, s.to_speak[0]).most)


# --- The judge -------------------------------------------------------------------------------------------------------


def refuse(s: HazardState, action: Action) -> Reason | None:
    """Why an answer is not allowed now, or None."""
    match action:
        case Declare() | SetStake() | Offer() | Lay() | LayOdds():
            return _refuse_sum(s, action.seat, action.amount)
        case Accept():
            return None if action.other in s.backed else because("refuse-no-bet", law="against")
        case Knock():
            return _refuse_knock(s, action)
        case NameMain():
            return None if action.main in MAINS else because("refuse-main", law="the-main")
        case OfferSide() | TakeSide() | WithdrawSide():
            return market.refuse(s, action)
    return None


def _refuse_knock(s: HazardState, action: Knock) -> Reason | None:
    if len(set(action.others)) != len(action.others) or not set(action.others) <= set(s.backed):
        return because("refuse-knock", law="against")
    if sum(map(s.staked, action.others)) > s.purse(action.seat):
        return because("refuse-purse", farthings=s.purse(action.seat), law=MONEY_LAW)
    return None


def _form_of(s: HazardState, seat: Seat) -> PickAmount | None:
    """The sums this player is asked for."""
    return next((way.form for way in _ways(s, seat) if isinstance(way.form, PickAmount)), None)


def _refuse_sum(s: HazardState, seat: Seat, amount: Farthings) -> Reason | None:
    """Sums below, above or beside what may be put down."""
    form = _form_of(s, seat)
    if form is None:
        return because("refuse-not-the-question")
    if amount > s.purse(seat):
        return because("refuse-purse", farthings=s.purse(seat), law=MONEY_LAW)
    if amount < form.least:
        return because("refuse-least", farthings=form.least, law=MONEY_LAW)
    if amount > form.most:
        return because("refuse-most", farthings=form.most, law=MONEY_LAW)
    if amount % form.step:
        return because("refuse-step", farthings=form.step, law=MONEY_LAW)
    return None


# --- Answers worth listing -------------------------------------------------------------------------------------------

_SAID = {
    "throw": Throw,
    "pass_dice": PassDice,
    "no_offer": NoOffer,
    "refuse_all": RefuseAll,
    "no_lay": NoLay,
    "cast_on": CastOn,
    "retrieve": Retrieve,
    "ready": Ready,
    "rise": Rise,
}
_SUMS = {"declare": Declare, "set_stake": SetStake, "offer": Offer, "lay": Lay, "lay_odds": LayOdds}


def answers(s: HazardState, seat: Seat) -> list[Action]:
    """What this player may answer, or a fair sample; the natural answer first."""
    ask = question(s)
    call = ask.call_of(seat) if ask else None
    if call is None:
        return []
    own: list[Action] = []
    for way in call.ways:
        own += _answers(s, seat, way)
    return [*own, *market.sample(s, seat)]


def _answers(s: HazardState, seat: Seat, way: Way) -> list[Action]:
    """The answers of one way, or a fair sample; the natural one first."""
    if way.act in _SAID:
        return [_SAID[way.act](seat)]
    if way.act in _SUMS and isinstance(way.form, PickAmount):
        return [_SUMS[way.act](seat, amount) for amount in _sums(s, way.act, way.form)]
    match way.act:
        case "accept":
            return [Accept(seat, other) for other in sorted(s.backed, key=s.staked, reverse=True)]
        case "knock":
            return [Knock(seat, others) for others in _knocks(s)]
        case "name_main":
            return [NameMain(seat, main) for main in (7, 6, 8, 5, 9)]
    return []


def _sums(s: HazardState, act: str, form: PickAmount) -> list[Farthings]:
    """The sum most naturally named, the least, the most, and one between."""
    middle = form.least + (form.most - form.least) // (2 * form.step) * form.step
    natural = equal_share(s) if act == "set_stake" else form.least
    if act == "offer":
        natural = max(form.least, min(form.most, s.wager // form.step * form.step))
    return list(dict.fromkeys((natural, form.least, middle, form.most)))


def _knocks(s: HazardState) -> list[tuple[Seat, ...]]:
    """To as many as the purse can cover, to each alone, to nobody."""
    left, all_he_can = s.purse(s.dealer), []
    for seat in s.backed:
        if s.staked(seat) <= left:
            left -= s.staked(seat)
            all_he_can.append(seat)
    singles = [(seat,) for seat in s.backed if s.staked(seat) <= s.purse(s.dealer)]
    return list(dict.fromkeys([tuple(all_he_can), *singles, ()]))
