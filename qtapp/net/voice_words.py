"""Every word that the page of a class has of its own, as the page itself holds none."""

from __future__ import annotations

from functools import cache

from engine.api import Message, msg
from qtapp.net.words import WORDS, SoftVoice

_SHARED = ("language", "menu", "close", "off", "join", "proposal", "chosen", "less", "more", "up", "down", "position")
"""Words that the page of a table has, too."""

VOICE_WORDS: dict[str, Message] = {
    **{name: WORDS[name] for name in _SHARED},
    "code": msg("voice.code_on_the_wall", "The six signs on the wall"),
    "name": msg("voice.your_name", "Your name"),
    "name_hint": msg("voice.name_is_seen", "Everybody in the room will see it."),
    "no_name": msg("voice.no_name", "Type your name first."),
    "team": msg("voice.your_team", "Your team"),
    "no_team": msg("voice.no_team", "Choose your team first."),
    "wrong_code": msg("voice.wrong_code", "These are not the signs on the wall. Look again."),
    "wait_a_little": msg("voice.too_many_codes", "Too many wrong signs. Wait a little, then try again."),
    "full": msg("voice.class_is_full", "Nobody else can join: all places are taken."),
    "out": msg("voice.was_sent_out", "You are not taking part any more."),
    "unknown": msg("voice.is_unknown", "This device is not known here any more. Join again."),
    "left": msg("voice.has_left", "You are not taking part any more. Nothing about you was kept."),
    "closed": msg("voice.lesson_is_over", "It is over. Nothing about you was kept."),
    "elsewhere": msg("voice.is_elsewhere", "You are taking part on another page now."),
    "here": msg("voice.go_on_here", "Go on here"),
    "you_are_in": msg("voice.you_are_in", "You are in!"),
    "look_up": msg("voice.look_at_the_wall", "It will start soon. Watch the wall."),
    "muted": msg("voice.only_watches", "You are only watching now: your answers do not count."),
    "question": msg("voice.question", "Question"),
    "s": msg("voice.seconds_short", "s"),
    "seconds": msg("voice.seconds_left", "Seconds left"),
    "time_is_up": msg("voice.time_is_up", "Time is up. Watch the wall."),
    "tap": msg("voice.tap_an_answer", "Tap your answer."),
    "sending": msg("voice.is_being_sent", "Sending …"),
    "sent": msg("voice.was_sent", "Sent."),
    "may_change": msg("voice.may_be_changed", "You can change it until the end."),
    "talked": msg("voice.talk_it_over", "Convince your neighbour, then answer again."),
    "show_place": msg("voice.show_the_place", "Show the place"),
    "place": msg("voice.place_on_the_table", "The place on the table"),
    "right": msg("voice.was_right", "That’s right!"),
    "wrong": msg("voice.was_wrong", "Not this time"),
    "nothing": msg("voice.said_nothing", "You did not answer"),
    "voted": msg("voice.vote_is_over", "The vote is over"),
    "vote": msg("voice.vote", "Vote"),
    "tap_vote": msg("voice.tap_what_you_would_do", "Tap what you would do."),
    "reasons": msg("voice.say_your_reasons", "Tell the others why, then vote again."),
    "class_does": msg("voice.class_does_this", "The class does this"),
    "undecided": msg("voice.undecided", "Not decided yet. Watch the table."),
    "propose": msg("voice.i_propose_this", "I propose this"),
    "what_propose": msg("voice.what_do_you_propose", "Put together what you would do."),
    "proposed": msg("voice.proposal_counts", "Your proposal counts."),
    "yours": msg("voice.own_answer", "your answer"),
    "your_vote": msg("voice.own_vote", "your vote"),
    "right_one": msg("voice.right_answer", "right answer"),
    "right_was": msg("voice.right_was", "The right answer"),
    "answers": msg("voice.what_all_said", "What everybody said"),
    "so_far": msg("voice.right_so_far", "Right so far"),
    "in_a_row": msg("voice.right_in_a_row", "In a row"),
    "your_result": msg("voice.own_result", "Your result"),
    "all_right": msg("voice.right_at_the_end", "Right answers"),
    "gone_with_tab": msg("voice.gone_with_the_tab", "Only you see this. It is gone once you close this page."),
    "leave": msg("voice.leave_the_class", "Leave"),
    "moon": msg("voice.sign_moon", "moon"),
    "heart": msg("voice.sign_heart", "heart"),
    "cloud": msg("voice.sign_cloud", "cloud"),
    "key": msg("voice.sign_key", "key"),
    "bell": msg("voice.sign_bell", "bell"),
    "star": msg("voice.sign_star", "star"),
}
"""By the name that the page uses."""

SIGNS = ("moon", "heart", "cloud", "key", "bell", "star")
"""The signs of answers, by their places."""
_INSIDE = ("s", "yours", "your_vote", "right_one")
"""Words that do not stand alone."""


@cache
def voice_words_in(language: str) -> dict[str, str]:
    """All of them in one language, with soft hyphens."""
    voice = SoftVoice(language)
    words = {name: voice.label(message) for name, message in VOICE_WORDS.items()}
    return words | {name: voice.text(VOICE_WORDS[name]) for name in _INSIDE}
