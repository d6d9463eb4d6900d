import Foundation
import Geo
import Localization
import Model
import Recurrence
import Regions

@testable import Application

/// Reads the lines of `Fixtures/lines` on Wednesday 25 November 2026, 09:20, with a few places,
/// categories and persons of their language.
struct TypedLineReader {
  /// The task that a line becomes.
  struct Outcome: Equatable {
    /// The name; empty if nothing was added.
    var name = ""
    /// The rule, the first due moment, the end and so on; `asked` or `refused` if nothing was
    /// added.
    var parts: [String]
    /// The words that were named as not read.
    var unread: [String] = []
    /// True if the line was read, whole or in part.
    var isAdded = true

    /// The parts that say when it is.
    var dates: [String] {
      parts.filter { part in
        part.first?.isNumber == true || ["by ", "until ", "never"].contains { part.hasPrefix($0) }
      }
    }

    /// One text: `Gym | 1w on tue 18:00 | 2026-12-01`.
    var text: String {
      ((isAdded ? [name] : []) + parts + unread.map { "? \($0)" }).joined(separator: " | ")
    }
  }

  private let language: any Language
  private let zone: TimeZone
  private let builder: EditBuilder
  private let places: [Place]
  private let categories: [Category]
  private let persons: [Person]

  init(_ code: String) throws {
    let isEnglish = code == "en"
    language = isEnglish ? English() : Ukrainian()
    zone = TimeZone(identifier: isEnglish ? "Europe/Berlin" : "Europe/Kyiv") ?? .gmt
    let now = try LocalDateTime(parsing: "2026-11-25T09:20").date(in: zone)
    builder = EditBuilder(ActionContext(now: now, rules: EngineRules(machineZone: zone)))
    let center = try Coordinate(latitude: 52, longitude: 13)
    let names =
      isEnglish
      ? ["Vet", "Supermarket", "Pharmacy", "Old Town Market", "Library", "Office"]
      : ["Ветеринар", "Супермаркет", "Аптека", "Старий ринок", "Бібліотека"]
    places = names.enumerated().map {
      Place(
        id: .init(rawValue: Int64($0 + 1)), uuid: UUID(), created: now, name: $1, center: center,
        radiusMeters: 100)
    }
    categories = (isEnglish ? ["Work", "Home"] : ["Робота", "Дім"]).enumerated().map {
      Category(
        id: .init(rawValue: Int64($0 + 1)), uuid: UUID(), name: $1, color: "#112233", icon: "home")
    }
    persons = [isEnglish ? "Anna" : "Ольга"].enumerated().map {
      Person(id: .init(rawValue: Int64($0 + 1)), uuid: UUID(), name: $1)
    }
  }

  /// Returns what becomes of a line.
  func outcome(of line: String) -> Outcome {
    Localizer.$current.withValue(Localizer(language)) {
      do {
        let (reading, todo) = try builder.quickPreview(
          line, places: places, categories: categories, persons: persons)
        return Outcome(
          name: reading.name, parts: parts(of: todo), unread: reading.unread.map(\.text))
      } catch {
        let isAsked = (error as? QuickFailure)?.reason.readings.isEmpty == false
        return Outcome(parts: [isAsked ? "asked" : "refused"], isAdded: false)
      }
    }
  }

  /// Returns what a task says besides its name.
  private func parts(of todo: Todo) -> [String] {
    var parts: [String] = []
    let due = todo.countdown(machineZone: zone)?.due.map { LocalDateTime($0, in: zone) }
    switch todo.rule {
    case .once:
      if let due {
        let isDeadline = !todo.isInDays && !todo.hasFixedTime
        parts.append(
          (isDeadline ? "by " : "") + due.dateText + (todo.isInDays ? "" : " \(Self.time(due))"))
      }
    case .repeating(let cadence):
      let usual: ResetMode = cadence.days == nil ? .done : .start
      let mode = cadence.from == usual || cadence.isSeveralTimesADay ? "" : " from \(cadence.from)"
      parts.append("\(cadence.rhythm)" + (cadence.times.map { " \($0)" } ?? "") + mode)
      let isTimed = !todo.isInDays && cadence.times == nil
      parts.append(due.map { $0.dateText + (isTimed ? " \(Self.time($0))" : "") } ?? "never")
      if let end = cadence.end { parts.append("until \(end.dateText)") }
    }
    if let minutes = todo.durationMinutes {
      parts.append(minutes % 60 == 0 ? "~\(minutes / 60)h" : "~\(minutes)min")
    }
    for place in todo.places {
      guard case .place(let id) = place else { continue }
      parts += places.filter { $0.id == id }.map { "@\($0.name)" }
    }
    parts += categories.filter { $0.id == todo.category }.map { "#\($0.name)" }
    if todo.priority != .normal { parts.append("!\(todo.priority)") }
    parts += persons.filter { todo.persons.contains($0.id) }.map { "for \($0.name)" }
    if let leads = todo.leads { parts.append("remind \(leads.leadText)") }
    return parts
  }

  private static func time(_ moment: LocalDateTime) -> String {
    String(format: "%02d:%02d", moment.hour, moment.minute)
  }
}
