"""The colours of the table for those who build its pictures: the very ones that the screens paint with."""

from crowe_table.palette import *  # noqa: F403
