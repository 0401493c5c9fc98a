"""Names that identify the program to operating systems."""

from crowe_table import __version__

NAME = "crowe-table"
TITLE = "Crowe's Table"
IDENTITY = "org.crowes_table.CrowesTable"
"""Identifier of the program for menus, software stores and macOS.

It is in reverse domain notation, as AppStream and Flatpak require.
"""
SUMMARY = "A candle-lit card table for the games of four old rule books"
MAKER = "The founders of Crowe's Table"
VERSION = __version__
