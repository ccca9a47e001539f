"""Whist: two rounds of tricks with hidden hands. 2 or 3 players."""

from tests.toys.whist.info import WHIST

__all__ = ["WHIST"]
