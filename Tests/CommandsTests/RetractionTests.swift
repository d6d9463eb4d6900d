import CommandTesting
import Foundation
import TestSupport
import Testing

/// Entries of the history through the built program: what they keep, and taking them back
/// out of turn (T13).
@Suite(.blocking)
struct RetractionTests {
  private static let state = ["opens", "due", "phase", "last_done", "snoozed_until"]

  private func state(_ id: String, _ program: CalledProgram) throws -> [String] {
    let task = try program("show", id, "--json").object()
    return Self.state.map { "\(task[$0] ?? "?")" }
  }

  @Test
  func `an entry keeps category, difficulty, priority, duration and points as of then`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program(
      "add", "Clean", "--every", "1w", "--category", "Home", "--priority", "high", "--difficulty",
      "hard", "--duration", "40min")
    _ = try program("done", "1", "--note", "the oven too")
    _ = try program("category", "edit", "Home", "--name", "House")
    _ = try program("edit", "1", "--priority", "low", "--difficulty", "1", "--duration", "none")
    let entry = try #require(try program("history", "--json").list().first)
    #expect(entry["category"] as? String == "Home")
    #expect(entry["priority"] as? String == "high")
    #expect(entry["difficulty"] as? Int == 4)
    #expect(entry["duration_min"] as? Int == 40)
    #expect(entry["points"] as? Int == 40)
    #expect(entry["note"] as? String == "the oven too")
    #expect(UUID(uuidString: entry["entry"] as? String ?? "") != nil)
    #expect(try program("show", "1", "--json").object()["points"] as? Int == 40)
    #expect(try program("history", "--search", "oven", "--json").list().count == 1)
    #expect(try program("history", "--category", "home", "--json").list().count == 1)
    #expect(try program("history", "--category", "none", "--json").list().isEmpty)
    #expect(try program("history").output.contains("“the oven too”"))
    _ = try program("category", "remove", "House")
    #expect(try program("history", "--category", "Home", "--json").list().count == 1)
  }

  @Test
  func `points are earned by what was open or half over, once, and by one-offs`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    func points(_ id: Int, at time: String, _ words: String...) throws -> Int? {
      let done = try program.run(["done", "\(id)"] + words, now: time)
      #expect(done.status == 0, "\(done.errors)")
      return try program("history", "--task", "\(id)", "--json").list().first?["points"] as? Int
    }
    _ = try program("add", "Weekly", "--every", "7d")
    #expect(try points(1, at: "2026-03-02T13:00:00+01:00") == 30, "the first time earns")
    #expect(try points(1, at: "2026-03-05T12:59:59+01:00") == 0, "less than half has passed")
    #expect(try points(1, at: "2026-03-09T00:59:59+01:00") == 30, "half has passed")
    #expect(try points(1, at: "2026-03-09T01:05:00+01:00", "--again") == 0)
    _ = try program("add", "Window", "--every", "10-14d", "--difficulty", "very-hard")
    #expect(try points(2, at: "2026-03-02T13:00:00+01:00") == 50)
    #expect(try points(2, at: "2026-03-12T13:00:00+01:00") == 50, "its window is open")
    _ = try program("add", "Once", "--difficulty", "1")
    #expect(try points(3, at: "2026-03-02T13:00:00+01:00") == 10)
    _ = try program("add", "Skipped", "--every", "1d")
    _ = try program("skip", "4")
    let skipped = try program("history", "--task", "4", "--json").list().first
    #expect(skipped?["points"] as? Int == 0)
  }

  @Test
  func `the last entry of a task is taken back whatever was done since, as a step of its own`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program(
      "add", "Rent", "--every", "1mo", "--from", "start", "--start", "2026-01-31T09:00")
    _ = try program("add", "Water", "--every", "3d")
    let before = try state("1", program)
    _ = try program("done", "1")
    let after = try state("1", program)
    _ = try program("done", "2")
    _ = try program("edit", "1", "--name", "Rent and heating", "--nag", "1d")
    let back = try program("undo", "--task", "1")
    #expect(back.status == 0)
    #expect(back.output.contains("done 1 \"Rent\""), "\(back.output)")
    #expect(try state("1", program) == before)
    let task = try program("show", "1", "--json").object()
    #expect(task["name"] as? String == "Rent and heating", "what was edited since stays")
    #expect(task["nag_s"] as? Double == 86_400)
    #expect(task["points"] as? Int == 0)
    let entry = try program("history", "--task", "1", "--json").list().first
    #expect(entry?["undone"] as? Bool == true)
    #expect(
      try program("history", "--task", "2", "--json").list().first?["undone"] as? Bool == false)
    #expect(try program("undo", "--task", "1").status == 1, "there is no other")
    #expect(try program("undo").status == 0)
    #expect(try state("1", program) == after)
    #expect(try program("redo").status == 0)
    #expect(try state("1", program) == before)
    #expect(try program("undo", "4").status == 0)
    #expect(try state("1", program) == before)
  }

  @Test
  func `the last entry is the one recorded last, and a skip counts as one`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A", "--every", "3d")
    _ = try program("done", "1", now: "2026-03-02T12:00:00+01:00")
    let first = try state("1", program)
    _ = try program("skip", "1", now: "2026-03-04T12:00:00+01:00")
    #expect(
      try program("undo", "--task", "A", "--json").list().first?["step"] as? String
        == "take back skip 1 \"A\"")
    #expect(try state("1", program) == first)
    let list = try program("history", "--json").list()
    #expect(list.compactMap { $0["kind"] as? String } == ["skipped", "done"])
    #expect(list.compactMap { $0["undone"] as? Bool } == [true, false])
  }

  @Test(
    arguments: [
      (["undo", "--task", "9"], 66), (["undo", "--task", "Nobody"], 66),
      (["undo", "2", "--task", "1"], 64), (["undo", "--task", "1"], 1),
    ] as [([String], Int32)])
  func `what cannot be taken back is refused`(arguments: [String], status: Int32) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A", "--every", "3d")
    let outcome = try program.run(arguments)
    #expect(outcome.status == status)
    #expect(!outcome.errors.isEmpty)
  }

  @Test
  func `a second task of the same name is added with a remark`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try program("add", "Cat medicine").errors.isEmpty)
    let second = try program("add", "cat medicine", "--json")
    #expect(second.status == 0)
    #expect(second.errors.contains("already a task 1 \"Cat medicine\""), "\(second.errors)")
    #expect(try program("quick", "Cat", "medicine").errors.contains("already a task 1"))
    #expect(try program("list", "--json").list().count == 3)
  }

  @Test
  func `during a visit an entry taken back leaves the task unanswered, and undo answers it`() throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("place", "add", "Pharmacy", "52.52162,13.40973", "--radius", "60")
    _ = try program("add", "Plasters", "--place", "Pharmacy")
    let whole = try String(contentsOfFile: Fixtures.trace("pharmacy-walk"), encoding: .isoLatin1)
      .components(separatedBy: "\r\n")
    let inside = try #require(whole.firstIndex { $0.contains("163800") })
    let half = program.folder.appending(path: "half.nmea")
    try Data(whole[..<inside].joined(separator: "\r\n").utf8).write(to: half)
    let now = "2026-03-02T17:38:00+01:00"
    _ = try program("replay", half.path(), "--commit", now: now)
    func answered() throws -> [String] {
      try SQLiteQuery.column(program.database, "SELECT reason FROM silence WHERE reason = 'done'")
    }
    _ = try program("done", "1", now: now)
    #expect(try answered() == ["done"])
    _ = try program("undo", "--task", "1", now: now)
    #expect(try answered().isEmpty)
    _ = try program("undo", now: now)
    #expect(try answered() == ["done"])
    _ = try program("redo", now: now)
    #expect(try answered().isEmpty)
  }
}
