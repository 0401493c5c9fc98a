"""Speed compared with an earlier commit. This folder is copied into a checkout of that commit, and the same benchmarks
run alternately in both trees, each in a new process: ``python -m tests.bench --against COMMIT``.

Only ``generations.py`` knows the differences of the two engines.
"""
