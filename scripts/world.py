#!/usr/bin/env python3
"""Writes Sources/Web/CWebAssets/static/world.json, the world behind the map without tiles: scripts/world.py FOLDER

FOLDER holds two data sets of Natural Earth, 1:110m, which are in the public domain (naturalearthdata.com): the countries
as naturalearth_lowres.shp, and the larger towns as naturalearth_cities.shp and .dbf. The folder `geopandas/datasets` of
geopandas 0.14 has both (their versions: 5.0.1 and 2.0.0).

Positions become whole hundredths of a degree (1.1 km at the most, the data are much coarser), points that lie within
one of these of the line between others are left out (Douglas-Peucker), and each point is written as the difference to
the one before. `land` is a list of rings, [longitude, latitude, differences ...]; `towns` are
[name, longitude, latitude], the most important one first. Standard library only.
"""

import json
import pathlib
import struct
import sys

TARGET = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "Web" / "CWebAssets" / "static" / "world.json"
STEPS = 100
TOLERANCE = 1
MOST_BYTES = 150_000
# Letters that the table, in ISO 8859-1, cannot hold.
WRITTEN = {"?saka": "Ōsaka", "Chi?in?u": "Chișinău"}


def records(path):
    """The contents of the records of a shapefile (ESRI Shapefile Technical Description, 1998)."""
    data, position = path.read_bytes(), 100
    while position < len(data):
        length = 2 * struct.unpack(">i", data[position + 4:position + 8])[0]
        yield data[position + 8:position + 8 + length]
        position += 8 + length


def rings(record):
    """The rings of a polygon, each a list of points in steps."""
    parts, points = struct.unpack("<2i", record[36:44])
    starts = list(struct.unpack(f"<{parts}i", record[44:44 + 4 * parts])) + [points]
    numbers = struct.unpack(f"<{2 * points}d", record[44 + 4 * parts:44 + 4 * parts + 16 * points])
    for start, end in zip(starts, starts[1:]):
        yield [(round(numbers[2 * i] * STEPS), round(numbers[2 * i + 1] * STEPS)) for i in range(start, end)]


def distance(point, start, end):
    """The distance of a point from the line between two others, in steps."""
    (x, y), (x1, y1), (x2, y2) = point, start, end
    dx, dy = x2 - x1, y2 - y1
    length = dx * dx + dy * dy
    share = 0 if length == 0 else max(0, min(1, ((x - x1) * dx + (y - y1) * dy) / length))
    return ((x - x1 - share * dx) ** 2 + (y - y1 - share * dy) ** 2) ** 0.5


def simplified(points):
    """The points without those near the line between others."""
    kept = {0, len(points) - 1}
    open_spans = [(0, len(points) - 1)]
    while open_spans:
        first, last = open_spans.pop()
        if last - first < 2:
            continue
        worst = max(range(first + 1, last), key=lambda i: distance(points[i], points[first], points[last]))
        if distance(points[worst], points[first], points[last]) > TOLERANCE:
            kept.add(worst)
            open_spans += [(first, worst), (worst, last)]
    return [points[i] for i in sorted(kept)]


def differences(points):
    flat, before = [], (0, 0)
    for x, y in points:
        flat += [x - before[0], y - before[1]]
        before = (x, y)
    return flat


def names(path):
    """The first column of a dBase table."""
    data = path.read_bytes()
    count, head, length = struct.unpack("<IHH", data[4:12])
    width = data[32 + 16]
    for number in range(count):
        start = head + number * length + 1
        name = " ".join(data[start:start + width].decode("latin-1").split())
        yield WRITTEN.get(name, name)


def main(folder):
    land = [simplified(ring) for record in records(folder / "naturalearth_lowres.shp") for ring in rings(record)]
    points = [struct.unpack("<2d", record[4:20]) for record in records(folder / "naturalearth_cities.shp")]
    towns = [[name, round(x * STEPS), round(y * STEPS)] for name, (x, y) in zip(names(folder / "naturalearth_cities.dbf"), points)]
    world = {
        "source": "Natural Earth 1:110m, public domain", "steps": STEPS,
        "land": [differences(ring) for ring in land if len(ring) > 3], "towns": towns[::-1],
    }
    text = json.dumps(world, ensure_ascii=False, separators=(",", ":")) + "\n"
    size = len(text.encode("utf-8"))
    if size > MOST_BYTES:
        sys.exit(f"{size} bytes, more than {MOST_BYTES}")
    TARGET.write_text(text, encoding="utf-8")
    print(f"{len(world['land'])} rings, {sum(map(len, land))} points, {len(towns)} towns, {size} bytes")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        print(__doc__)
        sys.exit(64)
    main(pathlib.Path(sys.argv[1]))
