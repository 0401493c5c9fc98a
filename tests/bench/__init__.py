"""Benchmarks. Absolute figures depend on the machine, but ratios can be compared between machines."""
