"""Messages. Every message that the code uses exists, and every message is used."""

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
from crowe_table.words import Company, Words, locales, missing
from crowe_table.words.catalogue import Catalogue, capital, entries
from crowe_table.words.missing import lacking
from crowe_table.words.rule_book import rule_book_of
from tests.sampling import TESTED

ROOT = Path(crowe_table.__file__).parent
FILES = sorted([*(ROOT / "words").glob("*/*.ftl"), *(ROOT / "games").glob("*/*.ftl")])
WORDS = Words()


def spoken(number: int, form: str) -> str:
    return WORDS.number(number, form)


# --- the files -------------------------------------------------------------------------------------------------------


@cache
def parsed(path: Path) -> list[ftl.EntryType]:
    """Return the entries of a message file."""
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
    """Return the arguments of each message in a file."""
    found = {item.id.name: (item, Variables()) for item in parsed(path) if isinstance(item, ftl.Message)}
    for item, variables in found.values():
        variables.visit(item)
    return {key: variables for key, (_, variables) in found.items()}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_files_contain_only_messages_and_comments(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    body = parsed(path)
    assert [item.content for item in body if isinstance(item, ftl.Junk)] == []
    keys = [item.id.name for item in body if isinstance(item, ftl.Message)]
    assert len(keys) == len(set(keys)), "a message is said twice"
    assert keys == list(entries(source))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_message_can_be_formatted_by_itself(path: Path) -> None:
    """Each is formatted with a singular, with a plural, and with an argument that is not a number."""
    catalogue, source = Catalogue("en", [path], spoken, str), path.read_text(encoding="utf-8")
    for key, found in variables_in(path).items():
        assert not found.references, key
        numeric = {name for name in found.names if re.search(rf"(WORDS|NUMBER)\(\${name}\b", source)}
        for value in (1, 7, "none") if found.names else (1,):
            said = catalogue.format(key, {n: 7 if n in numeric else value for n in found.names})
            assert said, (key, value)
            assert "{" not in said, (key, value)
    assert catalogue.faults == set()


def test_no_common_message_is_in_two_files() -> None:
    for locale in locales():
        keys = [key for path in (ROOT / "words" / locale).glob("*.ftl") for key in entries(path.read_text("utf-8"))]
        assert len(keys) == len(set(keys))


class Selectors(Visitor):
    """Finds the arguments of a message that select a variant by number."""

    def __init__(self) -> None:
        self.by_number: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        numbers = [each for each in node.variants if isinstance(each.key, ftl.NumberLiteral)]
        if numbers and isinstance(node.selector, ftl.VariableReference):
            self.by_number.add(node.selector.id.name)
        self.generic_visit(node)


NAMED = {"card", "rank", "suit", "seat", "other", "farthings", "against", "often", "share"}
"""Arguments that are formatted as words, whatever their suffix."""


@pytest.mark.parametrize("path", FILES, ids=str)
def test_no_variant_is_selected_by_an_argument_formatted_as_words(path: Path) -> None:
    """Such an argument is already text, for example a player's name, and would match no variant for a number."""
    found = Selectors()
    for item in parsed(path):
        found.visit(item)
    assert not {name for name in found.by_number if name.partition("_")[0] in NAMED}


@pytest.mark.parametrize("locale", locales()[1:])
def test_every_offered_language_is_complete(locale: str) -> None:
    assert list(lacking(locale, games.slugs())) == []


@pytest.mark.parametrize("locale", locales()[1:])
def test_contractions_are_written(locale: str) -> None:
    """French contracts “à le” to “au”, but “à le dire” keeps both words.

    The program cannot know the difference, so the messages themselves contain the contractions.
    """
    files = [path for path in FILES if path.parent.name == locale or path.stem.endswith(f"-{locale}")]
    lines = [line for path in files for line in re.findall("^joins = (.+)$", path.read_text("utf-8"), re.M)]
    apart = [pair.split("=")[0].strip() for line in lines for pair in line.split(",")]
    for path in files:
        source = re.sub("^joins = .+$", "", path.read_text("utf-8"), flags=re.M)
        assert [pair for pair in apart if re.search(rf"\b{re.escape(pair)}\b", source)] == [], path


def test_french_signs_stay_with_their_word() -> None:
    """With an ordinary space before “:” or inside « », a line could begin or end with the sign."""
    files = [path for path in FILES if path.parent.name == "fr" or path.stem.endswith("-fr")]
    source = "\n".join(re.sub("^(#|joins).*$", "", path.read_text("utf-8"), flags=re.M) for path in files)
    assert re.findall(r".{20} [:;!?%»]|« .{20}", source) == []


@pytest.mark.parametrize("slug", [*games.slugs()])
def test_a_french_rule_book_has_no_space_that_the_fonts_lack(slug: str) -> None:
    assert [page.anchor for page in rule_book_of(slug, "fr").pages if "\u202f" in page.text + page.heading] == []


def test_four_languages_are_offered() -> None:
    assert locales() == ("en", "de", "es", "fr")


@pytest.mark.parametrize("locale", locales())
def test_each_shortcut_selects_one_rank_or_suit(locale: str) -> None:
    ranks, suits = Words(locale).text("rank-letters"), Words(locale).text("suit-letters")
    assert (len(ranks), len(suits)) == (13, 4)
    assert len({*ranks, *suits}) == 17


@pytest.mark.parametrize("locale", locales())
def test_every_spoken_number_is_in_words(locale: str) -> None:
    words = Words(locale)
    said = [words.number(number) for number in (*range(2200), *range(2200, 1_000_000, 997))]
    assert len(set(said)) == len(said)
    assert not [text for text in said if any(letter.isdigit() or letter in "{}$" for letter in text)]


# --- damaged files ---------------------------------------------------------------------------------------------------

DAMAGED = {
    "no text": b"number-2 = \xff\xfe\n",
    "an open bracket": b"number-2 = zwei { $number\nnumber-3 = drei\n",
    "a line of another kind": b"number-2 = zwei\n<<<<<<< HEAD\nnumber-3 = drei\n",
    "a variant without a default": b"number-2 =\n    { $number ->\n        [one] zwei\n    }\nnumber-3 = drei\n",
    "no file": None,
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_english_replaces_what_a_damaged_file_cannot_say(
    damage: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    data, file = DAMAGED[damage], tmp_path / "numbers.ftl"
    if data is not None:
        file.write_bytes(data)
    sound = tmp_path / "sound.ftl"
    sound.write_text("messages-broken = Beschädigt: { $language }, { $files }\nnumber-4 = vier\n", encoding="utf-8")
    german = Catalogue("de", [file, sound], spoken, str)
    words = Words()
    words.locale, words._catalogues = "de", (german, *words._catalogues)
    assert words.number(2) == "two"
    assert words.number(4) == "vier"
    if b"drei" in (data or b""):
        assert words.number(3) in ("drei", "three"), "its neighbour may be lost with it, but is never a key"
    broken = words.broken_files
    if damage == "a variant without a default":
        assert german.faults == {"number-2 cannot be read."}
    else:
        assert broken
        assert words.reason(broken) == "Beschädigt: de, numbers.ftl"


@pytest.mark.parametrize("path", FILES, ids=str)
def test_no_file_is_damaged(path: Path) -> None:
    assert Catalogue("en", [path], spoken, str).broken == ()


def test_a_missing_message_is_listed_by_make_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for file in (ROOT / "words" / "en").glob("*.ftl"):
        for locale in ("en", "nl"):
            (tmp_path / locale).mkdir(exist_ok=True)
            (tmp_path / locale / file.name).write_text(file.read_text("utf-8"), encoding="utf-8")
    numbers = tmp_path / "nl" / "numbers.ftl"
    numbers.write_text(numbers.read_text("utf-8").replace("number-7 = seven\n", ""), encoding="utf-8")
    (tmp_path / "nl" / "print.ftl").unlink()
    monkeypatch.setattr(missing, "_HOME", tmp_path)
    found = list(lacking("nl", []))
    assert "nl/numbers.ftl: number-7 is missing." in found
    assert [line.split(":")[0] for line in found] == ["nl/numbers.ftl", "nl/print.ftl is missing"]


# --- messages used by the code ---------------------------------------------------------------------------------------


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
"""For each function, or method (with a dot), the arguments that name messages, and the form of the message keys."""


def code_of(slug: str) -> list[Path]:
    """Return the code that uses the messages of a game.

    Without a game, return the code that uses the common messages.
    """
    if not slug:
        return sorted(ROOT.rglob("*.py"))
    common = [path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] != "games"]
    return sorted([*common, *(ROOT / "games" / games.package_of(slug)).glob("*.py")])


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def messages_in(path: Path) -> Iterator[str]:
    """Yield the keys of requested messages that are literals in the code."""
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
def test_every_message_used_in_the_code_exists(slug: str) -> None:
    words = WORDS.game(slug) if slug else WORDS
    folder = ROOT / "games" / games.package_of(slug)
    paths = [path for path in code_of(slug) if (folder in path.parents if slug else ROOT / "games" not in path.parents)]
    asked = {key for path in paths for key in messages_in(path)}
    of_the_games = {key for path in FILES for key in entries(path.read_text("utf-8"))} if not slug else set()
    assert len(asked) > 15
    assert {key for key in asked if not words.has(key) and key not in of_the_games} == set()


Piece = str | None
"""A piece of a composed key: literal text, or None for an inserted value."""


def put_together(node: ast.AST) -> tuple[Piece, ...]:
    """Return the pieces of a key that code composes. Empty for other code."""
    match node:
        case ast.JoinedStr(values=values):
            return tuple(str(value.value) if isinstance(value, ast.Constant) else None for value in values)
        case ast.BinOp(left=ast.Constant(value=str(begun)), op=ast.Add()):
            return (begun, None)
    return ()


class Strings(NamedTuple):
    """Strings in code: literals, prefixes that are removed, and composed keys."""

    known: set[str]
    prefixes: set[str]
    keys: dict[tuple[Piece, ...], None]


@cache
def strings_in(path: Path) -> Strings:
    """Return the strings of one file."""
    strings = Strings(set(), set(), {})
    for node in nodes_of(path):
        match node:
            case ast.Constant(value=str(text)):
                strings.known.add(text)
            case ast.Call(func=ast.Attribute(attr="removeprefix"), args=[ast.Constant(value=str(prefix))]):
                strings.prefixes.add(prefix)
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                strings.known.add(name)
        pieces = put_together(node)
        if any(piece and re.search("[a-z]-|-[a-z]", piece) for piece in pieces):
            strings.keys[pieces] = None
    return strings


def words_of_text_files(slug: str) -> set[str]:
    """Return the words in the text files of a game, which name its lesson steps and famous hands."""
    paths = [ROOT / "games" / slug / name for name in ("lesson.txt", "exhibits.txt", "coaching.txt")]
    return {word for path in paths if path.is_file() for word in re.findall(r"[a-z0-9_-]+", path.read_text("utf-8"))}


@cache
def strings_of(slug: str) -> tuple[set[str], list[tuple[Piece, ...]]]:
    """Return the strings that may be message keys: literals, names, words of text files, and pieces of composed keys.

    With a slug they come from the common code and that game, and without one from all code.
    """
    files = [strings_in(path) for path in code_of(slug)]
    known = set().union(*(strings.known for strings in files), words_of_text_files(slug))
    prefixes = set().union(*(strings.prefixes for strings in files))
    keys = {pieces: None for strings in files for pieces in strings.keys}
    return known | {text.removeprefix(prefix) for text in known for prefix in prefixes}, list(keys)


def makes(pieces: tuple[Piece, ...], key: str, known: set[str]) -> bool:
    """Return whether the pieces of a composed key can form this key when known words or numbers are inserted."""
    if not pieces:
        return not key
    first, rest = pieces[0], pieces[1:]
    if first is not None:
        return key.startswith(first) and makes(rest, key.removeprefix(first), known)
    ends = range(1, len(key) + 1)
    return any((key[:end] in known or key[:end].isdigit()) and makes(rest, key[end:], known) for end in ends)


def is_used(key: str, known: set[str], keys: list[tuple[Piece, ...]]) -> bool:
    """Return whether a key is a known word or is composed of known words, with up to two suffixes."""
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
def test_every_message_is_used(path: Path) -> None:
    slug = path.parent.name if path.parent.parent.name == "games" else ""
    known, keys = strings_of(slug)
    figures = [figure.read_text("utf-8") for figure in (ROOT / "games").glob("*/figures.toml")]
    captions = {word for text in figures for word in text.split('"')[1::2]}
    unasked = [key for key in entries(path.read_text(encoding="utf-8")) if not is_used(key, known | captions, keys)]
    assert unasked == []


@pytest.mark.parametrize("slug", TESTED)
def test_no_game_repeats_a_common_message(slug: str) -> None:
    house = {key: said for path in (ROOT / "words" / "en").glob("*.ftl") for key, said in spoken_in(path)}
    own = [each for path in (ROOT / "games" / games.package_of(slug)).glob("*.ftl") for each in spoken_in(path)]
    assert [key for key, said in own if house.get(key) == said] == []


def spoken_in(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the key and the text of each message in a file. Comments are left out."""
    for item in parsed(path):
        if isinstance(item, ftl.Message):
            yield item.id.name, FluentSerializer().serialize_entry(item).strip()


def test_stakes_and_coins_have_messages() -> None:
    wanted = {f"stakes-{name}" for name in money.STAKES}
    wanted |= {f"coin-{name}" for name in money.COINS}
    wanted |= {f"coinage-{name}" for name in (*money.COINAGES, "counters")}
    assert {key for key in wanted if not WORDS.has(key)} == set()


# --- formatting ------------------------------------------------------------------------------------------------------


def test_card_names_use_knave_instead_of_jack() -> None:
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
        *[(999, "nine hundred and ninety-nine"), (1000, "one thousand"), (-1, "-1")],
        *[(1005, "one thousand and five"), (2310, "two thousand three hundred and ten"), (1_000_000, "1000000")],
    ],
)
def test_numbers_in_words(number: int, said: str) -> None:
    assert WORDS.number(number) == said


@pytest.mark.parametrize(
    ("locale", "number", "form", "said"),
    [
        *[("de", 1001, "", "tausendeins"), ("de", 21_200, "", "einundzwanzigtausendzweihundert")],
        *[
            ("fr", 80, "", "quatre-vingts"),
            ("fr", 80_000, "", "quatre-vingt mille"),
            ("fr", 1200, "", "mille deux cents"),
        ],
        *[("fr", 200_201, "f", "deux cent mille deux cent une"), ("fr", 21_000, "", "vingt et un mille")],
        *[("es", 1000, "", "mil"), ("es", 21_000, "", "veintiún mil"), ("es", 31_100, "", "treinta y un mil cien")],
        *[("es", 1201, "f", "mil doscientas una"), ("es", 701, "f", "setecientas una")],
    ],
)
def test_large_numbers_and_their_genders(locale: str, number: int, form: str, said: str) -> None:
    assert Words(locale).number(number, form) == said


@pytest.mark.parametrize(
    ("locale", "thousand", "million", "decimal"),
    [
        ("en", "1,320", "1,234,567", "1,320.5"),
        ("de", "1.320", "1.234.567", "1.320,5"),
        ("fr", "1\u00a0320", "1\u00a0234\u00a0567", "1\u00a0320,5"),
        ("es", "1320", "1.234.567", "1.320,5"),
    ],
)
def test_figures_follow_the_language(locale: str, thousand: str, million: str, decimal: str) -> None:
    words = Words(locale)
    assert [words.figures(1320), words.figures(1_234_567), words.decimal(1320.5)] == [thousand, million, decimal]


@pytest.mark.parametrize(
    ("locale", "last", "said"),
    [
        *[("en", "Ignacio", "Ana, Luis and Ignacio"), ("de", "Ignacio", "Ana, Luis und Ignacio")],
        *[("fr", "Ignacio", "Ana, Luis et Ignacio"), ("es", "Ignacio", "Ana, Luis e Ignacio")],
        *[("es", "Íñigo", "Ana, Luis e Íñigo"), ("es", "Hilario", "Ana, Luis e Hilario")],
        *[("es", "Hierro", "Ana, Luis y Hierro"), ("es", "Marta", "Ana, Luis y Marta")],
    ],
)
def test_lists_are_joined_as_the_language_joins_them(locale: str, last: str, said: str) -> None:
    assert Words(locale).listed(["Ana", "Luis", last]) == said


@pytest.mark.parametrize(
    ("locale", "ordered"),
    [
        ("de", ["Arm", "Ärmel", "Ofen", "Öl", "Straße", "Strauß"]),
        ("fr", ["Écarté", "école", "effet", "Zéro"]),
        ("es", ["nube", "nulo", "ñandú", "Ñoño", "oca", "óleo"]),
        ("en", ["apple", "Ñandú", "nube", "Zoë"]),
    ],
)
def test_names_are_in_the_alphabetical_order_of_the_language(locale: str, ordered: list[str]) -> None:
    backwards = list(reversed(ordered))
    assert sorted(backwards, key=Words(locale).sort_key) == ordered


@pytest.mark.parametrize(
    ("locale", "none", "one", "two"),
    [
        ("en", "0 counters", "1 counter", "2 counters"),
        ("de", "0 Marken", "1 Marke", "2 Marken"),
        ("fr", "0 jeton", "1 jeton", "2 jetons"),
        ("es", "0 fichas", "1 ficha", "2 fichas"),
    ],
)
def test_plurals_follow_the_language(locale: str, none: str, one: str, two: str) -> None:
    words = Words(locale).to(Company(coinage="counters", unit=Farthings(4)))
    assert [words.sum(Farthings(4 * number)) for number in range(3)] == [none, one, two]


def test_capital_letters_and_sharp_s() -> None:
    """ß has no capital at the beginning of a word, and is SS among capitals, as the spelling rules allow."""
    words = Words("de")
    shown = [words.text(key).upper() for key in ("title-table", "title-games")]
    assert not [text for text in shown if "ß" in text]
    assert [capital(text) for text in ("über", "école", "ñandú")] == ["Über", "École", "Ñandú"]


def test_number_words_are_distinct() -> None:
    assert len({WORDS.number(number) for number in range(1000)}) == 1000


@pytest.mark.parametrize(
    ("farthings", "said"),
    [
        *[(1011, "£1 1s 0¾d"), (963, "£1 0s 0¾d"), (3, "¾d"), (-60, "−1s 3d"), (0, "0d")],
        *[(504, "10s 6d"), (1008, "£1 1s"), (2520, "£2 12s 6d")],
    ],
)
def test_money_is_in_pounds_shillings_and_pence(farthings: int, said: str) -> None:
    assert WORDS.money(Farthings(farthings)) == said
    assert WORDS.reason(because("unfit-stake", farthings=farthings), game="cribbage").count(said) == (farthings != 0)


def test_money_is_in_guineas_for_guinea_stakes() -> None:
    words = WORDS.to(Company(unit=money.Farthings(504)))
    told = {504: "half a guinea (10s 6d)", 1008: "one guinea (£1 1s)", 2520: "2½ guineas (£2 12s 6d)", 60: "1s 3d"}
    assert {farthings: words.money(money.Farthings(farthings)) for farthings in told} == told


def test_second_player_and_sum_arguments() -> None:
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
        (1, "1 quarter-piece"),
        (5, "1 counter and 1 quarter-piece"),
        (-11, "−2 counters and 3 quarter-pieces"),
        (2, "2 quarter-pieces"),
        (-6, "−1 counter and 2 quarter-pieces"),
        (8416, "2,104 counters"),
    ],
)
def test_counters_replace_coins(farthings: int, said: str) -> None:
    assert WORDS.to(Company(coinage="counters", unit=Farthings(4))).money(Farthings(farthings)) == said


@pytest.mark.parametrize("locale", locales())
def test_no_fraction_of_a_counter_is_written(locale: str) -> None:
    """A counter cannot be cut, so a part of it is named as a smaller piece, even in the short forms of a sum."""
    words = Words(locale).to(Company(coinage="counters", unit=Farthings(4)))
    for form in (words.money, words.sum, words.brief_sum, words.slashed_sum):
        told = {form(Farthings(sum_)) for sum_ in range(-20, 4000)}
        assert len(told) == 4020
        assert not any(sign in each for sign in "¼½¾" for each in told)


def test_a_narrow_place_has_the_figure_alone() -> None:
    """A number of quarters stays on the line of its noun."""
    words = WORDS.to(Company(coinage="counters", unit=Farthings(4)))
    told = [words.brief_sum(Farthings(sum_)).replace("\N{NO-BREAK SPACE}", "~") for sum_ in (0, -4, 3, 13, -6, 8416)]
    assert told == ["0", "−1", "3~quarters", "3 and 1~quarter", "−1 and 2~quarters", "2,104"]


def test_a_question_addresses_the_seats_asked() -> None:
    ask = Ask("lay-out", (Call(Seat(0)), Call(Seat(1))), (("number", 2), ("seat", 0)))
    names = ("A Visitor", "Mr. Sharp")
    words = WORDS.game("cribbage")
    assert words.to(Company(names=names, viewer=Seat(0))).ask(ask) == "Choose two cards for the crib, which is yours."
    assert (
        words.to(Company(names=names, viewer=Seat(1))).ask(ask)
        == "Choose two cards for the crib, which is A Visitor’s."
    )
    assert words.ask(ask, names) == "Laying out for the crib: A Visitor and Mr. Sharp."


def test_a_recited_count_has_running_totals() -> None:
    lines = (
        CountLine(2, because("count-fifteen", points=2, length=2), (), 2),
        CountLine(2, because("count-fifteen", points=2, length=2), (), 4),
        CountLine(2, because("count-pair", points=2, length=2), (), 6),
        CountLine(1, because("count-noddy", points=1, length=1), (), 7),
    )
    assert WORDS.count_lines(lines, "cribbage") == [
        *("Fifteen two", "fifteen four", "and a pair is six", "and one for Knave Noddy, seven")
    ]
    assert WORDS.count_lines(lines[2:3], "cribbage") == ["A pair is six"]
    assert WORDS.count_lines((), "cribbage") == ["None; I am bilked"]


def test_a_missing_message_is_shown_as_its_key() -> None:
    assert WORDS.text("no-such-message", card=3) == "no-such-message"
    assert WORDS.reason(because("no-such-message")) == "no-such-message"
    assert Words("tlh").text("title-leave") == WORDS.text("title-leave"), "a language we lack is English"


def test_a_games_own_message_takes_precedence() -> None:
    assert WORDS.text("place-start-on_pack") == "place-start-on_pack"
    assert WORDS.game("cribbage").text("place-start-on_pack") == "The turn-up"
    assert WORDS.game("cribbage").text("refuse-over") == WORDS.text("refuse-over")


def test_cached_sentences_are_dropped_and_can_be_rebuilt() -> None:
    words = Words().game("cribbage")
    said = words.text("game-cribbage")
    assert any(catalogue._formatted.cache_info().currsize for catalogue in words._catalogues)
    words.release()
    assert not any(catalogue._formatted.cache_info().currsize for catalogue in words._catalogues)
    assert words.text("game-cribbage") == said


def test_parsed_messages_of_a_game_are_dropped_but_common_ones_stay() -> None:
    words = Words().game("cribbage")
    words.text("game-cribbage")
    words.text("button-menu")
    words.release()
    assert [catalogue._bundle.has_message("game-cribbage") for catalogue in words._own] == [False, False]
    assert any(catalogue._bundle.has_message("button-menu") for catalogue in words._catalogues)


def test_a_sentence_about_a_seat_and_its_partners_addresses_that_seat() -> None:
    words = WORDS.game("ombre").to(Company(names=("Ann", "Bea", "Cid", "Dan"), viewer=Seat(0)))
    told: dict[str, Any] = {"bid": 1, "suit": 0, "number": 1, "seats": (2,)}
    assert words.text("result-failed", seat=0, **told) == "You lost the game, with one trick."
    assert words.text("result-failed", seat=3, **told) == "Dan lost the game, with one trick."
    codillo = "Codillo: you have more tricks than the Ombre, and take the pot."
    assert words.text("result-codillo", seat=1, other=0, number=4) == codillo
