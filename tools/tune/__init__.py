"""Tuning house sets by simulation: greedy games, how they end, and which cards or factions decide them."""
