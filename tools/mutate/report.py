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
    tried = [(part, one, _final(part, kept.last(one))) for part, one in jobs]
    folders = dict.fromkeys(part.folder for part, _, _ in tried)
    for name in ["engine/", *folders]:
        every = [result for part, _, result in tried if part.folder.startswith(name)]
        results = [result for result in every if result is not None]
        killed = sum(bool(result.noticed) for result in results)
        rate = killed / max(1, len(results))
        print(f"{name:26} {rate:6.1%}: {killed} of {len(results)} killed, {len(every) - len(results)} not tried yet")
    alive = [(one, result) for _, one, result in tried if result is not None and not result.noticed]
    for one, result in alive:
        known = reasons.get(one.id, "none yet")
        print(f"\nsurvived: {one.id}\n  became: {one.text}\n  tests that came by: {result.tried}\n  reason: {known}")
    return int(any(one.id not in reasons for one, _ in alive))


def _final(part: Part, result: Result | None) -> Result | None:
    """What became of a mutant; None: it has tests before it yet."""
    return result if result is not None and (result.noticed or result.rings >= len(part.rings)) else None
