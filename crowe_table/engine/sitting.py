"""The account of a sitting: one company, game after game, and every farthing that came into a purse or left it.

The account is a list of rows that is only ever added to. A row is a game played to its end, or purses given by the
mint; it sums to nought, and so does the whole: the mint is overdrawn by what it gave, and by nothing else.
"""

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import Reason, because
from crowe_table.engine.money import NOTHING, Farthings

MOST_MONEY = 10**12
"""Farthings: more than any purse may hold, and more than any game may move."""
MOST_ROWS = 2_000


class Player(Struct, frozen=True):
    """Who sits in a seat: a person, or an opponent of some level."""

    name: str
    level: str = ""
    """Empty for a person."""


class Row(Struct, frozen=True, kw_only=True):
    """One line of the account."""

    game: str = ""
    """Empty where the mint gave money."""
    preset: str = ""
    moved: tuple[Farthings, ...]
    """For each of the company, what came into the purse; what left it is negative."""
    house: Farthings = NOTHING
    """What came to the house: its box, and the fund of a bank it kept."""
    mint: Farthings = NOTHING
    """What came to the mint: nought or less."""

    @property
    def sum(self) -> Farthings:
        """Nought, in every account that is in order."""
        return Farthings(sum(self.moved) + self.house + self.mint)


class Sitting(Struct, frozen=True, kw_only=True):
    """A company that plays one game after another, with the purses they brought to the first."""

    name: str
    """That no other sitting bears."""
    begun: str = ""
    """ISO 8601, universal time."""
    company: tuple[Player, ...]
    """All who have sat down in it, those who sit out now among them."""
    seats: tuple[int, ...]
    """For each seat of the game that is played now, the place in the company of him who sits there."""
    rows: tuple[Row, ...]

    # --- what it comes to

    @property
    def purses(self) -> tuple[Farthings, ...]:
        """For each seat, what he sits down with."""
        return tuple(self.purse(member) for member in self.seats)

    def purse(self, member: int) -> Farthings:
        """What one of the company has now."""
        return Farthings(sum(row.moved[member] for row in self.rows))

    def given(self, member: int) -> Farthings:
        """What he was given by the mint."""
        return Farthings(sum(row.moved[member] for row in self.rows if not row.game))

    def result(self, member: int) -> Farthings:
        """What he has won or lost: his purse, less what he was given."""
        return Farthings(self.purse(member) - self.given(member))

    @property
    def house(self) -> Farthings:
        """What the house has won or lost."""
        return Farthings(sum(row.house for row in self.rows))

    @property
    def sum(self) -> Farthings:
        """The results of all the company and of the house together: nought, always."""
        return Farthings(sum(self.result(member) for member in range(len(self.company))) + self.house)

    @property
    def games(self) -> int:
        """How many have been played to their end."""
        return sum(bool(row.game) for row in self.rows)

    # --- what is added to it

    def played(self, game: str, preset: str, won: tuple[Farthings, ...]) -> "Sitting":
        """A game is over: won and lost, seat by seat. What the players together have not, the house has."""
        moved = self._spread(won)
        return self._with(Row(game=game, preset=preset, moved=moved, house=Farthings(-sum(moved))))

    def filled(self, full: Farthings) -> "Sitting":
        """Every purse at the table that holds less is filled up to this from the mint."""
        given = self._spread(tuple(Farthings(max(0, full - purse)) for purse in self.purses))
        return self._with(Row(moved=given, mint=Farthings(-sum(given)))) if any(given) else self

    def seated(self, players: tuple[Player, ...], opening: Farthings) -> "Sitting":
        """Who sits down to the next game. He who comes new to the company is given his purse by the mint."""
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

    def _spread(self, by_seat: tuple[Farthings, ...]) -> tuple[Farthings, ...]:
        moved = [NOTHING] * len(self.company)
        for member, farthings in zip(self.seats, by_seat, strict=True):
            moved[member] = farthings
        return tuple(moved)

    def _with(self, row: Row) -> "Sitting":
        return replace(self, rows=(*self.rows, row))

    # --- whether it is in order

    def fault(self, players: tuple[Player, ...], purses: tuple[Farthings, ...]) -> Reason | None:
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

    def _company_in_order(self, players: tuple[Player, ...]) -> bool:
        return (
            len(set(self.seats)) == len(self.seats) == len(players)
            and all(0 <= member < len(self.company) for member in self.seats)
            and all(self.company[member] == player for member, player in zip(self.seats, players, strict=True))
        )


def _in_order(row: Row, company: int) -> bool:
    """Whether a row sums to nought, and moves what such a row may."""
    lawful = row.mint == 0 if row.game else row.house == 0 and min(row.moved, default=0) >= 0
    within = all(abs(each) <= MOST_MONEY for each in (*row.moved, row.house, row.mint))
    return len(row.moved) == company and within and lawful and row.sum == 0


def opened(players: tuple[Player, ...], purses: tuple[Farthings, ...], name: str = "", begun: str = "") -> Sitting:
    """A sitting that begins: each is given his purse by the mint."""
    first = Row(moved=purses, mint=Farthings(-sum(purses)))
    return Sitting(name=name, begun=begun, company=players, seats=tuple(range(len(players))), rows=(first,))
