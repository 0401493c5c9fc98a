"""The screens as trees of plain nodes, and their publication to screen readers."""
