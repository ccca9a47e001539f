"""Underwater Cities: found a nation on the sea bed, ten rounds of card and slot. 1 to 4 players."""

from engine.underwater_cities.info import UNDERWATER_CITIES

__all__ = ["UNDERWATER_CITIES"]
