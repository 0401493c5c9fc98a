"""Rules of Hazard, in the order of a hand: wager, opposing stakes, main, chance, race and settlement.

The results of throws are in casting.py, the exact odds in odds.py, and side bets in market.py. The rule book explains
the rulings R1, R2 and so on.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import (
    Action,
    Arg,
    Fact,
    Facts,
    Phase,
    PickAmount,
    PickSeat,
    Question,
    Reason,
    Seat,
    Setup,
    because,
)
from crowe_table.engine.game import GameKind
from crowe_table.engine.money import BOX, MINT, NOTHING, Farthings, purse
from crowe_table.engine.papers import Printable
from crowe_table.engine.rng import Rng
from crowe_table.games.hazard import actions as acts
from crowe_table.games.hazard import charts, odds
from crowe_table.games.hazard.casting import (
    LOST,
    MAINS,
    TOTALS,
    WON,
    ThrowResult,
    chance_throw_result,
    count_ways,
    main_throw_result,
)
from crowe_table.games.hazard.layout import layout_for
from crowe_table.games.hazard.market import MARKET
from crowe_table.games.hazard.odds import CAST_LOSE, CAST_NICK, IN, SIDES
from crowe_table.games.hazard.options import BOOKS, PRESETS, SHORT, HazardOptions
from crowe_table.games.hazard.state import HazardPhase, HazardRecord, HazardState, HazardView, backed, odds_laid, wager
from crowe_table.kit import dicing, polling, secret_choice, side_bets
from crowe_table.kit.announcing import announce, announce_result, finish_game, report_changes, say
from crowe_table.kit.answer_parts import SampledPart
from crowe_table.kit.between_deals import Rise, when_all_ready
from crowe_table.kit.buying import Buying, when_buying
from crowe_table.kit.dicing import Throw
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.rules import RuledGame, Rules, ask_each, ask_one
from crowe_table.kit.sitting import MAX_HANDS
from crowe_table.kit.stakes import (
    bet,
    from_purse,
    lose_stake,
    pay_all,
    put_down,
    return_stake,
    staked,
    sum_within,
    win_stake,
)

RULES = Rules[HazardState]()

FEE_EVERY = 3
"""Number of consecutive wins after which the box takes its fee (R19)."""
MONEY_LAW = "money"


def enter_phase(s: HazardState, phase: HazardPhase) -> None:
    """Enter a phase. In the phases with throws, the odds are shown."""
    r = s.public
    r.phase = phase
    r.price = (
        (odds.displayed_odds(s.options, r.main, r.chance),) if HazardPhase.MAIN <= phase <= HazardPhase.RACE else ()
    )


# --- First caster and wager ------------------------------------------------------------------------------------------


def begin_hand(s: HazardState, box: Seat) -> None:
    r = s.public
    r.passes = 0 if all_pass(s) else r.passes
    r.deal, r.dealer = r.deal + 1, box
    s.rng = s.chance.stream("deal", r.deal)
    r.dice, r.main, r.chance, r.outcome = (), 0, 0, ""
    side_bets.clear_bets(r)
    report_changes(s, "dealer")
    offer_box(s)


dicing.when_throwing_for_box(RULES, HazardPhase.FIRST_CASTER, then=begin_hand)  # R1


def offer_box(s: HazardState) -> None:
    """Ask the holder of the box for a wager. Players who cannot afford the minimum are skipped."""
    r = s.public
    while in_purse(s, r.dealer) < s.options.least:
        announce(s, "passed-over", seat=r.dealer)
        push_box(s)
    if s.options.opposition == "covers":
        ask_others(s)
    else:
        enter_phase(s, HazardPhase.WAGER)


def push_box(s: HazardState) -> None:
    """Pass the box to the left (R2)."""
    r = s.public
    r.dealer, r.wins, r.losses = r.after(r.dealer), 0, 0
    report_changes(s)


@RULES.asks(HazardPhase.WAGER)
def ask_wager(s: HazardState) -> Question:
    return ask_one(f"wager-{s.options.opposition}", s.public.dealer, acts.Declare, acts.PassDice)


def wager_limits(s: HazardState, seat: Seat) -> PickAmount:
    """Return the wagers that the caster may declare.

    If setters match the wager, it may not exceed the money that they have together (R4).
    """
    o, most = s.options, min(s.options.most, in_purse(s, seat))
    if o.opposition == "setters":
        most = min(most, Farthings(sum([in_purse(s, other) for other in s.public.others])))
    return sum_within(o.least, most, o.step)


@RULES.does(acts.Declare, lambda s, seat: from_purse(s, seat, wager_limits(s, seat)), law=MONEY_LAW)
def declare(s: HazardState, action: acts.Declare) -> None:
    s.public.passes = 0
    asks = "set" if s.options.opposition == "setters" else "offer"
    say(s, action.seat, f"say-wager-{asks}", farthings=action.amount)
    put_down(s, bet(action.seat), action.amount, because("paid-wager"))
    ask_others(s)


@RULES.does(acts.PassDice)
def pass_dice(s: HazardState, action: acts.PassDice) -> None:
    """Pass the dice. When all have passed, the hand is void and players may leave (R20)."""
    say(s, action.seat, "say-pass")
    s.public.passes += 1
    if all_pass(s):
        void(s, "nobody-casts")
    else:
        push_box(s)
        offer_box(s)


def can_cast(s: HazardState) -> list[Seat]:
    """Return the seats that can afford the minimum wager."""
    return [seat for seat in s.public.ring if in_purse(s, seat) >= s.options.least]


def all_pass(s: HazardState) -> bool:
    """Whether all players who could cast have passed the box in turn."""
    return s.public.passes >= len(can_cast(s))


# --- Stakes against the caster ---------------------------------------------------------------------------------------


def ask_others(s: HazardState) -> None:
    """Ask each opponent once, from the caster's left. If bets are sealed, ask all at the same time (R14)."""
    enter_phase(s, HazardPhase.AGAINST)
    o = s.options
    polling.start_polling(s.public, s.public.others, at_once=o.opposition == "one_bet" and o.bet_offers == "sealed")
    ask_next_opponent(s)


def ask_next_opponent(s: HazardState) -> None:
    """Ask the next player who can stake something. When all have spoken or the whole wager is matched, go on."""
    o, r = s.options, s.public
    if o.opposition == "setters" and not unmatched(s):
        r.to_speak = ()
    polling.skip_poor(s, {"setters": o.step, "one_bet": o.offer_step, "covers": o.least}[o.opposition])
    if not r.to_speak:
        close_stakes(s)


def unmatched(s: HazardState) -> Farthings:
    """Return the part of the caster's wager that nobody has matched yet."""
    return Farthings(wager(s) - sum([staked(s, seat) for seat in s.public.others]))


@RULES.asks(HazardPhase.AGAINST)
def ask_against(s: HazardState) -> Question:
    r, manner = s.public, s.options.opposition
    put = {"setters": (acts.SetStake,), "one_bet": (acts.OfferBet, acts.NoOffer), "covers": (acts.Lay, acts.NoLay)}
    question = ask_each(manner, polling.speakers(r), *put[manner], farthings=wager(s), seat=r.dealer)
    return replace(MARKET.beside(s, question), secret=r.at_once)


def limits_against(s: HazardState, seat: Seat) -> PickAmount:
    """Return the limits of this player's stake against the caster."""
    o, held = s.options, in_purse(s, seat)
    if o.opposition == "setters":
        return sum_within(NOTHING, min(held, unmatched(s)), o.step)
    if o.opposition == "one_bet":
        return sum_within(o.offer_step, held, o.offer_step)
    return sum_within(o.least, min(held, o.most), o.step)


def equal_share(s: HazardState, seat: Seat) -> Farthings:
    """Return an equal share of the part of the wager that is still to be matched (R3)."""
    able = sum([in_purse(s, other) >= s.options.step for other in s.public.to_speak])
    steps = -(-unmatched(s) // (s.options.step * able))
    return Farthings(min(steps * s.options.step, limits_against(s, seat).most))


def legal_stakes(s: HazardState, seat: Seat) -> SampledPart:
    """Return the legal stakes. An equal share, the whole wager and the minimum are suggested."""
    form = limits_against(s, seat)
    as_much = max(form.least, min(form.most, wager(s) // form.step * form.step))
    return from_purse(s, seat, form, equal_share(s, seat) if s.options.opposition == "setters" else as_much)


@RULES.does((acts.SetStake, acts.OfferBet, acts.Lay), legal_stakes, law=MONEY_LAW)
def stake_sum(s: HazardState, action: acts.NamedSum) -> None:
    stake_against(s, action.seat, action.amount)


@RULES.does((acts.NoOffer, acts.NoLay))
def stake_nothing(s: HazardState, action: Action) -> None:
    stake_against(s, action.seat, NOTHING)


def stake_against(s: HazardState, seat: Seat, amount: Farthings) -> None:
    """Stake a sum against the caster. Sealed bets are put down in order once the last has been named (R14)."""
    polling.mark_spoken(s.public, seat)
    named = secret_choice.choose(s, seat, amount, seats_able_to_offer(s)) if s.public.at_once else {seat: amount}
    for each, sum_ in (named or {}).items():
        manner = s.options.opposition
        say(s, each, f"say-{manner}" if sum_ else f"say-{manner}-nothing", farthings=sum_)
        put_down(s, bet(each), sum_, because(f"paid-{manner}"))
    ask_next_opponent(s)


def seats_able_to_offer(s: HazardState) -> list[Seat]:
    """Return the seats that can afford a bet which the caster may accept."""
    return [seat for seat in s.public.others if in_purse(s, seat) >= s.options.offer_step]


def close_stakes(s: HazardState) -> None:
    """Give the unmatched part of the wager back to the caster.

    If nobody has staked anything, the wager is void (R4).
    """
    manner, box = s.options.opposition, s.public.dealer
    if manner == "setters":
        pay(s, bet(box), purse(box), unmatched(s), because("paid-unmatched"))
    if not backed(s):
        void(s, {"setters": "unset", "one_bet": "no-offer", "covers": "no-lay"}[manner])
    elif manner == "setters":
        prepare_throw(s, HazardPhase.MAIN)
    else:
        enter_phase(s, HazardPhase.CHOICE)


# --- The caster's choice ---------------------------------------------------------------------------------------------


@RULES.asks(HazardPhase.CHOICE)
def ask_choice(s: HazardState) -> Question:
    box = s.public.dealer
    if s.options.opposition == "one_bet":
        return MARKET.beside(s, ask_one("accept", box, acts.Accept, acts.RefuseAll, farthings=wager(s)))
    return MARKET.beside(s, ask_one("knock", box, acts.Knock, farthings=wager(s)))


def legal_accepts(s: HazardState, _: Seat) -> SampledPart:
    """Return the bets that the caster may accept, highest first."""
    greatest_first = sorted(backed(s), key=lambda other: -staked(s, other))
    return SampledPart(PickSeat(backed(s), terms=stake_reasons(s, backed(s))), greatest_first)


def stake_reasons(s: HazardState, seats: Sequence[Seat]) -> tuple[Reason, ...]:
    return tuple([because("terms-stake", farthings=staked(s, seat)) for seat in seats])


@RULES.does(acts.Accept, legal_accepts, law="against")
def accept(s: HazardState, action: acts.Accept) -> None:
    """Accept one bet. The other bets are returned, and their money may be used for side bets (R13)."""
    say(s, action.seat, "say-accept", seat=action.other)
    return_others(s, (action.other,))
    if s.options.accepted_bet == "matched":
        agreed = min(wager(s), staked(s, action.other))
        for seat in (action.seat, action.other):
            pay(s, bet(seat), purse(seat), Farthings(staked(s, seat) - agreed), because("paid-cut"))
    prepare_throw(s, HazardPhase.MAIN)


@RULES.does(acts.RefuseAll)
def refuse_all(s: HazardState, action: acts.RefuseAll) -> None:
    say(s, action.seat, "say-refuse-all")
    void(s, "refused")


def legal_knocks(s: HazardState, seat: Seat) -> SampledPart:
    """Return the suggested choices: as many stakes as the purse allows, each stake alone, or none."""
    laid, left = backed(s), in_purse(s, seat)
    covered: list[Seat] = []
    for other in laid:
        if staked(s, other) <= left:
            left = Farthings(left - staked(s, other))
            covered.append(other)
    tries = dict.fromkeys([tuple(covered), *[(other,) for other in laid], ()])
    return SampledPart(
        PickSeat(laid, 0, len(laid), several=True, field="others", terms=stake_reasons(s, laid)), tuple(tries)
    )


def refuse_knock(s: HazardState, action: acts.Knock) -> Reason | None:
    held = in_purse(s, action.seat)
    if sum([staked(s, other) for other in action.others]) > held:
        return because("refuse-purse", farthings=held, law=MONEY_LAW)
    return None


@RULES.does(acts.Knock, legal_knocks, refuse_knock, law="against")
def knock(s: HazardState, action: acts.Knock) -> None:
    """Match the chosen stakes. If none is chosen, pass the box."""
    if not action.others:
        say(s, action.seat, "say-pass")
        s.public.passes += 1
        void(s, "no-knock")
        return
    s.public.passes = 0
    covered = tuple([seat for seat in backed(s) if seat in action.others])
    say(s, action.seat, "say-knock", seats=covered)
    return_others(s, covered)
    put_down(s, bet(action.seat), Farthings(sum([staked(s, each) for each in covered])), because("paid-covers-caster"))
    prepare_throw(s, HazardPhase.MAIN)


def return_others(s: HazardState, standing: tuple[Seat, ...]) -> None:
    """Give back the stakes of the players who were not chosen."""
    for seat in backed(s):
        if seat not in standing:
            return_stake(s, bet(seat), because("paid-not-taken"))


# --- Throwing --------------------------------------------------------------------------------------------------------

THROWS: Mapping[Phase, str] = {
    HazardPhase.MAIN: "throw-main",
    HazardPhase.COME_OUT: "throw-to-main",
    HazardPhase.RACE: "throw-race",
}
"""Question for the throw in each phase.

Players may make side bets before a throw. Offers that nobody takes are returned (R21).
"""

side_bets.when_side_betting(RULES, MARKET, pauses=tuple(THROWS))


def prepare_throw(s: HazardState, phase: HazardPhase) -> None:
    """Prepare the throw and wait for side bets."""
    enter_phase(s, phase)
    MARKET.pause(s)


@RULES.asks(*THROWS)
def ask_throw(s: HazardState) -> Question:
    r = s.public
    if r.phase is HazardPhase.MAIN and s.options.main_by == "call":
        return MARKET.beside(s, ask_one("name-main", r.dealer, acts.NameMain))
    return MARKET.beside(s, ask_one(THROWS[r.phase], r.dealer, Throw, **main_and_chance(r)))


def main_and_chance(r: HazardRecord) -> dict[str, Arg]:
    """Return the message arguments for the main and the chance, as far as they are known."""
    return {name: number for name, number in (("main", r.main), ("chance", r.chance)) if number}


# --- The main --------------------------------------------------------------------------------------------------------


@dicing.on_throw(RULES, HazardPhase.MAIN)
def resolve_throw_for_main(s: HazardState, total: int) -> None:
    """Set the main if the total is five to nine. Otherwise the caster throws again. No money moves (R16)."""
    if total in MAINS:
        set_main(s, total)
    else:
        say(s, s.public.dealer, "say-no-main", total=total)


ANY_MAIN = SampledPart(PickAmount(MAINS[0], MAINS[-1], money=False, field="main"), (7, 6, 8, 5, 9))


@RULES.does(acts.NameMain, ANY_MAIN, law="the-main")
def name_main(s: HazardState, action: acts.NameMain) -> None:
    """Set the main that the caster has called (R17)."""
    side_bets.give_back_untaken(s)
    set_main(s, action.main)


def set_main(s: HazardState, main: int) -> None:
    s.public.main = main
    report_changes(s)
    say(s, s.public.dealer, "say-main", main=main)
    prepare_throw(s, HazardPhase.COME_OUT)


# --- The throw to the main -------------------------------------------------------------------------------------------


@dicing.on_throw(RULES, HazardPhase.COME_OUT)
def resolve_throw_to_main(s: HazardState, total: int) -> None:
    """Resolve the first throw after the main is known: nick, loss, chance or another throw."""
    r = s.public
    fate = main_throw_result(s.options, r.main, total)
    happened = {CAST_NICK: fate in WON, CAST_LOSE: fate in LOST}
    for each in r.aside:
        if SIDES[each.side] in happened:
            side_bets.decide(s, each, happened[SIDES[each.side]])
    if fate is ThrowResult.CHANCE:
        set_chance(s, total)
    elif fate is ThrowResult.NOTHING:
        say(s, r.dealer, "say-blank", total=total)
    else:
        settle_hand(s, fate)


def set_chance(s: HazardState, chance: int) -> None:
    r = s.public
    r.chance = chance
    report_changes(s)
    how, more, less = odds.displayed_odds(s.options, r.main, chance)
    say(s, r.dealer, "say-chance", main=r.main, chance=chance, how=how, more=more, less=less)
    polling.start_polling(r, backed(s) if s.options.setters_odds else ())
    enter_phase(s, HazardPhase.ODDS)
    ask_next_for_odds(s)


# --- Odds and the right to retrieve ----------------------------------------------------------------------------------


def ask_next_for_odds(s: HazardState) -> None:
    """Continue the poll of the opponents who may add to their stakes (R9).

    After it, ask the caster whether to cast on (R8). If the wager cannot be taken back, go straight to the throw.
    """
    polling.skip_poor(s, Farthings(1))
    if s.public.to_speak:
        return
    if s.options.retrieve:
        enter_phase(s, HazardPhase.DECISION)
    else:
        prepare_throw(s, HazardPhase.RACE)


@RULES.asks(HazardPhase.ODDS)
def ask_odds(s: HazardState) -> Question:
    r = s.public
    return MARKET.beside(s, ask_one("lay-odds", r.to_speak[0], acts.LayOdds, seat=r.dealer, **main_and_chance(r)))


@RULES.does(acts.LayOdds, lambda s, seat: from_purse(s, seat, PickAmount(0, in_purse(s, seat))), law=MONEY_LAW)
def lay_odds(s: HazardState, action: acts.LayOdds) -> None:
    polling.mark_spoken(s.public, action.seat)
    say(s, action.seat, "say-odds" if action.amount else "say-no-odds", farthings=action.amount)
    put_down(s, odds_laid(action.seat), action.amount, because("paid-odds"))
    ask_next_for_odds(s)


@RULES.asks(HazardPhase.DECISION)
def ask_decision(s: HazardState) -> Question:
    return MARKET.beside(
        s, ask_one("cast-on", s.public.dealer, acts.CastOn, acts.Retrieve, **main_and_chance(s.public))
    )


@RULES.does(acts.CastOn)
def cast_on(s: HazardState, action: acts.CastOn) -> None:
    say(s, action.seat, "say-cast-on")
    prepare_throw(s, HazardPhase.RACE)


@RULES.does(acts.Retrieve)
def retrieve(s: HazardState, action: acts.Retrieve) -> None:
    """Give back all stakes and pass the box to the left."""
    say(s, action.seat, "say-retrieve")
    announce_result(s, "retrieved", seat=action.seat)
    call_off(s, because("paid-retrieved"), "retrieved")


# --- The race --------------------------------------------------------------------------------------------------------


@dicing.on_throw(RULES, HazardPhase.RACE)
def resolve_race_throw(s: HazardState, total: int) -> None:
    """Resolve a throw in the race. The chance wins for the caster, the main for the opponents."""
    fate = chance_throw_result(s.options, s.public.main, s.public.chance, total)
    if fate is not ThrowResult.NOTHING:
        settle_hand(s, fate)


# --- Settlement ------------------------------------------------------------------------------------------------------


def settle_hand(s: HazardState, fate: ThrowResult) -> None:
    """Settle the stakes, then the side bets, then the fee of the box."""
    r, won = s.public, fate in WON
    had = in_purse(s, r.dealer) + wager(s)
    say(s, r.dealer, f"say-{fate}", main=r.main, chance=r.chance)
    for seat in backed(s):
        settle(s, seat, won)
    return_stake(s, bet(r.dealer), because("paid-stake-back"))
    moved = abs(in_purse(s, r.dealer) - had)
    for each in r.aside:
        side_bets.decide(s, each, won == (SIDES[each.side] == IN))
    if won:
        count_win(s)
    announce_result(
        s,
        "thrown",
        seat=r.dealer,
        how=str(fate),
        total=sum(r.dice),
        main=r.main,
        chance=r.chance,
        farthings=moved,
    )
    hand_done(s, fate)


def settle(s: HazardState, seat: Seat, won: bool) -> None:
    """Settle one seat. A bet accepted as offered wins the caster's whole stake; any other bet wins its own amount."""
    box = s.public.dealer
    if won:
        lose_stake(s, bet(seat), box, because("paid-caster-wins"))
        lose_stake(s, odds_laid(seat), box, because("paid-caster-wins-odds"))
        return
    due = wager(s) if s.options.opposition == "one_bet" else staked(s, seat)
    win_stake(s, bet(seat), bet(box), due, because("paid-caster-loses"), because("paid-stake-back"))
    return_stake(s, odds_laid(seat), because("paid-stake-back"))


def count_win(s: HazardState) -> None:
    """Count a win. For every third win in a row, take the fee of the box, as far as the caster can pay."""
    r = s.public
    r.wins, r.losses = r.wins + 1, 0
    if r.wins % FEE_EVERY == 0:
        pay(s, purse(r.dealer), BOX, min(s.options.fee, in_purse(s, r.dealer)), because("paid-fee"))


def void(s: HazardState, why: str) -> None:
    """End the hand without a throw. The stakes are returned, and the box passes to the left."""
    announce_result(s, why, seat=s.public.dealer)
    call_off(s, because("paid-back"), "void")


def call_off(s: HazardState, why: Reason, outcome: str) -> None:
    """Give back all stakes, the caster's first. Side bets are void, because there is no result (R8)."""
    r = s.public
    for seat in r.round_from(r.dealer):
        return_stake(s, bet(seat), why)
        return_stake(s, odds_laid(seat), why)
    side_bets.give_back(s, r.aside, because("paid-side-void"))
    hand_done(s, outcome)


def hand_done(s: HazardState, outcome: str) -> None:
    r = s.public
    enter_phase(s, HazardPhase.SETTLED)
    r.outcome = str(outcome)
    pass_or_keep_dice(s)
    able = [seat for seat in r.ring if in_purse(s, seat) >= s.options.least or BUYING.may(s, seat)]
    if len(able) < 2:
        close(s, because("win-purses"))
    elif r.deal >= (s.options.hands or MAX_HANDS):
        close(s, because("win-hands", number=r.deal))


def pass_or_keep_dice(s: HazardState) -> None:
    """Keep or pass the dice.

    The caster keeps them after a win (R7). After a loss, the caster keeps them only if crabs or the options allow it
    (R6, R18).
    """
    r, o = s.public, s.options
    if r.outcome in WON:
        return
    if r.outcome == ThrowResult.CRABS and o.crabs_keep_dice:
        r.wins = 0
        say(s, r.dealer, "say-keep-dice")
    elif r.outcome in LOST and r.losses + 1 < o.losses_to_pass:
        r.wins, r.losses = 0, r.losses + 1
    else:
        say(s, r.dealer, "say-box-is-yours", seat=r.after(r.dealer))
        push_box(s)


# --- Next hand and end -----------------------------------------------------------------------------------------------


def may_rise(s: HazardState) -> bool:
    """Whether players may leave: in a sitting without a fixed length, or when all have passed the box (R20)."""
    return not s.options.hands or all_pass(s)


BUYING = Buying[HazardState](lambda s: s.options.least, lambda s: s.options.new_purse)


def next_hand(s: HazardState) -> None:
    """Begin the next hand if two players can afford the minimum wager. Players may first buy in (R25)."""
    if len(can_cast(s)) < 2:
        close(s, because("win-purses"))
    else:
        begin_hand(s, s.public.dealer)


when_all_ready(
    RULES,
    HazardPhase.SETTLED,
    then=next_hand,
    may_rise=may_rise,
    all_rise=lambda s: close(s, because("ended-agreed")),
    besides=BUYING.acts,
)
when_buying(RULES, HazardPhase.SETTLED, BUYING)


@RULES.does(Rise)
def rise(s: HazardState, action: Rise) -> None:
    say(s, action.seat, "say-rise")
    close(s, because("win-rise", seat=action.seat))


def close(s: HazardState, why: Reason) -> None:
    """End the sitting between hands. The box's fees go to the house. If nobody has gained, there is no winner."""
    pay_all(s, BOX, MINT, because("paid-house"))
    enter_phase(s, HazardPhase.OVER)
    won = Hazard().result(s)
    finish_game(s, [seat for seat in s.public.ring if won[seat] == max(won) > 0], why)


class Hazard(RuledGame[HazardRecord, HazardOptions]):
    """Rules of Hazard, for two to eight players."""

    slug = "hazard"
    deals_option = "hands"
    chart_makers = charts.CHARTS
    laws_version = 1
    kind = GameKind.BANKS
    presets, books, options, record = PRESETS, BOOKS, HazardOptions, HazardRecord
    short = SHORT
    rules, phases = RULES, HazardPhase
    scored = False
    layout = staticmethod(layout_for)
    open = staticmethod(dicing.begin_throwing_for_box)

    def rule_facts(self, options: HazardOptions, seats: int) -> dict[str, Arg]:
        """Return the minimum and the maximum wager, rounded to the stake unit."""
        del seats
        return {"least_wager": options.least // options.unit, "most_wager": options.most // options.unit}

    def lesson_facts(self, view: HazardView) -> Facts:
        """Return the main, the chance, the number of throws that give each, and the average gain of casting."""
        r, o = view.public, view.options
        won, lost = odds.win_loss_chances(o)
        facts: dict[str, Fact] = {
            "main_least": min(MAINS),
            "main_most": max(MAINS),
            "main_now": r.main,
            "chance_now": r.chance,
            "number_throws": sum([count_ways(total) for total in TOTALS]),
            "share_caster": round(1000 * (won - lost)),
        }
        if r.main:
            facts["number_ways_main"] = count_ways(r.main)
        if r.chance:
            facts["number_ways_chance"] = count_ways(r.chance)
            p = odds.win_chance(o, r.main, r.chance)
            lying = [(account.seat == r.dealer, sum_) for account, sum_ in r.accounts if account.seat >= 0]
            own, against = (sum(sum_ for own, sum_ in lying if own is mine) for mine in (True, False))
            facts["gain_cast_on"] = round(1000 * (p * against - (1 - p) * own))
        return facts

    def papers(self, options: HazardOptions) -> tuple[Printable, ...]:
        return (charts.mains_table(options),)

    def unfit_rules(self, setup: Setup[HazardOptions]) -> Reason | None:
        o = setup.options
        if o.least > o.most:
            return because("unfit-limits", farthings=o.step, law=MONEY_LAW)
        if sum(each >= o.least for each in setup.purses) < 2:
            return because("unfit-purses", farthings=o.least, law=MONEY_LAW)
        return None

    def imagine_own(self, s: HazardState, view: HazardView, rng: Rng) -> tuple[Struct | None, ...]:
        """Sample a sealed bet for each player who has named one."""
        if not (s.public.at_once and s.public.to_speak):
            return s.own
        bets = {seat: range(0, in_purse(s, seat) + 1, s.options.offer_step) for seat in seats_able_to_offer(s)}
        return secret_choice.imagine_choices(s, view, bets, rng)

    def length(self, setup: Setup[HazardOptions]) -> int:
        """Return an upper bound on the number of actions, with 500 throws a hand.

        A longer race has a probability below 10⁻⁴⁰.
        """
        seats = setup.seats
        bets = MARKET.max_offers * seats * (seats + 2)
        return 100 * seats + (setup.options.hands or MAX_HANDS) * (500 + 8 * seats + bets)
