package import Foundation
package import Localization
package import Model
import Recurrence
package import Text

/// The tasks whose clock differs by an hour or more from that of where the user is (Y10).
///
/// Floating tasks, finished ones and those without a date are in no zone here.
package struct ForeignZones: Sendable {
  /// A zone, and the numbers of its tasks.
  package struct Zone: Sendable, Hashable {
    package let zone: TimeZone
    /// The name in the zone database.
    package let name: String
    package let tasks: [Todo.ID]
    /// True if the user has said that the tasks keep it.
    package let isKept: Bool
  }

  /// Where the user is.
  package let here: TimeZone
  /// The zones, that of the most tasks first.
  package let zones: [Zone]

  /// Finds the zones at the present of a context; `preferences` have what was answered.
  package init(
    of todos: some Sequence<Todo>, here: TimeZone, preferences: [Preference], now: Date
  ) {
    self.here = here
    var known: [String: TimeZone?] = [here.identifier: nil]
    var tasks: [String: [Todo.ID]] = [:]
    for todo in todos {
      guard let name = todo.zone.name, todo.state != .finished, todo.rule != .once(due: nil)
      else { continue }
      if known[name] == nil {
        let zone = TimeZone(identifier: name)
        known[name] = .some(zone.flatMap { $0.isForeign(to: here, at: now) ? $0 : nil })
      }
      if known[name] != .some(nil) { tasks[name, default: []].append(todo.id) }
    }
    let kept = KeptZones(preferences)
    zones = tasks.compactMap { name, ids in
      (known[name] ?? nil).map { zone in
        Zone(
          zone: zone, name: name, tasks: ids,
          isKept: kept.contains(name, in: here.identifier))
      }
    }.sorted { ($1.tasks.count, $0.name) < ($0.tasks.count, $1.name) }
  }

  /// The zone that the page asks about; `nil` if all were answered.
  package var question: Zone? { zones.first { !$0.isKept } }

  /// The keys, as `zone --json` prints them.
  package var json: JSON {
    .object([
      ("zone", .string(here.identifier)),
      (
        "zones",
        .array(
          zones.map { zone in
            .object([
              ("zone", .string(zone.name)),
              ("tasks", .array(zone.tasks.map { .integer(Int($0.rawValue)) })),
              ("kept", .bool(zone.isKept)),
            ])
          })
      ),
    ])
  }
}

/// Which zones tasks keep where, as the choices of the page store it:
/// `Europe/Berlin>Europe/Lisbon`, several with commas; each person has their own.
private struct KeptZones {
  static let key = "profile.zone.kept"

  private(set) var pairs: Set<String>

  init(_ preferences: [Preference]) {
    let text = preferences.first { $0.key == Self.key }?.value ?? ""
    pairs = Set(text.split(separator: ",").map(String.init))
  }

  func contains(_ zone: String, in here: String) -> Bool { pairs.contains("\(zone)>\(here)") }

  mutating func keep(_ zone: String, in here: String) { pairs.insert("\(zone)>\(here)") }

  /// The choice; `nil` without any.
  var preference: Preference? {
    pairs.isEmpty ? nil : Preference(key: Self.key, value: pairs.sorted().joined(separator: ","))
  }
}

extension EditBuilder {
  /// Returns the zone of a name; the machine's where none is given.
  ///
  /// - Throws: `Refusal` for a name that the zone database does not have.
  package func zone(named name: String?) throws -> TimeZone {
    guard let name else { return actionContext.machineZone }
    var fields = TaskFields()
    fields[.zone] = name
    let reading = DraftReading(
      fields, actionContext: actionContext, places: [], categories: [], persons: [])
    return try reading.todoZone()?.resolved(machineZone: actionContext.machineZone)
      ?? actionContext.machineZone
  }

  /// Returns the edit that moves the tasks of other zones to where the user is, and their numbers:
  /// rules keep their wall time; `name` is that of the only zone that is moved.
  ///
  /// - Throws: What the context throws; `Refusal` for a zone that is none.
  package func moveZones(
    _ name: String? = nil, to here: TimeZone, in context: any EditContext
  ) throws -> Outcome<[Todo.ID]> {
    let wanted = try foreign(name, from: here, in: context)
    let todos = try context.todos.filter { wanted.contains($0.id) }
    let visits = try actionContext.visits(context)
    var edit = Edit(
      summary: "zone move \(here.identifier)",
      action: .zone(.moved(to: here.cityName, tasks: todos.count)))
    for old in todos {
      var details = old.details
      details.zone = .named(here.identifier)
      let new = try details.apply(
        to: old, now: actionContext.now, machineZone: actionContext.machineZone,
        days: actionContext.days)
      edit.todos.append(.init(before: old, after: new))
      edit.missed += try missed(of: old, in: context)
      edit.silences += visits.silences(for: new, reason: .edited)
    }
    return Outcome(edit, todos.map(\.id))
  }

  /// Returns the edit that lets tasks of other zones keep them where the user is, and the zones;
  /// `name` is that of the only one.
  ///
  /// - Throws: What the context throws; `Refusal` for a zone that is none.
  package func keepZones(
    _ name: String? = nil, in here: TimeZone, _ context: any EditContext
  ) throws -> Outcome<[String]> {
    let preferences = try context.preferences
    var kept = KeptZones(preferences)
    let only = try name.map { try zone(named: $0).identifier }
    let zones = ForeignZones(
      of: try context.todos, here: here, preferences: preferences, now: actionContext.now
    ).zones.filter { (only == nil || $0.name == only) && !$0.isKept }
    for zone in zones { kept.keep(zone.name, in: here.identifier) }
    var edit = Edit(
      summary: "zone keep \(zones.map(\.name).joined(separator: " "))",
      action: .zone(.kept(zones.map(\.zone.cityName))))
    if !zones.isEmpty {
      edit.preferences = [
        .init(before: preferences.first { $0.key == KeptZones.key }, after: kept.preference)
      ]
    }
    return Outcome(edit, zones.map(\.name))
  }

  /// Returns the numbers of the tasks of a zone, or of all that are not where the user is.
  private func foreign(
    _ name: String?, from here: TimeZone, in context: any EditContext
  ) throws -> Set<Todo.ID> {
    let only = try name.map { try zone(named: $0).identifier }
    let zones = ForeignZones(
      of: try context.todos, here: here, preferences: [], now: actionContext.now
    ).zones.filter { only == nil || $0.name == only }
    return Set(zones.flatMap(\.tasks))
  }
}

extension EditAction.ZoneStep {
  /// The step in words.
  package var phrase: ZonePhrase {
    switch self {
    case .moved(let zone, let count): .moved(count, to: zone)
    case .kept(let zones): .kept(zones)
    }
  }
}
