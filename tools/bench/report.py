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


def render(rows: list[Row], head: tuple[str, ...] = HEAD) -> str:
    """The table as text: the first column to the left, figures to the right; columns with nothing in them left out."""
    whole = [head, *(row.cells() for row in rows)]
    used = [column for column in range(len(head)) if any(line[column] for line in whole)]
    lines = [tuple(line[column] for column in used) for line in whole]
    widths = [max(len(line[column]) for line in lines) for column in range(len(used))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )
