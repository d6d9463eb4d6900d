import CommandTesting
import Foundation
import TestSupport
import Testing

/// `history`: what was done, and when it was told.
@Suite(.blocking)
struct HistoryTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let options: String
    let kinds: [String]
    let names: Set<String>
    var testDescription: String { options.isEmpty ? "no options" : options }

    init(_ options: String, _ kinds: [String], _ names: Set<String>) {
      (self.options, self.kinds, self.names) = (options, kinds, names)
    }
  }

  static let table = [
    Row("", ["skipped", "done", "done"], ["Pills", "Gone"]),
    Row("--search PILL", ["done"], ["Pills"]),
    Row("--search pharm", ["done"], ["Pills"]),
    Row("--search shelf", ["skipped", "done"], ["Gone"]),
    Row("--task 1", ["done"], ["Pills"]),
    Row("--task gone", ["skipped", "done"], ["Gone"]),
    Row("--place pharmacy", ["done"], ["Pills"]),
    Row("--from 2026-03-04", ["skipped"], ["Gone"]),
    Row("--to 2026-03-03", ["done", "done"], ["Pills", "Gone"]),
    Row("--from 2026-03-03 --to 2026-03-03", ["done"], ["Gone"]),
    Row("--limit 1", ["skipped"], ["Gone"]),
    Row("--from 2027-01-01", [], []),
    Row(
      "--all --to 2026-03-02", ["done", "enter", "exit", "reminder", "enter", "exit"], ["Pills"]),
    Row("--all --task 1", ["done", "reminder"], ["Pills"]),
    Row("--all --search home", ["enter", "exit"], []),
  ]

  @Test
  func `it finds by text, task, place and time`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try Fixtures.furnish(program, tasks: false)
    _ = try program("add", "Pills", "--every", "10d", "--place", "Pharmacy", "--horizon", "20d")
    _ = try program("add", "Gone", "--every", "1d", "--notes", "top shelf")
    _ = try program("replay", Fixtures.trace("pharmacy-walk"), "--commit")
    _ = try program("done", "1", now: "2026-03-02T20:00:00+01:00")
    _ = try program("done", "2", now: "2026-03-03T12:00:00+01:00")
    _ = try program("skip", "2", now: "2026-03-04T12:00:00+01:00")
    _ = try program("remove", "2", now: "2026-03-05T12:00:00+01:00")
    for row in Self.table {
      let words = row.options.split(separator: " ").map(String.init)
      let list = try program.run(["history", "--json"] + words).list()
      #expect(list.compactMap { $0["kind"] as? String } == row.kinds, "\(row)")
      #expect(Set(list.compactMap { $0["task"] as? String }) == row.names, "\(row)")
      let people = try program.run(["history"] + words)
      #expect(people.status == 0)
      #expect(people.lines.filter { $0.hasPrefix("  ") }.count == row.kinds.count, "\(row)")
    }
    let days = try program("history").lines.filter { !$0.hasPrefix(" ") }
    #expect(days == ["Wed 4 Mar 2026", "Tue 3 Mar 2026", "Mon 2 Mar 2026"])
    for (option, name) in [("--task", "Pillz"), ("--place", "Nowhere"), ("--category", "Hom")] {
      let unknown = try program("history", option, name)
      #expect(unknown.status == 66 && unknown.errors.contains("\"\(name)\""), "\(unknown.errors)")
    }
    let wrong = try program("history", "--from", "2026-03-05", "--to", "2026-03-04")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("\"2026-03-05\" is later than"))
  }
}
