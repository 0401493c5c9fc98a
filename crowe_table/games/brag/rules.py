"""The laws of Brag, in the order of the book: the stake and deal, who looks, the wagers, loans, seeing, the next deal.

The ranking of hands is in hands, the pack that is not shuffled in pack, and what may be done on one's turn in
permissions. Rulings R1, R2 … are explained in booke.md.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK
from crowe_table.engine.core import NO_SEAT, Action, Asked, PickWord, Question, Reason, Seat, Setup, Viewers, because
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import MINT, POT, Farthings, purse
from crowe_table.engine.piles import Pile
from crowe_table.engine.rng import Rng
from crowe_table.games.brag import actions as act
from crowe_table.games.brag import pack
from crowe_table.games.brag import permissions as may
from crowe_table.games.brag.hands import PAIR_ROYAL, kind_of
from crowe_table.games.brag.layout import layout_for
from crowe_table.games.brag.options import BOOKS, DEALS_A_SEAT, PRESETS, BragOptions
from crowe_table.games.brag.state import (
    CARDS_EACH,
    HAND,
    KEPT,
    NEW,
    NO_REQUEST,
    OLD,
    PACK,
    PILES,
    WAGERING,
    BragPhase,
    BragRecord,
    BragState,
    BragView,
    Request,
    Status,
    cover_of,
    lookers,
)
from crowe_table.kit import debts, secret
from crowe_table.kit.company import Ready, Rise
from crowe_table.kit.debts import BYSTANDER, Debt
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.rules import RuledGame, Rules, one
from crowe_table.kit.telling import announce, end, say, tell_changes
from crowe_table.kit.vying import Standing, in_pot, put_in, share_pot, stand, vying

MOST_DEALS = 200
"""No sitting is longer, whatever was agreed (R20)."""
EITHER = PickWord((NEW, OLD))

RULES = Rules[BragState]()


# --- The ante --------------------------------------------------------------------------------------------------------


def begin(s: BragState) -> None:
    """Whoever lacks the ante may ask for it; then the next deal."""
    r = s.public
    r.begging = tuple([seat for seat in r.round_from(r.eldest) if not may.can_play(s, seat)])
    next_beggar(s)


def next_beggar(s: BragState) -> None:
    """The first who still lacks the ante and might be lent it; when there is none, antes are paid."""
    r = s.public
    r.phase, r.refused = BragPhase.ANTE, ()
    while r.begging and not may.borrowing(s, r.begging[0]):
        r.begging = r.begging[1:]
    if r.begging:
        return
    playing = [seat for seat in r.round_from(r.eldest) if may.can_play(s, seat)]
    if len(playing) < 2:
        rise_all(s, because("ended-broke"))
        return
    deal(s, playing[0] if s.options.dealer == "passing" else r.eldest, playing)


@RULES.asks(BragPhase.ANTE)
def ask_ante(s: BragState) -> Question:
    seat = s.public.begging[0]
    short = s.options.seat_money - in_purse(s, seat)
    return one("ante", seat, *may.borrowing(s, seat), act.SitOut, farthings=short)


@RULES.does(act.SitOut)
def sit_out(s: BragState, action: act.SitOut) -> None:
    s.public.begging = tuple([seat for seat in s.public.begging if seat != action.seat])
    next_beggar(s)


# --- The deal --------------------------------------------------------------------------------------------------------


def deal(s: BragState, dealer: Seat, playing: Sequence[Seat]) -> None:
    """Antes, a shuffle if it is may.due, and three cards each. Of the last deal only debts, pot and pack are left."""
    pack.gather(s)
    last = s.public
    if last.retainer != NO_SEAT and last.retainer not in playing:
        pack.old_under(s, last.retainer)
    s.public = r = BragRecord(
        **{name: getattr(last, name) for name in ("ring", "sides", "opened", "debts", "staked", "lots")},
        phase=last.phase,
        deal=last.deal + 1,
        dealer=dealer,
        standing=(Standing(Status.ABSENT),) * s.seats,
    )
    s.rng = s.chance.stream("deal", r.deal)
    tell_changes(s, "dealer")
    for seat in r.round_from(r.eldest):
        if seat in playing:
            stand(r, seat, Status.TWO if s.at(KEPT[seat]) else Status.BLIND)
            put_in(s, seat, s.options.first_stake, because("staked", seat=seat))
    if last.shuffling:
        pack.shuffle_all(s)
    else:
        announce(s, "told-not-shuffled")
    pack.deal(s, r.wagering)
    if not s.options.blind_play:
        r.looked = tuple(r.wagering)
        for seat in r.looked:
            stand(r, seat, Status.OPEN)
    if s.options.blind_play and s.options.look_time == "at_deal":
        r.phase = BragPhase.LOOK
    else:
        to_act(s, r.wagering[0])


# --- The look at the deal --------------------------------------------------------------------------------------------


@RULES.asks(BragPhase.LOOK)
def ask_look(s: BragState) -> Question:
    """All choose in secret whether to pick their cards up (R9)."""
    r = s.public
    asked = [
        Asked(seat, (act.LookAt, act.Leave), key="look-two")
        if r.status(seat) == Status.TWO
        else Asked(seat, (act.Look, act.Leave))
        for seat in secret.silent(s, r.wagering)
    ]
    return Question("look", tuple(asked), secret=True)


@RULES.does((act.Look, act.Leave), phase=BragPhase.LOOK)
def choose_one(s: BragState, action: Action) -> None:
    choose(s, action.seat, "look" if isinstance(action, act.Look) else "leave")


@RULES.does(act.LookAt, EITHER, phase=BragPhase.LOOK)
def choose_of_two(s: BragState, action: act.LookAt) -> None:
    choose(s, action.seat, action.word)


def choose(s: BragState, seat: Seat, word: str) -> None:
    """When all have chosen, all is done together."""
    r = s.public
    chosen = secret.choose(s, seat, word, r.wagering)
    if chosen is None:
        return
    to_act(s, r.wagering[0])
    for each, choice in chosen.items():
        if choice == "look":
            pick_up(s, each)
        elif choice == "leave":
            say(s, each, "say-leave")
    for each, choice in chosen.items():
        if choice in (NEW, OLD):
            set_turn(s, each)
            pick_up_one(s, each, choice, BragPhase.KEEP_AT_DEAL)


@RULES.does(act.Look)
def look(s: BragState, action: act.Look) -> None:
    pick_up(s, action.seat)


@RULES.does(act.LookAt, EITHER)
def look_at(s: BragState, action: act.LookAt) -> None:
    """Of two hands one is looked at, and must be kept or dropped at once."""
    pick_up_one(s, action.seat, action.word, BragPhase.KEEP)


def pick_up(s: BragState, seat: Seat) -> None:
    """From this moment the player pays in full."""
    say(s, seat, "say-look")
    s.public.looked = (*s.public.looked, seat)
    pack.hold_up(s, HAND[seat])
    stand(s.public, seat, Status.OPEN)


def pick_up_one(s: BragState, seat: Seat, word: str, phase: BragPhase) -> None:
    s.public.looked_at, s.public.phase = word, phase
    say(s, seat, f"say-look-{word}")
    pack.hold_up(s, HAND[seat] if word == NEW else KEPT[seat])


@RULES.asks(BragPhase.KEEP, BragPhase.KEEP_AT_DEAL)
def ask_keep(s: BragState) -> Question:
    return one("keep", s.public.turn, act.Keep, act.Drop, hand=s.public.looked_at)


@RULES.does((act.Keep, act.Drop))
def keep_or_drop(s: BragState, action: Action) -> None:
    """Kept, the other hand goes under unseen, and the player is open; or this one does, and the player is blind with
    the other. After the look at the deal the elder hand begins; on one's turn one goes on."""
    r, seat, keeps = s.public, action.seat, isinstance(action, act.Keep)
    say(s, seat, "say-keep" if keeps else "say-drop")
    looked_at, r.looked_at = r.looked_at, ""
    leave_one(s, seat, looked_at if keeps else NEW if looked_at == OLD else OLD)
    stand(r, seat, Status.OPEN if keeps else Status.BLIND)
    if keeps:
        r.looked = (*r.looked, seat)
    if keeps and looked_at == OLD:
        pack.hold_up(s, HAND[seat])
    if r.phase == BragPhase.KEEP_AT_DEAL:
        to_act(s, r.wagering[0])
    else:
        r.phase = BragPhase.WAGER


def leave_one(s: BragState, seat: Seat, word: str) -> None:
    """Of two hands this one is left, and lies where the new one lay."""
    if word == NEW:
        pack.old_under(s, seat)
    else:
        pack.keep_old(s, seat)


# --- The wagers ------------------------------------------------------------------------------------------------------


def set_turn(s: BragState, seat: Seat) -> None:
    """The turn comes to a player: whatever was refused or borrowed in the last one is past."""
    r = s.public
    r.turn, r.refused, r.borrowed = seat, (), False
    r.terms = may.terms(s)


def to_act(s: BragState, seat: Seat) -> None:
    """This player is to wager; where there are sights to answer a brag, to call a sight, or to brag."""
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


def next_turn(s: BragState, seat: Seat) -> None:
    """The next who is still in acts, unless nobody else is."""
    left = vying(s.public, s.public.after(seat), WAGERING)
    if len(left) == 1:
        alone(s, left[0])
    else:
        to_act(s, left[0])


@RULES.asks(BragPhase.WAGER)
def ask_wager(s: BragState) -> Question:
    """Fold or wager; look first, see, borrow or cover where that is allowed."""
    r = s.public
    blind = r.status(r.turn) != Status.OPEN
    key = ("blind" if blind else "wager") if r.level else ("first-blind" if blind else "first")
    return one(key, r.turn, *may.on_turn(s, r.turn), farthings=may.due(s, r.turn, may.needed(s)))


@RULES.does(act.Wager, may.wagers, law="wagers")
def wager(s: BragState, action: act.Wager) -> None:
    """The whole wager again, whatever was put in before; laid blind it is worth twice as much."""
    r, seat = s.public, action.seat
    opened = r.status(seat) == Status.OPEN
    say(s, seat, "say-wager" if opened else "say-blind", farthings=action.amount)
    lay(s, seat, action.amount, action.amount if opened else 2 * action.amount)
    next_turn(s, seat)


def lay(s: BragState, seat: Seat, farthings: int, worth: int) -> None:
    """Money goes into the pot, and the wager stands at what it is worth."""
    r = s.public
    put_in(s, seat, Farthings(farthings), because("wagered", seat=seat))
    r.level = Farthings(worth)
    stand(r, seat, r.status(seat), r.level)


@RULES.does((act.Fold, act.Bolt))
def fold(s: BragState, action: Action) -> None:
    """The hand, or both, leave play."""
    seat = action.seat
    say(s, seat, "say-fold" if s.options.rolling else "say-bolt")
    stand(s.public, seat, Status.FOLDED)
    pack.hand_under(s, seat)
    pack.old_under(s, seat)
    if s.public.answering:
        answered(s)
    else:
        next_turn(s, seat)


@RULES.does(act.Cover)
def cover(s: BragState, action: act.Cover) -> None:
    """The whole purse goes in, and the cards lie on the pot; the others go on into an empty one."""
    if s.public.status(action.seat) == Status.TWO:
        name_hand(s, action.seat)
    else:
        cover_pot(s, action.seat)


def cover_pot(s: BragState, seat: Seat) -> None:
    say(s, seat, "say-cover")
    put_in(s, seat, in_purse(s, seat), because("covered", seat=seat))
    pay(s, POT, cover_of(seat), in_pot(s), because("pot-closed"))
    s.public.covers = (*s.public.covers, seat)
    stand(s.public, seat, Status.COVERED)
    next_turn(s, seat)


# --- Sights: one brags, the others go it or bolt, the last to go it calls a sight or brags in turn -------------------


@RULES.asks(BragPhase.BRAG, BragPhase.GO, BragPhase.SIGHT)
def ask_sight(s: BragState) -> Question:
    r = s.public
    return one(r.phase.name.lower(), r.turn, *may.on_turn(s, r.turn), farthings=may.needed(s))


@RULES.does((act.Brag, act.ReturnBrag), may.brags, law="sights")
def brag(s: BragState, action: act.Challenge) -> None:
    """All the others must answer, in turn."""
    r, seat = s.public, action.seat
    say(s, seat, "say-return" if r.level else "say-brag", farthings=action.amount)
    lay(s, seat, action.amount, action.amount)
    r.bragger = seat
    r.answering = tuple([other for other in vying(r, seat, WAGERING) if other != seat])
    to_act(s, r.answering[0])


@RULES.does(act.GoIt)
def go_it(s: BragState, action: act.GoIt) -> None:
    say(s, action.seat, "say-go")
    lay(s, action.seat, s.public.level, s.public.level)
    answered(s)


def answered(s: BragState) -> None:
    """The next answers; when all have, the choice is with whoever went it last."""
    r = s.public
    r.answering = r.answering[1:]
    left = vying(r, r.bragger, WAGERING)
    if r.answering:
        to_act(s, r.answering[0])
    elif len(left) == 1:
        alone(s, left[0])
    else:
        to_act(s, left[-1])


@RULES.does(act.CallSight)
def call_sight(s: BragState, action: act.CallSight) -> None:
    """All hands left are shown, from the caller's left to the caller's own; of equals the nearest the dealer's left has
    the pot, and the caller last where a caller loses."""
    r, caller = s.public, action.seat
    say(s, caller, "say-sight")
    r.caller = caller
    for seat in vying(r, r.after(caller), WAGERING):
        pack.turn_up(s, seat)
    order = r.wagering
    if s.options.equal_hands == "caller_loses":
        order = [*(seat for seat in order if seat != caller), caller]
    win(s, max(order, key=lambda seat: pack.strength_of(s, seat)), seen=True)


# --- Loans -----------------------------------------------------------------------------------------------------------


@RULES.does(act.Borrow, may.loans, law="short-purses")
def borrow(s: BragState, action: act.Borrow) -> None:
    """The lender is asked; if the borrower will, the lender alone sees the hand."""
    shows = action.manner == may.SHOW
    say(s, action.seat, "say-borrow-show" if shows else "say-borrow", farthings=action.amount)
    s.public.request = Request(action.seat, action.other, action.amount, shows)
    s.public.phase = BragPhase.LEND
    if shows:
        pack.hold_up(s, HAND[action.seat])


@RULES.asks(BragPhase.LEND)
def ask_lend(s: BragState) -> Question:
    asked = s.public.request
    key = "lend-ante" if s.public.turn == NO_SEAT else "lend-shown" if asked.shown else "lend"
    return one(key, asked.lender, act.Lend, act.Decline, seat=asked.borrower, farthings=asked.farthings)


@RULES.does((act.Lend, act.Decline))
def answer(s: BragState, action: Action) -> None:
    """The lender looks no more. Declined, another may be asked, but not this one again in this turn."""
    r, asked, lends = s.public, s.public.request, isinstance(action, act.Lend)
    r.request = NO_REQUEST
    if asked.shown:
        pack.hold_up(s, HAND[asked.borrower])
    say(s, action.seat, "say-lend" if lends else "say-decline-shown" if asked.shown else "say-decline")
    if lends:
        owe(s, Debt(asked.borrower, 1, action.seat, asked.farthings))
    else:
        r.refused = (*r.refused, action.seat)
        after_loan(s)


@RULES.does(act.BorrowBystander, may.credit, law="short-purses")
def borrow_of_bystander(s: BragState, action: act.BorrowBystander) -> None:
    """The bystander lends within the credit, and asks no questions."""
    say(s, action.seat, "say-borrow-bystander", farthings=action.amount)
    owe(s, Debt(action.seat, 0, Seat(0), action.amount))


def owe(s: BragState, debt: Debt) -> None:
    s.public.debts = debts.lend(s, s.public.debts, debt)
    s.public.borrowed = True
    after_loan(s)


def after_loan(s: BragState) -> None:
    """The turn goes on; or the next may ask for the ante."""
    r = s.public
    if r.turn != NO_SEAT:
        go_on(s)
        return
    r.phase = BragPhase.ANTE
    if may.can_play(s, r.begging[0]) or not may.borrowing(s, r.begging[0]):
        r.begging = r.begging[1:]
        next_beggar(s)


# --- Seeing ----------------------------------------------------------------------------------------------------------


@RULES.does(act.See)
def see(s: BragState, action: act.See) -> None:
    """The caller pays, and hands are compared as soon as it is known which they are."""
    r, seat = s.public, action.seat
    paid = may.price_to_see(s, seat)
    say(s, seat, "say-see", farthings=paid)
    r.caller, r.called = seat, vying(r, r.after(seat), WAGERING)[0]
    put_in(s, seat, paid, because("paid-to-see", seat=seat))
    for each in (r.called, r.caller):
        if r.status(each) == Status.TWO:
            name_hand(s, each)
            return
    show_down(s)


def name_hand(s: BragState, seat: Seat) -> None:
    """One of two hands must be named, unseen (R11)."""
    s.public.phase = BragPhase.STAND
    set_turn(s, seat)


@RULES.asks(BragPhase.STAND)
def ask_stand(s: BragState) -> Question:
    """Which of two unseen hands a player stands on, or keeps for the next deal."""
    r = s.public
    retains = r.caller == NO_SEAT and not r.covers and len(r.wagering) == 1
    return one("retain" if retains else "stand", r.turn, act.Stand)


@RULES.does(act.Stand, EITHER)
def stand_on(s: BragState, action: act.Stand) -> None:
    """One hand being named, what it was named for is done."""
    r, seat = s.public, action.seat
    leave_one(s, seat, action.word)
    say(s, seat, f"say-stand-{action.word}")
    stand(r, seat, Status.BLIND)
    if r.caller != NO_SEAT:
        show_down(s)
    elif len(r.wagering) > 1:
        cover_pot(s, seat)
    else:
        alone(s, seat)


def show_down(s: BragState) -> None:
    """An open hand that is seen is shown first; unseen ones are turned card by card, alternately. A caller who has
    looked may choose whether to show, or must show in any case."""
    r = s.public
    unseen = [seat for seat in (r.called, r.caller) if seat not in r.looked]
    if r.called in r.looked:
        pack.turn_up(s, r.called)
    for place in range(CARDS_EACH):
        for seat in unseen:
            pack.turn_up_one(s, seat, place)
    for seat in unseen:
        pack.tell_hand(s, seat)
    if r.caller not in r.looked:
        compare(s)
    elif s.options.loser_shows:
        pack.turn_up(s, r.caller)
        compare(s)
    else:
        r.phase = BragPhase.PROVE
        set_turn(s, r.caller)


def compare(s: BragState) -> None:
    win(s, s.public.caller if caller_wins(s) else s.public.called, seen=True)


@RULES.asks(BragPhase.PROVE)
def ask_prove(s: BragState) -> Question:
    r = s.public
    return one("prove", r.caller, act.Show, *(() if caller_wins(s) else (act.Yield,)), seat=r.called)


def caller_wins(s: BragState) -> bool:
    """Of equal hands the one that was called is better, or the one nearest the dealer's left."""
    r = s.public
    caller, called = pack.strength_of(s, r.caller), pack.strength_of(s, r.called)
    if caller == called and s.options.equal_hands == "elder":
        order = r.round_from(r.eldest)
        return order.index(r.caller) < order.index(r.called)
    return caller > called


@RULES.does(act.Show)
def show(s: BragState, action: act.Show) -> None:
    pack.turn_up(s, action.seat)
    compare(s)


@RULES.does(act.Yield)
def give_in(s: BragState, action: act.Yield) -> None:
    """The caller shows nobody the hand, and has lost (R12)."""
    s.public.yielded = True
    say(s, action.seat, "say-yield")
    win(s, s.public.called, seen=True)


# --- The end of a deal -----------------------------------------------------------------------------------------------


def alone(s: BragState, seat: Seat) -> None:
    """One player is left in the betting. One who has not looked wins nothing: the pot and the hand wait (R13). Where
    cards lie on closed pots they must be beaten, seen or not."""
    r = s.public
    if r.status(seat) == Status.TWO:
        name_hand(s, seat)
    elif r.covers:
        pack.turn_up(s, seat)
        win(s, seat, seen=True)
    elif r.status(seat) == Status.OPEN:
        win(s, seat, seen=False)
    else:
        r.retainer = seat if s.options.retain_blind else NO_SEAT
        r.shuffling = s.options.shuffle == "every_deal"
        announce(s, "told-carried", seat=seat, farthings=in_pot(s))
        close(s)


def win(s: BragState, seat: Seat, seen: bool) -> None:
    """The pot is won; then the covered pots from the last to the first, each by the hand upon it if that is better."""
    r = s.public
    pay(s, POT, purse(seat), in_pot(s), because("won-seen" if seen else "won-unseen", seat=seat))
    best = seat
    for other in reversed(r.covers):
        pack.turn_up(s, other)
        if pack.strength_of(s, other) > pack.strength_of(s, best):
            best = other
        covered = cover_of(other)
        pay(s, covered, purse(best), s.ledger.balance(covered), because("won-cover", seat=best))
    r.winner, r.staked = best, ()
    shuffle = s.options.shuffle
    prial = shuffle == "after_seen_prial" and kind_of(pack.strength_of(s, best)) == PAIR_ROYAL
    r.shuffling = shuffle == "every_deal" or (seen and (prial or shuffle == "after_seen"))
    close(s)


def close(s: BragState) -> None:
    """The hand is over, and debts are repaid."""
    r = s.public
    set_turn(s, NO_SEAT)
    r.debts = debts.repay(s, r.debts)
    go_on = sum(may.can_play(s, seat) or may.could_borrow_ante(s, seat) for seat in r.ring) > 1
    if not go_on:
        rise_all(s, because("ended-broke"))
    elif r.deal >= MOST_DEALS or (in_overtime(s) and not in_pot(s)):
        rise_all(s, because("ended-deals", number=r.deal))
    else:
        r.phase = BragPhase.NEXT


# --- Between deals ---------------------------------------------------------------------------------------------------


def in_overtime(s: BragState) -> bool:
    """The deals agreed upon are done, and a pot is still carried: the sitting goes on, unless all would share it."""
    return s.options.length == "deals" and s.public.deal >= s.options.deals


@RULES.asks(BragPhase.NEXT)
def ask_next(s: BragState) -> Question:
    """All say that they are ready; where the sitting has no set end, or a pot stands over it, one may rise."""
    r, shares = s.public, in_overtime(s)
    acts = (Ready, Rise) if shares or s.options.length != "deals" else (Ready,)
    waiting = [seat for seat in r.ring if seat not in r.ready and seat not in r.rising]
    return Question("next-overtime" if shares else "next-deal", tuple([Asked(seat, acts) for seat in waiting]))


@RULES.does((Ready, Rise))
def ready_or_rise(s: BragState, action: Action) -> None:
    """Where the sitting is open, whoever rises ends it; a pot that stands over is shared if all would."""
    r = s.public
    if isinstance(action, Ready):
        r.ready = (*r.ready, action.seat)
    elif in_overtime(s):
        r.rising = (*r.rising, action.seat)
    else:
        rise_all(s, because("ended-risen", seat=action.seat))
        return
    if len(r.rising) == s.seats:
        rise_all(s, because("ended-shared"))
    elif len(r.ready) + len(r.rising) == s.seats:
        begin(s)


def rise_all(s: BragState, why: Reason) -> None:
    """The company rises: a carried pot is shared among those who have put into it; debts are paid or forgiven."""
    r = s.public
    r.phase = BragPhase.OVER
    if in_pot(s):
        share_pot(s, r.eldest, lambda seat: because("pot-shared", seat=seat))
        r.debts = debts.repay(s, r.debts)
    worth = debts.worths(s, r.debts)
    r.winners = tuple([seat for seat in sorted(r.ring) if worth[seat] == max(worth)])
    pay(s, BYSTANDER, MINT, s.ledger.balance(BYSTANDER), because("bystander-leaves"))
    end(s, r.winners, why)


class BragGame(RuledGame[BragRecord, BragOptions]):
    """The laws of Brag for two to eight, each alone."""

    slug = "brag"
    laws_version = 1
    kind = "wagers"
    presets, books, options, record = PRESETS, BOOKS, BragOptions, BragRecord
    rules, phases, piles, pack, stock = RULES, BragPhase, PILES, FULL_PACK, PACK
    scored = False

    def preset(self, name: str, seats: int) -> BragOptions:
        return replace(super().preset(name, seats), deals=DEALS_A_SEAT * seats)

    def layout(self, options: BragOptions, seats: int) -> Layout:
        del options
        return layout_for(seats)

    def unfit(self, setup: Setup[BragOptions]) -> Reason | None:
        o = setup.options
        if not 2 <= setup.seats <= 8 or len(setup.purses) != setup.seats:
            return because("unfit-seats", seats=setup.seats, law="seats")
        if not o.rolling and o.blind_play:
            return because("unfit-sight-blind", law="sights")
        if not o.rolling and o.short_purse == "cover_the_pot":
            return because("unfit-sight-cover", law="sights")
        least = o.first_stake + o.least_wager
        return because("unfit-purse", farthings=least, law="the-stake") if min(setup.purses) < least else None

    def open(self, s: BragState) -> None:
        r = s.public
        if s.options.credit:
            pay(s, MINT, BYSTANDER, Farthings(s.options.credit * s.seats), because("bystander-comes"))
        impartial = s.options.dealer == "impartial"
        r.dealer = Seat(s.chance.stream("draw").below(s.seats)) if impartial else pack.draw_for_deal(s)
        r.shuffling = True
        deal(s, r.dealer, r.ring)

    def shown_to(self, s: BragState, pile: Pile) -> Viewers:
        return lookers(s.public, pile)

    def fits(self, s: BragState, view: BragView) -> bool:
        """Who gave in without showing had not the better hand."""
        del view
        return not s.public.yielded or not caller_wins(s)

    def imagine_own(self, s: BragState, view: BragView, rng: Rng) -> tuple[Struct | None, ...]:
        """Whoever has chosen whether to look has told nobody what was chosen."""
        r = s.public
        if r.phase != BragPhase.LOOK:
            return s.own
        two, words = (NEW, OLD, "leave"), ("look", "leave")
        return secret.imagined(
            s, view, {seat: two if r.status(seat) == Status.TWO else words for seat in r.wagering}, rng
        )

    def evaluate(self, s: BragState) -> tuple[float, ...]:
        if s.public.winners:
            return tuple([1.0 if seat in s.public.winners else -1.0 for seat in range(s.seats)])
        money = sum(s.public.opened)
        return tuple([max(-0.99, min(0.99, won / money)) for won in self.result(s)])

    def length(self, setup: Setup[BragOptions]) -> int:
        """Every wager is of half a unit at least; each turn may have a look and a request or two of every lender."""
        o = setup.options
        turns = (sum(setup.purses) + o.credit * setup.seats) // (o.unit // 2) + setup.seats
        return MOST_DEALS * (turns * (6 + 3 * setup.seats) + 6 * setup.seats)
