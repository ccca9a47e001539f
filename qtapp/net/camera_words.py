"""Every word that the page of a camera has, as the page itself holds none."""

from __future__ import annotations

from functools import cache

from engine.api import Message, msg
from qtapp.net.words import WORDS, SoftVoice

_SHARED = ("language", "off", "join")
"""Words that the page of a table has, too."""

CAMERA_WORDS: dict[str, Message] = {
    **{name: WORDS[name] for name in _SHARED},
    "title": msg("camera.title", "Taking photos"),
    "code": msg("camera.code", "The six signs on the computer"),
    "wrong_code": msg("camera.wrong_code", "These are not the signs on the computer. Look again."),
    "wait_a_little": msg("camera.too_many_codes", "Too many wrong signs. Wait a little, then try again."),
    "others": msg("camera.others_are_here", "Two phones are taking photos already. One of them has to stop first."),
    "unknown": msg("camera.is_unknown", "This phone is not known there any more. Join again."),
    "closed": msg("camera.is_closed", "The computer takes no more photos. Everything that has a tick is there."),
    "elsewhere": msg("camera.is_elsewhere", "You are taking photos on another page now."),
    "next_card": msg("camera.next_card", "The next card"),
    "any_card": msg("camera.any_card", "any card you like"),
    "shoot": msg("camera.shoot", "Take a photo"),
    "how": msg(
        "camera.how_to",
        "Lay the card on something plain. It does not matter if it is a little crooked: the computer straightens it "
        "where it can make out the edges.",
    ),
    "in_tray": msg("camera.in_the_tray", "In the tray"),
    "sent": msg("camera.photos_sent", "Photos sent"),
    "blurred": msg("camera.is_it_blurred", "Blurred?"),
    "back": msg("camera.take_last_back", "Take the last one back"),
    "taken_back": msg("camera.was_taken_back", "taken back"),
    "sending": msg("camera.is_being_sent", "on its way"),
    "stored": msg("camera.is_stored", "is in the tray"),
    "full": msg("camera.tray_is_full", "The tray is full. Put photos onto cards on the computer first."),
    "slower": msg("camera.too_many_at_once", "That was too fast. Wait a minute, then go on."),
    "no_picture": msg("camera.no_picture", "This cannot be read as a picture. Take it again."),
    "sees_nothing": msg(
        "camera.sees_nothing",
        "This phone only sends photos. It sees nothing of any game, and nothing of it is kept here.",
    ),
}
"""By the name that the page uses."""
_INSIDE = ("any_card", "sending", "stored", "taken_back")
"""Words that do not stand alone."""


@cache
def camera_words_in(language: str) -> dict[str, str]:
    """All of them in one language, with soft hyphens."""
    voice = SoftVoice(language)
    words = {name: voice.label(message) for name, message in CAMERA_WORDS.items()}
    return words | {name: voice.text(CAMERA_WORDS[name]) for name in _INSIDE}
