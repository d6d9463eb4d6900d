import Foundation
import Model
import Recurrence
import TestSupport
import Testing

@testable import Progress

/// Rhythms that the gaps between completions show (Y8).
struct UsualRhythmTests {
  /// Reads a task that was done on some days, each after a gap; the first on a Saturday.
  private func usual(
    _ every: String, gaps: [Int], from: ResetMode = .done, refused: String? = nil,
    places: [String?] = [], zone: String = "Europe/Berlin", first: String = "2023-03-25T10:00:00Z"
  ) throws -> UsualRhythm? {
    var todo = Todo.sample(1, rule: .every(every, from: from))
    todo.refusedEvery = try refused.map { try Window(parsing: $0) }
    var day = 0
    var completions: [RecentCompletion] = []
    for (number, gap) in ([0] + gaps).enumerated() {
      day += gap
      completions.append(
        RecentCompletion(
          todo: todo.id, time: Date(first).addingTimeInterval(Double(day) * 86_400),
          place: number < places.count ? places[number] : nil))
    }
    var clock = LocalDayIndex(zone: try #require(TimeZone(identifier: zone)))
    return UsualRhythm(of: todo, completions, clock: &clock)
  }

  @Test func `five completions are enough, and the quartiles are rounded outwards`() throws {
    let found = try #require(try usual("6-8w", gaps: [70, 70, 91, 91]))
    #expect(found.unit == .week && found.median == 11 && found.range == 10...13)
    #expect(found.proposal?.description == "10-13w")
    #expect(found.weekday == 6)
    #expect(try usual("6-8w", gaps: [70, 70, 91]) == nil)
  }

  @Test func `quartiles lie between ranks, and the last twelve completions count`() throws {
    // Of 1, 2, 3, 4 the quartiles are 1.75 and 3.25.
    let few = try #require(try usual("30d", gaps: [1, 2, 3, 4]))
    #expect(few.range == 1...4 && few.median == 2)
    let many = try #require(try usual("30d", gaps: [100, 100] + Array(repeating: 5, count: 11)))
    #expect(many.range == 5...5 && many.median == 5)
    #expect(many.proposal?.description == "5d")
  }

  @Test(
    arguments: [
      // A window that holds half of the gaps or more is kept.
      ("10-14w", [70, 70, 40, 40], nil), ("10-14w", [70, 40, 40, 41], "5-7w"),
      ("10-13w", [70, 70, 91, 91], nil),
      // A quarter of a period to either side fits.
      ("8d", [10, 10, 10, 10], nil), ("8d", [6, 6, 6, 6], nil), ("8d", [11, 11, 11, 11], "11d"),
      ("8d", [5, 5, 5, 5], "5d"), ("8d", [11, 11, 10, 10], nil),
    ] as [(String, [Int], String?)])
  func `a rule that fits gets no proposal`(
    every: String, gaps: [Int], proposal: String?
  ) throws {
    #expect(try usual(every, gaps: gaps)?.proposal?.description == proposal)
  }

  @Test func `months are steps on the calendar`() throws {
    // From 25 March always to the 25th of the month after next.
    let found = try #require(try usual("1mo", gaps: [61, 61, 62, 61]))
    #expect(found.unit == .month && found.median == 2 && found.range == 2...2)
    #expect(found.proposal?.description == "2mo")
    let yearly = try #require(try usual("1y", gaps: [70, 70, 91, 91]))
    #expect(yearly.unit == .month && yearly.proposal?.description == "2-3mo")
    // What is shorter than a month is weeks.
    let weekly = try #require(try usual("2mo", gaps: [14, 14, 14, 14]))
    #expect(weekly.proposal?.description == "2w")
  }

  @Test func `the same is not proposed again, another one is`() throws {
    #expect(try usual("6-8w", gaps: [70, 70, 91, 91], refused: "10-13w")?.proposal == nil)
    #expect(
      try usual("6-8w", gaps: [70, 70, 91, 91], refused: "10-14w")?.proposal?.description
        == "10-13w")
  }

  @Test func `rules with days and one-offs get no proposal`() throws {
    let completions = (0..<6).map {
      RecentCompletion(
        todo: Todo.ID(rawValue: 1),
        time: Date("2023-03-25T10:00:00Z").addingTimeInterval(Double($0) * 30 * 86_400), place: nil)
    }
    var clock = LocalDayIndex(zone: .gmt)
    let days = Rule.repeating(
      try Cadence(
        rhythm: try Rhythm(parsing: "1w on sat"), start: LocalDateTime(parsing: "2023-01-01T09:00"))
    )
    let onDays = try #require(
      UsualRhythm(of: .sample(1, rule: days), completions, clock: &clock))
    #expect(onDays.proposal == nil && onDays.median == 4)
    #expect(
      UsualRhythm(of: .sample(1, rule: .once(due: nil)), completions, clock: &clock) == nil)
  }

  @Test func `gaps are counted by local days`() throws {
    // 23:30 and 00:30 in Berlin, an hour and a midnight apart.
    let late = try #require(
      try usual("3d", gaps: [1, 1, 1, 1], first: "2023-06-01T22:30:00Z"))
    #expect(late.median == 1)
    // In the night of summer time a day is 23 hours.
    let night = try #require(
      try usual("1d", gaps: [1, 1, 1, 1], first: "2023-03-24T23:30:00Z"))
    #expect(night.median == 1 && night.range.upperBound == 1)
  }

  @Test func `the place and the weekday are those of half of the completions`() throws {
    let half = try #require(
      try usual("9w", gaps: [63, 63, 63, 63], places: ["Vet", nil, "Shop", "Vet", "Vet"]))
    #expect(half.place == "Vet" && half.weekday == 6)
    let few = try #require(
      try usual("9w", gaps: [64, 64, 64, 64], places: ["Vet", nil, "Shop", "Vet"]))
    #expect(few.place == nil && few.weekday == nil)
  }

  @Test func `a period of hours is measured in hours`() throws {
    var todo = Todo.sample(1, rule: .every("8h"))
    todo.refusedEvery = nil
    let completions = (0..<6).map {
      RecentCompletion(
        todo: todo.id, time: Date("2023-03-25T10:00:00Z").addingTimeInterval(Double($0) * 43_200),
        place: nil)
    }
    var clock = LocalDayIndex(zone: .gmt)
    let found = try #require(UsualRhythm(of: todo, completions, clock: &clock))
    #expect(found.unit == .hour && found.proposal?.description == "12h")
  }

  @Test func `times at one moment say nothing`() throws {
    #expect(try usual("1w", gaps: [0, 0, 0, 0]) == nil)
  }
}
