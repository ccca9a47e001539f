"""Building and upgrading: where, for what, and what follows."""
