"""Famous and instructive hands: the pack is arranged for one deal, in which the visitor has a target to reach.

Games declare them in ``exhibits.py`` and list them in their class. ``python -m tests.laws.make_exhibits`` writes the
files. A declaration says who holds what; a trial deal finds the place of each card in the pack.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from crowe_table.engine.cards import Card, parse_all
from crowe_table.engine.core import Action, OptionsT, Phase, RecordT, Seat, act_of, because
from crowe_table.engine.game import Game
from crowe_table.engine.state import State
from crowe_table.kit.announcing import announce, finish_game

MAX_TRIES = 1000
"""Maximum number of simulated cuts to make the right seat deal."""


class ExhibitHand(Struct, frozen=True, kw_only=True):
    """One famous hand.

    Its messages are ``exhibit-<name>``, and the same with ``-story``, ``-task``, ``-goal``, ``-hero``, ``-best`` and
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
    """The actions after the cut and before the visitor sits down."""
    until: Phase
    """The phase that ends the hand, unless the game ends first."""
    made: Callable[[Any, Seat], int]
    """Function of the state and the visitor's seat that returns what the visitor has made."""
    wanted: int
    """The least that the visitor is asked to make."""


def find(exhibits: Sequence[ExhibitHand], name: str) -> ExhibitHand | None:
    """Return the hand with this name, or None."""
    return next((each for each in exhibits if each.name == name), None)


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
    """Return the pack from the bottom, in the order that deals each card to its place."""
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
    """Return the cuts after which this seat deals. They leave an arranged pack as it is: see ``cut_pile``."""
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
    """After an answer, announce whether the visitor reached the target, if the hand is over.

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
