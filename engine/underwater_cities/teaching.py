"""What a round of Underwater Cities looks like, and what its icons mean."""

from __future__ import annotations

from engine.core.flow.by_hand import BY_HAND_MEANING
from engine.core.messages.icons import Figure, Glyph, Icon
from engine.core.messages.message import msg
from engine.core.messages.teaching import IconMeaning, RoundStep, TeachingPages, things
from engine.underwater_cities.goods import COUNTED, GOODS

SIGNS = {
    "instant": IconMeaning(
        (Icon("type.instant"),), msg("underwater_cities.sign_instant", "At once: it works now and is discarded")
    ),
    "action": IconMeaning(
        (Icon("type.action"),),
        msg("underwater_cities.sign_action", "Action: it stays in front of you, for once an era"),
    ),
    "permanent": IconMeaning(
        (Icon("type.permanent"),),
        msg("underwater_cities.sign_permanent", "Lasting: it stays in front of you and works from now on"),
    ),
    "production": IconMeaning(
        (Icon("type.production"),),
        msg("underwater_cities.sign_production", "Production: it stays in front of you and works in each Production"),
    ),
    "end_scoring": IconMeaning(
        (Icon("type.endgame"),),
        msg("underwater_cities.sign_end_scoring", "At the end: it stays in front of you and gives points then"),
    ),
}
"""What the sign on the spine of a card means, by its type."""

_STEPS = (
    RoundStep(
        (Icon("slot"), Figure("+"), Icon("card")),
        msg("underwater_cities.round_choose", "A slot and a card"),
        msg(
            "underwater_cities.round_choose_text",
            "When it is your turn, lay an action tile on a free slot and play a card from your hand with it.",
        ),
        "underwater_cities/choose-slot",
    ),
    RoundStep(
        (Icon("slot"), Figure("="), Icon("card")),
        msg("underwater_cities.round_colour", "Do the colours match?"),
        msg(
            "underwater_cities.round_colour_text",
            "If slot and card have the same colour, you get both, in the order you like. If not, you get only the "
            "slot, "
            "and the card is discarded.",
        ),
        "underwater_cities/colour",
    ),
    RoundStep(
        (Icon("city"), Icon("tunnel"), Icon("farm")),
        msg("underwater_cities.round_build", "Build"),
        msg(
            "underwater_cities.round_build_text",
            "With slots and cards you build cities, tunnels, farms, desalination plants and laboratories, and pay for "
            "them. Only what your tunnels join to the start city counts.",
        ),
        "underwater_cities/build",
    ),
    RoundStep(
        (Icon("science"), Glyph.ARROW, Icon("upgrade")),
        msg("underwater_cities.round_upgrade", "Upgrade"),
        msg(
            "underwater_cities.round_upgrade_text",
            "For 1 science you upgrade a tunnel or a building: from then on it produces more.",
        ),
        "underwater_cities/upgrade",
    ),
    RoundStep(
        (Icon("card"),),
        msg("underwater_cities.round_draw", "Draw a card"),
        msg(
            "underwater_cities.round_draw_text",
            "At the end of your turn you draw a card. When your next turn begins, you may keep only three.",
        ),
        "underwater_cities/end-turn",
    ),
    RoundStep(
        (Figure("3×"), Icon("federation")),
        msg("underwater_cities.round_order", "After three turns each"),
        msg(
            "underwater_cities.round_order_text",
            "Then the round ends: all take their action tiles back. Whoever is furthest on the Federation track begins "
            "the next round.",
        ),
        "underwater_cities/end-round",
    ),
    RoundStep(
        (Icon("production"),),
        msg("underwater_cities.round_production", "Production"),
        msg(
            "underwater_cities.round_production_text",
            "After rounds 4, 7 and 10 your network gives goods. Then each of your connected cities eats 1 kelp. "
            "If you have none, that costs points.",
        ),
        "underwater_cities/production",
    ),
    RoundStep(
        (Icon("at_end"), Icon("point")),
        msg("underwater_cities.round_end", "After the tenth round"),
        msg(
            "underwater_cities.round_end_text",
            "Your cards, your metropolises and each connected city give points; the more kinds of buildings stand at a "
            "city, the more. Whoever has the most points wins.",
        ),
        "underwater_cities/final-scoring",
    ),
)
_LEGEND = (
    *things(GOODS),
    IconMeaning((Icon("any_resource"),), msg("underwater_cities.legend_any_resource", "A resource of your choice")),
    *things(kind for kind in COUNTED if kind != "special"),
    IconMeaning((Icon("upgrade"),), msg("underwater_cities.legend_upgrade", "Upgrade, or upgraded")),
    IconMeaning((Icon("plus"),), msg("underwater_cities.legend_expansion", "On an expansion site")),
    IconMeaning((Icon("federation"),), msg("underwater_cities.legend_federation", "Step on the Federation track")),
    IconMeaning((Icon("slot"),), msg("underwater_cities.legend_slot", "Action of a slot")),
    IconMeaning((Icon("action_card"),), msg("underwater_cities.legend_action_card", "Use an action card")),
    IconMeaning((Icon("ready"),), msg("underwater_cities.legend_ready", "Make an action card ready again")),
    IconMeaning(
        (Icon("slot"), Icon("people")),
        msg("underwater_cities.legend_slot_of_others", "Action of a slot that others occupy"),
    ),
    *things(("special",)),
    IconMeaning((Icon("clock"),), msg("underwater_cities.legend_end_of_turn", "At the end of each of your turns")),
    IconMeaning((Icon("production"),), msg("underwater_cities.legend_production", "In each Production")),
    IconMeaning((Icon("at_end"),), msg("underwater_cities.legend_at_end", "At the end of the game")),
    IconMeaning(
        (Icon("credit"), Glyph.EACH, Icon("farm")),
        msg("underwater_cities.legend_each", "Slash: 1 credit for each of your farms"),
    ),
    IconMeaning(
        (Icon("kelp"), Glyph.ARROW, Icon("point")),
        msg("underwater_cities.legend_arrow", "Arrow: pay 1 kelp, gain 1 point"),
    ),
    IconMeaning(
        (Icon("kelp"), Glyph.OR, Icon("credit")),
        msg("underwater_cities.legend_or", "Bar: 1 kelp or 1 credit, not both"),
    ),
    IconMeaning((Figure("≤3×"),), msg("underwater_cities.legend_limit", "At most three times")),
    IconMeaning(
        (Figure("≥2"), Icon("city")), msg("underwater_cities.legend_condition", "Only if you have at least 2 cities")
    ),
    IconMeaning(
        (Icon("farm"), Figure("0"), Icon("credit")), msg("underwater_cities.legend_free", "Build a farm for nothing")
    ),
    IconMeaning(
        (Icon("farm"), Figure("−"), Figure("1"), Icon("kelp")),
        msg("underwater_cities.legend_cheaper", "Build a farm for 1 kelp less"),
    ),
    BY_HAND_MEANING,
)
PAGES = TeachingPages(msg("underwater_cities.round_title", "What a round looks like"), _STEPS, _LEGEND)
