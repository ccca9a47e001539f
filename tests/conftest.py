"""What all tests share: no screen is needed, and the memory is set as the program sets it."""

import os

from engine.api import freeze_gc

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
freeze_gc()
