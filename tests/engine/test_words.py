"""Every word is a message: all that the code can say is said in a file, and every message can be said."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import crowe_table
from crowe_table import games
from crowe_table.engine import money
from crowe_table.engine.cards import FULL_PACK, HIDDEN, parse, parse_all
from crowe_table.engine.core import Ask, Call, Ended, Line, Paid, Reason, Said, Scored, Setup, Told, because
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table, act_of
from crowe_table.words import Company, Words, locales
from crowe_table.words.catalogue import Catalogue, entries

ROOT = Path(crowe_table.__file__).parent
FILES = sorted([*(ROOT / "words").glob("*/*.ftl"), *(ROOT / "games").glob("*/*.ftl")])
WORDS = Words()


def spoken(number: int) -> str:
    return WORDS.number(number)


# --- the files -------------------------------------------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_file_is_messages_and_comments_and_nothing_else(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert [item.content for item in body if isinstance(item, ftl.Junk)] == []
    keys = [item.id.name for item in body if isinstance(item, ftl.Message)]
    assert len(keys) == len(set(keys)), "a message is said twice"
    assert keys == list(entries(source))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
@pytest.mark.parametrize("value", [1, 7, "none"])
def test_every_message_can_be_said_and_stands_alone(path: Path, value: int | str) -> None:
    catalogue = Catalogue("en", [path], spoken)
    for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(item, ftl.Message):
            continue
        found = Variables()
        found.visit(item)
        assert not found.references, item.id.name
        numeric = {name for name in found.names if f"WORDS(${name})" in path.read_text(encoding="utf-8")}
        said = catalogue.format(item.id.name, {n: 7 if n in numeric else value for n in found.names})
        assert said
        assert "{" not in said
    assert catalogue.faults == set()


def test_no_common_message_is_said_in_two_files() -> None:
    for locale in locales():
        keys = [key for path in (ROOT / "words" / locale).glob("*.ftl") for key in entries(path.read_text("utf-8"))]
        assert len(keys) == len(set(keys))


# --- what the code says ----------------------------------------------------------------------------------------------


def reasons_in(path: Path) -> Iterator[str]:
    """The keys written out in ``because("…")`` and ``Reason("…")``."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name not in ("because", "Reason"):
            continue
        key = node.args[0]
        for part in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value


def test_every_reason_written_in_the_code_has_a_message() -> None:
    silent = []
    for path in ROOT.rglob("*.py"):
        inside = path.relative_to(ROOT).parts
        words = WORDS.game(inside[1]) if inside[0] == "games" and len(inside) > 2 else WORDS
        silent += [f"{path.name}: {key}" for key in reasons_in(path) if key and not words.has(key)]
    assert silent == []


def texts_in(path: Path) -> Iterator[tuple[str, bool]]:
    """The keys written out in ``.text("…")``, and whether there is more to them than is written."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args or not isinstance(node.func, ast.Attribute):
            continue
        key = node.args[0]
        if node.func.attr not in ("text", "_raw"):
            continue
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            yield key.value, False
        elif isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
            yield str(key.values[0].value), True


def test_every_message_asked_for_in_the_code_is_there() -> None:
    known = {key for path in FILES for key in entries(path.read_text(encoding="utf-8"))}
    silent = [
        f"{path.name}: {key}"
        for path in ROOT.rglob("*.py")
        for key, begun in texts_in(path)
        if not (any(each.startswith(key) for each in known) if begun else key in known)
    ]
    assert silent == []


TABLES = [
    (slug, preset.name, seats)
    for slug in games.slugs()
    for preset in games.game(slug).presets
    for seats in preset.seats
]


def reasons_of(event: object) -> Iterator[Reason]:
    match event:
        case Said() | Told():
            yield event.words
        case Scored():
            yield event.what
            yield from (line.why for line in event.lines)
        case Paid() | Ended():
            yield event.why


@pytest.mark.parametrize(("slug", "preset", "seats"), TABLES)
def test_a_whole_game_is_in_words(slug: str, preset: str, seats: int) -> None:
    game = games.game(slug)
    words = WORDS.game(slug).to(Company(names=tuple("ABCDEFGH"[:seats]), viewer=0))
    chance = random.Random(f"{slug} {preset} {seats}")
    options = game.preset(preset, seats)
    asked: set[str] = set()
    silent: set[str] = set()
    for number in range(12):
        table = Table(game, Setup(options, seats, (50_000,) * seats, Chance(f"words {number}")))
        while ask := table.ask:
            asked.add(ask.key)
            assert words.ask(ask)
            seat = chance.choice(ask.awaited())
            told = table.submit(chance.choice(table.view(seat).legal))
            assert not isinstance(told, Reason)
            for event in told:
                silent |= {reason.key for reason in reasons_of(event) if not words.has(reason.key)}
                if isinstance(event, Scored):
                    assert words.recite(event.lines)
    assert silent == set()
    wanted = {f"{kind}-{key}" for key in asked for kind in ("ask", "wait")}
    wanted |= {f"game-{slug}", f"game-{slug}-line", f"game-{slug}-minutes", f"game-{slug}-difficulty"}
    wanted |= {f"preset-{preset}", f"preset-{preset}-help", f"preset-{preset}-source", f"seat-kind-{game.kind}"}
    wanted |= {f"act-{kind.__struct_config__.tag}" for kind in game.actions}
    wanted |= {spot.title for spot in game.layout(options, seats).spots if spot.title}
    assert {key for key in wanted if not words.has(key)} == set()
    assert all(not catalogue.faults for catalogue in words._catalogues)


@pytest.mark.parametrize("slug", games.slugs())
def test_every_option_and_every_value_has_its_words(slug: str) -> None:
    words = WORDS.game(slug)
    wanted: set[str] = set()
    for name, kind in get_type_hints(games.game(slug).options).items():
        wanted |= {f"option-{name}", f"option-{name}-help"}
        if get_origin(kind) is Literal:
            wanted |= {f"option-{name}-{value}" for value in get_args(kind)}
    assert {key for key in wanted if not words.has(key)} == set()


def test_levels_of_stakes_and_coins_have_their_words() -> None:
    wanted = {f"stakes-{name}{tail}" for name in money.LEVELS for tail in ("", "-help")}
    wanted |= {f"coin-{name}" for name in money.COINS}
    wanted |= {f"coinage-{name}" for name in (*money.COINAGES, "counters")}
    assert {key for key in wanted if not WORDS.has(key)} == set()


# --- how it is said --------------------------------------------------------------------------------------------------


def test_cards_are_named_and_a_knave_is_no_jack() -> None:
    assert WORDS.card(parse("5H")) == "the five of hearts"
    assert WORDS.cards(parse_all("QS JC AD")) == "the Queen of spades, the Knave of clubs and the ace of diamonds"
    assert WORDS.cards([HIDDEN, HIDDEN]) == "two cards"
    assert WORDS.cards([parse("KD"), HIDDEN]) == "the King of diamonds and one card"
    assert WORDS.card(parse("5H'2")) == "the five of hearts"
    assert len({WORDS.card(card) for card in FULL_PACK}) == 52


@pytest.mark.parametrize(
    ("number", "said"),
    [
        *[(0, "nought"), (1, "one"), (15, "fifteen"), (20, "twenty"), (31, "thirty-one"), (60, "sixty")],
        *[(100, "one hundred"), (121, "one hundred and twenty-one"), (181, "one hundred and eighty-one")],
        *[(999, "nine hundred and ninety-nine"), (1000, "1000"), (-1, "-1")],
    ],
)
def test_numbers_in_words(number: int, said: str) -> None:
    assert WORDS.number(number) == said


def test_every_number_has_a_word_of_its_own() -> None:
    assert len({WORDS.number(number) for number in range(1000)}) == 1000


@pytest.mark.parametrize(
    ("farthings", "said"),
    [
        *[(1011, "£1 1s 0¾d"), (963, "£1 0s 0¾d"), (3, "¾d"), (-60, "−1s 3d"), (0, "0d")],
        *[(504, "half a guinea (10s 6d)"), (1008, "one guinea (£1 1s)"), (2520, "2½ guineas (£2 12s 6d)")],
    ],
)
def test_money_is_written_and_named_in_guineas(farthings: int, said: str) -> None:
    assert WORDS.money(farthings) == said
    assert WORDS.reason(because("unfit-stake", farthings=farthings), game="cribbage").count(said) == (farthings != 0)


def test_a_second_player_and_a_second_sum_are_named_too() -> None:
    words = WORDS.to(Company(names=("A Visitor", "Mr. Sharp")))
    said = words._said({"seat": 0, "other": 1, "farthings": 48, "against": 60})
    assert (said["seat"], said["other"]) == ("A Visitor", "Mr. Sharp")
    assert (said["farthings"], said["against"]) == ("1s", "1s 3d")


@pytest.mark.parametrize(
    ("farthings", "said"),
    [(0, "0 counters"), (4, "1 counter"), (40, "10 counters"), (1, "¼ counters"), (-6, "−1½ counters")],
)
def test_where_counters_are_played_no_coin_is_named(farthings: int, said: str) -> None:
    assert WORDS.to(Company(coinage="counters", unit=4)).money(farthings) == said


def test_a_question_is_put_to_whom_it_concerns() -> None:
    ask = Ask("lay-out", (Call(0), Call(1)), (("number", 2), ("seat", 0)))
    names = ("A Visitor", "Mr. Sharp")
    words = WORDS.game("cribbage")
    assert words.to(Company(names=names, viewer=0)).ask(ask) == "Choose two cards for the crib, which is yours."
    assert words.to(Company(names=names, viewer=1)).ask(ask) == "Choose two cards for the crib, which is A Visitor's."
    assert words.ask(ask, names) == "Laying out for the crib: A Visitor and Mr. Sharp."


def test_the_recital_adds_as_it_goes() -> None:
    lines = (
        Line(2, because("count-fifteen", points=2, length=2), (), 2),
        Line(2, because("count-fifteen", points=2, length=2), (), 4),
        Line(2, because("count-pair", points=2, length=2), (), 6),
        Line(1, because("count-noddy", points=1, length=1), (), 7),
    )
    assert WORDS.recite(lines, "cribbage") == [
        *("Fifteen two", "fifteen four", "and a pair is six", "and one for Knave Noddy, seven")
    ]
    assert WORDS.recite(lines[2:3], "cribbage") == ["A pair is six"]
    assert WORDS.recite((), "cribbage") == ["None; I am bilked"]


def test_what_no_file_says_is_shown_as_its_key() -> None:
    assert WORDS.text("no-such-message", card=3) == "no-such-message"
    assert WORDS.reason(because("no-such-message")) == "no-such-message"
    assert Words("tlh").text("title-leave") == WORDS.text("title-leave"), "a language we lack is English"


def test_a_game_says_what_the_house_says_in_its_own_words() -> None:
    assert WORDS.text("place-start") == "place-start"
    assert WORDS.game("cribbage").text("place-start") == "The turn-up"
    assert WORDS.game("cribbage").text("refuse-over") == WORDS.text("refuse-over")
    assert act_of(games.game("cribbage").actions[0](0, 0)) == "cut"
