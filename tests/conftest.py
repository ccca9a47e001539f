"""What all tests share: no screen is needed."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
