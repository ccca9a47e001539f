"""The player board as a graph: city sites, tunnel sites, metropolises; the same on all eight."""

from __future__ import annotations

CITIES = ("UL", "TM", "UR", "LM", "CC", "RM", "LL", "BM", "LR")
START = "LR"
TUNNELS: dict[str, tuple[str, str]] = {
    "LR_RM": ("LR", "RM"),
    "RM_UR": ("RM", "UR"),
    "UR_TM": ("UR", "TM"),
    "TM_UL": ("TM", "UL"),
    "UL_LM": ("UL", "LM"),
    "LM_LL": ("LM", "LL"),
    "LL_BM": ("LL", "BM"),
    "BM_LR": ("BM", "LR"),
    "CC_LR": ("CC", "LR"),
    "CC_UR": ("CC", "UR"),
    "CC_UL": ("CC", "UL"),
    "CC_LL": ("CC", "LL"),
    "UL_brown_1": ("UL", "brown"),
    "UL_brown_2": ("UL", "brown"),
    "UR_blue": ("UR", "blue_1"),
    "LL_blue": ("LL", "blue_2"),
}
"""Both ends of each tunnel site; the last four lead to a metropolis."""
METROPOLISES: dict[str, tuple[str, ...]] = {
    "brown": ("UL_brown_1", "UL_brown_2"),
    "blue_1": ("UR_blue",),
    "blue_2": ("LL_blue",),
}
"""The tunnels that connect each metropolis."""
SITES = ("b1", "b2", "b3", "b4", "x")
"""Building sites of a city; x is the expansion site. A board may have fewer than four normal ones."""

BESIDE: dict[str, tuple[str, ...]] = {
    city: tuple(b if a == city else a for a, b in TUNNELS.values() if city in (a, b) and a in CITIES and b in CITIES)
    for city in CITIES
}
"""City sites that share a tunnel site with a city site."""
AT_CITY: dict[str, tuple[str, ...]] = {
    city: tuple(name for name, ends in TUNNELS.items() if city in ends) for city in CITIES
}
"""Tunnel sites at a city site."""
