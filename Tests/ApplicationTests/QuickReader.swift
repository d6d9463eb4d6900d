import Foundation
import Geo
import Localization
import Model
import Recurrence
import Regions

@testable import Application

/// Reads quick lines on Thursday 15 October 2026, 09:20 in Berlin, with a few places, persons and
/// categories.
struct QuickReader {
  let builder: EditBuilder
  private let places: [Place]
  private let categories: [Category]
  private let persons: [Person]

  init() throws {
    let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    let now = try LocalDateTime(parsing: "2026-10-15T09:20").date(in: zone)
    builder = EditBuilder(ActionContext(now: now, rules: EngineRules(machineZone: zone)))
    let center = try Coordinate(latitude: 52, longitude: 13)
    places = [("Vet", "animals"), ("Old Town Market", "shop"), ("Аптека", "ліки")].enumerated().map
    {
      Place(
        id: .init(rawValue: Int64($0 + 1)), uuid: UUID(), created: now, name: $1.0, center: center,
        radiusMeters: 100, tags: [$1.1])
    }
    categories = ["Work", "Study", "Personal", "Home"].enumerated().map {
      Category(
        id: .init(rawValue: Int64($0 + 1)), uuid: UUID(), name: $1, color: "#112233", icon: "home")
    }
    persons = ["Anna", "Mary Ann", "Ольга"].enumerated().map {
      Person(id: .init(rawValue: Int64($0 + 1)), uuid: UUID(), name: $1)
    }
  }

  func read(_ line: String, plain: Bool = false) throws(QuickFailure) -> QuickLine {
    try QuickLine(
      line, actionContext: builder.actionContext, places: places, categories: categories,
      persons: persons, plain: plain)
  }

  /// Returns the words that are replaced where `|` stands, then the options, with `*` before
  /// the first if Enter takes it.
  func suggestions(_ text: String) -> String? {
    let position = text.firstIndex(of: "|").map { text.distance(from: text.startIndex, to: $0) }
    let line = text.replacing("|", with: "")
    guard
      let found = QuickSuggestions(
        line, at: position ?? line.count, places: places, categories: categories, persons: persons)
    else { return nil }
    let words = String(Array(line)[found.from..<found.to])
    return words + ": " + (found.isFirstChosen ? "*" : "")
      + found.options.map(\.text).joined(separator: " ")
  }

  func task(_ line: String) throws -> Todo { try preview(line).todo }

  func preview(_ line: String) throws -> (reading: QuickLine, todo: Todo) {
    try builder.quickPreview(line, places: places, categories: categories, persons: persons)
  }

  /// Returns the task of a name and fields, as `add` makes it.
  func task(name: String, _ fields: TaskFields) throws -> Todo {
    try builder.preview(
      name: name, fields: fields, places: places, categories: categories, persons: persons)
  }

  /// The name, each part with its value, and what was not read: `Call | due=… | ? at 7`.
  func summary(_ line: String, plain: Bool = false) throws(QuickFailure) -> String {
    let reading = try read(line, plain: plain)
    return
      ([reading.name] + reading.readings.map { "\($0.marker.rawValue)=\($0.value)" }
      + reading.unread.map { "? \($0.text)" }).joined(separator: " | ")
  }

  /// Calls a closure with a language in force, `en` or `uk`.
  static func speaking<Value>(_ code: String, _ body: () throws -> Value) rethrows -> Value {
    try Localizer.$current.withValue(Localizer(code == "uk" ? Ukrainian() : English())) {
      try body()
    }
  }
}
