import CommandTesting
import Foundation
import TestSupport
import Testing

/// A receiver at home for a whole night, while day tasks open and fall due: nothing reminds before
/// the user's day begins (R27).
@Suite(.blocking)
struct RecordedNightTests {
  /// A night: its differences from the usual one, and its reminders.
  struct Night: Sendable, CustomTestStringConvertible {
    let name: String
    var environment: [String: String] = [:]
    var commands: [[String]] = []
    /// When the receiver, or the daemon, begins, and ends.
    var from = "2026-03-02T22:00:00+01:00"
    var to = "2026-03-03T10:00:00+01:00"
    let told: [String]
    var testDescription: String { name }
  }

  /// The reminders of the ten tasks at one time: four open, six are due, three of them opened that
  /// night.
  private static func ten(_ time: String) -> [String] {
    (1...4).map { "\(time) inside O\($0)" } + (1...3).map { "\(time) due D\($0)" }
      + (1...3).map { "\(time) due B\($0)" }
  }

  private static func quiet(until end: String) -> [String: String] {
    ["PASSBY_QUIET_HOURS_START": "23:00", "PASSBY_QUIET_HOURS_END": end]
  }

  private static let nights = [
    Night(name: "as usual", told: ten("08:00")),
    Night(
      name: "the daemon starts inside at three",
      commands: [
        ["add", "Open", "--every", "1d", "--place", "home"],
        ["add", "Late", "--every", "2d", "--start", "2026-02-26", "--place", "home"],
      ],
      from: "2026-03-03T03:00:00+01:00",
      told: ten("08:00") + ["08:00 due Open", "08:00 overdue Late"]),
    Night(
      name: "open before the night",
      commands: [
        ["add", "Open", "--every", "1d", "--place", "home"]
      ], told: ten("08:00") + ["08:00 due Open"]),
    Night(
      name: "quiet hours end later", environment: quiet(until: "08:30"),
      told: ten("08:30")),
    Night(
      name: "quiet hours end earlier", environment: quiet(until: "06:00"),
      told: ten("08:00")),
    Night(
      name: "a pause ends later", commands: [["pause", "2026-03-03T09:15"]], told: ten("09:15")),
    Night(
      name: "a pause ends earlier", commands: [["pause", "2026-03-03T07:00"]], told: ten("08:00")),
    Night(
      name: "a pause ends in quiet hours", environment: quiet(until: "08:30"),
      commands: [["pause", "2026-03-03T08:10"]], told: ten("08:30")),
    Night(
      name: "an early riser", environment: ["PASSBY_DAY_START": "06:30"], told: ten("06:30")),
    Night(
      name: "the user's day ends after midnight", environment: ["PASSBY_DAY_END": "01:00"],
      told: (1...4).map { "00:00 inside O\($0)" } + (1...3).map { "00:00 inside B\($0)" }
        + (1...3).map { "08:00 due D\($0)" } + (1...3).map { "08:00 due B\($0)" }),
    Night(
      name: "a snooze has a time of its own",
      commands: [
        ["add", "Late", "--every", "2d", "--start", "2026-02-26"],
        ["snooze", "11", "2026-03-03T05:30"], ["snooze", "1", "2026-03-03T05:45"],
        ["snooze", "5", "2026-03-03T05:50"], ["snooze", "6", "2026-03-03T08:40"],
      ],
      told: ["08:00 overdue Late", "05:30 due Late", "05:45 inside O1", "08:40 due D2"]
        + ten("08:00").filter { !$0.hasSuffix("O1") && !$0.hasSuffix("D2") }),
    Night(
      name: "overdue for days, with a nag",
      commands: [
        ["add", "Nag", "--every", "2d", "--start", "2026-02-26", "--nag", "1d"]
      ], to: "2026-03-04T10:00:00+01:00",
      // The next morning D and B are overdue, and O is due.
      told: ten("08:00") + ["08:00 due Nag", "+ 08:00 due Nag"]
        + (1...4).map { "+ 08:00 due O\($0)" }
        + (1...3).flatMap { ["+ 08:00 overdue D\($0)", "+ 08:00 overdue B\($0)"] }),
  ]

  @Test(arguments: nights)
  func `what opens or falls due in a night is told in the morning, at once`(night: Night) throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment.merge(night.environment) { $1 }
    var commands = [["place", "add", "home", "52.52,13.405", "--radius", "60"]]
    commands += (1...4).map { ["add", "O\($0)", "--every", "2d", "--place", "home"] }
    commands += (1...3).map { ["add", "D\($0)", "--every", "1d"] }
    commands += (1...3).map {
      ["add", "B\($0)", "--every", "1d", "--place", "home", "--horizon", "0h"]
    }
    for command in commands + night.commands {
      let outcome = try program.run(command)
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
    }
    let trace = program.folder.appending(path: "night.nmea")
    try Data(Self.recording(from: night.from, to: night.to).utf8).write(to: trace)
    let replay = try program("replay", trace.path(), "--json")
    #expect(replay.status == 0, "\(replay.errors)")
    let reminders = try replay.objects().filter { $0["event"] as? String == "reminder" }
    #expect(try reminders.map(Self.line).sorted() == night.told.sorted())
    // Those of one time come one after the other, and so as one notice.
    let times = reminders.compactMap { $0["time"] as? String }
    #expect(times == times.sorted())
  }

  /// Returns the time in Berlin, the cause and the task; `+` for the second morning.
  private static func line(_ event: [String: Any]) throws -> String {
    let time = try Date(try #require(event["time"] as? String), strategy: .iso8601)
    #expect(time.timeIntervalSince1970.truncatingRemainder(dividingBy: 60) == 0, "\(time)")
    var style = Date.ISO8601FormatStyle.iso8601.year().month().day()
      .time(includingFractionalSeconds: false)
    style.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let text = time.formatted(style)
    return (text > "2026-03-04" ? "+ " : "") + text.dropFirst(11).prefix(5)
      + " \(event["cause"] ?? "") \(event["task"] ?? "")"
  }

  /// A receiver that lies at home, with a position every half minute.
  private static func recording(from start: String, to end: String) throws -> String {
    let first = try Date(start, strategy: .iso8601)
    let last = try Date(end, strategy: .iso8601)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    func two(_ number: Int?) -> String {
      let text = String((number ?? 0) % 100)
      return text.count < 2 ? "0" + text : text
    }
    return stride(from: first, through: last, by: 30).map { time in
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: time)
      let clock = two(parts.hour) + two(parts.minute) + two(parts.second)
      let date = two(parts.day) + two(parts.month) + two(parts.year)
      return NMEAText.sentence("GPRMC,\(clock),A,5231.2000,N,01324.3000,E,0.0,,\(date),,,A")
    }.joined()
  }
}
