"""What a class says of itself in the source, kept through the compiler, which knows it only roughly.

This file becomes a part of each compiled engine (`engine.said`); nothing else imports it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import ForwardRef, TypeVar

C = TypeVar("C", bound=type)


def said(annotations: dict[str, str], bases: list[str]) -> Callable[[C], C]:
    """A class with the annotations of its source, and with the bases that it names there if they have arguments."""

    def tell(cls: C) -> C:
        if hasattr(cls, "_field_defaults"):  # a named tuple holds them in this form
            refs = {name: ForwardRef(text) for name, text in annotations.items()}
            if refs:
                cls.__annotations__ = refs
                cls.__new__.__annotations__ = refs
        else:
            cls.__annotations__ = annotations
        if bases:
            names = vars(sys.modules[cls.__module__])
            cls.__orig_bases__ = tuple(eval(base, names) for base in bases)  # type: ignore[attr-defined]
        return cls

    return tell
