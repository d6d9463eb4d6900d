package import Foundation
package import Model
package import Recurrence

/// An instant on the wall clock of the machine, for many tasks at once.
///
/// Most tasks are in the machine's zone. Looking that zone up, and reading its wall clock, takes
/// longer than the rest of a view, so both are done once for a list.
package struct MachineClock: Sendable {
  /// The machine's zone.
  package let zone: TimeZone
  /// The instant.
  package let now: Date
  /// How long a task takes that does not say, in seconds.
  let usualSeconds: Double
  /// The rules by which tasks remind.
  let reminding: Reminding
  private let name: String
  private let reading: LocalDateTime
  private let dayStart: Date

  /// Reads the wall clock of the machine; `turn` is when the user's day turns,
  /// and `usualSeconds` how long a task takes that does not say.
  package init(
    zone: TimeZone, now: Date, turn: TimeOfDay = .midnight, usualSeconds: Double = 1800,
    rules: EngineRules? = nil
  ) {
    reminding = Reminding(rules ?? EngineRules(machineZone: zone))
    self.usualSeconds = usualSeconds
    self.zone = zone
    self.now = now
    name = zone.identifier
    reading = LocalDateTime(now, in: zone)
    dayStart = LocalDay(containing: now, in: zone, turn: turn).start
  }

  /// Rules that many views share.
  final class Reminding: Sendable {
    let rules: EngineRules

    init(_ rules: EngineRules) { self.rules = rules }
  }

  /// Returns a pin of the present day or a later one; `nil` for one whose day is over (D8).
  func pinInForce(_ pin: Date) -> Date? { pin >= dayStart ? pin : nil }

  /// Returns the zone that a task is computed in, and the present on its wall clock.
  func wall(of todo: Todo) -> (zone: TimeZone, present: LocalDateTime) {
    if let other = todo.zone.name, other != name {
      let zone = todo.zone.resolved(machineZone: zone)
      return (zone, LocalDateTime(now, in: zone))
    }
    return (zone, reading)
  }
}
