"""The laws of Hazard: the first caster, the wager, who stands against it, the main, the throw to the main, the chance,
the race, and the reckoning, in the order of a hand.

What is asked and how it may be answered stands in asking.py, what a throw is in casting.py, the exact odds in odds.py,
and bets aside in market.py. Rulings R1, R2 … are explained in booke.md.
"""

from collections.abc import Callable, Iterator, Sequence

from crowe_table.engine.core import (
    Action,
    Ask,
    Ended,
    Game,
    Options,
    Reason,
    Said,
    Seat,
    Setup,
    Tell,
    Threw,
    Told,
    View,
    Zone,
    because,
)
from crowe_table.engine.dice import throw
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import BOX, MINT, Farthings, purse
from crowe_table.engine.parts.settle import open_purses, purses_of
from crowe_table.engine.rng import Rng
from crowe_table.games.hazard import asking, market, odds
from crowe_table.games.hazard import options as books
from crowe_table.games.hazard.answers import (
    ACTIONS,
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
from crowe_table.games.hazard.asking import in_secret, least_against
from crowe_table.games.hazard.casting import LOST, MAINS, WON, Fate, to_the_chance, to_the_main
from crowe_table.games.hazard.layout import layout_for
from crowe_table.games.hazard.options import HazardOptions
from crowe_table.games.hazard.sitting import (
    AGAINST,
    CASTING,
    CHOICE,
    COME_OUT,
    DECISION,
    FIRST_CASTER,
    MAIN,
    ODDS,
    OVER,
    RACE,
    RETRIEVED,
    SETTLED,
    SLUG,
    VOID,
    WAGER,
    HazardFacts,
    HazardState,
    bet,
    facts_of,
    imagined,
    now,
    odds_laid,
    pay,
    pay_all,
    stakes_of,
)

MOST_HANDS = 500
"""No company sits longer, though nobody rise (R20)."""
FEE_EVERY = 3
"""Mains won running for which the box takes its fee (R19)."""
MONEY_LAW = "money"


class Hazard(Game[HazardState]):
    """The laws of Hazard for two to eight."""

    slug = SLUG
    laws_version = 1
    kind = "banks"
    presets = books.PRESETS
    options = HazardOptions
    actions = ACTIONS
    facts_type = HazardFacts

    def preset(self, name: str, seats: int) -> HazardOptions:
        return books.preset(name, seats)

    def layout(self, options: Options, seats: int) -> Layout:
        return layout_for(_own(options), seats)

    # --- Sitting down ------------------------------------------------------------------------------------------------

    def unfit(self, setup: Setup) -> Reason | None:
        o = _own(setup.options)
        if not 2 <= setup.seats <= 8 or len(setup.purses) != setup.seats:
            return because("unfit-seats", seats=setup.seats, law="seats")
        if o.least > o.most:
            return because("unfit-limits", farthings=o.step, law=MONEY_LAW)
        if sum(each >= o.least for each in setup.purses) < 2:
            return because("unfit-purses", farthings=o.least, law=MONEY_LAW)
        return None

    def new(self, setup: Setup, tell: Tell = None) -> HazardState:
        del tell
        s = HazardState(_own(setup.options), setup.seats, setup.purses, setup.chance)
        open_purses(s, setup.purses, SLUG)
        s.rng = s.chance.stream("first-caster")
        s.phase = FIRST_CASTER
        return s

    # --- Questions and the judge -------------------------------------------------------------------------------------

    def ask(self, s: HazardState) -> Ask | None:
        return asking.question(s)

    def refuse(self, s: HazardState, action: Action) -> Reason | None:
        return asking.refuse(s, action)

    def legal(self, s: HazardState, seat: Seat) -> Sequence[Action]:
        return asking.answers(s, seat)

    def apply(self, s: HazardState, action: Action, tell: Tell) -> None:
        _DEEDS[type(action)](s, action, tell)

    # --- What is to be seen ------------------------------------------------------------------------------------------

    def zones(self, s: HazardState) -> Iterator[Zone]:
        """No cards are used."""
        del s
        return iter(())

    def facts(self, s: HazardState) -> HazardFacts:
        return facts_of(s)

    def imagine(self, view: View, rng: Rng) -> HazardState:
        return imagined(view, rng)

    def worth(self, s: HazardState) -> tuple[float, ...]:
        """By what has been won; at the end 1 to whoever has won most, −1 to the rest."""
        won = self.result(s)
        if s.phase != OVER:
            all_money = sum(s.opened)
            return tuple(each / all_money for each in won)
        return tuple(1.0 if seat in _winners(s) else -1.0 for seat in range(s.seats))

    def result(self, s: HazardState) -> tuple[Farthings, ...]:
        return tuple(held - opened for held, opened in zip(purses_of(s), s.opened, strict=True))

    def sequel(self, s: HazardState) -> Options:
        """The same again: the box is thrown for."""
        return s.options

    def length(self, setup: Setup) -> int:
        """Five hundred throws a hand: the longest race is shorter but once in more than 10⁴⁰ hands."""
        seats = setup.seats
        aside = market.MOST_OFFERS * seats * (seats + 2)
        hand = 500 + 8 * seats + aside
        return 100 * seats + (_own(setup.options).hands or MOST_HANDS) * hand


def _own(options: Options) -> HazardOptions:
    assert isinstance(options, HazardOptions)
    return options


# --- The first caster ------------------------------------------------------------------------------------------------


def _throw_for_box(s: HazardState, seat: Seat, tell: Tell) -> None:
    """Each throws; the highest has the box, and those who tie throw again (R1)."""
    s.totals[seat].append(_throw_dice(s, seat, tell))
    s.throwing.remove(seat)
    if s.throwing:
        return
    best = max(s.totals)
    tied = [other for other in range(s.seats) if s.totals[other] == best]
    if len(tied) > 1:
        s.throwing = tied
        if tell:
            tell(Said(tied[0], because("say-throw-again")))
        return
    if tell:
        tell(Said(tied[0], because("say-my-box")))
    _begin_hand(s, tied[0], tell)


def _throw_dice(s: HazardState, seat: Seat, tell: Tell) -> int:
    """The dice go out of the box. Returns what they come to."""
    s.dice = throw(s.rng)
    if tell:
        tell(Threw(seat, s.dice))
    now("dice", s.dice, tell)
    return sum(s.dice)


# --- The wager -------------------------------------------------------------------------------------------------------


def _begin_hand(s: HazardState, box: Seat, tell: Tell) -> None:
    s.deal += 1
    s.dealer = box
    s.rng = s.chance.stream("deal", s.deal)
    s.dice, s.main, s.point, s.outcome = (), 0, 0, ""
    s.made, s.last_number, s.ready = [0] * s.seats, 0, []
    now("deal", s.deal, tell)
    now("dealer", box, tell)
    for fact in ("main", "chance"):
        now(fact, 0, tell)
    now("dice", (), tell)
    _offer_box(s, tell)


def _offer_box(s: HazardState, tell: Tell) -> None:
    """He who holds the box is to wager; who has not the least wager is passed over."""
    while s.purse(s.dealer) < s.options.least:
        if tell:
            tell(Told(because("passed-over", seat=s.dealer)))
        _push_box(s, tell)
    if s.options.opposition == "covers":
        _hear_others(s, tell)
    else:
        s.phase = WAGER


def _push_box(s: HazardState, tell: Tell) -> None:
    """The box goes to the left (R2)."""
    s.dealer = s.after(s.dealer)
    now("dealer", s.dealer, tell)
    _running(s, 0, 0, tell)


def _running(s: HazardState, wins: int, losses: int, tell: Tell) -> None:
    """So many mains won, or lost, running by him who holds the box."""
    s.wins, s.losses = wins, losses
    now("wins", wins, tell)
    now("losses", losses, tell)


def _declare(s: HazardState, action: Declare, tell: Tell) -> None:
    s.passes = 0
    if tell:
        asks = "set" if s.options.opposition == "setters" else "offer"
        tell(Said(action.seat, because(f"say-wager-{asks}", farthings=action.amount)))
    pay(s, purse(action.seat), bet(action.seat), action.amount, because("paid-wager"), tell)
    _hear_others(s, tell)


def _pass_dice(s: HazardState, action: PassDice, tell: Tell) -> None:
    """When everybody who could cast has passed, the hand is void, and the company may rise (R20)."""
    if tell:
        tell(Said(action.seat, because("say-pass")))
    s.passes += 1
    if s.all_pass:
        _void(s, "void-nobody-casts", tell)
        return
    _push_box(s, tell)
    _offer_box(s, tell)


# --- Who stands against the caster -----------------------------------------------------------------------------------


def _hear_others(s: HazardState, tell: Tell) -> None:
    """The others from the caster's left, once round; or all at once, where bets are named in secret."""
    s.phase = AGAINST
    s.to_speak = list(s.others)
    s.sealed = [-1] * s.seats
    if in_secret(s):
        for seat in s.others:
            if s.purse(seat) < least_against(s):
                _too_little(s, seat, tell)
    _next_to_speak(s, tell)


def _next_to_speak(s: HazardState, tell: Tell) -> None:
    """Who cannot put anything down is passed over; when all have been heard, or all is matched, the caster goes on."""
    matched = s.options.opposition == "setters" and not s.unmatched
    if matched:
        s.to_speak = []
    while s.to_speak and not in_secret(s) and s.purse(s.to_speak[0]) < least_against(s):
        _too_little(s, s.to_speak[0], tell)
    if not s.to_speak:
        _HEARD[s.options.opposition](s, tell)


def _too_little(s: HazardState, seat: Seat, tell: Tell) -> None:
    s.to_speak.remove(seat)
    if tell:
        tell(Told(because("too-little", seat=seat)))


def _put_against(s: HazardState, action: SetStake | Offer | Lay, tell: Tell) -> None:
    """Sets, offers or lays a sum."""
    seat = action.seat
    s.to_speak.remove(seat)
    if in_secret(s):
        s.sealed[seat] = action.amount
        _unseal(s, tell)
        return
    _lay_down(s, seat, action.amount, tell)
    _next_to_speak(s, tell)


def _nothing_against(s: HazardState, action: NoOffer | NoLay, tell: Tell) -> None:
    s.to_speak.remove(action.seat)
    if in_secret(s):
        s.sealed[action.seat] = 0
        _unseal(s, tell)
        return
    _lay_down(s, action.seat, 0, tell)
    _next_to_speak(s, tell)


def _lay_down(s: HazardState, seat: Seat, amount: Farthings, tell: Tell) -> None:
    manner = s.options.opposition
    if tell:
        tell(Said(seat, because(f"say-{manner}" if amount else f"say-{manner}-nothing", farthings=amount)))
    pay(s, purse(seat), bet(seat), amount, because(f"paid-{manner}"), tell)


def _unseal(s: HazardState, tell: Tell) -> None:
    """When the last has named his bet, all are laid down in order (R14)."""
    if s.to_speak:
        return
    for seat in s.others:
        if s.sealed[seat] >= 0:
            _lay_down(s, seat, s.sealed[seat], tell)
    s.sealed = [-1] * s.seats
    _next_to_speak(s, tell)


def _setting_done(s: HazardState, tell: Tell) -> None:
    """What is unmatched goes back to the caster; with nothing set, the wager is void (R4)."""
    pay(s, bet(s.dealer), purse(s.dealer), s.unmatched, because("paid-unmatched"), tell)
    if s.wager:
        _to_main(s, tell)
    else:
        _void(s, "void-unset", tell)


def _offers_done(s: HazardState, tell: Tell) -> None:
    if s.backed:
        s.phase = CHOICE
    else:
        _void(s, "void-no-offer", tell)


def _lays_done(s: HazardState, tell: Tell) -> None:
    if s.backed:
        s.phase = CHOICE
    else:
        _void(s, "void-no-lay", tell)


_HEARD = {"setters": _setting_done, "one_bet": _offers_done, "covers": _lays_done}


# --- What the caster takes -------------------------------------------------------------------------------------------


def _accept(s: HazardState, action: Accept, tell: Tell) -> None:
    """One bet stands; the others go back and may be used aside (R13)."""
    if tell:
        tell(Said(action.seat, because("say-accept", seat=action.other)))
    _return_others(s, (action.other,), tell)
    if s.options.accepted_bet == "matched":
        agreed = min(s.wager, s.staked(action.other))
        for seat in (s.dealer, action.other):
            pay(s, bet(seat), purse(seat), s.staked(seat) - agreed, because("paid-cut"), tell)
    _to_main(s, tell)


def _refuse_all(s: HazardState, action: RefuseAll, tell: Tell) -> None:
    if tell:
        tell(Said(action.seat, because("say-refuse-all")))
    _void(s, "void-refused", tell)


def _knock(s: HazardState, action: Knock, tell: Tell) -> None:
    """The caster puts down as much as those he knocks to have laid; with no knock the box is passed."""
    if not action.others:
        if tell:
            tell(Said(action.seat, because("say-pass")))
        s.passes += 1
        _void(s, "void-no-knock", tell)
        return
    s.passes = 0
    covered = [seat for seat in s.backed if seat in action.others]
    if tell:
        tell(Said(action.seat, because("say-knock", seats=tuple(covered))))
    _return_others(s, covered, tell)
    pay(s, purse(s.dealer), bet(s.dealer), sum(map(s.staked, covered)), because("paid-covers-caster"), tell)
    _to_main(s, tell)


def _return_others(s: HazardState, standing: Sequence[Seat], tell: Tell) -> None:
    """Who is not taken has his money back."""
    for seat in s.backed:
        if seat not in standing:
            pay_all(s, bet(seat), purse(seat), because("paid-not-taken"), tell)


# --- The main --------------------------------------------------------------------------------------------------------


def _to_main(s: HazardState, tell: Tell) -> None:
    _to_throws(s, MAIN, tell)


def _to_throws(s: HazardState, phase: str, tell: Tell) -> None:
    """The box is taken up for the main, the throw to it, or the race; first the others may bet aside."""
    s.phase = phase
    s.to_speak = []
    if market.is_open(s):
        able = [seat for seat in s.others if any(True for _ in market.ways(s, seat))]
        s.waiting = able if len(able) > 1 else []
    _tell_price(s, tell)


def _ready(s: HazardState, action: Ready, tell: Tell) -> None:
    if s.phase == SETTLED:
        _ready_for_next(s, action.seat, tell)
    else:
        s.waiting.remove(action.seat)


def _throw(s: HazardState, action: Throw, tell: Tell) -> None:
    if s.phase == FIRST_CASTER:
        _throw_for_box(s, action.seat, tell)
        return
    market.dice_go_in(s, tell)
    total = _throw_dice(s, action.seat, tell)
    if s.phase == MAIN:
        _thrown_for_main(s, total, tell)
    elif s.phase == COME_OUT:
        _thrown_to_main(s, total, tell)
    else:
        _thrown_in_race(s, total, tell)


def _thrown_for_main(s: HazardState, total: int, tell: Tell) -> None:
    """Five to nine is a main; anything else is thrown again, and touches no money (R16)."""
    if total in MAINS:
        _main_is(s, total, tell)
    elif tell:
        tell(Said(s.dealer, because("say-no-main", total=total)))


def _name_main(s: HazardState, action: NameMain, tell: Tell) -> None:
    """Later casters call the main they like (R17)."""
    market.dice_go_in(s, tell)
    _main_is(s, action.main, tell)


def _main_is(s: HazardState, main: int, tell: Tell) -> None:
    s.main = main
    now("main", main, tell)
    if tell:
        tell(Said(s.dealer, because("say-main", main=main)))
    _to_throws(s, COME_OUT, tell)


# --- The throw to the main -------------------------------------------------------------------------------------------


def _thrown_to_main(s: HazardState, total: int, tell: Tell) -> None:
    """The caster nicks it, or is out, or has a chance; or it is nothing, and thrown again."""
    fate = to_the_main(s.options, s.main, total)
    market.next_throw_known(s, fate in WON, fate in LOST, tell)
    if fate is Fate.CHANCE:
        _chance_is(s, total, tell)
    elif fate is Fate.NOTHING:
        if tell:
            tell(Said(s.dealer, because("say-blank", total=total)))
    else:
        _decided(s, fate, tell)


def _chance_is(s: HazardState, chance: int, tell: Tell) -> None:
    s.point = chance
    now("chance", chance, tell)
    how, more, less = odds.shown(s.options, s.main, s.point)
    if tell:
        tell(Said(s.dealer, because("say-chance", main=s.main, chance=chance, how=how, more=more, less=less)))
    s.to_speak = list(s.backed) if s.options.setters_odds else []
    s.phase = ODDS
    _tell_price(s, tell)
    _next_to_lay_odds(s, tell)


# --- Once there is a chance: odds, and the right to retrieve ---------------------------------------------------------


def _next_to_lay_odds(s: HazardState, tell: Tell) -> None:
    """Each who stands against the caster may add to his stake, once (R9); then the caster decides (R8)."""
    while s.to_speak and not s.purse(s.to_speak[0]):
        _too_little(s, s.to_speak[0], tell)
    if s.to_speak:
        return
    if s.options.retrieve:
        s.phase = DECISION
    else:
        _to_throws(s, RACE, tell)


def _lay_odds(s: HazardState, action: LayOdds, tell: Tell) -> None:
    s.to_speak.remove(action.seat)
    if tell:
        key = "say-odds" if action.amount else "say-no-odds"
        tell(Said(action.seat, because(key, farthings=action.amount)))
    pay(s, purse(action.seat), odds_laid(action.seat), action.amount, because("paid-odds"), tell)
    _next_to_lay_odds(s, tell)


def _cast_on(s: HazardState, action: CastOn, tell: Tell) -> None:
    if tell:
        tell(Said(action.seat, because("say-cast-on")))
    _to_throws(s, RACE, tell)


def _retrieve(s: HazardState, action: Retrieve, tell: Tell) -> None:
    """All goes back to whose it was, and the box to the left."""
    if tell:
        tell(Said(action.seat, because("say-retrieve")))
    _stakes_back(s, because("paid-retrieved"), tell)
    market.all_off(s, tell)
    _hand_done(s, RETRIEVED, tell)


# --- The race --------------------------------------------------------------------------------------------------------


def _thrown_in_race(s: HazardState, total: int, tell: Tell) -> None:
    """The chance wins for the caster, the main for the company."""
    fate = to_the_chance(s.options, s.main, s.point, total)
    if fate is not Fate.NOTHING:
        _decided(s, fate, tell)


# --- The reckoning ---------------------------------------------------------------------------------------------------


def _decided(s: HazardState, fate: Fate, tell: Tell) -> None:
    """The stakes first, then bets aside, then the box's fee."""
    won = fate in WON
    if tell:
        tell(Said(s.dealer, because(f"say-{fate}", main=s.main, chance=s.point)))
    settle = _caster_wins if won else _caster_loses
    for seat in s.backed:
        settle(s, seat, tell)
    pay_all(s, bet(s.dealer), purse(s.dealer), because("paid-stake-back"), tell)
    market.hand_known(s, won, tell)
    if won:
        _won(s, tell)
    _hand_done(s, fate, tell)


def _caster_wins(s: HazardState, seat: Seat, tell: Tell) -> None:
    pay_all(s, bet(seat), purse(s.dealer), because("paid-caster-wins"), tell)
    pay_all(s, odds_laid(seat), purse(s.dealer), because("paid-caster-wins-odds"), tell)


def _caster_loses(s: HazardState, seat: Seat, tell: Tell) -> None:
    """Who was taken as offered wins the caster's whole stake, everybody else as much as he staked."""
    due = s.wager if s.options.opposition == "one_bet" else s.staked(seat)
    pay(s, bet(s.dealer), purse(seat), due, because("paid-caster-loses"), tell)
    pay_all(s, bet(seat), purse(seat), because("paid-stake-back"), tell)
    pay_all(s, odds_laid(seat), purse(seat), because("paid-stake-back"), tell)


def _won(s: HazardState, tell: Tell) -> None:
    """At every third main won running the box takes its fee, or what there is of it."""
    _running(s, s.wins + 1, 0, tell)
    fee = min(s.options.fee, s.purse(s.dealer))
    if s.wins % FEE_EVERY == 0:
        pay(s, purse(s.dealer), BOX, fee, because("paid-fee"), tell)


def _void(s: HazardState, why: str, tell: Tell) -> None:
    """Nothing is thrown: what lies on the table goes back, and the box to the left."""
    if tell:
        tell(Told(because(why, seat=s.dealer)))
    _stakes_back(s, because("paid-back"), tell)
    market.all_off(s, tell)
    _hand_done(s, VOID, tell)


def _stakes_back(s: HazardState, why: Reason, tell: Tell) -> None:
    for account, seat in stakes_of(s):
        pay_all(s, account, purse(seat), why, tell)


def _hand_done(s: HazardState, outcome: str, tell: Tell) -> None:
    s.phase = SETTLED
    s.outcome = str(outcome)
    s.to_speak = []
    s.ready = []
    _tell_price(s, tell)
    _dice_go(s, tell)
    if len(s.can_cast) < 2:
        _close(s, because("win-purses"), tell)
    elif s.deal >= (s.options.hands or MOST_HANDS):
        _close(s, because("win-hands", number=s.deal), tell)


def _dice_go(s: HazardState, tell: Tell) -> None:
    """A winner keeps the dice (R7); a loser passes them, unless crabs or the house's patience leave them (R6, R18)."""
    if s.outcome in WON:
        return
    if s.outcome == Fate.CRABS and s.options.crabs_keep_dice:
        _running(s, 0, s.losses, tell)
        if tell:
            tell(Said(s.dealer, because("say-keep-dice")))
        return
    if s.outcome in LOST and s.losses + 1 < s.options.losses_to_pass:
        _running(s, 0, s.losses + 1, tell)
        return
    if tell:
        tell(Said(s.dealer, because("say-box-is-yours", seat=s.after(s.dealer))))
    _push_box(s, tell)


def _tell_price(s: HazardState, tell: Tell) -> None:
    """The odds as the table shows them, while the box is thrown."""
    casting = s.phase in (*CASTING, ODDS, DECISION)
    price = (odds.shown(s.options, s.main, s.point),) if casting else ()
    if price != s.price:
        s.price = price
        now("price", price, tell)


# --- The next hand, and the end --------------------------------------------------------------------------------------


def _ready_for_next(s: HazardState, seat: Seat, tell: Tell) -> None:
    s.ready.append(seat)
    if len(s.ready) == s.seats:
        if s.all_pass:
            s.passes = 0
        _begin_hand(s, s.dealer, tell)


def _rise(s: HazardState, action: Rise, tell: Tell) -> None:
    if tell:
        tell(Said(action.seat, because("say-rise")))
    _close(s, because("win-rise", seat=action.seat), tell)


def _close(s: HazardState, why: Reason, tell: Tell) -> None:
    """The company rises between hands; what the box has taken goes to the house."""
    pay_all(s, BOX, MINT, because("paid-house"), tell)
    s.phase = OVER
    s.to_speak = []
    if tell:
        tell(Ended(_winners(s), why))


def _winners(s: HazardState) -> tuple[Seat, ...]:
    """Whoever has won most; nobody, if nobody has won."""
    won = [held - opened for held, opened in zip(purses_of(s), s.opened, strict=True)]
    best = max(won)
    return tuple(seat for seat, each in enumerate(won) if each == best > 0)


_DEEDS: dict[type[Action], Callable[..., None]] = {
    Throw: _throw,
    Declare: _declare,
    PassDice: _pass_dice,
    SetStake: _put_against,
    Offer: _put_against,
    NoOffer: _nothing_against,
    Accept: _accept,
    RefuseAll: _refuse_all,
    Lay: _put_against,
    NoLay: _nothing_against,
    Knock: _knock,
    NameMain: _name_main,
    LayOdds: _lay_odds,
    CastOn: _cast_on,
    Retrieve: _retrieve,
    OfferSide: market.offer,
    TakeSide: market.take,
    WithdrawSide: market.withdraw,
    Ready: _ready,
    Rise: _rise,
}
