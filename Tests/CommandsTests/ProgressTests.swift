import CommandTesting
import Foundation
import TestSupport
import Testing

/// Points, levels, streaks and statistics through the built program.
@Suite(.blocking)
struct ProgressTests {
  @Test
  func `doing a task pays, and says what is new once`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Hard", "--difficulty", "very-hard")
    _ = try program("add", "Other", "--difficulty", "very-hard")
    func reward(_ words: String...) throws -> [String: Any] {
      try #require(try program.run(words + ["--json"]).object()["reward"] as? [String: Any])
    }
    let first = try reward("done", "1")
    #expect(first["points"] as? Int == 50 && first["total"] as? Int == 50)
    #expect(first["level"] as? Int == 1 && first["level_up"] as? Bool == false)
    #expect(first["rank"] as? String == "seed" && first["rank_up"] as? Bool == false)
    #expect(first["badges"] as? [String] == ["first_step"])
    let second = try reward("done", "2")
    #expect(second["total"] as? Int == 100 && second["level"] as? Int == 2)
    #expect(second["level_up"] as? Bool == true && second["badges"] as? [String] == [])
    let progress = try program("progress", "--json").object()
    #expect(progress["points"] as? Int == 100 && progress["level_points"] as? Int == 0)
    #expect(progress["level_size"] as? Int == 150 && progress["level_progress"] as? Double == 0)
    #expect(progress["day_streak"] as? Int == 1 && progress["reserve"] as? Int == 0)
    let badges = try #require(progress["badges"] as? [[String: Any]])
    #expect(badges.map { $0["name"] as? String } == ["first_step"])
    #expect(badges[0]["time"] as? String == "2026-03-02T12:00:00+01:00")
    // Undo takes it away, redo brings it back.
    #expect(try program("undo").status == 0)
    #expect(try program("progress", "--json").object()["points"] as? Int == 50)
    #expect(try program("redo").status == 0)
    #expect(try program("progress", "--json").object()["level"] as? Int == 2)
    #expect(try program("progress").output.contains("Level 2, seed"))
  }

  @Test
  func `several tasks pay together, and the last one tells what is new`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for name in ["One", "Two"] { _ = try program("add", name, "--difficulty", "very-hard") }
    let tasks = try program("done", "1", "2", "--json").list()
    let rewards = tasks.compactMap { $0["reward"] as? [String: Any] }
    #expect(rewards.map { $0["points"] as? Int } == [50, 50])
    #expect(rewards.map { $0["total"] as? Int } == [100, 100])
    #expect(rewards.map { $0["level_up"] as? Bool } == [false, true])
    #expect(rewards.map { $0["badges"] as? [String] } == [[], ["first_step"]])
  }

  @Test(arguments: [
    // How many days later it is done again, and what that earns.
    ("10d", 1, 0), ("10d", 4, 0), ("10d", 5, 30), ("6-10d", 5, 30), ("8-20d", 8, 30),
    ("8-20d", 7, 0),
  ])
  func `doing it again too soon earns nothing`(every: String, days: Int, points: Int) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A", "--every", every)
    _ = try program("done", "1")
    let day = String(format: "2026-03-%02dT12:00:00+01:00", 2 + days)
    let done = try program("done", "1", "--json", now: day).object()
    #expect((done["reward"] as? [String: Any])?["points"] as? Int == points)
  }

  @Test(arguments: [
    // Days from each time to the next, and the streaks of a task due every 10 to 14 days.
    ([10, 14, 12], 3, 3), ([9, 12], 1, 1), ([10, 15], 0, 1), ([15, 10, 10], 2, 2),
  ])
  func `too early breaks a window as too late does`(
    gaps: [Int], streak: Int, best: Int
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let begin = try #require(ISO8601DateFormatter().date(from: "2026-01-01T11:00:00Z"))
    func now(_ days: Int) -> String {
      ISO8601DateFormatter().string(from: begin.addingTimeInterval(Double(days) * 86_400))
    }
    _ = try program("add", "A", "--every", "10-14d", "--start", "2026-01-01T12:00", now: now(0))
    var day = 0
    for gap in gaps {
      day += gap
      _ = try program("done", "1", now: now(day))
    }
    let task = try program("show", "1", "--json", now: now(day)).object()
    #expect(task["streak"] as? Int == streak && task["best_streak"] as? Int == best)
    let listed = try program("list", "--json", now: now(day)).list()[0]
    #expect(listed["streak"] as? Int == streak)
    let progress = try program("progress", "A", "--json", now: now(day)).object()
    #expect(progress["streak"] as? Int == streak && progress["at_risk"] as? Bool == false)
    // On the last day it is at risk, and the day after it is gone.
    let last = try program("progress", "1", "--json", now: now(day + 14)).object()
    #expect(last["at_risk"] as? Bool == (streak > 0))
    let gone = try program("progress", "1", "--json", now: now(day + 15)).object()
    #expect(gone["streak"] as? Int == 0 && gone["best_streak"] as? Int == best)
  }

  @Test
  func `a one-off has no streak, a rest day breaks none`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Once")
    let once = try program("show", "1", "--json").object()
    #expect(once["streak"] is NSNull && once["best_streak"] is NSNull)
    _ = try program("add", "Daily", "--every", "1d", "--at", "09:00")
    _ = try program("done", "2", now: "2026-03-03T08:00:00+01:00")
    func streak(_ now: String) throws -> Int? {
      try program("progress", "2", "--json", now: now).object()["streak"] as? Int
    }
    #expect(try streak("2026-03-04T12:00:00+01:00") == 1)
    #expect(try streak("2026-03-05T12:00:00+01:00") == 0)
    #expect(try program("rest", "2026-03-05..2026-03-06").status == 0)
    #expect(try streak("2026-03-05T12:00:00+01:00") == 1)
    #expect(try streak("2026-03-07T12:00:00+01:00") == 0)
  }

  @Test
  func `statistics of a period, by day and by category`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Report", "--category", "Work", "--due", "2026-02-28")
    _ = try program(
      "add", "Walk", "--every", "1d", "--from", "start", "--start", "2026-02-26T09:00",
      now: "2026-02-26T08:00:00+01:00")
    _ = try program("done", "1", "--mood", "3")
    _ = try program("skip", "2", now: "2026-02-27T10:00:00+01:00")
    let stats = try program("stats", "--json").object()
    #expect(stats["from"] as? String == "2026-02-01" && stats["to"] as? String == "2026-03-02")
    #expect(stats["done"] as? Int == 1 && stats["late"] as? Int == 1)
    #expect(stats["skipped"] as? Int == 1 && stats["points"] as? Int == 30)
    // 28 February, 1 and 2 March.
    #expect(stats["not_done"] as? Int == 3 && stats["average"] as? Double == 3)
    let days = try #require(stats["by_day"] as? [[String: Any]])
    #expect(days.count == 30 && days.last?["done"] as? Int == 1)
    let categories = try #require(stats["by_category"] as? [[String: Any]])
    #expect(categories.count == 1 && categories[0]["category"] as? String == "Work")
    let february = try program("stats", "--to", "2026-02-28", "--json").object()
    // The report was due in February and done after it.
    #expect(february["not_done"] as? Int == 2 && february["done"] as? Int == 0)
    #expect(try program("stats", "--lang", "uk").output.contains("Не виконано"))
  }

  @Test(
    arguments: [
      (["--from", "2026-03-02", "--to", "2026-03-01"], 64), (["--from", "never"], 64),
      (["--from", "2016-02-23", "--to", "2026-03-02"], 64),
      (["--from", "2016-02-24", "--to", "2026-03-02"], 0), (["--from", "yesterday"], 0),
      (["--from", "2026-03-01", "--to", "2026-03-01"], 0),
    ] as [([String], Int32)])
  func `a period is two days in their order, not too far apart`(
    words: [String], status: Int32
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let outcome = try program.run(["stats", "--json"] + words)
    #expect(outcome.status == status, "\(outcome.errors)")
  }
}
