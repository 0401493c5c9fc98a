"""Benchmarks. Absolute figures depend on the machine; ratios are comparable."""
