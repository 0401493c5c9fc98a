"""Makes every sound of the table from noise and ringing: nothing is recorded."""
