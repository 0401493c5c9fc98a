"""Debts to other players and to the bystander."""

from typing import Any

from crowe_table.engine.core import NO_SEAT, PickAmount, PickSeat, PickWord, Said, because
from crowe_table.engine.money import MINT, Farthings
from crowe_table.kit.answer_parts import SampledPart
from crowe_table.kit.debts import (
    BYSTANDER,
    NO_REQUEST,
    Borrow,
    BorrowBystander,
    Debt,
    DebtRecord,
    Decline,
    Lend,
    LoanLimits,
    Loans,
    SitOut,
    Staking,
    after_debts,
    bystander_comes,
    bystander_leaves,
    lend,
    owed_to_bystander,
    repay,
    richest,
    when_borrowing,
)
from crowe_table.kit.purses import in_purse, in_purses, pay_seat
from crowe_table.kit.rules import Rules
from tests.kit.small import A, B, C, SmallPhase, asked, do, listen, question, table

OF_PLAYER = Debt(B, 1, A, Farthings(30))
OF_BYSTANDER = Debt(B, 0, NO_SEAT, Farthings(20))


def table_with_debts():
    """Return a table at which A, who had 100, has lent B 30. The bystander has lent B 20. C owes nothing."""
    s = table(purses=(100, 0, 50))
    s.ledger.pay(MINT, BYSTANDER, Farthings(500), "bystander")
    debts = lend(s, (), OF_PLAYER)
    return s, lend(s, debts, OF_BYSTANDER)


def test_a_loan_is_paid_to_the_borrower() -> None:
    s, debts = table_with_debts()
    assert in_purses(s) == (70, 50, 50)
    assert s.ledger.balance(BYSTANDER) == 480
    assert debts == (OF_PLAYER, OF_BYSTANDER)
    assert [owed_to_bystander(debts, seat) for seat in (A, B, C)] == [0, 20, 0]


def test_a_loan_makes_nobody_richer() -> None:
    s, debts = table_with_debts()
    assert list(after_debts(s, debts)) == [100, 0, 50]


def test_the_oldest_debts_are_repaid_first() -> None:
    s, debts = table_with_debts()
    pay_seat(s, B, C, Farthings(15), because("loses"))
    left = repay(s, debts)
    assert left == (Debt(B, 0, NO_SEAT, Farthings(15)),)
    assert in_purses(s) == (100, 0, 65)
    pay_seat(s, C, B, Farthings(40), because("wins"))
    assert repay(s, left) == ()
    assert (in_purses(s), s.ledger.balance(BYSTANDER)) == ((100, 25, 25), 500)


def test_richest_players_after_debts() -> None:
    s, debts = table_with_debts()
    assert richest(s, debts) == (A,)
    assert richest(s, (*debts, Debt(A, 1, C, Farthings(25)))) == (A, C), "75 each"


def test_the_bystander_leaves_with_the_rest() -> None:
    s = table(purses=(100, 0, 0))
    bystander_comes(s, Farthings(50))
    lend(s, (), OF_BYSTANDER)
    bystander_leaves(s)
    assert (s.ledger.balance(BYSTANDER), s.ledger.balance(MINT), in_purses(s)) == (0, -120, (100, 20, 0))


# --- Loans -----------------------------------------------------------------------------------------------------------


def loan_table(*, may_show: bool = True, credit: int = 20):
    """Return a table at which B has nothing, with the loans that B may take: 10 to 24, in steps of 2.

    A and C can lend all their money.
    """
    rules, gone_on, held_up = Rules[Any](), [], []
    loans = Loans[Any, Any](
        lack=lambda s, seat: LoanLimits(10, 24, 2) if seat == B else None,
        lendable=lambda s, seat: {each: in_purse(s, each) for each in (A, C) if each not in s.public.refused},
        credit=lambda s: credit,
        may_show=lambda s, seat: may_show,
        hold_up=lambda s, seat: held_up.append(seat),
        question=lambda s: "lend",
        law="borrowing",
    )
    when_borrowing(rules, SmallPhase.LAST, loans, lambda s: gone_on.append(s.public.debts))
    s = table(purses=(17, 0, 8), record=DebtRecord)
    bystander_comes(s, Farthings(100))
    return rules, loans, s, gone_on, held_up


def test_possible_loans() -> None:
    _, loans, s, *_ = loan_table()
    assert loans.acts(s, A) == []
    assert loans.acts(s, B) == [Borrow, BorrowBystander]
    assert loans.of_players(s, B) == [
        (PickSeat((A,)), SampledPart(PickAmount(10, 16, 2), [10, 16]), PickWord(("show", "hide"), "manner"))
    ], "C has too little"
    assert loans.of_bystander(s, B) == [(SampledPart(PickAmount(10, 20, 2), [10, 20]),)]


def test_a_hand_that_may_not_be_shown_is_hidden() -> None:
    _, loans, s, *_ = loan_table(may_show=False, credit=0)
    assert loans.acts(s, B) == [Borrow]
    assert loans.of_players(s, B)[0][2] == PickWord(("hide",), "manner")


def test_the_lender_sees_the_hand_and_lends() -> None:
    rules, _, s, gone_on, held_up = loan_table()
    do(rules, s, Borrow(B, Farthings(12), A, "show"))
    assert (question(rules, s).key, asked(question(rules, s))) == ("lend-shown", {A: ("Lend", "Decline")})
    assert held_up == [B]
    do(rules, s, Lend(A))
    assert held_up == [B, B], "shown, and then hidden"
    assert gone_on == [(Debt(B, 1, A, Farthings(12)),)]
    assert (in_purses(s), s.public.borrowed, s.public.request) == ((5, 12, 8), True, NO_REQUEST)


def test_a_player_who_declined_is_not_asked_again_in_the_turn() -> None:
    rules, _, s, gone_on, held_up = loan_table()
    events = listen(s)
    do(rules, s, Borrow(B, Farthings(12), A, "hide"))
    assert question(rules, s).key == "lend"
    do(rules, s, Decline(A))
    assert (gone_on, held_up, s.public.refused, s.public.borrowed) == ([()], [], (A,), False)
    assert events[-1] == Said(A, because("say-decline"))
    assert in_purses(s) == (17, 0, 8)


def test_the_bystander_lends_at_once() -> None:
    rules, _, s, gone_on, _ = loan_table()
    do(rules, s, BorrowBystander(B, Farthings(10)))
    assert (in_purses(s), owed_to_bystander(s.public.debts, B)) == ((17, 10, 8), 10)
    assert len(gone_on) == 1


# --- The stake before a deal -----------------------------------------------------------------------------------------


def stake_table(stake: int = 10):
    """Return a table with a stake that B cannot pay. B may borrow the stake from A or from the bystander."""
    rules, dealt = Rules[Any](), list[object]()
    _, loans, s, *_ = loan_table(may_show=False)
    round_of_stakes = Staking(SmallPhase.FIRST, lambda s: Farthings(stake), loans, lambda s, seats: dealt.append(seats))
    when_borrowing(rules, SmallPhase.LAST, loans, lambda s: dealt.append("turn"), round_of_stakes)
    return rules, round_of_stakes, s, dealt


def test_a_player_who_borrows_the_stake_is_dealt_in() -> None:
    rules, stakes, s, dealt = stake_table(8)
    stakes.begin(s)
    assert (question(rules, s).key, asked(question(rules, s))) == ("ante", {B: ("Borrow", "BorrowBystander", "SitOut")})
    do(rules, s, BorrowBystander(B, Farthings(10)))
    assert (dealt, s.public.begging) == ([[B, C, A]], ())


def test_a_player_who_sits_out_is_not_dealt_in() -> None:
    rules, stakes, s, dealt = stake_table(8)
    stakes.begin(s)
    do(rules, s, SitOut(B))
    assert dealt == [[C, A]]


def test_players_who_cannot_borrow_are_skipped() -> None:
    rules, stakes, s, dealt = stake_table(10)
    s.public.debts = (OF_BYSTANDER,)
    stakes.begin(s)
    assert (asked(question(rules, s)), s.public.begging) == ({B: ("Borrow", "SitOut")}, (B, C))
    do(rules, s, Borrow(B, Farthings(10), A, "hide"))
    do(rules, s, Decline(A))
    assert (dealt, s.public.refused) == ([[A]], ())


def test_a_loan_in_the_turn_does_not_affect_stakes() -> None:
    rules, _, s, dealt = stake_table()
    do(rules, s, BorrowBystander(B, Farthings(10)))
    assert dealt == ["turn"]
