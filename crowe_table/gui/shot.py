"""A picture of a table after some actions, drawn with no display."""

import os

from crowe_table.launch import DEFAULT_STAKES, ShotOptions

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from crowe_table import paths
from crowe_table.engine.core import Action, Reason, Seat, View, because
from crowe_table.engine.journal import Player
from crowe_table.engine.layout import Layout
from crowe_table.engine.rng import Chance, fresh_seed
from crowe_table.engine.state import State
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.gui.app import appearance_of
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.screen import Navigator, Services
from crowe_table.gui.sound import Sounds
from crowe_table.gui.table.screen import TableScreen
from crowe_table.hosting.choosing import choose
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.update import Update
from crowe_table.search import level
from crowe_table.settings import Settings
from crowe_table.words import Words


class StillTable:
    """A table that is only looked at, from the first player's chair."""

    viewer: Seat = 0
    coinage = "georgian"
    alone = True
    opening = False

    def __init__(self, table: Table[State], names: tuple[str, ...]) -> None:
        self._table = table
        self.names = names

    def view(self) -> View:
        return self._table.view(self.viewer)

    def layout(self) -> Layout:
        return self._table.game.layout(self._table.setup.options, len(self.names))

    def refuse(self, action: Action) -> Reason | None:
        return self._table.refuse(action)

    def submit(self, action: Action) -> Reason | None:
        return self._table.refuse(action) or because("refuse-not-the-question")

    def take_back(self) -> Reason | None:
        return because("refuse-take-back-none")

    def ask_hint(self) -> Reason | None:
        return because("hint-none")

    def hint(self) -> tuple[Reason, Action | None] | None:
        return None

    def poll(self, resting: bool) -> list[Update]:
        del resting
        return []

    def notices(self) -> list[Reason]:
        return []

    def close(self) -> None:
        """Nothing is kept."""


def shot(options: ShotOptions) -> Reason | None:
    """Draws the table and writes the picture; the reason, if no such table can be laid.

    Raises OSError if the picture cannot be written.
    """
    words = Words()
    names = tuple(words.text("name-visitor") if i == 0 else words.text(f"name-{i}") for i in range(options.seats))
    players = tuple(Player(name, options.level) for name in names)
    new = choose_table(options.slug, options.preset, players, DEFAULT_STAKES, options.seed or fresh_seed())
    if isinstance(new, Reason):
        return new
    _draw(options, StillTable(_played(new, options), names), words)
    return None


def _played(new: NewTable, options: ShotOptions) -> Table[State]:
    """The table after so many actions, or at its end if that comes first."""
    table = Table(game(new.game), new.setup())
    chance = Chance(f"shot {new.seed}")
    for number in range(options.actions):
        ask = table.ask
        if ask is None:
            break
        seat = ask.awaited()[0]
        table.submit(choose(table.view(seat), level(options.level), chance.stream("choice", number)))
    return table


def _draw(options: ShotOptions, sitting: StillTable, words: Words) -> None:
    pygame.display.init()
    pygame.font.init()
    window = pygame.display.set_mode(options.size)
    settings = Settings()
    services = Services(
        assets=Assets(paths.shipped("art"), Canvas(*options.size), appearance_of(settings)),
        words=words,
        sounds=Sounds(paths.shipped("sounds"), 0),
        settings=settings,
        trace=lambda _: None,
    )
    screen = TableScreen(services, sitting, Navigator())
    screen.build()
    screen.step(0)
    screen.paint(window)
    pygame.image.save(window, options.out)
    pygame.quit()
