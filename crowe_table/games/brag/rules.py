"""Rules of Brag in rule-book order: stakes and deal, looking, wagers, seeing, the next deal.

Hand ranking is in hands.py, looking and comparing in pack.py, permitted actions and loans in permissions.py. Rulings
R1, R2 … are explained in booke.md.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.cards import ACE, FULL_PACK, rank
from crowe_table.engine.core import (
    NO_SEAT,
    Action,
    Asked,
    Facts,
    PickWord,
    Question,
    Reason,
    Seat,
    Setup,
    Viewers,
    because,
)
from crowe_table.engine.game import GameKind
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import NOTHING, POT, Farthings, purse
from crowe_table.engine.piles import Pile
from crowe_table.engine.rng import Rng
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag import charts, options, pack, state
from crowe_table.games.brag import permissions as may
from crowe_table.games.brag.hands import HIGH_CARD, PAIR, PAIR_ROYAL, describe, kind_of, ranking_of
from crowe_table.games.brag.ladder import ladder
from crowe_table.games.brag.layout import layout_for
from crowe_table.games.brag.options import BragOptions
from crowe_table.games.brag.state import CARDS_EACH, HAND, KEPT, NEW, OLD, BragPhase, BragRecord, BragState, Status
from crowe_table.kit import dealing, debts, secret_choice
from crowe_table.kit.announcing import BLUFF_FOUND, announce, announce_result, finish_game, report_changes, say
from crowe_table.kit.between_deals import Rise, mark_ready, when_all_ready
from crowe_table.kit.buying import Buying, when_buying
from crowe_table.kit.card_moves import show
from crowe_table.kit.purses import in_purse
from crowe_table.kit.rules import RuledGame, Rules, ask_one
from crowe_table.kit.stakes import pay_all
from crowe_table.kit.vying import Standing, cover_of, cover_pot, in_pot, put_in, set_status, set_turn, share_pot, wager

MAX_DEALS = 200
"""Maximum deals of a sitting (R20)."""
EITHER = PickWord((NEW, OLD))

RULES = Rules[BragState]()


# --- The ante --------------------------------------------------------------------------------------------------------


def next_deal(s: BragState, playing: list[Seat]) -> None:
    """Start a deal if at least two players have the ante.

    If the dealer does not play, the deal still passes to the left.
    """
    if len(playing) < 2:
        rise_all(s, because("ended-broke"))
    else:
        deal(s, playing[0] if s.options.dealer == "passing" else s.public.eldest, playing)


ANTE = debts.Staking[BragRecord, BragOptions](BragPhase.ANTE, lambda s: s.options.seat_money, may.LOANS, next_deal)


def new_purse(s: BragState) -> Farthings:
    """Return the money that a player gets when buying in.

    Nobody may buy in if the sitting lasts until one purse is left (R27).
    """
    return NOTHING if s.options.length == "until_broke" else s.options.new_purse


BUYING = Buying[BragState](lambda s: s.options.seat_money, new_purse)


# --- The deal --------------------------------------------------------------------------------------------------------


def deal(s: BragState, dealer: Seat, playing: Sequence[Seat]) -> None:
    """Take the antes, shuffle if due, and deal three cards each. Only debts, pot and pack carry over."""
    pack.gather(s)
    last = s.public
    if last.retainer != NO_SEAT and last.retainer not in playing:
        pack.put_under(s, KEPT[last.retainer])
    s.public = r = BragRecord(
        ring=last.ring,
        sides=last.sides,
        opened=last.opened,
        debts=last.debts,
        staked=last.staked,
        phase=last.phase,
        deal=last.deal + 1,
        dealer=dealer,
        packets=last.packets.closed,
    )
    s.rng = s.chance.stream("deal", r.deal)
    report_changes(s, "dealer")  # Nobody has a status before they have cards.
    r.standing = (Standing(Status.ABSENT),) * s.seats
    for seat in r.round_from(r.eldest):
        if seat in playing:
            set_status(r, seat, Status.TWO if s.at(KEPT[seat]) else Status.BLIND)
            put_in(s, seat, s.options.first_stake, because("staked", seat=seat))
    if last.shuffling:
        r.packets = state.DEALING.shuffle(s, r.packets)
    announce(s, "told-shuffled" if last.shuffling else "told-not-shuffled")
    r.packets = state.DEALING.deal(s, r.packets, CARDS_EACH, r.wagering, HAND, seen=not s.options.blind_play)
    if not s.options.blind_play:
        r.looked = tuple(r.wagering)
        for seat in r.looked:
            set_status(r, seat, Status.OPEN)
    if s.options.blind_play and s.options.look_time == "at_deal":
        r.phase = BragPhase.LOOK
    else:
        to_act(s, r.wagering[0])


# --- Looking ---------------------------------------------------------------------------------------------------------


@RULES.asks(BragPhase.LOOK)
def ask_look(s: BragState) -> Question:
    """Ask all players, in secret, whether to look at their cards (R9)."""
    one_hand, two = (acts.Look, acts.Leave), (acts.LookAt, acts.Leave)
    asked = [
        Asked(seat, two, key="look-two") if s.public.status(seat) == Status.TWO else Asked(seat, one_hand)
        for seat in secret_choice.not_chosen(s, s.public.wagering)
    ]
    return Question("look", tuple(asked), secret=True)


@RULES.does((acts.Look, acts.Leave), phase=BragPhase.LOOK)
def choose_one(s: BragState, action: Action) -> None:
    choose(s, action.seat, "look" if isinstance(action, acts.Look) else "leave")


@RULES.does(acts.LookAt, EITHER, phase=BragPhase.LOOK)
def choose_of_two(s: BragState, action: acts.LookAt) -> None:
    choose(s, action.seat, action.word)


def choose(s: BragState, seat: Seat, word: str) -> None:
    """Record a player's choice.

    When all have chosen, carry out the choices. Those of players with two hands come last.
    """
    chosen = secret_choice.choose(s, seat, word, s.public.wagering)
    if chosen is None:
        return
    to_act(s, s.public.wagering[0])
    for each, choice in chosen.items():
        if choice == "look":
            pick_up(s, each)
        elif choice == "leave":
            say(s, each, "say-leave")
    for each, choice in chosen.items():
        if choice in (NEW, OLD):
            set_turn(s, each)
            pick_up_one(s, each, choice, BragPhase.KEEP_AT_DEAL)


@RULES.does(acts.Look)
def look(s: BragState, action: acts.Look) -> None:
    pick_up(s, action.seat)


@RULES.untimely(acts.Look)
def why_not_look(s: BragState, action: acts.Look) -> Reason | None:
    """Return why this player may not look now."""
    if s.public.phase != BragPhase.WAGER:
        return None
    key = "refuse-looked" if s.public.status(action.seat) == Status.OPEN else "refuse-look-two"
    return because(key, law="blind")


@RULES.does(acts.LookAt, EITHER)
def look_at(s: BragState, action: acts.LookAt) -> None:
    """Look at one of two hands. The player must then keep or drop that hand."""
    pick_up_one(s, action.seat, action.word, BragPhase.KEEP)


def pick_up(s: BragState, seat: Seat) -> None:
    """Pick up a hand. From then on, the player pays in full."""
    say(s, seat, "say-look")
    s.public.looked = (*s.public.looked, seat)
    pack.show_to_lookers(s, HAND[seat])
    set_status(s.public, seat, Status.OPEN)


def pick_up_one(s: BragState, seat: Seat, word: str, phase: BragPhase) -> None:
    s.public.looked_at, s.public.phase = word, phase
    say(s, seat, f"say-look-{word}")
    pack.show_to_lookers(s, HAND[seat] if word == NEW else KEPT[seat])


@RULES.asks(BragPhase.KEEP, BragPhase.KEEP_AT_DEAL)
def ask_keep(s: BragState) -> Question:
    return ask_one("keep", s.public.turn, acts.Keep, acts.Drop, hand=s.public.looked_at)


@RULES.does(acts.Keep)
def keep(s: BragState, action: acts.Keep) -> None:
    """Keep the hand just seen and become open. The other hand goes under the pack unseen."""
    r, seat = s.public, action.seat
    say(s, seat, "say-keep")
    kept, r.looked_at = r.looked_at, ""
    pack.choose_hand(s, seat, kept)
    set_status(r, seat, Status.OPEN)
    r.looked = (*r.looked, seat)
    if kept == OLD:
        pack.show_to_lookers(s, HAND[seat])
    after_two(s)


@RULES.does(acts.Drop)
def drop(s: BragState, action: acts.Drop) -> None:
    """Drop the hand just seen and stay blind with the other one."""
    r, seat = s.public, action.seat
    say(s, seat, "say-drop")
    dropped, r.looked_at = r.looked_at, ""
    pack.choose_hand(s, seat, NEW if dropped == OLD else OLD)
    set_status(r, seat, Status.BLIND)
    after_two(s)


def after_two(s: BragState) -> None:
    """Continue after a player has chosen between two hands.

    After the deal, the eldest hand begins. During the wagers, the interrupted turn continues.
    """
    if s.public.phase == BragPhase.KEEP_AT_DEAL:
        to_act(s, s.public.wagering[0])
    else:
        go_on(s)


# --- The wagers ------------------------------------------------------------------------------------------------------


def to_act(s: BragState, seat: Seat) -> None:
    """Give a player the turn. With sights, the player answers a brag, calls a sight or brags."""
    set_turn(s, seat)
    go_on(s)


def go_on(s: BragState) -> None:
    r = s.public
    if s.options.rolling:
        r.phase = BragPhase.WAGER
    elif r.answering:
        r.phase = BragPhase.GO
    else:
        r.phase = BragPhase.SIGHT if r.level else BragPhase.BRAG


debts.when_borrowing(RULES, BragPhase.LEND, may.LOANS, then=go_on, staking=ANTE)


def next_turn(s: BragState, seat: Seat) -> None:
    """Give the turn to the next player in the deal. If only one player is left, end the deal."""
    left = s.public.vying_from(s.public.after(seat))
    if len(left) == 1:
        end_with_one(s, left[0])
    else:
        to_act(s, left[0])


@RULES.asks(BragPhase.WAGER)
def ask_wager(s: BragState) -> Question:
    """Ask for a wager or a fold. Offer to look, see, borrow or cover if allowed."""
    r = s.public
    blind = r.status(r.turn) != Status.OPEN
    key = ("blind" if blind else "wager") if r.level else ("first-blind" if blind else "first")
    return ask_one(key, r.turn, *may.on_turn(s, r.turn), farthings=may.due(s, r.turn, may.needed(s)))


@RULES.does(acts.Wager, may.wagers, law="wagers")
def lay(s: BragState, action: acts.Wager) -> None:
    """Pay a wager in full; earlier payments do not count towards it. A blind wager counts double."""
    seat, laid = action.seat, action.amount
    blind = s.public.status(seat) != Status.OPEN
    say(s, seat, "say-blind" if blind else "say-wager", farthings=laid)
    wager(s, seat, laid, 2 * laid if blind else laid, because("wagered", seat=seat))
    next_turn(s, seat)


@RULES.untimely(acts.Wager)
def why_not_wager(s: BragState, action: acts.Wager) -> Reason | None:
    return short_of_money(s, action.seat) if s.public.phase == BragPhase.WAGER else None


def short_of_money(s: BragState, seat: Seat) -> Reason:
    return because("refuse-purse", farthings=in_purse(s, seat), law="short-purses")


@RULES.does((acts.Fold, acts.Bolt))
def fold(s: BragState, action: Action) -> None:
    """Remove the player's hands from play."""
    seat = action.seat
    say(s, seat, "say-fold" if s.options.rolling else "say-bolt")
    set_status(s.public, seat, Status.FOLDED)
    pack.discard_hand(s, seat)
    pack.put_under(s, KEPT[seat])
    if s.public.answering:
        answered(s)
    else:
        next_turn(s, seat)


@RULES.does(acts.Cover, price=in_purse)
def cover(s: BragState, action: acts.Cover) -> None:
    """Cover the pot with the whole purse and the cards. The others continue with an empty pot."""
    if s.public.status(action.seat) == Status.TWO:
        ask_for_hand(s, action.seat)
    else:
        cover_with_hand(s, action.seat)


def cover_with_hand(s: BragState, seat: Seat) -> None:
    say(s, seat, "say-cover")
    cover_pot(s, seat, because("covered", seat=seat), because("pot-closed"))
    set_status(s.public, seat, Status.COVERED)
    next_turn(s, seat)


# --- Sights: brag, answer, and call a sight or brag in return --------------------------------------------------------


@RULES.asks(BragPhase.BRAG, BragPhase.GO, BragPhase.SIGHT)
def ask_sight(s: BragState) -> Question:
    r = s.public
    return ask_one(r.phase.name.lower(), r.turn, *may.on_turn(s, r.turn), farthings=may.needed(s))


@RULES.does((acts.Brag, acts.ReturnBrag), may.wagers, law="sights")
def brag(s: BragState, action: acts.Brag) -> None:
    """Put in a brag. All others must answer in turn."""
    r, seat = s.public, action.seat
    say(s, seat, "say-return" if r.level else "say-brag", farthings=action.amount)
    wager(s, seat, action.amount, action.amount, because("wagered", seat=seat))
    r.bragger = seat
    r.answering = tuple(r.vying_from(seat)[1:])
    to_act(s, r.answering[0])


@RULES.untimely(acts.ReturnBrag)
def why_not_return(s: BragState, action: acts.ReturnBrag) -> Reason | None:
    return why_not_brag(s, action)


@RULES.untimely(acts.Brag)
def why_not_brag(s: BragState, action: acts.Brag) -> Reason | None:
    """Return why this player may not brag, or brag in return, now."""
    if s.public.phase == BragPhase.GO:
        return because("refuse-answer-first", law="sights")
    bragging = s.public.phase in (BragPhase.BRAG, BragPhase.SIGHT)
    return short_of_money(s, action.seat) if bragging else None


@RULES.untimely(acts.Bolt)
def why_not_bolt(s: BragState, _: acts.Bolt) -> Reason | None:
    return because("refuse-bolt", law="sights") if s.public.phase == BragPhase.SIGHT else None


@RULES.untimely(acts.GoIt)
def why_not_go_it(s: BragState, action: acts.GoIt) -> Reason | None:
    """Return why this player may not match a brag now."""
    if s.public.phase == BragPhase.GO:
        return short_of_money(s, action.seat)
    return because("refuse-go", law="sights") if s.public.phase in (BragPhase.BRAG, BragPhase.SIGHT) else None


@RULES.untimely(acts.CallSight)
def why_not_call_sight(s: BragState, _: acts.CallSight) -> Reason | None:
    return because("refuse-sight", law="sights") if s.public.phase in (BragPhase.BRAG, BragPhase.GO) else None


@RULES.does(acts.GoIt, price=lambda s, seat: may.due(s, seat, may.needed(s)))
def go_it(s: BragState, action: acts.GoIt) -> None:
    seat, level = action.seat, s.public.level
    say(s, seat, "say-go")
    wager(s, seat, level, level, because("wagered", seat=seat))
    answered(s)


def answered(s: BragState) -> None:
    """Ask the next player for an answer. When all have answered, the last who matched gets the turn."""
    r = s.public
    r.answering = r.answering[1:]
    left = r.vying_from(r.bragger)
    if r.answering:
        to_act(s, r.answering[0])
    elif len(left) == 1:
        end_with_one(s, left[0])
    else:
        to_act(s, left[-1])


@RULES.does(acts.CallSight)
def call_sight(s: BragState, action: acts.CallSight) -> None:
    """Show all hands that are left, beginning at the caller's left.

    Of equal hands, the one nearest the dealer's left wins. If callers lose ties, the caller's hand counts as the last.
    """
    r, caller = s.public, action.seat
    say(s, caller, "say-sight")
    r.caller = caller
    for seat in r.vying_from(r.after(caller)):
        pack.turn_up(s, seat)
    order = r.wagering
    if s.options.equal_hands == "caller_loses":
        order = [*(seat for seat in order if seat != caller), caller]
    win(s, max(order, key=lambda seat: pack.strength_of(s, seat)), seen=True)


# --- Seeing ----------------------------------------------------------------------------------------------------------


@RULES.untimely(acts.See)
def why_not_see(s: BragState, action: acts.See) -> Reason | None:
    """Return why this player may not see: it takes two players, a wager, an open hand, and money."""
    r = s.public
    if r.phase != BragPhase.WAGER:
        return None
    if may.may_see(s, action.seat):
        return short_of_money(s, action.seat)
    key = "two" if len(r.wagering) != 2 else "blind" if r.level else "wager"
    return because(f"refuse-see-{key}", law="seeing")


@RULES.does(acts.See, price=may.price_to_see)
def see(s: BragState, action: acts.See) -> None:
    """Pay to see. Players with two hands must choose one before the hands are compared."""
    r, seat = s.public, action.seat
    paid = may.price_to_see(s, seat)
    say(s, seat, "say-see", farthings=paid)
    r.caller, r.called = seat, r.vying_from(r.after(seat))[0]
    put_in(s, seat, paid, because("paid-to-see", seat=seat))
    for each in (r.called, r.caller):
        if r.status(each) == Status.TWO:
            ask_for_hand(s, each)
            return
    show_down(s)


def ask_for_hand(s: BragState, seat: Seat) -> None:
    """Ask a player to choose one of two unseen hands (R11)."""
    s.public.phase = BragPhase.STAND
    set_turn(s, seat)


@RULES.asks(BragPhase.STAND)
def ask_stand(s: BragState) -> Question:
    """Ask which of two unseen hands to play, or to keep for the next deal."""
    r = s.public
    retains = r.caller == NO_SEAT and not r.covers and len(r.wagering) == 1
    return ask_one("retain" if retains else "stand", r.turn, acts.Stand)


@RULES.does(acts.Stand, EITHER)
def choose_hand(s: BragState, action: acts.Stand) -> None:
    """Choose one of two unseen hands, and resume the action that required the choice."""
    r, seat = s.public, action.seat
    pack.choose_hand(s, seat, action.word)
    say(s, seat, f"say-stand-{action.word}")
    set_status(r, seat, Status.BLIND)
    if r.caller != NO_SEAT:
        show_down(s)
    elif len(r.wagering) > 1:
        cover_with_hand(s, seat)
    else:
        end_with_one(s, seat)


def show_down(s: BragState) -> None:
    """Compare two hands. If the called player has looked, that hand is shown first.

    Unseen hands are turned up card by card, in alternation. A caller who has looked may decline to show, unless the
    options require it.
    """
    r = s.public
    unseen = [seat for seat in (r.called, r.caller) if seat not in r.looked]
    if r.called in r.looked:
        pack.turn_up(s, r.called)
    for place in range(CARDS_EACH):
        for seat in unseen:
            show(s, s.at(HAND[seat])[place : place + 1], HAND[seat])
    r.shown += tuple(unseen)
    for seat in unseen:
        pack.announce_hand(s, seat)
    if r.caller in r.looked and not s.options.loser_shows:
        r.phase = BragPhase.PROVE
        set_turn(s, r.caller)
        return
    if r.caller in r.looked:
        pack.turn_up(s, r.caller)
    compare(s)


def compare(s: BragState) -> None:
    win(s, s.public.caller if caller_wins(s) else s.public.called, seen=True)


def caller_wins(s: BragState) -> bool:
    """Whether the caller wins. Equal hands go to the called player, or to the one nearest the dealer's left."""
    r = s.public
    caller, called = pack.strength_of(s, r.caller), pack.strength_of(s, r.called)
    if caller == called and s.options.equal_hands == "elder":
        order = r.round_from(r.eldest)
        return order.index(r.caller) < order.index(r.called)
    return caller > called


@RULES.asks(BragPhase.PROVE)
def ask_prove(s: BragState) -> Question:
    r = s.public
    return ask_one("prove", r.caller, acts.Show, *(() if caller_wins(s) else (acts.Yield,)), seat=r.called)


@RULES.does(acts.Show)
def prove(s: BragState, action: acts.Show) -> None:
    pack.turn_up(s, action.seat)
    compare(s)


@RULES.does(acts.Yield)
def concede(s: BragState, action: acts.Yield) -> None:
    """Concede without showing the hand (R12)."""
    s.public.yielded = True
    say(s, action.seat, "say-yield")
    win(s, s.public.called, seen=True)


# --- The end of a deal -----------------------------------------------------------------------------------------------


def end_with_one(s: BragState, seat: Seat) -> None:
    """End a deal in which one player is left.

    If pots were covered, the hands that covered them must be beaten first. Otherwise, a blind player's pot and hand are
    carried over (R13).
    """
    r = s.public
    if r.status(seat) == Status.TWO:
        ask_for_hand(s, seat)
    elif r.covers:
        pack.turn_up(s, seat)
        win(s, seat, seen=True)
    elif r.status(seat) == Status.OPEN:
        win(s, seat, seen=False)
    else:
        r.retainer = seat if s.options.retain_blind else NO_SEAT
        r.shuffling = s.options.shuffle == "every_deal"
        announce_result(s, "carried", seat=seat, farthings=in_pot(s))
        close(s)


def win(s: BragState, seat: Seat, seen: bool) -> None:
    """Award the pot. Then award the covered pots, last first.

    Each covered pot goes to the better of two hands: the best so far, and the hand that covered the pot.
    """
    r = s.public
    pot = in_pot(s)
    pay_all(s, POT, purse(seat), because("won-seen" if seen else "won-unseen", seat=seat))
    report_pot(s, seat, pot, seen)
    best = seat
    for other in reversed(r.covers):
        pack.turn_up(s, other)
        if pack.strength_of(s, other) > pack.strength_of(s, best):
            best = other
        pay_all(s, cover_of(other), purse(best), because("won-cover", seat=best))
    r.winner, r.staked = best, ()
    shuffle = s.options.shuffle
    prial = shuffle == "after_seen_prial" and kind_of(pack.strength_of(s, best)) == PAIR_ROYAL
    r.shuffling = shuffle == "every_deal" or (seen and (prial or shuffle == "after_seen"))
    close(s)


def report_pot(s: BragState, seat: Seat, pot: Farthings, seen: bool) -> None:
    """Report the pot's winner, the winning hand, and the best open hand that the winner beat."""
    if not s.emit:
        return
    beaten = [other for other in s.public.shown if other != seat]
    if not seen:
        announce_result(s, "unseen", seat=seat, farthings=pot)
        return
    hand, rank_ = named(s, seat)
    if not beaten:
        announce_result(s, "open", seat=seat, farthings=pot, hand=hand, rank=rank_)
        return
    other = max(beaten, key=lambda each: pack.strength_of(s, each))
    against, lower = named(s, other)
    announce_result(
        s, "beaten", seat=seat, farthings=pot, hand=hand, rank=rank_, other=other, hand_other=against, rank_other=lower
    )
    if was_bluffing(s, other):
        announce(s, BLUFF_FOUND, seat=other)


def was_bluffing(s: BragState, seat: Seat) -> bool:
    """Whether a player had looked at a hand without even a pair, and another player paid to see it."""
    r = s.public
    return seat == r.called and seat in r.looked and kind_of(pack.strength_of(s, seat)) == HIGH_CARD


def named(s: BragState, seat: Seat) -> tuple[str, int]:
    """Return the key of the message that names a hand, and the rank in the message. Without a rank, return the ace."""
    words = describe(s.at(HAND[seat]), ranking_of(s.options))
    ranks = [value for _, value in words.args if isinstance(value, int)]
    return words.key, ranks[0] if ranks else ACE


def close(s: BragState) -> None:
    """Close the deal and repay debts."""
    r = s.public
    set_turn(s, NO_SEAT)
    r.debts = debts.repay(s, r.debts)
    able = [seat for seat in r.ring if ANTE.has_stake(s, seat) or may.LOANS.acts(s, seat) or BUYING.may(s, seat)]
    if len(able) < 2:
        rise_all(s, because("ended-broke"))
    elif r.deal >= MAX_DEALS or (in_overtime(s) and not in_pot(s)):
        rise_all(s, because("ended-deals", number=r.deal))
    else:
        r.phase = BragPhase.NEXT


# --- Between deals ---------------------------------------------------------------------------------------------------


def in_overtime(s: BragState) -> bool:
    """Whether the agreed deals are over. The sitting then continues only while a pot is carried over."""
    return s.options.length == "deals" and s.public.deal >= s.options.deals


def may_rise(s: BragState) -> bool:
    return in_overtime(s) or s.options.length != "deals"


when_all_ready(
    RULES,
    BragPhase.NEXT,
    ANTE.begin,
    lambda s: "next-overtime" if in_overtime(s) else "next-deal",
    may_rise,
    all_rise=lambda s: rise_all(s, because("ended-agreed")),
    besides=BUYING.acts,
)
when_buying(RULES, BragPhase.NEXT, BUYING)


@RULES.does(Rise)
def rise(s: BragState, action: Rise) -> None:
    """End the sitting. In overtime, only agree to end it.

    If all players agree, the carried pot is shared. Otherwise all play on.
    """
    r, seat = s.public, action.seat
    if not in_overtime(s):
        rise_all(s, because("ended-risen", seat=seat))
        return
    r.rising = (*r.rising, seat)
    if len(r.rising) == s.seats:
        rise_all(s, because("ended-shared"))
    elif mark_ready(s, seat):
        ANTE.begin(s)


def rise_all(s: BragState, why: Reason) -> None:
    """End the sitting: share a carried pot among its contributors, and repay or cancel debts."""
    r = s.public
    r.phase = BragPhase.OVER
    if in_pot(s):
        share_pot(s, r.eldest, lambda seat: because("pot-shared", seat=seat))
        r.debts = debts.repay(s, r.debts)
    winners = debts.richest(s, r.debts)
    debts.bystander_leaves(s)
    finish_game(s, winners, why)


class BragGame(RuledGame[BragRecord, BragOptions]):
    """Rules of Brag for two to eight players."""

    slug = "brag"
    chart_makers = charts.CHARTS
    ladder_maker = staticmethod(ladder)
    card_tags = staticmethod(charts.card_tags)
    laws_version = 1
    kind = GameKind.WAGERS
    short = options.SHORT
    presets, books, options, record = options.PRESETS, options.BOOKS, BragOptions, BragRecord
    rules, phases, piles, pack, stock = RULES, BragPhase, state.PILES, FULL_PACK, state.PACK
    scored = False

    def preset(self, name: str, seats: int) -> BragOptions:
        return replace(super().preset(name, seats), deals=options.DEALS_PER_SEAT * seats)

    def layout(self, options: BragOptions, seats: int) -> Layout:
        del options
        return layout_for(seats)

    def deals(self, options: BragOptions) -> int:
        return options.deals if options.length == "deals" else 0

    def unfit_rules(self, setup: Setup[BragOptions]) -> Reason | None:
        o = setup.options
        if not o.rolling and o.blind_play:
            return because("unfit-sight-blind", law="sights")
        if not o.rolling and o.may_cover:
            return because("unfit-sight-cover", law="sights")
        least = o.first_stake + o.min_wager_sum
        return because("unfit-purse", farthings=least, law="the-stake") if min(setup.purses) < least else None

    def lesson_facts(self, view: state.BragView) -> Facts:
        """Return the kind and rank of the player's hand, and the average number of hands among which one is a pair."""
        hand = charts.hand_of(view)
        words = describe(hand, ranking_of(view.options)) if hand else None
        return {
            "number_one_in_pair": round(charts.HANDS / charts.OF_EACH_KIND[PAIR]),
            **({"hand_own": words.key} | {f"{name}_own": value for name, value in words.args} if words else {}),
        }

    def open(self, s: BragState) -> None:
        """Open the sitting. The highest card drawn deals (R1), unless a dealer who does not play is appointed."""
        r = s.public
        debts.bystander_comes(s, Farthings(s.options.credit * s.seats))
        s.rng = s.chance.stream("draw")
        if s.options.dealer == "impartial":
            r.dealer = Seat(s.rng.below(s.seats))
        else:
            r.dealer = dealing.deal_for_deal(s, state.PACK, HAND, lambda card: (rank(card) - 1) % 13)
        r.shuffling = True
        deal(s, r.dealer, r.ring)

    def shown_to(self, s: BragState, pile: Pile) -> Viewers:
        return state.lookers(s.public, pile)

    def fits(self, s: BragState, view: state.BragView) -> bool:
        """Whether the sampled hands fit a concession: a player who conceded cannot have had the better hand."""
        del view
        return not s.public.yielded or not caller_wins(s)

    def imagine_own(self, s: BragState, view: state.BragView, rng: Rng) -> tuple[Struct | None, ...]:
        """Sample the players' secret choices between looking and leaving."""
        r = s.public
        if r.phase != BragPhase.LOOK:
            return s.own
        words = {Status.TWO: (NEW, OLD, "leave"), Status.BLIND: ("look", "leave")}
        return secret_choice.imagine_choices(s, view, {seat: words[Status(r.status(seat))] for seat in r.wagering}, rng)

    def length(self, setup: Setup[BragOptions]) -> int:
        """Return an upper bound on the number of actions.

        Each wager costs at least half a unit. In each turn, a player may look once and ask every lender twice.
        """
        o = setup.options
        turns = (sum(setup.purses) + o.credit * setup.seats) // (o.unit // 2) + setup.seats
        return MAX_DEALS * (turns * (6 + 3 * setup.seats) + 6 * setup.seats)
