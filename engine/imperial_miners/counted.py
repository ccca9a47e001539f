"""What numbers of effects count, in words: for each of it, for every few, and having at least so many.

`of` is a `numbers.Thing`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.core.messages.message import AmountArg, Message, NounArg, msg

_IN_MINE = {"kinds": "different_faction", "cave_ins": "cave_in", "gadgets": "gadget", "full_carts": "full_cart"}
"""Things in the whole mine that are told by their noun alone."""


class _Wording(NamedTuple):
    """One thing that is counted: each of it, every n of it, at least n of it."""

    each: Message
    every_few: Callable[[int], Message]
    at_least: Callable[[int], Message]


_WORDINGS = {
    "gadgets_here": _Wording(
        msg("imperial_miners.each_gadget_on_card", "each gadget on this card"),
        lambda n: msg("imperial_miners.every_few_gadgets_on_card", "every %n gadget(s) on this card", n),
        lambda n: msg("imperial_miners.at_least_gadgets_on_card", "there are at least %n gadget(s) on this card", n),
    ),
    "position": _Wording(
        msg("imperial_miners.each_space_below_pickaxe", "each space your pickaxe has climbed on its board"),
        lambda n: msg(
            "imperial_miners.every_few_spaces_below_pickaxe",
            "every %n space(s) your pickaxe has climbed on its board",
            n,
        ),
        lambda n: msg(
            "imperial_miners.at_least_spaces_below_pickaxe",
            "your pickaxe has climbed at least %n space(s) on its board",
            n,
        ),
    ),
    "progress": _Wording(
        msg("imperial_miners.each_step_in_game", "each space your pickaxe has moved in the whole game"),
        lambda n: msg(
            "imperial_miners.every_few_steps_in_game", "every %n space(s) your pickaxe has moved in the whole game", n
        ),
        lambda n: msg(
            "imperial_miners.at_least_steps_in_game", "your pickaxe has moved at least %n space(s) in the whole game", n
        ),
    ),
    "completed": _Wording(
        msg("imperial_miners.each_completed_board", "each research board you have completed"),
        lambda n: msg("imperial_miners.every_few_completed_boards", "every %n research board(s) you have completed", n),
        lambda n: msg(
            "imperial_miners.at_least_completed_boards", "you have completed at least %n research board(s)", n
        ),
    ),
    "neighbours": _Wording(
        msg("imperial_miners.each_touching_card", "each card that touches this one"),
        lambda n: msg("imperial_miners.every_few_touching_cards", "every %n card(s) touching this one", n),
        lambda n: msg("imperial_miners.at_least_touching_cards", "this card touches at least %n other card(s)", n),
    ),
    "above": _Wording(
        msg("imperial_miners.each_touching_card_above", "each card that touches this one from above"),
        lambda n: msg(
            "imperial_miners.every_few_touching_cards_above", "every %n card(s) touching this one from above", n
        ),
        lambda n: msg(
            "imperial_miners.at_least_touching_cards_above", "this card touches at least %n card(s) above it", n
        ),
    ),
    "below": _Wording(
        msg("imperial_miners.each_touching_card_below", "each card that touches this one from below"),
        lambda n: msg(
            "imperial_miners.every_few_touching_cards_below", "every %n card(s) touching this one from below", n
        ),
        lambda n: msg(
            "imperial_miners.at_least_touching_cards_below", "this card touches at least %n card(s) below it", n
        ),
    ),
    "beside": _Wording(
        msg("imperial_miners.each_card_beside", "each card beside this one"),
        lambda n: msg("imperial_miners.every_few_cards_beside", "every %n card(s) beside this one", n),
        lambda n: msg("imperial_miners.at_least_cards_beside", "there are at least %n card(s) beside this one", n),
    ),
    "kin": _Wording(
        msg("imperial_miners.each_touching_card_of_faction", "each touching card that shares a faction with this one"),
        lambda n: msg(
            "imperial_miners.every_few_touching_cards_of_faction",
            "every %n touching card(s) sharing a faction with this one",
            n,
        ),
        lambda n: msg(
            "imperial_miners.at_least_touching_cards_of_faction",
            "this card touches at least %n card(s) that share a faction with it",
            n,
        ),
    ),
    "row": _Wording(
        msg("imperial_miners.each_card_in_row", "each card in the row of this one"),
        lambda n: msg("imperial_miners.every_few_cards_in_row", "every %n card(s) in the row of this one", n),
        lambda n: msg("imperial_miners.at_least_cards_in_row", "its row has at least %n card(s)", n),
    ),
    "hand": _Wording(
        msg("imperial_miners.each_hand_card", "each card in your hand"),
        lambda n: msg("imperial_miners.every_few_hand_cards", "every %n card(s) in your hand", n),
        lambda n: msg("imperial_miners.at_least_hand_cards", "you have at least %n card(s) in your hand", n),
    ),
}
"""Things that are told in words of their own."""


def _noun(of: str, faction: str | None) -> str:
    return _IN_MINE.get(of) or (f"{faction}_card" if faction else "card")


def each_thing(of: str, faction: str | None) -> Message:
    """After "for": each of them."""
    if of in _WORDINGS:
        return _WORDINGS[of].each
    thing = NounArg(_noun(of, faction))
    if of == "others":
        return msg("imperial_miners.each_other_in_mine", "each other {thing} in your mine", thing=thing)
    return msg("imperial_miners.each_in_mine", "each {thing} in your mine", thing=thing)


def every_few(of: str, faction: str | None, n: int) -> Message:
    """After "for": every n of them."""
    if of in _WORDINGS:
        return _WORDINGS[of].every_few(n)
    things = AmountArg(n, _noun(of, faction))
    if of == "others":
        return msg("imperial_miners.every_few_others_in_mine", "every {things} in your mine beside this", things=things)
    return msg("imperial_miners.every_few_in_mine", "every {things} in your mine", things=things)


def at_least(of: str, faction: str | None, n: int) -> Message:
    """After "if": there are at least n of them."""
    if of in _WORDINGS:
        return _WORDINGS[of].at_least(n)
    things = AmountArg(n, _noun(of, faction))
    if of == "others":
        return msg(
            "imperial_miners.at_least_others_in_mine",
            "you have at least {things} in your mine beside this",
            things=things,
        )
    return msg("imperial_miners.at_least_in_mine", "you have at least {things} in your mine", things=things)
