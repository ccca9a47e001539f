"""Barrage: dam the rivers of the Alps, lead the water through conduits and sell the energy. 1 to 4 players."""

from engine.barrage.info import BARRAGE

__all__ = ["BARRAGE"]
