"""What a round of Barrage looks like, and what its icons mean."""

from __future__ import annotations

from engine.core.messages.icons import Figure, Glyph, Icon
from engine.core.messages.message import msg
from engine.core.messages.teaching import IconMeaning, RoundStep, TeachingPages, things

_STEPS = (
    RoundStep(
        (Icon("credit"), Icon("drop")),
        msg("barrage.round_income", "Income and fresh water"),
        msg(
            "barrage.round_income_text",
            "You get the income that you have uncovered by building. New drops come to the headstreams and wait there.",
        ),
        "barrage/income",
    ),
    RoundStep(
        (Icon("engineer"),),
        msg("barrage.round_engineers", "Lay engineers"),
        msg(
            "barrage.round_engineers_text",
            "In turn you lay engineers on one free space and carry out its action. It takes exactly as many as the "
            "space "
            "shows. This goes round until nobody has any left.",
        ),
        "barrage/turn",
    ),
    RoundStep(
        (Icon("excavator"), Icon("mixer"), Glyph.ARROW, Icon("wheel")),
        msg("barrage.round_build", "Build"),
        msg(
            "barrage.round_build_text",
            "A technology tile and machines go into your wheel, and it turns by one. After six turns you have them "
            "back. "
            "On the map you then place a base, an elevation, a conduit or a powerhouse.",
        ),
        "barrage/construction",
    ),
    RoundStep(
        (Icon("drop"), Glyph.ARROW, Icon("energy")),
        msg("barrage.round_produce", "Produce energy"),
        msg(
            "barrage.round_produce_text",
            "Lead drops from your own or a neutral dam through a conduit to your powerhouse. The number of drops times "
            "the value of the conduit is your energy. With it you may fulfil a contract.",
        ),
        "barrage/production",
    ),
    RoundStep(
        (Icon("flow"),),
        msg("barrage.round_flow", "The water flows"),
        msg(
            "barrage.round_flow_text",
            "When all are done, the drops run down the rivers. The first dam that has room holds a drop, whoever owns "
            "it.",
        ),
        "barrage/water-flow",
    ),
    RoundStep(
        (Icon("energy"), Glyph.ARROW, Icon("point")),
        msg("barrage.round_score", "Points for energy"),
        msg(
            "barrage.round_score_text",
            "Most energy gives 6 victory points, second most 2. The energy track gives credits, and with at least "
            "6 energy the bonus tile of the round gives points.",
        ),
        "barrage/leaders",
    ),
    RoundStep(
        (Figure("5×"),),
        msg("barrage.round_next", "The next round"),
        msg(
            "barrage.round_next_text",
            "Whoever has produced least goes first now, and all engineers come home. After the fifth round the "
            "objective, "
            "goods and water give their points.",
        ),
        "barrage/end-of-round",
    ),
)
_LEGEND = (
    *things(("credit", "point", "energy", "engineer", "excavator", "mixer", "machine", "drop")),
    *things(("base", "elevation", "dam", "conduit", "powerhouse", "contract", "technology", "joker")),
    *things(("mountain", "hill", "plain", "officer", "advanced", "raised_dam")),
    IconMeaning((Icon("turbine"), Figure("+1")), msg("barrage.legend_produce", "Produce energy, here with 1 more")),
    IconMeaning((Icon("basin"),), msg("barrage.legend_basin", "Basin: its dams, conduits and powerhouses")),
    IconMeaning((Icon("arrow_up"),), msg("barrage.legend_most", "The zone where you have the most counts")),
    IconMeaning((Icon("arrow_down"),), msg("barrage.legend_least", "The zone where you have the fewest counts")),
    IconMeaning((Icon("copy"),), msg("barrage.legend_copy", "Works like another one")),
    IconMeaning((Icon("headstream"),), msg("barrage.legend_headstream", "Headstream: here the drops wait")),
    IconMeaning((Icon("flow"),), msg("barrage.legend_flow", "The drop flows at once")),
    IconMeaning((Icon("wheel"),), msg("barrage.legend_wheel", "Turn the construction wheel by one")),
    IconMeaning((Icon("red_space"),), msg("barrage.legend_red_space", "Red space: costs 3 credits more")),
    IconMeaning((Icon("no_engineer"),), msg("barrage.legend_no_engineer", "Without engineers")),
    IconMeaning((Icon("no_machine"),), msg("barrage.legend_no_machine", "Without machines")),
    IconMeaning(
        (Icon("credit"), Glyph.EACH, Icon("powerhouse")),
        msg("barrage.legend_each", "Slash: 1 credit for each of your powerhouses"),
    ),
)
PAGES = TeachingPages(msg("barrage.round_title", "What a round looks like"), _STEPS, _LEGEND)
