"""Every word the program shows or speaks, from messages in Fluent.

The common words lie in ``<locale>/*.ftl`` beside this file. A game's own lie in its folder: every ``.ftl`` there is
English, unless its name ends in a locale, as ``words-fr.ftl``. What a language lacks is said in English; what no file
says is shown as its key, so that a missing word is seen and never stops the table.

An argument's name says what it is, as in a Reason: ``card`` and ``cards`` become the names of cards (``briefs`` their
signs), ``suit`` and ``rank`` theirs (``ranks`` of several), ``seat`` and ``seats`` the names of players,
``farthings`` money; ``other`` is a second player and ``against`` a second sum; ``often`` and ``share`` are parts of a
thousand, said as “about three times in four” and “about three in four”. What follows an underscore tells two of a kind
apart: ``rank_high``, ``rank_low``.
With a seat comes ``who``: “you” if it is the reader's, else “other”; and ``pronoun``: “you”, “she”, “he” or “they”
(``who_other`` and ``pronoun_other`` with ``other``, ``who_high`` with ``seat_high``); with farthings the bare
``amount``. In a list the reader is “you”, and comes last.

In a language whose nouns have genders (``rank-gender-0`` and its like, ``suit-gender-0``) there comes with a card, a
rank or a suit its own: ``gender_card``, ``gender_rank_low``. A language whose words run together says which in
``joins``.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from unicodedata import combining, normalize

from msgspec import Struct
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine import money
from crowe_table.engine.cards import HIDDEN, RANKS, Card, rank, suit
from crowe_table.engine.core import NO_SEAT, Arg, Ask, CountLine, Reason, Seat
from crowe_table.engine.money import BANK, COUNTERS, Account, Farthings
from crowe_table.engine.series import Pronoun
from crowe_table.plain_text import showable
from crowe_table.words.catalogue import Catalogue, MessageArg

ENGLISH = "en"

_SUIT_SIGNS = "♠♥♦♣"
_HERE = Path(__file__).parent
_LARGEST_WORD = 999
_WHOLE = 1000
_HARDLY = 14
"""So small a part of a thousand is hardly any."""
_PLAIN_PARTS = (
    *((1, 50), (1, 30), (1, 20), (1, 12), (1, 10), (1, 8), (1, 6), (1, 5), (1, 4), (1, 3), (2, 5), (1, 2)),
    *((3, 5), (2, 3), (3, 4), (4, 5), (5, 6), (9, 10), (19, 20)),
)
"""The fractions in which chances are told."""


class Company(Struct, frozen=True, kw_only=True):
    """Who sits at a table and in what they pay: all that a sentence needs to know of it."""

    names: tuple[str, ...] = ()
    pronouns: tuple[Pronoun, ...] = ()
    """By seat; a player who has none here is *they*."""
    viewer: Seat = NO_SEAT
    """Who reads: a sentence about this seat says “you”. NO_SEAT for a bystander."""
    coinage: str = "georgian"
    unit: Farthings = Farthings(4)
    """What one counter is worth, where counters are played for."""


@cache
def locales() -> tuple[str, ...]:
    """The languages that are offered, English first: each that says its own name, in ``language-name``."""
    return tuple(locale for locale in written_locales() if language_name(locale))


@cache
def language_name(locale: str) -> str:
    """A language by its own name; empty where it says none. It is found without reading all that the language has."""
    files = (file.read_text(encoding="utf-8") for file in (_HERE / locale).glob("*.ftl"))
    names = (re.search("^language-name = (.+)$", file, re.MULTILINE) for file in files)
    return next((name[1].strip() for name in names if name), "")


def written_locales() -> tuple[str, ...]:
    """The languages of which anything is written, English first."""
    others = sorted(folder.name for folder in _HERE.iterdir() if folder.is_dir() and any(folder.glob("*.ftl")))
    return (ENGLISH, *(name for name in others if name != ENGLISH))


def sort_key(text: str) -> str:
    """What a text is sorted by: a letter with an accent stands where it would stand without."""
    return "".join(sign for sign in normalize("NFD", text) if not combining(sign)).casefold()


class Words:
    """The words of one language, of one game if ``game`` has said which, for one company if ``to`` has said which."""

    def __init__(self, locale: str = ENGLISH, slug: str = "", company: Company | None = None) -> None:
        self.locale = locale
        self.slug = slug
        self.company = company or Company()
        own = [_of_game(slug, locale), _of_game(slug, ENGLISH)] if slug else []
        self._own: tuple[Catalogue, ...] = tuple(own)
        self._catalogues = (*self._own, _of_house(locale), _of_house(ENGLISH))
        self._has_genders = self.has("rank-gender-0")

    # --- which words

    def game(self, slug: str) -> "Words":
        """These words and a game's own. Where both have a message the game's is said."""
        return self if slug == self.slug else Words(self.locale, slug, self.company)

    def to(self, company: Company) -> "Words":
        """These words, said to this company."""
        return Words(self.locale, self.slug, company)

    def reading(self) -> Iterator[str]:
        """Reads all these messages beforehand, one at each step; else each is read when it is first said."""
        for catalogue in self._catalogues:
            yield from catalogue.reading()

    def let_go(self) -> None:
        """Keeps no sentence as it was said, and no message of the game: those of one table are hardly said at another,
        and whatever is kept is looked through again and again for what could be thrown away.
        """
        for catalogue in self._catalogues:
            catalogue.forget_said()
        for catalogue in self._own:
            catalogue.let_go()

    # --- sentences

    def has(self, key: str) -> bool:
        """Whether any file says this."""
        return any(catalogue.has(key) for catalogue in self._catalogues)

    def text(self, key: str, **args: Arg) -> str:
        """The message of this key, its arguments named and said by their kind. The key itself if there is none."""
        said = self._said(args)
        for catalogue in self._catalogues:
            if catalogue.has(key):
                return catalogue.format(key, said)
        return key

    def reason(self, reason: Reason, names: Sequence[str] = (), game: str = "") -> str:
        """A Reason as a sentence."""
        return self._for(names, game).text(reason.key, **dict(reason.args))

    def ask(self, ask: Ask, names: Sequence[str] = (), game: str = "") -> str:
        """The question as its reader meets it: put to them, or, if others are asked, who the table waits for."""
        words = self._for(names, game)
        awaited = ask.awaited()
        args = dict(ask.args)
        own = ask.call_of(words.company.viewer)
        if own and own.must:
            return words.text(f"ask-{own.key or ask.key}", **args)
        args["seats"] = awaited
        return words.text(f"wait-{ask.key}", **args)

    def act(self, act: str, ask: Ask | None, **args: Arg) -> str:
        """What is done, as its button names it; some are named otherwise at some question, by its key."""
        named = f"act-{act}-{ask.key}" if ask else ""
        return self.text(named if self.has(named) else f"act-{act}", **args)

    def recite(self, lines: Iterable[CountLine], game: str = "", *, begun: bool = False) -> list[str]:
        """A count told line by line, adding as it goes: “Fifteen two”, “fifteen four”, “and a pair is six”.

        Each message is told its ``points``, the ``running`` sum and whether it comes ``first``. ``begun``: the count
        stands within a sentence, and has no capital.
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
        """“the five of hearts”; a back is “a card”."""
        if card == HIDDEN:
            return self.text("card-back")
        gender = {"gender": self._gender("rank", rank(card))} if self._has_genders else {}
        return self._raw("card", rank=self.rank(rank(card)), suit=self.suit(suit(card)), **gender)

    def cards(self, cards: Sequence[Card]) -> str:
        """“the five of hearts and the Knave of clubs”; backs are counted: “two cards”."""
        hidden = sum(card == HIDDEN for card in cards)
        faces = [self.card(card) for card in cards if card != HIDDEN]
        backs = [self._raw("card-backs", number=hidden)] if hidden else []
        return self.listed([*faces, *backs])

    def brief(self, card: Card) -> str:
        """“5♥”; a back is a dash."""
        return self._raw(f"rank-brief-{rank(card)}") + _SUIT_SIGNS[suit(card)] if card != HIDDEN else "–"

    def brief_cards(self, cards: Sequence[Card]) -> str:
        """“5♥ Kn♣”; backs are counted: “two cards”."""
        return " ".join(map(self.brief, cards)) if HIDDEN not in cards else self.cards(cards)

    def history(self, card: Card) -> str:
        """A line of history of a card: its own where it has one, else that of its rank."""
        own = f"history-{rank(card)}-{suit(card)}"
        return self.text(own if self.has(own) else f"history-{rank(card)}")

    def rank(self, index: int) -> str:
        """“five”, “Knave”: ranks are numbered from the ace, 0."""
        return self._raw(f"rank-{index}")

    @property
    def rank_signs(self) -> tuple[str, ...]:
        """“A”, “2”, … “Kn”, “Q”, “K”: as ranks are written where there is little room."""
        return tuple(self._raw(f"rank-brief-{index}") for index in range(len(RANKS)))

    def suit(self, index: int) -> str:
        """“hearts”; of a bid that does not name one, “suit”."""
        return self._raw(f"suit-{index}" if index >= 0 else "suit-none")

    def seat(self, seat: Seat) -> str:
        """The player's name, or the number of the seat where there is no name; of NO_SEAT, who keeps the bank."""
        if seat == NO_SEAT and self.has_banker:
            return self._raw("name-banker")
        names = self.company.names
        return names[seat] if 0 <= seat < len(names) else self._raw("seat-number", number=seat)

    @property
    def has_banker(self) -> bool:
        """Whether somebody keeps a bank for the house in this game, and speaks for it."""
        return self.has("name-banker")

    def is_spoken(self, announced: Reason) -> bool:
        """Whether what is announced is said by who keeps the bank for the house."""
        return self.has_banker and announced.key.startswith("say-")

    def money(self, farthings: Farthings) -> str:
        """A sum in full: “£1 1s 0¾d”, “3 counters”; where stakes are in guineas, “2½ guineas (£2 12s 6d)”."""
        written = self.sum(farthings)
        in_guineas = self.company.coinage != COUNTERS and money.half_guineas(self.company.unit) is not None
        halves = money.half_guineas(farthings) if in_guineas else None
        if halves is None:
            return written
        guineas = f"{halves // 2}{'½' if halves % 2 else ''}"
        return self._raw("money-guineas", halves=halves, guineas=guineas, lsd=written)

    def sum(self, farthings: Farthings) -> str:
        """A sum in its shortest form: “£2 12s 6d”, “3 counters”."""
        if self.company.coinage != COUNTERS:
            return money.lsd(farthings)
        one = 0 < abs(farthings) <= self.company.unit
        return self._raw("money-counters", figure=self.brief_sum(farthings), one="yes" if one else "no")

    def brief_sum(self, farthings: Farthings) -> str:
        """A sum where there is little room: “£2 12s 6d”; of counters the figure alone."""
        if self.company.coinage != COUNTERS:
            return money.lsd(farthings)
        sign = "−" if farthings < 0 else ""
        whole, part = divmod(abs(farthings), self.company.unit)
        quarters = money.FRACTIONS[part * 4 // self.company.unit]
        return f"{sign}{self.figures(whole) if whole or not quarters else ''}{quarters}"

    def slashed_sum(self, farthings: Farthings) -> str:
        """A sum where there is hardly room: “2/6”; of counters the figure alone."""
        return self.brief_sum(farthings) if self.company.coinage == COUNTERS else money.slashed(farthings)

    def counters(self, number: int) -> str:
        """So many of a game’s own counters: “12 fish”."""
        return self._raw("counters-number", number=number)

    def amount(self, account: Account, number: Farthings, *, brief: bool = False) -> str:
        """What an account holds or pays: counters where it holds those, and else money; ``brief`` as in ``brief_sum``,
        of counters the figure alone.
        """
        if account.counters:
            return self.figures(number).replace("-", "−") if brief else self.counters(number)
        return self.brief_sum(number) if brief else self.money(number)

    def standings(
        self, scores: Sequence[int], sides: Sequence[int], purses: Sequence[Farthings]
    ) -> list[tuple[str, str]]:
        """How a table stands: each side by the names of its players, and its score; or, where nothing is scored, each
        player and the purse. Sides and purses go by seat.
        """
        if not scores:
            return [(self.seat(Seat(seat)), self.sum(purse)) for seat, purse in enumerate(purses)]
        members = [
            [self.seat(Seat(seat)) for seat, of in enumerate(sides) if of == side] for side in range(len(scores))
        ]
        return [(self.listed(names), self.figures(score)) for names, score in zip(members, scores, strict=True)]

    def score(self, scores: Sequence[int], sides: Sequence[int], purses: Sequence[Farthings]) -> str:
        """The same in one line: “A Visitor 12; Mr. Sharp 30”."""
        told = [
            self._raw("score-side", names=names, score=figure)
            for names, figure in self.standings(scores, sides, purses)
        ]
        return "; ".join(told)

    def account(self, account: Account, other: Account | None = None) -> str:
        """Whose money it is: a player's name, “the pot”, “the bank”; of what is staked also who has staked it, “the bet
        (Mrs. Ogle)”, where an ``other`` account is told with it that is somebody else's.
        """
        if account.personal:
            return self.seat(Seat(account.seat))
        named = self._raw(f"account-{account.name}")
        if other is None or account.seat in (NO_SEAT, other.seat) or account.name == BANK.name:
            return named
        return self._raw("account-of", account=named, seat=self.seat(Seat(account.seat)))

    def chance(self, key: str, thousandths: int) -> str:
        """A part of a thousand in plain words, by the message ``often`` (“about three times in four”) or ``share``
        (“about three in four”).
        """
        number, of = min(_PLAIN_PARTS, key=lambda part: abs(part[0] / part[1] - thousandths / _WHOLE))
        return self._raw(key, case=_case(thousandths, number, of), number=number, of=of)

    def figures(self, number: int) -> str:
        """“1,320”: in figures, as sentences have it."""
        return self._raw("figures", number=number)

    def number(self, number: int, form: str = "") -> str:
        """“twenty-one”; numbers too great to be spoken shortly are left in figures.

        A number is said by a message of its own where there is one, else made of its tens and units. ``form`` names
        another form it may have before a noun: ``number-1-f`` is “une”.
        """
        if not 0 <= number <= _LARGEST_WORD:
            return str(number)
        for key in (f"number-{number}-{form}", f"number-{number}") if form else (f"number-{number}",):
            if self.has(key):
                return self._raw(key)
        if number >= 100:
            whole, rest = divmod(number, 100)
            hundreds = self._raw("number-hundreds", hundreds=self.number(whole))
            return (
                self._raw("number-hundreds-and", hundreds=hundreds, rest=self.number(rest, form)) if rest else hundreds
            )
        units = number % 10
        return self._raw("number-tens-units", tens=self.number(number - units), units=self.number(units, form))

    def listed(self, items: Sequence[str]) -> str:
        """“A, B and C”."""
        if len(items) < 2:
            return "".join(items)
        return self._raw("list-last", before=self._raw("list-comma").join(items[:-1]), last=items[-1])

    # --- how

    def _for(self, names: Sequence[str], game: str) -> "Words":
        words = self.game(game) if game else self
        if not names:
            return words
        at = self.company
        return words.to(replace(at, names=tuple(names)))

    def _raw(self, key: str, **args: MessageArg) -> str:
        """A message whose arguments are words already."""
        for catalogue in self._catalogues:
            if catalogue.has(key):
                return catalogue.format(key, args)
        return key

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
            if name.partition("_")[0] in ("seat", "seats", "other") and not isinstance(value, str):
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
        """How one player is spoken of; several are *they*."""
        seat = value if isinstance(value, int) else value[0] if len(value) == 1 else NO_SEAT
        return self.company.pronouns[seat] if 0 <= seat < len(self.company.pronouns) else "they"

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

    def _players(self, seats: tuple[int, ...]) -> str:
        """“Mrs. Pimlott and you”: whoever reads it comes last."""
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
                return self._players(values)
            case "ranks":
                return self.listed([self.rank(value) for value in values])
        return self.listed([str(value) for value in values])


def _case(thousandths: int, number: int, of: int) -> str:
    """Which way of telling a chance fits it."""
    if thousandths <= 0:
        return "none"
    if thousandths >= _WHOLE:
        return "all"
    if thousandths < _HARDLY:
        return "hardly"
    if thousandths > _WHOLE - 2 * _HARDLY:
        return "nearly"
    return "half" if of == 2 else {1: "one", 2: "two"}.get(number, "many")


def _beside(name: str, what: str) -> str:
    """The argument that says something more of a seat: ``who`` for ``seat``, ``who_high`` for ``seat_high``."""
    kind, _, rest = name.partition("_")
    return "_".join([what, *(["other"] if kind == "other" else []), *([rest] if rest else [])])


@cache
def _of_house(locale: str) -> Catalogue:
    return _catalogue(locale, (_HERE / locale).glob("*.ftl"))


@cache
def _of_game(slug: str, locale: str) -> Catalogue:
    found = [path for home in games.__path__ for path in (Path(home) / games.package_of(slug)).glob("*.ftl")]
    english = [path for path in found if "-" not in path.stem]
    return _catalogue(
        locale, english if locale == ENGLISH else [path for path in found if path.stem.endswith(f"-{locale}")]
    )


def _catalogue(locale: str, files: Iterable[Path]) -> Catalogue:
    return Catalogue(locale, sorted(files), lambda number, form: Words(locale).number(number, form), _joins(locale))


@cache
def _joins(locale: str) -> Callable[[str], str]:
    """Puts together what runs together in a language, as French “de le” is “du”: the pairs of its ``joins``."""
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
