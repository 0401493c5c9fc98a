"""Every measurement in this folder, one after another: each module that has a ``main``."""

import pkgutil
from importlib import import_module

from tests import bench

for found in pkgutil.iter_modules(bench.__path__):
    if not found.name.startswith("_"):
        module = import_module(f"{bench.__name__}.{found.name}")
        if hasattr(module, "main"):
            module.main()
