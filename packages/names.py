"""The names under which the program is known to the systems it is installed on."""

from crowe_table import __version__

NAME = "crowe-table"
TITLE = "Crowe's Table"
IDENTITY = "org.crowes_table.CrowesTable"
"""For menus, stores and macOS: the reverse of a domain, by the rules of AppStream and Flatpak."""
SUMMARY = "A candle-lit card table for the games of four old rule books"
MAKER = "The founders of Crowe's Table"
VERSION = __version__
