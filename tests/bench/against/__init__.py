"""Speed beside an earlier commit. This folder is copied into a checkout of that commit, and the same measurements are
run in both trees, each time in a new process, in turn: ``python -m tests.bench --against COMMIT``.

``generations.py`` is all that knows how the two engines differ.
"""
