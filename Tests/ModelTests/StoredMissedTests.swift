import Foundation
import Model
import Recurrence
import TestSupport
import Testing

/// The missed times that are stored, and those since (R28).
struct StoredMissedTests {
  private static let choir = Todo.sample(
    1, name: "Choir", rule: .every("7d", from: .start, start: "2026-02-24T19:00", at: "19:00"),
    zone: .floating, state: .occurrence(1))
  private static let newYork = TimeZone(identifier: "America/New_York") ?? .gmt

  private func instant(_ text: String, in zone: TimeZone = .berlin) throws -> Date {
    try LocalDateTime(parsing: text).date(in: zone)
  }

  private func passed(
    _ stored: StoredMissed, at now: String, in zone: TimeZone = .berlin
  ) throws -> [String] {
    stored.passedDues(
      of: Self.choir, at: try instant(now, in: zone), machineZone: zone, usualSeconds: 1800
    ).latest.map { LocalDateTime($0, in: zone).dateText }
  }

  private func row(_ due: String, count: Int = 1) throws -> MissedTime {
    MissedTime(Self.choir, due: try instant(due), in: .berlin, count: count)
  }

  @Test func `what has passed since the last stored one follows from the rule`() throws {
    #expect(
      try passed(StoredMissed(), at: "2026-03-18T12:00") == [
        "2026-03-03", "2026-03-10", "2026-03-17",
      ])
    let stored = StoredMissed([
      try row("2026-03-03T19:00").record, try row("2026-03-10T19:00").record,
    ])
    #expect(stored[Self.choir.id].count == 2 && stored[Todo.ID(rawValue: 2)].isEmpty)
    #expect(try passed(stored, at: "2026-03-18T12:00") == ["2026-03-17"])
    #expect(try passed(stored, at: "2026-03-17T19:29") == [])
    #expect(try passed(stored, at: "2026-03-17T19:30") == ["2026-03-17"])
  }

  @Test func `a floating task that was stored in another zone is not missed twice`() throws {
    let stored = StoredMissed([try row("2026-03-10T19:00").record])
    #expect(try passed(stored, at: "2026-03-11T12:00", in: Self.newYork) == [])
    #expect(try passed(stored, at: "2026-03-18T12:00", in: Self.newYork) == ["2026-03-17"])
  }

  @Test func `what a clock that was ahead has stored hides nothing`() throws {
    let stored = StoredMissed([try row("2027-03-09T19:00", count: 40).record])
    #expect(try passed(stored, at: "2026-03-04T12:00") == ["2026-03-03"])
  }

  @Test func `a step that is not stored yet adds and removes`() throws {
    let (first, second) = (try row("2026-03-03T19:00"), try row("2026-03-10T19:00"))
    let stored = StoredMissed(
      [second.record],
      changes: [.init(before: second, after: nil), .init(before: nil, after: first)])
    #expect(stored.records == [first.record])
  }

  @Test func `between two instants stands what has ended after the one, up to the other`() throws {
    func dues(_ start: String, _ end: String, of todo: Todo = Self.choir, limit: Int = .max) throws
      -> [String]
    {
      try todo.missedDues(
        after: instant(start), upTo: instant(end), machineZone: .berlin, usualSeconds: 1800,
        limit: limit
      ).map { LocalDateTime($0, in: .berlin).description }
    }
    #expect(try dues("2026-03-03T19:29:59", "2026-03-03T19:30") == ["2026-03-03T19:00:00"])
    #expect(try dues("2026-03-03T19:30", "2026-03-10T19:29") == [])
    #expect(
      try dues("2026-03-04T12:00", "2026-03-18T12:00") == [
        "2026-03-10T19:00:00", "2026-03-17T19:00:00",
      ])
    #expect(try dues("2026-03-04T12:00", "2026-03-18T12:00", limit: 1) == ["2026-03-17T19:00:00"])
    var once = Todo.sample(2, rule: .once(due: try LocalDateTime(parsing: "2026-03-05T14:30")))
    once.timing = .fixed
    #expect(
      try dues("2026-03-04T12:00", "2026-03-18T12:00", of: once) == ["2026-03-05T14:30:00"])
    #expect(try dues("2026-03-05T15:00", "2026-03-18T12:00", of: once) == [])
    once.timing = .flexible
    #expect(try dues("2026-03-04T12:00", "2026-03-18T12:00", of: once) == [])
  }
}
