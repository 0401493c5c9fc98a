"""Computer players. They answer every question that they must answer, and may pass on the others."""

from collections import defaultdict, deque
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import TABLE, Action, Ask, Call, Seat, Timeout, act_of
from crowe_table.engine.series import Participant
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.opponents import ComputerPlayers
from crowe_table.hosting.pace import MAX_DELAY, AnswerPace
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.time_limit import MAX_STEP
from crowe_table.hosting.worker import WorkerAnswer
from crowe_table.search.betting_style import BettingStyle
from crowe_table.search.temper import Leaning
from tests.any_game import AnyView

NAMES = ("Mrs. Battle", "Mr. Sharp", "Captain Fenn", "Miss Tolliver")


class Script:
    """Stand-in for the worker. Optional answers are scripted. A player who must answer plays the first legal card."""

    def __init__(self) -> None:
        self.asked: list[tuple[Seat, bool]] = []
        """The seats that were asked, each with whether the seat must answer."""
        self.wishes: dict[Seat, str] = {}
        """The act with which each player answers out of turn."""
        self.silent: set[Seat] = set()
        """The players who are still thinking."""
        self._answers: deque[tuple[Seat, WorkerAnswer]] = deque()

    def ask(self, view: AnyView, level: str, seed: str, temper: Leaning, style: BettingStyle | None) -> int:
        assert view.ask
        call = view.ask.call_of(view.seat)
        assert call
        self.asked.append((view.seat, call.must))
        self._answers.append((view.seat, WorkerAnswer(len(self.asked), self._choose(view, call.must))))
        return len(self.asked)

    def _choose(self, view: AnyView, must: bool) -> Action | None:
        if must:
            return view.legal[0]
        return next((action for action in view.legal if act_of(action) == self.wishes.get(view.seat)), None)

    def poll(self) -> WorkerAnswer | None:
        for at, (seat, answer) in enumerate(self._answers):
            if seat not in self.silent:
                del self._answers[at]
                return answer
        return None


@pytest.fixture
def script() -> Script:
    return Script()


@pytest.fixture
def session(tmp_path: Path) -> Session:
    new = choose_table("whist", "crowe", tuple(Participant(name, "learner") for name in NAMES), seed="free calls")
    assert isinstance(new, NewTable)
    found = Shelf(tmp_path).start(new)
    assert isinstance(found, Session)
    return found


def between_tricks(session: Session, script: Script) -> ComputerPlayers:
    """Return computer players that have not been asked yet. Players other than the leader may also speak now."""
    players = ComputerPlayers(session, script)  # type: ignore[arg-type]
    while not review_offered(session):
        players.go_on(resting=True)
    script.asked.clear()
    return players


def review_offered(session: Session) -> bool:
    """Return whether two players who need not answer may look at the last trick."""
    free = [seat for seat, must in calls(session).items() if not must]
    able = [seat for seat in free if any(act_of(action) == "review" for action in session.view(seat).legal)]
    return len(session.awaited) == 1 and len(able) > 1


def calls(session: Session) -> dict[Seat, bool]:
    """Return the seats that have a call, and for each whether it must answer."""
    ask = session.view(session.awaited[0]).ask
    return {call.seat: call.must for call in ask.calls} if ask else {}


def test_every_player_with_a_call_is_asked_once(session: Session, script: Script) -> None:
    players = between_tricks(session, script)
    wanted = calls(session)
    assert sorted(wanted.values()).count(False) > 0
    for _ in range(5):
        players.go_on(resting=False)
    assert dict(script.asked) == wanted
    assert len(script.asked) == len(wanted)


def test_a_player_who_declines_lets_the_others_play(session: Session, script: Script) -> None:
    players = between_tricks(session, script)
    count, leader = session.count, session.awaited[0]
    players.go_on(resting=True)
    assert session.count == count + 1
    assert session.view(leader).past
    assert session.awaited != (leader,)


def test_optional_calls_are_answered_first(session: Session, script: Script) -> None:
    players = between_tricks(session, script)
    leader = session.awaited[0]
    free = next(seat for seat, must in calls(session).items() if not must)
    script.wishes[free] = "review"
    script.silent = {free}
    count = session.count
    for _ in range(3):
        players.go_on(resting=True)
    assert session.count == count, "the leader waits until the others have spoken or declined"
    script.silent = set()
    players.go_on(resting=True)
    assert session.count == count + 1
    assert session.awaited == (leader,), "another player acted"


def test_nobody_answers_before_the_table_rests(session: Session, script: Script) -> None:
    players = between_tricks(session, script)
    count = session.count
    for _ in range(3):
        players.go_on(resting=False)
    assert session.count == count


def test_a_player_who_declined_is_asked_again_only_after_a_change(session: Session, script: Script) -> None:
    players = between_tricks(session, script)
    script.silent = {session.awaited[0]}
    for _ in range(3):
        players.go_on(resting=True)
    asked = len(script.asked)
    players.reconsider()
    players.go_on(resting=True)
    assert len(script.asked) == asked, "nothing has happened since"
    declined = next(seat for seat, must in calls(session).items() if not must)
    other = next(seat for seat, must in calls(session).items() if not must and seat != declined)
    action = next(action for action in session.view(other).legal if act_of(action) == "review")
    assert session.submit(action) is None
    players.reconsider()
    players.go_on(resting=True)
    if declined in calls(session):
        assert declined in [seat for seat, _ in script.asked[asked:]]


# --- questions with a time limit
# ---------------------------------------------------------------------------------------


class SmallView(Struct, frozen=True):
    """The fields of a View that the computer players use."""

    seat: Seat
    ask: Ask
    legal: tuple[Action, ...] = ()


class Auction:
    """Stand-in for a session. Its question has a time limit, and no seat is obliged to answer."""

    def __init__(self, *levels: str, time_limit: int = 5) -> None:
        self.head = SimpleNamespace(
            players=tuple(Participant(f"Player {at}", level) for at, level in enumerate(levels))
        )
        self.count = 0
        self.done: list[Action] = []
        self._ask = Ask("bid", tuple(Call(Seat(at), must=False) for at in range(len(levels))), time_limit=time_limit)

    def bid(self, farthings: int) -> None:
        self.count += 1
        self._ask = replace(self._ask, args=(("farthings", farthings),))

    def view(self, seat: Seat) -> SmallView:
        return SmallView(seat, self._ask)

    def submit(self, action: Action) -> None:
        self.done.append(action)
        self.count += 1


def lapses_after(auction: Auction, script: Script, steps: int, resting: bool = True, counting: bool = True) -> bool:
    """Return whether the question times out within a number of half-second steps."""
    now = [0.0]
    players = ComputerPlayers(auction, script, lambda: now[0])  # type: ignore[arg-type]
    for _ in range(steps):
        now[0] += 0.5
        players.go_on(resting, counting)
    return auction.done == [Timeout(TABLE)]


def test_a_person_has_the_full_time_limit(script: Script) -> None:
    assert not lapses_after(Auction("", "sound"), script, 9)
    assert lapses_after(Auction("", "sound"), Script(), 11)


def test_time_runs_only_while_the_table_rests_on_the_screen(script: Script) -> None:
    assert not lapses_after(Auction("", "sound"), script, 40, resting=False)
    assert not lapses_after(Auction("", "sound"), Script(), 40, counting=False)


def test_a_question_that_nobody_can_or_will_answer_times_out_at_once(script: Script) -> None:
    assert lapses_after(Auction("sound", "sharp"), script, 1)


def test_a_thinking_player_is_waited_for_until_the_timeout(script: Script) -> None:
    script.silent = {Seat(1)}
    assert not lapses_after(Auction("sound", "sharp"), script, 9)
    script = Script()
    script.silent = {Seat(1)}
    assert lapses_after(Auction("sound", "sharp"), script, 11)


def test_time_restarts_on_a_bid_or_knock_but_not_when_a_bidder_drops_out() -> None:
    auction, now = Auction("", ""), [0.0]
    players = ComputerPlayers(auction, Script(), lambda: now[0])  # type: ignore[arg-type]

    def left_after(seconds: int) -> float:
        for _ in range(seconds):
            now[0] += 1
            players.go_on(resting=True)
        return players.time_left

    assert left_after(1) == 5, "it was asked just now"
    assert left_after(3) == 2
    auction.count += 1
    assert left_after(1) == 1, "one of them has dropped out"
    auction.bid(8)
    assert left_after(1) == 5
    assert left_after(5) == 0
    assert auction.done == [Timeout(TABLE)]
    assert left_after(1) == 5
    assert left_after(3) == 2
    players.begin_again()
    assert left_after(1) == 5, "the table was put back"
    now[0] += 60
    assert left_after(1) == 5 - MAX_STEP, "a long absence counts one step"


def test_a_question_without_a_time_limit_never_times_out(script: Script) -> None:
    assert not lapses_after(Auction("", "sound", time_limit=0), script, 100)


# --- the time that an answer takes


class SlowScript(Script):
    """Players who take half a second for a real choice, but no time if only one answer is legal."""

    def __init__(self) -> None:
        super().__init__()
        self.forced: list[bool] = []

    def ask(self, view: AnyView, level: str, seed: str, temper: Leaning, style: BettingStyle | None) -> int:
        ticket = super().ask(view, level, seed, temper, style)
        seat, answer = self._answers.pop()
        self.forced.append(len(view.legal) == 1)
        self._answers.append((seat, replace(answer, thought=0.001 if len(view.legal) == 1 else THOUGHT)))
        return ticket


THOUGHT, FRAME = 0.5, 0.01


def test_a_forced_answer_takes_as_long_as_a_free_one(tmp_path: Path) -> None:
    """Piquet is played on a slow computer, and the time between two answers is measured while the table rests."""
    players = tuple(Participant(name, "sharp") for name in NAMES[:2])
    new = choose_table("piquet", "crowe", players, seed="pace")
    assert isinstance(new, NewTable)
    session = Shelf(tmp_path).start(new)
    assert isinstance(session, Session)
    now, script = [0.0], SlowScript()
    house = ComputerPlayers(session, script, clock=lambda: now[0])  # type: ignore[arg-type]
    waits: dict[tuple[str, bool], list[float]] = defaultdict(list)
    while not session.over and session.view(Seat(0)).public.deal < 3:
        (seat, *_), count, began = session.awaited, session.count, now[0]
        view = session.view(seat)
        asked, forced = view.ask, len(view.legal) == 1
        house.go_on(resting=True)
        thinking = 0.001 if forced else THOUGHT
        now[0] += thinking
        while session.count == count:
            house.go_on(resting=True)
            now[0] += FRAME
        assert asked
        waits[asked.key, forced].append(now[0] - began)
    session.close()
    for key in ("lead", "follow"):
        free, none_to_choose = waits[key, False], waits[key, True]
        assert min(len(free), len(none_to_choose)) > 1, "both kinds occurred"
        assert max(*free, *none_to_choose) - min(*free, *none_to_choose) <= 2 * FRAME


def test_fast_answers_are_not_delayed() -> None:
    pace = AnswerPace()
    for number in range(40):
        assert pace.wait(Seat(0), "play", 0.004, forced=False) == 0.0
        assert pace.wait(Seat(0), "play", 0.001, forced=True) == pytest.approx(0.003)
        assert pace.wait(Seat(0), f"other {number}", 0.0, forced=True) == 0.0
    pace.wait(Seat(0), "play", 3600.0, forced=False)
    assert pace.wait(Seat(0), "play", 0.0, forced=True) == MAX_DELAY, "the delay is limited"
