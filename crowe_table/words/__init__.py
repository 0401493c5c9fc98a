"""All displayed and spoken text, from Fluent messages.

Common messages are in ``<locale>/*.ftl`` beside this file. A game's own messages are in its folder. Every ``.ftl`` file
there is English, unless its name ends in a locale, as ``words-fr.ftl`` does. English is the fallback for missing
messages. A message missing from every file is displayed as its key. The gap is then visible, but the game goes on.

As in a Reason, the name of an argument gives its type:

- ``card`` and ``cards`` become card names, ``briefs`` card signs;
- ``suit``, ``rank`` and ``ranks`` become their names;
- ``seat``, ``seats`` and ``other`` become player names;
- ``farthings`` and ``against`` become sums of money;
- ``often`` and ``share`` are probabilities in thousandths: “about three times in four” and “about three in four”.

A suffix after an underscore distinguishes arguments of the same type: ``rank_high``, ``rank_low``.

Some arguments are derived. A ``seat`` adds ``who`` (“you” if the reader has that seat, else “other”) and ``pronoun``
(“you”, “she”, “he” or “they”). ``other`` adds ``who_other`` and ``pronoun_other``; ``seat_high`` adds ``who_high``.
``farthings`` adds the number ``amount``. In a list of players, the reader is called “you” and comes last.

In a language with grammatical gender (``rank-gender-0``, ``suit-gender-0``), a card, rank or suit adds its gender:
``gender_card``, ``gender_rank_low``. A language with contractions lists them in ``joins``.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from crowe_table import games, platforms
from crowe_table.engine import money
from crowe_table.engine.cards import HIDDEN, RANKS, SUIT_SIGNS, Card, rank, suit
from crowe_table.engine.core import NO_SEAT, Arg, Ask, CountLine, Reason, Seat
from crowe_table.engine.money import BANK, COUNTERS, Account, Farthings
from crowe_table.engine.series import Pronoun
from crowe_table.plain_text import showable, sort_key
from crowe_table.words.catalogue import Catalogue, MessageArg
from crowe_table.words.pseudo import PSEUDO, pseudo
from crowe_table.words.terms import keeping

ENGLISH = "en"

_HERE = Path(__file__).parent
_LARGEST_WORD = 999_999
_LONG_FIGURES = 10_000
"""Smallest number in which Spanish separates the thousands."""
_MULTIPLIER = "k"
"""The form of a number before “thousand”: French “quatre-vingt mille”, although eighty is “quatre-vingts”."""
SEAT_ARGUMENTS = "seat", "seats", "other"
"""First words of the names of arguments that are players."""
_INITIAL = re.compile("h?[aeiou]+")
"""The sound at the beginning of a word that changes “and” in Spanish."""
_WHOLE = 1000


class Company(Struct, frozen=True, kw_only=True):
    """The players at a table and their money: the context of every message."""

    names: tuple[str, ...] = ()
    pronouns: tuple[Pronoun, ...] = ()
    """The pronouns, indexed by seat. A seat beyond the end has *they*."""
    viewer: Seat = NO_SEAT
    """The reader, who is addressed as “you”. NO_SEAT for a spectator."""
    coinage: str = "georgian"
    unit: Farthings = Farthings(4)
    """The value of one counter, if the company plays for counters."""


@cache
def locales() -> tuple[str, ...]:
    """Return the languages with a ``language-name``, English first."""
    return tuple(locale for locale in written_locales() if language_name(locale))


@cache
def language_name(locale: str) -> str:
    """Return a language's own name; empty if there is none. Reads the files without parsing their messages."""
    files = (file.read_text(encoding="utf-8") for file in (_HERE / locale).glob("*.ftl"))
    names = (re.search("^language-name = (.+)$", file, re.MULTILINE) for file in files)
    return next((name[1].strip() for name in names if name), "")


@cache
def name_keys() -> dict[str, str]:
    """Return the message key ``name-<face>`` of each computer player and of the visitor, by their names in every
    language. Reads the files without parsing their messages.
    """
    files = [(_HERE / locale / "screens.ftl").read_text(encoding="utf-8") for locale in locales()]
    found = (re.findall("^(name-[a-z]+) = (.+)$", file, re.MULTILINE) for file in files)
    return {name.strip(): key for names in found for key, name in names}


def written_locales() -> tuple[str, ...]:
    """Return all languages with any message files, English first."""
    others = sorted(folder.name for folder in _HERE.iterdir() if folder.is_dir() and any(folder.glob("*.ftl")))
    return (ENGLISH, *(name for name in others if name != ENGLISH))


def system_language() -> str:
    """Return the first of the system's languages that has messages, or English."""
    written = written_locales()
    return next((locale for locale in platforms.preferred_languages() if locale in written), ENGLISH)


class Words:
    """The messages of one language, optionally bound to a game (``game``) and a company (``to``).

    Terms are not marked, unless a reader can open them (``with_terms``).
    """

    def __init__(
        self, locale: str = ENGLISH, slug: str = "", company: Company | None = None, terms: frozenset[str] = frozenset()
    ) -> None:
        self.locale = locale
        self.slug = slug
        self.company = company or Company()
        self._terms = terms
        """The keys of the terms that stay marked."""
        own = [_of_game(slug, locale), _of_game(slug, ENGLISH)] if slug else []
        self._own: tuple[Catalogue, ...] = tuple(own)
        self._catalogues = (*self._own, _of_house(locale), _of_house(ENGLISH))

    @cached_property
    def _has_genders(self) -> bool:
        return self.has("rank-gender-0")

    # --- which words

    def game(self, slug: str) -> "Words":
        """Return these messages and a game's own messages. The latter take precedence."""
        return self if slug == self.slug else Words(self.locale, slug, self.company, self._terms)

    def to(self, company: Company) -> "Words":
        """Return these messages, addressed to this company."""
        return Words(self.locale, self.slug, company, self._terms)

    def with_terms(self, terms: Iterable[str]) -> "Words":
        """Return these messages with marks at these terms. See ``words.terms``."""
        return Words(self.locale, self.slug, self.company, frozenset(terms))

    def reading(self) -> Iterator[str]:
        """Parse all messages in advance, one for each step of the iterator.

        Without this, each message is parsed on first use.
        """
        for catalogue in self._catalogues:
            yield from catalogue.reading()

    @property
    def broken_files(self) -> Reason | None:
        """The sentence that names message files which cannot be read; None if all can."""
        names = dict.fromkeys(name for catalogue in self._catalogues for name in catalogue.broken)
        if not names:
            return None
        return Reason("messages-broken", (("language", self.locale), ("files", self.listed(list(names)))))

    def release(self) -> None:
        """Drop cached sentences and the parsed messages of the game.

        Another table rarely uses them again, and every cached object slows down garbage collection.
        """
        for catalogue in self._catalogues:
            catalogue.drop_sentences()
        for catalogue in self._own:
            catalogue.release()

    # --- sentences

    def has(self, key: str) -> bool:
        """Return whether any file has this message."""
        return any(catalogue.has(key) for catalogue in self._catalogues)

    def seats_named(self, reason: Reason) -> frozenset[Seat]:
        """Return the seats of the players named in a message."""
        used = next((each.variables(reason.key) for each in self._catalogues if each.has(reason.key)), frozenset[str]())
        found = [arg for name, arg in reason.args if name in used and name.partition("_")[0] in SEAT_ARGUMENTS]
        seats = [seat for arg in found for seat in (arg if isinstance(arg, tuple) else (arg,))]
        return frozenset([Seat(seat) for seat in seats if isinstance(seat, int) and seat >= 0])

    def text(self, key: str, **args: Arg) -> str:
        """Format a message. Each argument is formatted by its type.

        Returns the key itself if there is no such message.
        """
        return self._raw(key, **self._said(args))

    def contracted(self, text: str) -> str:
        """Return a text with the contractions of the language, such as French “du” for “de le”."""
        return _joins(self.locale)(text)

    def reason(self, reason: Reason, names: Sequence[str] = (), game: str = "") -> str:
        """Format a Reason as a sentence."""
        return self._for(names, game).text(reason.key, **dict(reason.args))

    def ask(self, ask: Ask, names: Sequence[str] = (), game: str = "") -> str:
        """Return the question as its reader sees it. If only others are asked, return a wait notice."""
        words = self._for(names, game)
        awaited = ask.awaited()
        args = dict(ask.args)
        own = ask.call_of(words.company.viewer)
        if own and own.must:
            return words.text(f"ask-{own.key or ask.key}", **args)
        args["seats"] = awaited
        return words.text(f"wait-{ask.key}", **args)

    def act(self, act: str, ask: Ask | None, **args: Arg) -> str:
        """Return the label of an action's button.

        A question may have a special label for the action (``act-<act>-<key>``).
        """
        named = f"act-{act}-{ask.key}" if ask else ""
        return self.text(named if self.has(named) else f"act-{act}", **args)

    def count_lines(self, lines: Iterable[CountLine], game: str = "", *, begun: bool = False) -> list[str]:
        """Return a count line by line with a running total: “Fifteen two”, “fifteen four”, “and a pair is six”.

        Each message receives its ``points``, the ``running`` total and whether it is ``first``. If ``begun`` is true,
        the count continues a sentence and is not capitalized.
        """
        words = self._for((), game)
        told = [
            words.text(line.why.key, **{**dict(line.why.args), "running": line.running, "first": "no" if at else "yes"})
            for at, line in enumerate(lines)
        ]
        if not told:
            return [words.text("count-none")]
        return told if begun else [told[0][:1].upper() + told[0][1:], *told[1:]]

    # --- things

    def card(self, card: Card) -> str:
        """Return “the five of hearts”, or “a card” for a back."""
        if card == HIDDEN:
            return self.text("card-back")
        gender = {"gender": self._gender("rank", rank(card))} if self._has_genders else {}
        return self._raw("card", rank=self.rank(rank(card)), suit=self.suit(suit(card)), **gender)

    def cards(self, cards: Sequence[Card]) -> str:
        """Return “the five of hearts and the Knave of clubs”. Backs are counted: “two cards”."""
        hidden = sum(card == HIDDEN for card in cards)
        faces = [self.card(card) for card in cards if card != HIDDEN]
        backs = [self._raw("card-backs", number=hidden)] if hidden else []
        return self.listed([*faces, *backs])

    def brief(self, card: Card) -> str:
        """Return “5♥”, or a dash for a back."""
        return self._raw(f"rank-brief-{rank(card)}") + SUIT_SIGNS[suit(card)] if card != HIDDEN else "–"

    def brief_cards(self, cards: Sequence[Card]) -> str:
        """Return “5♥ Kn♣”. If a back is among the cards, return the long form."""
        return " ".join(map(self.brief, cards)) if HIDDEN not in cards else self.cards(cards)

    def history(self, card: Card) -> str:
        """Return a historical note about a card. If it has none, return a note about its rank."""
        own = f"history-{rank(card)}-{suit(card)}"
        return self.text(own if self.has(own) else f"history-{rank(card)}")

    def rank(self, index: int) -> str:
        """Return “five” or “Knave”. Ranks are numbered from the ace, 0."""
        return self._raw(f"rank-{index}")

    @property
    def rank_signs(self) -> tuple[str, ...]:
        """Short rank names: “A”, “2”, … “Kn”, “Q”, “K”."""
        return tuple(self._raw(f"rank-brief-{index}") for index in range(len(RANKS)))

    def suit(self, index: int) -> str:
        """Return “hearts”, or “suit” for a bid that does not name one."""
        return self._raw(f"suit-{index}" if index >= 0 else "suit-none")

    def seat(self, seat: Seat) -> str:
        """Return the player's name.

        If there is none, return the seat number. For NO_SEAT, return the house banker's name.
        """
        if seat == NO_SEAT and self.has_banker:
            return self._raw("name-banker")
        names = self.company.names
        return self.named(names[seat]) if 0 <= seat < len(names) else self._raw("seat-number", number=seat)

    def named(self, name: str) -> str:
        """Return the name that a player has in this language.

        A game keeps the names of the language in which it began. People keep the names that they gave themselves.
        """
        key = name_keys().get(name)
        return self._raw(key) if key else name

    @property
    def has_banker(self) -> bool:
        """Whether this game has a banker who represents the house."""
        return self.has("name-banker")

    def is_spoken(self, announced: Reason) -> bool:
        """Return whether the house banker says this announcement."""
        return self.has_banker and announced.key.startswith("say-")

    def money(self, farthings: Farthings) -> str:
        """Format a sum in full: “£1 1s 0¾d”, “1 counter and 1 quarter-piece”.

        If stakes are in guineas: “2½ guineas (£2 12s 6d)”.
        """
        written = self.sum(farthings)
        in_guineas = self.company.coinage != COUNTERS and money.half_guineas(self.company.unit) is not None
        halves = money.half_guineas(farthings) if in_guineas else None
        if halves is None:
            return written
        guineas = f"{halves // 2}{'½' if halves % 2 else ''}"
        return self._raw("money-guineas", halves=halves, guineas=guineas, lsd=written)

    def sum(self, farthings: Farthings) -> str:
        """Format a sum without guineas: “£2 12s 6d”, “1 counter and 1 quarter-piece”."""
        if self.company.coinage != COUNTERS:
            return money.lsd(farthings)
        if pieces := self._counters_of(farthings, "money-counters-pieces"):
            return pieces
        one = {0: "none", self.company.unit: "yes"}.get(abs(farthings), "no")
        return self._raw("money-counters", figure=self.brief_sum(farthings), one=one)

    def brief_sum(self, farthings: Farthings) -> str:
        """Format a sum for narrow places: “£2 12s 6d”. In counters it is the figure alone: “12”, “12 and 1 quarter”."""
        if self.company.coinage != COUNTERS:
            return money.lsd(farthings)
        return self._counters_of(farthings, "money-counters-brief") or self.figures(
            farthings // self.company.unit
        ).replace("-", "−")

    def _counters_of(self, farthings: Farthings, key: str) -> str:
        """Return a sum that contains quarter-pieces, with a message. Empty if it is a whole number of counters.

        No fraction of a counter is written, because a counter cannot be cut.
        """
        whole, part = divmod(abs(farthings), self.company.unit)
        if not part:
            return ""
        sign, pieces = "−" if farthings < 0 else "", part * 4 // self.company.unit
        return self._raw(key, sign=sign, whole=whole, figure=self.figures(whole), pieces=pieces)

    def slashed_sum(self, farthings: Farthings) -> str:
        """Format a sum for the narrowest places: “2/6”. A sum in counters is the figure alone."""
        return self.brief_sum(farthings) if self.company.coinage == COUNTERS else money.shilling_notation(farthings)

    def counters(self, number: int) -> str:
        """Format a number of the game's own counters: “12 fish”."""
        return self._raw("counters-number", number=number)

    def amount(self, account: Account, number: Farthings, *, brief: bool = False) -> str:
        """Format an amount in an account's own unit, counters or money.

        If ``brief`` is true, money is formatted as by ``brief_sum``, and counters as a bare figure.
        """
        if account.counters:
            return self.figures(number).replace("-", "−") if brief else self.counters(number)
        return self.brief_sum(number) if brief else self.money(number)

    def standings(
        self, scores: Sequence[int], sides: Sequence[int], purses: Sequence[Farthings]
    ) -> list[tuple[str, str]]:
        """Return the score of each side with its players' names. Without scores, return each player's purse.

        ``sides`` and ``purses`` are indexed by seat.
        """
        if not scores:
            return [(self.seat(Seat(seat)), self.sum(purse)) for seat, purse in enumerate(purses)]
        members = [
            [self.seat(Seat(seat)) for seat, of in enumerate(sides) if of == side] for side in range(len(scores))
        ]
        return [(self.listed(names), self.figures(score)) for names, score in zip(members, scores, strict=True)]

    def score(self, scores: Sequence[int], sides: Sequence[int], purses: Sequence[Farthings]) -> str:
        """Return the standings in one line: “A Visitor 12; Mr. Sharp 30”."""
        told = [
            self._raw("score-side", names=names, score=figure)
            for names, figure in self.standings(scores, sides, purses)
        ]
        return "; ".join(told)

    def account(self, account: Account, other: Account | None = None) -> str:
        """Return the owner of an account: a player's name, “the pot”, “the bank”.

        For a stake, the player's name is added if ``other`` belongs to somebody else: “the bet (Mrs. Ogle)”.
        """
        if account.personal:
            return self.seat(Seat(account.seat))
        named = self._raw(f"account-{account.name}")
        if other is None or account.seat in (NO_SEAT, other.seat) or account.name == BANK.name:
            return named
        return self._raw("account-of", account=named, seat=self.seat(Seat(account.seat)))

    def chance(self, key: str, part: int, whole: int = _WHOLE) -> str:
        """Format a probability with the message ``often`` (“about 75 times in 100”) or ``share`` (“about 75 in 100”).

        A probability below 1 in 100 is “hardly ever”. One that would be rounded to 100 is “nearly always”.
        """
        hundredths = round(100 * part / whole)
        case = "none" if part <= 0 else "all" if part >= whole else "many"
        if case == "many" and (100 * part < whole or hundredths == 100):
            case = "hardly" if 2 * part < whole else "nearly"
        return self._raw(key, case=case, number=hundredths)

    def sort_key(self, text: str) -> str:
        """Return a key that sorts texts in the alphabetical order of the language."""
        return sort_key(text, self._raw("own-letters") if self.has("own-letters") else "")

    def decimal(self, number: float) -> str:
        """Format a number with one or two decimals: “1,320.5”."""
        return self._raw("decimal", number=number)

    def figures(self, number: int) -> str:
        """Format a number in figures: “1,320”."""
        return self._raw("figures", number=number, long="yes" if abs(number) >= _LONG_FIGURES else "no")

    def number(self, number: int, form: str = "") -> str:
        """Format a number in words, “twenty-one”. Negative numbers and those above 999,999 stay in figures.

        A number has a message of its own or is composed of thousands, hundreds, tens and units. ``form`` selects a
        variant before a noun: ``number-1-f`` is “une”.
        """
        if not 0 <= number <= _LARGEST_WORD:
            return str(number)
        for key in (f"number-{number}-{form}", f"number-{number}") if form else (f"number-{number}",):
            if self.has(key):
                return self._raw(key)
        if number >= 1000:
            whole, rest = divmod(number, 1000)
            thousands = self._raw("number-thousands", thousands=self.number(whole, _MULTIPLIER))
            if not rest:
                return thousands
            small = "yes" if rest < 100 else "no"
            return self._raw("number-thousands-and", thousands=thousands, rest=self.number(rest, form), small=small)
        if number >= 100:
            whole, rest = divmod(number, 100)
            own = f"number-{whole}00-{form}"
            hundreds = self._raw(own if self.has(own) else "number-hundreds", hundreds=self.number(whole))
            return (
                self._raw("number-hundreds-and", hundreds=hundreds, rest=self.number(rest, form)) if rest else hundreds
            )
        units = number % 10
        return self._raw("number-tens-units", tens=self.number(number - units), units=self.number(units, form))

    def listed(self, items: Sequence[str]) -> str:
        """Return “A, B and C”."""
        if len(items) < 2:
            return "".join(items)
        sound = _INITIAL.match(sort_key(items[-1]))
        before, initial = self._raw("list-comma").join(items[:-1]), sound[0] if sound else ""
        return self._raw("list-last", before=before, last=items[-1], initial=initial)

    # --- how

    def _for(self, names: Sequence[str], game: str) -> "Words":
        words = self.game(game) if game else self
        if not names:
            return words
        at = self.company
        return words.to(replace(at, names=tuple(names)))

    def _raw(self, key: str, **args: MessageArg) -> str:
        """Format a message whose arguments have already been converted to text."""
        said = (catalogue.format(key, args) for catalogue in self._catalogues if catalogue.has(key))
        text = next((each for each in said if each is not None), None)
        return key if text is None else keeping(text, self._terms)

    def _said(self, args: dict[str, Arg]) -> dict[str, MessageArg]:
        said = {name: self._by_kind(name, value) for name, value in args.items()}
        farthings = args.get("farthings")
        if isinstance(farthings, int):
            said.setdefault("amount", farthings)
        if self._has_genders:
            said.update(self._genders(args))
        for name, value in args.items():
            if name.startswith("seats") and f"seat{name.removeprefix('seats')}" in args:
                continue
            if name.partition("_")[0] in SEAT_ARGUMENTS and not isinstance(value, str):
                mine = value in (self.company.viewer, (self.company.viewer,)) and self.company.viewer >= 0
                said[_beside(name, "who")] = "you" if mine else "other"
                said[_beside(name, "pronoun")] = "you" if mine else self._pronoun(value)
        return said

    def _genders(self, args: dict[str, Arg]) -> Iterator[tuple[str, str]]:
        for name, value in args.items():
            kind = name.partition("_")[0]
            if not isinstance(value, int) or kind not in ("card", "rank", "suit") or value < 0:
                continue
            noun, index = ("rank", rank(Card(value))) if kind == "card" else (kind, value)
            yield f"gender_{name}", self._gender(noun, index)

    def _gender(self, noun: str, index: int) -> str:
        return self._raw(f"{noun}-gender-{index}")

    def _pronoun(self, value: int | tuple[int, ...]) -> str:
        seat = value if isinstance(value, int) else value[0] if len(value) == 1 else NO_SEAT
        return self.company.pronouns[seat] if 0 <= seat < len(self.company.pronouns) else "they"

    def argument(self, name: str, value: Arg) -> str:
        """Format a value as the message argument of that name."""
        return str(self._by_kind(name, value))

    def _by_kind(self, name: str, value: Arg) -> MessageArg:
        if isinstance(value, str):
            return showable(value)
        kind = name.partition("_")[0]
        if isinstance(value, tuple):
            return self._many(kind, value)
        match kind:
            case "card":
                return self.card(Card(value))
            case "rank":
                return self.rank(value)
            case "suit":
                return self.suit(value)
            case "seat" | "other":
                return self.seat(Seat(value))
            case "farthings" | "against":
                return self.money(Farthings(value))
            case "often" | "share":
                return self.chance(kind, value)
        return value

    def players(self, seats: tuple[int, ...]) -> str:
        """Return “Mrs. Pimlott and you”, with the reader last."""
        viewer = self.company.viewer
        others = [self.seat(Seat(seat)) for seat in seats if seat != viewer]
        return self.listed([*others, self._raw("seat-you")] if viewer in seats else others)

    def _many(self, kind: str, values: tuple[int, ...]) -> str:
        match kind:
            case "cards":
                return self.cards([Card(value) for value in values])
            case "briefs":
                return self.brief_cards([Card(value) for value in values])
            case "seats":
                return self.players(values)
            case "ranks":
                return self.listed([self.rank(value) for value in values])
            case "often" | "share":
                return self.chance(kind, *values)
        return self.listed([str(value) for value in values])


def _beside(name: str, what: str) -> str:
    """Return the name of a derived argument: ``who`` for ``seat``, ``who_high`` for ``seat_high``."""
    kind, _, rest = name.partition("_")
    return "_".join([what, *(["other"] if kind == "other" else []), *([rest] if rest else [])])


@cache
def _of_house(locale: str) -> Catalogue:
    return _catalogue(locale, (_HERE / (ENGLISH if locale == PSEUDO else locale)).glob("*.ftl"))


@cache
def _of_game(slug: str, locale: str) -> Catalogue:
    found = [path for home in games.__path__ for path in (Path(home) / games.package_of(slug)).glob("*.ftl")]
    english = [path for path in found if "-" not in path.stem]
    return _catalogue(
        locale, english if locale in (ENGLISH, PSEUDO) else [path for path in found if path.stem.endswith(f"-{locale}")]
    )


def _catalogue(locale: str, files: Iterable[Path]) -> Catalogue:
    joins = pseudo if locale == PSEUDO else _joined_later(locale)
    spoken = ENGLISH if locale == PSEUDO else locale
    return Catalogue(spoken, sorted(files), lambda number, form: Words(locale).number(number, form), joins)


def _joined_later(locale: str) -> Callable[[str], str]:
    """Return a function that applies a language's contractions, and reads its files when it is first called."""
    return lambda said: _joins(locale)(said)  # noqa: PLW0108 - not called yet


@cache
def _joins(locale: str) -> Callable[[str], str]:
    """Return a function that applies the contractions in a language's ``joins``, for example French “de le” to “du”."""
    pairs = next(filter(None, map(_pairs_in, (_HERE / locale).glob("*.ftl"))), {})
    if not pairs:
        return str
    capitals = {apart[:1].upper() + apart[1:]: joined[:1].upper() + joined[1:] for apart, joined in pairs.items()}
    joined = {**pairs, **capitals}
    apart = re.compile(rf"\b({'|'.join(sorted(map(re.escape, joined), key=len, reverse=True))})\b")
    return lambda said: apart.sub(lambda found: joined[found[1]], said)


def _pairs_in(file: Path) -> dict[str, str]:
    written = re.search(r"^joins = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return dict(pair.strip().split("=", 1) for pair in written[1].split(",")) if written else {}
