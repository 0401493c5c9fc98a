"""Controls of pages and table: buttons, choosers and the keyboard focus."""
