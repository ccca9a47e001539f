"""What all tests share: no screen is needed, the memory is set as the program sets it, and two toys are games too."""

import os
import sys

import pytest

from engine.api import freeze_gc
from tests import soak, toys
from tests.alone import OnlyAlone

pytest_plugins = ("tests.held",)

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.meta_path.insert(0, OnlyAlone())
toys.register()
freeze_gc()


def pytest_configure(config: pytest.Config) -> None:
    """Without `-m soak` the thousands of long runs are not even listed."""
    soak.is_left_out = config.option.markexpr == "not soak"
