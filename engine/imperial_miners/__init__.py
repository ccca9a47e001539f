"""Imperial Miners: everybody digs at once, and chains of cards fire up to the surface. 1 to 5 players, ten rounds."""

from engine.imperial_miners.info import IMPERIAL_MINERS

__all__ = ["IMPERIAL_MINERS"]
