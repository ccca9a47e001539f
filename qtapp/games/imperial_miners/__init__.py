"""The art of Imperial Miners."""

from qtapp.games.imperial_miners.table import MinersArt

__all__ = ["ART", "MinersArt"]

ART = MinersArt
