"""Matches of levels against each other."""
