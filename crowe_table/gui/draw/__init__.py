"""Drawing: canvas, type, paper, packs, assets, and the scene that repaints changes."""
