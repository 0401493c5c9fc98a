"""A series: several games that one company plays one after another, and every farthing that moved in them.

The account of a series is a list of rows that is only ever added to. A row is a game played to its end, or money given
by the mint; it sums to zero, and so does the whole: the mint is overdrawn by what it gave, and by nothing else.
"""

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from crowe_table.engine.core import Reason, because
from crowe_table.engine.money import NOTHING, Farthings

MOST_MONEY = 10**12
"""Farthings: more than any purse may hold, and more than any game may move."""
MOST_ROWS = 2_000


Pronoun: TypeAlias = Literal["they", "she", "he"]


class Participant(Struct, frozen=True):
    """Who sits in a seat: a person, or a player of the house of some level."""

    name: str
    level: str = ""
    """Empty for a person."""
    face: str | UnsetType = UNSET
    """The profile that a person chose; unset for a plain oval, and for a player of the house, who is known by name."""
    pronoun: Pronoun | UnsetType = UNSET
    """How a person would be spoken of; unset for *they*, and for a player of the house."""


class Row(Struct, frozen=True, kw_only=True):
    """One line of the account, in farthings."""

    game: str = ""
    """Empty where the mint gave money."""
    preset: str = ""
    moved: tuple[Farthings, ...]
    """For each of the company, what came into the purse; what left it is negative."""
    house: Farthings = NOTHING
    """What came to the house: its box, and the fund of a bank it kept."""
    mint: Farthings = NOTHING
    """What came to the mint: zero or less."""

    @property
    def sum(self) -> Farthings:
        """Zero, in every account that is in order."""
        return Farthings(sum(self.moved) + self.house + self.mint)


class Series(Struct, frozen=True, kw_only=True):
    """A company, who of it sits where in the game that is played now, and the account of the games before."""

    name: str
    """Unlike that of any other series."""
    begun: str = ""
    """ISO 8601, universal time."""
    company: tuple[Participant, ...]
    """All who have played in it, those who sit out now among them."""
    seats: tuple[int, ...]
    """For each seat of the game that is played now, the place in the company of the player who has it."""
    rows: tuple[Row, ...]

    # --- what it comes to

    @property
    def purses(self) -> tuple[Farthings, ...]:
        """For each seat, what the player sits down with."""
        return tuple(self.purse(member) for member in self.seats)

    def purse(self, member: int) -> Farthings:
        """What one of the company has now."""
        return Farthings(sum(row.moved[member] for row in self.rows))

    def given(self, member: int) -> Farthings:
        """What one of the company was given by the mint."""
        return Farthings(sum(row.moved[member] for row in self.rows if not row.game))

    def result(self, member: int) -> Farthings:
        """What one of the company has won or lost: the purse, less what the mint gave."""
        return Farthings(self.purse(member) - self.given(member))

    @property
    def house(self) -> Farthings:
        """What the house has won or lost."""
        return Farthings(sum(row.house for row in self.rows))

    @property
    def sum(self) -> Farthings:
        """The results of all the company and of the house together: zero, always."""
        return Farthings(sum(self.result(member) for member in range(len(self.company))) + self.house)

    @property
    def games(self) -> int:
        """How many have been played to their end."""
        return sum(bool(row.game) for row in self.rows)

    # --- what is added to it

    def played(self, game: str, preset: str, won: tuple[Farthings, ...]) -> "Series":
        """A game is over: won and lost, seat by seat. What the players together have not, the house has."""
        moved = self._by_member(won)
        return self._with(Row(game=game, preset=preset, moved=moved, house=Farthings(-sum(moved))))

    def bought(self, by_seat: tuple[Farthings, ...]) -> "Series":
        """What the players bought in for while they played, seat by seat."""
        given = self._by_member(by_seat)
        return self._with(Row(moved=given, mint=Farthings(-sum(given)))) if any(given) else self

    def filled(self, full: Farthings) -> "Series":
        """Every purse at the table that holds less is filled up to this from the mint."""
        given = self._by_member(tuple(Farthings(max(0, full - purse)) for purse in self.purses))
        return self._with(Row(moved=given, mint=Farthings(-sum(given)))) if any(given) else self

    def seated(self, players: tuple[Participant, ...], opening: Farthings) -> "Series":
        """Who sits down to the next game. Those who come new to the company are given this purse by the mint."""
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
        """What is wrong with the account, or with these players and purses by it; None if all is in order."""
        if not self._company_in_order(players):
            return because("save-sitting-company")
        if len(self.rows) > MOST_ROWS:
            return because("save-sitting-row", line=MOST_ROWS)
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
    """Whether a row sums to zero, and moves what such a row may."""
    lawful = row.mint == 0 if row.game else row.house == 0 and min(row.moved, default=0) >= 0
    within = all(abs(each) <= MOST_MONEY for each in (*row.moved, row.house, row.mint))
    return len(row.moved) == company and within and lawful and row.sum == 0


def new_series(
    players: tuple[Participant, ...], purses: tuple[Farthings, ...], name: str = "", begun: str = ""
) -> Series:
    """A series that begins: each player is given a purse by the mint."""
    first = Row(moved=purses, mint=Farthings(-sum(purses)))
    return Series(name=name, begun=begun, company=players, seats=tuple(range(len(players))), rows=(first,))
