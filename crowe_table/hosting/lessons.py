"""Being taught: a session in which a script answers for the house, until the lesson is over and it is played on.

How far a lesson has come is how many answers stand: a lesson that was left, or of which something was taken back, goes
on where it is.
"""

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.core import Action, Reason, act_of, because
from crowe_table.engine.journal import Header
from crowe_table.engine.series import Participant
from crowe_table.hosting.new_table import choose_table, header_of
from crowe_table.hosting.session import Session
from crowe_table.kit.lessons import LEARNER, Lesson, LessonStep, read_lesson

LESSON = "lesson"
"""What the header of a lesson names in place of a famous hand."""


@cache
def lesson_of(slug: str) -> Lesson | None:
    """Return the lesson of a game, or None if it has none. Raises ValueError for a file with a fault."""
    file = games.file_of(slug, "lesson.txt")
    return read_lesson(file.read_text("utf-8"), games.game(slug).actions) if file else None


def has_lesson(slug: str) -> bool:
    """Whether a game has a lesson. Loads neither."""
    return games.file_of(slug, "lesson.txt") is not None


@cache
def taught() -> tuple[str, ...]:
    """Return the games that have a lesson."""
    return tuple(slug for slug in games.slugs() if has_lesson(slug))


def lesson_head(slug: str, lesson: Lesson, players: tuple[Participant, ...]) -> Header | Reason:
    """The first line of a lesson's session: it is played for counters."""
    new = choose_table(slug, lesson.preset, players[: lesson.seats], seed=lesson.seed, changes=lesson.rules)
    return new if isinstance(new, Reason) else replace(header_of(new), exhibit=LESSON)


class Teaching(Struct, frozen=True):
    """What the learner is told now."""

    number: int
    """How many steps are done."""
    steps: int
    step: Reason | None = None
    """The sentence of the step that is to be done now; None while others answer."""
    do: Action | None = None
    """What is to be done."""
    why: Reason | None = None
    """Why what was done last was good."""
    fresh: bool = False
    """Whether that was done just now."""
    lit: tuple[str, ...] = ()
    """What is lit on the table besides cards."""
    over: bool = False
    """Whether the last step is done, and it is played on."""


class Teacher:
    """Keeps one session to the script of its lesson."""

    def __init__(self, session: Session, lesson: Lesson) -> None:
        self._session = session
        self._steps = lesson.steps
        self._script = lesson.script
        scripted = [action for action, _ in self._script[: session.count]]
        self._fits = list(session.actions[: len(self._script)]) == scripted
        """Whether what was played is what the script has: it may be of an older edition."""

    @property
    def under_way(self) -> bool:
        """Whether something of the script is still to come."""
        return self._fits and self._session.count < len(self._script)

    @property
    def answers(self) -> bool:
        """Whether the script answers next, and not the learner."""
        return self.under_way and self._script[self._session.count][1] is None

    def told(self) -> Teaching | None:
        """What the learner is told now; None once they play on by themselves."""
        at, number = self._session.count, len(self._steps)
        since = self._session.actions[len(self._script) :]
        if not self._fits or any(action.seat == LEARNER for action in since):
            return None
        done = [step for _, step in self._script[:at] if step is not None]
        why = because(f"lesson-{self._steps[done[-1]].name}-why") if done else None
        fresh = 0 < at <= len(self._script) and self._script[at - 1][1] is not None
        if at >= len(self._script):
            return Teaching(number, number, because("lesson-over"), why=why, fresh=fresh, over=True)
        action, step = self._script[at]
        if step is None:
            return Teaching(len(done), number, why=why, fresh=fresh)
        due = self._steps[step]
        return Teaching(len(done), number, because(f"lesson-{due.name}"), action, why, fresh, due.lit)

    def go_on(self) -> None:
        """The script's next answer, if it is the script's turn. Raises RuntimeError if the table refuses it."""
        if self.answers:
            action = self._script[self._session.count][0]
            if refusal := self._session.submit(action):
                raise RuntimeError(f"The lesson of {self._session.head.game} fails at {action}: {refusal.key}.")

    def judge(self, action: Action) -> Action | Reason:
        """What the learner's answer counts as; or why it is not what the lesson asks for."""
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
    """Who teaches in this session; None where nobody does."""
    lesson = lesson_of(session.head.game) if session.head.exhibit == LESSON else None
    return Teacher(session, lesson) if lesson else None
