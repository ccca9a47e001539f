"""The first line of the packed program."""

import sys

from qtapp.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
