"""Run alone by `test_about.py`: what the self-test does with the library between homes."""

from __future__ import annotations

from qtapp.selftest_around import other_homes

if __name__ == "__main__":
    print(other_homes())
