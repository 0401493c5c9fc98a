"""Rules of Blind Hookey: deal, packets or heaps, stakes, showdown, and change of dealer.

The exact odds are in odds.py. Rulings R1, R2 … are explained in booke.md.
"""

from crowe_table.engine.cards import FULL_PACK, RANKS, Card, rank
from crowe_table.engine.chart import Chart
from crowe_table.engine.core import (
    NO_SEAT,
    Action,
    Arg,
    Facts,
    PickAmount,
    PickNumbers,
    PickSpot,
    Question,
    Reason,
    Seat,
    Setup,
    because,
)
from crowe_table.engine.game import GameKind
from crowe_table.engine.money import NOTHING, Account, Farthings
from crowe_table.engine.piles import Pile
from crowe_table.games.blind_hookey import charts
from crowe_table.games.blind_hookey.actions import Divide, LiftPacket, Stake, StakeNoMore, StakeNothing, TakeHeap
from crowe_table.games.blind_hookey.layout import CLOTH, layout_for
from crowe_table.games.blind_hookey.options import BOOKS, PRESETS, SHORT, HookeyOptions
from crowe_table.games.blind_hookey.state import (
    HEAP,
    HEAPS,
    MAX_BACKED,
    PACK,
    PACKET,
    PILES,
    SHOWN,
    HookeyPhase,
    HookeyRecord,
    HookeyState,
    HookeyView,
    of_dealer,
    staked_on,
    value,
)
from crowe_table.kit import bank, dealing
from crowe_table.kit.announcing import announce, announce_result, say
from crowe_table.kit.answer_parts import Parts, SampledPart, most_even_first
from crowe_table.kit.between_deals import set_resting
from crowe_table.kit.card_moves import gather, move, move_all, move_from_top
from crowe_table.kit.purses import in_purse
from crowe_table.kit.rules import RuledGame, Rules, ask_one
from crowe_table.kit.shuffling import when_shuffling
from crowe_table.kit.sitting import Sitting, can_stake, unfit_stakes, when_between_hands
from crowe_table.kit.stakes import Settling, StakeDecided, bet, bets, from_purse, put_down, settle, staked, sum_within

RULES = Rules[HookeyState]()
WHY = Settling(because("paid-dealer"), because("paid-player"), because("paid-back"))


# --- The deal, the shuffle and the cut -------------------------------------------------------------------------------


def begin_hand(s: HookeyState, dealer: Seat) -> None:
    """Gather and shuffle the pack (R9). Players without the minimum stake sit out."""
    r = s.public
    gather(s, [pile for pile in PILES.of_table(s.seats) if pile != PACK], PACK)
    r.held = r.held + 1 if r.deal and r.dealer == dealer else 1
    r.taken, r.passes = "", False
    r.phase = HookeyPhase.SHUFFLE
    set_resting(s, *[seat for seat in r.ring if not can_stake(s, seat)])
    dealing.begin_deal(s, dealer, PACK, FULL_PACK)


def to_cut_pack(s: HookeyState) -> None:
    s.public.phase = HookeyPhase.CUT_PACK


def start_packets(s: HookeyState) -> None:
    """Let the players lift packets in turn or, by the other method, let the dealer divide the heaps."""
    r = s.public
    r.phase = HookeyPhase.DIVIDE if s.options.method == "heaps" else HookeyPhase.PACKETS
    r.to_speak = r.others


dealing.when_cutting_for_deal(
    RULES,
    HookeyPhase.CUT_FOR_DEAL,
    PACK,
    SHOWN,
    then=lambda s, decided: begin_hand(s, decided.dealer),
    counts=lambda s, card: value(card, s.options.cut_ace),
    law="the-deal",
)
when_shuffling(RULES, None, HookeyPhase.SHUFFLE, PACK, then=to_cut_pack)
dealing.when_cutting_pack(RULES, HookeyPhase.CUT_PACK, PACK, FULL_PACK, then=start_packets, fewest=1)


# --- The packets -----------------------------------------------------------------------------------------------------


def max_packet(s: HookeyState) -> int:
    """Return the maximum number of cards that the next player may lift.

    It is a share of the pack, and the dealer counts among those who share (R2).
    """
    r = s.public
    if s.options.due_share == "whole":
        return len(FULL_PACK) // len(r.playing)
    return len(s.at(PACK)) // (len(r.to_speak) + 1)


@RULES.asks(HookeyPhase.PACKETS)
def ask_lift(s: HookeyState) -> Question:
    return ask_one("lift", s.public.to_speak[0], LiftPacket, least=s.options.least_packet, most=max_packet(s))


def may_lift(s: HookeyState, _: Seat) -> SampledPart:
    """Return the sizes of packet that the player may lift. The default is in the middle of the range."""
    least, most = s.options.least_packet, max_packet(s)
    middle = (least + most) // 2
    tries = sorted(range(least, most + 1), key=lambda number: abs(number - middle))
    part = PickAmount(least, most, money=False, field="number", pile=PACK.key)
    return SampledPart(part, tries, unfit=because("refuse-packet", least=least, most=most, law="the-packets"))


@RULES.does(LiftPacket, may_lift, law="the-packets")
def lift(s: HookeyState, action: LiftPacket) -> None:
    """Lift a packet. After the last player, the rest of the pack is the dealer's."""
    r = s.public
    move_from_top(s, action.number, PACK, PACKET[action.seat], "lift")
    r.to_speak = r.to_speak[1:]
    if not r.to_speak:
        move_all(s, PACK, PACKET[r.dealer], "lift")
        take_stakes(s)


# --- The heaps -------------------------------------------------------------------------------------------------------


@RULES.asks(HookeyPhase.DIVIDE)
def ask_divide(s: HookeyState) -> Question:
    return ask_one("divide", s.public.dealer, Divide)


def may_divide(s: HookeyState, _: Seat) -> SampledPart:
    """Return the divisions that the dealer may choose. The default is three equal heaps."""
    part = PickNumbers(len(HEAPS), s.options.least_packet, len(FULL_PACK), pile=PACK.key)
    return SampledPart(part, most_even_first(part, every=3))


@RULES.does(Divide, may_divide, law="the-heaps")
def divide(s: HookeyState, action: Divide) -> None:
    for name, cards in zip(HEAPS, action.numbers, strict=True):
        move_from_top(s, cards, PACK, HEAP[name], "divide")
    take_stakes(s)


def bare_heaps(s: HookeyState) -> tuple[str, ...]:
    """Return the heaps without stakes."""
    backed = {stake.place for stake in bets(s, s.public.others)}
    return tuple([name for name in HEAPS if name not in backed])


def open_heaps(s: HookeyState, seat: Seat) -> tuple[str, ...]:
    """Return the heaps on which a player may stake: no heap twice, and no third heap (R6)."""
    bare = bare_heaps(s)
    full = len(HEAPS) - len(bare) == MAX_BACKED
    return tuple([name for name in HEAPS if not staked(s, seat, name) and not (full and name in bare)])


def has_second(s: HookeyState, seat: Seat) -> bool:
    """Whether a player has staked on one heap and may also stake on another."""
    able = can_stake(s, seat) and cover_left(s) >= s.options.least
    return able and any(staked(s, seat, name) for name in HEAPS) and bool(open_heaps(s, seat))


# --- The stakes ------------------------------------------------------------------------------------------------------


def take_stakes(s: HookeyState) -> None:
    """Take stakes in turn from the dealer's left."""
    s.public.phase = HookeyPhase.STAKES
    s.public.to_speak = s.public.round_from(s.public.dealer)
    next_to_stake(s)


def cover_left(s: HookeyState) -> Farthings:
    """Return the sum that the dealer can cover beyond all stakes so far (R5)."""
    return bank.can_answer(s, s.public.dealer, bets(s, s.public.others))


def next_to_stake(s: HookeyState) -> None:
    """Ask the next player to stake. Once the dealer can cover no more, all others sit out (R5)."""
    r = s.public
    r.to_speak = r.to_speak[1:]
    if not r.to_speak:
        all_staked(s)
    elif cover_left(s) < s.options.least:
        announce(s, "unanswered", seat=r.to_speak[0])
        next_to_stake(s)


@RULES.asks(HookeyPhase.STAKES)
def ask_stake(s: HookeyState) -> Question:
    seat = s.public.to_speak[0]
    if has_second(s, seat):
        return ask_one("stake-second", seat, StakeNoMore, Stake)
    return ask_one(f"stake-{s.options.method}", seat, *((Stake,) if s.options.must_stake else (Stake, StakeNothing)))


def may_stake(s: HookeyState, seat: Seat) -> Parts:
    """Return the parts of a stake: a sum and perhaps a heap.

    The sum is within the limits, the purse and the dealer's cover (R5).
    """
    o, left = s.options, cover_left(s)
    form = sum_within(o.least, min(o.most, in_purse(s, seat), left), o.step)
    beyond = because("refuse-unanswered", farthings=left, law="money") if form.most + o.step > left else None
    amount = from_purse(s, seat, form, form.least, beyond)
    if o.method == "packets":
        return (amount,)
    free = open_heaps(s, seat)
    return SampledPart(PickSpot(CLOTH, free, "heap"), free, judged=True), amount


def why_not_there(s: HookeyState, action: Stake) -> Reason | None:
    """Return why a player may not stake on the packet or heap that the action names.

    With packets, no heap may be named. A player may back two heaps, but each only once (R6).
    """
    heap = action.heap
    if s.options.method == "packets":
        return because("refuse-spot", law="the-packets") if heap else None
    if heap not in HEAPS:
        return because("refuse-spot", law="the-heaps")
    if heap in open_heaps(s, action.seat):
        return None
    return because("refuse-same-heap" if staked(s, action.seat, heap) else "refuse-third-heap", law="the-heaps")


@RULES.does(Stake, may_stake, why_not_there, law="money")
def stake(s: HookeyState, action: Stake) -> None:
    """Stake on the player's own packet, or on a heap. A player who may back a second heap is asked again."""
    put_down(s, bet(action.seat, action.heap), action.amount, because("paid-stake"))
    if not has_second(s, action.seat):
        next_to_stake(s)


@RULES.does((StakeNoMore, StakeNothing))
def stake_no_more(s: HookeyState, action: Action) -> None:
    if isinstance(action, StakeNothing):
        say(s, action.seat, "say-sit-out")
    next_to_stake(s)


def all_staked(s: HookeyState) -> None:
    """Close the staking. With packets, start the showdown; with heaps, give the dealer a heap without stakes first.

    If two heaps have no stakes, let the dealer choose (R7).
    """
    if not bets(s, s.public.others):
        announce_result(s, "void")
        hand_done(s, all_round=True)  # R12
    elif s.options.method == "packets":
        show(s)
    elif len(bare := bare_heaps(s)) > 1:
        s.public.phase = HookeyPhase.TAKE
    else:
        s.public.taken = bare[0]
        show(s)


@RULES.asks(HookeyPhase.TAKE)
def ask_take(s: HookeyState) -> Question:
    return ask_one("take", s.public.dealer, TakeHeap)


@RULES.does(TakeHeap, lambda s, _: PickSpot(CLOTH, bare_heaps(s), "heap"), law="the-heaps")
def take_heap(s: HookeyState, action: TakeHeap) -> None:
    s.public.taken = action.heap
    show(s)


# --- The showdown ----------------------------------------------------------------------------------------------------


def show(s: HookeyState) -> None:
    """Reserve the dealer's cover. Then show the dealer's card and the others, from the left or heap by heap."""
    r = s.public
    stakes = sorted(bets(s, r.others), key=lambda stake: stake.place)
    had = in_purse(s, r.dealer)
    bank.cover_stakes(s, r.dealer, stakes, because("paid-covers"))
    if r.taken:
        say(s, r.dealer, f"say-take-{r.taken}")
    card = turn_over(s, *of_dealer(r))
    say(s, r.dealer, "say-dealer-shows", rank=rank(card))
    for packet in dict.fromkeys([staked_on(stake) for stake in stakes]):
        turn_over(s, *packet)
    outcomes = [outcome_of(s, stake, card) for stake in stakes]
    settle(s, bank.bank_of(r.dealer), outcomes, WHY)
    bank.empty_bank(s, r.dealer, because("paid-take-up"))
    won = in_purse(s, r.dealer) - had
    how = "wins" if won > 0 else "loses" if won else "even"
    announce_result(s, "shown", seat=r.dealer, rank=rank(card), how=how, farthings=abs(won))
    hand_done(s, all_round=all(each.won for each in outcomes))


def turn_over(s: HookeyState, packet: Pile, shown: Pile) -> Card:
    """Show the bottom card of a packet on top of it."""
    card = s.at(packet)[0]
    move(s, (card,), packet, shown, "turn" if packet.owner == NO_SEAT else "show")
    return card


def outcome_of(s: HookeyState, stake: Account, dealers: Card) -> StakeDecided:
    """Return the result of a stake.

    A higher card wins, a lower card loses, and the option decides about an equal card (R3).
    """
    laid, (card,) = s.ledger.balance(stake), s.at(staked_on(stake)[1])
    above = value(card, s.options.ace) - value(dealers, s.options.ace)
    if above > 0:
        return StakeDecided(stake, won=laid)
    return StakeDecided(stake, lost=laid if above or s.options.equal == "dealer" else NOTHING)


# --- The next dealer, and the end ------------------------------------------------------------------------------------


def hand_done(s: HookeyState, *, all_round: bool) -> None:
    """End the hand.

    The deal passes if the dealer has lost to all, can cover no more, or has reached the limit of hands (R8).
    """
    r = s.public
    r.passes = all_round or r.held == s.options.max_hands or not can_stake(s, r.dealer)
    if r.passes:
        say(s, r.dealer, "say-all-round" if all_round else "say-deal-passes", seat=r.eldest)
    SITTING.hand_done(s)


def next_hand(s: HookeyState) -> None:
    """Start the next hand.

    The dealer stays. If the deal passes, the next player on the left with the minimum stake deals (R11).
    """
    r = s.public
    first = r.to_the_left(r.dealer) if r.passes else r.dealer
    begin_hand(s, next(seat for seat in r.from_seat(first) if can_stake(s, seat)))


SITTING = Sitting(HookeyPhase.SETTLED, HookeyPhase.OVER, next_hand)
when_between_hands(RULES, SITTING)


class BlindHookey(RuledGame[HookeyRecord, HookeyOptions]):
    """Rules of Blind Hookey for two to eight players."""

    slug = "blind-hookey"
    deals_option = "hands"
    laws_version = 1
    kind = GameKind.BANKS
    presets, books, options, record = PRESETS, BOOKS, HookeyOptions, HookeyRecord
    short = SHORT
    rules, phases, piles, pack, stock = RULES, HookeyPhase, PILES, FULL_PACK, PACK
    scored = False
    layout = staticmethod(layout_for)
    unfit_rules = staticmethod(unfit_stakes)

    def chart(self, view: HookeyView, name: str) -> Chart | None:
        del name
        return charts.odds_of(view)

    def lesson_facts(self, view: HookeyView) -> Facts:
        del view
        return {"number_to_one_equal": (len(FULL_PACK) - 1) // (len(FULL_PACK) // len(RANKS) - 1)}

    def rule_facts(self, options: HookeyOptions, seats: int) -> dict[str, Arg]:
        del options
        return {"fair_share": len(FULL_PACK) // seats}

    def open(self, s: HookeyState) -> None:
        dealing.spread_pack(s, PACK)

    def length(self, setup: Setup[HookeyOptions]) -> int:
        """Return an upper bound on the number of actions.

        It allows for a hundred cuts by each player. More ties than that occur once in 10⁴⁰ sittings.
        """
        return 100 * setup.seats + setup.options.hand_limit * (6 + 7 * setup.seats)
