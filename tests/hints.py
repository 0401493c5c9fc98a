"""Check every reason in the hints of a game: ``python -m tests.hints GAME --games 20`` prints counts and false reasons.

In each position of random and sensible games, every answer that a player considers is checked. Its reason must be
declared, and the reason's claim must hold. A claim about hidden cards must be true of the real hands.
"""

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from crowe_table import games
from crowe_table.engine.core import TABLE, Action, Reason, Seat, Setup, Timeout, act_of, zone_of
from crowe_table.engine.money import STAKES
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import AnyState
from crowe_table.engine.table import Table
from crowe_table.hosting.choosing import levels_offered, player_of, reasons_of
from crowe_table.search.advice import Level
from crowe_table.search.reasons import COMMON, HintCase, Reasons, TrueHands
from crowe_table.search.trick_reasons import TrickCase
from tests.any_game import AnyTable, AnyView
from tests.sampling import played_on

MAX_ACTIONS = 2_000
"""Maximum number of actions in a game, because some games never end."""
SENSIBLE = 0.6
"""Share of the answers that a player chooses. The others are random."""
ENDINGS = ("rise", "agree_to_rise", "propose_rise")
"""Answers that end a game early."""
NOT_REASONS = re.compile(r"^hint-(loss|next|told|no-other)")
"""Messages of a hint that are not reasons."""


COMMON_ONLY = Reasons(HintCase, ())
"""Reasons of a game that has none of its own, because the general searcher plays it."""


@dataclass
class Report:
    """The reasons that the hints of one game have given, with their counts and faults."""

    spoken: Counter[str] = field(default_factory=Counter)
    false: list[str] = field(default_factory=list)

    @property
    def hints(self) -> int:
        return sum(self.spoken.values())


def reason_keys(slug: str) -> set[str]:
    """Return the keys of all reasons in a game's ``hints.ftl``."""
    place = games.file_of(slug, "hints.ftl")
    text = place.read_text("utf-8") if place else ""
    return {key for key in re.findall(r"^(hint-[a-z0-9_-]+) =", text, re.MULTILINE) if not NOT_REASONS.match(key)}


def undeclared(slug: str) -> set[str]:
    """Return the keys of reasons for which a game has a message but no declaration."""
    reasons = reasons_of(slug)
    return {key for key in reason_keys(slug) if reasons is None or reasons.declared(key) is None}


def without_message(slug: str) -> set[str]:
    """Return the keys of reasons that a game declares without having a message for them."""
    reasons = reasons_of(slug)
    return (
        {each.key for each in reasons.claims} - reason_keys(slug) - {each.key for each in COMMON} if reasons else set()
    )


def seatings(slug: str) -> list[tuple[str, int]]:
    """Return each preset with its usual number of players."""
    return [(preset.name, preset.usual or preset.seats[0]) for preset in games.game(slug).presets]


def check_game(slug: str, preset: str, seats: int, number: int, report: Report, most: int) -> None:
    """Play one game and add its hints to the report, until ``most`` hints have been checked."""
    game, reasons = games.game(slug), reasons_of(slug) or COMMON_ONLY
    rng = Random(f"hints {slug} {preset} {seats} {number}")
    purses = (STAKES["coffee_house"].purse,) * seats
    table: AnyTable = Table(game, Setup(game.preset(preset, seats), seats, purses, Chance(f"hints {preset} {number}")))
    level = levels_offered(slug, preset, seats)[0]
    for _ in range(MAX_ACTIONS):
        question = table.question
        if question is None or report.hints >= most:
            return
        asked = rng.choice(question.asked) if question.asked else None
        if asked:
            _check_position(table, reasons, asked.seat, level, report)
        best = _sensible(table, level, rng) if rng.random() < SENSIBLE else None
        told = table.submit(best or _random(table, rng))
        assert not isinstance(told, Reason), told


def _check_position(table: AnyTable, reasons: Reasons[HintCase], seat: Seat, level: Level, report: Report) -> None:
    view = table.view(seat)
    if not view.legal:
        return
    stream = Chance("hint").stream(str(len(table.actions)))
    for each in player_of(view.game).evaluate(view, level, stream):
        why = reasons.explain(view, [each])[0].why
        report.spoken[why.key] += 1
        where = f"{view.game}, deal {table.deal}, action {len(table.actions)}: {why.key} of {each.action}"
        if not reasons.holds(view, each.action, why):
            report.false.append(f"{where} is not declared, or its claim does not hold")
        elif not reasons.is_fact(view, each.action, why, _hands(table, view, reasons)):
            report.false.append(f"{where} is not true of the hands")


def _hands(table: AnyTable, view: AnyView, reasons: Reasons[HintCase]) -> TrueHands:
    """Return the true cards that each seat may still play."""
    held: list[AnyState] = []
    table.inspect(held.append)
    s = held[0]
    case = reasons.case(view, None)
    if isinstance(case, TrickCase):
        piles = {seat: (case.tricks.hand[seat], *case.besides(seat)) for seat in view.public.ring}
        return {seat: [card for pile in own for card in s.at(pile)] for seat, own in piles.items()}
    zones = {zone.key: zone.cards for zone in table.game.zones(s)}
    return {seat: list(zones.get(zone_of("hand", seat), ())) for seat in view.public.ring}


def _random(table: AnyTable, rng: Random) -> Action:
    question = table.question
    assert question is not None
    if not question.asked:
        return Timeout(TABLE)
    legal = table.view(rng.choice(question.asked).seat).legal
    return rng.choice(played_on([each for each in legal if act_of(each) not in ENDINGS] or legal, rng))


def _sensible(table: AnyTable, level: Level, rng: Random) -> Action | None:
    question = table.question
    assert question is not None
    asked = [each for each in question.asked if each.must]
    if not asked:
        return None
    view = table.view(rng.choice(asked).seat)
    found = player_of(view.game).evaluate(view, level, Chance("plays").stream(str(len(table.actions))))
    return found[0].action if found else None


def check(slug: str, number: int, most: int) -> Report:
    """Check this number of games of each preset, or stop after ``most`` hints."""
    report = Report()
    for preset, seats in seatings(slug):
        part = Report()
        for at in range(number):
            check_game(slug, preset, seats, at, part, most // len(seatings(slug)))
        report.spoken += part.spoken
        report.false += part.false
    return report


def lines(slug: str, report: Report) -> Iterator[str]:
    """Yield the report as text."""
    yield f"{slug}: {report.hints} hints, {len(report.false)} false"
    yield from report.false[:20]
    yield from (f"  {count:7} {key}" for key, count in report.spoken.most_common())
    yield "never spoken: " + (", ".join(sorted(reason_keys(slug) - set(report.spoken))) or "none")
    yield "not declared: " + (", ".join(sorted(undeclared(slug))) or "none")
    yield "without a message: " + (", ".join(sorted(without_message(slug))) or "none")


def main() -> None:
    """Check one game and print the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=5, help="games of each preset")
    parser.add_argument("--hints", type=int, default=10_000, help="maximum number of hints")
    given = parser.parse_args()
    for line in lines(given.game, check(given.game, given.games, given.hints)):
        print(line)


if __name__ == "__main__":
    main()
