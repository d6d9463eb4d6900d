#!/usr/bin/env python3
"""Writes CWebAssets.c, which embeds every file of static and templates, and openapi.json. Standard library only."""

import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "Web" / "CWebAssets"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mustache": "text/x-mustache",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}
HEADING = """// "make assets" writes this file from the folders static and templates, and openapi.json.
#include "CWebAssets.h"

// #embed (C23) puts a file's bytes between the braces.
#pragma clang diagnostic ignored "-Wc23-extensions"
"""
END = """
const size_t passby_web_asset_count = sizeof assets / sizeof assets[0];

const struct passby_web_asset *passby_web_asset_at(size_t index) { return &assets[index]; }
"""


def main():
    files = sorted(path for folder in ("static", "templates") for path in (FOLDER / folder).iterdir())
    files.insert(0, FOLDER / "openapi.json")
    blocks = "".join(
        f'\nstatic const unsigned char file_{number}[] = {{\n#embed "{path.relative_to(FOLDER)}"\n}};\n'
        for number, path in enumerate(files))
    rows = "".join(
        f'  {{"{path.name}", "{TYPES[path.suffix]}", file_{number}, sizeof file_{number}}},\n'
        for number, path in enumerate(files))
    table = f"\nstatic const struct passby_web_asset assets[] = {{\n{rows}}};\n"
    (FOLDER / "CWebAssets.c").write_text(HEADING + blocks + table + END, encoding="utf-8")


if __name__ == "__main__":
    main()
