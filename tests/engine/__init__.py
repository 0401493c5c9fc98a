"""Tests of the engine and of the words package."""
