"""How a deal ends: the pots are won or carried, debts are repaid, and the sitting goes on or is over."""

from crowe_table.engine.core import Ended, Reason, Said, Seat, Tell, Told, because
from crowe_table.engine.money import MINT, POT, Farthings, purse, share
from crowe_table.engine.parts.settle import pay
from crowe_table.games.brag import pack
from crowe_table.games.brag.ranking import PAIR_ROYAL, describe, kind_of
from crowe_table.games.brag.standing import (
    BYSTANDER,
    MOST_DEALS,
    NEXT,
    NOBODY_YET,
    OVER,
    SLUG,
    STAND,
    BragState,
    Status,
    set_turn,
    tell_debts,
)


def alone(s: BragState, seat: Seat, tell: Tell) -> None:
    """One player is left in the betting. If he has not looked he wins nothing: the pot and his hand wait (R13)."""
    if s.covers:
        _last_shows(s, seat, tell)
    elif s.status[seat] == Status.OPEN:
        win(s, seat, False, tell)
    elif s.status[seat] == Status.TWO:
        choose_hand(s, seat, tell)
    else:
        carry(s, seat, tell)


def choose_hand(s: BragState, seat: Seat, tell: Tell) -> None:
    """He must name one of his two hands, unseen (R11)."""
    s.phase = STAND
    set_turn(s, seat, tell)


def carry(s: BragState, seat: Seat, tell: Tell) -> None:
    """The pot lies over, and he keeps the hand he has not seen."""
    s.retainer = seat if s.options.retain_blind else NOBODY_YET
    s.shuffling = s.options.shuffle == "every_deal"
    if tell:
        tell(Told(because("told-carried", seat=seat, farthings=s.pot)))
    _close(s, tell)


def win(s: BragState, seat: Seat, seen: bool, tell: Tell) -> None:
    """The pot is won; then the covered pots, from the last to the first."""
    why = because("won-seen" if seen else "won-unseen", seat=seat)
    pay(s, POT, purse(seat), s.pot, why, SLUG, tell)
    s.winner = _settle_covers(s, seat, tell)
    s.shuffling = _shuffles(s, seen)
    s.staked = [0] * s.seats
    _close(s, tell)


def tell_hand(s: BragState, seat: Seat, tell: Tell) -> None:
    """A hand that lies open is named."""
    if tell:
        tell(Said(seat, describe(s.hands[seat], pack.rules(s))))


# --- Covered pots ----------------------------------------------------------------------------------------------------


def cover_of(seat: Seat) -> str:
    """The account of the pot that a player has covered."""
    return f"cover:{seat}"


def _last_shows(s: BragState, seat: Seat, tell: Tell) -> None:
    """He who is left turns up his hand, seen or not: there are cards on the pots to be beaten."""
    if s.status[seat] == Status.TWO:
        choose_hand(s, seat, tell)
        return
    pack.turn_up(s, seat, tell)
    tell_hand(s, seat, tell)
    win(s, seat, True, tell)


def _settle_covers(s: BragState, best: Seat, tell: Tell) -> Seat:
    """Each covered pot goes to the hand upon it, if that is strictly better than the best so far."""
    for seat in reversed(s.covers):
        pack.turn_up(s, seat, tell)
        tell_hand(s, seat, tell)
        if pack.strength_of(s, seat) > pack.strength_of(s, best):
            best = seat
        account = cover_of(seat)
        pay(s, account, purse(best), s.ledger.balance(account), because("won-cover", seat=best), SLUG, tell)
    return best


def _shuffles(s: BragState, seen: bool) -> bool:
    """Whether the pack is shuffled after this hand (R14)."""
    match s.options.shuffle:
        case "every_deal":
            return True
        case "after_seen":
            return seen
        case _:
            return seen and kind_of(pack.strength_of(s, s.winner)) == PAIR_ROYAL


# --- Debts -----------------------------------------------------------------------------------------------------------


def repay(s: BragState, tell: Tell) -> None:
    """All that lies in a debtor's purse goes to his debts, the oldest first."""
    if not s.debts:
        return
    left: list[tuple[Seat, Seat, Farthings]] = []
    for borrower, lender, owed in s.debts:
        sum_ = min(owed, s.purse(borrower))
        target = BYSTANDER if lender == NOBODY_YET else purse(lender)
        pay(s, purse(borrower), target, sum_, because("repaid", seat=borrower), SLUG, tell)
        if sum_ < owed:
            left.append((borrower, lender, owed - sum_))
    s.debts = left
    tell_debts(s, tell)


# --- The sitting -----------------------------------------------------------------------------------------------------


def _close(s: BragState, tell: Tell) -> None:
    """The hand is over."""
    set_turn(s, NOBODY_YET, tell)
    repay(s, tell)
    s.ready, s.rising = [], []
    if _sitting_over(s):
        rise(s, because("ended-deals", number=s.deal) if _can_go_on(s) else because("ended-broke"), tell)
    else:
        s.phase = NEXT


def in_overtime(s: BragState) -> bool:
    """The deals agreed upon are done, and a pot is still carried: the sitting goes on, unless all would share it."""
    return s.options.length == "deals" and s.deal >= s.options.deals


def can_play(s: BragState, seat: Seat) -> bool:
    """Whether he has the ante."""
    return s.purse(seat) >= s.options.seat_money


def could_borrow(s: BragState, seat: Seat) -> bool:
    """Whether anybody might lend him the ante."""
    if not s.options.may_borrow:
        return False
    short = s.options.seat_money - s.purse(seat)
    if s.options.credit - s.owed_to_bystander(seat) >= short:
        return True
    return any(lends_ante(s, other, seat, short) for other in s.ring)


def lends_ante(s: BragState, lender: Seat, borrower: Seat, short: Farthings) -> bool:
    """Whether this player could lend another the ante, and keep his own."""
    allowed = s.options.may_borrow and s.options.lenders != "bystander" and lender != borrower
    return allowed and lender not in s.refused and s.purse(lender) >= short + s.options.seat_money


def _can_go_on(s: BragState) -> bool:
    return sum(can_play(s, seat) or could_borrow(s, seat) for seat in s.ring) > 1


def _sitting_over(s: BragState) -> bool:
    if s.deal >= MOST_DEALS or not _can_go_on(s):
        return True
    return in_overtime(s) and not s.pot


def rise(s: BragState, why: Reason, tell: Tell) -> None:
    """The company rises: a carried pot is shared among those who have put into it, and debts are paid or forgiven."""
    s.phase = OVER
    if s.pot:
        _share_pot(s, tell)
        repay(s, tell)
    worth = _standing_at_the_end(s)
    s.winners = tuple(seat for seat in range(s.seats) if worth[seat] == max(worth))
    left = s.ledger.balance(BYSTANDER)
    pay(s, BYSTANDER, MINT, left, because("bystander-leaves"), SLUG, tell)
    if tell:
        tell(Ended(s.winners, why))


def _share_pot(s: BragState, tell: Tell) -> None:
    order = s.round_from(s.elder)
    shares = share(s.pot, [s.staked[seat] for seat in order])
    for seat, sum_ in zip(order, shares, strict=True):
        pay(s, POT, purse(seat), sum_, because("pot-shared", seat=seat), SLUG, tell)
    s.staked = [0] * s.seats


def _standing_at_the_end(s: BragState) -> list[Farthings]:
    """Each purse, less what its owner owes, and with what he is owed."""
    worth = [s.purse(seat) for seat in range(s.seats)]
    for borrower, lender, owed in s.debts:
        worth[borrower] -= owed
        if lender != NOBODY_YET:
            worth[lender] += owed
    return worth
