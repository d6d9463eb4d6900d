import Application
import Foundation
import Text

/// Names of zones that are no identifiers: abbreviations, offsets, and those that Windows shows.
enum ZoneName {
  /// Abbreviations that stand for one zone each.
  ///
  /// Source: tzdata, file `backward`. Others, such as CST, are several zones.
  private static let abbreviations = [
    "CET": "Europe/Brussels", "CST6CDT": "America/Chicago", "EET": "Europe/Athens",
    "EST": "America/Panama", "EST5EDT": "America/New_York", "HST": "Pacific/Honolulu",
    "MET": "Europe/Brussels", "MST": "America/Phoenix", "MST7MDT": "America/Denver",
    "PST8PDT": "America/Los_Angeles", "WET": "Europe/Lisbon", "MSK": "Europe/Moscow",
    "BST": "Europe/London",
  ]

  /// Returns the zone that an abbreviation or an offset means; `nil` for one that is none, or could
  /// be several.
  static func plain(_ name: String) -> TimeZone? {
    let upper = name.trimmed.uppercased()
    if let known = abbreviations[upper] { return TimeZone(identifier: known) }
    if let match = upper.wholeMatch(of: /TZONE:\/\/MICROSOFT\/(.+)/) {
      return match.1 == "UTC" ? .gmt : nil
    }
    return offset(upper).flatMap(fixed)
  }

  /// Reads `GMT+0200`, `UTC-3`, `+05:30`, `(UTC)`: seconds east of Greenwich.
  private static func offset(_ text: String) -> Int? {
    guard
      let match = text.wholeMatch(of: /\(?(UTC|GMT)?(?:([+-])(\d\d?)(?:[:.]?(\d\d))?)?\)?/),
      match.1 != nil || match.2 != nil
    else { return nil }
    let hours = match.3.flatMap { Int($0) } ?? 0
    let minutes = match.4.flatMap { Int($0) } ?? 0
    guard hours <= 14, minutes < 60 else { return nil }
    return (hours * 3600 + minutes * 60) * (match.2 == "-" ? -1 : 1)
  }

  /// Returns a zone that always has an offset.
  private static func fixed(_ seconds: Int) -> TimeZone? {
    guard seconds != 0 else { return .gmt }
    // The signs of these names are the other way round.
    if seconds % 3600 == 0 {
      return TimeZone(identifier: "Etc/GMT\(seconds > 0 ? "-" : "+")\(abs(seconds) / 3600)")
    }
    return TimeZone.knownTimeZoneIdentifiers.lazy.compactMap { TimeZone(identifier: $0) }.first {
      offsets($0) == [seconds, seconds]
    }
  }

  /// Reads `(UTC+02:00) Helsinki, Kyiv, Riga`: an offset, with cities or the name of a zone.
  static func shown(_ name: String) -> TimeZone? {
    guard let match = name.wholeMatch(of: /(\([^)]*\))\s*(.+)/),
      let seconds = offset(match.1.uppercased())
    else { return nil }
    let places = match.2.split(whereSeparator: { ",/;".contains($0) }).map { String($0).trimmed }
    for place in places {
      let end = "/" + place.replacing(" ", with: "_")
      let found = TimeZone.knownTimeZoneIdentifiers.filter { $0.hasSuffix(end) }
        .compactMap { TimeZone(identifier: $0) }.first { offsets($0).min() == seconds }
      if let found { return found }
    }
    // "Eastern Time (US & Canada)" is the "Eastern Standard Time" of Windows.
    let words = String(match.2.prefix { $0 != "(" }).trimmed
    if words == "Coordinated Universal Time" { return .gmt }
    guard words.hasSuffix(" Time") else { return nil }
    return WindowsZones.names[words.dropLast(4) + "Standard Time"]
      .flatMap { TimeZone(identifier: $0) }.flatMap { offsets($0).min() == seconds ? $0 : nil }
  }

  /// The offsets of a zone in the winter and the summer of a year.
  private static func offsets(_ zone: TimeZone) -> [Int] {
    [1_767_225_600, 1_782_864_000].map {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: $0))
    }
  }
}
