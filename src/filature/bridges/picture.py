"""A text as a picture, for those who collect frames."""

from __future__ import annotations

from textwrap import wrap

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT, MARGIN = 960, 720, 24
FONT_SIZES = (20, 16, 13, 10, 8)


def picture(text: str) -> NDArray[np.uint8]:
    """Black on white, always of the same size; in letters as large as will do."""
    image = Image.new("RGB", (WIDTH, HEIGHT), "white")
    draw = ImageDraw.Draw(image)
    for size in FONT_SIZES:
        font = ImageFont.load_default(size)
        columns = int((WIDTH - 2 * MARGIN) / font.getlength("n"))
        lines = "\n".join(part for line in text.splitlines() for part in wrap(line, columns))
        if draw.multiline_textbbox((MARGIN, MARGIN), lines, font)[3] <= HEIGHT - MARGIN:
            break
    draw.multiline_text((MARGIN, MARGIN), lines, "black", font)
    return np.array(image)
