#!/usr/bin/env python3
"""Writes the copyright file of the package and the notices of the libraries that are linked into the program.

    copyright.py ROOT COPYRIGHT NOTICES

ROOT is the folder of the sources after a build; Package.resolved names the libraries.
"""

import json
import os
import sys

EXCEPTION = """\
With the Swift Runtime Library Exception: as an exception, if you use this Software to compile your source code and portions of this
Software are embedded into the binary product as a result, you may redistribute such product without providing attribution as would
otherwise be required by Sections 4(a), 4(b) and 4(d) of the License."""

# Parts of the libraries that are under other terms.
INSIDE = {
    "swift-crypto": "Contains BoringSSL (Apache License 2.0, the BoringSSL authors) and XKCP (CC0, public domain).",
    "swift-nio": "Contains llhttp (MIT, copyright Fedor Indutny, 2018) and sha1.c (BSD, copyright 1995-1998 WIDE Project).",
    "swift-nio-extras": "Contains zlib (zlib License, copyright 1995-2026 Jean-loup Gailly and Mark Adler).",
    "swift-nio-ssl": "Contains BoringSSL (Apache License 2.0, the BoringSSL authors).",
    "yams": "Contains LibYAML (MIT, copyright 2017-2020 Ingy dot Net, 2006-2016 Kirill Simonov).",
}

APACHE = "Apache License 2.0: on Debian systems its text is in /usr/share/common-licenses/Apache-2.0."
RUNTIME = """\
The Swift runtime, standard library and Foundation
https://www.swift.org
Copyright 2014-2026 Apple Inc. and the Swift project authors
""" + APACHE + "\n" + EXCEPTION + """
Foundation contains ICU and its data: copyright 2016-2025 Unicode, Inc., under the Unicode License v3
(https://www.unicode.org/license.txt), which asks for this notice: "Permission is hereby granted, free of charge, to any person
obtaining a copy of data files and any associated documentation (the "Data Files") or software and any associated documentation
(the "Software") to deal in the Data Files or Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, and/or sell copies of the Data Files or Software, and to permit persons to whom the Data Files
or Software are furnished to do so, provided that either (a) this copyright and permission notice appear with all copies of the
Data Files or Software, or (b) this copyright and permission notice appear in associated Documentation. THE DATA FILES AND SOFTWARE
ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY RIGHTS." """


def text_of(folder, stem):
    """Returns the text of a file such as LICENSE or LICENSE.txt; empty if there is none."""
    for name in sorted(os.listdir(folder)):
        if name.split(".")[0].upper() == stem:
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                return file.read().strip()
    return ""


def folder_of(checkouts, pin):
    """Returns the checkout of a library, which SwiftPM names by the last part of its address."""
    name = pin["location"].rstrip("/").split("/")[-1].removesuffix(".git")
    return os.path.join(checkouts, name)


def library(checkouts, pin):
    """Returns the entry of a library."""
    licence = text_of(folder_of(checkouts, pin), "LICENSE")
    if not licence:
        sys.exit(f"copyright.py: \"{pin['identity']}\" has no LICENSE in {folder_of(checkouts, pin)}")
    lines = [f"{pin['identity']} {pin['state'].get('version') or pin['state']['revision']}", pin["location"]]
    if "Apache License" in licence:
        lines += [f"Copyright the {pin['identity']} authors", APACHE]
        lines += [EXCEPTION] if "Runtime Library Exception" in licence else []
    else:
        lines.append(licence)
    if pin["identity"] in INSIDE:
        lines.append(INSIDE[pin["identity"]])
    return "\n".join(lines)


def main(root, copyright_path, notices_path):
    checkouts = os.path.join(root, ".build", "checkouts")
    with open(os.path.join(root, "Package.resolved"), encoding="utf-8") as file:
        pins = json.load(file)["pins"]
    own = text_of(root, "LICENSE")
    parts = ["Passby\n" + own, "These are linked into the program.", RUNTIME] + [library(checkouts, each) for each in pins]
    with open(copyright_path, "w", encoding="utf-8") as file:
        file.write(("\n\n" + "-" * 72 + "\n\n").join(parts) + "\n")
    notices = [each for each in (text_of(folder_of(checkouts, pin), "NOTICE") for pin in pins) if each]
    with open(notices_path, "w", encoding="utf-8") as file:
        file.write(("\n\n" + "=" * 72 + "\n\n").join(notices) + "\n")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
