"""The six reactions, in words."""

from __future__ import annotations

from engine.api import LiteralArg, Message, msg
from qtapp.net.talk import Reaction, Utterance

REACTIONS: dict[Reaction, Message] = {
    "applause": msg("far.reaction_applause", "Bravo!"),
    "thinking": msg("far.reaction_thinking", "I'm thinking"),
    "your_turn": msg("far.reaction_your_turn", "Your turn!"),
    "oops": msg("far.reaction_oops", "Oops"),
    "good_move": msg("far.reaction_good_move", "Good move!"),
    "thanks": msg("far.reaction_thanks", "Thank you"),
}


def words_of(said: Utterance) -> Message:
    """What somebody says: a reaction in the language that is read here, or their own words."""
    if said.reaction:
        return REACTIONS[said.reaction]
    return msg("far.own_words", "{text}", text=LiteralArg(said.text))
