"""The kernel that every game stands on: one table, one journal, one agenda. Knows no game."""
