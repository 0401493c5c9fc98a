"""Tests of the building blocks of computer players."""
