"""A picture of a table after some actions, drawn with no display."""

import io
import os
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from crowe_table.launch import DEFAULT_STAKES, ShotOptions

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from crowe_table import paths
from crowe_table.disk import write_output
from crowe_table.engine.core import Reason, Seat
from crowe_table.engine.deal_code import fresh_seed
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.series import Participant
from crowe_table.gui.app import appearance_of
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.screen import Navigator, Services
from crowe_table.gui.sound import Sounds
from crowe_table.gui.table.screen import TableScreen
from crowe_table.hosting.headless import next_answer
from crowe_table.hosting.hot_seat import HotSeat
from crowe_table.hosting.new_table import choose_table
from crowe_table.hosting.seat_client import SeatClient
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.worker import Worker
from crowe_table.search import level
from crowe_table.settings import Settings
from crowe_table.words import Words
from crowe_table.words.characters import house_players


def shot(options: ShotOptions) -> Reason | None:
    """Draws the table and writes the picture; the reason, if no such table can be laid.

    Raises OSError if the picture cannot be written.
    """
    words = Words(options.language)
    visitor = Participant(words.text("name-visitor"))
    players = (visitor, *islice(house_players(words, options.level), options.seats - 1))
    new = choose_table(options.slug, options.preset, players, DEFAULT_STAKES, options.seed or fresh_seed())
    if isinstance(new, Reason):
        return new
    with TemporaryDirectory() as folder:
        session = Shelf(Path(folder)).start(new)
        if isinstance(session, Reason):
            return session
        _play(session, options)
        _draw(options, HotSeat(session, Worker(), Settings).sit(Seat(0)), words)
        session.close()
    return None


def _play(session: Session, options: ShotOptions) -> None:
    """So many actions, or all there are to the end if that comes first; the visitor's too are chosen for them."""
    chance = Chance(f"shot {session.head.seed}")

    def stream(seat: Seat) -> Rng:
        del seat
        return chance.stream("choice", session.count)

    while session.count < options.actions and not session.over:
        session.submit(next_answer(session, level(options.level), stream))
    session.releases(wait=True)


def _draw(options: ShotOptions, client: SeatClient, words: Words) -> None:
    pygame.display.init()
    pygame.font.init()
    window = pygame.display.set_mode(options.size)
    settings = Settings(language=words.locale)
    services = Services(
        assets=Assets(paths.shipped("art"), Canvas(*options.size), appearance_of(settings)),
        words=words,
        sounds=Sounds(paths.shipped("sounds"), 0),
        settings=settings,
        trace=lambda _: None,
    )
    screen = TableScreen(services, client, Navigator())
    screen.build()
    screen.paint(window)
    picture = io.BytesIO()
    pygame.image.save(window, picture, "table.png")
    write_output(options.out, picture.getvalue())
    pygame.quit()
