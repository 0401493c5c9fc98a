"""The setup of a table: the game, its players, the stakes, and the house rules.

The house rules are derived from the game's options.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import get_args, get_type_hints

import msgspec
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.core import LEAST_IF_ANY, Options, Preset, Reason
from crowe_table.engine.deal_code import read_code
from crowe_table.engine.game import AnyGame
from crowe_table.engine.money import COINAGES, COUNTERS, STAKES, Farthings
from crowe_table.engine.series import MatchPlace, MatchPlan, Participant, Pronoun, Series
from crowe_table.hosting.choosing import levels_offered, with_offered_levels
from crowe_table.hosting.last_seats import LastTable
from crowe_table.hosting.match import ENTRANTS, new_match
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.launch import DEFAULT_LEVEL, DEFAULT_STAKES
from crowe_table.plain_text import clean_name
from crowe_table.search import LEVELS
from crowe_table.search.levels import nearest
from crowe_table.words.characters import PLAIN, character_of, person
from crowe_table.words.table_rules import UNIT, OptionValue

PERSON = ""
"""The level of a player who is a person."""


@dataclass(frozen=True)
class HouseRule:
    """A house rule with its possible values in order."""

    name: str
    values: Sequence[OptionValue]


@cache
def rules_of(options: type[Options]) -> tuple[HouseRule, ...]:
    """Return the house rules of a game, in the order of its options.

    Raise TypeError if an option is not a boolean, a choice or a range of integers.
    """
    hints = get_type_hints(options)
    info = msgspec.inspect.type_info(options)
    if not isinstance(info, msgspec.inspect.StructType):
        raise TypeError(f"{options.__name__} is no structure")
    return tuple(HouseRule(each.name, _values(each, hints[each.name])) for each in info.fields if each.name != UNIT)


def _values(each: msgspec.inspect.Field, hint: object) -> Sequence[OptionValue]:
    kind, least = each.type, 0
    if isinstance(kind, msgspec.inspect.Metadata):
        least = (kind.extra or {}).get(LEAST_IF_ANY, 0)
        kind = kind.type
    if isinstance(kind, msgspec.inspect.BoolType):
        return (False, True)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return get_args(hint)
    if isinstance(kind, msgspec.inspect.IntType) and kind.ge is not None and kind.le is not None:
        values = range(kind.ge, kind.le + 1, kind.multiple_of or 1)
        return tuple([value for value in values if not value or value >= least]) if least else values
    raise TypeError(f"the option {each.name} cannot be chosen from")


@dataclass
class Guest:
    """A person or computer player who may sit down."""

    name: str
    level: str = DEFAULT_LEVEL
    face: str = PLAIN
    """The name of the face that a person chose."""
    pronoun: Pronoun = "they"

    @property
    def participant(self) -> Participant:
        """This guest as a participant of a table. A computer player's name determines its face and pronoun."""
        if self.person:
            return person(self.name, self.face, self.pronoun)
        return Participant(self.name, self.level)

    @property
    def person(self) -> bool:
        return self.level == PERSON


def guest_of(player: Participant) -> Guest:
    """Return the guest for a player of an earlier table."""
    if player.level:
        return Guest(player.name, player.level)
    character = character_of(player)
    return Guest(player.name, player.level, character.face, character.pronoun)


@dataclass
class TableChoice:
    """The choices for a table that is being set up."""

    slug: str
    guests: list[Guest]
    """Guests for the largest table, all with different names.

    The first of them take the seats, and the visitor is first.
    """
    preset: str = ""
    seats: int = 0
    stakes: str = DEFAULT_STAKES
    coinage: str = "georgian"
    altered: dict[str, OptionValue] = field(default_factory=dict)
    passed_on: dict[str, OptionValue] = field(default_factory=dict)
    """Options that the previous game has set, such as the next dealer.

    They apply only to the same preset and number of players.
    """
    sitting: Series | None = None
    """The account of players who have played together. None for a new sitting."""
    fill: bool = False
    """Whether the purse of every player who sits down is filled up."""
    code: str = ""
    """The deal code as typed. Empty for a new deal."""
    match: MatchPlan | None = None
    """The match that the table begins; None for a single game. Only tables for counters begin a match."""

    def __post_init__(self) -> None:
        self.choose_game(self.slug)

    @property
    def game(self) -> AnyGame:
        return games.game(self.slug)

    @property
    def chosen_preset(self) -> Preset:
        return next(preset for preset in self.game.presets if preset.name == self.preset)

    def choose_game(self, slug: str) -> None:
        """Choose another game, with its first preset and its usual number of players."""
        self.slug = slug
        if not self.sitting:
            self.seats = 0
        self.choose_preset(self.game.presets[0].name)

    def choose_preset(self, preset: str) -> None:
        """Choose another preset with its own rules. The number of players stays if the preset allows it."""
        self.preset = preset
        self.altered.clear()
        self.passed_on.clear()
        if self.seats not in self.chosen_preset.seats:
            self.seats = self.chosen_preset.usual or self.chosen_preset.seats[0]

    def sit_as_before(self, last: LastTable) -> None:
        """Restore the last table of this game as far as it is still possible. The visitor keeps the current name."""
        preset = next((preset for preset in self.game.presets if preset.name == last.preset), None)
        if preset is None or len(last.players) not in preset.seats:
            return
        visitor, known = self.guests[0].name, {player.name for player in last.players}
        levels = (PERSON, *[level.key for level in LEVELS])
        seated = [guest_of(player) for player in last.players if player.level in levels and _can_be_called(player.name)]
        if len(seated) != len(last.players) or any(guest.name == visitor for guest in seated[1:]):
            return
        if seated[0].person:
            seated[0] = self.guests[0]
        seated[0].name = visitor
        self.guests = [*seated, *(guest for guest in self.guests[1:] if guest.name not in known)]
        self.seats = len(seated)
        self.choose_preset(preset.name)
        if last.stakes in STAKES:
            self.stakes = last.stakes
        if last.coinage in (COUNTERS, *COINAGES):
            self.coinage = last.coinage
        for rule in rules_of(self.game.options):
            if last.altered.get(rule.name, None) in rule.values:
                self.alter(rule.name, last.altered[rule.name])

    @property
    def abilities(self) -> tuple[str, ...]:
        """The levels offered at this table, and ``PERSON``."""
        return (*[level.key for level in levels_offered(self.slug, self.preset, self.seats)], PERSON)

    def ability(self, guest: Guest) -> str:
        """Return the level of a guest at this table: the guest's own, or the nearest level that is offered."""
        offered = levels_offered(self.slug, self.preset, self.seats)
        return PERSON if guest.person else nearest(guest.level, offered).key

    def _players(self) -> tuple[Participant, ...]:
        return with_offered_levels(self.slug, self.preset, [guest.participant for guest in self.guests[: self.seats]])

    def seating(self) -> LastTable:
        """Return the current choices in the form in which they are remembered for the next table."""
        players = self._players()
        return LastTable(
            game=self.slug,
            preset=self.preset,
            players=players,
            stakes=self.stakes,
            coinage=self.coinage,
            altered=dict(self.altered),
        )

    def choose_seats(self, seats: int) -> None:
        self.seats = seats

    def place(self, seat: int, name: str) -> None:
        """Seat the named guest in this chair. The two guests change places."""
        other = next(at for at, guest in enumerate(self.guests) if guest.name == name)
        self.guests[seat], self.guests[other] = self.guests[other], self.guests[seat]

    def call(self, seat: int, name: str) -> None:
        """Rename the guest in this chair, unless the name is empty or taken."""
        name = clean_name(name)
        if name and all(guest.name != name for guest in self.guests):
            self.guests[seat].name = name

    def alter(self, rule: str, value: OptionValue) -> None:
        """Change a house rule. Choosing the book's value removes the change."""
        self.altered.pop(rule, None)
        if self.printed(rule) != value:
            self.altered[rule] = value

    def printed(self, rule: str) -> OptionValue:
        """Return the book's value of a rule."""
        found: OptionValue = getattr(self.game.preset(self.preset, self.seats), rule)
        return found

    def value(self, rule: str) -> OptionValue:
        """Return the current value of a rule."""
        return self.altered.get(rule, self.printed(rule))

    def table(self) -> NewTable | Reason:
        """Return the table to be played, or the reason why it is not possible."""
        seed = read_code(self.code) if self.code.strip() else ""
        if isinstance(seed, Reason):
            return seed
        players = self._players()
        new = choose_table(
            self.slug,
            self.preset,
            players,
            self.stakes,
            seed,
            coinage=self.coinage,
            changes={**self.passed_on, **self.altered},
            series=self.sitting,
        )
        if isinstance(new, Reason):
            return new
        new = replace(new.refilled() if self.fill else new, known=bool(seed), match=self._place())
        return self.game.unfit(new.setup(_ANY_SEED)) or new

    @property
    def matches(self) -> tuple[MatchPlan, ...]:
        """The matches that this table can begin: none in a sitting, or for stakes.

        The computer players of a duplicate match and of a tournament replace every person but the first.
        """
        seated = self.guests[: self.seats]
        if self.sitting or self.stakes != COUNTERS or self.seats < 2:
            return ()
        alone = seated[0].person and not any(guest.person for guest in seated[1:]) and len(self.guests) >= ENTRANTS
        others: tuple[MatchPlan, ...] = ("duplicate", *(("tournament",) if self.seats == 2 else ())) if alone else ()
        return ("best_of_3", "best_of_5", *others)

    def _place(self) -> MatchPlace | None:
        if self.match is None or self.match not in self.matches:
            return None
        level = self.ability(self.guests[1])
        able = [Participant(guest.name, level) for guest in self.guests if not guest.person]
        if self.match == "duplicate":
            return new_match(self.match, able[self.seats - 1 :][:1])
        if self.match == "tournament":
            return new_match(self.match, [self._players()[0], *able[: ENTRANTS - 1]])
        return new_match(self.match)

    def purse(self, guest: Guest) -> Farthings:
        """Return the purse with which a guest would sit down."""
        full = STAKES[self.stakes].purse
        company = self.sitting.company if self.sitting else ()
        place = next((at for at, member in enumerate(company) if member.name == guest.name), None)
        if self.sitting is None or place is None:
            return full
        return max(full, self.sitting.purse(place)) if self.fill else self.sitting.purse(place)


def _can_be_called(name: str) -> bool:
    return name == clean_name(name) != ""


def choice_after(game: NewTable, sitting: Series, strangers: Sequence[str]) -> TableChoice:
    """Return the default choices after a game: the same table again.

    The guests are first the players of that game, then those who sat out, then computer players.
    """
    out = [at for at in range(len(sitting.company)) if at not in sitting.seats]
    guests = [guest_of(sitting.company[at]) for at in (*sitting.seats, *out)]
    known = {guest.name for guest in guests}
    guests += [Guest(name) for name in strangers if name not in known]
    choice = TableChoice(game.game, guests, sitting=sitting, stakes=game.stakes, coinage=game.coinage)
    choice.choose_seats(len(game.players))
    choice.choose_preset(game.preset)
    for rule in rules_of(type(game.options)):
        if rule.name not in game.options.passed_on:
            choice.alter(rule.name, getattr(game.options, rule.name))
    choice.passed_on = {name: getattr(game.options, name) for name in sorted(game.options.passed_on)}
    return choice


_ANY_SEED = "whether it can be played"
"""A seed for testing whether the game can be played with these options."""
