"""SHA-256 by the interpreter's own module: hashlib would load all of OpenSSL, three megabytes in every process."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import sha256
elif sys.version_info >= (3, 12):
    from _sha2 import sha256
else:
    from _sha256 import sha256

__all__ = ["sha256"]
