"""Nim: three heaps of matches; whoever takes the last one wins. 2 players."""

from tests.toys.nim.info import NIM

__all__ = ["NIM"]
