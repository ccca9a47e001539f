"""A game that is played: entries, history with branches, replay, and what happened in words."""
