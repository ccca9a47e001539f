"""Ginkgopolis: build a city between the trees, card by card and floor by floor. 1 to 5 players."""

from engine.ginkgopolis.info import GINKGOPOLIS

__all__ = ["GINKGOPOLIS"]
