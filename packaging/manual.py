#!/usr/bin/env python3
"""Writes the manual pages from the help of the program, so that they cannot differ from it.

    manual.py PROGRAM CONFIG FOLDER EXAMPLES

PROGRAM is the built passby, CONFIG the commented config/passby.yaml, FOLDER gets man1/ and man5/, EXAMPLES
is the folder where passby.yaml is installed. The date in the footers is that of SOURCE_DATE_EPOCH, or today.
The pages are in English whatever the locale.
"""

import datetime
import json
import os
import re
import subprocess
import sys
import textwrap
import time

HERE = os.path.dirname(os.path.abspath(__file__))


def roff(text):
    """Escapes text for roff; characters that people copy stay as they are."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    for sign, name in (("'", "aq"), ("`", "ga"), ("^", "ha"), ("~", "ti")):
        text = text.replace(sign, f"\\({name}")
    return "\\&" + text if text.startswith(".") else text


def prose(text):
    """Escapes a sentence for roff: options and file names keep their hyphens, words may break at them."""
    words = [roff(word) if re.search(r"^[(\"]?-|\d-\d|[/~^`]", word) else roff(word).replace("\\-", "-")
             for word in text.split()]
    return " ".join(words)


def quoted(text):
    """Quotes text as one argument of a macro."""
    return '"' + text.replace('"', "\\(dq") + '"'


def paragraphs(text):
    """Returns the paragraphs of a discussion; lines that are indented or begin with "passby" are not filled."""
    lines = []
    for block in re.split(r"\n\s*\n", text.strip()):
        kept = False
        started = False
        for line in block.split("\n"):
            literal = line.startswith((" ", "passby "))
            if literal and not kept:
                lines += [".PP" if not lines or started else "", ".in +4n", ".nf"] if lines or started else [".in +4n", ".nf"]
            elif kept and not literal:
                lines += [".fi", ".in"]
            elif not literal and not started and lines:
                lines.append(".PP")
            lines.append(roff(line.strip()) if literal else prose(line))
            kept, started = literal, True
        if kept:
            lines += [".fi", ".in"]
    return [line for line in lines if line]


def wrapped(lines):
    """Breaks filled text after each sentence and before column 80, as mandoc -Tlint wants it."""
    result, literal = [], False
    for line in lines:
        literal = line == ".nf" or literal and line != ".fi"
        if literal or line.startswith(".") or result and result[-1].startswith(".SH NAME"):
            result.append(line)
            continue
        for sentence in re.split(r"(?<=[.?!]) (?=[A-Z\"])", line):
            rows = textwrap.wrap(sentence, 79, break_long_words=False, break_on_hyphens=False)
            result += ["\\&" + row if row.startswith((".", "'")) else row for row in rows]
    return result


class Manual:
    """The pages of one program."""

    def __init__(self, program, config, folder, examples):
        self.program, self.config, self.folder, self.examples = program, config, folder, examples
        self.root = json.loads(self.ask("--experimental-dump-help"))["command"]
        self.version = self.ask("--version").strip()
        # The section of the options that all commands have, such as --db.
        self.common_title = next(
            (each.get("sectionTitle") for _, command in self.leaves(self.root, []) for each in command["arguments"]
             if any(name["name"] == "db" for name in each.get("names") or [])), None)
        epoch = int(os.environ.get("SOURCE_DATE_EPOCH") or time.time())
        self.date = datetime.datetime.fromtimestamp(epoch, datetime.timezone.utc).date().isoformat()

    def ask(self, *arguments):
        environment = dict(os.environ, COLUMNS="1000", NO_COLOR="1", LC_ALL="C", PASSBY_LANGUAGE="en")
        return subprocess.run([self.program, *arguments], check=True, capture_output=True, text=True, env=environment).stdout

    def write(self, name, section, lines):
        folder = os.path.join(self.folder, f"man{section}")
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, f"{name}.{section}"), "w", encoding="utf-8") as file:
            file.write("\n".join(self.header(name, section) + wrapped(lines)) + "\n")

    def header(self, name, section):
        kind = {1: "User Commands", 5: "File Formats"}[section]
        return [f'.TH {quoted(roff(name.upper()))} {section} {self.date} "passby {self.version}" "{kind}"',
                ".\\\" Made by packaging/manual.py.", ".nh", ".ad l"]

    def everything(self):
        commands = list(self.leaves(self.root, []))
        for path, command in commands:
            self.write("passby-" + "-".join(path), 1, self.command_page(path, command))
        for command in self.root["subcommands"]:
            if command.get("subcommands"):
                self.write("passby-" + command["commandName"], 1, self.group_page(command))
        self.write("passby", 1, self.main_page())
        self.write("passby.yaml", 5, self.settings_page())

    def leaves(self, command, path):
        for child in command.get("subcommands", []):
            if child["commandName"] == "help" or not child.get("shouldDisplay", True):
                continue
            below = path + [child["commandName"]]
            if child.get("subcommands"):
                yield from self.leaves(child, below)
            else:
                yield below, child

    # Pages

    def command_page(self, path, command):
        name = " ".join(["passby"] + path)
        page = self.name_section("-".join(["passby"] + path), command)
        page += [".SH SYNOPSIS"] + self.synopsis(name, command)
        page += [".SH DESCRIPTION"] + self.description(command)
        page += self.argument_sections(command)
        related = [f"passby\\-{'-'.join(path[:-1])}(1)"] if len(path) > 1 else []
        return page + [".SH SEE ALSO"] + self.see_also(["passby(1)"] + related + ["passby.yaml(5)"])

    def group_page(self, command):
        name = command["commandName"]
        page = self.name_section(f"passby-{name}", command)
        page += [".SH SYNOPSIS", f".B passby {name}", ".I command", ".RI [ options ]"]
        page += [".SH DESCRIPTION"] + self.description(command) + [".SH COMMANDS"]
        for child in command["subcommands"]:
            usual = command.get("defaultSubcommand") == child["commandName"]
            page += self.entry(f"passby {name} {child['commandName']}", child["abstract"], usual)
        return page + [".SH SEE ALSO"] + self.see_also(["passby(1)"])

    def main_page(self):
        with open(os.path.join(HERE, "man", "passby.1.in"), encoding="utf-8") as file:
            template = file.read().rstrip("\n").split("\n")
        parts = {"@NAME@": self.name_section("passby", self.root), "@DISCUSSION@": self.description(self.root), "@COMMANDS@": self.command_list(), "@OPTIONS@": self.common_options()}
        return [line for each in template for line in parts.get(each, [each])]

    def settings_page(self):
        with open(os.path.join(HERE, "man", "passby.yaml.5.in"), encoding="utf-8") as file:
            template = file.read().rstrip("\n").split("\n")
        with open(self.config, encoding="utf-8") as file:
            settings = self.settings(file.read())
        return [line for each in template for line in (settings if each == "@SETTINGS@" else [each.replace("@EXAMPLES@", self.examples)])]

    # Parts

    def name_section(self, name, command):
        abstract = command["abstract"].rstrip(".")
        return [".SH NAME", f"{roff(name)} \\- {prose(abstract[0].lower() + abstract[1:])}"]

    def description(self, command):
        first = [] if command is self.root else [prose(command["abstract"])]
        rest = paragraphs(command.get("discussion") or "")
        if first and rest and not rest[0].startswith(".in"):
            rest = [".PP"] + rest
        elif first and rest:
            rest = [".PP"] + rest
        return first + rest

    def synopsis(self, name, command):
        lines = [f".B {roff(name)}", ".RI [ options ]"]
        for argument in command["arguments"]:
            if argument["kind"] == "positional":
                value = argument["valueName"] + ("..." if argument["isRepeating"] else "")
                lines.append(f".RI [ {roff(value)} ]" if argument["isOptional"] else f".I {roff(value)}")
        return lines

    def argument_sections(self, command):
        arguments = [each for each in command["arguments"] if each.get("shouldDisplay", True)]
        positional = [each for each in arguments if each["kind"] == "positional"]
        own = [each for each in arguments if each["kind"] != "positional" and not self.is_common(each)]
        page = []
        if positional:
            page += [".SH ARGUMENTS"] + [line for each in positional for line in self.argument(each)]
        if own:
            page += [".SH OPTIONS"] + [line for each in own for line in self.argument(each)]
            page += [".PP", "For the options of all commands see", ".BR passby (1)."]
        else:
            page += [".SH OPTIONS", "Only the options of all commands, see", ".BR passby (1)."]
        return page

    def common_options(self):
        for _, command in self.leaves(self.root, []):
            common = [each for each in command["arguments"] if self.common_title and self.is_common(each)]
            if any(each.get("sectionTitle") == self.common_title for each in common):
                return [line for each in common if each.get("sectionTitle") for line in self.argument(each)]
        return []

    def is_common(self, argument):
        return argument.get("sectionTitle") == self.common_title or argument["valueName"] in ("help", "version") and argument["kind"] == "flag"

    def argument(self, argument):
        value = roff(argument["valueName"])
        if argument["kind"] == "positional":
            head = f".I {value}"
        else:
            names = [("-" if each["kind"] == "short" else "--") + each["name"] for each in argument["names"]]
            shown = "\\fR, \\fB".join(roff(each) for each in names)
            head = f"\\fB{shown}\\fR" + (f" \\fI{value}\\fR" if argument["kind"] == "option" else "")
        text = prose(argument.get("abstract") or "")
        if any(each not in text for each in argument.get("allValues") or []):
            text += " One of " + ", ".join(roff(each) for each in argument["allValues"]) + "."
        if argument.get("defaultValue") not in (None, "", "false"):
            text += f" Default: {roff(argument['defaultValue'])}."
        return [".TP", head, text]

    def command_list(self):
        abstracts = {each["commandName"]: each for each in self.root["subcommands"]}
        lines = []
        for line in self.ask("help", "all").split("\n"):
            group = re.fullmatch(r"([A-Z ]+) SUBCOMMANDS:", line)
            command = re.match(r"  ([a-z]+)(?:,[a-z, ]+)?(?: \(default\))?\s{2,}\S", line)
            if group:
                lines.append(f".SS {group[1].capitalize()}")
            elif command and command[1] in abstracts:
                each = abstracts[command[1]]
                usual = self.root.get("defaultSubcommand") == command[1]
                lines += self.entry(f"passby {command[1]}", each["abstract"], usual)
        listed = sum(line == ".TP" for line in lines)
        expected = sum(each["commandName"] != "help" and each.get("shouldDisplay", True) for each in self.root["subcommands"])
        if listed != expected:
            sys.exit(f"manual.py: {expected} commands, but {listed} found in help all")
        return lines

    def entry(self, call, abstract, usual):
        also = f" {quoted(', or no command')}" if usual else ""
        return [".TP", f".BR {quoted(roff(call))}{also}", prose(abstract)]

    def see_also(self, pages):
        lines = []
        for index, page in enumerate(pages):
            name, section = page.rstrip(")").replace("\\-", "-").split("(")
            lines.append(f".BR {roff(name)} ({section})" + ("," if index + 1 < len(pages) else ""))
        return lines

    def settings(self, text):
        """Returns the settings of the commented YAML file: a comment that begins with a key explains that key."""
        lines = []
        for block in self.comments(text):
            found = re.match(r"([a-z_]+(?:\.[A-Za-z_]+)*): (.*)", block[0])
            if not found:
                if lines:
                    lines += self.block(block)
                continue
            is_group = re.search(rf"^{re.escape(found[1])}:\s*$", text, re.M) is not None
            lines += [f".SS {roff(found[1])}"] if is_group else [".TP", f".B {roff(found[1])}"]
            first = found[2][0].upper() + found[2][1:] if is_group else found[2]
            lines += self.block([first] + block[1:])
        return lines

    def block(self, lines):
        """Escapes the lines of a comment for roff; settings that were commented out are not filled."""
        page, kept = [], False
        for line in lines:
            literal = line.startswith("#")
            if literal != kept:
                page += [".PP", ".RS", ".nf"] if literal else [".fi", ".RE"]
            page.append(roff(line[1:]) if literal else prose(line))
            kept = literal
        return [line for line in page if line] + ([".fi", ".RE"] if kept else [])

    def comments(self, text):
        """Yields the comments of a YAML file as lists of lines; settings that were commented out begin with #."""
        block = []
        for line in text.split("\n"):
            comment = re.match(r"\s*#(.*)$", line)
            if not comment:
                if block:
                    yield block
                block = []
                continue
            line = comment[1]
            if re.match(r"\S|  ", line):
                block.append("#" + line)
                continue
            line = line.removeprefix(" ")
            if block and re.match(r"[a-z_]+\.[A-Za-z_.]+: \S", line):
                yield block
                block = []
            block.append(line)
        if block:
            yield block


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    Manual(*sys.argv[1:]).everything()
