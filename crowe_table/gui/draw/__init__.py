"""Drawing: canvas, type, paper, packs, assets and the scene that repaints what has changed."""
