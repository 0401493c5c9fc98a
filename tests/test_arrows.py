"""Modules do not import one another in cycles, not even for types. import-linter checks the layers."""

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


def test_there_are_no_import_cycles() -> None:
    graph = grimp.build_graph("crowe_table")
    arrows = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert sum(map(len, arrows.values())) > 3000
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as cycle:
        pytest.fail(" → ".join(cycle.args[1]))
