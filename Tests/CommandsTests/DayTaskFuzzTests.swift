import CommandTesting
import Foundation
import TestSupport
import Testing

/// Random day tasks and random actions: what always holds (R25), and that undo goes all the way
/// back.
@Suite(.blocking)
struct DayTaskFuzzTests {
  private static let zones = [
    "Europe/Berlin", "America/Santiago", "Africa/Cairo", "Australia/Lord_Howe", "America/St_Johns",
    "Asia/Kathmandu", "Pacific/Auckland",
  ]
  private static let rules = [
    "1d", "3d", "1w", "2w", "1mo", "3mo", "1y", "2-3d", "1-2w", "10-14w", "1-2mo", "36h-3d",
    "tue,fri", "2w on mon", "1mo on last day", "1mo on 15,31", "2mo on first mon", "1y on 24 dec",
  ]
  private static let horizons = ["0h", "12h", "24h", "30h", "7d"]

  @Test(arguments: 1...12)
  func `opens is never after due, the next due is later, and undo restores every state`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int(random.next() % UInt64(values.count))]
    }
    let zone = try #require(TimeZone(identifier: pick(Self.zones)))
    let turn = pick(["00:00", "03:00", "06:00"])
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["TZ"] = zone.identifier
    program.environment["PASSBY_DAY_TURN"] = turn
    // The clocks of all zones change within the year.
    var now = try Date("2026-02-20T12:00:00Z", strategy: .iso8601)
      .addingTimeInterval(Double(random.next() % (300 * 86_400)))
    let mode = pick(["done", "start"])
    let options = ["--every", pick(Self.rules), "--from", mode, "--horizon", pick(Self.horizons)]
    func run(_ words: [String]) throws -> ProgramOutcome {
      let outcome = try program.run(words, now: now.ISO8601Format())
      #expect(outcome.status == 0, "\(options) \(words): \(outcome.errors)")
      return outcome
    }
    var task = try run(["add", "T", "--json"] + options).object()
    try Self.check(task, in: zone, "\(options)")
    var states = [try Self.tasks(run(["export", "--only", "tasks"]))]
    #expect(states[0].count == 1)
    for _ in 0..<7 {
      now += Double(random.next() % (9 * 86_400))
      let before = task
      let action = pick(["done", "done", "done", "skip", "move", "time", "name"])
      let day = Self.date(now.addingTimeInterval(Double(random.next() % 5) * 86_400), in: zone)
      let words =
        switch action {
        case "done": ["done", "1", "--again"]
        case "skip": ["skip", "1"]
        case "move": ["move", "1", day]
        case "time": ["move", "1", "\(day)T23:30"]
        default: ["edit", "1", "--name", "T\(random.next())"]
        }
      task = try run(words + ["--json"]).object()
      states.append(try Self.tasks(run(["export", "--only", "tasks"])))
      let comment = "\(zone.identifier) \(turn) \(options) \(words) at \(now.ISO8601Format())"
      if action == "time" {
        #expect(task["due_day"] is NSNull, "\(comment)")
      } else if action != "name" || before["due_day"] is String {
        try Self.check(task, in: zone, comment)
      }
      guard action == "done" || action == "skip" else { continue }
      let due = try #require(task["due"] as? String)
      if mode == "start" || action == "skip" {
        let earlier = try #require(before["due"] as? String)
        #expect(try Self.instant(due) > Self.instant(earlier), "\(comment): \(earlier), \(due)")
      }
      if action == "done" {
        let done = Self.userDate(now, turn: turn, in: zone)
        let dueDay = try #require(task["due_day"] as? String)
        #expect(dueDay > done, "\(comment): \(dueDay)")
        let openingDay = try #require(task["opens_day"] as? String)
        #expect(mode == "start" || openingDay > done, "\(comment): \(openingDay)")
      }
    }
    for (before, after) in zip(states, states.dropFirst()).reversed() where before != after {
      _ = try run(["undo"])
      #expect(try Self.tasks(run(["export", "--only", "tasks"])) == before)
    }
  }

  /// The days in JSON are those of the instants, and opens is not after due.
  private static func check(
    _ task: [String: Any], in zone: TimeZone, _ comment: String
  ) throws {
    let opens = try instant(try #require(task["opens"] as? String))
    let due = try instant(try #require(task["due"] as? String))
    #expect(opens <= due, "\(comment)")
    #expect(task["opens_day"] as? String == date(opens, in: zone), "\(comment)")
    #expect(task["due_day"] as? String == date(due, in: zone), "\(comment)")
    // The second before is another day, and so is the one after.
    #expect(date(opens - 1, in: zone) < date(opens, in: zone), "\(comment)")
    #expect(date(due + 1, in: zone) > date(due, in: zone), "\(comment)")
  }

  private static func tasks(_ export: ProgramOutcome) -> [String] {
    export.lines.filter { $0.contains(#""type":"task""#) }
  }

  private static func instant(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  /// The date of the user's day, which begins at `turn`.
  private static func userDate(_ instant: Date, turn: String, in zone: TimeZone) -> String {
    var style = Date.ISO8601FormatStyle.iso8601.time(includingFractionalSeconds: false)
    style.timeZone = zone
    let isNight = instant.formatted(style).prefix(5) < turn
    return date(isNight ? instant - 86_400 : instant, in: zone)
  }

  private static func date(_ instant: Date, in zone: TimeZone) -> String {
    var style = Date.ISO8601FormatStyle.iso8601.year().month().day()
    style.timeZone = zone
    return instant.formatted(style)
  }
}
