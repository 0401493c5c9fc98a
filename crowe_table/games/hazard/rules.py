"""The rules of Hazard: the first caster, the wager, who stands against it, the main, the throw to the main, the chance,
the race, and the settling, in the order of a hand.

What a throw is stands in casting.py, the exact odds in odds.py, and what may be bet on aside in market.py. Rulings R1,
R2 … are explained in booke.md.
"""

from collections.abc import Sequence

from msgspec import Struct

from crowe_table.engine import dice
from crowe_table.engine.core import (
    Action,
    Arg,
    Asked,
    PickAmount,
    PickSeat,
    Question,
    Reason,
    Seat,
    Setup,
    Threw,
    ThrowDice,
    because,
)
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import BOX, MINT, Farthings, purse
from crowe_table.engine.rng import Rng
from crowe_table.games.hazard import odds
from crowe_table.games.hazard.actions import (
    Accept,
    CastOn,
    Declare,
    Knock,
    Lay,
    LayOdds,
    NamedSum,
    NameMain,
    NoLay,
    NoOffer,
    OfferBet,
    PassDice,
    RefuseAll,
    Retrieve,
    SetStake,
    Throw,
)
from crowe_table.games.hazard.casting import LOST, MAINS, WON, Fate, to_the_chance, to_the_main
from crowe_table.games.hazard.layout import layout_for
from crowe_table.games.hazard.market import MARKET, is_open
from crowe_table.games.hazard.odds import CAST_LOSE, CAST_NICK, IN, SIDES
from crowe_table.games.hazard.options import BOOKS, PRESETS, HazardOptions
from crowe_table.games.hazard.state import (
    CASTING,
    RETRIEVED,
    VOID,
    HazardPhase,
    HazardRecord,
    HazardState,
    HazardView,
    SealedBet,
    all_pass,
    backed,
    can_cast,
    in_secret,
    odds_laid,
    unmatched,
    wager,
)
from crowe_table.kit import aside
from crowe_table.kit.aside import SideBet
from crowe_table.kit.company import Ready, Rise, when_all_ready
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.rules import RuledGame, Rules, one
from crowe_table.kit.stakes import back, bet, lose, pay_all, put_down, staked, win, within, worth_trying
from crowe_table.kit.telling import announce, end, say, tell_changes
from crowe_table.kit.ways import Tried

RULES = Rules[HazardState]()

MOST_HANDS = 500
"""No company sits longer, though nobody rise (R20)."""
FEE_EVERY = 3
"""Mains won running for which the box takes its fee (R19)."""
MONEY_LAW = "money"


def go_to(s: HazardState, phase: HazardPhase) -> None:
    """The next stage; while the box is thrown the table shows the odds."""
    r = s.public
    r.phase = phase
    casting = phase in (*CASTING, HazardPhase.ODDS, HazardPhase.DECISION)
    r.price = (odds.shown(s.options, r.main, r.chance),) if casting else ()


def ask(s: HazardState, key: str, seats: Sequence[Seat], *acts: type[Action], **args: Arg) -> Question:
    """These are asked, and the others may bet aside. Before a throw it waits until nobody wants to bet any more."""
    r = s.public
    if r.waiting:
        key, seats, acts, args = "side-bets", r.waiting, (Ready,), {}
    asked = [Asked(seat, (*acts, *MARKET.acts(s, seat))) for seat in seats]
    if is_open(s):
        found = [Asked(seat, MARKET.acts(s, seat), must=False) for seat in r.others if seat not in seats]
        asked += [each for each in found if each.acts]
    return Question(key, tuple(asked), tuple(args.items()), secret=in_secret(s))


# --- The first caster ------------------------------------------------------------------------------------------------


@RULES.asks(HazardPhase.FIRST_CASTER)
def ask_first_caster(s: HazardState) -> Question:
    return one("first-caster", s.public.throwing[0], Throw)


def thrown_for_box(s: HazardState, seat: Seat, total: int) -> None:
    """Each throws; the highest has the box, and those who tie throw again (R1)."""
    r = s.public
    r.totals = tuple([(*each, total) if other == seat else each for other, each in enumerate(r.totals)])
    r.throwing = r.throwing[1:]
    if r.throwing:
        return
    tied = tuple([other for other in r.ring if r.totals[other] == max(r.totals)])
    if len(tied) > 1:
        r.throwing = tied
        say(s, tied[0], "say-throw-again")
        return
    say(s, tied[0], "say-my-box")
    begin_hand(s, tied[0])


# --- The wager -------------------------------------------------------------------------------------------------------


def begin_hand(s: HazardState, box: Seat) -> None:
    r = s.public
    r.deal, r.dealer = r.deal + 1, box
    s.rng = s.chance.stream("deal", r.deal)
    r.dice, r.main, r.chance, r.outcome = (), 0, 0, ""
    aside.open_book(r)
    tell_changes(s, "dealer")
    offer_box(s)


def offer_box(s: HazardState) -> None:
    """Who holds the box is to wager; who has not the least wager is passed over."""
    r = s.public
    while in_purse(s, r.dealer) < s.options.least:
        announce(s, "passed-over", seat=r.dealer)
        push_box(s)
    if s.options.opposition == "covers":
        hear_others(s)
    else:
        go_to(s, HazardPhase.WAGER)


def push_box(s: HazardState) -> None:
    """The box goes to the left (R2)."""
    r = s.public
    r.dealer, r.wins, r.losses = r.after(r.dealer), 0, 0
    tell_changes(s)


@RULES.asks(HazardPhase.WAGER)
def ask_wager(s: HazardState) -> Question:
    return one(f"wager-{s.options.opposition}", s.public.dealer, Declare, PassDice)


def may_declare(s: HazardState, seat: Seat) -> Tried:
    return worth_trying(wager_limits(s, seat))


def wager_limits(s: HazardState, seat: Seat) -> PickAmount:
    """What the caster may declare. Where the setters match it, no more than they have (R4)."""
    o, r = s.options, s.public
    most = min(o.most, in_purse(s, seat))
    if o.opposition == "setters":
        most = min(most, Farthings(sum([in_purse(s, other) for other in r.others])))
    return within(o.least, most, o.step)


@RULES.does(Declare, may_declare, law=MONEY_LAW)
def declare(s: HazardState, action: Declare) -> None:
    s.public.passes = 0
    asks = "set" if s.options.opposition == "setters" else "offer"
    say(s, action.seat, f"say-wager-{asks}", farthings=action.amount)
    put_down(s, bet(action.seat), action.amount, because("paid-wager"))
    hear_others(s)


@RULES.does(PassDice)
def pass_dice(s: HazardState, action: PassDice) -> None:
    """When everybody who could cast has passed, the hand is void, and the company may rise (R20)."""
    say(s, action.seat, "say-pass")
    s.public.passes += 1
    if all_pass(s):
        void(s, "void-nobody-casts")
        return
    push_box(s)
    offer_box(s)


# --- Who stands against the caster -----------------------------------------------------------------------------------


def hear_others(s: HazardState) -> None:
    """The others from the caster's left, once round; or all at once, where bets are named in secret."""
    go_to(s, HazardPhase.AGAINST)
    s.public.to_speak = s.public.others
    next_to_speak(s)


def next_to_speak(s: HazardState) -> None:
    """Who cannot put anything down is passed over; when all have been heard, or all is matched, the caster goes on."""
    if s.options.opposition == "setters" and not unmatched(s):
        s.public.to_speak = ()
    pass_over(s, least_against(s.options))
    if not s.public.to_speak:
        all_heard(s)


def speakers(s: HazardState) -> tuple[Seat, ...]:
    """Whose turn it is to speak."""
    return s.public.to_speak if in_secret(s) else s.public.to_speak[:1]


def pass_over(s: HazardState, least: Farthings) -> None:
    """Who has less than that does not speak, and is passed over in sight of all."""
    while poor := [seat for seat in speakers(s) if in_purse(s, seat) < least]:
        for seat in poor:
            heard(s, seat)
            announce(s, "too-little", seat=seat)


def heard(s: HazardState, seat: Seat) -> None:
    s.public.to_speak = tuple([each for each in s.public.to_speak if each != seat])


def least_against(o: HazardOptions) -> Farthings:
    """The least that anybody can put against the caster."""
    return {"setters": o.step, "one_bet": o.offer_step, "covers": o.least}[o.opposition]


@RULES.asks(HazardPhase.AGAINST)
def ask_against(s: HazardState) -> Question:
    r, manner = s.public, s.options.opposition
    acts: dict[str, tuple[type[Action], ...]]
    acts = {"setters": (SetStake,), "one_bet": (OfferBet, NoOffer), "covers": (Lay, NoLay)}
    return ask(s, manner, speakers(s), *acts[manner], farthings=wager(s), seat=r.dealer)


def limits_against(s: HazardState, seat: Seat) -> PickAmount:
    """What this player may put against the caster."""
    o, held = s.options, in_purse(s, seat)
    if o.opposition == "setters":
        return within(Farthings(0), min(held, unmatched(s)), o.step)
    if o.opposition == "one_bet":
        return within(o.offer_step, held, o.offer_step)
    return within(o.least, min(held, o.most), o.step)


def equal_share(s: HazardState, seat: Seat) -> Farthings:
    """An even part of what is still to be matched (R3)."""
    able = sum([in_purse(s, other) >= s.options.step for other in s.public.to_speak])
    steps = -(-unmatched(s) // (s.options.step * able))
    return Farthings(min(steps * s.options.step, limits_against(s, seat).most))


def may_put(s: HazardState, seat: Seat) -> Tried:
    """The natural sum is an equal share of the wager, or as much as it, or the least."""
    form = limits_against(s, seat)
    as_much = max(form.least, min(form.most, wager(s) // form.step * form.step))
    return worth_trying(form, equal_share(s, seat) if s.options.opposition == "setters" else as_much)


@RULES.does((SetStake, OfferBet, Lay), may_put, law=MONEY_LAW)
def put_something(s: HazardState, action: NamedSum) -> None:
    put_against(s, action.seat, action.amount)


@RULES.does((NoOffer, NoLay))
def put_nothing(s: HazardState, action: Action) -> None:
    put_against(s, action.seat, Farthings(0))


def put_against(s: HazardState, seat: Seat, amount: Farthings) -> None:
    """Laid down at once; or, in secret, when the last has named a bet, all in order (R14)."""
    heard(s, seat)
    if not in_secret(s):
        lay_down(s, seat, amount)
    else:
        s.own = (*s.own[:seat], SealedBet(amount), *s.own[seat + 1 :])
        if s.public.to_speak:
            return
        for other in s.public.others:
            sealed = s.own[other]
            if isinstance(sealed, SealedBet):
                lay_down(s, other, sealed.amount)
        s.own = (None,) * s.seats
    next_to_speak(s)


def lay_down(s: HazardState, seat: Seat, amount: Farthings) -> None:
    manner = s.options.opposition
    say(s, seat, f"say-{manner}" if amount else f"say-{manner}-nothing", farthings=amount)
    put_down(s, bet(seat), amount, because(f"paid-{manner}"))


def all_heard(s: HazardState) -> None:
    """What the setters leave unmatched goes back to the caster; with nothing against it, the wager is void (R4)."""
    manner = s.options.opposition
    if manner == "setters":
        pay(s, bet(s.public.dealer), purse(s.public.dealer), unmatched(s), because("paid-unmatched"))
    if not backed(s):
        void(s, {"setters": "void-unset", "one_bet": "void-no-offer", "covers": "void-no-lay"}[manner])
    elif manner == "setters":
        to_throw(s, HazardPhase.MAIN)
    else:
        go_to(s, HazardPhase.CHOICE)


# --- What the caster takes -------------------------------------------------------------------------------------------


@RULES.asks(HazardPhase.CHOICE)
def ask_choice(s: HazardState) -> Question:
    box = (s.public.dealer,)
    if s.options.opposition == "one_bet":
        return ask(s, "accept", box, Accept, RefuseAll, farthings=wager(s))
    return ask(s, "knock", box, Knock, farthings=wager(s))


def may_accept(s: HazardState, seat: Seat) -> Tried:
    """Any bet; the greatest is named first."""
    del seat
    greatest_first = sorted(backed(s), key=lambda other: -staked(s, other))
    return Tried(PickSeat(backed(s)), greatest_first)


@RULES.does(Accept, may_accept, law="against")
def accept(s: HazardState, action: Accept) -> None:
    """One bet stands; the others go back and may be used aside (R13)."""
    say(s, action.seat, "say-accept", seat=action.other)
    return_others(s, (action.other,))
    if s.options.accepted_bet == "matched":
        agreed = min(wager(s), staked(s, action.other))
        for seat in (action.seat, action.other):
            pay(s, bet(seat), purse(seat), Farthings(staked(s, seat) - agreed), because("paid-cut"))
    to_throw(s, HazardPhase.MAIN)


@RULES.does(RefuseAll)
def refuse_all(s: HazardState, action: RefuseAll) -> None:
    say(s, action.seat, "say-refuse-all")
    void(s, "void-refused")


def may_knock(s: HazardState, seat: Seat) -> Tried:
    """To any of them; worth trying are as many as the purse can cover, each alone, and nobody."""
    laid, covered = backed(s), []
    left = in_purse(s, seat)
    for other in laid:
        if staked(s, other) <= left:
            left = Farthings(left - staked(s, other))
            covered.append(other)
    tries = dict.fromkeys([tuple(covered), *[(other,) for other in laid], ()])
    return Tried(PickSeat(laid, 0, len(laid), several=True, field="others"), tuple(tries))


def why_no_knock(s: HazardState, action: Knock) -> Reason | None:
    held = in_purse(s, action.seat)
    if sum([staked(s, other) for other in action.others]) > held:
        return because("refuse-purse", farthings=held, law=MONEY_LAW)
    return None


@RULES.does(Knock, may_knock, why_no_knock, law="against")
def knock(s: HazardState, action: Knock) -> None:
    """The caster puts down as much as those knocked to have laid; with no knock the box is passed."""
    if not action.others:
        say(s, action.seat, "say-pass")
        s.public.passes += 1
        void(s, "void-no-knock")
        return
    s.public.passes = 0
    covered = tuple([seat for seat in backed(s) if seat in action.others])
    say(s, action.seat, "say-knock", seats=covered)
    return_others(s, covered)
    put_down(s, bet(action.seat), Farthings(sum([staked(s, each) for each in covered])), because("paid-covers-caster"))
    to_throw(s, HazardPhase.MAIN)


def return_others(s: HazardState, standing: Sequence[Seat]) -> None:
    """Who is not taken has the stake back."""
    for seat in backed(s):
        if seat not in standing:
            back(s, bet(seat), because("paid-not-taken"))


# --- The box is thrown -----------------------------------------------------------------------------------------------


def to_throw(s: HazardState, phase: HazardPhase) -> None:
    """The box is taken up for the main, the throw to it, or the race; first the others may bet aside."""
    r = s.public
    go_to(s, phase)
    r.to_speak = ()
    able = tuple([seat for seat in r.others if MARKET.acts(s, seat)])
    r.waiting = able if len(able) > 1 else ()


@RULES.does(Throw, ThrowDice())
def throw(s: HazardState, action: Throw) -> None:
    """Bets aside that nobody has taken go back before the dice are thrown (R21)."""
    r = s.public
    aside.give_back(s, aside.untaken(r), because("paid-side-untaken"))
    r.dice = dice.throw(s.rng)
    if s.tell:
        s.tell(Threw(action.seat, r.dice))
    tell_changes(s)
    total = sum(r.dice)
    match r.phase:
        case HazardPhase.FIRST_CASTER:
            thrown_for_box(s, action.seat, total)
        case HazardPhase.MAIN:
            thrown_for_main(s, total)
        case HazardPhase.COME_OUT:
            thrown_to_main(s, total)
        case _:
            thrown_in_race(s, total)


# --- The main --------------------------------------------------------------------------------------------------------


@RULES.asks(HazardPhase.MAIN)
def ask_main(s: HazardState) -> Question:
    box = (s.public.dealer,)
    return ask(s, "name-main", box, NameMain) if s.options.main_by == "call" else ask(s, "throw-main", box, Throw)


def thrown_for_main(s: HazardState, total: int) -> None:
    """Five to nine is a main; anything else is thrown again, and touches no money (R16)."""
    if total in MAINS:
        main_is(s, total)
    else:
        say(s, s.public.dealer, "say-no-main", total=total)


@RULES.does(
    NameMain, Tried(PickAmount(MAINS[0], MAINS[-1], money=False, field="main"), (7, 6, 8, 5, 9)), law="the-main"
)
def name_main(s: HazardState, action: NameMain) -> None:
    """Later casters call the main they like (R17)."""
    aside.give_back(s, aside.untaken(s.public), because("paid-side-untaken"))
    main_is(s, action.main)


def main_is(s: HazardState, main: int) -> None:
    s.public.main = main
    tell_changes(s)
    say(s, s.public.dealer, "say-main", main=main)
    to_throw(s, HazardPhase.COME_OUT)


# --- The throw to the main -------------------------------------------------------------------------------------------


@RULES.asks(HazardPhase.COME_OUT)
def ask_to_main(s: HazardState) -> Question:
    return ask(s, "throw-to-main", (s.public.dealer,), Throw, main=s.public.main)


def thrown_to_main(s: HazardState, total: int) -> None:
    """The caster nicks it, or is out, or has a chance; or it is nothing, and thrown again."""
    r = s.public
    fate = to_the_main(s.options, r.main, total)
    happened = {CAST_NICK: fate in WON, CAST_LOSE: fate in LOST}
    for each in r.aside:
        if SIDES[each.side] in happened:
            aside.decide(s, each, happened[SIDES[each.side]])
    if fate is Fate.CHANCE:
        chance_is(s, total)
    elif fate is Fate.NOTHING:
        say(s, r.dealer, "say-blank", total=total)
    else:
        decided(s, fate)


def chance_is(s: HazardState, chance: int) -> None:
    r = s.public
    r.chance = chance
    tell_changes(s)
    how, more, less = odds.shown(s.options, r.main, chance)
    say(s, r.dealer, "say-chance", main=r.main, chance=chance, how=how, more=more, less=less)
    r.to_speak = backed(s) if s.options.setters_odds else ()
    go_to(s, HazardPhase.ODDS)
    next_to_lay_odds(s)


# --- Once there is a chance: odds, and the right to retrieve ---------------------------------------------------------


def next_to_lay_odds(s: HazardState) -> None:
    """Each who stands against the caster may add to the stake, once (R9); then the caster decides (R8)."""
    pass_over(s, Farthings(1))
    if s.public.to_speak:
        return
    if s.options.retrieve:
        go_to(s, HazardPhase.DECISION)
    else:
        to_throw(s, HazardPhase.RACE)


@RULES.asks(HazardPhase.ODDS)
def ask_odds(s: HazardState) -> Question:
    r = s.public
    return ask(s, "lay-odds", speakers(s), LayOdds, seat=r.dealer, main=r.main, chance=r.chance)


def may_lay_odds(s: HazardState, seat: Seat) -> Tried:
    return worth_trying(PickAmount(0, in_purse(s, seat)))


@RULES.does(LayOdds, may_lay_odds, law=MONEY_LAW)
def lay_odds(s: HazardState, action: LayOdds) -> None:
    heard(s, action.seat)
    say(s, action.seat, "say-odds" if action.amount else "say-no-odds", farthings=action.amount)
    put_down(s, odds_laid(action.seat), action.amount, because("paid-odds"))
    next_to_lay_odds(s)


@RULES.asks(HazardPhase.DECISION)
def ask_decision(s: HazardState) -> Question:
    r = s.public
    return ask(s, "cast-on", (r.dealer,), CastOn, Retrieve, main=r.main, chance=r.chance)


@RULES.does(CastOn)
def cast_on(s: HazardState, action: CastOn) -> None:
    say(s, action.seat, "say-cast-on")
    to_throw(s, HazardPhase.RACE)


@RULES.does(Retrieve)
def retrieve(s: HazardState, action: Retrieve) -> None:
    """All goes back to whose it was, and the box to the left."""
    say(s, action.seat, "say-retrieve")
    call_off(s, because("paid-retrieved"), RETRIEVED)


# --- The race --------------------------------------------------------------------------------------------------------


@RULES.asks(HazardPhase.RACE)
def ask_race(s: HazardState) -> Question:
    return ask(s, "throw-race", (s.public.dealer,), Throw, main=s.public.main, chance=s.public.chance)


def thrown_in_race(s: HazardState, total: int) -> None:
    """The chance wins for the caster, the main for the company."""
    fate = to_the_chance(s.options, s.public.main, s.public.chance, total)
    if fate is not Fate.NOTHING:
        decided(s, fate)


# --- The settling ----------------------------------------------------------------------------------------------------


def decided(s: HazardState, fate: Fate) -> None:
    """The stakes first, then bets aside, then the box's fee."""
    r, won = s.public, fate in WON
    say(s, r.dealer, f"say-{fate}", main=r.main, chance=r.chance)
    settle = caster_wins if won else caster_loses
    for seat in backed(s):
        settle(s, seat)
    back(s, bet(r.dealer), because("paid-stake-back"))
    for each in r.aside:
        aside.decide(s, each, won == (SIDES[each.side] == IN))
    if won:
        count_win(s)
    hand_done(s, fate)


def caster_wins(s: HazardState, seat: Seat) -> None:
    lose(s, bet(seat), s.public.dealer, because("paid-caster-wins"))
    lose(s, odds_laid(seat), s.public.dealer, because("paid-caster-wins-odds"))


def caster_loses(s: HazardState, seat: Seat) -> None:
    """Who was taken as offered wins the caster's whole stake, everybody else as much as was staked against it."""
    due = wager(s) if s.options.opposition == "one_bet" else staked(s, seat)
    win(s, bet(seat), bet(s.public.dealer), due, because("paid-caster-loses"), because("paid-stake-back"))
    back(s, odds_laid(seat), because("paid-stake-back"))


def count_win(s: HazardState) -> None:
    """At every third main won running the box takes its fee, or what there is of it."""
    r = s.public
    r.wins, r.losses = r.wins + 1, 0
    if r.wins % FEE_EVERY == 0:
        pay(s, purse(r.dealer), BOX, min(s.options.fee, in_purse(s, r.dealer)), because("paid-fee"))


def void(s: HazardState, why: str) -> None:
    """Nothing is thrown: what lies on the table goes back, and the box to the left."""
    announce(s, why, seat=s.public.dealer)
    call_off(s, because("paid-back"), VOID)


def call_off(s: HazardState, why: Reason, outcome: str) -> None:
    """All stakes go back, the caster's first; a hand without a result decides no bet (R8)."""
    r = s.public
    for seat in r.round_from(r.dealer):
        back(s, bet(seat), why)
        back(s, odds_laid(seat), why)
    aside.give_back(s, r.aside, because("paid-side-void"))
    hand_done(s, outcome)


def hand_done(s: HazardState, outcome: str) -> None:
    r = s.public
    go_to(s, HazardPhase.SETTLED)
    r.outcome, r.to_speak = str(outcome), ()
    dice_go(s)
    if len(can_cast(s)) < 2:
        close(s, because("win-purses"))
    elif r.deal >= (s.options.hands or MOST_HANDS):
        close(s, because("win-hands", number=r.deal))


def dice_go(s: HazardState) -> None:
    """A winner keeps the dice (R7); a loser passes them, unless crabs or the house's patience leave them (R6, R18)."""
    r, o = s.public, s.options
    if r.outcome in WON:
        return
    if r.outcome == Fate.CRABS and o.crabs_keep_dice:
        r.wins = 0
        say(s, r.dealer, "say-keep-dice")
    elif r.outcome in LOST and r.losses + 1 < o.losses_to_pass:
        r.wins, r.losses = 0, r.losses + 1
    else:
        say(s, r.dealer, "say-box-is-yours", seat=r.after(r.dealer))
        push_box(s)


# --- The next hand, and the end --------------------------------------------------------------------------------------


def next_hand(s: HazardState) -> None:
    if all_pass(s):
        s.public.passes = 0
    begin_hand(s, s.public.dealer)


def may_rise(s: HazardState) -> bool:
    """Anybody may, where the company sits until somebody does, or when all have passed the box (R20)."""
    return not s.options.hands or all_pass(s)


when_all_ready(RULES, HazardPhase.SETTLED, then=next_hand, may_rise=may_rise)


@RULES.does(Rise)
def rise(s: HazardState, action: Rise) -> None:
    say(s, action.seat, "say-rise")
    close(s, because("win-rise", seat=action.seat))


def close(s: HazardState, why: Reason) -> None:
    """The company rises between hands; what the box has taken goes to the house."""
    pay_all(s, BOX, MINT, because("paid-house"))
    go_to(s, HazardPhase.OVER)
    end(s, winners(s), why)


def winners(s: HazardState) -> tuple[Seat, ...]:
    """Whoever has won most; nobody, if nobody has won."""
    won = Hazard().result(s)
    return tuple([seat for seat in s.public.ring if won[seat] == max(won) > 0])


# --- Bets aside ------------------------------------------------------------------------------------------------------


@RULES.does(Ready)
def look_to_dice(s: HazardState, action: Ready) -> None:
    """Has no more to bet before the box is thrown."""
    s.public.waiting = tuple([seat for seat in s.public.waiting if seat != action.seat])


def ask_again(s: HazardState, offered: SideBet) -> None:
    """Those who might take it are asked again before the box is thrown."""
    r = s.public
    if r.phase in CASTING:
        again = [seat for seat in r.others if seat not in r.waiting and aside.may_take(s, seat, offered)]
        r.waiting = (*r.waiting, *again)


aside.when_betting_aside(RULES, MARKET, then=ask_again)


class Hazard(RuledGame[HazardRecord, HazardOptions]):
    """The rules of Hazard, for two to eight."""

    slug = "hazard"
    laws_version = 1
    kind = "banks"
    presets, books, options, record = PRESETS, BOOKS, HazardOptions, HazardRecord
    rules, phases = RULES, HazardPhase
    scored = False

    def layout(self, options: HazardOptions, seats: int) -> Layout:
        return layout_for(options, seats)

    def unfit_rules(self, setup: Setup[HazardOptions]) -> Reason | None:
        o = setup.options
        if o.least > o.most:
            return because("unfit-limits", farthings=o.step, law=MONEY_LAW)
        if sum(each >= o.least for each in setup.purses) < 2:
            return because("unfit-purses", farthings=o.least, law=MONEY_LAW)
        return None

    def open(self, s: HazardState) -> None:
        s.rng = s.chance.stream("first-caster")
        s.public.throwing, s.public.totals = s.public.ring, ((),) * s.seats

    def imagine_own(self, s: HazardState, view: HazardView, rng: Rng) -> tuple[Struct | None, ...]:
        """Any bet for those who have named one in secret."""
        del view
        if not in_secret(s):
            return s.own
        r, step = s.public, s.options.offer_step
        named = [seat for seat in r.others if seat not in r.to_speak and in_purse(s, seat) >= step]
        bets = {seat: SealedBet(Farthings(step * rng.below(in_purse(s, seat) // step + 1))) for seat in named}
        return tuple([bets.get(seat) for seat in sorted(r.ring)])

    def length(self, setup: Setup[HazardOptions]) -> int:
        """Five hundred throws a hand: the longest race is shorter but once in more than 10⁴⁰ hands."""
        seats = setup.seats
        bets = MARKET.most_offers * seats * (seats + 2)
        return 100 * seats + (setup.options.hands or MOST_HANDS) * (500 + 8 * seats + bets)
