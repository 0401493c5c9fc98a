"""The table screen: its layout, its animation and its input."""
