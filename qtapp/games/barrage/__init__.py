"""The art of Barrage."""

from qtapp.games.barrage.table import BarrageArt

__all__ = ["ART", "BarrageArt"]

ART = BarrageArt
