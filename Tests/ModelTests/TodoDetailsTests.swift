import Foundation
import Model
import Recurrence
import Regions
import TestSupport
import Testing

/// Details of a task as JSON, which edits and undo steps keep.
@Suite struct TodoDetailsTests {
  private static let plain = TodoDetails(
    name: "Cat medicine", rule: .every("10-14w"), zone: .floating)

  /// Details in which nothing has the value that new details have.
  private static func filled() throws -> TodoDetails {
    var details = TodoDetails(
      name: "Water plants", rule: .every("1w", at: "19:00"), zone: .named("Europe/Berlin"))
    details.notes = "The can is in the shed."
    details.isInDays = true
    details.horizonSeconds = 3600
    details.nag = try Period(parsing: "2h")
    details.leads = [.evening, .minutes(60)]
    details.places = [.place(Place.ID(rawValue: 3)), .tag("garden")]
    details.triggers = [.dwell]
    details.dwellSeconds = 90
    details.category = Category.ID(rawValue: 4)
    details.priority = .high
    details.difficulty = .veryHard
    details.durationMinutes = 25
    details.season = try Season(parsing: "nov-feb")
    details.timing = .fixed
    details.isWish = true
    details.persons = [Person.ID(rawValue: 5)]
    details.items = [ChecklistItem("can", isDone: true, isOnce: true), ChecklistItem("hose")]
    details.refusedEvery = try Window(parsing: "10-13w")
    details.turns = Turns(order: [.me, Person.ID(rawValue: 5)], choice: .least)
    details.calendarRule = "FREQ=WEEKLY"
    details.source = "todotxt\nCall mum +home"
    return details
  }

  private static func properties(of details: TodoDetails) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: details).children.map {
        ($0.label ?? "", String(describing: $0.value))
      })
  }

  @Test func `what a test gives differs from new details in every property`() throws {
    let usual = Self.properties(of: Self.plain)
    let given = Self.properties(of: try Self.filled())
    #expect(usual.filter { given[$0.key] == $0.value }.keys.sorted() == [])
  }

  @Test func `every property comes back from JSON`() throws {
    let details = try Self.filled()
    let read = try JSONDecoder().decode(TodoDetails.self, from: JSONEncoder().encode(details))
    #expect(read == details)
  }
}
