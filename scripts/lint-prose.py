#!/usr/bin/env python3
"""Checks the prose of comments: width, the first word of doc comments, and words to avoid.

usage: lint-prose.py [FOLDER ...]    prints each finding as file:line: reason; exits 1 if there is one
"""
import pathlib
import re
import sys

WIDTH = 100
COMMENT = re.compile(r"^\s*(///?|/\*\*?|\*)( |$)")
QUESTION = re.compile(r"^\s*/// (What|Whether|Tells)\b")
DATED = re.compile(
    r"\b(anew|whence|hitherto|for ever|mend(s|ed|ing)?|speaks? up|glimpse|clerk|deeds?)\b", re.I)


def findings(path):
    doc = False
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if not COMMENT.match(line):
            doc = False
            continue
        if len(line) > WIDTH and "http" not in line:
            yield number, f"comment of {len(line)} columns, at most {WIDTH}"
        starts = not doc and line.lstrip().startswith("///")
        doc = line.lstrip().startswith("///")
        if starts and QUESTION.match(line):
            yield number, "a doc comment begins with a verb in the third person or a noun phrase"
        if word := DATED.search(line):
            yield number, f'avoid "{word.group(0)}"'


def main():
    folders = sys.argv[1:] or ["Sources", "Tests", "Benchmarks/Sources"]
    count = 0
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*.swift")):
            if ".build" in path.parts:
                continue
            for number, reason in findings(path):
                print(f"{path}:{number}: {reason}")
                count += 1
    print(f"{count} findings in comments", file=sys.stderr)
    return 1 if count else 0


sys.exit(main())
