"""Synthesis of every sound from noise and resonances: nothing is recorded."""
