"""Tests of the parts that computer players are built from."""
