"""No two modules lead to each other, not even where types alone are named. import-linter holds the layers."""

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


def test_no_module_leads_back_to_itself() -> None:
    graph = grimp.build_graph("crowe_table")
    arrows = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert sum(map(len, arrows.values())) > 3000
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as cycle:
        pytest.fail(" → ".join(cycle.args[1]))
