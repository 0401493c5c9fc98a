"""Pictures of a table or of the title page, drawn without a display, for ``crowe-table shot``."""

import io
import os
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from crowe_table.gui.shot_options import ShotOptions
from crowe_table.launch import DEFAULT_STAKES, PlayRequest

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
from msgspec import json

from crowe_table import paths
from crowe_table.disk import write_output
from crowe_table.engine.cards import parse
from crowe_table.engine.core import Reason, Seat
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.series import Participant
from crowe_table.gui.app import appearance_of
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.pages.title import TitlePage
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.gui.sound import Sounds
from crowe_table.gui.table.layout_report import report
from crowe_table.gui.table.screen import TableScreen
from crowe_table.hosting.exhibits import exhibits
from crowe_table.hosting.headless import next_answer
from crowe_table.hosting.hot_seat import HotSeat
from crowe_table.hosting.new_table import choose_table
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.worker import Worker
from crowe_table.search import level
from crowe_table.settings import Settings
from crowe_table.words import Words
from crowe_table.words.characters import computer_players

FRONTISPIECE = "QS"
"""The court card in a picture of the title page.

The page chooses the card at random, but pictures must be reproducible.
"""


def shot(options: ShotOptions) -> Reason | None:
    """Draw the picture and write it to ``options.out``. If such a table is not possible, return the reason.

    Raise OSError if the picture cannot be written.
    """
    words = Words(options.language)
    window = _open_window(options.size)
    with TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder))
        if options.table is None:
            services = _services(options, words)
            _save(TitlePage(services, Navigator(), shelf, exhibits, parse(FRONTISPIECE)), window, options)
            pygame.quit()
            return None
        session = _started(options.table, shelf, words)
        if isinstance(session, Reason):
            return session
        _play(session, options.actions, options.table.level)
        hot_seat = HotSeat(session, Worker(), Settings)
        hot_seat.sit(Seat(0))
        screen = TableScreen(_services(options, words), hot_seat, Navigator())
        _save(screen, window, options)
        if options.layout:
            write_output(options.layout, json.format(json.encode(report(screen)), indent=1))
        pygame.quit()
        session.close()
    return None


def _started(table: PlayRequest, shelf: Shelf, words: Words) -> Session | Reason:
    visitor = Participant(words.text("name-visitor"))
    players = (visitor, *islice(computer_players(words, table.level), table.seats - 1))
    new = choose_table(table.slug, table.preset, players, DEFAULT_STAKES, table.seed)
    return new if isinstance(new, Reason) else shelf.start(new)


def _play(session: Session, actions: int, level_key: str) -> None:
    """Play up to ``actions`` actions, or to the end of the game. Computer players also answer for the visitor."""
    chance = Chance(f"shot {session.head.seed}")

    def stream(seat: Seat) -> Rng:
        del seat
        return chance.stream("choice", session.count)

    while session.count < actions and not session.over:
        session.submit(next_answer(session, level(level_key), stream))
    session.releases(wait=True)


def _open_window(size: tuple[int, int]) -> pygame.Surface:
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode(size)


def _services(options: ShotOptions, words: Words) -> Services:
    """Return the services that a screen needs to be drawn."""
    settings = Settings(
        language=words.locale,
        text_size=options.text_size,
        pack=options.pack,
        cloth=options.cloth,
        high_contrast=options.high_contrast,
        four_colour=options.four_colour,
        left_handed=options.left_handed,
    )
    return Services(
        assets=Assets(paths.shipped("art"), Canvas(*options.size), appearance_of(settings)),
        words=words,
        sounds=Sounds(paths.shipped("sounds"), 0),
        settings=settings,
        trace=lambda _: None,
    )


def _save(screen: Screen, window: pygame.Surface, options: ShotOptions) -> None:
    screen.build()
    screen.paint(window)
    picture = io.BytesIO()
    pygame.image.save(window, picture, "picture.png")
    write_output(options.out, picture.getvalue())
