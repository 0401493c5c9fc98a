"""New tables: a person's choices become the first line of a session, and such a line becomes a table."""

import logging
import os
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from crowe_table import games
from crowe_table.decoding import convert, decode
from crowe_table.engine.core import Options, Reason, Setup, because
from crowe_table.engine.deal_code import fresh_seed
from crowe_table.engine.game import AnyGame
from crowe_table.engine.journal import FORMAT, MAX_NUMBER, Header
from crowe_table.engine.money import COINAGES, COUNTERS, STAKES, Farthings
from crowe_table.engine.rng import GENERATOR, Chance
from crowe_table.engine.series import MatchPlace, Participant, Series, new_series
from crowe_table.engine.table import AnyTable, Table
from crowe_table.hosting.choosing import with_offered_levels
from crowe_table.plain_text import MAX_NAME_LENGTH

_log = logging.getLogger(__name__)

MAX_PLAYERS = 16
"""Maximum number of players at a table."""
MAX_TEXT_LENGTH = 200
"""Maximum number of characters of a text in a first line, and of a text for display."""


class NewTable(Struct, frozen=True, kw_only=True):
    """The choices for a new table.

    Purses are in farthings. If the seed is empty, the session draws one when it begins.
    """

    game: str
    preset: str
    options: Options
    players: tuple[Participant, ...]
    purses: tuple[Farthings, ...]
    stakes: str
    coinage: str
    seed: str = ""
    known: bool = False
    """Whether a person typed in the seed, and may therefore know the cards."""
    series: Series | None = None
    """The company and the account of its earlier games; None at the beginning of a series."""
    match: MatchPlace | None = None
    """The place of the game in a match; None if it belongs to none."""

    def refilled(self) -> "NewTable":
        """Return a copy in which every purse holds at least the opening purse of the stakes."""
        series = (self.series or new_series(self.players, self.purses)).filled(STAKES[self.stakes].purse)
        return replace(self, purses=series.purses, series=series)

    def setup(self, seed: str = "") -> Setup:
        """Return the game's setup."""
        return Setup(self.options, len(self.players), self.purses, Chance(seed or self.seed))


def choose_table(
    slug: str,
    preset: str,
    players: tuple[Participant, ...],
    stakes: str = COUNTERS,
    seed: str = "",
    coinage: str = "georgian",
    changes: Mapping[str, object] | None = None,
    series: Series | None = None,
) -> NewTable | Reason:
    """Return a new table with the preset's options, changed by ``changes``, and the opening purses of the stakes.

    With a ``series``, each purse holds the money left after its earlier games. Computer players get a level that the
    game offers. If an argument is invalid, return a Reason that names the argument and the allowed values.
    """
    game = find_game(slug)
    if isinstance(game, Reason):
        return game
    options = options_of(game, preset, len(players), stakes)
    if isinstance(options, Reason):
        return options
    try:
        changed = convert({**msgspec.to_builtins(options), **(changes or {})}, type(options))
    except msgspec.ValidationError as fault:
        return because("bad-rule", why=str(fault))
    level = STAKES[stakes]
    players = with_offered_levels(slug, preset, players)
    seated = series.seated(players, level.purse) if series else None
    return NewTable(
        game=slug,
        preset=preset,
        options=changed,
        players=players,
        purses=seated.purses if seated else (level.purse,) * len(players),
        stakes=stakes,
        coinage=COUNTERS if stakes == COUNTERS else coinage,
        seed=seed,
        series=seated,
    )


def find_game(slug: str) -> AnyGame | Reason:
    """Return the game with this name. If there is none, return a reason."""
    if slug not in games.playable():
        return because("bad-game", word=displayable(slug), allowed=", ".join(games.playable()))
    return games.game(slug)


def options_of(game: AnyGame, preset: str, seats: int, stakes: str) -> Options | Reason:
    """Return the options of a preset for a number of players and a level of stakes.

    If there are none, return a reason.
    """
    named = next((each for each in game.presets if each.name == preset), None)
    if named is None:
        known = ", ".join(each.name for each in game.presets)
        return because("bad-preset", word=displayable(preset), game=game.slug, allowed=known)
    if seats not in named.seats:
        known = ", ".join(map(str, named.seats))
        return because("bad-seats", word=str(seats), preset=preset, game=game.slug, allowed=known)
    if stakes not in STAKES:
        return because("bad-stakes", word=displayable(stakes), allowed=", ".join(STAKES))
    return replace(game.preset(preset, seats), unit=STAKES[stakes].unit)


def header_of(new: NewTable) -> Header:
    """Return the first line of the new table's session. If no seed was given, it gets a fresh one."""
    begun = datetime.now(UTC).isoformat(timespec="seconds")
    series = new.series or new_series(new.players, new.purses)
    name, since = series.name or os.urandom(8).hex(), series.begun or begun
    return Header(
        game=new.game,
        laws=games.game(new.game).laws_version,
        preset=new.preset,
        options=Raw(msgspec.json.encode(new.options)),
        players=new.players,
        purses=new.purses,
        seed=new.seed or fresh_seed(),
        known=True if new.known else msgspec.UNSET,
        coinage=new.coinage,
        stakes=new.stakes,
        begun=begun,
        written_series=replace(series, name=name, begun=since),
        match=new.match or msgspec.UNSET,
    )


def copy_header(head: Header) -> Header:
    """Return a session's first line with the same cards, rules, players and purses, but a new account."""
    begun = datetime.now(UTC).isoformat(timespec="seconds")
    series = new_series(head.players, head.purses, os.urandom(8).hex(), begun)
    known = head.known if head.exhibit else True
    return replace(head, begun=begun, written_series=series, format=FORMAT, known=known, match=msgspec.UNSET)


def table_of(head: Header) -> AnyTable | Reason:
    """Return the table that the first line of a session describes, at its first question.

    If there is none, return a reason.
    """
    if wrong := refuse_header(head):
        return wrong
    game = games.game(head.game)
    try:
        options = decode(head.options, game.options)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return because("save-options")
    if any(abs(number) > MAX_NUMBER for number in _numbers(msgspec.to_builtins(options))):
        return because("save-options")
    setup = Setup(options, len(head.players), head.purses, Chance(head.seed), head.exhibit)
    try:
        return because("save-unfit") if game.unfit(setup) else Table(game, setup)
    except Exception:  # A hostile file is refused, whatever exception the game raises.
        _log.exception("No table of %s could be made of what a file says.", game.slug)
        return because("save-unfit")


def refuse_header(head: Header) -> Reason | None:
    """Return why this edition cannot open a session with this first line; None if nothing prevents it.

    The options are not checked.
    """
    if head.game not in games.playable():
        return because("save-unknown-game", game=displayable(head.game))
    ours = games.game(head.game).laws_version
    if head.laws != ours:
        return because("save-other-laws", game=head.game, laws=head.laws, ours=ours)
    if head.generator != GENERATOR:
        return because("save-other-generator", word=displayable(head.generator))
    if not _is_valid(head):
        return because("save-company")
    return head.series.fault(head.players, head.purses)


def _numbers(plain: object) -> Iterator[int]:
    """Yield every number in a nested value of lists and dictionaries."""
    if isinstance(plain, int):
        yield plain
    elif isinstance(plain, Mapping):
        for value in plain.values():
            yield from _numbers(value)
    elif isinstance(plain, list):
        for value in plain:
            yield from _numbers(value)


def _is_valid(head: Header) -> bool:
    """Return whether every text can be displayed and every sum is valid. A person may have edited the file."""
    series = head.series
    entrants = head.match.entrants if isinstance(head.match, MatchPlace) else ()
    company = (*head.players, *series.company, *entrants)
    texts = (
        *(head.preset, head.seed, head.begun, head.exhibit, series.name, series.begun),
        *(player.level for player in company),
        *(text for row in series.rows for text in (row.game, row.preset)),
    )
    return (
        len(head.players) <= MAX_PLAYERS
        and all(text.isprintable() and len(text) <= MAX_TEXT_LENGTH for text in texts)
        and all(_is_valid_name(player.name) for player in company)
        and len(head.purses) == len(head.players)
        and all(0 <= purse <= 10**12 for purse in head.purses)
        and (head.coinage in COINAGES or head.coinage == COUNTERS)
        and head.stakes in STAKES
    )


def _is_valid_name(name: str) -> bool:
    """Return whether the name in a saved session is accepted. New names must also pass ``clean_name``."""
    return 0 < len(name) <= MAX_NAME_LENGTH and name.isprintable() and not name.isspace()


def displayable(text: str, longest: int = MAX_TEXT_LENGTH) -> str:
    """Return a text that can be displayed: without control characters, and with at most ``longest`` characters."""
    cut = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(sign if sign.isprintable() else "?" for sign in cut)
