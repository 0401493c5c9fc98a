"""Silhouettes of the players, as they were cut from black paper in the 1770s."""
