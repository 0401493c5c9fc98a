"""Money: farthings, coins and the ledger of a session.

Amounts are whole farthings, never floats, and are never divided further. Four farthings make a penny, 48 a shilling,
960 a pound, 1008 a guinea.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NewType

import msgspec

Farthings = NewType("Farthings", int)
NOTHING = Farthings(0)

PENNY, SHILLING, POUND, GUINEA = map(Farthings, (4, 48, 960, 1008))

COINS: Mapping[str, Farthings] = {
    name: Farthings(value)
    for name, value in {
        "guinea": 1008,
        "sovereign": 960,
        "half-guinea": 504,
        "half-sovereign": 480,
        "quarter-guinea": 252,
        "crown": 240,
        "half-crown": 120,
        "florin": 96,
        "shilling": 48,
        "sixpence": 24,
        "groat": 16,
        "threepence": 12,
        "twopence": 8,
        "penny": 4,
        "halfpenny": 2,
        "farthing": 1,
    }.items()
}
"""Every coin and its value, the largest first."""

COINAGES: Mapping[str, tuple[str, ...]] = {
    "georgian": (
        *("guinea", "half-guinea", "quarter-guinea", "crown", "half-crown", "shilling", "sixpence"),
        *("groat", "threepence", "twopence", "penny", "halfpenny", "farthing"),
    ),
    "stuart": (
        *("guinea", "half-guinea", "crown", "half-crown", "shilling", "sixpence"),
        *("groat", "threepence", "twopence", "penny", "halfpenny", "farthing"),
    ),
    "victorian": (
        *("sovereign", "half-sovereign", "crown", "half-crown", "florin", "shilling", "sixpence"),
        *("threepence", "penny", "halfpenny", "farthing"),
    ),
}
"""The coins in circulation at the time of each rule book."""


class Stakes(msgspec.Struct, frozen=True):
    """A level of stakes: the table's unit and each player's opening purse, in farthings."""

    unit: Farthings
    purse: Farthings


COUNTERS = "counters"
"""Key of the level of stakes, and of the coinage, for a table that plays for counters.

One counter is one unit, and no coin is named.
"""
STAKES: Mapping[str, Stakes] = {
    COUNTERS: Stakes(Farthings(4), Farthings(400)),
    "alehouse": Stakes(Farthings(4), Farthings(480)),
    "coffee_house": Stakes(Farthings(24), Farthings(2016)),
    "assembly": Stakes(Farthings(120), Farthings(10080)),
    "club": Stakes(Farthings(504), Farthings(50400)),
}
"""All levels of stakes. Every unit is a multiple of four, so that halves and quarters are whole."""


class Account(msgspec.Struct, frozen=True, cache_hash=True):
    """A place that holds money: the pot, a seat's purse, or a seat's bet on a spot of a cloth."""

    name: str
    seat: int = -1
    """The owner; −1 for the table."""
    place: str = ""
    """A spot or a number, if a seat has several accounts of this name."""
    counters: bool = False
    """Whether the account holds the game's own counters, which are not money. Its balance may be negative."""

    @property
    def personal(self) -> bool:
        """Whether the account is a player's own: a purse, or a box of counters."""
        return self.name in ("purse", "counters")

    @property
    def text(self) -> str:
        """The text form for digests and layouts: ``pot``, ``purse:2`` or ``bet:2:7``."""
        parts = (self.name, *((str(self.seat),) if self.seat >= 0 else ()), *((self.place,) if self.place else ()))
        return ":".join(parts)


MINT = Account("mint")
POT = Account("pot")
BANK = Account("bank")
BOX = Account("box")
PURSES = tuple(Account("purse", seat) for seat in range(9))
STORE = Account("store", counters=True)
"""The account from which a game's counters come and to which they return."""
BOXES = tuple(Account("counters", seat, counters=True) for seat in range(9))

FRACTIONS = ("", "¼", "½", "¾")
"""Fractions of a penny in quarters, written after a whole number."""


def purse(seat: int) -> Account:
    """Return a player's own money account."""
    return PURSES[seat]


def box_of(seat: int) -> Account:
    """Return a player's box of counters."""
    return BOXES[seat]


def lsd(amount: Farthings) -> str:
    """Format a sum as ``£1 1s 0¾d``; a loss has a minus sign."""
    pounds, rest = divmod(abs(amount), POUND)
    shillings, rest = divmod(rest, SHILLING)
    pence, quarter = divmod(rest, PENNY)
    parts = []
    if pounds:
        parts.append(f"£{pounds}")
    if shillings or (pounds and rest):
        parts.append(f"{shillings}s")
    if rest or not parts:
        whole = str(pence) if pence or parts or not quarter else ""
        parts.append(f"{whole}{FRACTIONS[quarter]}d")
    return ("−" if amount < 0 else "") + " ".join(parts)


def shilling_notation(amount: Farthings) -> str:
    """Format a sum in the shortest form: ``10/6``, ``5/–``, ``6d``, ``£1 1/–``."""
    pounds, rest = divmod(amount, POUND)
    shillings, rest = divmod(rest, SHILLING)
    pence, quarter = divmod(rest, PENNY)
    of_pence = f"{pence or ''}{FRACTIONS[quarter]}"
    if not shillings and not pounds:
        return f"{of_pence or 0}d"
    small = f"{shillings}/{of_pence or '–'}" if shillings or of_pence else ""
    return " ".join(part for part in (f"£{pounds}" if pounds else "", small) if part)


def half_guineas(amount: Farthings) -> int | None:
    """Return the sum in half-guineas; None unless it is a positive whole number."""
    count, rest = divmod(amount, COINS["half-guinea"])
    return count if count > 0 and not rest else None


def to_coins(amount: Farthings, coinage: str = "georgian") -> dict[str, int]:
    """Return the coins for a sum: as many of the largest coin as possible, then the fewest coins for the rest.

    Raises ValueError for a negative sum.
    """
    if amount < 0:
        raise ValueError("A debt cannot be shown in coin.")
    names = COINAGES[coinage]
    whole, rest = divmod(amount, COINS[names[0]])
    shown = {names[0]: whole} if whole else {}
    for name in _fewest(coinage)[rest]:
        shown[name] = shown.get(name, 0) + 1
    return shown


@cache
def _fewest(coinage: str) -> list[tuple[str, ...]]:
    """Return the fewest coins for each sum below the value of the largest coin.

    Of two equally short lists, the one with larger coins is returned.
    """
    largest, *names = COINAGES[coinage]
    best: list[tuple[str, ...]] = [()]
    for total in range(1, COINS[largest]):
        choices = ((name, *best[total - COINS[name]]) for name in names if COINS[name] <= total)
        best.append(min(choices, key=len))
    return best


def share(total: Farthings, weights: Sequence[int]) -> list[Farthings]:
    """Split a pot in proportion to the weights, each share rounded down.

    The farthings left over are given out one by one in the order of ``weights``. Callers list the dealer's left
    neighbour first.
    """
    whole = sum(weights)
    shares = [total * weight // whole for weight in weights]
    left = total - sum(shares)
    for i, weight in enumerate(weights):
        if left and weight:
            shares[i] += 1
            left -= 1
    return [Farthings(each) for each in shares]


def half_rounded_down(stake: Farthings) -> Farthings:
    """Return half the stake, rounded down. A bank takes this sum when it takes half."""
    return Farthings(stake // 2)


def odds_pay(stake: Farthings, win: int, risk: int) -> Farthings | None:
    """Return the winnings of a stake at odds of *win* to *risk*; None if they are not a whole number of farthings."""
    pays, rest = divmod(stake * win, risk)
    return None if rest else Farthings(pays)


class Refused(ValueError):
    """Raised for an invalid ledger entry. The ledger stays unchanged."""


class Entry(msgspec.Struct, frozen=True):
    """One transfer between two accounts: a positive whole number of farthings or counters, and the reason."""

    number: int
    deal: int
    source: Account
    target: Account
    farthings: Farthings
    why: str


class Ledger:
    """Balances and the entries that produced them. The balances sum to zero after every entry.

    Only the mint and accounts of counters may be negative. Entries are only ever appended. Copies share the entries
    made before they diverged.
    """

    __slots__ = ("_latest", "balances")

    def __init__(self) -> None:
        self.balances: dict[Account, Farthings] = {}
        self._latest: _Link | None = None

    def clone(self) -> "Ledger":
        twin = Ledger.__new__(Ledger)
        twin.balances = self.balances.copy()
        twin._latest = self._latest
        return twin

    def record(self) -> list[tuple[str, Farthings]]:
        """Return the non-zero balances, sorted by account text, for digests."""
        return sorted((account.text, sum_) for account, sum_ in self.balances.items() if sum_)

    def balance(self, account: Account) -> Farthings:
        return self.balances.get(account, NOTHING)

    def pay(self, source: Account, target: Account, farthings: Farthings, why: str, deal: int = 0) -> None:
        """Transfer money or counters.

        Raises Refused if the source has too little, if the sum is zero, or if counters would become money.
        """
        if farthings <= 0 or source == target:
            raise Refused("An entry needs two accounts and at least a farthing.")
        if source.counters != target.counters:
            raise Refused(f"Counters are no money: {source.text} cannot pay {target.text}.")
        if source != MINT and not source.counters and self.balance(source) < farthings:
            held = self.balance(source)
            raise Refused(f"{source.text} holds {lsd(held)}, less than {lsd(farthings)}.")
        number = self._latest.entry.number + 1 if self._latest else 1
        self.balances[source] = Farthings(self.balance(source) - farthings)
        self.balances[target] = Farthings(self.balance(target) + farthings)
        self._latest = _Link(Entry(number, deal, source, target, farthings, why), self._latest)

    def entries(self) -> list[Entry]:
        """Return every entry, the oldest first."""
        return list(self._backwards())[::-1]

    def sum(self) -> Farthings:
        """Return the total of all balances, which is always zero."""
        return Farthings(sum(self.balances.values()))

    def _backwards(self) -> Iterator[Entry]:
        link = self._latest
        while link:
            yield link.entry
            link = link.before


class _Link:
    __slots__ = ("before", "entry")

    def __init__(self, entry: Entry, before: "_Link | None") -> None:
        self.entry = entry
        self.before = before
