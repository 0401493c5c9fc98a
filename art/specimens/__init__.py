"""Specimen sheets: everything the table is made of, laid out to be judged by eye."""
