"""Rates and survivors."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

from tools.mutate.changes import Mutant, Part
from tools.mutate.kept import Kept, Result

REASONS = Path(__file__).with_name("survivors.toml")


def report(jobs: Iterable[tuple[Part, Mutant]], kept: Kept) -> int:
    """Print rates and survivors; 1 if one survived without a reason."""
    reasons: dict[str, str] = tomllib.loads(REASONS.read_text(encoding="utf-8"))
    tried = [(part, one, kept.last(one)) for part, one in jobs]
    folders = dict.fromkeys(part.folder for part, _, _ in tried)
    for name in ["engine/", "qtapp/", *folders]:
        every = [(part, result) for part, _, result in tried if part.folder.startswith(name)]
        results = [result for _, result in every if result is not None]
        killed = sum(bool(result.noticed) for result in results)
        rings = sum(_goes_on(part, result) for part, result in every)
        named = sum(one.id in reasons for part, one, result in tried if _survived(result, part, name))
        print(f"{name:26} {killed / max(1, len(results)):6.1%}: {killed} of {len(results)} killed", end=", ")
        print(f"{named} survived for a known reason", end=", ")
        print(f"{rings} have more tests before them, {len(every) - len(results)} not tried yet")
    alive = [(part, one, result) for part, one, result in tried if result is not None and not result.noticed]
    for part, one, result in alive:
        known = "it has more tests before it" if _goes_on(part, result) else reasons.get(one.id, "none yet")
        print(f"\nsurvived: {one.id}\n  became: {one.text}\n  tests that came by: {len(result.met)}\n  reason: {known}")
    sampled = {one.id: result for _, one, result in tried}
    for id_ in reasons:
        if id_ not in sampled:
            print(f"\na reason without a mutant, the program has changed: {id_}")
        elif (last := sampled[id_]) is not None and last.noticed:
            print(f"\na reason that is not needed: {id_}\n  noticed by: {last.noticed}")
    return int(any(one.id not in reasons for _, one, _ in alive))


def _survived(result: Result | None, part: Part, name: str) -> bool:
    return result is not None and not result.noticed and part.folder.startswith(name)


def _goes_on(part: Part, result: Result | None) -> bool:
    """Has a mutant that has survived so far more tests before it?"""
    return result is not None and not result.noticed and result.rings < len(part.rings)
