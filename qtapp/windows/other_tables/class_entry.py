"""Opens the door for the phones of a class; or says why it cannot be opened."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.api import Message, msg
from qtapp.net.voices import Voices

NO_NETWORK = msg("class.no_network", "This computer is in no network, so no phone can reach it.")
CANNOT_LISTEN = msg("class.cannot_listen", "The door for phones cannot be opened.")


def open_voices(
    addresses: list[str], language: str, parent: QObject, *, names_given: bool, is_address_shared: bool
) -> Voices | Message:
    """`addresses` of this machine, the best first; `language` of the wall, in which names are given."""
    if not addresses:
        return NO_NETWORK
    voices = Voices(language, parent)
    voices.names_given = names_given
    try:
        voices.open(addresses[0], is_address_shared=is_address_shared)
    except OSError:
        voices.deleteLater()
        return CANNOT_LISTEN
    return voices


def typed_address(voices: Voices) -> str:
    """What people type into their browsers, as short as it can be."""
    return voices.address.removeprefix("http://").rstrip("/")
