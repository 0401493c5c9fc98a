"""How fast everything is. Figures are of the machine they are run on; the ratios travel."""
