"""Run every benchmark in this folder that has a ``main`` function, or compare the speed with an earlier commit."""

import pkgutil
from argparse import ArgumentParser
from importlib import import_module

from tests import bench
from tests.bench.ratios import against

parser = ArgumentParser(prog="python -m tests.bench", description=__doc__)
parser.add_argument("--against", metavar="COMMIT", help="only the ratios to this commit, measured in the same run")
chosen = parser.parse_args()
if chosen.against:
    against(chosen.against)
else:
    for found in pkgutil.iter_modules(bench.__path__):
        if not found.name.startswith("_"):
            module = import_module(f"{bench.__name__}.{found.name}")
            if hasattr(module, "main"):
                module.main()
