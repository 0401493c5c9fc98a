"""Sessions: tables that are played, written down as they are played, and sat down to again."""

from crowe_table.hosting.catch_up import Seen
from crowe_table.hosting.new_table import NewTable, choose_table, find_game, fit_name, shown
from crowe_table.hosting.replay import Replayed, load
from crowe_table.hosting.session import Kind, Release, Session
from crowe_table.hosting.shelf import Entry, Shelf, entry_of

__all__ = [
    "Entry",
    "Kind",
    "NewTable",
    "Release",
    "Replayed",
    "Seen",
    "Session",
    "Shelf",
    "choose_table",
    "entry_of",
    "find_game",
    "fit_name",
    "load",
    "shown",
]
