"""Benchmarks. Absolute figures depend on the machine; ratios can be compared between machines."""
