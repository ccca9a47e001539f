"""What a round of Imperial Miners looks like, and what its icons mean."""

from __future__ import annotations

from engine.core.flow.by_hand import BY_HAND_MEANING
from engine.core.messages.icons import Figure, Glyph, Icon
from engine.core.messages.message import msg
from engine.core.messages.teaching import IconMeaning, RoundStep, TeachingPages, things
from engine.imperial_miners.numbers import FACTIONS

HALF_CART = IconMeaning(
    (Icon("cart"),), msg("imperial_miners.sign_half_cart", "Half a cart: two halves that meet make a whole one")
)

_STEPS = (
    RoundStep(
        (Icon("event.immediate"),),
        msg("imperial_miners.round_event", "An event for all"),
        msg(
            "imperial_miners.round_event_text",
            "One event is turned up, and it holds for everybody. There are ten of them: that is how long the game "
            "lasts.",
        ),
        "imperial_miners/event",
    ),
    RoundStep(
        (Icon("card"), Glyph.ARROW, Icon("coin")),
        msg("imperial_miners.round_choose", "Choose a card"),
        msg(
            "imperial_miners.round_choose_text",
            "Everybody secretly chooses a hand card that they can pay for and that has a place in their mine. "
            "Then all show it at the same time and pay its price in coins.",
        ),
        "imperial_miners/choose",
    ),
    RoundStep(
        (Icon("deep"),),
        msg("imperial_miners.round_place", "Lay it in your mine"),
        msg(
            "imperial_miners.round_place_text",
            "Level I lies under the surface, level II under level I, and so on. Your card must touch a card in the row "
            "above. Half carts that meet become a cart.",
        ),
        "imperial_miners/touch-above",
    ),
    RoundStep(
        (Icon("activate"),),
        msg("imperial_miners.round_activate", "Your card acts"),
        msg(
            "imperial_miners.round_activate_text", "Choose one of its effects and carry it out. You may also leave it."
        ),
        "imperial_miners/activate",
    ),
    RoundStep(
        (Icon("above"),),
        msg("imperial_miners.round_chain", "The chain reaction climbs"),
        msg(
            "imperial_miners.round_chain_text",
            "Next a card that touches yours from above acts, then one above that, and so on up to the surface. Each "
            "card "
            "acts only once in a round. Where a cave-in lies, you only remove the cave-in.",
        ),
        "imperial_miners/chain",
    ),
    RoundStep(
        (Icon("surface"),),
        msg("imperial_miners.round_surface", "At the surface"),
        msg(
            "imperial_miners.round_surface_text",
            "At the top you choose one of the three effects of the surface. With that your round is over.",
        ),
        "imperial_miners/surface",
    ),
    RoundStep(
        (Icon("full_cart"), Icon("point")),
        msg("imperial_miners.round_end", "After ten rounds"),
        msg(
            "imperial_miners.round_end_text",
            "Add 1 victory point for each full cart to those you have collected. Whoever has the most wins.",
        ),
        "imperial_miners/final-score",
    ),
)
_LEGEND = (
    *things(("coin", "point", "card", "step", "gadget", "cave_in", "cart", "pickaxe", "surface", "faction")),
    IconMeaning((Icon("full_cart"),), msg("imperial_miners.legend_full_cart", "Full cart: 1 victory point at the end")),
    IconMeaning((Icon("deep"),), msg("imperial_miners.legend_deep", "Card of level IV")),
    IconMeaning((Icon("activate"),), msg("imperial_miners.legend_activate", "Activate a card of your mine")),
    IconMeaning((Icon("clear"),), msg("imperial_miners.legend_clear", "Remove a cave-in")),
    IconMeaning((Icon("discard"),), msg("imperial_miners.legend_discard", "Discard a card from your hand")),
    IconMeaning((Icon("here"),), msg("imperial_miners.legend_here", "On this card")),
    IconMeaning((Icon("other"),), msg("imperial_miners.legend_other", "On another card")),
    IconMeaning((Icon("any"),), msg("imperial_miners.legend_any", "On any card of your mine")),
    IconMeaning((Icon("neighbours"),), msg("imperial_miners.legend_neighbours", "Cards that touch this one")),
    IconMeaning((Icon("above"),), msg("imperial_miners.legend_above", "Cards that touch this one from above")),
    IconMeaning((Icon("below"),), msg("imperial_miners.legend_below", "Cards that touch this one from below")),
    IconMeaning((Icon("beside"),), msg("imperial_miners.legend_beside", "Cards beside this one")),
    IconMeaning((Icon("kin"),), msg("imperial_miners.legend_kin", "Touching cards that share a faction with this one")),
    IconMeaning((Icon("row"),), msg("imperial_miners.legend_row", "Cards in the row of this one")),
    IconMeaning((Icon("hand"),), msg("imperial_miners.legend_hand", "Cards in your hand")),
    IconMeaning((Icon("kinds"),), msg("imperial_miners.legend_kinds", "Different factions in your mine")),
    IconMeaning(
        (Icon("position"),), msg("imperial_miners.legend_position", "Spaces below your pickaxe on its research board")
    ),
    IconMeaning(
        (Icon("progress"),), msg("imperial_miners.legend_progress", "Spaces your pickaxe has moved in the whole game")
    ),
    IconMeaning((Icon("completed"),), msg("imperial_miners.legend_completed", "Research boards you have completed")),
    *things(FACTIONS),
    IconMeaning(
        (Icon("coin"), Glyph.EACH, Icon("scots")),
        msg("imperial_miners.legend_each", "Slash: 1 coin for each Scot card in your mine"),
    ),
    IconMeaning(
        (Figure("3"), Icon("coin"), Glyph.ARROW, Figure("2"), Icon("point")),
        msg("imperial_miners.legend_arrow", "Arrow: pay 3 coins and gain 2 victory points"),
    ),
    BY_HAND_MEANING,
)
PAGES = TeachingPages(msg("imperial_miners.round_title", "What a round looks like"), _STEPS, _LEGEND)
