"""The first line of the packed program."""

import sys
from multiprocessing import freeze_support

from qtapp.__main__ import main

if __name__ == "__main__":
    freeze_support()  # a worker process starts here too: it thinks, and opens no window
    sys.exit(main())
