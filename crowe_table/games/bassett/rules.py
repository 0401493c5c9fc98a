"""Rules of Bassett: bank, bets, turns and calls. The court's own rules are in court.py.

The effect of a turn is in turn_effects.py. The bank's cover is in cover.py, and the exact odds are in odds.py. Rulings
R1, R2 … are explained in booke.md.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, RANKS, rank
from crowe_table.engine.core import (
    NO_SEAT,
    Action,
    Arg,
    Asked,
    Facts,
    Offer,
    PickOffer,
    PickSpot,
    Question,
    Reason,
    Seat,
    Setup,
    because,
)
from crowe_table.engine.game import GameKind
from crowe_table.engine.money import BANK, MINT, Account, Farthings, purse
from crowe_table.engine.rng import Rng
from crowe_table.games.bassett import charts
from crowe_table.games.bassett.actions import (
    CallTurn,
    Copper,
    LiftStake,
    OwnStake,
    PlaceBet,
    Shift,
    Uncall,
    Uncopper,
)
from crowe_table.games.bassett.court import Course, take_bent, turn_couple, turn_fasse, when_at_court
from crowe_table.games.bassett.cover import (
    LAST_CARDS,
    cover_left,
    in_bank,
    is_rich,
    liftable,
    of_spot,
    open_spots,
    room_for,
    spots_of,
    why_no_spot,
)
from crowe_table.games.bassett.layout import CLOTH, layout_for
from crowe_table.games.bassett.options import BOOKS, MIN_BANK, PRESETS, BassettOptions
from crowe_table.games.bassett.stakes import (
    WHY,
    forget,
    lift,
    own_spot,
    record_placement,
    return_uncovered,
    speak,
    turn_up,
)
from crowe_table.games.bassett.state import (
    BENT,
    BET,
    CALL,
    COPPERED,
    GONE,
    LOSES,
    PACK,
    PILES,
    WINS,
    BassettPhase,
    BassettRecord,
    BassettState,
    BassettView,
    bank_account,
    left,
    lying,
    own_stakes,
    stake_of_row,
    stake_on,
    unseen,
)
from crowe_table.games.bassett.turn_effects import (
    TurnFate,
    call_pays,
    fate,
    orders,
    stake_rows,
    taken_on_doublet,
    worst_turn,
)
from crowe_table.kit import bank, dealing, sale
from crowe_table.kit.announcing import announce_result, report_changes, say
from crowe_table.kit.answer_parts import Parts, SampledPart
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.card_moves import gather
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.rules import RuledGame, Rules
from crowe_table.kit.sitting import Sitting, can_stake, when_between_hands
from crowe_table.kit.stakes import StakeDecided, pay_all, put_down, return_stake, settle, sum_within

RULES = Rules[BassettState]()
MAX_CHANGES = 60
"""Maximum number of changes to a player's bets before the next turn. Nobody can thus stall the table (R26)."""
TRIED_SPOTS = 8


# --- The bank --------------------------------------------------------------------------------------------------------


def begin_deal(s: BassettState) -> None:
    """Begin a deal with the house bank, or else auction the bank or offer it to the left (R16)."""
    r, o = s.public, s.options
    if o.bank_by == "house":
        if s.ledger.balance(BANK) < o.min_bank:
            pay(s, MINT, BANK, Farthings(o.fund - s.ledger.balance(BANK)), because("paid-fund"))
        open_pack(s, NO_SEAT)
        return
    able = bank.able_to_bank(s, r.bankers_order, o.min_bank)
    if not able:
        SITTING.close(s, because("win-no-bank"))
    elif o.bank_by == "auction":
        r.phase = BassettPhase.AUCTION
        sale.open_sale(s, SALE, able)
    else:
        r.phase = BassettPhase.OFFER
        bank.offer_bank(s, able, o.min_bank)


def bank_taken(s: BassettState, banker: Seat, amount: Farthings) -> None:
    """Make a player the banker for one deal. If nobody takes the bank, end the sitting."""
    if banker == NO_SEAT:
        SITTING.close(s, because("win-no-bank"))
        return
    say(s, banker, "say-bank", farthings=amount)
    pay(s, purse(banker), bank.bank_of(banker), amount, because("paid-fund"))
    open_pack(s, banker)


SALE = sale.Sale[BassettState](
    least=lambda s: s.options.min_bank,
    step=lambda s: s.options.step,
    sealed=lambda _: True,
    then=bank_taken,
    law="the-bank",
)
sale.when_selling(RULES, BassettPhase.AUCTION, SALE)
bank.when_offering_bank(
    RULES,
    BassettPhase.OFFER,
    "take-bank",
    step=lambda s: s.options.step,
    taken=bank_taken,
    untaken=lambda s: SITTING.close(s, because("win-no-bank")),
    law="the-bank",
)


def open_pack(s: BassettState, banker: Seat) -> None:
    """Shuffle and cut the pack (R17).

    At faro the first card is dead; at court, bets are placed before the first card.
    """
    r = s.public
    gather(s, (LOSES, WINS, GONE), PACK)
    r.cases = (0,) * len(RANKS)
    dealing.begin_deal(s, banker, PACK, FULL_PACK)
    report_changes(s)
    if s.options.game == "faro":
        (soda,) = turn_up(s, WINS)
        speak(s, "say-soda", rank=rank(soda))
    open_table(s)


# --- The table is open -----------------------------------------------------------------------------------------------


def open_table(s: BassettState) -> None:
    """Let each player who can bet, or has a bet, change stakes until they are ready."""
    r, o = s.public, s.options
    r.phase, r.changes = BassettPhase.BETS, (0,) * s.seats
    r.to_set = tuple([seat for seat in r.punters if can_stake(s, seat) or own_stakes(s, seat)])
    if o.game == "court" and unseen(s) < len(FULL_PACK) and not o.late_couch:
        r.to_set = ()
    if not r.to_set:
        all_set(s)


def all_set(s: BassettState) -> None:
    """Close the betting and turn the next cards."""
    if s.options.game == "faro":
        turn(s)
    elif unseen(s) == len(FULL_PACK):
        turn_fasse(s, COURT)
    else:
        turn_couple(s, COURT)


@RULES.asks(BassettPhase.BETS)
def ask_bets(s: BassettState) -> Question:
    key = "bets" if s.options.game == "faro" else "couches"
    if s.options.game == "faro" and unseen(s) == LAST_CARDS:
        key = "bets-last"
    asked = [Asked(seat, acts_of(s, seat)) for seat in s.public.to_set]
    return Question(key, tuple(asked), (("number", unseen(s)),))


def acts_of(s: BassettState, seat: Seat) -> tuple[type[Action], ...]:
    """Return the actions that a player may take while the table is open."""
    if s.public.changes[seat] >= MAX_CHANGES:
        return (Ready,)
    found: list[type[Action]] = []
    touchable = liftable(s, seat)
    if open_spots(s, seat):
        found.append(PlaceBet)
    if touchable:
        found += [Copper] if reversible(s, seat, BET) else []
        found.append(LiftStake)
        found += [Uncopper] if reversible(s, seat, COPPERED) else []
        found += [Shift] if is_rich(s) and shift_targets(s, seat) else []
    if unseen(s) == LAST_CARDS and s.options.game == "faro":
        found += [CallTurn] if call_limits(s, seat) else []
        found += [Uncall] if calls_of(s, seat) else []
    return (*found, Ready)


# --- Placing and lifting stakes --------------------------------------------------------------------------------------


def may_bet(s: BassettState, seat: Seat) -> Parts:
    """Return the parts of a bet: a sum, then a spot."""
    o, spots = s.options, tuple(open_spots(s, seat))
    most = min(o.most, in_purse(s, seat))
    form = sum_within(o.least, Farthings(most), o.step)
    usual = min(2 * o.least, form.most)
    amount = SampledPart(
        form, tuple(dict.fromkeys((usual, o.least))), because("refuse-limit", farthings=o.most, law="money")
    )
    amount = replace(amount, purse=in_purse(s, seat))
    return amount, SampledPart(PickSpot(CLOTH, spots), spots[:: -(-len(spots) // TRIED_SPOTS) or 1], judged=True)


def why_not_bet(s: BassettState, action: PlaceBet) -> Reason | None:
    """Return why a bet is refused.

    The reason is a wrong or dead spot, a bent card, or a sum above the limit or the bank's cover (R15).
    """
    o, stake = s.options, stake_on(s, action.seat, action.spot)
    if reason := why_no_spot(s, action.spot):
        return reason
    if stake.name in BENT:
        return because("refuse-bent", law="the-ladder")
    if s.ledger.balance(stake) + action.amount > o.most:
        return because("refuse-limit", farthings=o.most, law="money")
    if action.amount > room_for(s, stake):
        return because("refuse-uncovered", law="the-cover")
    return None


@RULES.untimely(PlaceBet)
@RULES.uncalled(PlaceBet)
def why_not_now(s: BassettState, action: PlaceBet) -> Reason | None:
    """Return why this player may not bet now: they bank or are ready, or a turn is going on (R9)."""
    if action.seat == s.public.dealer:
        return because("refuse-banker", law="the-bank")
    return because("refuse-shut", law="the-turn")


@RULES.does(PlaceBet, may_bet, why_not_bet, law="the-bets")
def lay(s: BassettState, action: PlaceBet) -> None:
    stake = stake_on(s, action.seat, action.spot)
    put_down(s, stake, action.amount, of_spot(s, "paid-bet", action.spot))
    record_placement(s, stake)
    changed(s, action.seat)


def reversible(s: BassettState, seat: Seat, as_it_lies: str) -> list[str]:
    """Return the spots whose stakes the player may reverse. ``as_it_lies`` selects the plain or the coppered stakes."""
    if s.options.game == "court":
        return []
    own = [account for account in own_stakes(s, seat) if account.name == as_it_lies]
    if not is_rich(s):
        stakes = lying(s)
        own = [account for account in own if covers_reversed(s, stakes, account)]
    return [account.place for account in own]


def reversed_stake(account: Account) -> Account:
    """Return the same stake with its copper state reversed."""
    return Account(BET if account.name == COPPERED else COPPERED, account.seat, account.place)


def covers_reversed(s: BassettState, stakes: Sequence[tuple[Account, Farthings]], account: Account) -> bool:
    """Whether the bank could pay a reversed stake.

    The bank must cover twice the sum, because a gain of the bank becomes a loss (R15).
    """
    return cover_left(s, stakes, reversed_stake(account)) >= 2 * s.ledger.balance(account)


def why_not_turned(s: BassettState, action: OwnStake) -> Reason | None:
    """Return why a stake cannot be reversed: there is none, or the bank could not cover it."""
    account = stake_on(s, action.seat, action.spot)
    if account.name != (BET if isinstance(action, Copper) else COPPERED) or not s.ledger.balance(account):
        return because("refuse-no-stake", law="the-bets")
    if not is_rich(s) and not covers_reversed(s, lying(s), account):
        return because("refuse-uncovered", law="the-cover")
    return None


@RULES.does(Copper, lambda s, seat: own_spot(reversible(s, seat, BET)), why_not_turned, law="the-copper")
def copper(s: BassettState, action: Copper) -> None:
    reverse_stake(s, action)


@RULES.does(Uncopper, lambda s, seat: own_spot(reversible(s, seat, COPPERED)), why_not_turned, law="the-copper")
def uncopper(s: BassettState, action: Uncopper) -> None:
    reverse_stake(s, action)


def reverse_stake(s: BassettState, action: OwnStake) -> None:
    """Add or remove the copper. A copper is a mark and not money."""
    account = stake_on(s, action.seat, action.spot)
    pay_all(s, account, reversed_stake(account), of_spot(s, "paid-turned", action.spot))
    changed(s, action.seat)


def why_not_lifted(s: BassettState, action: OwnStake) -> Reason | None:
    if action.spot in liftable(s, action.seat):
        return None
    bent = stake_on(s, action.seat, action.spot).name in BENT
    return because("refuse-bent", law="the-ladder") if bent else because("refuse-no-stake", law="the-bets")


@RULES.untimely(LiftStake)
def why_no_lift(s: BassettState, action: LiftStake) -> Reason | None:
    """Return why the player may lift no stake: there is none, or only a bent card."""
    return why_not_lifted(s, action) if action.seat in s.public.to_set else None


@RULES.does(LiftStake, lambda s, seat: own_spot(liftable(s, seat)), why_not_lifted, law="the-bets")
def take_up(s: BassettState, action: LiftStake) -> None:
    lift(s, stake_on(s, action.seat, action.spot))
    changed(s, action.seat)
    return_uncovered(s)


def shift_targets(s: BassettState, seat: Seat) -> tuple[str, ...]:
    """Return the spots open to bets on which a player has no stake."""
    own = {account.place for account in own_stakes(s, seat)}
    return tuple([spot for spot in spots_of(s) if spot not in own])


def may_shift(s: BassettState, seat: Seat) -> Parts:
    """Return the parts of a move: one of the player's stakes, and a spot without such a stake."""
    targets = shift_targets(s, seat)
    return own_spot(liftable(s, seat)), SampledPart(
        PickSpot(CLOTH, targets, "to"), targets[:: -(-len(targets) // 3) or 1], judged=True
    )


def why_not_shifted(s: BassettState, action: Shift) -> Reason | None:
    """Return why a move is refused. The target must be open to bets and hold no stake of the player."""
    if reason := why_not_lifted(s, action):
        return reason
    if reason := why_no_spot(s, action.to):
        return reason
    if s.ledger.balance(stake_on(s, action.seat, action.to)):
        return because("refuse-taken", law="the-bets")
    return None


@RULES.untimely(Shift)
def why_no_shift(s: BassettState, action: Shift) -> Reason | None:
    """Return why the player may move no stake: there is none, or a move could exceed the bank's cover."""
    if action.seat not in s.public.to_set:
        return None
    return why_not_lifted(s, action) or because("refuse-uncovered", law="the-cover")


@RULES.does(Shift, may_shift, why_not_shifted, law="the-bets")
def shift(s: BassettState, action: Shift) -> None:
    account = stake_on(s, action.seat, action.spot)
    moved = Account(account.name, account.seat, action.to)
    forget(s, account)
    pay_all(s, account, moved, of_spot(s, "paid-shifted", action.to))
    record_placement(s, moved)
    changed(s, action.seat)


def changed(s: BassettState, seat: Seat) -> None:
    r = s.public
    r.changes = tuple([times + (at == seat) for at, times in enumerate(r.changes)])


@RULES.does(Ready, phase=BassettPhase.BETS, law="the-bets")
def set_ready(s: BassettState, action: Ready) -> None:
    r = s.public
    r.to_set = tuple([seat for seat in r.to_set if seat != action.seat])
    if not r.to_set:
        all_set(s)


# --- The call --------------------------------------------------------------------------------------------------------


def called(s: BassettState) -> tuple[str, ...]:
    """Return the orders that may be called: all orders of the last three cards, which are known from counting."""
    if s.options.game == "court" or unseen(s) != LAST_CARDS:
        return ()
    return orders([rank for rank, many in enumerate(left(s.public.cases)) for _ in range(many)])


def calls_of(s: BassettState, seat: Seat) -> list[str]:
    """Return the orders that a player has called."""
    return [order for order in called(s) if s.ledger.balance(Account(CALL, seat, order))]


def call_limits(s: BassettState, seat: Seat) -> dict[str, Farthings]:
    """Return the most that a player may add to each call.

    The limit, the purse and the bank's cover restrict the sum.
    """
    o, found = s.options, {}
    spare = in_bank(s) - worst_turn(o, stake_rows(lying(s)), left(s.public.cases))[0]
    for order in called(s):
        own = s.ledger.balance(Account(CALL, seat, order))
        all_ = sum(
            [sum_ for account, sum_ in s.ledger.balances.items() if (account.name, account.place) == (CALL, order)]
        )
        pays = call_pays(o, order)
        most = min(o.max_call - own, in_purse(s, seat), spare // pays - all_ if pays else o.max_call)
        if most >= o.least:
            found[order] = Farthings(most)
    return found


def may_call(s: BassettState, seat: Seat) -> list[Parts]:
    """Return the parts of a call: an order and a sum."""
    o = s.options
    found: list[Parts] = []
    for order, most in call_limits(s, seat).items():
        amount = sum_within(o.least, most, o.step)
        unfit = because("refuse-call-limit", farthings=most, law="the-call")
        found.append(
            (PickOffer((call_offer(order),), "order"), SampledPart(amount, (o.least,), unfit, purse=in_purse(s, seat)))
        )
    return found


def call_offer(order: str) -> Offer:
    """Return the offer that stands for an order."""
    loses, wins, last = map(RANKS.index, order)
    return Offer(order, because("offer-call", rank_loses=loses, rank_wins=wins, rank_last=last))


@RULES.untimely(CallTurn)
def why_no_call(s: BassettState, action: CallTurn) -> Reason | None:
    del s, action
    return because("refuse-early-call", law="the-call")


@RULES.does(CallTurn, may_call, law="the-call")
def call_turn(s: BassettState, action: CallTurn) -> None:
    put_down(s, Account(CALL, action.seat, action.order), action.amount, because("paid-call"))
    loses, wins, _ = map(RANKS.index, action.order)
    say(s, action.seat, "say-call", rank_loses=loses, rank_wins=wins)
    changed(s, action.seat)


@RULES.does(Uncall, lambda s, seat: PickOffer(tuple(map(call_offer, calls_of(s, seat))), "order"), law="the-call")
def uncall(s: BassettState, action: Uncall) -> None:
    return_stake(s, Account(CALL, action.seat, action.order), because("paid-back"))
    changed(s, action.seat)


# --- The turn --------------------------------------------------------------------------------------------------------


def turn(s: BassettState) -> None:
    """Turn two cards: the first loses, the second wins. Collect the lost stakes first, then pay the winners (R11)."""
    r, o = s.public, s.options
    loser, winner = map(rank, turn_up(s, LOSES, WINS))
    fates = [(*stake, fate(o, stake[0].place, stake[0].name == COPPERED, loser, winner)) for stake in lying(s)]
    touched = [each for each in fates if each[2] is not TurnFate.UNDECIDED]
    how = "split" if loser == winner else "turn" if touched or not fates else "nothing"
    speak(s, f"say-{how}", rank_loses=loser, rank_wins=winner)
    settle(s, bank_account(r), [decided(s, *each) for each in touched], WHY)
    r.laid = tuple([row for row in r.laid if s.ledger.balance(stake_of_row(s, row))])
    if unseen(s) == 1:
        last_turn(s, "".join(RANKS[each] for each in (loser, winner)))
        return
    return_uncovered(s)
    if touched or not lying(s) or o.table_opens == "every_turn" or unseen(s) == LAST_CARDS:  # R9, R10
        open_table(s)
    else:
        turn(s)


def decided(s: BassettState, account: Account, sum_: Farthings, how: TurnFate) -> StakeDecided:
    """Return the outcome of a stake that a turn decides."""
    match how:
        case TurnFate.WIN:
            return StakeDecided(account, won=sum_)
        case TurnFate.LOSE:
            return StakeDecided(account, lost=sum_)
        case TurnFate.DOUBLET:
            return StakeDecided(account, lost=taken_on_doublet(s.options, account.place, sum_))
    return StakeDecided(account)


def last_turn(s: BassettState, turned: str) -> None:
    """Show the last card, which decides no stakes (R14). Then settle the calls (R13)."""
    (card,) = turn_up(s, GONE)
    speak(s, "say-last", rank=rank(card))
    order, account = turned + RANKS[rank(card)], bank_account(s.public)
    calls = [each for each in s.ledger.balances.items() if each[0].name == CALL and each[1]]
    for call, sum_ in calls:
        if call.place != order:
            pay(s, call, account, sum_, because("paid-call-lost"))
    for call, sum_ in calls:
        if call.place == order:
            pay(s, account, purse(call.seat), Farthings(sum_ * call_pays(s.options, order)), because("paid-call-won"))
            return_stake(s, call, because("paid-back"))
    clear(s)


# --- The end of a deal -----------------------------------------------------------------------------------------------


def clear(s: BassettState) -> None:
    """Give back the stakes that are left. If a player banks, that player takes up the bank."""
    r = s.public
    for account, _ in lying(s):
        if account.name not in BENT:
            lift(s, account)
    if r.dealer == NO_SEAT:
        announce_result(s, "house", farthings=in_bank(s))
    else:
        announce_result(s, "bank", seat=r.dealer, farthings=in_bank(s))
        bank.empty_bank(s, r.dealer, because("paid-take-up"))
    SITTING.hand_done(s)


def before_close(s: BassettState) -> None:
    """Clear the table: pay bent cards, return stakes, and return the house fund to the mint."""
    take_bent(s)
    for account, _ in lying(s):
        lift(s, account)
    pay_all(s, BANK, MINT, because("paid-fund"))


SITTING: Sitting[BassettState] = Sitting(
    BassettPhase.SETTLED,
    BassettPhase.OVER,
    begin_deal,
    before_close=before_close,
    fewest=lambda s: 1 if s.options.bank_by == "house" else 2,
)
when_between_hands(RULES, SITTING)


COURT = Course(open_table, clear)
when_at_court(RULES, COURT)


class Bassett(RuledGame[BassettRecord, BassettOptions]):
    """Rules of Bassett for one to eight players."""

    slug = "bassett"
    deals_option = "hands"
    chart_makers = charts.CHARTS
    laws_version = 1
    kind = GameKind.BANKS
    presets, books, options, record = PRESETS, BOOKS, BassettOptions, BassettRecord
    rules, phases, piles, pack, stock = RULES, BassettPhase, PILES, FULL_PACK, PACK
    scored = False
    layout = staticmethod(layout_for)
    open = staticmethod(begin_deal)

    def unfit_rules(self, setup: Setup[BassettOptions]) -> Reason | None:
        """Return why the options do not fit.

        The limits may exclude every stake, or the purses may be too small to bet or bank. Late couches may gain on
        doublets, which is not allowed (R21).
        """
        o = setup.options
        if o.least > min(o.most, o.max_call if o.game == "faro" else o.most):
            return because("unfit-limits", farthings=o.step, law="money")
        if o.game == "court" and o.couple_doublet == "first" and o.late_couch:
            return because("unfit-late-couch", law="the-turn")
        if o.bank_by == "house":
            poor = max(setup.purses) < o.least
            return because("unfit-house-purses", farthings=o.least, law="money") if poor else None
        if setup.seats < 2:
            return because("unfit-alone", law="the-bank")
        if max(setup.purses) < o.min_bank or sum(each >= o.least for each in setup.purses) < 2:
            return because("unfit-bank", farthings=o.min_bank, law="the-bank")
        return None

    def imagine_own(self, s: BassettState, view: BassettView, rng: Rng) -> tuple[Struct | None, ...]:
        return sale.imagined_bids(s, view, SALE, rng) if s.public.phase is BassettPhase.AUCTION else s.own

    def rule_facts(self, options: BassettOptions, seats: int) -> Mapping[str, Arg]:
        """Return facts for the rules.

        They are the turns in a pack and the limits in table units. Further facts are the minimum bank in stakes and the
        pay of the ladder.
        """
        del seats
        o = options
        return {
            "turns": (len(FULL_PACK) - 1) // 2,
            "min_bank": MIN_BANK,
            "stake_least": o.least // o.unit,
            "stake_most": o.most // o.unit,
            "call_most": o.max_call // o.unit,
            **dict(zip(("ladder_couch", "ladder_paroli", "ladder_sept", "ladder_quinze"), o.ladder[1:5], strict=True)),
        }

    def lesson_facts(self, view: BassettView) -> Facts:
        """Return the number of the viewer's stakes."""
        return {"number_stakes": sum(account.seat == view.seat for account, _ in view.public.accounts)}

    def length(self, setup: Setup[BassettOptions]) -> int:
        """Return an upper bound on the number of actions.

        All players may use every change each time the table opens.
        """
        return setup.options.hand_limit * setup.seats * (26 * (MAX_CHANGES + 3) + 60)
