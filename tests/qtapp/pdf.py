"""Is a file a PDF that a strict reader takes?"""

from __future__ import annotations

import re
from pathlib import Path


def is_sound_pdf(path: Path) -> bool:
    """Does every dictionary before a stream or the end of its object end, and stand where the table says?"""
    data = path.read_bytes()
    table = data.rindex(b"\nxref\n") + 1
    rows = re.findall(rb"(\d{10}) \d{5} n", data[table:])
    for number, row in enumerate(rows, 1):
        body = data[int(row) :]
        if not body.startswith(b"%d 0 obj" % number):
            return False
        head = re.split(rb"\bstream\r?\n|endobj", body, maxsplit=1)[0]
        if head.count(b"<<") != head.count(b">>"):
            return False
    return data.startswith(b"%PDF") and bool(rows)
