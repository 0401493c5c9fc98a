"""Sounds of the program, and the package `synth` that makes them."""
