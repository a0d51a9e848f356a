"""`python -m undermine.server` is `undermine serve`."""

import sys

from undermine.server.main import serve

sys.exit(serve(sys.argv[1:]))
