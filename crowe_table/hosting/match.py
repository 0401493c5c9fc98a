"""Matches of several games: the best of three or five, a duplicate match, and a tournament of eight.

A match has no file of its own. Each of its games is a session whose header names its place in the match, and everything
else follows from the sessions on the shelf. A deleted game is played again.
"""

import os
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from crowe_table import games
from crowe_table.decoding import decode
from crowe_table.engine.core import Reason, because
from crowe_table.engine.journal import Header
from crowe_table.engine.money import COUNTERS, STAKES
from crowe_table.engine.series import MatchPlace, MatchPlan, Participant
from crowe_table.hosting.listing import SavedGame
from crowe_table.hosting.new_table import NewTable

NEEDED: dict[MatchPlan, int] = {"best_of_3": 2, "best_of_5": 3}
"""Number of games to win."""
DUPLICATE_DEALS = 12
"""Minimum number of deals in a duplicate match. The game in which it is reached is played to its end."""
ENTRANTS, ROUNDS = 8, 3
"""Number of players and of rounds in a tournament."""
MAX_GAMES: dict[MatchPlan, int] = {"best_of_3": 3, "best_of_5": 5, "tournament": ROUNDS}
"""Maximum number of games that a person plays, if none is drawn. A duplicate match is measured in deals."""


class GameResult(Struct, frozen=True):
    """The result of one game of a match."""

    file: str
    place: MatchPlace
    names: tuple[str, ...]
    leads: tuple[int, ...]
    """Each seat's lead over the best other side, in points. Without scores, the farthings won (lost: negative)."""
    in_points: bool
    deals: int

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of the side that won; none if the game was a draw."""
        most = max(self.leads)
        return tuple(seat for seat, lead in enumerate(self.leads) if lead == most) if most > 0 else ()


class NextGame(Struct, frozen=True):
    """A game of a match that is still to be played."""

    place: MatchPlace
    players: tuple[Participant, ...] = ()
    """The players; none if they are the same as in the other games."""
    file: str = ""
    """The file of the unfinished session in which this game has begun; empty if it has not."""
    twin: str = ""
    """The file of the game with the same cards at another table; empty if there is none."""


class DuplicateLine(Struct, frozen=True):
    """One game of a duplicate match: the leads with the same cards at the two tables."""

    own: GameResult
    other: GameResult | None
    """The game at the other table; None if it is not finished."""

    @property
    def gain(self) -> int:
        """The person's lead minus that of the computer player in the same chair, in points or farthings."""
        return self.own.leads[0] - self.other.leads[0] if self.other else 0


class Match:
    """A match, from its sessions on the shelf."""

    def __init__(self, entries: Iterable[SavedGame], name: str) -> None:
        """Create the match of this name. Raises ValueError if it has no session among the entries."""
        own = [entry for entry in entries if entry.match is not None and entry.match.match == name]
        self._entries = sorted(own, key=lambda entry: (entry.begun, entry.file))
        if not self._entries:
            raise ValueError("a match has at least one session")
        first = self._entries[0]
        assert first.match is not None
        self.place = replace(first.match, number=0, table=0, house=False)
        self.first = first
        self.results = tuple([result for entry in self._entries if (result := result_of(entry))])

    @property
    def plan(self) -> MatchPlan:
        return self.place.plan

    @property
    def over(self) -> bool:
        """Whether no game is left to play."""
        return self.next_game() is None and not self.house_games()

    def next_game(self) -> NextGame | None:
        """Return the next game of the person. None if there is none, or if other tables must finish first."""
        if self.plan == "tournament":
            left = [game for game in self._left_in_tournament() if not game.place.house]
            return left[0] if left else None
        played = [result for result in self.results if not result.place.house]
        if self.plan == "duplicate":
            done = sum(result.deals for result in played) >= DUPLICATE_DEALS
        else:
            done = max(self.wins().values(), default=0) >= NEEDED[self.plan]
        if done:
            return None
        numbers = {result.place.number for result in played}
        place = replace(self.place, number=next(number for number in range(len(numbers) + 1) if number not in numbers))
        return NextGame(place, file=self._begun(place))

    def house_games(self) -> tuple[NextGame, ...]:
        """Return the games that computer players can play now at other tables."""
        if self.plan == "tournament":
            return tuple([game for game in self._left_in_tournament() if game.place.house])
        if self.plan != "duplicate":
            return ()
        left = []
        for line in self.duplicate_lines():
            if line.other is None:
                place = replace(self.place, number=line.own.place.number, table=1, house=True)
                left.append(NextGame(place, file=self._begun(place), twin=line.own.file))
        return tuple(left)

    # --- the best of several games

    def wins(self) -> dict[str, int]:
        """Return the number of games that each player has won, in the order of the seats."""
        found = dict.fromkeys(self.first.names, 0)
        found.update(Counter(result.names[seat] for result in self.results for seat in result.winners))
        return found

    # --- a duplicate match

    def duplicate_lines(self) -> list[DuplicateLine]:
        """Return the person's games, each with the game at the other table."""
        others = {result.place.number: result for result in self.results if result.place.house}
        own = {result.place.number: result for result in self.results if not result.place.house}
        return [DuplicateLine(result, others.get(number)) for number, result in sorted(own.items())]

    # --- a tournament

    def rounds(self) -> list[list[tuple[int, ...]]]:
        """Return the pairs of each round, as indices of the entrants. A player who is not yet known is left out."""
        pairs = [tuple(range(at, at + 2)) for at in range(0, ENTRANTS, 2)]
        found = [pairs]
        for number in range(1, ROUNDS):
            winners = [self._winner_of(number - 1, table, pair) for table, pair in enumerate(pairs)]
            pairs = [
                tuple(winner for winner in winners[at : at + 2] if winner is not None)
                for at in range(0, len(winners), 2)
            ]
            found.append(pairs)
        return found

    @property
    def champion(self) -> int | None:
        """The index of the entrant who won the tournament; None while it is not decided."""
        ((*final,),) = self.rounds()[-1]
        return self._winner_of(ROUNDS - 1, 0, tuple(final))

    def game_of(self, number: int, table: int) -> GameResult | None:
        """Return the decisive game at a table of a round. A game that was drawn is played again."""
        return next(
            (
                each
                for each in self.results
                if (each.place.number, each.place.table) == (number, table) and each.winners
            ),
            None,
        )

    def _winner_of(self, number: int, table: int, pair: Sequence[int]) -> int | None:
        result = self.game_of(number, table)
        if result is None or len(pair) < 2:
            return None
        winner = result.names[result.winners[0]]
        return next((at for at in pair if self.place.entrants[at].name == winner), None)

    def _left_in_tournament(self) -> list[NextGame]:
        left = []
        for number, pairs in enumerate(self.rounds()):
            for table, pair in enumerate(pairs):
                if len(pair) == 2 and self._winner_of(number, table, pair) is None:
                    players = tuple(self.place.entrants[at] for at in pair)
                    house = all(player.level for player in players)
                    place = replace(self.place, number=number, table=table, house=house)
                    left.append(NextGame(place, players, self._begun(place)))
        return left

    def _begun(self, place: MatchPlace) -> str:
        return next((entry.file for entry in self._entries if entry.match == place and not entry.finished), "")


def new_match(plan: MatchPlan, entrants: Sequence[Participant] = ()) -> MatchPlace:
    """Return the place of the first game of a new match."""
    return MatchPlace(match=os.urandom(8).hex(), plan=plan, entrants=tuple(entrants))


def result_of(entry: SavedGame) -> GameResult | None:
    """Return the result of a game of a match; None if it is not finished."""
    if entry.match is None or not entry.finished:
        return None
    leads = [purse - STAKES[COUNTERS].purse for purse in entry.purses]
    if entry.scores:
        leads = [_lead(entry.scores, side) for side in entry.sides]
    return GameResult(entry.file, entry.match, entry.names, tuple(leads), bool(entry.scores), entry.deal)


def _lead(scores: Sequence[int], side: int) -> int:
    others = [score for at, score in enumerate(scores) if at != side]
    return scores[side] - max(others, default=0)


def open_match(entries: Iterable[SavedGame]) -> str:
    """Return the name of the match that was played last, unless it is over. ``entries`` has the latest first."""
    own = [entry for entry in entries if entry.match is not None]
    name = next((entry.match.match for entry in own if entry.match), "")
    return name if name and not Match(own, name).over else ""


def table_for(game: NextGame, head: Header, seed: str = "") -> NewTable | Reason:
    """Return the table of a game, with the rules of another game of the match, whose header is ``head``."""
    laws = games.game(head.game)
    try:
        options = decode(head.options, laws.options)
    except msgspec.MsgspecError:
        return because("save-options")
    players = game.players or head.players
    if game.twin:
        players = (*game.place.entrants, *head.players[1:])
    return NewTable(
        game=head.game,
        preset=head.preset,
        options=options,
        players=players,
        purses=(STAKES[COUNTERS].purse,) * len(players),
        stakes=COUNTERS,
        coinage=COUNTERS,
        seed=seed,
        match=game.place,
    )
