"""``list``: list the games, their presets and their options."""

from typing import get_args, get_type_hints

from msgspec import Struct, inspect

from crowe_table import games
from crowe_table.cli.checked_arguments import Given
from crowe_table.cli.output import print_json
from crowe_table.engine.core import Options
from crowe_table.engine.game import AnyGame
from crowe_table.words import Words

Default = int | str | bool


class ListedOption(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One option: its allowed values and its default."""

    name: str
    type: str
    """``number``, ``choice`` or ``yes or no``."""
    default: Default
    values: tuple[int | str, ...] = ()
    least: int | None = None
    most: int | None = None
    step: int = 1
    help: str = ""


class ListedPreset(Struct, frozen=True, kw_only=True):
    """One preset. ``defaults`` are its options for each number of players."""

    name: str
    title: str
    source: str
    seats: tuple[int, ...]
    defaults: dict[str, Options]


class ListedGame(Struct, frozen=True, kw_only=True):
    """One game."""

    game: str
    title: str
    kind: str
    laws: int
    line: str
    presets: tuple[ListedPreset, ...]
    options: tuple[ListedOption, ...]


def run(given: Given, words: Words) -> int:
    """Print the list."""
    listed = [_listed(games.game(slug), words.game(slug)) for slug in games.slugs()]
    if given.flag("json"):
        print_json(listed)
        return 0
    for each in listed:
        _print(each, words.game(each.game))
    return 0


def options_of(game: AnyGame, words: Words) -> tuple[ListedOption, ...]:
    """Return a game's options, in the order of their struct."""
    kind = inspect.type_info(game.options)
    assert isinstance(kind, inspect.StructType)
    hints = get_type_hints(game.options)
    return tuple(_rule(field, hints[field.name], words.text(f"option-{field.name}-help")) for field in kind.fields)


def _rule(field: inspect.Field, hint: object, text: str) -> ListedOption:
    default: Default = field.default
    kind = field.type
    match kind.type if isinstance(kind, inspect.Metadata) else kind:
        case inspect.BoolType():
            return ListedOption(name=field.name, type="yes or no", default=default, help=text)
        case inspect.LiteralType():
            return ListedOption(name=field.name, type="choice", default=default, values=get_args(hint), help=text)
        case inspect.IntType(ge=least, le=most, multiple_of=step):
            return ListedOption(
                name=field.name, type="number", default=default, least=least, most=most, step=step or 1, help=text
            )
    raise TypeError(f"{field.name} is an option of a kind that is not listed: {field.type}")


def _listed(game: AnyGame, words: Words) -> ListedGame:
    return ListedGame(
        game=game.slug,
        title=words.text(f"game-{game.slug}"),
        kind=game.kind,
        laws=game.laws_version,
        line=words.text(f"game-{game.slug}-line"),
        presets=tuple(
            ListedPreset(
                name=each.name,
                title=words.text(f"preset-{each.name}"),
                source=each.source,
                seats=each.seats,
                defaults={str(seats): game.preset(each.name, seats) for seats in each.seats},
            )
            for each in game.presets
        ),
        options=options_of(game, words),
    )


def _print(listed: ListedGame, words: Words) -> None:
    print(f"{listed.game}: {listed.title}. {listed.line}")
    for book in listed.presets:
        seats = words.listed([str(number) for number in book.seats])
        print("  " + words.text("cli-list-preset", name=book.name, source=book.source, players=seats))
    print("  " + words.text("cli-list-options"))
    wide = max(len(rule.name) for rule in listed.options)
    for rule in listed.options:
        print(f"    {rule.name:<{wide}}  {_allowed(rule, words)}  [{_shown(rule.default)}]")
        print(f"    {'':<{wide}}  {rule.help}")


def _allowed(rule: ListedOption, words: Words) -> str:
    if rule.type == "yes or no":
        return "true | false"
    if rule.values:
        return " | ".join(map(str, rule.values))
    if rule.most is None:
        return words.text("cli-list-from", least=str(rule.least), step=str(rule.step))
    return words.text("cli-list-range", least=str(rule.least), most=str(rule.most))


def _shown(value: Default) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
