"""Lessons: sessions in which a script answers for the opponents. After the script ends, play is free.

The progress of a lesson is the number of its actions, without those taken back. A lesson therefore continues correctly
after the player has left it or taken something back.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from crowe_table import games
from crowe_table.disk import read_regular
from crowe_table.engine.core import SPECTATOR, Action, Ended, Facts, Reason, Seat, View, act_of, because
from crowe_table.engine.journal import LESSON, Do, Header, Undo, read
from crowe_table.engine.layout import Layout
from crowe_table.engine.privacy import redact_all
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.series import Participant
from crowe_table.engine.table import AnyTable
from crowe_table.hosting.headless import next_answer
from crowe_table.hosting.listing import MAX_REPLAYED_BYTES, SavedGame
from crowe_table.hosting.new_table import choose_table, header_of, table_of
from crowe_table.hosting.seeds import seal_of
from crowe_table.hosting.session import Session
from crowe_table.kit.facts import arguments, facts_of, facts_of_action
from crowe_table.kit.lessons import LEARNER, Lesson, LessonStep, read_lessons
from crowe_table.search import level

WORDS_A_MINUTE = 100
"""Words that a learner reads in a minute. Learners look from the text to the table and back, and read slowly."""
STEP_SECONDS = 5
"""Seconds that a step takes besides reading: to choose, and to watch the others."""


@cache
def lessons_of(slug: str) -> tuple[Lesson, ...]:
    """Return the deals of a game's lesson; none if it has no lesson. Raises ValueError if its file has an error."""
    file = games.file_of(slug, "lesson.txt")
    return read_lessons(file.read_text("utf-8"), games.game(slug).actions) if file else ()


def lesson_of(slug: str) -> Lesson | None:
    """Return the first deal of a game's lesson, or None if the game has no lesson."""
    return next(iter(lessons_of(slug)), None)


def lesson_at(head: Header) -> Lesson | None:
    """Return the deal of a lesson that is played at a table. A table of an earlier edition has the first deal."""
    seal = head.seal or seal_of(head.seed)
    found = (each for each in lessons_of(head.game) if (each.preset, seal_of(each.seed)) == (head.preset, seal))
    return next(found, lesson_of(head.game))


def lesson_after(head: Header) -> Lesson | None:
    """Return the deal of the lesson that follows the one at a table. None after the last deal."""
    lessons = lessons_of(head.game)
    here = lesson_at(head)
    return next((then for each, then in pairwise(lessons) if each is here), None)


def step_count(slug: str) -> int:
    """Return the number of steps of a game's lesson, in all its deals."""
    return sum(len(each.steps) for each in lessons_of(slug))


def lesson_minutes(slug: str) -> int:
    """Return about how many minutes a game's lesson takes in all its deals. Its English words are counted."""
    file = games.file_of(slug, "lesson.ftl")
    lines = file.read_text("utf-8").splitlines() if file else []
    words = sum(len(line.partition(" = ")[2].split()) for line in lines)
    return max(1, round(words / WORDS_A_MINUTE + step_count(slug) * STEP_SECONDS / 60))


def has_lesson(slug: str) -> bool:
    """Return whether a game has a lesson, without reading it."""
    return games.file_of(slug, "lesson.txt") is not None


@cache
def games_with_lessons() -> tuple[str, ...]:
    return tuple(slug for slug in games.slugs() if has_lesson(slug))


def lesson_head(slug: str, lesson: Lesson, players: tuple[Participant, ...]) -> Header | Reason:
    """Return the first line of a lesson's session, or a reason if there is no such table.

    Lessons are played for counters.
    """
    new = choose_table(slug, lesson.preset, players[: lesson.seats], seed=lesson.seed, changes=lesson.rules)
    return new if isinstance(new, Reason) else replace(header_of(new), exhibit=LESSON)


class Instruction(Struct, frozen=True):
    """The current instruction to the learner."""

    number: int
    """Number of steps that the learner has done."""
    steps: int
    step: Reason | None = None
    """The current task; None while others answer."""
    do: Action | None = None
    """The expected action."""
    why: Reason | None = None
    """The reason why the previous action was good or, before the first one, the aim of the game."""
    reason: Reason | None = None
    """The reason why the expected action is good; None while others answer."""
    fresh: bool = False
    """Whether the previous action was the learner's."""
    lit: tuple[str, ...] = ()
    """Objects on the table, besides cards, that are highlighted."""
    over: bool = False
    """Whether all steps are done, and play is free."""
    following: Lesson | None = None
    """The next deal of the lesson, once all steps of this one are done. None after the last deal."""


def sentences(step: LessonStep, before: Facts, after: Facts) -> tuple[Reason, Reason]:
    """Return the instruction of a step and its explanation. Their arguments are the facts before and after the step."""
    own = facts_of_action(step.do)
    return (
        Reason(f"lesson-{step.name}", arguments({**before, **own})),
        Reason(f"lesson-{step.name}-why", arguments({**after, **own})),
    )


def aim_of(lesson: Lesson, facts: Facts) -> Reason:
    """Return what a deal is about, in one sentence. Its arguments are the facts before the first step."""
    return Reason(lesson.aim, arguments(facts))


def facts_of_steps(head: Header, script: Sequence[tuple[Action, int | None]]) -> tuple[Facts, ...]:
    """Return the facts that the learner sees before each step, and after the last one.

    Raises ValueError if the table refuses the script.
    """
    table = table_of(head)
    if isinstance(table, Reason):
        raise ValueError(f"The lesson of {head.game} has no table: {table.key}.")
    game, start, since = table.game, table.view(LEARNER).public, list(table.events(0))
    hand = game.layout(table.setup.options, table.setup.seats).hand
    found = list[Facts]()

    def look() -> None:
        nonlocal start
        view, deal = table.view(LEARNER), table.view(SPECTATOR).past
        found.append({**facts_of(view, deal, redact_all(since, SPECTATOR), start, hand), **game.lesson_facts(view)})
        start = view.public
        since.clear()

    for action, step in script:
        if step is not None:
            look()
        told = table.submit(action)
        if isinstance(told, Reason):
            raise ValueError(f"The lesson of {head.game} fails at {action}: {told.key}.")
        since += told
    look()
    return tuple(found)


# --- The end of a lesson's game --------------------------------------------------------------------------------------

LEVEL_OF_ENDING = "learner"
"""Level of the players who finish the game of a lesson for its picture. They need no search."""
MAX_ATTEMPTS = 4
"""Maximum number of times that a game without a loser is played again."""


class LessonEnding:
    """The game of a lesson at its end, as the learner sees it. It is a ``Looker`` for a picture of the table."""

    goal: Reason | None = None

    def __init__(self, head: Header, table: AnyTable) -> None:
        self.viewer: Seat = LEARNER
        self.players = head.players
        self.coinage = head.coinage
        self.view: View = table.view(LEARNER)
        self._layout = table.game.layout(table.setup.options, table.setup.seats)

    def layout(self) -> Layout:
        return self._layout

    @property
    def winners(self) -> tuple[Seat, ...]:
        return next((event.winners for event in reversed(self.view.past) if isinstance(event, Ended)), ())


def play_out(head: Header, lesson: Lesson) -> LessonEnding:
    """Let computer players finish the game of a lesson. The end is the same each time. This takes up to two seconds.

    A game that everybody wins is played again, because its picture would show no winner. Raises ValueError if there is
    no such table, or if it refuses the script.
    """
    attempt, ending = 0, _finished(head, lesson, Chance(f"ending 0 {head.seed}"))
    while len(ending.winners) == len(head.players) and attempt < MAX_ATTEMPTS:
        attempt += 1
        ending = _finished(head, lesson, Chance(f"ending {attempt} {head.seed}"))
    return ending


def _finished(head: Header, lesson: Lesson, chance: Chance) -> LessonEnding:
    """Follow the script of a lesson. Then let computer players finish the game."""
    table = table_of(head)
    if isinstance(table, Reason):
        raise ValueError(f"The lesson of {head.game} has no table: {table.key}.")
    for action, _ in lesson.script:
        if isinstance(refusal := table.submit(action), Reason):
            raise ValueError(f"The lesson of {head.game} fails at {action}: {refusal.key}.")

    def stream(seat: Seat) -> Rng:
        return chance.stream(f"choice {seat}", len(table.actions))

    while not table.over:
        table.submit(next_answer(table, level(LEVEL_OF_ENDING), stream))
    return LessonEnding(head, table)


def aim_of_game(head: Header, lesson: Lesson) -> Reason:
    """Return the aim of a lesson's game, in one sentence."""
    return aim_of(lesson, facts_of_steps(head, [(action, None) for action in (*lesson.played, *lesson.opening)])[-1])


class Teacher:
    """Makes a session follow the script of its lesson."""

    def __init__(self, session: Session, lesson: Lesson) -> None:
        self._session = session
        self._lesson = lesson
        self._steps = lesson.steps
        self._script = lesson.script
        scripted = [action for action, _ in self._script[: session.count]]
        self._sentences: tuple[tuple[Reason, Reason], ...] = ()
        self._aim = Reason(lesson.aim)
        self._fits = list(session.actions[: len(self._script)]) == scripted
        """Whether the actions so far follow the script. This may be false for a session of another edition."""

    @property
    def under_way(self) -> bool:
        """Whether part of the script remains."""
        return self._fits and self._session.count < len(self._script)

    @property
    def answers(self) -> bool:
        """Whether the script gives the next answer. If False, the learner does."""
        return self.under_way and self._script[self._session.count][1] is None

    def instruction(self) -> Instruction | None:
        """Return the current instruction.

        None once the script is over and the learner has given an answer of their own.
        """
        at, number = self._session.count, len(self._steps)
        since = self._session.actions[len(self._script) :]
        if not self._fits or any(action.seat == LEARNER for action in since):
            return None
        done = [step for _, step in self._script[:at] if step is not None]
        why = self._sentences_of(done[-1])[1] if done else self._aim_of_game()
        fresh = 0 < at <= len(self._script) and self._script[at - 1][1] is not None
        if at >= len(self._script):
            then = lesson_after(self._session.head)
            said = because("lesson-over-deal" if then else "lesson-over")
            return Instruction(number, number, said, why=why, fresh=fresh, over=True, following=then)
        action, step = self._script[at]
        if step is None:
            return Instruction(len(done), number, why=why, fresh=fresh)
        due = self._steps[step]
        task, reason = self._sentences_of(step)
        return Instruction(len(done), number, task, action, why, reason, fresh, due.lit)

    def _sentences_of(self, step: int) -> tuple[Reason, Reason]:
        """Return the instruction of a step and its explanation. The first call computes the sentences of all steps."""
        if not self._sentences:
            facts = facts_of_steps(self._session.head, self._script)
            self._aim = aim_of(self._lesson, facts[0])
            self._sentences = tuple(map(sentences, self._steps, facts, facts[1:]))
        return self._sentences[step]

    def _aim_of_game(self) -> Reason:
        self._sentences_of(0)
        return self._aim

    def go_on(self) -> None:
        """Submit the script's answer, if the script is to answer next. Raises RuntimeError if the table refuses it."""
        if self.answers:
            action = self._script[self._session.count][0]
            if refusal := self._session.submit(action):
                raise RuntimeError(f"The lesson of {self._session.head.game} fails at {action}: {refusal.key}.")

    def judge(self, action: Action) -> Action | Reason:
        """Return the scripted action if the learner's answer matches it. Otherwise return the reason for refusing."""
        step = self._due()
        if step is None:
            return because("lesson-wait")
        if action == step.do or (step.loose and act_of(action) == act_of(step.do)):
            return step.do
        return self._session.refuse(action) or because("lesson-another")

    def _due(self) -> LessonStep | None:
        number = self._script[self._session.count][1]
        return None if number is None else self._steps[number]


def teacher_of(session: Session) -> Teacher | None:
    """Return the teacher of a session; None if it is not a lesson."""
    lesson = lesson_at(session.head) if session.head.exhibit == LESSON else None
    return Teacher(session, lesson) if lesson else None


# --- Lessons that were taken -----------------------------------------------------------------------------------------


def steps_done(saved: SavedGame) -> tuple[str, int]:
    """Return the name of a saved deal of a lesson, and the number of its steps that are done.

    The number is 0 if the file cannot be read.
    """
    try:
        contents = read(read_regular(saved.path, MAX_REPLAYED_BYTES))
    except OSError:
        return "", 0
    lesson = lesson_at(contents.head) if contents.head else None
    if lesson is None:
        return "", 0
    count = sum(1 if isinstance(line, Do) else -line.undo for line in contents.lines if isinstance(line, Do | Undo))
    return lesson.name, sum(step is not None for _, step in lesson.script[: max(0, count)])


def lessons_taken(entries: Iterable[SavedGame]) -> Iterator[tuple[str, str, int]]:
    """Yield the game and the name of each saved deal of a lesson, and the number of its steps that are done."""
    yield from ((saved.game, *steps_done(saved)) for saved in entries if saved.is_lesson)


def first_undone(slug: str, done: Mapping[tuple[str, str], int]) -> int:
    """Return the number of the first deal whose steps are not all done, or 0 if they are.

    ``done`` are the steps that were done, by game and name of the deal.
    """
    open_deals = (at for at, deal in enumerate(lessons_of(slug)) if done.get((slug, deal.name), 0) < len(deal.steps))
    return next(open_deals, 0)
