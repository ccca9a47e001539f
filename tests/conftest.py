"""What all tests share: no screen is needed, the memory is set as the program sets it, and two toys are games too."""

import os

from engine.api import freeze_gc
from tests import toys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
toys.register()
freeze_gc()
