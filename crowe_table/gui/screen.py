"""What a screen is, what the program lends it, and the ways from it to the others."""

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
        """Whether keys are letters just now, because a name is being written."""
        return False

    @property
    def startled(self) -> float:
        """Milliseconds after it has come up in which it hears no press: that was meant for what was there before."""
        return CHANGED

    @property
    def listener(self) -> "Screen":
        """What hears of keys and buttons: this screen, or the part of it that is to be seen."""
        return self

    @property
    def waiting(self) -> bool:
        """Whether something may happen soon that is not the visitor's doing: somebody thinks, something is written."""
        return False

    @property
    def reading(self) -> bool:
        """Whether there is so much to be read that nothing may be pressed for a while."""
        return False

    @abstractmethod
    def build(self) -> None:
        """Makes everything for the window as it is now. Called when the screen opens and when the window changes."""

    @abstractmethod
    def handle(self, event: pygame.event.Event) -> None:
        """Takes in one thing that was pressed, moved or closed."""

    def let_go(self) -> None:  # noqa: B027
        """Sets down whatever is held, without any of it being done: no release of it will be heard."""

    @abstractmethod
    def step(self, now: float) -> bool:
        """Carries on to this moment, in milliseconds. True while anything moves."""

    @abstractmethod
    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        """Paints what has changed; returns where."""

    def build_in_parts(self) -> Iterator[None]:
        """Makes the same, a part at each step: for one that must not hold up the window."""
        self.build()
        yield

    @abstractmethod
    def invalidate(self) -> None:
        """Everything must be painted again, as after another screen lay over this one."""

    @abstractmethod
    def leave(self) -> None:
        """The screen is closed for good. One of its own methods may still be running: see ``Navigator.put_away``."""

    def release(self) -> None:
        """Drop every reference, so that the screen and its parts are freed without the garbage collector. Called after
        ``leave``, when none of its methods runs any more.
        """
        self.services.held.abandon(self)
        vars(self).clear()


@dataclass
class Services:
    """What every screen may use. The program replaces the parts when the window or the settings change."""

    assets: Assets
    words: Words
    sounds: Sounds
    settings: Settings
    trace: Callable[[str], None]
    """Says a line to a technician, where one listens."""
    helped: Callable[[str], None] = lambda _: None
    """Counts a help that was asked for, "hint" or "why", where somebody counts them."""
    long: Callable[[], AbstractContextManager[None]] = nullcontext
    """Says for as long as it lasts that something is done which may take long, where somebody minds whether the program
    still stirs.
    """
    held: HeldInput = field(default_factory=HeldInput)
    """Which keys and buttons are down."""
    spare: object = None
    """The library's controls (``gui.pages.ui.Ui``) that no page uses now: they are dear to make."""

    @property
    def visitor(self) -> Participant:
        """The person at this window, as the settings name and describe them."""
        name = clean_name(self.settings.name) or self.words.text("name-visitor")
        return person(name, self.settings.face, self.settings.pronoun)


@dataclass(frozen=True)
class Confirmation:
    """What is asked before something is done that cannot be undone lightly, as it is read."""

    heading: str
    told: str
    """What would come of it."""
    keep: str
    """The button that leaves things as they are."""
    confirm: str
    """The button that goes through with it."""

    @classmethod
    def worded(cls, words: Words, name: str, kept: str = "", **args: str) -> "Confirmation":
        """From the messages ``confirm-<name>-heading``, ``-told``, ``-keep`` and ``-yes``. After what is told, or where
        there is no such message in its place, stands what is said of keeping (``Navigator.kept``).
        """
        heading, keep, confirm = (words.text(f"confirm-{name}-{part}", **args) for part in ("heading", "keep", "yes"))
        key = f"confirm-{name}-told"
        told = words.text(key, **args) if words.has(key) else ""
        return cls(heading, f"{told} {kept}".strip(), keep, confirm)


class Navigator:
    """All ways between screens: the one thing a page knows of the others.

    This one leads nowhere, as a picture needs it. The program's own is ``gui.nav.WindowNavigator``.
    """

    # --- the program

    def put_away(self, screen: Screen) -> None:
        """Leave a screen for good and release it. Every screen that is left is left by this."""
        screen.leave()
        screen.release()

    @property
    def prints(self) -> bool:
        """Whether papers may be printed into the user's documents."""
        return True

    def unwritten(self) -> Reason | None:
        """Why something that was played at the open table is not on the disk, where it is to be kept; else None."""
        return None

    def kept(self, promise: str) -> str:
        """What may be said of keeping: the message ``kept-<promise>`` while it is true, else what is true instead.

        Every sentence that promises a person that something is kept is said through this, and nowhere else.
        """
        del promise
        return ""

    def try_again(self) -> None:
        """Tries once more to write what is not on the disk."""

    @property
    def trying(self) -> bool:
        """Whether it is still to be seen what comes of that."""
        return False

    def back(self) -> None:
        """Closes the topmost screen; the program ends with the last."""

    def quit(self) -> None:
        """Ends the program."""

    def close_window(self) -> None:
        """The window's own cross: ends the program, but asks first where something would be lost."""

    def change_settings(self, settings: Settings) -> None:
        """Takes over new settings, keeps them on disk, and builds every screen again by them."""

    # --- pages

    def open_new_table(self) -> None:
        """Opens Take a Seat."""

    def open_records(self) -> None:
        """What everybody has done at each game."""

    def open_saved(self) -> None:
        """Opens the list of saved tables."""

    def open_exhibits(self) -> None:
        """Opens the Cabinet of Hands."""

    def open_lessons(self) -> None:
        """Opens Be Taught: the games that have a lesson."""

    def open_rules(self, slug: str = "", law: str = "") -> None:
        """Opens the rule book at the heading of a law, or at its beginning: of a game, or else of that at the table."""

    def open_settings(self) -> None:
        """Opens the settings."""

    def open_about(self) -> None:
        """Opens the pages about the program."""

    def open_over(self, screen: Screen) -> None:
        """Lays a screen over the topmost."""

    def confirm(self, asked: Confirmation, act: Callable[[], None], pressed: tuple[int, int]) -> None:
        """Asks first, and does ``act`` if it is confirmed. ``pressed``: where the pointer pressed to bring this about;
        the confirming button lies elsewhere.
        """

    # --- to a table

    def play(self, new: NewTable) -> Reason | None:
        """Starts a new table and sits down to it; or says why it cannot be started."""
        return None

    def play_exhibit(self, exhibit: Exhibit) -> Reason | None:
        """Sits down to a copy of a famous deal; or says why that cannot be."""
        return None

    def play_lesson(self, slug: str) -> Reason | None:
        """Sits down to the lesson of a game; or says why that cannot be."""
        del slug
        return None

    def resume(self, path: Path) -> tuple[Reason, ...]:
        """Sits down again to a saved table; if that cannot be done, says why and what became of it."""
        return ()

    # --- at the table that is open

    def open_menu(self) -> None:
        """Opens the menu over the table."""

    def open_ending(self) -> Iterator[None]:
        """Draws the page that tells how the game ended, a part at each step, and then opens it."""
        return iter(())

    def open_walk(self) -> None:
        """Walks through the game that is over again."""

    def walk_saved(self, path: Path) -> Reason | None:
        """Walks through a saved game that is over; or says why that cannot be."""
        return None

    def open_ledger(self) -> None:
        """Opens the account of the sitting."""

    def open_pass_table(self, behind: Screen) -> None:
        """Opens the list of those who share the window, in place of the menu; ``behind`` is what both lie over."""

    def pass_table(self, seat: Seat) -> None:
        """Closes that list and covers the table for this person."""

    def other_persons(self) -> tuple[tuple[Seat, str], ...]:
        """Those who may be handed the table, and their names; none where one person plays."""
        return ()

    def can_take_back(self) -> bool:
        """Whether the settings allow it, and there is something to be taken back."""
        return False

    def take_back(self) -> None:
        """Back to the table, as it was at the visitor's last decision."""

    def seal(self) -> str:
        """The beginning of what the cards of the game were sealed with before the first deal; nothing at no table."""
        return ""

    def game_over(self) -> bool:
        """Whether the game has ended and the company may go on to another."""
        return False

    def play_again(self, refill: bool) -> Reason | None:
        """Another game for the same company, their purses filled first if wished; or why not."""
        return None

    def play_same_cards(self) -> Reason | None:
        """The game that is over once more: the same cards, rules, players and purses; or why not."""
        return None

    def change_game(self) -> None:
        """Opens Take a Seat for the same company."""

    def leave_table(self) -> None:
        """Back to the title page; the table is saved as it stands."""
