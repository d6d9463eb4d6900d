#!/usr/bin/python3
"""Draws Sources/CWebAssets/static/icon-*.png from the icons of the same names in SVG.

Needs Chromium. Each picture has 192 x 192 pixels, no rounded corners (systems cut their own) and 16 shades between
the colour of its ground and white, so that it takes about 1 kB.
"""

import pathlib
import re
import struct
import subprocess
import tempfile
import zlib

SIZE = 192
STATIC = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "CWebAssets" / "static"


def rows_of(png):
    """The rows of a PNG with 8 bits a channel, RGB or RGBA, as lists of (red, green, blue)."""
    position, data, width, depth = 8, b"", 0, 3
    while position < len(png):
        length, kind = struct.unpack(">I4s", png[position:position + 8])
        body = png[position + 8:position + 8 + length]
        if kind == b"IHDR":
            width, depth = struct.unpack(">I", body[:4])[0], {2: 3, 6: 4}[body[9]]
        if kind == b"IDAT":
            data += body
        position += 12 + length
    data = zlib.decompress(data)
    stride = width * depth
    before = bytearray(stride)
    for start in range(0, len(data), stride + 1):
        way, row = data[start], bytearray(data[start + 1:start + 1 + stride])
        for index in range(stride):
            left = row[index - depth] if index >= depth else 0
            above = before[index]
            corner = before[index - depth] if index >= depth else 0
            guess = left + above - corner
            paeth = min((left, above, corner), key=lambda value: abs(guess - value))
            row[index] = (row[index] + (0, left, above, (left + above) // 2, paeth)[way]) % 256
        before = row
        yield [tuple(row[index:index + 3]) for index in range(0, stride, depth)]


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def packed(rows, ground):
    """A PNG with 16 shades from the ground to white."""
    palette = b"".join(
        bytes(round(low + (255 - low) * step / 15) for low in ground) for step in range(16))
    channel = min(range(3), key=lambda index: ground[index])
    low = ground[channel]
    lines = b""
    for row in rows:
        shades = [max(0, min(15, round((pixel[channel] - low) * 15 / (255 - low)))) for pixel in row]
        lines += b"\0" + bytes(16 * one + two for one, two in zip(shades[::2], shades[1::2]))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", SIZE, SIZE, 4, 3, 0, 0, 0))
            + chunk(b"PLTE", palette) + chunk(b"IDAT", zlib.compress(lines, 9)) + chunk(b"IEND", b""))


def main():
    for source in sorted(STATIC.glob("icon-*.svg")):
        text = source.read_text(encoding="utf-8").replace(' rx="8"', "")
        ground = bytes.fromhex(re.search(r'fill="#(\w{6})"', text).group(1))
        with tempfile.TemporaryDirectory() as folder:
            page, picture = pathlib.Path(folder, "icon.html"), pathlib.Path(folder, "icon.png")
            page.write_text(
                "<!doctype html><body style='margin:0'>"
                + text.replace("<svg ", f"<svg width={SIZE} height={SIZE} style='display:block' ", 1), encoding="utf-8")
            subprocess.run(
                ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                 "--window-size=600,600", f"--screenshot={picture}", page.as_uri()],
                check=True, capture_output=True, timeout=60)
            rows = [row[:SIZE] for row in rows_of(picture.read_bytes())][:SIZE]
        target = source.with_suffix(".png")
        target.write_bytes(packed(rows, ground))
        print(f"{target.name}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
