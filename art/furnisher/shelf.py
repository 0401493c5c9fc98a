"""Output folder for objects on the table: picture files and the manifest that describes them.

Opaque pictures are JPEG. A large picture with an outline is a JPEG and a PNG mask, which the program multiplies. Small
pictures are PNG with an alpha channel.
"""

import hashlib
import io
import json
import warnings
from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image
from scipy.cluster.vq import kmeans2

from art.furnisher.colour import Bytes, Field, Picture, as_field, to_screen

_CLEAR: Final = 0.004
_COLOURS: Final = 255


class Shelf:
    """Output folder, with the manifest entry of each picture written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.entries: dict[str, dict[str, object]] = {}
        folder.mkdir(parents=True, exist_ok=True)

    def whole(self, name: str, light: Picture, scale: float, quality: int = 88, **known: object) -> None:
        """Write an opaque picture that fills its rectangle."""
        self._write(name, ".jpg", _jpeg(to_screen(light), quality), light.shape, scale, known)

    def outlined(
        self, name: str, light: Picture, outline: Field, scale: float, quality: int = 88, **known: object
    ) -> None:
        """Write a large picture with an outline as a JPEG and a mask."""
        solid = light * (outline > _CLEAR)[..., None] + light.mean(axis=(0, 1)) * (outline <= _CLEAR)[..., None]
        alpha = np.rint(outline * 255).astype(np.uint8)
        white = Image.merge("LA", (Image.new("L", alpha.shape[::-1], 255), Image.fromarray(alpha)))
        mask = self._store(f"{name}.mask.png", _png(white))
        known = {**known, "mask": mask.name, "mask_sha256": _digest(mask)}
        self._write(name, ".jpg", _jpeg(to_screen(as_field(solid)), quality), light.shape, scale, known)

    def cut_out(self, name: str, light: Picture, outline: Field, scale: float, **known: object) -> None:
        """Write a small picture with an outline as a PNG with an alpha channel."""
        alpha = np.rint(outline * 255).astype(np.uint8)
        colours = to_screen(light) * (alpha > 0)[..., None]
        image = _few_colours(np.dstack([colours, alpha]))
        self._write(name, ".png", _png(image), light.shape, scale, known)

    def shade(self, name: str, colour: tuple[int, int, int], share: Field, scale: float, **known: object) -> None:
        """Write a shadow as a PNG: one colour, with the strength of the shadow in the alpha channel."""
        alpha = np.rint(np.clip(share, 0, 1) * 255).astype(np.uint8)
        image = Image.merge(
            "RGBA", (*(Image.new("L", alpha.shape[::-1], part) for part in colour), Image.fromarray(alpha))
        )
        self._write(name, ".png", _png(image), share.shape, scale, known)

    def table_of_light(self, name: str, light: Bytes, **known: object) -> None:
        """Write a small light map. The program stretches it over the cloth and multiplies the two."""
        self._write(name, ".png", _png(Image.fromarray(light)), light.shape, 0, known)

    def write_manifest(self) -> Path:
        """Write the manifest with the entries of all pictures, sorted by name."""
        target = self.folder / "manifest.json"
        text = json.dumps(self.entries, indent=1, sort_keys=True, ensure_ascii=False)
        target.write_text(text + "\n", encoding="utf-8", newline="\n")
        return target

    def _write(
        self, name: str, ending: str, data: bytes, shape: tuple[int, ...], scale: float, known: dict[str, object]
    ) -> None:
        path = self._store(name + ending, data)
        rows, columns = shape[:2]
        entry: dict[str, object] = {"file": path.name, "pixels": [columns, rows], "sha256": _digest(path)}
        if scale:
            entry |= {"scale": scale, "size": [round(columns / scale, 2), round(rows / scale, 2)]}
        self.entries[name] = entry | known

    def _store(self, file: str, data: bytes) -> Path:
        path = self.folder / file
        path.write_bytes(data)
        return path


def _few_colours(pixels: Bytes) -> Image.Image:
    """Return the picture with a palette of colours, which makes the file three times smaller.

    All transparent pixels share one palette entry.
    """
    seen = pixels[..., 3] > 0
    values = pixels[seen].astype(np.float64)
    weight = np.array([1.0, 1.0, 1.0, 0.7])
    order = np.argsort(values @ np.array([0.3, 0.5, 0.2, 0.4]), kind="stable")
    seeds = values[order[np.linspace(0, len(order) - 1, _COLOURS).astype(int)]]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # An unused palette entry does no harm.
        centres, nearest = kmeans2(values * weight, seeds * weight, iter=12, minit="matrix")
    palette = np.vstack([np.zeros(4), centres / weight]).round().clip(0, 255).astype(np.uint8)
    index = np.zeros(seen.shape, np.uint8)
    index[seen] = nearest + 1
    image = Image.fromarray(index, "P")
    image.putpalette(palette[:, :3].tobytes())
    image.info["transparency"] = palette[:, 3].tobytes()
    return image


def _jpeg(colours: Bytes, quality: int) -> bytes:
    stream = io.BytesIO()
    Image.fromarray(colours).save(stream, "JPEG", quality=quality, subsampling=0, optimize=True, progressive=False)
    return stream.getvalue()


def _png(image: Image.Image) -> bytes:
    stream = io.BytesIO()
    image.save(stream, "PNG", optimize=True)
    return stream.getvalue()


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
