"""Domino: two rounds, secret hands, and points that depend on what the others still hold. 2 to 4 players."""

from tests.toys.domino.info import DOMINO

__all__ = ["DOMINO"]
