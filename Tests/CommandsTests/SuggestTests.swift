import CommandTesting
import Foundation
import TestSupport
import Testing

/// The rhythm that completions show, and the proposal of another one (Y8).
@Suite(.blocking)
struct SuggestTests {
  private static let times = [
    "2023-03-25T09:00:00+01:00", "2023-06-03T09:00:00+02:00", "2023-08-12T09:00:00+02:00",
    "2023-11-11T09:00:00+01:00", "2024-02-10T09:00:00+01:00",
  ]
  private static let now = "2024-02-11T09:00:00+01:00"

  /// A task that was done five times on Saturdays, ten to thirteen weeks apart.
  private func taught(_ program: CalledProgram, every: String = "6-8w") throws {
    let begin = "2023-01-07T08:00:00+01:00"
    _ = try program.run(["place", "add", "Vet", "52.5,13.4"], now: begin)
    _ = try program.run(
      ["add", "Medicine", "--every", every, "--start", "2023-01-07T09:00", "--place", "Vet"],
      now: begin)
    for time in Self.times { _ = try program.run(["done", "1"], now: time) }
  }

  private func suggestion(_ program: CalledProgram) throws -> [String: String]? {
    try program.run(["show", "1", "--json"], now: Self.now).object()["suggestion"]
      as? [String: String]
  }

  @Test func `show, why and suggest say how often it is done`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try taught(program)
    let sentence = "Usually after 11 weeks (10 to 13), mostly on Saturdays, at Vet"
    #expect(try program.run(["show", "1"], now: Self.now).output.contains(sentence))
    #expect(
      try program.run(["why", "1"], now: Self.now).output.contains(sentence + ": every 10-13w?"))
    #expect(try suggestion(program)?["every"] == "10-13w")
    #expect(try suggestion(program)?["text"] == sentence + ": every 10-13w?")
    let list = try program.run(["suggest", "--json"], now: Self.now).list()
    #expect(
      list.count == 1 && list[0]["id"] as? Int == 1 && list[0]["name"] as? String == "Medicine")
    #expect(list[0]["every"] as? String == "10-13w" && list[0]["from"] as? String == "6-8w")
    let ukrainian = try program.run(["suggest", "--lang", "uk"], now: Self.now)
    #expect(ukrainian.output.contains("Зазвичай через 11 тижнів (від 10 до 13)"))
    #expect(ukrainian.output.contains("здебільшого у суботу, місце: Vet"))
  }

  @Test func `nothing changes by itself, and four completions say nothing`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try taught(program)
    #expect(
      try program.run(["show", "1", "--json"], now: Self.now).object()["every"] as? String
        == "6-8w")
    _ = try program.run(["undo"], now: Self.now)
    #expect(try suggestion(program) == nil)
    #expect(try program.run(["suggest", "--json"], now: Self.now).list().isEmpty)
    #expect(
      try program.run(["suggest"], now: Self.now).output.contains("Nothing to propose"))
  }

  @Test func `yes is an edit that undo takes back`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try taught(program)
    let taken = try program.run(["suggest", "1", "--yes", "--json"], now: Self.now).object()
    #expect(taken["every"] as? String == "10-13w" && taken["suggestion"] is NSNull)
    #expect(try program.run(["suggest", "--json"], now: Self.now).list().isEmpty)
    let again = try program.run(["suggest", "1", "--yes"], now: Self.now)
    #expect(again.status == 1 && again.errors.contains("nothing is proposed"))
    _ = try program.run(["undo"], now: Self.now)
    #expect(try suggestion(program)?["every"] == "10-13w")
  }

  @Test func `a refusal is kept until the rule changes, exported, and undone`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try taught(program)
    #expect(try program.run(["suggest", "1", "--no"], now: Self.now).status == 0)
    #expect(try suggestion(program) == nil)
    #expect(try program.run(["suggest", "1", "--json"], now: Self.now).list().isEmpty)
    // The sentence stays, without the question.
    #expect(
      try program.run(["show", "1"], now: Self.now).output.contains("Usually after 11 weeks"))
    let export = try program.run(["export"], now: Self.now).output
    #expect(export.contains(#""refused":"10-13w""#))
    let other = try CalledProgram()
    defer { other.remove() }
    let file = other.folder.appending(path: "export.jsonl")
    try Data(export.utf8).write(to: file)
    _ = try other.run(["import", file.path], now: Self.now)
    #expect(try suggestion(other) == nil)
    _ = try other.run(["edit", "1", "--name", "Pills"], now: Self.now)
    #expect(try suggestion(other) == nil)
    _ = try other.run(["edit", "1", "--every", "5-7w"], now: Self.now)
    #expect(try suggestion(other)?["every"] == "10-13w")
    _ = try program.run(["undo"], now: Self.now)
    #expect(try suggestion(program)?["every"] == "10-13w")
    _ = try program.run(["redo"], now: Self.now)
    #expect(try suggestion(program) == nil)
  }

  @Test func `skipped and undone ones do not count`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try taught(program)
    _ = try program.run(["skip", "1"], now: "2024-04-20T09:00:00+02:00")
    let now = "2024-04-21T09:00:00+02:00"
    let shown = try program.run(["show", "1", "--json"], now: now).object()
    #expect((shown["suggestion"] as? [String: String])?["every"] == "10-13w")
    // The skip first, then the last time that it was done.
    for _ in 1...2 { _ = try program.run(["undo", "--task", "1"], now: now) }
    let after = try program.run(["show", "1", "--json"], now: now).object()
    #expect(after["suggestion"] is NSNull)
  }
}
