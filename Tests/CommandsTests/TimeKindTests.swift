import CommandTesting
import Foundation
import TestSupport
import Testing

/// The effect of each command on a day task, on one with `--at`, and on one that was stored with a
/// time that nobody typed (R25): the table in docs/decisions.md.
@Suite(.blocking)
struct TimeKindTests {
  /// The three kinds of time that a task may have.
  enum Kind: String, CaseIterable {
    case day
    case at
    case stored

    /// How a task of this kind is added; the last looks like those of versions without day tasks.
    var repeating: [String] {
      switch self {
      case .day: ["--every", "2w"]
      case .at: ["--every", "2w", "--at", "9:00"]
      case .stored: ["--every", "2w", "--start", "2026-03-02T12:00"]
      }
    }

    var once: [String] {
      switch self {
      case .day: ["--due", "2026-03-10"]
      case .at: ["--due", "2026-03-10", "--at", "18:00"]
      case .stored: ["--due", "2026-03-10T23:59:59"]
      }
    }
  }

  /// Commands, each with its time where that is not the usual one, and what they lead to: opens and
  /// due of a day task, of one with `--at`, and of one stored with a time.
  struct Row: Sendable, CustomTestStringConvertible {
    let commands: [String]
    let expected: [String]
    var testDescription: String { commands.joined(separator: "; ") }

    init(commands: [String], expected: [String]) {
      self.commands = commands
      self.expected = expected
    }

    init(_ commands: String..., day: String, at: String, stored: String) {
      self.init(commands: commands, expected: [day, at, stored])
    }
  }

  private static let asAdded = [
    "03-15 to 03-16", "03-15T09:00 to 03-16T09:00", "03-15T12:00 to 03-16T12:00",
  ]
  private static let asDone = [
    "03-23 to 03-24", "03-23T09:00 to 03-24T09:00", "03-23T15:30 to 03-24T15:30",
  ]

  private static func same(_ commands: String..., as expected: [String]) -> Row {
    Row(commands: commands, expected: expected)
  }

  /// The clock stands at noon of 2 March; a command after `10|` comes at 15:30 of 10 March.
  static let repeating = [
    same(as: asAdded), same("edit 1 --name Other", as: asAdded),
    Row(
      "edit 1 --every 3w", day: "03-22 to 03-23", at: "03-22T09:00 to 03-23T09:00",
      stored: "03-22T12:00 to 03-23T12:00"),
    Row(
      "edit 1 --start 2026-03-05", day: "03-18 to 03-19", at: "03-18T09:00 to 03-19T09:00",
      stored: "03-18T12:00 to 03-19T12:00"),
    Row(
      "edit 1 --start 2026-03-05T10:00", day: "03-18T10:00 to 03-19T10:00",
      at: "03-18T09:00 to 03-19T09:00", stored: "03-18T10:00 to 03-19T10:00"),
    Row(
      "edit 1 --first 2026-03-20", day: "03-19 to 03-20", at: "03-19T09:00 to 03-20T09:00",
      stored: "03-19T12:00 to 03-20T12:00"),
    Row(
      "edit 1 --first 2026-03-20T10:00", day: "03-19T10:00 to 03-20T10:00",
      at: "03-19T09:00 to 03-20T09:00", stored: "03-19T10:00 to 03-20T10:00"),
    Row(
      "edit 1 --at 18:00", day: "03-15T18:00 to 03-16T18:00", at: "03-15T18:00 to 03-16T18:00",
      stored: "03-15T18:00 to 03-16T18:00"),
    Row("edit 1 --at none", day: "03-15 to 03-16", at: "03-15 to 03-16", stored: "03-15 to 03-16"),
    // Days and times of the wall clock of another zone are the same.
    same("edit 1 --zone America/New_York", as: asAdded),
    same("edit 1 --from start", as: asAdded),
    Row(
      "edit 1 --every none", day: "03-15 to 03-16", at: "03-15T09:00 to 03-16T09:00",
      stored: "03-15T12:00 to 03-16T12:00"),
    Row(
      "edit 1 --every '2w on mon'", day: "03-01 to 03-02", at: "03-15T09:00 to 03-16T09:00",
      stored: "03-15T12:00 to 03-16T12:00"),
    same("10|done 1", as: asDone), same("10|done 1", "undo", as: asAdded),
    same("10|done 1", "undo", "redo", as: asDone),
    Row(
      "10|done 1 --at 2026-03-09T08:00", day: "03-22 to 03-23",
      at: "03-22T09:00 to 03-23T09:00", stored: "03-22T08:00 to 03-23T08:00"),
    Row(
      "10|done 1", "edit 1 --at 18:00", day: "03-23T18:00 to 03-24T18:00",
      at: "03-23T18:00 to 03-24T18:00", stored: "03-23T18:00 to 03-24T18:00"),
    Row(
      "10|done 1", "edit 1 --at none", day: "03-23 to 03-24", at: "03-23 to 03-24",
      stored: "03-23 to 03-24"),
    // A day task has no time to take away, so nothing is there to be undone but the completion.
    Row(
      "10|done 1", "edit 1 --at none", "undo", day: asAdded[0], at: asDone[1], stored: asDone[2]),
    // The completion itself was not lost with the time.
    Row(
      "10|done 1", "edit 1 --at none", "edit 1 --at 7:00", day: "03-23T07:00 to 03-24T07:00",
      at: "03-23T07:00 to 03-24T07:00", stored: "03-23T07:00 to 03-24T07:00"),
    Row(
      "10|skip 1", day: "03-29 to 03-30", at: "03-29T09:00 to 03-30T09:00",
      stored: "03-29T12:00 to 03-30T12:00"),
    same("10|skip 1", "undo", as: asAdded),
    // In another zone the completion counts by its clock; the day of a skip stays.
    Row(
      "10|done 1 --at 2026-03-09T08:00", "edit 1 --zone Pacific/Auckland", day: "03-22 to 03-23",
      at: "03-22T09:00 to 03-23T09:00", stored: "03-22T20:00 to 03-23T20:00"),
    Row(
      "10|done 1", "edit 1 --zone Pacific/Auckland", day: "03-24 to 03-25",
      at: "03-24T09:00 to 03-25T09:00", stored: "03-24T03:30 to 03-25T03:30"),
    Row(
      "10|skip 1", "edit 1 --zone Pacific/Auckland", day: "03-29 to 03-30",
      at: "03-29T09:00 to 03-30T09:00", stored: "03-30T00:00 to 03-31T00:00"),
    Row(
      "move 1 2026-03-12", day: "03-11 to 03-12", at: "03-11T09:00 to 03-12T09:00",
      stored: "03-11T12:00 to 03-12T12:00"),
    Row(
      "move 1 2026-03-12T18:00", day: "03-11T18:00 to 03-12T18:00",
      at: "03-11T18:00 to 03-12T18:00", stored: "03-11T18:00 to 03-12T18:00"),
    same("move 1 2026-03-12T18:00", "10|done 1", as: asDone),
    same("move 1 2026-03-12T18:00", "undo", as: asAdded),
    same("snooze 1 2h", as: asAdded),
  ]

  static let once = [
    Row(
      day: "03-09 to 03-10", at: "03-09T18:00 to 03-10T18:00",
      stored: "03-09T23:59 to 03-10T23:59"),
    Row(
      "edit 1 --name Other", day: "03-09 to 03-10", at: "03-09T18:00 to 03-10T18:00",
      stored: "03-09T23:59 to 03-10T23:59"),
    Row(
      "edit 1 --due 2026-03-12", day: "03-11 to 03-12", at: "03-11 to 03-12",
      stored: "03-11 to 03-12"),
    Row(
      "edit 1 --due 2026-03-12T07:00", day: "03-11T07:00 to 03-12T07:00",
      at: "03-11T07:00 to 03-12T07:00", stored: "03-11T07:00 to 03-12T07:00"),
    Row(
      "edit 1 --at 20:00", day: "03-09T20:00 to 03-10T20:00", at: "03-09T20:00 to 03-10T20:00",
      stored: "03-09T20:00 to 03-10T20:00"),
    Row("edit 1 --at none", day: "03-09 to 03-10", at: "03-09 to 03-10", stored: "03-09 to 03-10"),
    Row(
      "edit 1 --zone America/New_York", day: "03-09 to 03-10", at: "03-09T18:00 to 03-10T18:00",
      stored: "03-09T23:59 to 03-10T23:59"),
    Row(
      "edit 1 --every 2w", day: "03-09 to 03-10", at: "03-09T18:00 to 03-10T18:00",
      stored: "03-09T23:59 to 03-10T23:59"),
    Row(
      "move 1 2026-03-12", day: "03-11 to 03-12", at: "03-11T18:00 to 03-12T18:00",
      stored: "03-11T23:59 to 03-12T23:59"),
    Row(
      "move 1 2026-03-12T07:00", day: "03-11T07:00 to 03-12T07:00",
      at: "03-11T07:00 to 03-12T07:00", stored: "03-11T07:00 to 03-12T07:00"),
    Row(
      "10|done 1", "undo", day: "03-09 to 03-10", at: "03-09T18:00 to 03-10T18:00",
      stored: "03-09T23:59 to 03-10T23:59"),
    Row(
      "snooze 1 2h", day: "03-09 to 03-10", at: "03-09T18:00 to 03-10T18:00",
      stored: "03-09T23:59 to 03-10T23:59"),
  ]

  @Test(arguments: repeating)
  func `a repeating task keeps its kind of time`(row: Row) throws {
    try Self.check(row, Self.repeatingTasks)
  }

  @Test(arguments: once)
  func `a one-off keeps its kind of time`(row: Row) throws {
    try Self.check(row, Self.onceTasks)
  }

  private static let repeatingTasks = Result { try database(\.repeating) }
  private static let onceTasks = Result { try database(\.once) }

  /// A database with a task of each kind, in the order of the kinds.
  private static func database(
    _ options: KeyPath<Kind, [String]>
  ) throws -> DatabaseTemplate {
    try DatabaseTemplate { program in
      for kind in Kind.allCases {
        let added = try program.run(["add", "T"] + kind[keyPath: options])
        #expect(added.status == 0, "\(added.errors)")
      }
    }
  }

  private static func check(_ row: Row, _ database: Result<DatabaseTemplate, any Error>) throws {
    let program: CalledProgram = try database.get().program()
    defer { program.remove() }
    var now = ""
    for (number, kind) in Kind.allCases.enumerated() {
      now = "2026-03-02T12:00:00+01:00"
      for command in row.commands {
        var text = command[...]
        if text.hasPrefix("10|") {
          text = text.dropFirst(3)
          now = "2026-03-10T15:30:00+01:00"
        }
        let arguments = words(text).map { $0 == "1" ? "\(number + 1)" : $0 }
        let outcome = try program.run(arguments, now: now)
        #expect(outcome.status == 0, "\(kind): \(command): \(outcome.errors)")
      }
    }
    #expect(try tasks(program, now).map(dates) == row.expected)
    try checkExchange(program, now: now, row.expected)
  }

  /// The tasks of a database by number, those of the program's own unless another one is named.
  private static func tasks(
    _ program: CalledProgram, _ now: String, _ database: [String] = []
  ) throws -> [[String: Any]] {
    let list = try program.run(["list", "--all", "--json"] + database, now: now).list()
    return list.sorted { ($0["id"] as? Int ?? 0) < ($1["id"] as? Int ?? 0) }
  }

  /// The words of a command; those between apostrophes are one.
  private static func words(_ text: Substring) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap {
      index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
  }

  /// Opens and due, in short: `03-15 to 03-16` of a day task, with times of others.
  ///
  /// The instants of a day task are the first and the last second of its days.
  private static func dates(_ task: [String: Any]) throws -> String {
    let opens = try #require(task["opens"] as? String)
    let due = try #require(task["due"] as? String)
    guard let openingDay = task["opens_day"] as? String, let dueDay = task["due_day"] as? String
    else {
      #expect(task["opens_day"] is NSNull && task["due_day"] is NSNull)
      return "\(opens.dropFirst(5).prefix(11)) to \(due.dropFirst(5).prefix(11))"
    }
    #expect(opens.hasPrefix("\(openingDay)T00:00:00"))
    #expect(due.hasPrefix("\(dueDay)T23:59:59"))
    return "\(openingDay.dropFirst(5)) to \(dueDay.dropFirst(5))"
  }

  /// An export keeps the kinds, into a new database and merged into one in use.
  private static func checkExchange(
    _ program: CalledProgram, now: String, _ expected: [String]
  ) throws {
    let text = Data(try program.run(["export"], now: now).output.utf8)
    let new = ["--db", program.folder.appending(path: "new.db").path()]
    let used = ["--db", program.folder.appending(path: "used.db").path()]
    #expect(try program.run(["add", "Mine"] + used, now: now).status == 0)
    for (database, own) in [(new, 0), (used, 1)] {
      let imported = try program.run(["import", "-"] + database, now: now, input: text)
      #expect(imported.status == 0, "\(imported.errors)")
      let found = try tasks(program, now, database).dropFirst(own).map(dates)
      #expect(found == expected, "imported beside \(own)")
    }
    // What comes after it is the same as well.
    #expect(try program.run(["done", "1", "2", "3", "--again"], now: now).status == 0)
    #expect(try program.run(["done", "2", "3", "4", "--again"] + used, now: now).status == 0)
    func dues(_ tasks: some Sequence<[String: Any]>) -> [String] {
      tasks.map { "\($0["due"] ?? "")" }
    }
    let due = dues(try tasks(program, now))
    #expect(due.count == Kind.allCases.count)
    #expect(dues(try tasks(program, now, used).dropFirst()) == due, "done")
  }

  @Test
  func `an export of a version without day tasks has times, and they stay`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for kind in [Kind.at, .stored] { _ = try program.run(["add", "T"] + kind.repeating) }
    _ = try program("add", "T", "--due", "2026-03-10T23:59:59")
    let present = try program("export")
    let old = present.output.replacing(#","whole_days":false"#, with: "")
    #expect(old != present.output)
    let other = program.folder.appending(path: "other.db").path()
    let imported = try program("import", "-", "--db", other, input: Data(old.utf8))
    #expect(imported.status == 0, "\(imported.errors)")
    func summary(_ database: String) throws -> [String] {
      try program("list", "--all", "--json", "--db", database).list().map(Self.dates)
    }
    let before = try summary(program.database)
    #expect(before.count == 3 && before.allSatisfy { $0.contains("T") })
    #expect(try summary(other) == before)
  }

  @Test
  func `tasks of a released database keep their times when they are edited and done`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let database = program.folder.appending(path: "old.db").path()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "/usr/bin/python3", "-c",
      "import sqlite3,sys; sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2]).read())",
      database, Fixtures.root.appending(path: "Fixtures/databases/v10.sql").path(),
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let now = "2026-03-03T12:00:00+01:00"
    func run(_ words: String...) throws -> [String: Any] {
      let outcome = try program.run(words + ["--json", "--db", database], now: now)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
      return try outcome.object()
    }
    // Cat medicine, Rent, Bins: each has its time from its start or its completion.
    for (id, due, next) in [
      ("1", "2026-06-08T18:00:00+02:00", "2026-06-09T12:00:00+02:00"),
      ("3", "2026-02-28T09:00:00+01:00", "2026-03-31T09:00:00+02:00"),
      ("12", "2026-03-03T09:00:00+01:00", "2026-03-06T09:00:00+01:00"),
    ] {
      let before = try run("show", id)
      #expect(before["due"] as? String == due && before["due_day"] is NSNull)
      let renamed = try run("edit", id, "--name", "Renamed \(id)")
      #expect(renamed["due"] as? String == due && renamed["due_day"] is NSNull)
      let done = try run("done", id, "--again")
      #expect(done["due"] as? String == next && done["due_day"] is NSNull)
      let days = try run("edit", id, "--at", "none")
      #expect(days["due_day"] as? String == String(next.prefix(10)))
    }
  }
}
