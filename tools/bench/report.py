"""The rows of the benchmark's table, and how they are printed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One figure: ours, Catanatron's where it has one, and what we aim for."""

    name: str
    ours: str
    theirs: str = ""
    ratio: str = ""
    target: str = ""
    met: bool | None = None

    def cells(self) -> tuple[str, ...]:
        verdict = {None: "", True: "met", False: "MISSED"}[self.met]
        return self.name, self.ours, self.theirs, self.ratio, self.target, verdict


HEAD = ("", "ours", "Catanatron", "ratio", "target", "")


def render(rows: list[Row]) -> str:
    """The table as text: the first column to the left, figures to the right."""
    lines = [HEAD, *(row.cells() for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )
