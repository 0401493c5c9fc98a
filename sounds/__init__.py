"""The sounds of the table, and in `synth` the shop that makes them before release."""
