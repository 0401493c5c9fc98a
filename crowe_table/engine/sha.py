"""SHA-256 from the interpreter's own module, because hashlib would load OpenSSL: 3 MB in every process."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import sha256
elif sys.version_info >= (3, 12):
    from _sha2 import sha256
else:
    from _sha256 import sha256

__all__ = ["sha256"]
