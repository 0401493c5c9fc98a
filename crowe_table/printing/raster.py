"""A small picture of pixels on a printed page, such as the logo of a museum."""

import zlib
from dataclasses import dataclass


@dataclass(frozen=True)
class Raster:
    """A picture as rows of red, green and blue bytes, from top to bottom."""

    width: int
    height: int
    pixels: bytes

    def operators(self) -> bytes:
        """Return the operators that draw the picture in a space of its size, whose y axis points down."""
        head = (
            f"{self.width} 0 0 {-self.height} 0 {self.height} cm\nBI /W {self.width} /H {self.height} /BPC 8 /CS /RGB"
        )
        return f"{head} /F /Fl ID ".encode() + zlib.compress(self.pixels, 9) + b"\nEI"
