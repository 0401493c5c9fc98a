"""The screen's colours, for the programs that draw the artwork."""

from crowe_table.palette import *  # noqa: F403
