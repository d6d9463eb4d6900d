import Text

/// The layers of settings, best first, read by type.
struct SettingsValues {
  let layers: [SettingsLayer]

  /// A path, or anything else on one line.
  func path(_ key: SettingsKey) throws(SettingsError) -> String? {
    try value(key, expected: "a path of at most 4096 characters, without control characters") {
      $0.utf8.count <= 4096 && !$0.hasUnquietCharacters ? $0 : nil
    }
  }

  /// A host name or an address; a port with it is refused, since there is a setting for that.
  func host(_ key: SettingsKey) throws(SettingsError) -> String? {
    try value(key, expected: "a host name or an IP address without port, such as localhost") {
      let isClean = !$0.hasUnquietCharacters && !$0.contains { " /[]@".contains($0) }
      // One colon divides host and port; IPv6 addresses have at least two.
      let colons = $0.count { $0 == ":" }
      return isClean && colons != 1 && $0.utf8.count <= 253 ? $0 : nil
    }
  }

  func integer(
    _ key: SettingsKey, in range: ClosedRange<Int>
  ) throws(SettingsError) -> Int? {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return try value(key, expected: expected) {
      Int($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  func flag(_ key: SettingsKey) throws(SettingsError) -> Bool? {
    try value(key, expected: "true or false") {
      switch $0.lowercased() {
      case "true", "yes", "on", "1": true
      case "false", "no", "off", "0": false
      default: nil
      }
    }
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: SettingsKey, of _: Choice.Type
  ) throws(SettingsError) -> Choice? {
    let names = Choice.allCases.map(\.rawValue)
    let expected = "one of \(names.joined(separator: ", "))"
    return try value(key, expected: expected) { Choice(rawValue: $0.lowercased()) }
  }

  func elapsedTime(
    _ key: SettingsKey, longest: String
  ) throws(SettingsError) -> ElapsedTime? {
    let expected = "a length of time from 1s to \(longest), such as 90s, 10min or 2h"
    return try value(key, expected: expected) {
      guard let limit = try? ElapsedTime(parsing: longest),
        let length = try? ElapsedTime(parsing: $0), length.seconds <= limit.seconds
      else { return nil }
      return length
    }
  }

  /// A time of day in the form `HH:MM`, as it was written.
  func timeOfDay(_ key: SettingsKey) throws(SettingsError) -> String? {
    try value(key, expected: "a time of day from 00:00 to 23:59") {
      let parts = $0.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2,
        parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy(Self.isDigit) }),
        let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
      else { return nil }
      return $0
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private func value<Value>(
    _ key: SettingsKey, expected: String, read: (String) -> Value?
  ) throws(SettingsError) -> Value? {
    for layer in layers {
      guard let text = try layer.text(for: key, expected: expected) else { continue }
      guard let value = read(text) else {
        let name = layer.origin == .environment ? key.variable : key.rawValue
        throw .invalidValue(text, key: name, origin: layer.origin, expected: expected)
      }
      return value
    }
    return nil
  }
}
