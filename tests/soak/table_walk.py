"""Whole games played in a real window on a virtual screen through xdotool.

``python -m tests.soak.table_walk piquet --preset crowe --by keys --size 1920x1080 --out DIR`` opens the window at a
table. The script answers every question, either by mouse only or by keys only. It takes a screenshot of each kind of
question, and goes on to the results page and the ledger. It reads questions from the window's trace, and legal answers
from the saved session. It needs Xvfb and xdotool. If the window behaves unexpectedly, the script stops,
and leaves the saved games beside the screenshots.
"""

import argparse
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec.structs import astuple

from crowe_table.engine.cards import Card, parse, rank, suit, text
from crowe_table.engine.core import (
    Action,
    AnswerForm,
    Paid,
    Part,
    PickAmount,
    PickCards,
    PickNumbers,
    PickOffer,
    PickPlace,
    PickSeat,
    PickSpot,
    PickWord,
    Reason,
    Seat,
    ThrowDice,
    act_of,
)
from crowe_table.engine.money import purse
from crowe_table.engine.rng import Chance
from crowe_table.engine.series import Participant
from crowe_table.games.bassett.actions import CallTurn
from crowe_table.gui.table.answer import Answer
from crowe_table.gui.table.widgets.ladder import step_key
from crowe_table.hosting.choosing import choose, may_pass
from crowe_table.hosting.new_table import choose_table
from crowe_table.hosting.replay import load
from crowe_table.hosting.shelf import Shelf
from crowe_table.kit.sale import BidSum
from crowe_table.paths import sessions_dir
from crowe_table.search.levels import LEARNER, SOUND
from crowe_table.settings import Settings, save
from crowe_table.words import Words
from crowe_table.words.characters import computer_players
from tests.any_game import AnyTable, AnyView
from tests.gui.window import Program, Screen, missing, saved, spots

LONGEST = 60.0
"""Maximum seconds until another player has answered."""
HEARD = 5.0
"""Maximum seconds until a press takes effect."""
TWICE = 0.4
"""Seconds after which a second press at the same position counts for the object that is there now."""
FARTHEST = 120
"""Maximum number of keys pressed to reach a control."""
MAX_MISSED = 3
"""Maximum number of consecutive presses without the expected effect.

Where all players answer at once, the legal answers may have changed.
"""
SHOWN = 4.0
"""Maximum seconds until a page appears."""
LAST_SHOWN = 15.0
"""Maximum seconds until the results page appears. The last movements come before it, at their own pace."""
AGAIN = ("Tab",) * 4
"""Keys that start another game from the results page while no control has the focus."""


HELPS = {"hint", "why", "rules", "menu"}
"""Controls that are shown even without a question."""


class Stuck(Exception):
    """A failure, described in a sentence."""


class NotThere(Stuck):
    """A failure because a control to be pressed is not on the screen."""


class Walker:
    """One visitor at one window, with methods to read what it shows and to give answers."""

    def __init__(self, given: argparse.Namespace, screen: Screen, folder: Path) -> None:
        self._given, self._screen, self._folder = given, screen, folder
        self._chance = Random(f"{given.seed} {given.by}")
        self._words = Words(given.language)
        save(Settings(language=given.language, speed=given.speed, forced_cards="never"), folder)
        w, h = given.size
        told = ("--size", f"{w}x{h}", "--data-dir", str(folder), "--trace", "--mute")
        table = ("--preset", given.preset, "--seats", str(given.seats), "--seed", given.seed, "--level", given.level)
        if given.rule:
            self._begin_under(dict(given.rule))
            self._program = Program(screen, *told)
            self._program.wait_for("ready", LONGEST)
            time.sleep(SHOWN)
            screen.key("Tab", "Return")
        else:
            self._program = Program(screen, "play", given.slug, *table, *told)
        self._places: dict[str, tuple[int, int]] = {}
        self._held = self._told = self._question = ""
        self._asked = False
        self._missed = 0
        self._in_hand: tuple[str, Any] = "", 0
        """The chosen act, and the sum that a press on a spot will place."""
        self._seen: set[tuple[object, ...]] = set()
        self._pictures = 0
        self.answers = self.games = 0
        self.longest = 0.0
        """Longest wait of the visitor for the other players, in seconds."""
        self.dealers: dict[tuple[int, int], int] = {}
        """The dealer of each deal, by game and deal."""
        self.counts: dict[str, int] = {}
        self.paid: Counter[str] = Counter()
        """Number of payments to or from the visitor, by reason."""

    def _begin_under(self, rules: dict[str, str | int]) -> None:
        """Begin a table with some rules changed, before the window opens.

        The window then continues this table from the title page.
        """
        given = self._given
        visitor = Participant(self._words.text("name-visitor"))
        others = islice(computer_players(self._words, given.level, [visitor]), given.seats - 1)
        new = choose_table(given.slug, given.preset, (visitor, *others), seed=given.seed, changes=rules)
        if isinstance(new, Reason):
            raise Stuck(self._words.reason(new))
        session = Shelf(sessions_dir(self._folder)).start(new)
        if isinstance(session, Reason):
            raise Stuck(self._words.reason(session))
        session.close()

    def close(self) -> None:
        self._program.close()

    @property
    def heard(self) -> list[str]:
        """The lines of the window's trace."""
        return self._program.heard

    def photograph(self, name: str) -> None:
        """Take a screenshot. The file name has its number and ``name``."""
        given = self._given
        parts = (given.slug, given.preset, given.seats, given.by, given.size[0], *dict(given.rule).values())
        out: Path = given.out / "-".join(map(str, parts))
        out.mkdir(parents=True, exist_ok=True)
        self._pictures += 1
        path = out / f"{self._pictures:02}-{name}.png"
        self._screen.photograph(path)

    # --- Reading the window

    def _listen(self, *beginnings: str, seconds: float = HEARD) -> str:
        """Return the next line that begins with one of these texts, and record the lines before it.

        Return an empty text if there is none in time.
        """
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                line = self._program.wait_for("", left)
            except AssertionError:
                if self._program.process.poll() is not None:
                    raise Stuck(f"the window is closed: {self._program.errors()[-2000:]}") from None
                return ""
            if line.startswith(("asked", "laid")):
                self._places = spots(line if line.startswith("asked") else f"laid - {line[5:]}")
            if line.startswith("asked"):
                self._asked = not self._places.keys() <= HELPS
                self._question = line.split()[1]
            if line.startswith(("accepted", "refused")):
                self._told = line
                self._asked = line.startswith("refused")
            if line.startswith("held"):
                self._held = line.removeprefix("held ")
            if line.startswith(beginnings) and (self._asked or not line.startswith("asked")):
                return line
        return ""

    @property
    def _session(self) -> Path:
        """The file of the current game."""
        return max(saved(self._folder), key=lambda path: path.stat().st_mtime_ns)

    @property
    def table(self) -> AnyTable:
        """The table of the saved session."""
        found = load(self._session)
        if found.table is None:
            raise Stuck(f"the session cannot be read: {found.why}")
        return found.table

    # --- A whole game

    def sit(self) -> None:
        """Play one game, and further games at the same table until the minimum time is over."""
        until = time.monotonic() + self._given.sit * 60
        self._play()
        while time.monotonic() < until:
            self._begin_again()
            self._play()

    def _begin_again(self) -> None:
        """Start another game from the results page. A second press refills purses that are too small."""
        self._in_hand = "", 0
        for _ in range(2):
            self._screen.key("Return")
            if self._listen("asked", seconds=LONGEST / 4):
                self._asked = True
                return
        self.photograph("stuck")
        raise Stuck("no other game begins")

    def _play(self) -> None:
        """Play to the results page, and find the control that starts another game."""
        until = time.monotonic() + self._given.minutes * 60
        self.games += 1
        if not self._asked and not self._listen("asked", seconds=2 * LONGEST):
            raise Stuck("no question appears")
        while not (table := self._next()).over:
            if time.monotonic() > until:
                raise Stuck("it takes too long")
            view = table.view(Seat(self._seat))
            if view.legal and view.ask and view.ask.key == self._question:
                self.dealers[self.games, view.public.deal] = view.public.dealer
                self._answer(view)
        self._tell_money(table)
        time.sleep(SHOWN if self._given.speed == "instant" else LAST_SHOWN)
        self.photograph("ending")
        self._screen.key(*AGAIN)
        time.sleep(1)
        self.photograph("ending-tabs")

    def _next(self) -> AnyTable:
        """Return the table once the visitor is asked again or the game is over.

        The other players may take long in total, but each of their answers must come in time.
        """
        began = last = time.monotonic()
        written = 0
        while time.monotonic() - last < LONGEST:
            if self._asked or self._listen("asked", seconds=3) or self.table.over:
                self._asked = False
                self.longest = max(self.longest, time.monotonic() - began)
                return self.table
            if self._session.stat().st_size != written:
                last, written = time.monotonic(), self._session.stat().st_size
        self.photograph("stuck")
        raise Stuck(f"nothing is asked: {self.table.question}")

    def _tell_money(self, table: AnyTable) -> None:
        mine = purse(self._seat)
        for number in range(len(table.actions) + 1):
            for event in table.events(number):
                if isinstance(event, Paid) and mine in (event.source, event.target):
                    self.paid[f"{event.why.key} {'out' if event.source == mine else 'in'}"] += 1

    @property
    def _seat(self) -> int:
        return 0

    def _answer(self, view: AnyView) -> None:
        answer = Answer(view)
        answer.hold(self._in_hand)
        acts = tuple(form.act for form in answer.forms)
        kind = view.public.phase.name, view.ask.key if view.ask else "", acts
        if kind not in self._seen:
            self._seen.add(kind)
            self.photograph(f"{view.public.phase.name.lower()}-{'-'.join(dict.fromkeys(acts))}"[:80])
        wanted = self._choice(view)
        if wanted is None or (len(view.legal) == 1 and self._listen("accepted")):
            return
        self.answers += 1
        self.counts[kind_of(wanted)] = self.counts.get(kind_of(wanted), 0) + 1
        self._told = ""
        try:
            self._give(answer, wanted)
        except NotThere:
            if isinstance(wanted, BidSum):
                return  # The bid was overtaken while it was made, or the hammer fell.
            raise
        line = self._told or self._listen("accepted", "refused")
        if not line and not any(isinstance(value, tuple) for value in astuple(wanted)):
            self._press(answer, act_of(wanted))
            line = self._told or self._listen("accepted", "refused")
        loose = act_of(wanted).startswith("cut") or isinstance(wanted, CallTurn | BidSum)
        outbid = isinstance(wanted, BidSum) and str(wanted) not in line
        if outbid or (line.startswith("accepted") and (str(wanted) in line or loose)):
            self._missed = 0
            return
        self._missed += 1
        if self._missed < MAX_MISSED:
            return
        self.photograph("stuck")
        raise Stuck(f"{wanted} was meant, and it says {line or self._program.heard[-3:]}")

    def _choice(self, view: AnyView) -> Action | None:
        """Return the answer of a computer player, or sometimes the answer that was rarest so far.

        In this way every bid and act occurs.
        """
        rng = Chance(f"{self._given.seed} {self.answers}").stream("visitor")
        ended = any(action.ends and kind_of(action) in self.counts for action in view.legal)
        listed = [action for action in view.legal if not (action.ends_game or (action.ends and ended))]
        least = min((self.counts.get(kind_of(action), 0) for action in listed), default=0)
        if self._chance.random() < (self._given.lot if least else self._given.new):
            rare = [action for action in listed if self.counts.get(kind_of(action), 0) == least]
            if rare:
                return self._chance.choice(rare)
        found = choose(view, SOUND if self._given.sound else LEARNER, rng)
        if found is not None and found.ends_game:
            found = next(action for action in view.legal if not action.ends_game)
        assert found or may_pass(view)
        return found

    # --- Answering

    def _give(self, answer: Answer, wanted: Action) -> None:
        """Give an answer part by part, until the window shows that it was accepted."""
        act = act_of(wanted)
        form = next(form for form in answer.forms if form.act == act and leads_to(form, wanted))
        if not form.parts:
            self._press(answer, act)
        elif (key := step_key(wanted)) in self._places:
            for _ in range(2):  # The first press selects a step of the ladder, the second one answers.
                self._push(key)
            return
        for at, part in enumerate(form.parts):
            value = None if isinstance(part, ThrowDice) else getattr(wanted, part.field)
            self._give_part(answer, act, part, value, at)
            if isinstance(part, PickAmount):
                self._in_hand = act, value

    def _give_part(self, answer: Answer, act: str, part: Part, value, at: int) -> None:
        on_the_table = isinstance(part, PickCards | PickPlace | ThrowDice)
        on_the_table |= isinstance(part, PickSpot) and not answer.can_press(act)
        draft = answer.draft
        if at == 0 and not on_the_table and (draft is None or draft.act != act or draft.given):
            self._press(answer, act)
            answer.press(act)
            self._snap(answer, act)
        draft = answer.draft
        match part:
            case PickPlace():
                self._cut(value - part.least)
            case PickCards():
                self._cards(answer, act, value if part.several else (value,))
            case PickWord():
                self._ticket(answer, str(value), value)
            case PickSpot():
                lays, completes = answer.lays, answer.completes(value, act)
                self._push(f"spot-{value}")
                if completes and not lays:
                    self._push(f"spot-{value}")
                answer.give(value, act)
            case PickSeat(several=True):
                for seat in value:
                    self._push(f"seat-{seat}")
                self._press(answer, act)
                answer.give(value)
            case PickSeat():
                self._ticket(answer, f"seat-{value}", (value,))
            case PickNumbers():
                for number in value[:-1]:
                    self._dial(answer, number)
                    self._press(answer, act)
                    answer.press(act)
            case PickOffer() if self._by_card(answer, part, value):
                self._press(answer, act)
                answer.give(value)
            case PickOffer() if not (draft and draft.dial):
                self._ticket(answer, f"offer-{value}", value)
            case PickOffer():
                assert draft
                self._dial(answer, [each.name for each in draft.offers].index(value))
                self._press(answer, act)
                answer.give(value)
            case _:
                self._dial(answer, value)
                self._press(answer, act)
                answer.give(value)
        self._snap(answer, act)

    def _ticket(self, answer: Answer, key: str, value) -> None:
        """Press a ticket, and press it again if the first press only selected it."""
        given = answer.draft.given if answer.draft else ()
        for _ in range(2):
            if answer.draft and answer.draft.given == given:
                self._push(key)
                answer.select(value)

    def _by_card(self, answer: Answer, part: PickOffer, value: str) -> bool:
        """Sometimes select a declaration by a mouse press on one of its cards. Return whether this was done."""
        cards = [text(card) for offer in part.offers if offer.name == value for card in offer.cards]
        if self._given.by == "keys" or not cards or self._chance.random() < 0.4:
            return False
        card = self._chance.choice(cards)
        for _ in part.offers:
            if answer.draft and answer.draft.pointed and answer.draft.pointed.name == value:
                break
            self._click(card)
            answer.point_by(parse(card))
        self.counts["by card"] = self.counts.get("by card", 0) + 1
        return True

    def _snap(self, answer: Answer, act: str) -> None:
        """Take a screenshot of an answer in progress, once for each kind of answer."""
        draft = answer.draft
        kind = act, len(draft.given) if draft else -1, tuple(type(part) for part in draft.parts) if draft else ()
        if draft and draft.parts and kind not in self._seen:
            self._seen.add(kind)
            time.sleep(TWICE)
            self.photograph(f"making-{act}-{len(draft.given)}")

    def _button(self, answer: Answer, act: str) -> str:
        return "confirm" if act == answer.of_cards else f"act-{act}"

    def _press(self, answer: Answer, act: str) -> None:
        self._push(self._button(answer, act))

    def _push(self, key: str) -> None:
        """Press a control by mouse or by keys, and wait for the effect."""
        if self._given.by == "mouse":
            self._click(key)
            return
        self._hold(key)
        self._key("Return")

    def _place(self, key: str) -> tuple[int, int]:
        """Return the position of a control as soon as the control exists."""
        until = time.monotonic() + HEARD
        while key not in self._places and time.monotonic() < until:
            self._listen("laid", seconds=1)
        if key not in self._places:
            self.photograph("stuck")
            raise NotThere(f"there is no {key} among {sorted(self._places)}")
        return self._places[key]

    def _click(self, key: str) -> None:
        self._screen.click(*self._place(key))
        if not self._changes() and key in self._places:
            self._screen.click(*self._places[key])
            self._changes()
        time.sleep(TWICE)

    def _changes(self) -> bool:
        return bool(self._listen("laid", seconds=2.5))

    def _key(self, *names: str) -> None:
        """Press keys in turn. After each press, read the name of the focused control."""
        for name in names:
            self._screen.key(name)
            if not self._listen("held"):
                raise Stuck(f"the key {name} is not heard")

    def _hold(self, wanted: str) -> None:
        """Move the focus to a control with Tab and the arrows."""
        there = "cards" if is_card(wanted) else "cloth" if wanted.startswith("spot-") else "acts"
        for _ in range(FARTHEST):
            region, _, name = self._held.partition(" ")
            if name == wanted:
                return
            self._key("Right" if region == there and name != "dial" else "Tab")
        self.photograph("stuck")
        raise Stuck(f"the keyboard does not reach {wanted}")

    def _cut(self, places: int) -> None:
        if self._given.by == "mouse":
            for _ in range(2):
                self._screen.click(*self._places["place"])
            return
        while not self._held.startswith("spread"):
            self._key("Tab")
        self._key(*["Right"] * min(places, 6), "Return", "Return")

    def _cards(self, answer: Answer, act: str, cards: Sequence[int]) -> None:
        """Select exactly these cards and confirm."""
        for card in [*answer.chosen, *cards]:
            if card in answer.chosen and card in cards:
                continue
            self._choose(text(Card(card)))
            answer.toggle(Card(card))
        self._snap(answer, act)
        alone = len(cards) == 1 and answer.max_cards == 1 and answer.given_to() == act
        if self._given.by == "keys" and cards and answer.given_to() == act:
            self._key("Return")
        elif self._given.by == "mouse" and alone and self._chance.random() < 0.5:
            self._click(text(Card(cards[0])))
        else:
            self._press(answer, act)
        answer.give(tuple(cards), act)

    def _choose(self, card: str) -> None:
        if self._given.by == "mouse":
            self._click(card)
            return
        if not self._held.endswith(f" {card}"):
            ranks, suits = self._words.text("rank-letters"), self._words.text("suit-letters")
            self._key(ranks[rank(parse(card))].lower(), suits[suit(parse(card))].lower())
        self._hold(card)
        self._key("space")

    def _dial(self, answer: Answer, number: int) -> None:
        assert answer.draft
        assert answer.draft.dial
        step = answer.draft.dial.step
        turns = (number - answer.draft.number) // step
        up = turns > 0
        for _ in range(abs(turns)):
            if self._given.by == "mouse":
                self._screen.click(*self._place("dial-more" if up else "dial"))
                self._changes()
            else:
                self._key("Up" if up else "Down")
        answer.draft = answer.draft.turned(number)


def leads_to(form: AnswerForm, wanted: Action) -> bool:
    """Return whether a form can produce this answer."""
    for part in form.parts:
        if not isinstance(part, ThrowDice):
            value = getattr(wanted, part.field)
            alone = isinstance(part, PickCards | PickSeat) and not part.several
            if not part.takes((value,) if alone else value):
                return False
    return True


def kind_of(action: Action) -> str:
    """Return the act of an action with its bid, word or offer, but without cards and numbers."""
    named = [value for value in astuple(action) if isinstance(value, str)]
    return " ".join([act_of(action), *named])


def is_card(name: str) -> bool:
    """Return whether this is the name of a card and not of a control."""
    body = name.partition("'")[0]
    return len(body) == 2 and body[0] in "A23456789TJQK" and body[1] in "SHDC"


def walk(given: argparse.Namespace, screen: Screen) -> str:
    """Play one game. Return a sentence about a failure, or an empty text."""
    began = time.monotonic()
    with TemporaryDirectory() as folder:
        walker = Walker(given, screen, Path(folder))
        wrong = ""
        try:
            walker.sit()
        except (Stuck, AssertionError) as fault:
            wrong = f"{fault}\n  heard last: {walker.heard[-6:]}"
        finally:
            walker.close()
        for path in saved(Path(folder)):
            command = [sys.executable, "-m", "crowe_table", "check", str(path)]
            said = subprocess.run(command, capture_output=True, text=True, timeout=120).stdout.strip()
            print(f"  {said}")
            if ": ok;" not in said:
                wrong = wrong or "a saved game is not sound"
        if wrong:
            shutil.copytree(folder, given.out / f"{given.slug}-{time.time():.0f}")
        deals, first = Counter(walker.dealers.values()), walker.dealers.get((1, 1))
        took = time.monotonic() - began
        print(f"  {walker.games} games, {walker.answers} answers, {took:.0f} s, waited {walker.longest:.0f} at most")
        print(f"  deals by seat {dict(deals)}, the first by {first}")
        print(f"  {walker.counts}\n  money {dict(walker.paid)}", flush=True)
    return wrong


def _changed(told: str) -> tuple[str, str | int]:
    option, _, value = told.partition("=")
    return option, int(value) if value.isdecimal() else value


def _sides(told: str) -> tuple[int, int]:
    w, h = map(int, told.split("x"))
    return w, h


def main(words: Sequence[str] | None = None) -> int:
    """Play the game named on the command line. Return 1 if the game was not played to its end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug", metavar="SLUG")
    parser.add_argument("--preset", required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rule", type=_changed, action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--level", default="learner")
    parser.add_argument("--sound", action="store_true", help="the visitor plays well")
    parser.add_argument("--lot", type=float, default=0.2, help="probability of a random answer")
    parser.add_argument("--new", type=float, default=0.6, help="how often they answer what they never did")
    parser.add_argument("--minutes", type=float, default=20, help="the longest that one game may take")
    parser.add_argument("--sit", type=float, default=0, help="minutes after which no other game is begun")
    parser.add_argument("--by", choices=("mouse", "keys"), default="mouse")
    parser.add_argument("--size", type=_sides, default=(1280, 800))
    parser.add_argument("--language", default="en")
    parser.add_argument("--speed", choices=("slow", "ordinary", "quick", "instant"), default="instant")
    parser.add_argument("--display", default="")
    parser.add_argument("--out", type=Path, default=Path("table-pictures"))
    given = parser.parse_args(words)
    if lacking := missing():
        parser.error(f"{' and '.join(lacking)} must be installed")
    screen = Screen(given.size, given.display)
    try:
        wrong = walk(given, screen)
    finally:
        screen.close()
    print(f"{given.slug} {given.preset} for {given.seats} by {given.by}: {wrong or 'played to its end'}", flush=True)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
