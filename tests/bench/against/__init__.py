"""Comparison of the speed with an earlier commit: ``python -m tests.bench --against COMMIT``.

This folder is copied into a checkout of that commit. The same benchmarks run alternately in both trees, each in a new
process. Only ``generations.py`` knows the differences between the two engines.
"""
