"""Famous and instructive hands of any game: the pack is laid for one deal, and the visitor is asked to make so much.

A game declares them in its ``exhibits.py`` and names them in its class; ``python -m tests.laws.make_exhibits`` writes
their files. Where each card of the pack goes is found by dealing once: a declaration says who holds what.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from crowe_table.engine.cards import Card, parse_all
from crowe_table.engine.core import Action, OptionsT, Phase, RecordT, Seat, act_of, because
from crowe_table.engine.game import Game
from crowe_table.engine.state import State
from crowe_table.kit.announcing import announce, end

TRIES = 1000
"""So often the company cuts, at the most, until the right seat deals."""


class LaidHand(Struct, frozen=True, kw_only=True):
    """One hand. Its words are messages of the game: ``exhibit-<name>``, and with ``-story``, ``-task``, ``-goal``,
    ``-hero``, ``-best`` and ``-moral`` behind.
    """

    name: str
    preset: str
    seats: int = 2
    rules: Mapping[str, object] = {}
    """The house rules in which it differs from its preset."""
    dealer: Seat
    visitor: Seat
    cards: Mapping[str, str]
    """What lies in each pile once the cards are dealt, by its key: ``hand:1``, ``turned``. Of the stock the first is
    the topmost. What is not said is left to chance.
    """
    scores: tuple[int, ...] = ()
    """What the sides have scored before it; nothing, if empty."""
    before: tuple[Action, ...] = ()
    """What was answered before the visitor sits down, once all have cut."""
    until: Phase
    """The phase in which it is over, if the game is not over before."""
    made: Callable[[Any, Seat], int]
    """Of a State and the visitor's seat, what they have made."""
    wanted: int
    """What they are asked to make, or more."""


def find(exhibits: Sequence[LaidHand], name: str) -> LaidHand | None:
    """The hand of this name; None if there is none."""
    return next((each for each in exhibits if each.name == name), None)


# --- The pack is laid ------------------------------------------------------------------------------------------------


def lay_pack(
    game: Game[RecordT, OptionsT],
    s: State[RecordT, OptionsT],
    famous: LaidHand,
    pack: Sequence[Card],
    open_table: Callable[[State[RecordT, OptionsT]], None],
) -> None:
    """Lays the pack of a table that is not yet opened, so that everybody is dealt what they should be."""
    trial = s.clone()
    trial.laid = tuple(pack)
    open_table(trial)
    for answer in cuts_for(game, trial, famous.dealer):
        game.apply(trial, answer)
    for answer in famous.before:
        if _dealt(trial, famous):
            break
        game.apply(trial, answer)
    s.laid = _in_order(trial, famous, pack)


def _dealt(s: State[RecordT, OptionsT], famous: LaidHand) -> bool:
    return all(len(s.piles[key]) >= len(parse_all(cards)) for key, cards in famous.cards.items())


def _in_order(trial: State[RecordT, OptionsT], famous: LaidHand, pack: Sequence[Card]) -> tuple[Card, ...]:
    """The pack from the bottom, in such an order that each card is dealt to the place that names it."""
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
    """What the company cuts so that this seat deals. A laid pack is cut in vain: see ``moving.lift``."""
    rng = s.chance.stream("exhibit", 1)
    for _ in range(TRIES):
        trial, given = s.clone(), list[Action]()
        while (question := game.question(trial)) and [act_of(act) for act in question.asked[0].acts] == ["cut"]:
            answers = game.answers(trial, question, question.asked[0].seat)
            given.append(answers[rng.below(len(answers))])
            game.apply(trial, given[-1])
        if trial.public.dealer == dealer:
            return given
    raise LookupError(f"However they cut, seat {dealer} does not deal.")


# --- What comes of it ------------------------------------------------------------------------------------------------


def judge(s: State[RecordT, OptionsT], famous: LaidHand, last: Phase) -> None:
    """After an answer: if the hand is over the table says whether the visitor has made what was asked. ``last``: the
    phase in which the game is over.
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
    end(s, winners, because("exhibit-over", number=made, wanted=famous.wanted))
