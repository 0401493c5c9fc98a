"""A sitting at Hazard: everything true at the table, and what everybody knows of it."""

from collections.abc import Iterator

from msgspec import Struct

from crowe_table.engine.core import Facts, FactValue, Now, Reason, Seat, Tell, View
from crowe_table.engine.dice import Throw
from crowe_table.engine.money import MINT, Farthings, purse
from crowe_table.engine.parts import settle
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.state import State
from crowe_table.games.hazard.options import HazardOptions

SLUG = "hazard"

FIRST_CASTER, WAGER, AGAINST, CHOICE, MAIN, COME_OUT, ODDS, DECISION, RACE, SETTLED, OVER = (
    *("first_caster", "wager", "against", "choice", "main", "come_out"),
    *("odds", "decision", "race", "settled", "over"),
)
CASTING = (MAIN, COME_OUT, RACE)
"""The phases in which the box is thrown."""

RETRIEVED, VOID = "retrieved", "void"
"""How a hand may end without a throw to decide it."""


class SideBet(Struct, frozen=True):
    """A bet aside. ``taker`` is −1 while it stands untaken; ``to`` whom alone it is offered, or −1 for anybody."""

    number: int
    maker: Seat
    side: int
    """Which of ``SIDES`` the maker is for."""
    stake: Farthings
    """What the maker has put down."""
    against: Farthings
    """What the taker puts down."""
    to: Seat
    taker: Seat = -1

    @property
    def account(self) -> str:
        return f"bet:side:{self.number}"

    def row(self) -> tuple[int, ...]:
        """As a row of the slip of bets aside, ``SLIP`` saying what each number is."""
        other = self.to if self.taker < 0 else self.taker
        state = 2 if self.taker >= 0 else 0 if self.to < 0 else 1
        return self.maker, other, self.side, self.stake, self.against, state, self.number


SLIP = ("seat", "other", "side", "farthings", "against", "state", "number")
"""The columns of the slip of bets aside. ``state``: 0 offered to anybody, 1 to one player, 2 taken."""


def from_row(row: tuple[int, ...]) -> SideBet:
    """The bet aside of which this is the row."""
    maker, other, side, stake, against, state, number = row
    return SideBet(number, maker, side, stake, against, other if state == 1 else -1, other if state == 2 else -1)


class HazardFacts(Facts, frozen=True, kw_only=True):
    """What all know at Hazard. The dealer is he who holds the box."""

    totals: tuple[tuple[int, ...], ...]
    """For each seat, what it has thrown for the box."""
    throwing: tuple[Seat, ...]
    """Who has still to throw for the box, in order."""
    dice: Throw
    """The dice as they lie; none where none has been thrown."""
    main: int
    """5 to 9; 0 while it is not known."""
    chance: int
    """4 to 10; 0 while there is none."""
    price: tuple[tuple[int, ...], ...]
    """The odds against the caster as a row: ``(how, so many, to so many)``. See ``odds.shown``. No row: no odds."""
    aside: tuple[tuple[int, ...], ...]
    """The bets aside, each a row of ``SLIP``."""
    made: tuple[int, ...]
    """For each seat, how many bets aside it has offered in this hand."""
    last_number: int
    """The number of the last bet aside offered in this hand."""
    waiting: tuple[Seat, ...]
    """Who may still bet aside before the box is thrown."""
    to_speak: tuple[Seat, ...]
    """Who has still to be heard against the caster, in order."""
    spoken: tuple[Seat, ...]
    """Who has named a bet in secret."""
    losses: int
    """Mains lost running by him who holds the box."""
    wins: int
    """Mains won running by him who holds the box."""
    passes: int
    """How many have passed the box running."""
    outcome: str
    """How the last hand ended; empty while one is played."""
    ready: tuple[Seat, ...]
    """Who looks to the next hand."""
    opened: tuple[Farthings, ...]
    """The purses with which the company sat down."""


class HazardState(State):
    """Everything true at a table of Hazard. What is staked is in the ledger and nowhere else."""

    __slots__ = (
        *("aside", "dice", "last_number", "losses", "made", "main", "opened", "options", "outcome", "passes", "point"),
        *("price", "ready", "sealed", "throwing", "to_speak", "totals", "waiting", "wins"),
    )

    def __init__(self, options: HazardOptions, seats: int, purses: tuple[Farthings, ...], chance: Chance) -> None:
        super().__init__(seats, chance)
        self.options = options
        self.opened = purses
        self.totals: list[list[int]] = [[] for _ in range(seats)]
        self.throwing: list[Seat] = list(range(seats))
        self.dice: Throw = ()
        self.main = 0
        self.point = 0
        """The caster's chance."""
        self.price: tuple[tuple[int, ...], ...] = ()
        self.aside: list[SideBet] = []
        self.made = [0] * seats
        self.last_number = 0
        self.waiting: list[Seat] = []
        self.to_speak: list[Seat] = []
        self.sealed = [-1] * seats
        """For each seat the bet it has named in secret; 0 for none, −1 while it has not spoken."""
        self.losses = 0
        self.wins = 0
        self.passes = 0
        self.outcome = ""
        self.ready: list[Seat] = []

    # --- who

    @property
    def others(self) -> tuple[Seat, ...]:
        """All but him who holds the box, from his left."""
        return self.round_from(self.dealer)[1:]

    @property
    def backed(self) -> tuple[Seat, ...]:
        """Those whose money stands against the caster, from his left."""
        return tuple(seat for seat in self.others if self.staked(seat))

    @property
    def all_pass(self) -> bool:
        """Whether the box has gone round, and everybody who could cast has passed it."""
        return self.passes >= len(self.can_cast)

    # --- what

    @property
    def slip(self) -> tuple[tuple[int, ...], ...]:
        """The bets aside as they are written down, each a row of ``SLIP``."""
        return tuple(each.row() for each in self.aside)

    # --- money

    def purse(self, seat: Seat) -> Farthings:
        return self.ledger.balance(purse(seat))

    def staked(self, seat: Seat) -> Farthings:
        """What this seat has staked on the hand."""
        return self.ledger.balance(bet(seat))

    @property
    def wager(self) -> Farthings:
        """What the caster has staked."""
        return self.staked(self.dealer)

    @property
    def unmatched(self) -> Farthings:
        """What of the caster's wager nobody has yet set."""
        return self.wager - sum(map(self.staked, self.others))

    @property
    def can_cast(self) -> list[Seat]:
        """Those who could pay the least wager."""
        return [seat for seat in self.ring if self.purse(seat) >= self.options.least]


def bet(seat: Seat) -> str:
    """The account of a seat's stake on the hand."""
    return f"bet:{seat}"


def odds_laid(seat: Seat) -> str:
    """The account of the odds a seat has laid."""
    return f"odds:{seat}"


def pay(s: HazardState, source: str, target: str, farthings: Farthings, why: Reason, tell: Tell) -> None:
    """Moves money and tells it."""
    settle.pay(s, source, target, farthings, why, SLUG, tell)


def pay_all(s: HazardState, source: str, target: str, why: Reason, tell: Tell) -> None:
    """Moves all that an account holds."""
    pay(s, source, target, s.ledger.balance(source), why, tell)


def now(name: str, value: FactValue, tell: Tell) -> None:
    """Tells the new value of a fact."""
    if tell:
        tell(Now(name, value))


def stakes_of(s: HazardState) -> Iterator[tuple[str, Seat]]:
    """Every account of stakes and odds on the hand, and whose it is: the caster's first, then from his left."""
    for seat in s.round_from(s.dealer):
        yield bet(seat), seat
        yield odds_laid(seat), seat


# --- What everybody knows --------------------------------------------------------------------------------------------


def facts_of(s: HazardState) -> HazardFacts:
    """All that is true here, but the dice to come and bets named in secret."""
    return HazardFacts(
        ring=s.ring,
        sides=tuple(range(s.seats)),
        dealer=s.dealer,
        scores=(),
        purses=settle.purses_of(s),
        accounts=settle.accounts_of(s),
        totals=tuple(map(tuple, s.totals)),
        throwing=tuple(s.throwing),
        dice=s.dice,
        main=s.main,
        chance=s.point,
        price=s.price,
        aside=s.slip,
        made=tuple(s.made),
        last_number=s.last_number,
        waiting=tuple(s.waiting),
        to_speak=tuple(s.to_speak),
        spoken=tuple(seat for seat in range(s.seats) if s.sealed[seat] >= 0),
        losses=s.losses,
        wins=s.wins,
        passes=s.passes,
        outcome=s.outcome,
        ready=tuple(s.ready),
        opened=s.opened,
    )


def imagined(view: View, rng: Rng) -> HazardState:
    """A sitting as this view shows it, with other dice to come, and any bets where some are named in secret."""
    f, o = view.facts, view.options
    assert isinstance(f, HazardFacts)
    assert isinstance(o, HazardOptions)
    s = HazardState(o, view.seats, f.opened, Chance(f"imagined {rng.word()} {rng.word()}"))
    s.ring, s.deal, s.dealer, s.phase = f.ring, view.deal, f.dealer, view.phase
    s.rng = s.chance.stream("deal", view.deal)
    s.totals, s.throwing = [list(each) for each in f.totals], list(f.throwing)
    s.dice, s.main, s.point, s.price = f.dice, f.main, f.chance, f.price
    s.aside, s.made, s.last_number = [from_row(row) for row in f.aside], list(f.made), f.last_number
    s.waiting, s.to_speak, s.ready = list(f.waiting), list(f.to_speak), list(f.ready)
    s.losses, s.wins, s.passes, s.outcome = f.losses, f.wins, f.passes, f.outcome
    lying = {purse(seat): held for seat, held in enumerate(f.purses)} | dict(f.accounts)
    s.ledger.balances = {MINT: -sum(lying.values()), **lying}
    for seat in f.spoken:
        s.sealed[seat] = o.offer_step * rng.below(s.purse(seat) // o.offer_step + 1)
    return s
