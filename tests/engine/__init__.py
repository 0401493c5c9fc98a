"""The laws of all tables, and what stands beside them."""
