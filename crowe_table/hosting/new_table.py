"""A new table: from what was chosen to the first line of its session, and back from that line to the table."""

import logging
import os
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.core import Options, Reason, Setup, because
from crowe_table.engine.deal_code import fresh_seed
from crowe_table.engine.game import AnyGame
from crowe_table.engine.journal import FORMAT, LARGEST, Header
from crowe_table.engine.money import COINAGES, COUNTERS, STAKES, Farthings
from crowe_table.engine.rng import GENERATOR, Chance
from crowe_table.engine.series import Participant, Series, new_series
from crowe_table.engine.table import AnyTable, Table
from crowe_table.hosting.choosing import as_offered
from crowe_table.plain_text import LONGEST_NAME

_log = logging.getLogger(__name__)

MOST_PLAYERS = 16
"""No table seats more."""
LONGEST_TEXT = 200


class NewTable(Struct, frozen=True, kw_only=True):
    """A table as it was chosen. Purses are in farthings; an empty seed is drawn when the session begins."""

    game: str
    preset: str
    options: Options
    players: tuple[Participant, ...]
    purses: tuple[Farthings, ...]
    stakes: str
    coinage: str
    seed: str = ""
    series: Series | None = None
    """The company and its account of the games before; None where a series begins."""

    def refilled(self) -> "NewTable":
        """The same, each purse filled again to what its level of stakes opens with, where it holds less."""
        series = (self.series or new_series(self.players, self.purses)).filled(STAKES[self.stakes].purse)
        return replace(self, purses=series.purses, series=series)

    def setup(self, seed: str = "") -> Setup:
        """What the game needs."""
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
    """A table by names: the preset's options with some changed, and purses as the level of stakes opens them; or, of a
    company that has played before, as those games have left them. Players of the house are of levels offered there.

    The Reason says which name is wrong and what would be right.
    """
    game = find_game(slug)
    if isinstance(game, Reason):
        return game
    options = options_of(game, preset, len(players), stakes)
    if isinstance(options, Reason):
        return options
    try:
        changed = msgspec.convert({**msgspec.to_builtins(options), **(changes or {})}, type(options))
    except msgspec.ValidationError as fault:
        return because("bad-rule", why=str(fault))
    level = STAKES[stakes]
    players = as_offered(slug, preset, players)
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
    """The laws of a game by its name."""
    if slug not in games.slugs():
        return because("bad-game", word=shown(slug), allowed=", ".join(games.slugs()))
    return games.game(slug)


def options_of(game: AnyGame, preset: str, seats: int, stakes: str) -> Options | Reason:
    """A preset's options for so many players at a level of stakes."""
    named = next((each for each in game.presets if each.name == preset), None)
    if named is None:
        known = ", ".join(each.name for each in game.presets)
        return because("bad-preset", word=shown(preset), game=game.slug, allowed=known)
    if seats not in named.seats:
        known = ", ".join(map(str, named.seats))
        return because("bad-seats", word=str(seats), preset=preset, game=game.slug, allowed=known)
    if stakes not in STAKES:
        return because("bad-stakes", word=shown(stakes), allowed=", ".join(STAKES))
    return replace(game.preset(preset, seats), unit=STAKES[stakes].unit)


def header_of(new: NewTable) -> Header:
    """The first line of the new table's session, its seed drawn if none was given."""
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
        coinage=new.coinage,
        stakes=new.stakes,
        begun=begun,
        written_series=replace(series, name=name, begun=since),
    )


def copied(head: Header) -> Header:
    """The first line of a session like another: its cards, rules, players and purses, and an account anew."""
    begun = datetime.now(UTC).isoformat(timespec="seconds")
    series = new_series(head.players, head.purses, os.urandom(8).hex(), begun)
    return replace(head, begun=begun, written_series=series, format=FORMAT)


def table_of(head: Header) -> AnyTable | Reason:
    """The table that a session's first line describes, at its first question."""
    if wrong := unfit_head(head):
        return wrong
    game = games.game(head.game)
    try:
        options = msgspec.json.decode(head.options, type=game.options)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return because("save-options")
    if any(abs(number) > LARGEST for number in _numbers(msgspec.to_builtins(options))):
        return because("save-options")
    setup = Setup(options, len(head.players), head.purses, Chance(head.seed), head.exhibit)
    try:
        return because("save-unfit") if game.unfit(setup) else Table(game, setup)
    except Exception:  # Whatever a file was made to say, it is refused and not fallen over.
        _log.exception("No table of %s could be made of what a file says.", game.slug)
        return because("save-unfit")


def unfit_head(head: Header) -> Reason | None:
    """Why no table of this edition can be what a session's first line says, its options aside; or None."""
    if head.game not in games.slugs():
        return because("save-unknown-game", game=shown(head.game))
    ours = games.game(head.game).laws_version
    if head.laws != ours:
        return because("save-other-laws", game=head.game, laws=head.laws, ours=ours)
    if head.generator != GENERATOR:
        return because("save-other-generator", word=shown(head.generator))
    if not _in_order(head):
        return because("save-company")
    return head.series.fault(head.players, head.purses)


def _numbers(plain: object) -> Iterator[int]:
    """Every number in plain data."""
    if isinstance(plain, int):
        yield plain
    elif isinstance(plain, Mapping):
        for value in plain.values():
            yield from _numbers(value)
    elif isinstance(plain, list):
        for value in plain:
            yield from _numbers(value)


def _in_order(head: Header) -> bool:
    """Whether every text can be shown and every sum is one: a file may have been written by anybody."""
    series = head.series
    company = (*head.players, *series.company)
    texts = (
        *(head.preset, head.seed, head.begun, head.exhibit, series.name, series.begun),
        *(player.level for player in company),
        *(text for row in series.rows for text in (row.game, row.preset)),
    )
    return (
        len(head.players) <= MOST_PLAYERS
        and all(text.isprintable() and len(text) <= LONGEST_TEXT for text in texts)
        and all(_can_be_shown(player.name) for player in company)
        and len(head.purses) == len(head.players)
        and all(0 <= purse <= 10**12 for purse in head.purses)
        and (head.coinage in COINAGES or head.coinage == COUNTERS)
        and head.stakes in STAKES
    )


def _can_be_shown(name: str) -> bool:
    """Whether a session with a player of this name is read. More is asked of a new name: see ``clean_name``."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and not name.isspace()


def shown(text: str, longest: int = LONGEST_TEXT) -> str:
    """A text from elsewhere, fit to be shown: without control signs, and not too long."""
    cut = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(sign if sign.isprintable() else "?" for sign in cut)
