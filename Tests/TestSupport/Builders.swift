package import Foundation
package import Geo
package import Model
package import Recurrence
import Regions

extension Date {
  /// An instant from RFC 3339 text, for tests; a wrong text is a wrong test.
  package init(_ text: String) {
    guard let date = try? Date(text, strategy: .iso8601) else { fatalError("no instant: \(text)") }
    self = date
  }

  /// This instant some seconds later.
  package func after(_ seconds: Double) -> Date { addingTimeInterval(seconds) }
}

extension Date {
  /// The instant at which clocks in Berlin show a time, such as `2026-01-14T10:30`.
  package static func berlin(_ text: String) -> Date {
    do { return try LocalDateTime(parsing: text).date(in: .berlin) } catch {
      fatalError("\(error)")
    }
  }
}

extension TimeZone {
  /// A zone that every test may rely on.
  package static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
}

extension Coordinate {
  /// A coordinate, for tests.
  package static func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
    do { return try Coordinate(latitude: latitude, longitude: longitude) } catch {
      fatalError("\(error)")
    }
  }
}

extension Coordinate {
  /// The middle of the sample place, or so far north of it.
  package static func sample(metersNorth: Double = 0) -> Coordinate {
    .at(52.52 + metersNorth / 111_195, 13.405)
  }
}

extension FixReport {
  /// A report from the sample place, or from so far north of it.
  package static func sample(
    _ time: Date, metersNorth: Double = 0, mode: Int = 3, eph: Double? = nil, hdop: Double? = nil,
    speed: Double? = nil
  ) -> FixReport {
    let place = Coordinate.sample(metersNorth: metersNorth)
    return FixReport(
      time: time, mode: mode, latitude: place.latitude, longitude: place.longitude, eph: eph,
      hdop: hdop, speedMetersPerSecond: speed)
  }
}

extension Rule {
  /// A repeating rule from texts, as the command line takes them; a wrong text is a wrong test.
  package static func every(
    _ window: String, from: ResetMode = .done, start: String = "2026-01-05T09:00",
    first: String? = nil, end: String? = nil, at: String? = nil
  ) -> Rule {
    do {
      return .repeating(
        try Cadence(
          rhythm: Rhythm(every: Window(parsing: window)), from: from,
          start: LocalDateTime(parsing: start),
          first: first.map { try LocalDateTime(parsing: $0) },
          end: end.map { try LocalDateTime(parsing: $0) },
          times: at.map { try TimesOfDay(parsing: $0) }))
    } catch { fatalError("\(error)") }
  }
}

extension Todo {
  /// A task with defaults for all that a test does not care about.
  package static func sample(
    _ id: Int64 = 1, name: String = "Cat medicine", notes: String? = nil,
    rule: Rule = .every("7d"), zone: TodoZone = .named("Europe/Berlin"),
    places: [PlaceReference] = [.place(Place.ID(rawValue: 1))],
    triggers: Set<Trigger> = Trigger.usual, dwell: Double? = nil, nag: String? = nil,
    horizon: Double = Todo.defaultHorizonSeconds, state: RecurrenceState = .beginning,
    countdown: Int64? = nil, moved: LocalDateTime? = nil, snooze: Snooze? = nil,
    lastDone: Date? = nil
  ) -> Todo {
    var details = TodoDetails(name: name, rule: rule, zone: zone)
    details.notes = notes
    details.horizonSeconds = horizon
    details.nag = nag.flatMap { try? Period(parsing: $0) }
    details.places = places
    details.triggers = triggers
    details.dwellSeconds = dwell
    return Todo(
      id: Todo.ID(rawValue: id), uuid: UUID(number: id), created: Date("2026-01-05T08:00:00Z"),
      details: details, state: state, countdownNumber: countdown ?? id, moved: moved,
      snooze: snooze, lastDone: lastDone)
  }
}

extension Place {
  /// A place in Berlin with defaults for all that a test does not care about.
  package static func sample(
    _ id: Int64 = 1, name: String = "Vet", latitude: Double = 52.52, longitude: Double = 13.405,
    radius: Double = 100, tags: [String] = []
  ) -> Place {
    Place(
      id: Place.ID(rawValue: id), uuid: UUID(number: id + 1000),
      created: Date("2026-01-01T08:00:00Z"), name: name, center: .at(latitude, longitude),
      radiusMeters: radius, tags: tags)
  }
}

extension UUID {
  /// A UUID that shows its number, so that failures can be read.
  package init(number: Int64) {
    let hex = String(number, radix: 16)
    let text = "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - hex.count) + hex
    guard let uuid = UUID(uuidString: text) else { fatalError("no UUID: \(text)") }
    self = uuid
  }
}
