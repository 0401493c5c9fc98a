"""The long tests of tests/soak are collected only where CROWE_SOAK is set, as by ``make soak``."""

import os

collect_ignore_glob = [] if os.environ.get("CROWE_SOAK") else ["soak/*"]
