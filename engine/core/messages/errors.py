"""What can go wrong outside the rules: a bug of ours, or a file that is not what it says.

What a player can cause is never here: that is a `Refusal`, a value.
"""

from __future__ import annotations

from engine.core.messages.message import Message


class EngineBug(Exception):
    """The engine was used wrongly: an unknown place, a count below its floor, an endless phase."""


class InvalidData(Exception):
    """Data from outside (a save, a pack, a message) that cannot be taken; the text says what and where.

    What anybody may meet (a newer file, a damaged one) is a message that a screen says in its language; a plain text
    is for those who look into the file itself.
    """

    def __init__(self, reason: str | Message) -> None:
        super().__init__(str(reason).removesuffix("."))
        self.message = None if isinstance(reason, str) else reason


class OutcomeUnknown(Exception):
    """A trial came to a point that only chance or an unseen piece decides; so far it was possible."""
