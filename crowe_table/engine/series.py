"""A series: the consecutive games of one company of players, and the account of all their money.

The account is an append-only list of rows. A row is a finished game, or money given by the mint. Each row sums to zero,
and so does the account. The mint's balance is the negative of the money that it gave.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from crowe_table.engine.core import Reason, because
from crowe_table.engine.money import NOTHING, Farthings

MAX_MONEY = 10**12
"""Upper limit in farthings for a purse and for the money moved in a game."""
MAX_ROWS = 2_000


Pronoun: TypeAlias = Literal["they", "she", "he"]


class Participant(Struct, frozen=True):
    """The occupant of a seat: a person, or a computer player of a certain level."""

    name: str
    level: str = ""
    """The level of a computer player; empty for a person."""
    face: str | UnsetType = UNSET
    """A person's chosen portrait; unset for a plain oval.

    A computer player has no chosen portrait, because the name determines the portrait.
    """
    pronoun: Pronoun | UnsetType = UNSET
    """A person's pronoun; unset for *they*. A computer player has none."""


MatchPlan: TypeAlias = Literal["best_of_3", "best_of_5", "duplicate", "tournament"]


class MatchPlace(Struct, frozen=True, kw_only=True, gc=False):
    """The place of one game in a match of several games."""

    match: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}\Z")]
    """The name of the match, which is unique."""
    plan: MatchPlan
    number: Annotated[int, Meta(ge=0, lt=1000)] = 0
    """The number of the game in the match or, in a tournament, of the round. Both count from 0."""
    table: Annotated[int, Meta(ge=0, lt=4)] = 0
    """The number of the table. Several tables play at the same time in a duplicate match and in a tournament."""
    house: bool = False
    """Whether only computer players sit at this table. No person plays or continues such a game."""
    entrants: Annotated[tuple[Participant, ...], Meta(max_length=8)] = ()
    """The players of a tournament. In a duplicate match, the computer player in the first chair of the other table."""


class Row(Struct, frozen=True, kw_only=True):
    """One line of the account, in farthings."""

    game: str = ""
    """The game; empty if the mint gave money."""
    preset: str = ""
    moved: tuple[Farthings, ...]
    """The change of each member's purse."""
    house: Farthings = NOTHING
    """The change of the house's money: its box and the fund of its bank."""
    mint: Farthings = NOTHING
    """The change of the mint's money: zero or less."""

    @property
    def sum(self) -> Farthings:
        """The total of the row. It is zero in a valid account."""
        return Farthings(sum(self.moved) + self.house + self.mint)


class Series(Struct, frozen=True, kw_only=True):
    """A company, its seating in the current game, and the account of earlier games."""

    name: str
    """The name, which is unique among all series."""
    begun: str = ""
    """Start of the series: ISO 8601, UTC."""
    company: tuple[Participant, ...]
    """All members who have ever played in the series, including those who sit out now."""
    seats: tuple[int, ...]
    """For each seat of the current game, the index of its player in the company."""
    rows: tuple[Row, ...]

    # --- what it comes to

    @property
    def purses(self) -> tuple[Farthings, ...]:
        """The purse of each seat at the start of the next game."""
        return tuple(self.purse(member) for member in self.seats)

    def purse(self, member: int) -> Farthings:
        """Return the current purse of a member."""
        return Farthings(sum(row.moved[member] for row in self.rows))

    def given(self, member: int) -> Farthings:
        """Return the money that a member received from the mint."""
        return Farthings(sum(row.moved[member] for row in self.rows if not row.game))

    def result(self, member: int) -> Farthings:
        """Return a member's total win or loss: the purse minus the money that the mint gave."""
        return Farthings(self.purse(member) - self.given(member))

    @property
    def house(self) -> Farthings:
        """Winnings of the house."""
        return Farthings(sum(row.house for row in self.rows))

    @property
    def sum(self) -> Farthings:
        """The results of the company and the house together. It is always zero."""
        return Farthings(sum(self.result(member) for member in range(len(self.company))) + self.house)

    @property
    def games(self) -> int:
        """Number of finished games."""
        return sum(bool(row.game) for row in self.rows)

    # --- what is added to it

    def played(self, game: str, preset: str, won: tuple[Farthings, ...]) -> "Series":
        """Add a finished game, with the result of each seat. The house's change makes the row sum to zero."""
        moved = self._by_member(won)
        return self._with(Row(game=game, preset=preset, moved=moved, house=Farthings(-sum(moved))))

    def bought(self, by_seat: tuple[Farthings, ...]) -> "Series":
        """Add to the account the money that each seat received from the mint by buying in during the game."""
        given = self._by_member(by_seat)
        return self._with(Row(moved=given, mint=Farthings(-sum(given)))) if any(given) else self

    def filled(self, full: Farthings) -> "Series":
        """Top up every purse at the table to at least ``full`` from the mint."""
        given = self._by_member(tuple(Farthings(max(0, full - purse)) for purse in self.purses))
        return self._with(Row(moved=given, mint=Farthings(-sum(given)))) if any(given) else self

    def seated(self, players: tuple[Participant, ...], opening: Farthings) -> "Series":
        """Seat players for the next game. New members of the company receive the ``opening`` purse from the mint."""
        names = [member.name for member in self.company]
        joining = tuple(player for player in players if player.name not in names)
        sitting = {player.name: player for player in players}
        company = (*(sitting.get(member.name, member) for member in self.company), *joining)
        places = {member.name: place for place, member in enumerate(company)}
        none = (NOTHING,) * len(joining)
        grown = replace(
            self,
            company=company,
            seats=tuple(places[player.name] for player in players),
            rows=tuple(replace(row, moved=(*row.moved, *none)) for row in self.rows),
        )
        given = (*(NOTHING,) * len(names), *(opening,) * len(joining))
        return grown._with(Row(moved=given, mint=Farthings(-sum(given)))) if any(given) else grown

    def _by_member(self, by_seat: tuple[Farthings, ...]) -> tuple[Farthings, ...]:
        moved = [NOTHING] * len(self.company)
        for member, farthings in zip(self.seats, by_seat, strict=True):
            moved[member] = farthings
        return tuple(moved)

    def _with(self, row: Row) -> "Series":
        return replace(self, rows=(*self.rows, row))

    # --- whether it is in order

    def fault(self, players: tuple[Participant, ...], purses: tuple[Farthings, ...]) -> Reason | None:
        """Return any error in the account, or in these players and purses; None if all are valid."""
        if not self._company_in_order(players):
            return because("save-sitting-company")
        if len(self.rows) > MAX_ROWS:
            return because("save-sitting-row", line=MAX_ROWS)
        held = [0] * len(self.company)
        for number, row in enumerate(self.rows, 1):
            if not _in_order(row, len(held)):
                return because("save-sitting-row", line=number)
            held = [before + moved for before, moved in zip(held, row.moved, strict=True)]
            if min(held, default=0) < 0:
                return because("save-sitting-row", line=number)
        return None if purses == self.purses else because("save-sitting-purses")

    def _company_in_order(self, players: tuple[Participant, ...]) -> bool:
        return (
            len(set(self.seats)) == len(self.seats) == len(players)
            and all(0 <= member < len(self.company) for member in self.seats)
            and all(self.company[member] == player for member, player in zip(self.seats, players, strict=True))
        )


def _in_order(row: Row, company: int) -> bool:
    """Return whether a row is valid: it sums to zero and changes only the money that a row of its type may change."""
    lawful = row.mint == 0 if row.game else row.house == 0 and min(row.moved, default=0) >= 0
    within = all(abs(each) <= MAX_MONEY for each in (*row.moved, row.house, row.mint))
    return len(row.moved) == company and within and lawful and row.sum == 0


def new_series(
    players: tuple[Participant, ...], purses: tuple[Farthings, ...], name: str = "", begun: str = ""
) -> Series:
    """Return a new series. The mint gives each player a purse."""
    first = Row(moved=purses, mint=Farthings(-sum(purses)))
    return Series(name=name, begun=begun, company=players, seats=tuple(range(len(players))), rows=(first,))
