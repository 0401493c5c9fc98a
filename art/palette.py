"""Colours of the user interface, made available to the programs that draw the artwork."""

from crowe_table.palette import *  # noqa: F403
