"""`python -m undermine`: the command line."""

import sys

from undermine.cli import main

if __name__ == "__main__":
    sys.exit(main())
