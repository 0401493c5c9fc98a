"""Synthesis of every sound from noise and resonances. No recordings are used."""
