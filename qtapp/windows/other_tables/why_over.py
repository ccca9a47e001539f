"""What is said when it is over with another table, or when nobody was let in there."""

from __future__ import annotations

from engine.api import Message, msg

WHY: dict[str, Message] = {
    "unreachable": msg(
        "far.nobody_answers",
        "Nobody answers there. The door of that table must be open, and both computers must be in the same network.",
    ),
    "code": msg("far.wrong_code", "This is not the code of that table. Look at its screen and try again."),
    "wait": msg("far.too_many_codes", "Too many wrong codes came from this computer. Wait a little, then try again."),
    "latched": msg("far.nobody_new", "Nobody new can come in there now. Ask at that table to open the door again."),
    "version": msg("far.other_version", "That table has another version of the program. Both need the same one."),
    "pack": msg(
        "far.cards_cannot_be_used",
        "That table plays with cards of its own, which this computer cannot use. A phone can join it all the same.",
    ),
    "closed": msg("far.door_closed", "The other table has closed the door."),
    "handed": msg("far.seat_handed_back", "Your seat is played at the other table again."),
    "seat": msg("far.seat_is_gone", "The other table does not know this seat any more."),
    "taken": msg("far.seat_opened_elsewhere", "Your seat is now open on another device."),
    "slow": msg("far.too_much_said", "The other table has cut the connection."),
    "bad": msg("far.not_understood", "The two tables do not understand each other. Both need the same version."),
    "not_now": msg("far.not_let_in_now", "They have not let you in just now. Ring them up, and knock again later."),
    "old_line": msg(
        "far.invitation_is_not_valid",
        "This invitation is not valid any more. Ask them for a new one: a line holds a day.",
    ),
    "full": msg("far.too_many_knock", "Too many knock there at once. Wait a moment, then try again."),
    "far_away": msg(
        "far.home_does_not_answer",
        "Nobody answers there. Their table must be open, and both computers must be on the internet.",
    ),
}
