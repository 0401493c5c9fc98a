"""Computer player for Bassett. The bank profits from split cards, and the last card of a rank cannot be split.

The cards to come are random, so the levels differ only in their bets (R27). The learner bets on many cards at once and
always bends corners. The sound player bets on one or two cards. The sharp player bets on ranks with at most two cards
left, and takes the pay.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from crowe_table.engine.cards import RANKS, rank
from crowe_table.engine.core import Action, PickAmount, act_of, because
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance, Rng
from crowe_table.games.bassett import odds
from crowe_table.games.bassett.actions import CallTurn, LiftStake, Paroli, PlaceBet, Take, TakePay
from crowe_table.games.bassett.spots import KINDS, SINGLES, SPOTS, ranks_of
from crowe_table.games.bassett.state import BENT, PACK, SUITS, WINS, BassettView, in_order, left
from crowe_table.games.bassett.turn_effects import call_pays
from crowe_table.games.bassett.view_odds import bank_share, is_early, open_spots
from crowe_table.kit.bank import DeclineBank, TakeBank
from crowe_table.kit.between_deals import Ready, default_answer
from crowe_table.kit.buying import BuyIn
from crowe_table.kit.sale import BidSum, DropOut
from crowe_table.search.advice import NO_REASON, Advice, Level, Measure, advice_rng, never_stop
from crowe_table.search.advice import StopCheck as Stop
from crowe_table.search.betting_style import BetOption
from crowe_table.search.levels import LEARNER, LEVELS, SHARP, SOUND

ADVISER = Level(key="adviser", whole=True, replies=True, worlds=0, score=True, budget=100)
"""Level used for hints."""
MANY_CARDS = ("square", "even", "odd", "three")
FEW_CARDS = ("single", "pair", "across", "skip", "corner")
"""Kinds of spots that back one or two cards. At faro the learner bets on spots of more cards instead."""
MAX_BETS = 2
"""Maximum number of bets that a computer player has at a time."""
COURT_STAKES = 2
"""Number of usual stakes of a betting style that are bet on one couch at court."""
MAX_BANK_SHARE = Fraction(1, 100)
"""Maximum share of a decided bet that the bank may keep on average. A sharp player does not bet above this share.

A bet on the last card of a rank is within this limit. So is a bet on a rank with two cards left, early in the pack.
"""
FORGETS = {LEARNER.key: Fraction(1, 2), SOUND.key: Fraction(1, 5)}
"""Chance of forgetting a played card if there is no casekeeper (R18)."""


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """Return all three levels. By the odds, the bets of each level cost less on average than those of the level below.

    This holds in every preset with one player and with four. The bets of one player do not affect those of others.
    """
    del preset, seats
    return LEVELS


def evaluate(view: BassettView, level: Level, rng: Rng, should_stop: Stop = never_stop) -> tuple[Advice, ...]:
    """Return the actions worth considering, best first. Each has its value in farthings and its reason."""
    del should_stop
    legal = view.legal
    if not legal or view.call is None:
        return ()
    kinds = {type(action): action for action in reversed(legal)}
    if BidSum in kinds or TakeBank in kinds:
        return _over_bank(legal, level)
    if Take in kinds:
        return _after_win(view, kinds, level)
    if TakePay in kinds:
        return _over_bent(kinds, level)
    if PlaceBet not in kinds and (done := default_answer(legal)) and len(legal) == 1:
        return (Advice(done, 0.0, NO_REASON, Measure.NOTHING),)
    if BuyIn in kinds:
        return (Advice(kinds[BuyIn], 0.0, because("hint-buy-in"), Measure.NOTHING),)
    if view.ask is not None and not view.ask.key.startswith(("bets", "couches")):
        done = default_answer(legal) or legal[0]
        return (Advice(done, 0.0, NO_REASON, Measure.NOTHING),)
    return _over_bets(view, level, rng)


def bet_options(view: BassettView, level: Level, rng: Rng) -> tuple[BetOption, ...]:
    """Return the answers among which a betting style chooses.

    They are the bets of this level and, at court, taking the pay or leaving it on the card.
    """
    if any(isinstance(each, Take) for each in view.legal):
        return _corner_options(view)
    calls = _call(view, level)
    bets = next((form for form in view.call.forms if form.act == act_of(PlaceBet)), None) if view.call else None
    if not bets or calls:
        return ()
    own = {account.place: sum_ for account, sum_ in in_order(view.public.accounts) if account.seat == view.seat}
    remaining = _remembered(view, level)
    lifts = [each for each in view.legal if isinstance(each, LiftStake)]
    spots = [spot for spot in _preferred(view, level, remaining, rng) if spot not in own]
    if any(_is_dead(view, each.spot, remaining) for each in lifts) or not (own or spots):
        return ()
    sums = next(part for part in bets.parts if isinstance(part, PickAmount))
    won = view.zone(WINS.key).cards
    winner = RANKS[rank(won[-1])] if won else "-"
    return (
        *[
            BetOption(
                PlaceBet(view.seat, Farthings(sums.least), spot),
                float(bank_share(view, spot, remaining)),
                sums,
                spot,
                winner in spot,
                times=COURT_STAKES if view.options.game == "court" else 1,
            )
            for spot in (spots if len(own) < MAX_BETS else ())
        ],
        *[BetOption(each, spot=each.spot, lifted=own.get(each.spot, 0)) for each in lifts],
        BetOption(Ready(view.seat)),
    )


def _corner_options(view: BassettView) -> tuple[BetOption, ...]:
    """Return two options after a win: to take the pay, and to leave it with the stake for one more win.

    The cost of the second option is a fraction of pay and stake together.
    """
    found = {type(each): each for each in view.legal}
    if Paroli not in found:
        return ()
    o, r = view.options, view.public
    spot = next(SPOTS[number] for seat, number in r.won if seat == view.seat)
    name = next(account.name for account, _ in r.accounts if account.seat == view.seat and account.place == spot)
    wins = BENT.index(name) + 2 if name in BENT else 1
    many, unseen = left(r.cases)[RANKS.index(spot)], len(view.zone(PACK.key).cards)
    taken = o.ladder[wins] + odds.couch_gains(o, many, unseen)
    kept = odds.going_on_gains(o, many, unseen, wins + 1, wins)
    cost = float((taken - kept) / (1 + o.ladder[wins]))
    return BetOption(found[Take]), BetOption(found[Paroli], cost, corners=wins)


def advise(view: BassettView) -> tuple[Advice, ...]:
    """Return the advice for this view, best first. Equal views get equal advice."""
    return evaluate(view, ADVISER, advice_rng(view))


# --- The bank, and winning cards -------------------------------------------------------------------------------------


def _over_bank(legal: Sequence[Action], level: Level) -> tuple[Advice, ...]:
    """Advise taking the bank or bidding for it, because every bet favours the bank.

    The sum is only part of the purse. A learner risks only the minimum.
    """
    sums = sorted([each for each in legal if isinstance(each, BidSum | TakeBank)], key=lambda each: each.amount)
    nothing = next(each for each in legal if isinstance(each, DropOut | DeclineBank))
    if not sums:
        return (Advice(nothing, 0.0, NO_REASON, Measure.NOTHING),)
    bid = sums[0 if level is LEARNER else len(sums) // 2]
    return (
        Advice(bid, 1.0, NO_REASON, Measure.NOTHING),
        Advice(nothing, 0.0, NO_REASON, Measure.NOTHING),
    )


def _after_win(view: BassettView, kinds: Mapping[type[Action], Action], level: Level) -> tuple[Advice, ...]:
    """Rank the two choices after a win: to take the pay comes first, to go on comes second.

    Going on loses on average, because the rest of the pack brings more doublets. A bold learner still goes on.
    """
    found = [Advice(kinds[Take], 1.0, NO_REASON, Measure.NOTHING)]
    if Paroli in kinds:
        found.append(Advice(kinds[Paroli], 0.0, NO_REASON, Measure.NOTHING))
    bold = level is LEARNER and view.seat % 2 == 0
    return tuple(found[::-1] if bold else found)


def _over_bent(kinds: Mapping[type[Action], Action], level: Level) -> tuple[Advice, ...]:
    """Advise what to do with bent cards before the next pack.

    Taking their pay is better, because the first card may take part of them. A learner leaves them bent.
    """
    take = Advice(kinds[TakePay], 1.0, NO_REASON, Measure.NOTHING)
    leave = Advice(kinds[Ready], 0.0, NO_REASON, Measure.NOTHING)
    return (leave, take) if level is LEARNER else (take, leave)


# --- Bets ------------------------------------------------------------------------------------------------------------


def _over_bets(view: BassettView, level: Level, rng: Rng) -> tuple[Advice, ...]:
    """Return a bet that suits the level while the player has few stakes. Otherwise return readiness."""
    ready = Advice(Ready(view.seat), 0.0, NO_REASON, Measure.MONEY)
    own = [account.place for account, _ in in_order(view.public.accounts) if account.seat == view.seat]
    remaining = _remembered(view, level)
    dead = [each for each in view.legal if isinstance(each, LiftStake) and _is_dead(view, each.spot, remaining)]
    if dead:
        return Advice(dead[0], 0.0, NO_REASON, Measure.NOTHING), ready
    called = _call(view, level)
    bets = [_bet(view, spot, remaining) for spot in _preferred(view, level, remaining, rng) if spot not in own]
    if level is ADVISER:
        bets.sort(key=lambda each: -each.value)
        fair = bool(bets) and bets[0].value == 0.0 and len(own) < MAX_BETS
        return (*called, *bets[:1], ready) if fair else (*called, ready, *bets[:1])
    if called:
        return (*called, ready)
    return (*bets[:1], ready) if len(own) < MAX_BETS else (ready, *bets[:1])


def _remembered(view: BassettView, level: Level) -> tuple[int, ...]:
    """Return the number of unseen cards of each rank, as a player of this level remembers them.

    Within one pack, the player forgets the same cards each time.
    """
    remaining, forgets = left(view.public.cases), FORGETS.get(level.key)
    if view.options.casekeeper or not forgets:
        return remaining
    lot = Chance(f"memory {view.seat} {view.public.deal}")
    return tuple(
        [
            many + sum([lot.stream(f"{rank} {gone}").real() < forgets for gone in range(many, SUITS)])
            for rank, many in enumerate(remaining)
        ]
    )


def _preferred(view: BassettView, level: Level, remaining: tuple[int, ...], rng: Rng) -> list[str]:
    """Return the spots that a player of this level would bet on, most preferred first."""
    spots, o = list(open_spots(view)), view.options
    if level in (SHARP, ADVISER):
        return _low_cost(view, level, remaining, rng)
    if level is SOUND and _may_wait(view):
        return []
    kinds = MANY_CARDS if level is LEARNER and o.game == "faro" else FEW_CARDS
    liked = [spot for spot in spots if KINDS[spot] in kinds]
    rng.shuffle(liked)
    return liked


def _may_wait(view: BassettView) -> bool:
    """Whether a couch at court can be placed later, and the first card is still to come.

    The first card takes more of the couches than any later card.
    """
    return view.options.game == "court" and view.options.late_couch and is_early(view)


def _low_cost(view: BassettView, level: Level, remaining: tuple[int, ...], rng: Rng) -> list[str]:
    """Return the single cards on which the bank has almost no advantage, cheapest first.

    At court without late couches, a sharp player accepts any single card.
    """
    liked = [spot for spot in open_spots(view) if spot in SINGLES and remaining[RANKS.index(spot)]]
    rng.shuffle(liked)
    kept = {spot: bank_share(view, spot, remaining) for spot in liked}
    forced = level is SHARP and view.options.game == "court" and not view.options.late_couch
    most = Fraction(1) if forced else MAX_BANK_SHARE
    return sorted([spot for spot in liked if kept[spot] <= most], key=lambda spot: kept[spot])


def _bet(view: BassettView, spot: str, remaining: tuple[int, ...]) -> Advice:
    amount = view.options.least
    kept = bank_share(view, spot, remaining)
    return Advice(PlaceBet(view.seat, amount, spot), -float(amount * kept), NO_REASON, Measure.MONEY)


def _is_dead(view: BassettView, spot: str, remaining: tuple[int, ...]) -> bool:
    ranks = ranks_of(spot, view.options.parity)
    return bool(ranks) and not any(remaining[rank] for rank in ranks)


def _call(view: BassettView, level: Level) -> list[Advice]:
    """Return a call of the last turn if the call does not lose on average. A learner always calls."""
    calls = [each for each in view.legal if isinstance(each, CallTurn)]
    has_called = any(account.name == "call" and account.seat == view.seat for account, _ in view.public.accounts)
    if not calls or has_called:
        return []
    remaining = [rank for rank, many in enumerate(left(view.public.cases)) for _ in range(many)]
    gains = odds.call_gains(view.options, remaining)
    action = calls[0]
    if gains < 0 and level is not LEARNER:
        return []
    if not call_pays(view.options, action.order):
        return []
    if gains > 0:
        forms = [form for form in view.call.forms if form.act == act_of(action)] if view.call else []
        most = max([part.most for form in forms for part in form.parts if isinstance(part, PickAmount)])
        action = CallTurn(view.seat, action.order, Farthings(most))
        return [Advice(action, float(most * gains), NO_REASON, Measure.MONEY)]
    return [Advice(action, float(action.amount * gains), NO_REASON, Measure.MONEY)]
