"""Ur: a race of stones with dice, after the oldest board game that is known. 2 players."""

from tests.toys.royal_ur.info import ROYAL_UR

__all__ = ["ROYAL_UR"]
