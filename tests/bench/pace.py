"""Seconds of waiting at the table at the normal pace, on a virtual clock in steps of 16 milliseconds.

For every game: the time from an answer of the visitor until the visitor must answer again, and the sum of these times
in a deal. The time in which players think is not counted. All players choose as learners do, and the visitor answers at
once. For Cribbage also: the time from the last card of a deal until *Next deal* can be pressed, with random players.

``python -m tests.bench.pace hazard:8 brag:5`` measures only these tables.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median, quantiles

from crowe_table import games
from crowe_table.engine.core import Action, Announced, Reason
from crowe_table.engine.rng import Chance
from crowe_table.hosting.choosing import choose
from crowe_table.hosting.update import Update
from crowe_table.search.levels import LEARNER
from tests.any_game import AnyView
from tests.gui.table_fixture import FRAME, Chair, Company

SEEDS = tuple(f"pace {number}" for number in range(8))
BOUND = 7.0
"""Maximum median of the waiting times, in seconds."""
ANSWERS = 120
"""Answers of the visitor that are measured at each table."""
STUCK = 120_000.0
"""Milliseconds without a question after which the measurement fails."""


class LearnerCompany(Company):
    """A session in memory in which the other players choose as learners do."""

    def answer(self) -> None:
        ask = self.table.question
        for seat in [seat for seat in ask.awaited() if seat != self.viewer] if ask else []:
            action = chosen(self.table.view(seat), len(self.table.actions))
            if action is not None:
                assert not isinstance(self.submit(action), Reason)
                return


class LearnerChair(Chair):
    """A visitor at a table of learners."""

    company = LearnerCompany


TABLES = (
    *("cribbage:2", "whist:4", "piquet:2", "ecarte:2", "bezique:2", "all-fours:2", "ombre:4", "reversis:4", "ruff:4"),
    *("schafskopf:4", "hazard:8", "speculation:9", "brag:5", "bassett:5", "baccara:5", "blind-hookey:5"),
)
"""The tables measured by default, as a game and its number of players."""


@dataclass
class Waits:
    """Waiting times of one visitor, in seconds."""

    answers: list[float] = field(default_factory=list)
    """From each answer until the visitor must answer again."""
    deals: list[float] = field(default_factory=list)
    """Sum of the waiting times in each complete deal."""

    def row(self) -> str:
        """Return the median wait, the wait that nine in ten do not exceed, and the median of a deal."""
        most = quantiles(self.answers, n=10)[-1]
        deal = f"{median(self.deals):.1f}" if self.deals else "–"
        return f"{median(self.answers):.1f} | {most:.1f} | {deal}"


def chosen(view: AnyView, turn: int) -> Action | None:
    """Return the choice of a learner. None if the learner declines to act."""
    return choose(view, LEARNER, Chance(f"pace {turn} {view.seat}").stream("choice"))


def answer_waits(slug: str, seats: int, count: int = ANSWERS) -> Waits:
    """Return the waiting times at a table of the game's first preset for this number of players."""
    preset = next(preset for preset in games.game(slug).presets if seats in preset.seats)
    found, number = Waits(), 0
    while len(found.answers) < count:
        _play(LearnerChair(seats, f"pace {number}", slug=slug, preset=preset.name), found, count)
        number += 1
    return found


def _play(chair: Chair, found: Waits, count: int) -> None:
    """Play a game and add its waiting times until ``count`` answers are measured."""
    screen, table = chair.screen, chair.sitting.table
    deal, in_deal, answered = 0, 0.0, None
    while table.question and len(found.answers) < count:
        chair.now += FRAME
        chair.sitting.now = chair.now / 1000
        screen.step(chair.now)
        assert answered is None or chair.now - answered < STUCK, table.question
        answer = screen.answer
        if screen.director.busy or chair.sitting._shelf or not (answer.call and answer.call.must):
            continue
        view = table.view(chair.sitting.viewer)
        if answered is not None:
            found.answers.append((chair.now - answered) / 1000)
            in_deal += found.answers[-1]
        if view.public.deal != deal:
            found.deals += [in_deal] if deal > 1 else []
            deal, in_deal = view.public.deal, 0.0
        action = chosen(view, len(table.actions))
        assert action is not None
        screen.controller.submit(action)
        answered = chair.now


def waits(seed: str, hurried: bool = False) -> Iterator[float]:
    """Yield the waiting time in seconds for each deal except the last one.

    If ``hurried``, the visitor presses half a second after the last card.
    """
    chair, chance = Chair(2, seed), Random(seed)
    screen, now = chair.screen, 0.0
    began: list[float] = []
    play = screen.director.play

    def watched(batch: Update) -> None:
        if any(isinstance(event, Announced) and event.words.key == "result-counted" for event in batch.events):
            began.append(now)
        play(batch)

    screen.director.play = watched  # type: ignore[method-assign]
    while chair.sitting.table.question:
        now += FRAME
        screen.step(now)
        if hurried and began and screen.director.busy and now - began[0] > 500:
            began[0] = now
            screen.director.hurry()
            screen.step(now)
        if screen.director.busy:
            continue
        view = screen.answer.view
        if began and view.ask and view.ask.key == "next-deal":
            yield (now - began.pop()) / 1000
        if screen.answer.asked:
            screen.controller.submit(chance.choice(view.legal))


def main(tables: Sequence[str] = ()) -> None:
    """Print the results. ``tables`` names games with their numbers of players, such as ``hazard:8``."""
    print("| table | median of a wait | nine in ten within | a deal |\n| --- | --- | --- | --- |")
    for table in tables or TABLES:
        slug, _, seats = table.partition(":")
        print(f"| {slug} for {seats} | {answer_waits(slug, int(seats)).row()} |", flush=True)
    if tables:
        return
    told = sorted(wait for seed in SEEDS for wait in waits(seed))
    most = told[len(told) * 9 // 10]
    print(f"from the last card to Next deal, Cribbage for two, {len(told)} deals: median {median(told):.1f} s", end="")
    print(f" (bound {BOUND}), nine in ten within {most:.1f} s, longest {told[-1]:.1f} s")
    pressed = [wait for seed in SEEDS[:2] for wait in waits(seed, hurried=True)]
    print(f"when pressed: longest {max(pressed):.2f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
