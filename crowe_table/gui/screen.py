"""The interface of a screen, the services for all screens, and the interface for navigation between screens."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path

import pygame

from crowe_table.engine.core import Reason, Seat
from crowe_table.engine.series import Participant
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.held_input import HeldInput
from crowe_table.gui.press_times import CHANGE_TIME
from crowe_table.gui.sound import Sounds
from crowe_table.gui.voice import Voice
from crowe_table.hosting.daily import DailyDeal
from crowe_table.hosting.edge import Sums
from crowe_table.hosting.exhibits import Exhibit
from crowe_table.hosting.match import Match
from crowe_table.hosting.new_table import NewTable
from crowe_table.plain_text import clean_name
from crowe_table.settings import Settings
from crowe_table.words import Words
from crowe_table.words.characters import person
from crowe_table.words.glossary import Term


class Screen(ABC):
    """A page of the program, or the table."""

    def __init__(self, services: "Services") -> None:
        self.services = services

    @property
    def is_typing(self) -> bool:
        """Whether key presses enter text now, for example a name."""
        return False

    @property
    def press_delay(self) -> float:
        """Milliseconds after opening in which presses are ignored, because they may have been meant for the
        previous screen.
        """
        return CHANGE_TIME

    @property
    def listener(self) -> "Screen":
        """The receiver of key and button events: this screen, or its visible part."""
        return self

    @property
    def face(self) -> "Screen":
        """The visible screen: this screen, or its visible part."""
        return self

    @property
    def waiting(self) -> bool:
        """Whether the screen may change without a press.

        True while a computer player is thinking or a file is being written.
        """
        return False

    @property
    def reading(self) -> bool:
        """Whether the screen has so much text that an exhibition should wait longer for input."""
        return False

    @abstractmethod
    def build(self) -> None:
        """Create everything for the current window.

        This is called when the screen opens, and when the window or settings change.
        """

    @abstractmethod
    def handle(self, event: pygame.event.Event) -> None:
        """Handle one event."""

    def move_focus(self, step: int) -> None:  # noqa: B027
        """Move the keyboard focus to the next (1) or previous (−1) thing that can be pressed."""

    def cancel_input(self) -> None:  # noqa: B027
        """Cancel everything that is held down, because no release follows."""

    @abstractmethod
    def step(self, now: float) -> bool:
        """Advance to the given time in milliseconds. Return whether anything is moving."""

    @abstractmethod
    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        """Paint what has changed, and return the changed areas."""

    def build_in_parts(self) -> Iterator[None]:
        """Build the screen like ``build``, one part at each step, so that the window stays responsive."""
        self.build()
        yield

    @abstractmethod
    def invalidate(self) -> None:
        """Mark everything to be repainted at the next ``paint``, for example after another screen covered this one."""

    @abstractmethod
    def leave(self) -> None:
        """Close the screen. One of its methods may still be running (see ``Navigator.close_screen``)."""

    def release(self) -> None:
        """Drop every reference, so that the screen and its parts are freed without the garbage collector.

        This is called after ``leave``, when none of its methods is running.
        """
        self.services.held.remove_listener(self)
        vars(self).clear()


@dataclass
class Services:
    """The services for all screens. They are replaced when the window or the settings change."""

    assets: Assets
    words: Words
    sounds: Sounds
    settings: Settings
    trace: Callable[[str], None]
    """Function that prints a trace line, if tracing is on."""
    count_help: Callable[[str], None] = lambda _: None
    """Function that counts a request for help, "hint" or "why", if statistics are kept."""
    long_work: Callable[[], AbstractContextManager[None]] = nullcontext
    """Context for work that may take long, so that a watchdog does not consider the program hung."""
    thing_at: Callable[[Screen, tuple[int, int]], Term | None] = lambda _, __: None
    """Function that explains what is at a point of a screen, in a screen reader's words, or returns None."""
    held: HeldInput = field(default_factory=HeldInput)
    """Keys and buttons that are down."""
    voice: Voice = field(default_factory=Voice)
    """The voice that reads aloud."""
    spare: object = None
    """Unused pygame_gui controls (``gui.pages.ui.Ui``). They are kept because they are expensive to create."""

    @property
    def visitor(self) -> Participant:
        """The person at this window. The name, portrait and pronoun come from the settings."""
        name = clean_name(self.settings.name) or self.words.text("name-visitor")
        return person(name, self.settings.face, self.settings.pronoun)


@dataclass(frozen=True)
class Confirmation:
    """Texts of a question that is asked before an action that cannot be undone easily."""

    heading: str
    consequences: str
    """Text that describes the consequences of confirming."""
    keep: str
    """Label of the button that changes nothing."""
    confirm: str
    """Label of the button that confirms."""

    @classmethod
    def from_messages(cls, words: Words, name: str, kept: str = "", **args: str) -> "Confirmation":
        """Return the texts of the messages ``confirm-<name>-heading``, ``-told``, ``-keep`` and ``-yes``.

        ``kept`` is a promise that ``Navigator.kept`` returned. It follows the message ``-told``, or replaces it if
        there is none.
        """
        heading, keep, confirm = (words.text(f"confirm-{name}-{part}", **args) for part in ("heading", "keep", "yes"))
        key = f"confirm-{name}-told"
        consequences = words.text(key, **args) if words.has(key) else ""
        return cls(heading, f"{consequences} {kept}".strip(), keep, confirm)


class Navigator:
    """Navigation between screens, and everything that a page knows about other screens.

    This implementation does nothing. It is used where a page is only drawn. The program uses
    ``gui.nav.WindowNavigator``.
    """

    # --- the program

    def close_screen(self, screen: Screen) -> None:
        """Close a screen and release it. No screen is closed in any other way."""
        screen.leave()
        screen.release()

    @property
    def prints(self) -> bool:
        """Whether result slips and rule cards can be written as files to the user's documents folder."""
        return True

    def unwritten(self) -> Reason | None:
        """Return why part of the open table is not saved on disk. None if everything is saved."""
        return None

    def kept(self, promise: str) -> str:
        """Return the message ``kept-<promise>`` if the promise is true. Otherwise return a message that is true.

        All sentences that promise that something is saved come from this method.
        """
        del promise
        return ""

    def try_again(self) -> None:
        """Try again to save the unsaved data."""

    @property
    def is_trying_again(self) -> bool:
        """Whether the result of ``try_again`` is still pending."""
        return False

    def back(self) -> None:
        """Close the topmost screen. When the last one is closed, the program ends."""

    def quit(self) -> None:
        """End the program. Ask first if part of the table is not saved."""

    def close_window(self) -> None:
        """Handle the close button of the window: end the program. Ask first if something would be lost."""

    def change_settings(self, settings: Settings) -> None:
        """Apply new settings, save them, and rebuild every screen."""

    # --- pages

    def open_new_table(self) -> None:
        """Open the page Take a Seat, where a new game is set up."""

    def open_records(self) -> None:
        """Open the records, which show each person's results at each game."""

    def open_saved(self, told: tuple[Reason, ...] = ()) -> None:
        """Open the list of saved tables. The page also shows the messages ``told``."""

    def open_dropped(self, path: Path) -> None:
        """Leave the table, and open the session of a file that was dropped on the window."""

    def open_exhibits(self, game: str = "") -> None:
        """Open the page Famous Hands."""

    def open_daily(self) -> None:
        """Open the page The Deal of the Day."""

    def open_lessons(self) -> None:
        """Open the page Learn a Game, which lists the games that have a lesson."""

    def open_rules(self, slug: str = "", law: str = "") -> None:
        """Open the rule book of a game at a rule or at the beginning.

        By default the game is that of the current table.
        """

    def open_settings(self) -> None:
        """Open the settings."""

    def open_about(self) -> None:
        """Open the pages about the program."""

    def open_over(self, screen: Screen) -> None:
        """Open a screen above the topmost one."""

    def confirm(self, asked: Confirmation, act: Callable[[], None], pressed: tuple[int, int]) -> None:
        """Ask for confirmation, and call ``act`` if the visitor confirms.

        ``pressed`` is the position of the press that asked. The confirming button is placed elsewhere.
        """

    # --- to a table

    def play(self, new: NewTable) -> Reason | None:
        """Start a new table and open it, or return why this is not possible."""
        return None

    def play_daily(self, deal: DailyDeal) -> Reason | None:
        """Open a table with the deal of a day. Return a reason if that is impossible, else None."""
        del deal
        return None

    def play_exhibit(self, exhibit: Exhibit) -> Reason | None:
        """Open a table with a copy of a famous deal, or return why this is not possible."""
        return None

    def open_lesson(self, slug: str, deal: int = 0) -> Reason | None:
        """Show what a deal of a lesson is about, before its table opens. Return why this is not possible."""
        return self.play_lesson(slug, deal)

    def play_lesson(self, slug: str, deal: int = 0) -> Reason | None:
        """Open a deal of the lesson of a game, or return why this is not possible."""
        del slug, deal
        return None

    def resume(self, path: Path) -> tuple[Reason, ...]:
        """Resume a saved table. If this fails, return the reason and what became of the file."""
        return ()

    # --- at the table that is open

    def open_menu(self) -> None:
        """Open the menu over the table."""

    def open_results(self) -> Iterator[None]:
        """Draw the results page, one part at each step, and then open it."""
        return iter(())

    def open_walk(self, answers: int = 0) -> None:
        """Open the replay of the finished game at the position after ``answers`` answers."""

    def open_match(self, name: str = "") -> None:
        """Open the page of a match: the one of this name, or the one to which the open table belongs."""

    def match_notice(self) -> str:
        """Return a line about the match to which the open table belongs. Empty if it belongs to none."""
        return ""

    def play_match(self, match: Match) -> tuple[Reason, ...]:
        """Play or resume the next game of a match. If that is impossible, return the reasons."""
        del match
        return ()

    def can_review(self) -> bool:
        """Return whether at least one deal of the open table is over."""
        return False

    def open_review(self, latest_only: bool = False) -> None:
        """Open the review of the viewer's choices in all finished deals, or only in the latest one."""

    def walk_saved(self, path: Path) -> Reason | None:
        """Open the replay of a saved finished game, or return why this is not possible."""
        return None

    def open_ledger(self) -> None:
        """Open the ledger of the sitting."""

    def has_odds(self) -> bool:
        """Return whether the odds of the stakes at the open table are known."""
        return False

    def open_odds(self) -> None:
        """Open the account of the odds, with a thousand hands of the present bet."""

    def odds_of(self, seat: Seat) -> Iterator[Sums | None]:
        """Bring the account of the odds up to date, yielding None at each step. Then yield the sums of this seat."""
        del seat
        return iter(())

    def open_pass_table(self, behind: Screen) -> None:
        """Replace the menu by the list of the persons at this window. ``behind`` is the screen below both."""

    def pass_table(self, seat: Seat) -> None:
        """Close the list of persons. Cover the table until this person takes it."""

    def other_persons(self) -> tuple[tuple[Seat, str], ...]:
        """Return the persons who can be handed the table, with their names. Empty if there is only one person."""
        return ()

    def can_take_back(self) -> bool:
        """Return whether there is a move that the settings allow to be taken back."""
        return False

    def take_back(self) -> None:
        """Take the game back to the visitor's last decision."""

    def seal_notice(self) -> str:
        """Return the sentence about the seal that was fixed before the first deal."""
        return ""

    def game_over(self) -> bool:
        """Return whether the game has ended, so that the players may start another."""
        return False

    def play_again(self, refill: bool) -> Reason | None:
        """Start another game with the same players, or return why this is not possible.

        ``refill`` fills their purses first.
        """
        return None

    def play_same_cards(self) -> Reason | None:
        """Start the game again with the same cards, rules, players and purses, or return why this is not possible."""
        return None

    def change_game(self) -> None:
        """Open the page Take a Seat with the same players."""

    def leave_table(self) -> None:
        """Return to the title page. Ask first if part of the table is not saved."""
