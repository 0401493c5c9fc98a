"""The long tests of tests/soak are collected only where CROWE_SOAK is set, as by ``make soak``.

The small games of tests/games are found like any game, but are not among those a visitor is offered.
"""

import os
from pathlib import Path

from crowe_table import games

collect_ignore_glob = [] if os.environ.get("CROWE_SOAK") else ["soak/*"]

games.__path__.append(str(Path(__file__).parent / "games"))
