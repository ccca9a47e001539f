"""The art of Ginkgopolis."""

from qtapp.games.ginkgopolis.table import GinkgopolisArt

__all__ = ["ART", "GinkgopolisArt"]

ART = GinkgopolisArt
