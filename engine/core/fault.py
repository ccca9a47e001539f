"""What can go wrong outside the rules: a bug of ours, or a file that is not what it says.

What a player can cause is never here: that is a `Refusal`, a value.
"""

from __future__ import annotations


class Bug(Exception):
    """The engine was used wrongly: an unknown place, a count below its floor, an endless phase."""


class Malformed(Exception):
    """Data from outside (a save, a pack, a message) that cannot be taken; the text says what and where."""


class Unforeseeable(Exception):
    """A trial came to a point that only chance or an unseen piece decides; so far it was possible."""
