"""``--selftest``: check that this installation is complete.

It saves and reloads a table of every game, runs the process of the computer players, and draws one table.
"""

import time
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from crowe_table import games
from crowe_table.cli.checked_arguments import Given, usage_error
from crowe_table.disk import why_of
from crowe_table.engine.core import Reason, Seat, View
from crowe_table.engine.deal_code import fresh_seed
from crowe_table.engine.rng import Chance, Rng
from crowe_table.gui.shot_options import ShotOptions
from crowe_table.hosting.headless import next_answer
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.replay import load
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.worker import Worker
from crowe_table.launch import DEFAULT_STAKES, PlayRequest
from crowe_table.search.levels import LEARNER
from crowe_table.words import Words
from crowe_table.words.characters import computer_players

ACTIONS = 12
"""Number of actions played at each table."""
TIME_LIMIT = 30.0
"""Time limit for a computer player in seconds, enough for slow machines."""
SIZE = (1280, 800)
FAILED = 1


def run(given: Given, words: Words) -> int:
    """Report on each part. Returns 0 if all pass, 1 if one fails."""
    del given
    try:
        temporary = TemporaryDirectory()
    except OSError as fault:
        raise usage_error("cli-no-temporary", why=why_of(fault)) from None
    with temporary as place:
        folder, worker = Path(place), Worker()
        failed = [
            slug for slug in games.slugs() if _report(slug, partial(check_game, slug, folder, worker, words), words)
        ]
        worker.close()
        failed += ["picture"] if _report("picture", partial(check_picture, folder / "table.png", words), words) else []
    return FAILED if failed else 0


def check_game(slug: str, folder: Path, worker: Worker, words: Words) -> str:
    """Play and save a table, have a computer player think, and reload the table.

    Return what is wrong, or an empty text.
    """
    new = _table_of(slug, words)
    session = new if isinstance(new, Reason) else Shelf(folder).start(new)
    if isinstance(session, Reason):
        return words.reason(session)
    chance = Chance(session.head.seed)

    def stream(seat: Seat) -> Rng:
        del seat
        return chance.stream("mind", session.count)

    while session.count < ACTIONS and session.awaited:
        if refused := session.submit(next_answer(session, LEARNER, stream)):
            return words.game(slug).reason(refused)
    view = session.view(next(iter(session.awaited), Seat(0)))
    worker_ok = not view.legal or _worker_answers(worker, view)
    if refused := session.close():
        return words.reason(refused)
    found = load(session.path)
    if found.why:
        return words.reason(found.why)
    if found.table is None or found.table.view(view.seat) != view:
        return words.text("cli-selftest-other")
    return "" if worker_ok else words.text("cli-selftest-thoughtless")


def _worker_answers(worker: Worker, view: View) -> bool:
    """Return whether the answer comes from the worker process and not from the fallback."""
    worker.ask(view, LEARNER.key, "selftest")
    until = time.monotonic() + TIME_LIMIT
    while time.monotonic() < until:
        if answer := worker.poll():
            return not answer.fallback
        time.sleep(0.01)
    return False


def _table_of(slug: str, words: Words) -> NewTable | Reason:
    preset = games.game(slug).presets[0]
    players = tuple(islice(computer_players(words, LEARNER.key), preset.usual or preset.seats[0]))
    return choose_table(slug, preset.name, players, DEFAULT_STAKES, fresh_seed())


def check_picture(picture: Path, words: Words) -> str:
    """Draw a table. Return what is wrong, or an empty text."""
    from crowe_table.gui.shot import shot  # Deferred: pygame is slow to load.

    slug = games.slugs()[0]
    preset = games.game(slug).presets[0]
    seats = preset.usual or preset.seats[0]
    table = PlayRequest(slug, preset.name, seats, fresh_seed(), LEARNER.key)
    why = shot(ShotOptions(table, ACTIONS, SIZE, picture))
    return words.reason(why) if why else ""


def _report(name: str, part: Callable[[], str], words: Words) -> str:
    try:
        problem = part()
    except Exception as fault:  # Any exception means that the part fails.
        problem = f"{type(fault).__name__}: {fault}"
    print(words.text("cli-selftest-part", part=name, told=problem or words.text("cli-selftest-whole")))
    return problem
