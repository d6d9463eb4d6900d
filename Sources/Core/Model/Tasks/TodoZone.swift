package import Foundation

/// Whose wall clock a task lives on (R14).
package enum TodoZone: Sendable, Hashable, Codable {
  /// An IANA zone, by name.
  case named(String)
  /// Whatever zone the machine is in at the moment.
  case floating

  /// The zone to compute in.
  ///
  /// A name that is not in this machine's tzdata falls back to the machine's zone.
  package func resolved(machineZone: TimeZone) -> TimeZone {
    switch self {
    case .named(let name): TimeZone(identifier: name) ?? machineZone
    case .floating: machineZone
    }
  }

  /// The zone's name, or `nil` for a floating task.
  package var name: String? {
    if case .named(let name) = self { return name }
    return nil
  }
}
