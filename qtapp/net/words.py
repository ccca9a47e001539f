"""Every word that the page of a phone has of its own, as the page itself holds none; and the voice that says them."""

from __future__ import annotations

from functools import cache, lru_cache

from engine import api
from engine.api import Message, msg
from qtapp.i18n.hyphens import softened
from qtapp.i18n.render import NameSource
from qtapp.i18n.voice import Voice
from qtapp.net import wire

WORDS: dict[str, Message] = {
    "choose_seat": msg("phone.choose_your_seat", "Choose your seat"),
    "watch": msg("phone.only_watch", "Only watch"),
    "free": msg("phone.seat_is_free", "free"),
    "phone": msg("phone.seat_on_phone", "on a phone"),
    "far": msg("phone.seat_at_other_table", "at another table"),
    "away": msg("phone.seat_asleep", "asleep"),
    "computer": msg("phone.seat_of_computer", "computer"),
    "question": msg("phone.tab_question", "Question"),
    "hand": msg("phone.tab_hand", "Hand"),
    "log": msg("phone.tab_log", "Log"),
    "empty_hand": msg("phone.hand_is_empty", "You hold nothing hidden: everything lies on the table."),
    "have": msg("phone.what_i_have", "In front of you"),
    "send": msg("phone.give_answer", "Done"),
    "take_this": msg("phone.take_this", "Choose this"),
    "back": msg("phone.take_back", "Take back"),
    "all": msg("phone.all_options", "All options"),
    "others": msg("phone.other_options", "Other options"),
    "tap": msg("phone.tap_a_card", "Tap a card to see what you can do with it."),
    "why": msg("phone.why_not", "Why can't I use this?"),
    "usable": msg("phone.can_be_used", "can be used now"),
    "doubtful": msg("phone.cannot_be_paid", "You cannot pay for this now."),
    "chosen": msg("phone.chosen", "Chosen"),
    "position": msg("phone.position", "Position"),
    "up": msg("phone.earlier", "earlier"),
    "down": msg("phone.later", "later"),
    "more": msg("phone.one_more", "one more"),
    "less": msg("phone.one_less", "one less"),
    "table": msg("phone.tab_table", "Table"),
    "closer": msg("phone.look_closer", "Look closer"),
    "your_points": msg("phone.your_points", "Your points"),
    "no_points_yet": msg("phone.no_points_yet", "Here you will read what brings you points."),
    "score_sheet": msg("phone.score_sheet", "Where the points came from"),
    "stays_on": msg("phone.screen_stays_on", "The screen of this device stays on while you play."),
    "goes_dark": msg(
        "phone.screen_goes_dark",
        "This browser lets the screen go dark when you do not touch it for a while. Your seat stays yours. If you want"
        " it to stay on, choose a longer time in the settings of your device, under “Display”.",
    ),
    "understood": msg("phone.understood", "All right"),
    "close": msg("phone.close", "Close"),
    "language": msg("phone.language", "Language"),
    "menu": msg("phone.menu", "Menu"),
    "leave": msg("phone.hand_seat_back", "Give the seat back to the table"),
    "leave_sure": msg("phone.hand_seat_back_sure", "Your hand will be played at the table again. Give the seat back?"),
    "yes": msg("phone.yes_give_back", "Give it back"),
    "no": msg("phone.no_stay", "Stay here"),
    "code": msg("phone.code_of_table", "Code of the table"),
    "join": msg("phone.join", "Join"),
    "off": msg("phone.no_connection", "No connection. Trying again …"),
    "wrong_code": msg("phone.wrong_code", "This is not the code of the table. Look at its screen and try again."),
    "wait_a_little": msg("phone.too_many_codes", "Too many wrong codes. Wait a little, then try again."),
    "latched": msg("phone.nobody_new", "Nobody new can come in now. Ask at the table to open the door again."),
    "seat_gone": msg("phone.seat_was_taken_back", "The table has taken this seat back."),
    "seat_left": msg("phone.seat_was_given_back", "You have given your seat back to the table."),
    "seat_unknown": msg("phone.seat_is_unknown", "The table does not know this device any more. Type its code."),
    "next_game": msg("phone.next_game", "The table plays another game now."),
    "proposal": msg("phone.fill_in_proposal", "Fill in as the game proposes"),
    "elsewhere": msg("phone.seat_is_elsewhere", "This seat is now open on another device."),
    "resume_here": msg("phone.play_here", "Play here"),
    "closed": msg(
        "phone.table_closed",
        "The table has closed the door. When it is open again, this page finds it by itself.",
    ),
    "meanwhile": msg("phone.meanwhile", "Meanwhile"),
    "taken_back": msg("phone.step_was_taken_back", "A step was taken back."),
    "your_turn": msg("phone.your_turn", "Your turn"),
    "map": msg("phone.map", "Where? Tap a number."),
    "points": msg("phone.points", "Points"),
    "at_table": msg("phone.people", "At the table"),
    "watching": msg("phone.watching", "You are watching"),
}
"""By the name that the page uses."""

NOT_ASKED = msg("phone.nobody_is_asked", "Nobody is being asked.")
FREE_HANDS = msg("phone.free_hands", "Free hands: the table is being rearranged.")
OVER = msg("phone.game_is_over", "The game is over.")


@cache
def words_in(language: str) -> dict[str, str]:
    """All of them in one language, with soft hyphens."""
    voice = SoftVoice(language)
    return {name: voice.label(message) for name, message in WORDS.items()}


@lru_cache(maxsize=16)
def told_to_strangers(language: wire.Language, run: str) -> str:
    """The words alone, for those who have told no code. Put into letters once: anybody may ask for it."""
    return wire.RoomsMessage(game="", run=run, seats=[], words=words_in(language)).model_dump_json()


class SoftVoice(Voice):
    """Speaks with soft hyphens."""

    def text(self, message: api.Message, names: NameSource | None = None) -> str:
        """The text of a message."""
        return softened(super().text(message, names), self.spoken)
