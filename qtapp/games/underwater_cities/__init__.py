"""The art of Underwater Cities."""

from qtapp.games.underwater_cities.table import UnderwaterArt

__all__ = ["ART", "UnderwaterArt"]

ART = UnderwaterArt
