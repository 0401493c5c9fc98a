"""Accessibility: each screen as a tree of plain nodes, and its publication to screen readers."""
