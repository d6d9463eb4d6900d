import Foundation
import Localization
import Model
import Recurrence

/// Reads the zone of a task's wall clock.
extension DraftReading {
  func todoZone() throws -> TodoZone? {
    guard let name = fields[.zone] else { return nil }
    if name.lowercased() == "floating" { return .floating }
    guard Self.isZoneName(name) else {
      let nearest = Suggestion.quoted(for: name, among: TimeZone.knownTimeZoneIdentifiers)
      throw RequestFailure(.usage, .zone, value: name) {
        DatePhrase.unknownZone(subject: $0, suggestion: nearest)
      }.because(.unknownZone)
    }
    return .named(name)
  }

  /// Foundation also accepts offsets (GMT+3), abbreviations (PST) and names in any case; the zone
  /// database does not.
  private static func isZoneName(_ name: String) -> Bool {
    guard let zone = TimeZone(identifier: name) else { return false }
    let isOffset = (name.hasPrefix("GMT") || name.hasPrefix("UTC")) && name.count > 3
    let differsInCase = zone.identifier != name && zone.identifier.lowercased() == name.lowercased()
    let isAbbreviation =
      TimeZone.abbreviationDictionary[name] != nil && !shortZoneNames.contains(name)
    return !isOffset && !differsInCase && !isAbbreviation
  }

  /// The three-letter names of the IANA zone database (file `backward` and the continents').
  private static let shortZoneNames: Set<String> = [
    "UTC", "GMT", "UCT", "EST", "MST", "HST", "CET", "EET", "MET", "WET", "PRC", "ROC", "ROK",
  ]
}
