"""Court Basset: stakes (*couches*), the first card (*fasse*), turns of two cards (*couples*), bent corners, the last
card.

After a win, a player may take the pay or bend a corner of the card. A bent card stays for the next *step* of the
ladder, which pays more for more wins running.
"""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import RANKS, rank
from crowe_table.engine.core import Asked, Question, Reason, Seat, because
from crowe_table.engine.money import Account, Farthings
from crowe_table.games.bassett.actions import Paroli, Take, TakePay
from crowe_table.games.bassett.cover import in_bank
from crowe_table.games.bassett.spots import PLACE_OF
from crowe_table.games.bassett.stakes import WHY, own_spot, pay_step, return_uncovered, speak, turn_up
from crowe_table.games.bassett.state import (
    BENT,
    GONE,
    LOSES,
    WINS,
    BassettPhase,
    BassettState,
    bank_account,
    level,
    lying,
    own_stakes,
    stake_of_row,
    stake_on,
    unseen,
)
from crowe_table.games.bassett.turn_effects import fasse_takes, worst_couple
from crowe_table.kit.announcing import say
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.rules import Rules
from crowe_table.kit.stakes import StakeDecided, bet, pay_all, settle

Continuation: TypeAlias = Callable[[BassettState], None]


class Course(Struct, frozen=True):
    """Continuations after a phase of the court."""

    opens: Continuation
    """Continuation that opens the table for couches."""
    ends: Continuation
    """Continuation that ends the pack and returns the stakes that are left."""


def turn_fasse(s: BassettState, course: Course) -> None:
    """Turn the first card (fasse). The bank takes its part of every couch on that rank (R22)."""
    (card,) = turn_up(s, GONE)
    speak(s, "say-fasse", rank=rank(card))
    on_it = [(account, sum_) for account, sum_ in lying(s) if account.place == RANKS[rank(card)]]
    taken = [StakeDecided(account, lost=fasse_takes(s.options, sum_)) for account, sum_ in on_it]
    settle(s, bank_account(s.public), taken, WHY)
    between(s, course)


def between(s: BassettState, course: Course) -> None:
    """Open the table for couches before the next couple. If a single card is left, turn it instead."""
    s.public.laid = tuple([row for row in s.public.laid if s.ledger.balance(stake_of_row(s, row))])
    return_uncovered(s)
    if unseen(s) == 1:
        last_of_pack(s, course)
    else:
        course.opens(s)


def turn_couple(s: BassettState, course: Course) -> None:
    """Turn a couple: the first card wins for the punters, the second for the bank.

    The options decide on doublets (R21).
    """
    r = s.public
    winner, loser = map(rank, turn_up(s, WINS, LOSES))
    alike = winner == loser
    speak(s, "say-doublet" if alike else "say-couple", rank_wins=winner, rank_loses=loser)
    if not alike or s.options.couple_doublet == "bank":
        lost = [(account, sum_) for account, sum_ in lying(s) if account.place == RANKS[loser]]
        settle(s, bank_account(r), [StakeDecided(*each) for each in lost], WHY)
    won = [account for account, _ in lying(s) if account.place == RANKS[winner]]
    r.won = tuple([(account.seat, PLACE_OF[account.place]) for account in won if level(account) < len(BENT)])
    for account in won:
        if level(account) == len(BENT):
            pay_step(s, account, 1)
    r.phase = BassettPhase.AFTER_WIN
    if not r.won:
        between(s, course)


def may_bend(s: BassettState, row: tuple[int, int]) -> bool:
    """Whether the bank could pay the card at its next step, if all other winners took their pay now (R15)."""
    o, ladder, bent, besides = s.options, s.options.ladder, stake_of_row(s, row), 0
    others = [stake_of_row(s, each) for each in s.public.won if each != row]
    stakes = []
    for account, sum_ in lying(s):
        if account == bent:
            account = Account(BENT[level(account)], account.seat, account.place)
        elif account in others:
            besides += ladder[level(account) + 1] * sum_
            account = bet(Seat(account.seat), account.place)
        stakes.append((account, sum_))
    return worst_couple(o, stakes) + besides <= in_bank(s)


def winning_row(s: BassettState, seat: Seat) -> tuple[int, int]:
    """Return the row of a player's first winning stake."""
    return next(row for row in s.public.won if row[0] == seat)


def record_answer(s: BassettState, seat: Seat, course: Course) -> None:
    """Record a winner's answer. After the last answer, reopen the table."""
    r = s.public
    r.won = tuple([row for row in r.won if row[0] != seat])
    if not r.won:
        between(s, course)


def bent_cards(s: BassettState, seat: Seat) -> list[str]:
    """Return the cards that a player has left bent."""
    return [account.place for account in own_stakes(s, seat) if account.name in BENT]


def last_of_pack(s: BassettState, course: Course) -> None:
    """Turn the last card, on which punters can only win.

    If the house also banks the next pack, bent cards may stay for that pack (R23, R25).
    """
    r, o = s.public, s.options
    (card,) = turn_up(s, GONE)
    speak(s, "say-last", rank=rank(card))
    r.phase = BassettPhase.LAST_CARD
    goes_on = o.bank_by == "house" and r.deal < o.hand_limit
    r.to_set = tuple([seat for seat in r.punters if goes_on and bent_cards(s, seat)])
    if not r.to_set:
        take_bent(s)
        course.ends(s)


def why_not_bent(s: BassettState, action: TakePay) -> Reason | None:
    return None if action.spot in bent_cards(s, action.seat) else because("refuse-no-stake", law="the-ladder")


def take_bent(s: BassettState) -> None:
    """Pay every bent card at the step that it has reached."""
    for account, _ in lying(s):
        if account.name in BENT:
            pay_step(s, account)


def ask_after_win(s: BassettState) -> Question:
    """Ask each winner whether to take the pay or bend a corner."""
    won = s.public.won
    asked = [Asked(Seat(row[0]), (Take, Paroli) if may_bend(s, row) else (Take,)) for row in won]
    return Question("after-win", tuple(asked), (("rank", won[0][1]),))


def why_no_paroli(s: BassettState, action: Paroli) -> Reason | None:
    asked = any(row[0] == action.seat for row in s.public.won)
    return because("refuse-uncovered", law="the-cover") if asked else None


def ask_last_card(s: BassettState) -> Question:
    asked = [Asked(seat, (TakePay, Ready) if bent_cards(s, seat) else (Ready,)) for seat in s.public.to_set]
    return Question("last-card", tuple(asked))


def take_pay(s: BassettState, action: TakePay) -> None:
    pay_step(s, stake_on(s, action.seat, action.spot))


def pays(more: int) -> Callable[[BassettState, Seat], Farthings]:
    """Return a function that computes the pay of a winning card for its earlier wins and ``more`` further ones."""

    def price(s: BassettState, seat: Seat) -> Farthings:
        account = stake_of_row(s, winning_row(s, seat))
        return Farthings(s.options.ladder[level(account) + more] * s.ledger.balance(account))

    return price


def when_at_court(rules: Rules[BassettState], course: Course) -> None:
    """Register the questions and actions of the court."""
    rules.asks(BassettPhase.AFTER_WIN)(ask_after_win)
    rules.untimely(Paroli)(why_no_paroli)
    rules.asks(BassettPhase.LAST_CARD)(ask_last_card)
    rules.does(TakePay, lambda s, seat: own_spot(bent_cards(s, seat)), why_not_bent, law="the-ladder")(take_pay)

    @rules.does(Take, price=pays(1), law="the-ladder")
    def take(s: BassettState, action: Take) -> None:
        """Pay by the ladder. The stake stays as a fresh couch."""
        account = stake_of_row(s, winning_row(s, action.seat))
        pay_step(s, account, 1)
        record_answer(s, action.seat, course)

    @rules.does(Paroli, price=pays(2), law="the-ladder")
    def paroli(s: BassettState, action: Paroli) -> None:
        account = stake_of_row(s, winning_row(s, action.seat))
        steps = level(account)
        say(s, action.seat, "say-paroli", number=steps + 1)
        pay_all(s, account, Account(BENT[steps], account.seat, account.place), because("paid-bent"))
        record_answer(s, action.seat, course)

    @rules.does(Ready, phase=BassettPhase.LAST_CARD, law="the-ladder")
    def leave_bent(s: BassettState, action: Ready) -> None:
        r = s.public
        r.to_set = tuple([seat for seat in r.to_set if seat != action.seat])
        if not r.to_set:
            course.ends(s)
