"""Interface of a screen, the services that the program lends it, and navigation between screens."""

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
from crowe_table.gui.press_times import CHANGED
from crowe_table.gui.sound import Sounds
from crowe_table.hosting.exhibits import Exhibit
from crowe_table.hosting.new_table import NewTable
from crowe_table.plain_text import clean_name
from crowe_table.settings import Settings
from crowe_table.words import Words
from crowe_table.words.characters import person


class Screen(ABC):
    """One page of the program, or the table."""

    def __init__(self, services: "Services") -> None:
        self.services = services

    @property
    def writing(self) -> bool:
        """Whether keys type letters at present, because a name is being entered."""
        return False

    @property
    def startled(self) -> float:
        """Milliseconds after opening in which presses are ignored: they were meant for the screen before."""
        return CHANGED

    @property
    def listener(self) -> "Screen":
        """The listener for keys and buttons: this screen, or its visible part."""
        return self

    @property
    def waiting(self) -> bool:
        """Whether something may happen soon without the visitor: a computer player thinks, a file is written."""
        return False

    @property
    def reading(self) -> bool:
        """Whether there is so much to read that presses are ignored for a while."""
        return False

    @abstractmethod
    def build(self) -> None:
        """Make everything for the current window. Called when the screen opens and when the window changes."""

    @abstractmethod
    def handle(self, event: pygame.event.Event) -> None:
        """Handle one event."""

    def let_go(self) -> None:  # noqa: B027
        """Put down whatever is held without doing anything: its release will not be heard."""

    @abstractmethod
    def step(self, now: float) -> bool:
        """Advance to this moment, in milliseconds. Return True while anything moves."""

    @abstractmethod
    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        """Paint what has changed and return the areas."""

    def build_in_parts(self) -> Iterator[None]:
        """Like ``build``, one part per step, so that the window is not held up."""
        self.build()
        yield

    @abstractmethod
    def invalidate(self) -> None:
        """Paint everything again next time, as after another screen covered this one."""

    @abstractmethod
    def leave(self) -> None:
        """Close the screen for good. One of its own methods may still be running: see ``Navigator.put_away``."""

    def release(self) -> None:
        """Drop every reference, so that the screen and its parts are freed without the garbage collector. Called after
        ``leave``, when none of its methods runs any more.
        """
        self.services.held.abandon(self)
        vars(self).clear()


@dataclass
class Services:
    """Services for every screen. The program replaces them when the window or the settings change."""

    assets: Assets
    words: Words
    sounds: Sounds
    settings: Settings
    trace: Callable[[str], None]
    """Print a trace line, if tracing is on."""
    helped: Callable[[str], None] = lambda _: None
    """Count a request for help, "hint" or "why", if statistics are kept."""
    long: Callable[[], AbstractContextManager[None]] = nullcontext
    """Context for work that may take long, so that a watchdog does not take it for a hang."""
    held: HeldInput = field(default_factory=HeldInput)
    """Keys and buttons that are down."""
    spare: object = None
    """Unused pygame_gui controls (``gui.pages.ui.Ui``), kept because they are expensive to create."""

    @property
    def visitor(self) -> Participant:
        """The person at this window, as the settings name and describe them."""
        name = clean_name(self.settings.name) or self.words.text("name-visitor")
        return person(name, self.settings.face, self.settings.pronoun)


@dataclass(frozen=True)
class Confirmation:
    """Question before something is done that cannot be undone easily, as displayed."""

    heading: str
    told: str
    """The consequences."""
    keep: str
    """Label of the button that changes nothing."""
    confirm: str
    """Label of the button that confirms."""

    @classmethod
    def worded(cls, words: Words, name: str, kept: str = "", **args: str) -> "Confirmation":
        """Build it from the messages ``confirm-<name>-heading``, ``-told``, ``-keep`` and ``-yes``. The promise of
        ``Navigator.kept`` follows ``-told``, or replaces it if there is no such message.
        """
        heading, keep, confirm = (words.text(f"confirm-{name}-{part}", **args) for part in ("heading", "keep", "yes"))
        key = f"confirm-{name}-told"
        told = words.text(key, **args) if words.has(key) else ""
        return cls(heading, f"{told} {kept}".strip(), keep, confirm)


class Navigator:
    """Navigation between screens: all that a page knows of the others.

    This implementation does nothing, which suits a picture. The program uses ``gui.nav.WindowNavigator``.
    """

    # --- the program

    def put_away(self, screen: Screen) -> None:
        """Leave a screen for good and release it. Every screen that is left is left by this."""
        screen.leave()
        screen.release()

    @property
    def prints(self) -> bool:
        """Whether papers can be printed into the user's documents."""
        return True

    def unwritten(self) -> Reason | None:
        """The reason why something played at the open table is not on disk; None if everything is."""
        return None

    def kept(self, promise: str) -> str:
        """The message ``kept-<promise>`` while it is true, otherwise a message that is true instead.

        Every sentence that promises that something is kept comes from here.
        """
        del promise
        return ""

    def try_again(self) -> None:
        """Try again to write what is not on disk."""

    @property
    def trying(self) -> bool:
        """Whether the result of trying again is still pending."""
        return False

    def back(self) -> None:
        """Close the topmost screen. The program ends with the last one."""

    def quit(self) -> None:
        """End the program."""

    def close_window(self) -> None:
        """Handle the window's close button: end the program, but ask first if something would be lost."""

    def change_settings(self, settings: Settings) -> None:
        """Apply new settings, save them, and rebuild every screen."""

    # --- pages

    def open_new_table(self) -> None:
        """Open Take a Seat."""

    def open_records(self) -> None:
        """Open the records of everybody at each game."""

    def open_saved(self) -> None:
        """Open the list of saved tables."""

    def open_exhibits(self) -> None:
        """Open the Cabinet of Hands."""

    def open_lessons(self) -> None:
        """Open Learn a Game: the games that have a lesson."""

    def open_rules(self, slug: str = "", law: str = "") -> None:
        """Open the rule book of a game, or of the current table, at the heading of a law or at its beginning."""

    def open_settings(self) -> None:
        """Open the settings."""

    def open_about(self) -> None:
        """Open the pages about the program."""

    def open_over(self, screen: Screen) -> None:
        """Open a screen above the topmost one."""

    def confirm(self, asked: Confirmation, act: Callable[[], None], pressed: tuple[int, int]) -> None:
        """Ask first, and call ``act`` if it is confirmed. ``pressed`` is the position of the press that led here; the
        confirming button is placed elsewhere.
        """

    # --- to a table

    def play(self, new: NewTable) -> Reason | None:
        """Start a new table and sit down, or return why it cannot be started."""
        return None

    def play_exhibit(self, exhibit: Exhibit) -> Reason | None:
        """Sit down to a copy of a famous deal, or return why that is not possible."""
        return None

    def play_lesson(self, slug: str) -> Reason | None:
        """Sit down to the lesson of a game, or return why that is not possible."""
        del slug
        return None

    def resume(self, path: Path) -> tuple[Reason, ...]:
        """Resume a saved table. If that fails, return why and what became of the file."""
        return ()

    # --- at the table that is open

    def open_menu(self) -> None:
        """Open the menu over the table."""

    def open_ending(self) -> Iterator[None]:
        """Draw the results page, one part per step, and then open it."""
        return iter(())

    def open_walk(self) -> None:
        """Step through the finished game again."""

    def walk_saved(self, path: Path) -> Reason | None:
        """Step through a saved finished game, or return why that is not possible."""
        return None

    def open_ledger(self) -> None:
        """Open the ledger of the sitting."""

    def open_pass_table(self, behind: Screen) -> None:
        """Open the list of persons at this window in place of the menu. ``behind`` is the screen under both."""

    def pass_table(self, seat: Seat) -> None:
        """Close that list and cover the table for this person."""

    def other_persons(self) -> tuple[tuple[Seat, str], ...]:
        """Persons who can be handed the table, with their names; empty if one person plays."""
        return ()

    def can_take_back(self) -> bool:
        """Whether the settings allow taking back and there is something to take back."""
        return False

    def take_back(self) -> None:
        """Return to the table, as it was at the visitor's last decision."""

    def seal(self) -> str:
        """First digits of the seal that fixed the cards before the first deal; empty without a table."""
        return ""

    def game_over(self) -> bool:
        """Whether the game has ended and the company may start another."""
        return False

    def play_again(self, refill: bool) -> Reason | None:
        """Start another game with the same company, refilling purses if wanted, or return why not."""
        return None

    def play_same_cards(self) -> Reason | None:
        """Start the finished game once more with the same cards, rules, players and purses, or return why not."""
        return None

    def change_game(self) -> None:
        """Open Take a Seat for the same company."""

    def leave_table(self) -> None:
        """Return to the title page. The table is saved as it stands."""
