import Foundation
import Localization
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import Reminding

/// Reminders of a task that is done a number of times in each period (Y4).
struct QuotaReminderTests {
  /// In the week from Monday, 12 January 2026, in Berlin; three times are due from Friday on.
  private func text(day: Int) throws -> String? {
    let cadence = try Cadence(
      rhythm: Rhythm(parsing: "3x week"), from: .start,
      start: LocalDateTime(parsing: "2026-01-05T00:00"))
    var todo = Todo.sample(rule: .repeating(cadence))
    todo.isInDays = true
    var harness = EngineHarness([todo], places: [Place.sample()])
    let time = try LocalDateTime(parsing: "2026-01-\(day)T10:00").date(in: .berlin)
    return harness.transition(.enter, at: time).compactMap(\.reminder).first?.text
  }

  @Test func `a reminder says how often it was done, and from the due day on what is missing`()
    throws
  {
    #expect(try text(day: 12) == "Cat medicine: you are at Vet. 0 of 3 this week.")
    #expect(try text(day: 15) == "Cat medicine: you are at Vet. 0 of 3 this week.")
    #expect(try text(day: 16) == "Cat medicine: you are at Vet. 3 more by Sun.")
    #expect(try text(day: 18) == "Cat medicine: you are at Vet. 3 more by Sun.")
  }
}
