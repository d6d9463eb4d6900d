import Foundation
import Geo
import Localization
import Model
import Recurrence
import Regions
import TestSupport
import Testing
import Text

@testable import Application

/// Wednesday 14 January 2026, 10:30 in Berlin.
@Suite("Fields written into a quick line") struct TaskLineTests {
  private static let places = [
    Place.sample(tags: ["animals"]), Place.sample(2, name: "Old Town Market"),
  ]
  private static let categories = [
    Category(
      id: Category.ID(rawValue: 1), uuid: UUID(), name: "Home", color: "#0f6a60", icon: "house")
  ]
  private static let persons = [
    Person(id: .me, uuid: UUID(), name: "me"),
    Person(id: Person.ID(rawValue: 2), uuid: UUID(), name: "Anna"),
  ]

  private let writer = TaskLine(
    actionContext: EditBuilder.inBerlin("2026-01-14T10:30").actionContext, places: Self.places,
    categories: Self.categories, persons: Self.persons)

  /// Returns the language of a code.
  private static func localizer(_ code: String) -> Localizer {
    code == "uk" ? Localizer(Ukrainian()) : Localizer(English())
  }

  /// Returns fields of `name: value` pairs; several places stand behind each other.
  private func fields(_ values: [(RequestField, String)]) -> TaskFields {
    values.reduce(into: TaskFields()) { fields, value in
      if value.0 == .place {
        fields.place.append(value.1)
      } else {
        fields[value.0] = value.1
      }
    }
  }

  @Test(
    arguments: [
      ("en", [(.every, "1w")], "Tea every week"), ("uk", [(.every, "1w")], "Tea щотижня"),
      ("en", [(.every, "2w on tue,fri")], "Tea every 2 weeks on Tue, Fri"),
      ("uk", [(.every, "1w on tue")], "Tea щотижня у вт"),
      ("en", [(.every, "10-14w"), (.from, "done")], "Tea every 10 to 14 weeks"),
      ("uk", [(.every, "10-14w"), (.from, "done")], "Tea кожні 10–14 тижнів"),
      ("en", [(.every, "1mo"), (.from, "start")], "Tea every month on fixed dates"),
      ("uk", [(.every, "1mo"), (.from, "start")], "Tea щомісяця за календарем"),
      ("en", [(.every, "1w on tue"), (.from, "done")], "Tea every week on Tue after I do it"),
      ("en", [(.every, "1d"), (.at, "08:00,20:00")], "Tea every day at 08:00,20:00"),
      ("uk", [(.every, "1d"), (.at, "18:00")], "Tea щодня о 18:00"),
      ("en", [(.every, "2w"), (.first, "2026-02-03")], "Tea every 2 weeks due 3 Feb"),
      ("en", [(.every, "2w"), (.start, "2026-02-03")], "Tea every 2 weeks start 3 Feb"),
      ("en", [(.every, "2w"), (.end, "2026-12-31")], "Tea every 2 weeks until 31 Dec"),
      ("en", [(.every, "10w"), (.last, "2025-12-20")], "Tea every 10 weeks last 20 Dec"),
      ("uk", [(.every, "10w"), (.last, "2025-12-20")], "Tea кожні 10 тижнів востаннє 20 грудня"),
      ("en", [(.due, "2026-02-03")], "Tea 3 Feb"), ("en", [(.due, "tomorrow")], "Tea tomorrow"),
      ("uk", [(.due, "завтра")], "Tea завтра"), ("uk", [(.due, "2026-02-03")], "Tea 3 лютого"),
      ("en", [(.when, "2026-02-03T14:30")], "Tea 3 Feb 14:30"),
      ("en", [(.due, "2026-02-03T14:30")], "Tea by 3 Feb 14:30"),
      ("uk", [(.when, "2026-02-03T14:30")], "Tea 3 лютого 14:30"),
      ("uk", [(.due, "2026-02-03T14:30")], "Tea до 3 лютого 14:30"),
      ("en", [(.due, "2026-01-03")], "Tea 3 Jan 2026"),
      ("en", [(.place, "Vet")], "Tea @Vet"),
      (
        "en", [(.place, "Old Town Market"), (.place, "#animals")],
        "Tea @\"Old Town Market\" @#animals"
      ),
      ("en", [(.for, "#2")], "Tea for Anna"), ("uk", [(.for, "#2")], "Tea для Anna"),
      ("en", [(.category, "Home")], "Tea #Home"), ("en", [(.category, "none")], "Tea"),
      ("en", [(.priority, "high")], "Tea !high"), ("uk", [(.priority, "low")], "Tea !неважливо"),
      ("en", [(.priority, "normal")], "Tea"),
      ("en", [(.duration, "30min")], "Tea ~30min"), ("uk", [(.duration, "30min")], "Tea ~30хв"),
      (
        "en", [(.due, "2026-02-03T14:30"), (.remind, "1h")], "Tea by 3 Feb 14:30 remind 1 h before"
      ),
      (
        "uk", [(.due, "2026-02-03"), (.remind, "evening")],
        "Tea 3 лютого нагадай увечері напередодні"
      ),
      ("en", [(.due, "2026-02-03"), (.remind, "none")], "Tea 3 Feb remind none"),
      ("en", [(.bucket, "yes")], "Tea !bucket"), ("en", [(.bucket, "no")], "Tea"),
    ] as [(String, [(RequestField, String)], String)])
  func `each field has words that are read back as it`(
    language: String, values: [(RequestField, String)], line: String
  ) throws {
    try Localizer.$current.withValue(Self.localizer(language)) {
      let fields = fields(values)
      let written = writer.line(naming: "Tea", fields)
      #expect(written == line)
      let reading = try writer.reading(written)
      #expect(reading.name == "Tea")
      #expect(reading.unread.isEmpty)
      // A day that is named by its distance is a date once it is read.
      guard !["tomorrow", "завтра"].contains(fields[.due]) else { return }
      #expect(writer.line(naming: "Tea", reading.fields) == written)
    }
  }

  @Test(
    arguments: [
      // The line as it was typed, the field, its value, and the line then.
      ("Tea every 2w @Vet !high", .rule, [(.every, "1mo")], "Tea every month @Vet !high"),
      ("Tea every other week @Vet", .rule, [(.every, "2w")], "Tea every other week @Vet"),
      ("Tea tomorrow @Vet", .moment, [(.due, "2026-01-17")], "Tea 17 Jan @Vet"),
      ("Tea tomorrow @Vet", .moment, [(.due, "2026-01-15")], "Tea tomorrow @Vet"),
      ("Tea tomorrow @Vet", .moment, [], "Tea @Vet"),
      ("Tea tomorrow at 18:00", .moment, [(.when, "2026-01-17T09:00")], "Tea 17 Jan 09:00"),
      (
        "Tea @Vet every week", .place, [(.place, "Vet"), (.place, "#animals")],
        "Tea @Vet every week @#animals"
      ),
      (
        "Tea @Vet every week", .place, [(.place, "Old Town Market")],
        "Tea @\"Old Town Market\" every week"
      ),
      ("Tea @Vet @#animals every week", .place, [(.place, "#animals")], "Tea @#animals every week"),
      ("Tea every week on fixed dates !high", .mode, [(.every, "1w")], "Tea every week !high"),
      ("Tea", .priority, [(.priority, "high")], "Tea !high"),
      ("Tea !high tomorrow", .priority, [(.priority, "normal")], "Tea tomorrow"),
      ("", .rule, [(.every, "1w")], " every week"),
      ("Call mum, bring cake", .moment, [(.due, "tomorrow")], "Call mum, bring cake tomorrow"),
    ] as [(String, TaskLine.Part, [(RequestField, String)], String)])
  func `a field rewrites its own words and nothing else`(
    line: String, part: TaskLine.Part, values: [(RequestField, String)], written: String
  ) {
    #expect(writer.line(line, saying: part, of: fields(values)) == written)
  }

  @Test(
    arguments: [
      ("Tea", .place, "Nowhere"), ("Tea", .rule, "0w"), ("Tea", .moment, "soon"),
      ("Tea", .remind, "soon"), ("Tea every next week next fri", .rule, "1w"),
    ] as [(String, TaskLine.Part, String)])
  func `what cannot be said leaves the line alone`(
    line: String, part: TaskLine.Part, value: String
  ) {
    let field = part.fields[0]
    #expect(writer.line(line, saying: part, of: fields([(field, value)])) == nil)
  }

  @Test(arguments: [
    "Every Breath You Take", "Call mum tomorrow", "Pay 18:00", "Say \"hi\" to Anna", "a  b",
    "every week", "@Vet", "Watch Friday the 13th", "next fri", "5\" nails every week",
    String(repeating: "W", count: 200),
  ])
  func `a name stays a name`(name: String) throws {
    let line = writer.line(naming: name, TaskFields())
    let words = name.split(separator: " ").joined(separator: " ")
    guard name != "Say \"hi\" to Anna" else { return #expect(line == name) }
    let reading = try writer.reading(line)
    #expect(reading.name == words && reading.readings.isEmpty, "\(line)")
  }
}
