"""Sounds of the table; `synth` makes them."""
