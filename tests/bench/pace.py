"""Seconds of waiting from the last card of a deal at Cribbage for two until *Next deal* can be pressed.

The table runs at the normal pace on a virtual clock, in steps of 16 milliseconds. Thinking time is not counted. Both
players play at random.
"""

from collections.abc import Iterator
from random import Random
from statistics import median

from crowe_table.engine.core import Announced
from crowe_table.hosting.update import Update
from tests.gui.table_fixture import FRAME, Chair

SEEDS = tuple(f"pace {number}" for number in range(8))
BOUND = 7.0
"""Maximum of the median, in seconds."""


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


def main() -> None:
    """Print the results."""
    told = sorted(wait for seed in SEEDS for wait in waits(seed))
    most = told[len(told) * 9 // 10]
    print(f"from the last card to Next deal, Cribbage for two, {len(told)} deals: median {median(told):.1f} s", end="")
    print(f" (bound {BOUND}), nine in ten within {most:.1f} s, longest {told[-1]:.1f} s")
    pressed = [wait for seed in SEEDS[:2] for wait in waits(seed, hurried=True)]
    print(f"when pressed: longest {max(pressed):.2f} s")


if __name__ == "__main__":
    main()
