"""Famous and instructive hands: the pack is arranged for one deal, in which the visitor has a target to reach.

A game declares them in ``exhibits.txt`` in its folder. ``python -m tests.laws.make_exhibits`` writes the files in
``saves``. A declaration says who holds what. A trial deal finds the place of each card in the pack.

    name: left-bower
    preset: pearson
    seats: 4
    rules: {"stake": 0}
    dealer: 3
    visitor: 0
    cards hand:0: JH QD 9D AH TH
    cards turned: AD
    scores: 1 4
    before: 1 cut 26 | stand
    until: COUNTED
    made: won
    wanted: 1
    solution: play JH

Each hand begins with its name. The keys are the fields of ``ExhibitHand``. ``cards`` has a line for each pile. A line
with a repeated key continues the earlier one. ``kit.written_actions`` defines how actions are written. ``until`` is the
name of a phase, and ``made`` the name of a count: one of ``COUNTS`` or of the game's ``exhibit_counts``. Lines that
begin with ``#`` are comments.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from crowe_table.decoding import decode
from crowe_table.engine.cards import SUIT_WORDS, Card, parse_all
from crowe_table.engine.core import Action, OptionsT, Phase, RecordT, Seat, act_of, because
from crowe_table.engine.game import Game
from crowe_table.engine.state import AnyState, State
from crowe_table.kit.announcing import announce, finish_game
from crowe_table.kit.purses import in_purse
from crowe_table.kit.written_actions import read_actions, types_by_tag

ExhibitCount: TypeAlias = Callable[[AnyState, Seat], int]
"""Function of the state and the visitor's seat. It returns how much of the target the visitor has reached."""
COUNTS: Mapping[str, ExhibitCount] = {
    "won": lambda s, seat: int(seat in s.public.winners),
    "score": lambda s, seat: s.public.score(seat),
    "tricks": lambda s, seat: sum(s.public.tricks[each] for each in s.public.of_side(s.public.sides[seat])),
    "units": lambda s, seat: in_purse(s, seat) // s.options.unit,
}
"""Counts that several games use: the game won, the score, the side's tricks, and the units in the purse."""
MAX_TRIES = 1000
"""Maximum number of simulated cuts in the search for cuts that make the right seat deal."""
_LINE = re.compile(r"(?P<key>[a-z]+)(?: (?P<pile>[a-z_]+(?::[0-9]+)?))?: (?P<rest>.+)")


class ExhibitHand(Struct, frozen=True, kw_only=True):
    """One famous hand.

    Its messages are ``exhibit-<name>`` alone, and with ``-story``, ``-task``, ``-goal``, ``-hero``, ``-best`` or
    ``-moral`` appended.
    """

    name: str
    preset: str
    seats: int = 2
    rules: Mapping[str, object] = {}
    """House rules that differ from the preset."""
    dealer: Seat
    visitor: Seat
    cards: Mapping[str, str]
    """The cards of each pile after the deal, by pile key (``hand:1``, ``turned``).

    The stock is listed from the top. Cards not listed are random.
    """
    scores: tuple[int, ...] = ()
    """Scores of the sides before the hand; 0 for all if empty."""
    before: tuple[Action, ...] = ()
    """The actions after the cut and before the visitor takes over."""
    until: Phase
    """The phase that ends the hand, unless the game ends first."""
    made: ExhibitCount
    wanted: int
    """The least count that reaches the target."""
    solution: tuple[Action, ...] = ()
    """The visitor's proved answers to one question; empty if none are proved.

    Each of them reaches the target against every defence, and every other answer to that question fails. The question
    is the first that allows one of them.
    """
    trump: int = -1
    """The trump suit; only for games that deal the hand themselves, without the pack."""
    open: bool = False
    """Whether all hands lie open; only for games that deal the hand themselves, without the pack."""


def find(exhibits: Sequence[ExhibitHand], name: str) -> ExhibitHand | None:
    """Return the hand with this name, or None."""
    return next((each for each in exhibits if each.name == name), None)


# --- The file --------------------------------------------------------------------------------------------------------


def read_exhibits(
    text: str, actions: Iterable[type[Action]], phases: type[Phase], counts: Mapping[str, ExhibitCount]
) -> tuple[ExhibitHand, ...]:
    """Return the hands in the text of an ``exhibits.txt``. Raises a ValueError that names the line or hand at fault."""
    types = types_by_tag(actions)
    hands = list[dict[tuple[str, str], str]]()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        found = _LINE.fullmatch(line)
        if not found:
            raise ValueError(f"Line {number}: expected “key: value”.")
        key, pile, rest = found["key"], found["pile"] or "", found["rest"].strip()
        if key == "name":
            hands.append({})
        elif not hands:
            raise ValueError(f"Line {number}: a hand begins with its name.")
        given = hands[-1].get((key, pile))
        between = " | " if key in ("before", "solution") else " "
        hands[-1][key, pile] = rest if given is None else f"{given}{between}{rest}"
    return tuple(_hand(lines, types, phases, {**COUNTS, **counts}) for lines in hands)


def _hand(
    lines: Mapping[tuple[str, str], str],
    types: Mapping[str, type[Action]],
    phases: type[Phase],
    counts: Mapping[str, ExhibitCount],
) -> ExhibitHand:
    """Return the hand with these values. Raises a ValueError that names the hand."""
    given = {key: value for (key, pile), value in lines.items() if not pile}
    name = given["name"]
    try:
        return ExhibitHand(
            name=name,
            preset=given["preset"],
            seats=int(given.get("seats", "2")),
            rules=decode(given.get("rules", "{}"), dict[str, object]),
            dealer=Seat(int(given["dealer"])),
            visitor=Seat(int(given["visitor"])),
            cards={pile: value for (key, pile), value in lines.items() if key == "cards"},
            scores=tuple(map(int, given.get("scores", "").split())),
            before=read_actions(given["before"], types) if "before" in given else (),
            until=phases[given["until"]],
            made=counts[given["made"]],
            wanted=int(given["wanted"]),
            solution=read_actions(given["solution"], types) if "solution" in given else (),
            trump=SUIT_WORDS.index(given["trump"]) if "trump" in given else -1,
            open=given.get("open") == "yes",
        )
    except KeyError as missing:
        raise ValueError(f"{name}: there is no {missing}.") from None
    except ValueError as fault:
        raise ValueError(f"{name}: {str(fault).rstrip('.')}.") from None


# --- The pack is laid ------------------------------------------------------------------------------------------------


def arrange_pack(
    game: Game[RecordT, OptionsT],
    s: State[RecordT, OptionsT],
    famous: ExhibitHand,
    pack: Sequence[Card],
    open_table: Callable[[State[RecordT, OptionsT]], None],
) -> None:
    """Arrange the pack of a table before it is opened, so that everybody is dealt the right cards."""
    trial = s.clone()
    trial.laid = tuple(pack)
    open_table(trial)
    for answer in cuts_for(game, trial, famous.dealer):
        game.apply(trial, answer)
    for answer in famous.before:
        if _dealt(trial, famous):
            break
        game.apply(trial, answer)
    s.laid = _arranged(trial, famous, pack)


def _dealt(s: State[RecordT, OptionsT], famous: ExhibitHand) -> bool:
    return all(len(s.piles[key]) >= len(parse_all(cards)) for key, cards in famous.cards.items())


def _arranged(trial: State[RecordT, OptionsT], famous: ExhibitHand, pack: Sequence[Card]) -> tuple[Card, ...]:
    """Return the pack, from the bottom, in the order that deals each card to its place."""
    place = {card: at for at, card in enumerate(pack)}
    wanted: dict[int, Card] = {}
    for key, named in famous.cards.items():
        came = [place[card] for card in trial.piles[key]]
        if not any(each.key == key and each.owner >= 0 for each in trial.declared.of_table(trial.seats)):
            came.reverse()
        cards = parse_all(named)
        if len(cards) > len(came):
            raise ValueError(f"{famous.name}: {len(cards)} cards are named for {key}, which holds {len(came)}.")
        wanted.update(zip(came, cards, strict=False))
    left = [card for card in pack if card not in wanted.values()]
    if len(left) + len(wanted) != len(pack):
        raise ValueError(f"{famous.name}: a card is named twice, or is none of the pack.")
    trial.chance.stream("exhibit").shuffle(left)
    return tuple([wanted[at] if at in wanted else left.pop() for at in range(len(pack))])


def cuts_for(game: Game[RecordT, OptionsT], s: State[RecordT, OptionsT], dealer: Seat) -> list[Action]:
    """Return cuts after which this seat deals. They do not change an arranged pack; see ``cut_pile``."""
    rng = s.chance.stream("exhibit", 1)
    for _ in range(MAX_TRIES):
        trial, given = s.clone(), list[Action]()
        while (question := game.question(trial)) and [act_of(act) for act in question.asked[0].acts] == ["cut"]:
            answers = game.answers(trial, question, question.asked[0].seat)
            given.append(answers[rng.below(len(answers))])
            game.apply(trial, given[-1])
        if trial.public.dealer == dealer:
            return given
    raise LookupError(f"However they cut, seat {dealer} does not deal.")


# --- What comes of it ------------------------------------------------------------------------------------------------


def judge_exhibit(s: State[RecordT, OptionsT], famous: ExhibitHand, last: Phase) -> None:
    """After an answer, check whether the hand is over. If so, announce whether the visitor reached the target.

    ``last`` is the phase in which the game is over.
    """
    r = s.public
    if r.phase not in (famous.until, last):
        return
    made, side = famous.made(s, famous.visitor), r.sides[famous.visitor]
    done = made >= famous.wanted
    announce(s, "exhibit-done" if done else "exhibit-not-done", number=made, wanted=famous.wanted)
    if r.phase == last:
        return
    r.phase = last
    winners = [seat for seat in r.ring if (r.sides[seat] == side) == done]
    finish_game(s, winners, because("exhibit-over", number=made, wanted=famous.wanted))
