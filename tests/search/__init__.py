"""Tests of the search modules that computer players use."""
