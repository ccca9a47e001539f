"""What a round of Ginkgopolis looks like, and what its icons mean."""

from __future__ import annotations

from engine.core.messages.icons import Figure, Glyph, Icon
from engine.core.messages.message import msg
from engine.core.messages.teaching import IconMeaning, RoundStep, TeachingPages, things

SIGNS = {
    "permanent": IconMeaning(
        (Icon("type.permanent"),),
        msg("ginkgopolis.sign_permanent", "Permanent: as long as it lies in front of you, it works each time"),
    ),
    "final": IconMeaning(
        (Icon("type.endgame"),),
        msg("ginkgopolis.sign_final", "At the end: if it lies in front of you, it gives success points"),
    ),
}
"""What the sign of a building card means, by when it counts."""

_STEPS = (
    RoundStep(
        (Icon("card"), Figure("+"), Icon("tile")),
        msg("ginkgopolis.round_choose", "Choose in secret"),
        msg(
            "ginkgopolis.round_choose_text",
            "You hold four cards. All choose one of them at the same time and lay it face down. "
            "If you want to build, you lay one of your tiles with it.",
        ),
        "ginkgopolis/commit",
    ),
    RoundStep(
        (Icon("first_player"),),
        msg("ginkgopolis.round_resolve", "One after the other"),
        msg(
            "ginkgopolis.round_resolve_text",
            "The first player turns the chosen card over and carries out the action, then the next one clockwise. "
            "Which action it is depends on the card, and on whether a tile lies with it.",
        ),
        "ginkgopolis/resolve",
    ),
    RoundStep(
        (Icon("exploit"),),
        msg("ginkgopolis.round_exploit", "A card alone: exploit"),
        msg(
            "ginkgopolis.round_exploit_text",
            "You get one thing for each floor of the building on the card: resources from a red one, tiles from a blue "
            "one, success points from a yellow one. It does not matter whose building it is.",
        ),
        "ginkgopolis/exploit",
    ),
    RoundStep(
        (Icon("urbanize"),),
        msg("ginkgopolis.round_urbanize", "A letter and a tile: urbanize"),
        msg(
            "ginkgopolis.round_urbanize_text",
            "The city grows: the tile goes where the marker with the letter lies, and one of your resources on top. "
            "Each building beside it gives you something, one thing for each floor.",
        ),
        "ginkgopolis/urbanize",
    ),
    RoundStep(
        (Icon("construct"),),
        msg("ginkgopolis.round_construct", "A building card and a tile: construct a floor"),
        msg(
            "ginkgopolis.round_construct_text",
            "The tile goes on top of the building, and one of your resources for each floor. A lower number costs "
            "success points, another colour costs a resource. You keep the card; it helps you until the end.",
        ),
        "ginkgopolis/construct",
    ),
    RoundStep(
        (Icon("deck"),),
        msg("ginkgopolis.round_pass", "Pass on and draw"),
        msg(
            "ginkgopolis.round_pass_text",
            "Give your three other cards to your left neighbour and draw one. The first-player card goes along, "
            "so somebody else begins the next round.",
        ),
        "ginkgopolis/pass-left",
    ),
    RoundStep(
        (Icon("district"), Icon("point")),
        msg("ginkgopolis.round_end", "When is it over?"),
        msg(
            "ginkgopolis.round_end_text",
            "When the tiles have run out for the second time, or when somebody has put down the very last resource. "
            "Then your cards and the districts give success points, too.",
        ),
        "ginkgopolis/last-round",
    ),
)
_LEGEND = (
    IconMeaning((Icon("exploit"),), msg("ginkgopolis.legend_exploit", "Exploit: a card alone")),
    IconMeaning((Icon("urbanize"),), msg("ginkgopolis.legend_urbanize", "Urbanize: a letter and a tile")),
    IconMeaning((Icon("construct"),), msg("ginkgopolis.legend_construct", "Construct: a building card and a tile")),
    *things(("resource", "tile", "point", "card", "hand_token", "site", "first_player")),
    IconMeaning((Icon("red"),), msg("ginkgopolis.legend_red", "Red building: gives resources")),
    IconMeaning((Icon("blue"),), msg("ginkgopolis.legend_blue", "Blue building: gives tiles")),
    IconMeaning((Icon("yellow"),), msg("ginkgopolis.legend_yellow", "Yellow building: gives success points")),
    IconMeaning((Icon("district"),), msg("ginkgopolis.legend_district", "District: neighbours of one colour")),
    IconMeaning((Icon("height"),), msg("ginkgopolis.legend_height", "Height: how many floors a building has")),
    IconMeaning(
        (Icon("construct"), Glyph.ARROW, Icon("resource")),
        msg("ginkgopolis.legend_bonus", "Arrow: each time you construct a floor, you also get a resource"),
    ),
)
PAGES = TeachingPages(msg("ginkgopolis.round_title", "What a round looks like"), _STEPS, _LEGEND)
