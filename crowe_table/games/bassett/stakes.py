"""Operations shared by faro and the court: lifting, paying and returning stakes, and turning cards."""

from collections.abc import Sequence

from crowe_table.engine.cards import Card
from crowe_table.engine.core import NO_SEAT, PickSpot, Seat, because
from crowe_table.engine.money import Account, Farthings, purse
from crowe_table.engine.piles import Pile
from crowe_table.games.bassett.cover import covers, is_in_worst_case, kind_of, named_ranks
from crowe_table.games.bassett.layout import CLOTH
from crowe_table.games.bassett.spots import PLACE_OF
from crowe_table.games.bassett.state import (
    BENT,
    GONE,
    PACK,
    WINS,
    BassettState,
    bank_account,
    level,
    lying,
    mark,
    stake_of_row,
)
from crowe_table.kit.announcing import announce, report_changes, say
from crowe_table.kit.answer_parts import SampledPart
from crowe_table.kit.card_moves import draw, move_all
from crowe_table.kit.purses import pay
from crowe_table.kit.stakes import Settling, bet, pay_all, return_stake

WHY = Settling(because("paid-bank"), because("paid-punter"))


def speak(s: BassettState, key: str, /, **args: int) -> None:
    """Announce a message in the name of the banker."""
    if s.public.dealer == NO_SEAT:
        announce(s, key, "", **args)
    else:
        say(s, s.public.dealer, key, **args)


def turn_up(s: BassettState, *onto: Pile) -> list[Card]:
    """Turn the next cards, one onto each of these piles. The card that won last is first moved to the spent pile."""
    move_all(s, WINS, GONE)
    cards = []
    for pile in onto:
        draw(s, 1, PACK, pile, "turn")
        cards.append(s.at(pile)[-1])
    mark(s.public, cards)
    report_changes(s)
    return cards


def record_placement(s: BassettState, account: Account) -> None:
    """Record a stake as the one placed last."""
    forget(s, account)
    s.public.laid = (*s.public.laid, (account.seat, PLACE_OF[account.place]))


def forget(s: BassettState, account: Account) -> None:
    """Remove a stake from the record of placements."""
    row = account.seat, PLACE_OF[account.place]
    s.public.laid = tuple([each for each in s.public.laid if each != row])


def lift(s: BassettState, account: Account) -> None:
    """Give a stake back to its owner."""
    forget(s, account)
    return_stake(s, account, because("paid-back"))


def own_spot(spots: Sequence[str]) -> SampledPart:
    """Return the choice of one of these spots, on which the player has stakes."""
    return SampledPart(PickSpot(CLOTH, tuple(spots)), spots, judged=True)


def pay_step(s: BassettState, account: Account, more: int = 0) -> None:
    """Pay a stake for the step that it has reached, or for ``more`` steps above.

    A bent stake then becomes a fresh couch.
    """
    steps, sum_ = level(account) + more, s.ledger.balance(account)
    pays = Farthings(s.options.ladder[steps] * sum_)
    pay(s, bank_account(s.public), purse(account.seat), pays, because("paid-step", number=steps))
    if account.name in BENT:
        pay_all(s, account, bet(Seat(account.seat), account.place), because("paid-fresh"))


def return_uncovered(s: BassettState) -> None:
    """Give back stakes until the bank can cover the rest.

    Among the stakes that count in the worst outcome, the one placed last is given back first (R24). At court, a bent
    card is paid at the step that it has reached.
    """
    while not covers(s, lying(s)):
        row = next(row for row in reversed(s.public.laid) if is_in_worst_case(s, stake_of_row(s, row)))
        account = stake_of_row(s, row)
        spot, ranks, sum_ = kind_of(account.place), named_ranks(s, account.place), s.ledger.balance(account)
        announce(s, "handed-back", seat=row[0], farthings=sum_, spot=spot, ranks=ranks)
        pay_step(s, account)
        lift(s, stake_of_row(s, row))  # A bent card that was paid is a couch now.
