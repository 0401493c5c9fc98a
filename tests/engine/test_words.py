"""Every word is a message: all that the code can say is said in a file, and every message can be said."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import crowe_table
from crowe_table import games
from crowe_table.engine import money
from crowe_table.engine.cards import FULL_PACK, HIDDEN, parse, parse_all
from crowe_table.engine.core import Ask, Call, CountLine, Seat, because
from crowe_table.engine.money import Farthings
from crowe_table.words import Company, Words, locales
from crowe_table.words.catalogue import Catalogue, entries
from crowe_table.words.missing import lacking

ROOT = Path(crowe_table.__file__).parent
FILES = sorted([*(ROOT / "words").glob("*/*.ftl"), *(ROOT / "games").glob("*/*.ftl")])
WORDS = Words()


def spoken(number: int, form: str) -> str:
    return WORDS.number(number, form)


# --- the files -------------------------------------------------------------------------------------------------------


@cache
def parsed(path: Path) -> list[ftl.EntryType]:
    """What stands in a file of messages."""
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


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


@cache
def variables_in(path: Path) -> dict[str, Variables]:
    """For each message of a file, what is filled in."""
    found = {item.id.name: (item, Variables()) for item in parsed(path) if isinstance(item, ftl.Message)}
    for item, variables in found.values():
        variables.visit(item)
    return {key: variables for key, (_, variables) in found.items()}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_file_is_messages_and_comments_and_nothing_else(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    body = parsed(path)
    assert [item.content for item in body if isinstance(item, ftl.Junk)] == []
    keys = [item.id.name for item in body if isinstance(item, ftl.Message)]
    assert len(keys) == len(set(keys)), "a message is said twice"
    assert keys == list(entries(source))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_message_can_be_said_and_stands_alone(path: Path) -> None:
    """Of one, of many, and of what is no number."""
    catalogue, source = Catalogue("en", [path], spoken, str), path.read_text(encoding="utf-8")
    for key, found in variables_in(path).items():
        assert not found.references, key
        numeric = {name for name in found.names if f"WORDS(${name}" in source}
        for value in (1, 7, "none") if found.names else (1,):
            said = catalogue.format(key, {n: 7 if n in numeric else value for n in found.names})
            assert said, (key, value)
            assert "{" not in said, (key, value)
    assert catalogue.faults == set()


def test_no_common_message_is_said_in_two_files() -> None:
    for locale in locales():
        keys = [key for path in (ROOT / "words" / locale).glob("*.ftl") for key in entries(path.read_text("utf-8"))]
        assert len(keys) == len(set(keys))


class Selectors(Visitor):
    """By which arguments it is chosen what is said, where that depends on a number."""

    def __init__(self) -> None:
        self.by_number: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        numbers = [each for each in node.variants if isinstance(each.key, ftl.NumberLiteral)]
        if numbers and isinstance(node.selector, ftl.VariableReference):
            self.by_number.add(node.selector.id.name)
        self.generic_visit(node)


NAMED = {"card", "rank", "suit", "seat", "other", "farthings", "against", "often", "share"}
"""Arguments that are said in words, whatever stands after their kind."""


@pytest.mark.parametrize("path", FILES, ids=str)
def test_nothing_is_chosen_by_the_number_of_what_is_said_in_words(path: Path) -> None:
    """Whoever wins is a player’s name by then, and no number fits it."""
    found = Selectors()
    for item in parsed(path):
        found.visit(item)
    assert not {name for name in found.by_number if name.partition("_")[0] in NAMED}


@pytest.mark.parametrize("locale", locales()[1:])
def test_a_language_that_is_offered_lacks_nothing(locale: str) -> None:
    assert list(lacking(locale)) == []


@pytest.mark.parametrize("locale", locales()[1:])
def test_what_runs_together_is_not_written_apart(locale: str) -> None:
    """Else the words before a verb would be joined too: French “à le dire” is not “au dire”."""
    files = [path for path in FILES if path.parent.name == locale or path.stem.endswith(f"-{locale}")]
    lines = [line for path in files for line in re.findall("^joins = (.+)$", path.read_text("utf-8"), re.M)]
    apart = [pair.split("=")[0].strip() for line in lines for pair in line.split(",")]
    for path in files:
        source = re.sub("^joins = .+$", "", path.read_text("utf-8"), flags=re.M)
        assert [pair for pair in apart if re.search(rf"\b{re.escape(pair)}\b", source)] == [], path


def test_four_languages_are_offered() -> None:
    assert locales() == ("en", "de", "es", "fr")


@pytest.mark.parametrize("locale", locales())
def test_a_key_reaches_one_rank_or_one_suit(locale: str) -> None:
    ranks, suits = Words(locale).text("rank-letters"), Words(locale).text("suit-letters")
    assert (len(ranks), len(suits)) == (13, 4)
    assert len({*ranks, *suits}) == 17


@pytest.mark.parametrize("locale", locales())
def test_every_number_that_is_spoken_is_made_of_words(locale: str) -> None:
    words = Words(locale)
    said = [words.number(number) for number in range(1000)]
    assert len(set(said)) == len(said)
    assert not [text for text in said if any(letter.isdigit() or letter in "{}$" for letter in text)]


# --- what the code says ----------------------------------------------------------------------------------------------


ASKING = {
    "because": ((0, ("{}",)),),
    "Reason": ((0, ("{}",)),),
    "announce": ((1, ("{}",)),),
    "say": ((2, ("{}",)),),
    "ask_one": ((0, ("ask-{}", "wait-{}")),),
    "ask_each": ((0, ("ask-{}", "wait-{}")),),
    "Question": ((0, ("ask-{}",)),),
    "score": ((3, ("score-{}",)),),
    "announce_result": ((1, ("result-{}",)),),
    "void": ((1, ("result-{}",)),),
    ".text": ((0, ("{}",)),),
    "._raw": ((0, ("{}",)),),
}
"""For each function or (with a point) method, which of its arguments names messages, and what they are called."""


def code_of(slug: str) -> list[Path]:
    """The code that says what is in a game's own files; that of the whole house, where no game is named."""
    if not slug:
        return sorted(ROOT.rglob("*.py"))
    common = [path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] != "games"]
    return sorted([*common, *(ROOT / "games" / games.package_of(slug)).glob("*.py")])


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def messages_in(path: Path) -> Iterator[str]:
    """The keys written out where a message is asked for."""
    for node in nodes_of(path):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else f".{getattr(node.func, 'attr', '')}"
        for place, keys in ASKING.get(name, ()):
            argument = node.args[place] if place < len(node.args) else None
            choices = (argument.body, argument.orelse) if isinstance(argument, ast.IfExp) else (argument,)
            for choice in choices:
                if isinstance(choice, ast.Constant) and isinstance(choice.value, str) and choice.value:
                    yield from (key.format(choice.value) for key in keys)


@pytest.mark.parametrize("slug", ["", *games.slugs()])
def test_every_message_asked_for_in_the_code_is_there(slug: str) -> None:
    words = WORDS.game(slug) if slug else WORDS
    folder = ROOT / "games" / games.package_of(slug)
    paths = [path for path in code_of(slug) if (folder in path.parents if slug else ROOT / "games" not in path.parents)]
    asked = {key for path in paths for key in messages_in(path)}
    of_the_games = {key for path in FILES for key in entries(path.read_text("utf-8"))} if not slug else set()
    assert len(asked) > 15
    assert {key for key in asked if not words.has(key) and key not in of_the_games} == set()


Piece = str | None
"""Of a key that is put together: what is written, or (None) what is filled in."""


def put_together(node: ast.AST) -> tuple[Piece, ...]:
    """A key that the code puts together from what is written and what is filled in; nothing for other code."""
    match node:
        case ast.JoinedStr(values=values):
            return tuple(str(value.value) if isinstance(value, ast.Constant) else None for value in values)
        case ast.BinOp(left=ast.Constant(value=str(begun)), op=ast.Add()):
            return (begun, None)
    return ()


class Said(NamedTuple):
    """What code says: its words, the beginnings it takes off, and the keys it puts together."""

    known: set[str]
    prefixes: set[str]
    keys: dict[tuple[Piece, ...], None]


@cache
def said_in(path: Path) -> Said:
    """What one file says."""
    said = Said(set(), set(), {})
    for node in nodes_of(path):
        match node:
            case ast.Constant(value=str(text)):
                said.known.add(text)
            case ast.Call(func=ast.Attribute(attr="removeprefix"), args=[ast.Constant(value=str(prefix))]):
                said.prefixes.add(prefix)
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                said.known.add(name)
        pieces = put_together(node)
        if any(piece and re.search("[a-z]-|-[a-z]", piece) for piece in pieces):
            said.keys[pieces] = None
    return said


@cache
def said_by(slug: str) -> tuple[set[str], list[tuple[Piece, ...]]]:
    """Every word in the code that speaks for a game, or for the house, and every key that it puts together."""
    files = [said_in(path) for path in code_of(slug)]
    known = set().union(*(said.known for said in files))
    prefixes = set().union(*(said.prefixes for said in files))
    keys = {pieces: None for said in files for pieces in said.keys}
    return known | {text.removeprefix(prefix) for text in known for prefix in prefixes}, list(keys)


def makes(pieces: tuple[Piece, ...], key: str, known: set[str]) -> bool:
    """Whether the pieces come to this key, each gap filled with a word that is known or a number."""
    if not pieces:
        return not key
    first, rest = pieces[0], pieces[1:]
    if first is not None:
        return key.startswith(first) and makes(rest, key.removeprefix(first), known)
    ends = range(1, len(key) + 1)
    return any((key[:end] in known or key[:end].isdigit()) and makes(rest, key[end:], known) for end in ends)


def is_said(key: str, known: set[str], keys: list[tuple[Piece, ...]]) -> bool:
    """Whether a key is a known word, or is put together from such, its end perhaps in two steps of its own."""
    if key in known:
        return True
    near = [pieces for pieces in keys if all(piece is None or piece in key for piece in pieces)]
    if any(makes(pieces, key, known) for pieces in near):
        return True
    for _ in range(2):
        known = known | {
            key[at:] for at in range(1, len(key)) if any(makes(pieces, key[at:], known) for pieces in near)
        }
    return any(makes(pieces, key, known) for pieces in near)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_message_is_asked_for_somewhere(path: Path) -> None:
    slug = path.parent.name if path.parent.parent.name == "games" else ""
    known, keys = said_by(slug)
    figures = [figure.read_text("utf-8") for figure in (ROOT / "games").glob("*/figures.toml")]
    captions = {word for text in figures for word in text.split('"')[1::2]}
    unasked = [key for key in entries(path.read_text(encoding="utf-8")) if not is_said(key, known | captions, keys)]
    assert unasked == []


@pytest.mark.parametrize("slug", games.slugs())
def test_no_game_says_over_again_what_the_house_says(slug: str) -> None:
    house = {key: said for path in (ROOT / "words" / "en").glob("*.ftl") for key, said in spoken_in(path)}
    own = [each for path in (ROOT / "games" / games.package_of(slug)).glob("*.ftl") for each in spoken_in(path)]
    assert [key for key, said in own if house.get(key) == said] == []


def spoken_in(path: Path) -> Iterator[tuple[str, str]]:
    """The messages of a file and what they say, without comments."""
    for item in parsed(path):
        if isinstance(item, ftl.Message):
            yield item.id.name, FluentSerializer().serialize_entry(item).strip()


def test_levels_of_stakes_and_coins_have_their_words() -> None:
    wanted = {f"stakes-{name}" for name in money.STAKES}
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
        *[(504, "10s 6d"), (1008, "£1 1s"), (2520, "£2 12s 6d")],
    ],
)
def test_money_is_written_in_pounds_shillings_and_pence(farthings: int, said: str) -> None:
    assert WORDS.money(Farthings(farthings)) == said
    assert WORDS.reason(because("unfit-stake", farthings=farthings), game="cribbage").count(said) == (farthings != 0)


def test_it_is_named_in_guineas_where_stakes_are_in_guineas() -> None:
    words = WORDS.to(Company(unit=money.Farthings(504)))
    told = {504: "half a guinea (10s 6d)", 1008: "one guinea (£1 1s)", 2520: "2½ guineas (£2 12s 6d)", 60: "1s 3d"}
    assert {farthings: words.money(money.Farthings(farthings)) for farthings in told} == told


def test_a_second_player_and_a_second_sum_are_named_too() -> None:
    words = WORDS.to(Company(names=("A Visitor", "Mr. Sharp")))
    said = words._said({"seat": 0, "other": 1, "farthings": 48, "against": 60})
    assert (said["seat"], said["other"]) == ("A Visitor", "Mr. Sharp")
    assert (said["farthings"], said["against"]) == ("1s", "1s 3d")


@pytest.mark.parametrize(
    ("farthings", "said"),
    [
        (0, "0 counters"),
        (4, "1 counter"),
        (40, "10 counters"),
        (1, "¼ counter"),
        (-6, "−1½ counters"),
        (8416, "2,104 counters"),
    ],
)
def test_where_counters_are_played_no_coin_is_named(farthings: int, said: str) -> None:
    assert WORDS.to(Company(coinage="counters", unit=Farthings(4))).money(Farthings(farthings)) == said


def test_a_question_is_put_to_those_it_concerns() -> None:
    ask = Ask("lay-out", (Call(Seat(0)), Call(Seat(1))), (("number", 2), ("seat", 0)))
    names = ("A Visitor", "Mr. Sharp")
    words = WORDS.game("cribbage")
    assert words.to(Company(names=names, viewer=Seat(0))).ask(ask) == "Choose two cards for the crib, which is yours."
    assert (
        words.to(Company(names=names, viewer=Seat(1))).ask(ask)
        == "Choose two cards for the crib, which is A Visitor’s."
    )
    assert words.ask(ask, names) == "Laying out for the crib: A Visitor and Mr. Sharp."


def test_the_recital_adds_as_it_goes() -> None:
    lines = (
        CountLine(2, because("count-fifteen", points=2, length=2), (), 2),
        CountLine(2, because("count-fifteen", points=2, length=2), (), 4),
        CountLine(2, because("count-pair", points=2, length=2), (), 6),
        CountLine(1, because("count-noddy", points=1, length=1), (), 7),
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
    assert WORDS.text("place-start-on_pack") == "place-start-on_pack"
    assert WORDS.game("cribbage").text("place-start-on_pack") == "The turn-up"
    assert WORDS.game("cribbage").text("refuse-over") == WORDS.text("refuse-over")


def test_sentences_of_a_table_that_was_left_are_let_go_and_can_be_said_again() -> None:
    words = Words().game("cribbage")
    said = words.text("game-cribbage")
    assert any(catalogue._formatted.cache_info().currsize for catalogue in words._catalogues)
    words.let_go()
    assert not any(catalogue._formatted.cache_info().currsize for catalogue in words._catalogues)
    assert words.text("game-cribbage") == said


def test_of_a_game_that_was_left_nothing_stays_that_was_read_and_of_the_house_all() -> None:
    words = Words().game("cribbage")
    words.text("game-cribbage")
    words.text("button-menu")
    words.let_go()
    assert [catalogue._bundle.has_message("game-cribbage") for catalogue in words._own] == [False, False]
    assert any(catalogue._bundle.has_message("button-menu") for catalogue in words._catalogues)


def test_a_sentence_about_a_seat_and_its_partners_is_put_to_that_seat() -> None:
    words = WORDS.game("ombre").to(Company(names=("Ann", "Bea", "Cid", "Dan"), viewer=Seat(0)))
    told: dict[str, Any] = {"bid": 1, "suit": 0, "number": 1, "seats": (2,)}
    assert words.text("result-failed", seat=0, **told) == "You lost the game, with one trick."
    assert words.text("result-failed", seat=3, **told) == "Dan lost the game, with one trick."
    codillo = "Codillo: you have more tricks than the Ombre, and take the pot."
    assert words.text("result-codillo", seat=1, other=0, number=4) == codillo
