"""Marks of terms in the messages and rule books of all games, in all languages."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from crowe_table import games
from crowe_table.words import Words, locales
from crowe_table.words.catalogue import capital, text_of
from crowe_table.words.glossary import SECTIONS, Term, glossary_of, terms_in
from crowe_table.words.pseudo import pseudo
from crowe_table.words.rule_book import RULINGS, TERM, rule_book_of
from crowe_table.words.table_rules import printed_rules
from crowe_table.words.terms import keeping, key_of, plain, read_marks, spans

READ = frozenset(
    {
        *("ask", "wait", "hint", "lesson", "refuse", "result", "log", "moved", "place", "win", "won", "shown"),
        *("paid", "pay", "too", "must", "ended", "revoke", "fault", "why", "coach"),
        *("say", "score", "count"),
    }
)
"""First words of the keys of messages that are read: questions, lessons, advice, refusals, titles and the log, with
what is said, scored and counted.

The other messages are labels of controls. A press of a control must not open a term.
"""
AMBIGUOUS = {
    ("all-fours", "en"): "all-fours game",
    ("all-fours", "de"): "spiel",
    ("all-fours", "fr"): "premier",
    ("all-fours", "es"): "la-mano los-cuatro",
    ("baccara", "es"): "suma",
    ("bassett", "es"): "cobre",
    ("brag", "en"): "see worth open",
    ("brag", "de"): "sehen",
    ("brag", "fr"): "vu montre premier",
    ("brag", "es"): "la-mano ver ir",
    ("cribbage", "en"): "go show",
    ("cribbage", "de"): "weiter",
    ("cribbage", "fr"): "passe premier",
    ("cribbage", "es"): "siga la-mano",
    ("ecarte", "de"): "ecart",
    ("ecarte", "fr"): "ecart",
    ("ecarte", "es"): "descarte",
    ("hazard", "en"): "set",
    ("hazard", "es"): "ventaja poner",
    ("ombre", "fr"): "tout",
    ("ombre", "es"): "solo entrada",
    ("piquet", "en"): "point",
    ("piquet", "fr"): "premier point",
    ("piquet", "es"): "mano",
    ("reversis", "fr"): "premier",
    ("reversis", "es"): "echar la-mano",
    ("ruff", "fr"): "premier",
    ("ruff", "es"): "la-mano",
    ("schafskopf", "de"): "spiel",
    ("schafskopf", "fr"): "premier deuxieme troisieme solo",
    ("schafskopf", "es"): "la-mano el-segundo el-ultimo",
    ("whist", "en"): "void",
    ("whist", "fr"): "de-levees premier devoir",
    ("whist", "es"): "la-mano",
}
"""Terms that are also everyday words, such as “see” at Brag. Only some of their places are marked, by hand."""
AMBIGUOUS_IN_BOOKS = {
    ("all-fours", "fr"): "jeu",
    ("all-fours", "es"): "juego",
    ("bassett", "es"): "puesta",
    ("brag", "de"): "gelten offen",
    ("brag", "fr"): "voir tenir",
    ("brag", "es"): "vista",
    ("cribbage", "fr"): "montrer",
    ("ecarte", "fr"): "point",
    ("hazard", "en"): "out",
    ("hazard", "de"): "halten",
    ("hazard", "fr"): "perdu",
    ("ombre", "en"): "player",
    ("ombre", "de"): "frage",
    ("piquet", "es"): "quinta catorce",
    ("reversis", "fr"): "partie place",
    ("ruff", "en"): "ruff honours",
    ("ruff", "de"): "honneurs",
    ("ruff", "fr"): "honneurs",
    ("ruff", "es"): "ruff honores",
    ("schafskopf", "en"): "least game",
    ("schafskopf", "es"): "juego",
    ("whist", "en"): "book",
    ("whist", "de"): "buch",
}
"""Terms that have another meaning only in the rule books. There, too, some of their places are marked by hand."""
_MARK = re.compile(r"<([a-z0-9-]+)>([^<>]*)</>")
_PARAGRAPH = re.compile(r"<p>(.*?)</p>", re.DOTALL)
_TERM_LINK = re.compile(rf'<a href="{TERM}([^"]*)">.*?</a>')
_TAG = re.compile(r"<[^<>]+>")
_CODE = re.compile(r"\{[^{}]*\}|\{[^{}]*->\s*$|^\s*\*?\[[^\]]*\]")
_ENTRY = re.compile(r"^([a-z][a-z0-9_-]*) *= ?(.*)$")

every_game = pytest.mark.parametrize("slug", games.slugs())
every_language = pytest.mark.parametrize("locale", locales())


@cache
def glossary(slug: str, locale: str) -> dict[str, Term]:
    """Return the terms of all presets and numbers of players."""
    words = Words(locale).game(slug)
    rules = [printed_rules(slug, preset.name, seats) for preset in games.game(slug).presets for seats in preset.seats]
    return {key: term for each in rules for key, term in glossary_of(words, each).items()}


def lines(slug: str, locale: str) -> Iterator[tuple[str, str]]:
    """Yield each line of a game's messages with the key of its message. Placeables are left out."""
    folder = Path(games.__path__[0]) / games.package_of(slug)
    ending = "" if locale == "en" else f"-{locale}"
    for file in sorted(folder.glob("*.ftl")):
        if not file.stem.endswith(ending) or (not ending and "-" in file.stem):
            continue
        key = ""
        for line in file.read_text(encoding="utf-8").split("\n"):
            if entry := _ENTRY.match(line):
                key, line = entry.groups()
            if key and not line.startswith("#"):
                yield key, _CODE.sub(" ", line)


@every_game
@every_language
def test_every_game_explains_its_terms(slug, locale):
    terms = glossary(slug, locale)
    assert len(terms) >= 6
    for term in terms.values():
        assert term.title
        assert term.sentence.endswith("."), term
        assert "*" not in term.title + term.sentence


@every_game
@every_language
def test_every_mark_names_a_term_of_the_glossary_in_its_language(slug, locale):
    known = glossary(slug, locale)
    marks = [(message, key) for message, line in lines(slug, locale) for key, _ in _MARK.findall(line)]
    assert not [(message, key) for message, key in marks if key not in known]


def test_the_everyday_words_are_terms():
    for (slug, locale), keys in (*AMBIGUOUS.items(), *AMBIGUOUS_IN_BOOKS.items()):
        assert set(keys.split()) <= glossary(slug, locale).keys(), (slug, locale)


@every_game
@every_language
def test_only_messages_that_are_read_have_marks(slug, locale):
    wrong = [key for key, line in lines(slug, locale) if _MARK.search(line) and key.partition("-")[0] not in READ]
    assert not wrong


def forms(slug: str, locale: str) -> dict[str, set[str]]:
    """Return the words for each term: those of its title, and every inflected form that is marked anywhere."""
    found: dict[str, set[str]] = {}
    for key, term in glossary(slug, locale).items():
        found[key] = {name.strip().casefold() for name in term.title.split(",") if key_of(name) == key}
    for _, line in lines(slug, locale):
        for key, shown in _MARK.findall(line):
            found[key].add(shown.casefold())
    return found


@every_game
@every_language
def test_every_term_is_marked_where_it_first_stands_in_a_message(slug, locale):
    everyday = AMBIGUOUS.get((slug, locale), "").split()
    terms = {key: names for key, names in forms(slug, locale).items() if key not in everyday}
    wrong = []
    for message, line in lines(slug, locale):
        if message.partition("-")[0] not in READ:
            continue
        marked = {key for key, _ in _MARK.findall(line)}
        rest = _MARK.sub("|", line).casefold()
        for key in terms.keys() - marked:
            wrong += [(message, name) for name in terms[key] if re.search(rf"(?<![\w-]){re.escape(name)}(?!\w)", rest)]
    assert not wrong


def book_lines(slug: str, locale: str) -> Iterator[str]:
    """Yield each line of a rule book."""
    file = games.file_of(slug, "booke.md" if locale == "en" else f"booke-{locale}.md")
    assert file
    yield from file.read_text(encoding="utf-8").split("\n")


@every_game
@every_language
def test_every_mark_of_a_rule_book_names_a_term(slug, locale):
    known = glossary(slug, locale)
    marks = [(key, line) for line in book_lines(slug, locale) for key, _ in _MARK.findall(line)]
    assert not [(key, line) for key, line in marks if key not in known]


@every_game
@every_language
def test_every_paragraph_of_a_rule_book_marks_the_first_place_of_each_term(slug, locale):
    everyday = f"{AMBIGUOUS.get((slug, locale), '')} {AMBIGUOUS_IN_BOOKS.get((slug, locale), '')}".split()
    names = {key: each for key, each in forms(slug, locale).items() if key not in everyday}
    wrong = set()
    for preset in games.game(slug).presets:
        for seats in preset.seats:
            book = rule_book_of(slug, locale, printed_rules(slug, preset.name, seats), apparatus=False)
            pages = [page for page in book.pages if page.anchor not in SECTIONS | RULINGS]
            for paragraph in {each for page in pages for each in _PARAGRAPH.findall(page.html)}:
                wrong |= {(key, paragraph) for key in names.keys() & book.terms if is_unmarked(key, names, paragraph)}
    assert not wrong


def is_unmarked(key: str, names: dict[str, set[str]], paragraph: str) -> bool:
    """Return whether a term stands in a paragraph before its mark, or without one. Links to sections do not count."""
    folded = paragraph.casefold()
    if not any(name in folded for name in names[key]):
        return False
    mark = re.search(rf'<a href="{TERM}{key}">', paragraph)
    before = _TERM_LINK.sub("|", paragraph[: mark.start()] if mark else paragraph)
    text = _TAG.sub("|", re.sub(r"<a .*?</a>", "|", before)).casefold()
    longer = [name for other, each in names.items() if other != key for name in each]
    for name in sorted(longer, key=len, reverse=True):
        if any(form in name for form in names[key]):
            text = text.replace(name, "|")
    return any(re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text) for name in names[key])


@every_game
@every_language
def test_words_give_no_mark_to_a_reader_who_cannot_open_it(slug, locale):
    words = Words(locale).game(slug)
    told = [words.text(key) for key, _ in lines(slug, locale)]
    assert not [text for text in told if re.search("[\ue000-\uf8ff]", text)]
    for page in rule_book_of(slug, locale, printed_rules(slug)).pages:
        assert not re.search("[\ue000-\uf8ff]", page.html + page.text)


def test_the_book_and_the_glossary_of_a_table_agree():
    rules = printed_rules("cribbage", "encyclopaedia")
    assert rule_book_of("cribbage", "de", rules).terms == glossary_of(Words("de").game("cribbage"), rules)


def test_a_term_is_explained_as_the_rules_of_the_table_have_it():
    words = Words().game("cribbage")
    told = {preset: glossary_of(words, printed_rules("cribbage", preset)) for preset in ("crowe", "encyclopaedia")}
    assert "knave-noddy" in told["crowe"] or "his-nob" in told["crowe"]
    assert all("crib" in each for each in told.values())


def test_items_with_several_terms():
    found = terms_in(
        [
            "- **Pair royal,** or *prial:* three of a rank.",
            "- **Pair:** two of a rank. **Double pair:** four of them.",
            "- **Talliere:** who keeps the bank; those who bet are **punters**.",
            "- **Bézique :** the Queen and the Knave. ! QS JD",
            "- an item without a title",
        ]
    )
    assert found["prial"] == found["pair-royal"]
    assert found["prial"].sentence == "Three of a rank."
    assert found["double-pair"].sentence == "Four of them."
    assert found["punters"] == found["talliere"]
    assert (found["bezique"].title, len(found["bezique"].cards)) == ("Bézique", 2)
    assert len(found) == 7


def test_marks_are_read_kept_and_removed():
    text = read_marks("Lay <lay-out>out</> to the <crib>crib</>, your <crib>crib</>; 3 < 4 </ b>.")
    assert plain(text) == "Lay out to the crib, your crib; 3 < 4 </ b>."
    assert keeping(text, ()) == plain(text)
    told, found = spans(keeping(text, {"crib"}))
    assert told == plain(text)
    assert [(each.key, told[each.start : each.end]) for each in found] == [("crib", "crib")]


def test_a_name_that_looks_like_a_mark_is_shown_as_it_is():
    words = Words().game("cribbage").with_terms({"crib"})
    assert spans(words.text("score-side", names="<crib>Tom</>", score="3"))[1] == ()


def test_capitals_and_the_pseudo_language_leave_a_mark_whole():
    marked = read_marks("<crib>crib</> cards")
    assert plain(capital(marked)) == "Crib cards"
    assert spans(pseudo(marked))[1][0].key == "crib"


def test_keys_have_no_accents():
    assert key_of("Écart, Œuf") == "ecart-oeuf"
    assert key_of("Blöße") == "blosse"


def test_files_are_read_with_their_marks(tmp_path):
    file = tmp_path / "words.ftl"
    file.write_text("ask = The <crib>crib</>.\n", encoding="utf-8")
    assert spans(text_of(file))[1][0].key == "crib"
