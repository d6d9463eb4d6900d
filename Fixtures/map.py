#!/usr/bin/env python3
"""Writes Fixtures/tiles/berlin.mbtiles: python3 Fixtures/map.py

A made-up town where the traces of this folder run, as pictures of 256 pixels for the zooms 10 to 14: a river, a park, streets. Nothing of it
is a real map, so it may be shipped. The layout is that of many tools: `tiles` is a view, and equal pictures are stored once.

Source: MBTiles 1.3; PNG (RFC 2083).
"""

import hashlib
import math
import sqlite3
import struct
import zlib
from pathlib import Path

TARGET = Path(__file__).resolve().parent / "tiles" / "berlin.mbtiles"
WEST, SOUTH, EAST, NORTH = 13.34, 52.495, 13.47, 52.545
ZOOMS = range(10, 15)
SIZE = 256

LAND, WATER, PARK, STREET, ROAD, EDGE = range(6)
COLOURS = [(241, 238, 230), (170, 205, 226), (201, 224, 184), (255, 255, 255), (250, 219, 150), (206, 199, 186)]


def longitude(x, zoom):
    return x / (SIZE << zoom) * 360 - 180


def latitude(y, zoom):
    return math.degrees(math.atan(math.sinh(math.pi * (1 - 2 * y / (SIZE << zoom)))))


def column(degrees, zoom):
    return int((degrees + 180) / 360 * (1 << zoom))


def row(degrees, zoom):
    return int((1 - math.asinh(math.tan(math.radians(degrees))) / math.pi) / 2 * (1 << zoom))


def near(value, step, width):
    """Whether a value lies within half a width of a multiple of a step."""
    return abs((value + step / 2) % step - step / 2) <= width / 2


def picture(zoom, x, y):
    """The rows of one tile, a colour's number for each pixel."""
    pixel = 360 / (SIZE << zoom)
    wide, narrow = max(2.2 * pixel, 0.00022), max(1.1 * pixel, 0.00010)
    easts = [longitude(x * SIZE + i + 0.5, zoom) for i in range(SIZE)]
    river = [52.5135 + 0.004 * math.sin((east - 13.36) * 95) for east in easts]
    roads = [near(east, 0.012, wide) for east in easts]
    streets = [zoom >= 13 and near(east, 0.003, narrow) for east in easts]
    rows = []
    for j in range(SIZE):
        north = latitude(y * SIZE + j + 0.5, zoom)
        road = near(north, 0.0075, wide * 0.61)
        street = zoom >= 13 and near(north, 0.001875, narrow * 0.61)
        line = bytearray()
        for i, east in enumerate(easts):
            if road or roads[i]:
                colour = ROAD
            elif abs(north - river[i]) < 0.0011:
                colour = WATER
            elif ((east - 13.385) / 0.011) ** 2 + ((north - 52.527) / 0.0045) ** 2 < 1:
                colour = PARK
            elif street or streets[i]:
                colour = STREET
            elif zoom >= 14 and (near(east, 0.003, 3.5 * narrow) or near(north, 0.001875, 2.2 * narrow)):
                colour = EDGE
            else:
                colour = LAND
            line.append(colour)
        rows.append(bytes(line))
    return rows


def png(rows):
    """A picture with a palette, 4 bits a pixel."""

    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    packed = b"".join(
        b"\0" + bytes(line[i] << 4 | line[i + 1] for i in range(0, SIZE, 2)) for line in rows)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", SIZE, SIZE, 4, 3, 0, 0, 0))
            + chunk(b"PLTE", b"".join(bytes(colour) for colour in COLOURS))
            + chunk(b"IDAT", zlib.compress(packed, 9)) + chunk(b"IEND", b""))


def main():
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.unlink(missing_ok=True)
    file = sqlite3.connect(TARGET)
    file.executescript("""
        PRAGMA page_size = 1024;
        CREATE TABLE metadata (name TEXT, value TEXT);
        CREATE TABLE map (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_id TEXT,
          PRIMARY KEY (zoom_level, tile_column, tile_row)) WITHOUT ROWID;
        CREATE TABLE images (tile_id TEXT PRIMARY KEY, tile_data BLOB);
        CREATE VIEW tiles AS SELECT zoom_level, tile_column, tile_row, tile_data FROM map JOIN images USING (tile_id);
    """)
    file.executemany("INSERT INTO metadata VALUES (?, ?)", [
        ("name", "A made-up town"), ("format", "png"), ("type", "baselayer"), ("version", "1"),
        ("description", "Drawn by Fixtures/map.py"), ("attribution", "&copy; <a href=\"https://passby.example/\">Passby</a>, drawn"),
        ("bounds", f"{WEST},{SOUTH},{EAST},{NORTH}"), ("minzoom", str(ZOOMS[0])), ("maxzoom", str(ZOOMS[-1]))])
    count = 0
    for zoom in ZOOMS:
        for x in range(column(WEST, zoom), column(EAST, zoom) + 1):
            for y in range(row(NORTH, zoom), row(SOUTH, zoom) + 1):
                image = png(picture(zoom, x, y))
                name = hashlib.sha256(image).hexdigest()[:16]
                file.execute("INSERT OR IGNORE INTO images VALUES (?, ?)", (name, image))
                # MBTiles counts rows from the south.
                file.execute("INSERT INTO map VALUES (?, ?, ?, ?)", (zoom, x, (1 << zoom) - 1 - y, name))
                count += 1
    file.commit()
    file.execute("VACUUM")
    file.close()
    print(f"{TARGET.relative_to(TARGET.parents[2])}: {count} tiles, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
