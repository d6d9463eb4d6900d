import CommandTesting
import Foundation
import TestSupport
import Testing

/// Names with control sequences or line breaks in the output of every command.
@Suite(.blocking)
struct NameOutputTests {
  struct Hostile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let name: String

    init(_ description: String, _ name: String) {
      (testDescription, self.name) = (description, name)
    }
  }

  static let names = [
    Hostile(
      "controls",
      "\u{1B}[2J\u{1B}[31mred \u{1B}]0;title\u{7}\u{1B}]8;;x\u{1B}\\ one\ntwo\r\nthree\rfour\u{8}\u{B}\u{C}\tfive "
        + "a\u{9B}31m b\u{9D}0;x\u{9C} c\u{85}d\u{7F} \u{202E}live\u{202C} \u{2066}x\u{2069} \u{2028}y\u{2029}z"
    ),
    Hostile(
      "quotes and scripts",
      "'\"`$(id)` \\ ; | & {{name}} %s%n <b>&amp;</b> שלום مرحبا 🐈‍⬛👩‍👩‍👧‍👦🇺🇦 猫の薬 e\u{301}"),
    Hostile("many marks", "Z" + String(repeating: "\u{300}\u{30D}", count: 5000)),
    Hostile("100 000 letters", String(repeating: "long name ", count: 10_000) + "."),
  ]

  /// Commands in order; `~` is the hostile name, and the rest is split at blanks.
  static let commands = [
    "list", "list --all --place ~", "show 1", "show ~", "next 1", "why 1", "why ~", "place list",
    "place show 1", "status --gpsd localhost:1", "doctor --gpsd localhost:1", "edit 1 --notes ~",
    "show 1", "replay TRACE", "replay TRACE --commit", "why 1", "why ~", "history", "history --all",
    "status --gpsd localhost:1", "place list", "done 1", "done 1", "done 1 --at 2030-01-01T00:00",
    "skip 1", "snooze 1 2h", "list", "snooze 1 leave", "snooze 1 2020-01-01T00:00",
    "snooze 1 visit",
    "why 1", "snooze 1 off", "move 1 2026-05-01T10:00", "undo", "redo", "history --search ~",
    "place edit 1 --radius 90", "place edit 1 --tag ~", "place show 1", "place add ~ 1,1",
    "edit 1 --end 2026-01-01", "show 1", "remove 1", "history", "undo", "place remove 1", "undo",
  ]

  /// Commands where it is something else than a name.
  static let mistakes = [
    "~", "place show x~", "show x~", "why x~", "add ~ --place x~", "add x --every ~",
    "add x --zone ~", "add x --color ~", "add x --start ~", "list --now ~", "replay ~", "trace ~",
    "run --nmea ~", "run --gpsd ~", "list --config ~", "list --db /dev/null/~", "place add x ~",
    "next 1 --count ~", "history --from ~", "undo ~",
  ]

  private static func words(_ line: String, _ name: String) -> [String] {
    line.split(separator: " ").map {
      $0 == "TRACE" ? Fixtures.trace("pharmacy-walk") : String($0).replacing("~", with: name)
    }
  }

  @Test(arguments: names)
  func `a hostile name neither acts on the terminal nor breaks a line`(hostile: Hostile) throws {
    let program = try Self.furnished(with: hostile.name)
    defer { program.remove() }
    let isUnlikeOthers = [Self.names.first, Self.names.last].contains {
      $0?.testDescription == hostile.testDescription
    }
    for line in Self.commands + (isUnlikeOthers ? Self.mistakes : []) {
      let outcome = try program.run(Self.words(line, hostile.name), now: Self.now)
      #expect(
        [0, 1, 64, 65, 66, 69, 74, 78].contains(outcome.status), "\(line): \(outcome.errors)")
      #expect(Self.offences(outcome.output).isEmpty, "\(line)")
      #expect(Self.offences(outcome.errors).isEmpty, "\(line)")
      #expect(outcome.output.utf8.count + outcome.errors.utf8.count < 300_000, "\(line)")
    }
  }

  @Test(arguments: [80, 132])
  func `the bars stand in one column, whatever the names`(columns: Int) throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["COLUMNS"] = "\(columns)"
    for hostile in Self.names { _ = try program("add", hostile.name, "--every", "1w") }
    let lines = try program("list").lines
    #expect(lines.count == Self.names.count)
    let beginnings = lines.compactMap { line in
      line.firstIndex(of: "░").map { Self.columns(of: line[..<$0]) }
    }
    #expect(Set(beginnings).count == 1, "\(beginnings)")
    #expect(beginnings.count == lines.count)
    for line in lines { #expect(Self.columns(of: line[...]) <= columns) }
  }

  @Test(arguments: names)
  func `JSON gives a hostile name back exactly`(hostile: Hostile) throws {
    let program = try Self.furnished(with: hostile.name)
    defer { program.remove() }
    func check(_ line: String, _ read: (ProgramOutcome) throws -> [Any?]) throws {
      let outcome = try program.run(Self.words(line, hostile.name) + ["--json"], now: Self.now)
      let found = try read(outcome).compactMap { $0 as? String }
      #expect(!found.isEmpty, "\(line): \(outcome.errors.prefix(200))")
      for name in found {
        #expect(Array(name.unicodeScalars) == Array(hostile.name.unicodeScalars), "\(line)")
      }
    }
    try check("list") { try $0.list().map { $0["name"] } }
    try check("show 1") { [try $0.object()["name"]] }
    try check("edit 1 --notes ~") { [try $0.object()["notes"]] }
    try check("place list") { try $0.list().map { $0["name"] } }
    try check("place show 1") { [try $0.object()["name"]] }
    try check("replay TRACE --commit") { try $0.objects().flatMap { [$0["place"], $0["task"]] } }
    try check("why 1") { try $0.list().flatMap { [$0["place"], $0["task"]] } }
    try check("why ~") { try $0.list().flatMap { [$0["place"], $0["task"]] } }
    try check("snooze 1 2h") { [try $0.object()["name"]] }
    try check("skip 1") { [try $0.object()["name"]] }
    try check("history") { try $0.list().flatMap { [$0["task"], $0["notes"]] } }
    try check("status --gpsd localhost:1") { [try $0.object()["next_task"]] }
    try check("remove 1") { [try $0.object()["name"]] }
  }

  /// Between the trace's end and the day after.
  private static let now = "2026-03-02T18:00:00+01:00"

  /// A task and a place of that name, the place beside the trace.
  private static func furnished(with name: String) throws -> CalledProgram {
    let program = try CalledProgram()
    let place = try program(
      "place", "add", name, "52.52162,13.40973", "--radius", "60", now: "2026-03-01T12:00:00+01:00")
    #expect(place.status == 0, "\(place.errors)")
    let task = try program(
      "add", name, "--every", "1-2d", "--place", name, "--start", "2026-02-27T12:00",
      now: "2026-03-01T12:00:00+01:00")
    #expect(task.status == 0, "\(task.errors)")
    return program
  }

  /// True for a scalar that must not reach a terminal: a control other than the line feed, or a
  /// mark that reorders or separates.
  private static func offences(_ text: String) -> [String] {
    text.unicodeScalars.compactMap { scalar in
      switch scalar.value {
      case 0x0A: nil
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069:
        String(scalar.value, radix: 16)
      default: nil
      }
    }
  }

  /// The columns that the names above take on a terminal.
  private static func columns(of text: Substring) -> Int {
    text.reduce(0) { width, character in
      guard let scalar = character.unicodeScalars.first else { return width }
      let isWide =
        scalar.properties.isEmojiPresentation || (0x3041...0x9FFF).contains(scalar.value)
      return width + (isWide ? 2 : 1)
    }
  }
}
