#!/usr/bin/python3
"""Writes the pictures that the tests read: small ones of each format, full of what must not be kept.

Needs python3-pil and exiftool (Debian: libimage-exiftool-perl). Every personal value contains the word SECRET.
"""

import io
import pathlib
import struct
import subprocess
import sys
import zlib

from PIL import Image, ImageCms, PngImagePlugin

OUT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent / "pictures")
SIZE = (48, 32)


def drawing(mode="RGB"):
    picture = Image.new("RGBA", SIZE)
    for y in range(SIZE[1]):
        for x in range(SIZE[0]):
            picture.putpixel((x, y), (x * 5, y * 7, (x * y) % 256, 255 if x > 8 else 40))
    return picture.convert(mode)


def profile():
    return ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()


def thumbnail():
    out = io.BytesIO()
    drawing().resize((16, 12)).save(out, "JPEG", comment=b"SECRET thumbnail")
    return out.getvalue()


def tag(name, *options):
    """Adds EXIF with GPS, XMP, and where the format has them IPTC and a comment."""
    path = OUT / name
    subprocess.run(
        [
            "exiftool", "-q", "-overwrite_original", "-n", *options,
            "-EXIF:GPSLatitude=52.5", "-EXIF:GPSLatitudeRef=N", "-EXIF:GPSLongitude=13.4", "-EXIF:GPSLongitudeRef=E",
            "-EXIF:Artist=SECRET artist", "-EXIF:ImageDescription=SECRET place", "-EXIF:DateTimeOriginal=2026:03:02 10:00:00",
            "-EXIF:Orientation=6", "-XMP-dc:Creator=SECRET creator", "-XMP-exif:GPSLatitude=52.5", str(path),
        ],
        check=True,
    )


def jpeg(name, mode="RGB", **options):
    drawing(mode).save(OUT / name, "JPEG", quality=80, icc_profile=profile() if mode == "RGB" else None, **options)


def append(name, data):
    path = OUT / name
    path.write_bytes(path.read_bytes() + data)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main():
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / "thumbnail.tmp").write_bytes(thumbnail())
    with_thumbnail = f"-ThumbnailImage<={OUT / 'thumbnail.tmp'}"
    iptc = ["-IPTC:By-line=SECRET by-line", "-IPTC:City=SECRET city", "-Comment=SECRET comment"]
    jpeg("baseline.jpg")
    tag("baseline.jpg", with_thumbnail, *iptc)
    append("baseline.jpg", b"SECRET behind the end" + thumbnail())
    jpeg("progressive.jpg", progressive=True, comment=b"SECRET")
    jpeg("restarts.jpg", restart_marker_blocks=2)
    jpeg("gray.jpg", "L")
    tag("gray.jpg", with_thumbnail, *iptc)
    jpeg("cmyk.jpg", "CMYK")
    text = PngImagePlugin.PngInfo()
    text.add_text("Author", "SECRET author")
    text.add_itxt("Comment", "SECRET comment", zip=True)
    drawing("RGBA").save(OUT / "alpha.png", pnginfo=text, icc_profile=profile(), dpi=(72, 72))
    tag("alpha.png", "-PNG:Comment=SECRET")
    append("alpha.png", b"SECRET behind the end")
    drawing("RGB").quantize(16).save(OUT / "palette.png", transparency=3)
    drawing("L").save(OUT / "gray.png", pnginfo=text)
    raw = b"".join(b"\0" + bytes(row) for row in [[1, 2, 3] * 3] * 2)
    (OUT / "unknown.png").write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 3, 2, 8, 2, 0, 0, 0))
        + chunk(b"prVt", b"SECRET") + chunk(b"IDAT", zlib.compress(raw)) + chunk(b"prVt", b"SECRET") + chunk(b"IEND", b"")
    )
    drawing("RGB").save(OUT / "lossy.webp", quality=80)
    drawing("RGB").save(OUT / "lossless.webp", lossless=True)
    exif = Image.Exif()
    exif[0x0112], exif[0x013B] = 6, "SECRET artist"
    drawing("RGBA").save(OUT / "alpha.webp", quality=80, icc_profile=profile(), exif=exif.tobytes(), xmp=b"<x:xmpmeta>SECRET</x:xmpmeta>")
    append("alpha.webp", b"<html><script>alert('SECRET')</script></html>")
    drawing("RGBA").save(OUT / "extended.webp", lossless=True, exif=exif.tobytes())
    frames = [drawing("RGB"), drawing("RGB").rotate(180)]
    frames[0].save(OUT / "animated.webp", save_all=True, append_images=frames[1:])
    (OUT / "thumbnail.tmp").unlink()


main()
