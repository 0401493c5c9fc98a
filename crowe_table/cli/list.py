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
    """One preset. ``defaults`` holds its options for each number of players."""

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
    """Return a game's options, in the order of the fields of their struct."""
    kind = inspect.type_info(game.options)
    assert isinstance(kind, inspect.StructType)
    hints = get_type_hints(game.options)
    return tuple(
        _listed_option(field, hints[field.name], words.text(f"option-{field.name}-help")) for field in kind.fields
    )


def _listed_option(field: inspect.Field, hint: object, text: str) -> ListedOption:
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
    for preset in listed.presets:
        seats = words.listed([str(number) for number in preset.seats])
        print("  " + words.text("cli-list-preset", name=preset.name, source=preset.source, players=seats))
    print("  " + words.text("cli-list-options"))
    width = max(len(option.name) for option in listed.options)
    for option in listed.options:
        print(f"    {option.name:<{width}}  {_allowed(option, words)}  [{_default_text(option.default)}]")
        print(f"    {'':<{width}}  {option.help}")


def _allowed(option: ListedOption, words: Words) -> str:
    if option.type == "yes or no":
        return "true | false"
    if option.values:
        return " | ".join(map(str, option.values))
    if option.most is None:
        return words.text("cli-list-from", least=str(option.least), step=str(option.step))
    return words.text("cli-list-range", least=str(option.least), most=str(option.most))


def _default_text(value: Default) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
