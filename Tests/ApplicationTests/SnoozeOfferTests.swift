import Foundation
import Model
import Recurrence
import TestSupport
import Testing

@testable import Application

/// The choices of a snooze by their numbers, which never change.
@Suite("Choices of a snooze") struct SnoozeOfferTests {
  private func view(
    at now: String, places: [PlaceReference] = [], dayStart: TimeOfDay = .defaultDayStart
  ) throws -> TaskView {
    let now = try LocalDateTime(parsing: now).date(in: .berlin)
    var rules = EngineRules(machineZone: .berlin)
    rules.dayStart = dayStart
    let todo = Todo.sample(
      1, rule: .every("2d", start: "2026-01-01T09:00"), places: places)
    return TaskView(
      todo, places: PlaceNames(places: []), category: nil, visits: [],
      clock: MachineClock(zone: .berlin, now: now, rules: rules))
  }

  /// 2026-11-27 is a Friday.
  @Test(arguments: [
    ("2026-11-27T09:00", [1, 2, 3, 4]), ("2026-11-27T18:44", [1, 2, 3, 4]),
    ("2026-11-27T18:46", [1, 3, 4]), ("2026-11-27T23:50", [1, 3, 4]),
    ("2026-11-28T09:00", [1, 2, 3]), ("2026-11-29T19:00", [1, 3]),
    ("2026-11-30T00:10", [1, 2, 3, 4]),
  ])
  func `what has passed or is near, and a weekend on a weekend, is not offered`(
    now: String, numbers: [Int]
  ) throws {
    #expect(try view(at: now).snoozeOffers.map(\.choice.rawValue) == numbers)
    let placed = try view(at: now, places: [.tag("animals")]).snoozeOffers
    #expect(placed.map(\.choice.rawValue) == numbers + [5])
  }

  @Test
  func `a morning that begins in less than 15 minutes is none`() throws {
    let start = TimeOfDay(hour: 0, minute: 10)
    #expect(
      try view(at: "2026-11-30T23:57", dayStart: start).snoozeOffers.map(\.choice) == [
        .hour, .weekend,
      ])
  }

  /// Berlin sets its clocks back on Sunday 25 October 2026.
  @Test(arguments: ["2026-11-25T09:05", "2026-10-23T12:00", "2026-10-24T23:30", "2026-03-27T10:00"])
  func `each choice is what its text means`(now: String) throws {
    let view = try view(at: now)
    let context = ActionContext(now: view.now, rules: EngineRules(machineZone: .berlin))
    for offer in view.snoozeOffers {
      let input =
        offer.choice == .tomorrow ? SnoozeInput.tomorrow : .text(offer.choice.text)
      let end = try #require(offer.end)
      #expect(try input.end(for: view.todo, actionContext: context) == .at(end), "\(offer.choice)")
    }
  }
}
