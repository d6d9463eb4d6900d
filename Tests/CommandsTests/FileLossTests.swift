import CommandTesting
import Foundation
import TestSupport
import Testing

/// Fields of tasks as people live them, in the files of other programs (Y1, Y3, Y4, Y7).
@Suite(.blocking)
struct FileLossTests {
  private func program(_ lines: [String]...) throws -> CalledProgram {
    let program = try CalledProgram()
    for words in lines {
      let outcome = try program.run(words, now: "2026-03-02T09:00:00+01:00")
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    }
    return program
  }

  private func losses(_ program: CalledProgram, _ name: String) throws -> String {
    let path = program.folder.appending(path: name).path()
    let outcome = try program.run(["export", path, "--force"], now: "2026-03-02T10:00:00+01:00")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.errors
  }

  @Test(arguments: ["a.ics", "a.org"])
  func `several times a day goes to a file and comes back`(name: String) throws {
    let program = try program(["add", "Gym", "--every", "3x week", "--several-a-day"])
    defer { program.remove() }
    #expect(try !losses(program, name).contains("several"))
    let other = try CalledProgram()
    defer { other.remove() }
    let path = program.folder.appending(path: name).path()
    let outcome = try other.run(["import", path], now: "2026-03-02T11:00:00+01:00")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let task = try other.run(["show", "Gym", "--json"], now: "2026-03-02T11:00:00+01:00").object()
    #expect(task["several_a_day"] as? Bool == true && task["every"] as? String == "3x week")
  }

  @Test(arguments: [("todo.txt", "todotxt"), ("a.ics", "icalendar"), ("a.json", "taskwarrior")])
  func `a number of times goes to a file and comes back`(name: String, format: String) throws {
    let program = try program(["add", "Gym", "--every", "3x week"])
    defer { program.remove() }
    let path = program.folder.appending(path: name).path()
    #expect(try program("export", path, "--format", format).status == 0)
    let other = try CalledProgram()
    defer { other.remove() }
    let outcome = try other.run(["import", path], now: "2026-03-02T11:00:00+01:00")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let task = try other.run(["show", "Gym", "--json"], now: "2026-03-02T11:00:00+01:00").object()
    #expect(task["every"] as? String == "3x week" && task["due_day"] as? String == "2026-03-06")
  }

  @Test func `a format without it says so`() throws {
    let program = try program(
      ["add", "Gym", "--every", "3x week", "--several-a-day"], ["add", "Tea", "--every", "3x day"])
    defer { program.remove() }
    let said = try losses(program, "todo.txt")
    #expect(said.contains("1 task loses its \"several_a_day\""), "\(said)")
  }

  @Test(arguments: ["a.ics", "a.org", "todo.txt"])
  func `turns are left out, and said`(name: String) throws {
    let program = try program(
      ["device", "add", "phone-anna", "--person", "anna"],
      ["add", "Dishes", "--every", "1w", "--turns", "anna,me"])
    defer { program.remove() }
    let said = try losses(program, name)
    #expect(said.contains("1 task loses its \"turns\""), "\(said)")
  }

  @Test(arguments: ["a.ics", "a.org"])
  func `ticks and what is for one time are left out, and said`(name: String) throws {
    let program = try program(
      ["add", "Shop", "--item", "milk"], ["item", "add", "1", "cake", "--once"])
    defer { program.remove() }
    let said = try losses(program, name)
    #expect(said.contains("1 task keeps its items for one time"), "\(said)")
    #expect(!said.contains("ticks"), "\(said)")
    _ = try program.run(["item", "check", "1", "1"], now: "2026-03-02T09:00:00+01:00")
    #expect(try losses(program, name).contains("1 task loses its ticks in the checklist"))
  }

  @Test(arguments: [("a.ics", true), ("a.org", true), ("a.otrw", true), ("a.gpx", false)])
  func `opening hours are said where a format has none`(name: String, isLost: Bool) throws {
    let program = try program(
      ["place", "add", "Vet", "52.52,13.405", "--hours", "Mo-Fr 08:00-18:00"],
      ["add", "Cat", "--place", "Vet"])
    defer { program.remove() }
    let said = try losses(program, name)
    #expect(said.contains("1 place loses its opening hours") == isLost, "\(said)")
  }
}
