import CommandTesting
import Foundation
import TestSupport
import Testing

/// Messages about a date or a length that cannot be read, and about a day.
@Suite(.blocking)
struct DateErrorTests {
  @Test(arguments: [
    (["add", "A", "--every", "1mo on 1", "--first", "2026-03-05"], "\"2026-03-05\" cannot be set"),
    (
      ["add", "A", "--every", "1mo on 1", "--first", "2026-03-05T09:00"],
      "\"2026-03-05T09:00:00\" cannot be set"
    ),
    (
      ["add", "A", "--every", "1w", "--start", "2026-03-05", "--end", "2026-03-04"],
      "the end \"2026-03-04\" lies before the start \"2026-03-05\""
    ),
    (["pause", "soon"], "\"soon\" is not an end for a pause: expected a length such as 2w or 3d"),
    (["pause", "tomorow"], "Did you mean \"tomorrow\"?"),
    (["snooze", "1", "tomorow"], "Did you mean \"tomorrow\"?"),
    (["snooze", "1", "tomorow 18:00"], "Did you mean \"tomorrow 18:00\"?"),
    (["snooze", "1", "visti"], "Did you mean \"visit\"?"),
    (["snooze", "1", "friady"], "Did you mean \"friday\"?"),
    (["move", "1", "15 janury"], "Did you mean \"15 january\"?"),
    (["add", "A", "--due", "next weak"], "Did you mean \"next week\"?"),
    (["add", "A", "--due", "завтр", "--lang", "uk"], "Можливо, ви мали на увазі \"завтра\"?"),
    (["snooze", "1", "завтар", "--lang", "uk"], "Можливо, ви мали на увазі \"завтра\"?"),
  ])
  func `an error names what was typed, what was expected and what was probably meant`(
    arguments: [String], message: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Task", "--due", "today")
    let outcome = try program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(!outcome.errors.contains("00:00:00") && !outcome.errors.contains("23:59:59"))
  }

  @Test(arguments: ["zzz", "7", "x y z q r s t", "🙂"])
  func `what is like no date is met without a suggestion`(text: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let errors = try program("add", "A", "--due", text).errors
    #expect(!errors.isEmpty && !errors.contains("Did you mean"))
  }

  @Test(arguments: ["0", "0h", "0d", "0 days", "00min"])
  func `a horizon of 0 is taken by the setting as by the option`(value: String) throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["PASSBY_REMINDERS_HORIZON"] = value
    #expect(try program("config", "reminders.horizon").output == "0h\n")
    let task = try program("add", "A", "--due", "2026-03-05", "--json").object()
    #expect(task["opens_day"] as? String == "2026-03-05")
    program.environment["PASSBY_REMINDERS_HORIZON"] = nil
    let file = program.folder.appending(path: "config.yaml")
    try Data("reminders:\n  horizon: \(value)\n".utf8).write(to: file)
    let other = try program(
      "add", "B", "--due", "2026-03-05T15:00", "--json", "--config", file.path)
    #expect(try other.object()["opens"] as? String == "2026-03-05T15:00:00+01:00")
  }
}
