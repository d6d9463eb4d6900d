import Localization
import Text

/// The layers of settings, best first, read by type.
struct SettingsValues {
  let layers: [SettingsLayer]
  /// The user's home folder, or empty.
  let home: String

  /// Where a setting was found; `nil` where nothing sets it.
  func origin(of key: some SettingsAddress) -> SettingsOrigin? {
    layers.first { $0.sets(key) }?.origin
  }

  /// Anything on one line.
  func line(_ key: SettingsKey) throws(SettingsError) -> String? {
    try value(key, expected: SettingsPhrase.aPath.text) {
      $0.utf8.count <= 4096 && !$0.hasUnquietCharacters ? $0 : nil
    }
  }

  /// A path, with the home folder for a `~/` before it.
  func path(_ key: SettingsKey) throws(SettingsError) -> String? {
    try line(key).map(expandingHome)
  }

  /// The path with the home folder for a `~/` before it.
  func expandingHome(_ path: String) -> String {
    path.hasPrefix("~/") && !home.isEmpty ? home + path.dropFirst(1) : path
  }

  /// A host name or an address; a port with it is refused, since there is a setting for that.
  func host(_ key: SettingsKey) throws(SettingsError) -> String? {
    try value(key, expected: SettingsPhrase.aHost.text) {
      let isClean = !$0.hasUnquietCharacters && !$0.contains { " /[]@".contains($0) }
      // One colon divides host and port; IPv6 addresses have at least two.
      let colons = $0.count { $0 == ":" }
      return isClean && colons != 1 && $0.utf8.count <= 253 ? $0 : nil
    }
  }

  func integer(_ key: SettingsKey, in range: ClosedRange<Int>) throws(SettingsError) -> Int? {
    try value(
      key, expected: SettingsPhrase.aWholeNumber(low: range.lowerBound, high: range.upperBound).text
    ) {
      Int($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A distance: a number with or without `m` behind it.
  func meters(_ key: SettingsKey, in range: ClosedRange<Int>) throws(SettingsError) -> Double? {
    try value(
      key, expected: SettingsPhrase.aDistance(low: range.lowerBound, high: range.upperBound).text
    ) {
      let number = $0.last == "m" || $0.last == "M" ? $0.dropLast() : $0[...]
      let digits = number.last == " " ? number.dropLast() : number
      let isPlain = digits.utf8.allSatisfy { Self.isDigit($0) || $0 == UInt8(ascii: ".") }
      guard isPlain, let meters = Double(digits),
        (Double(range.lowerBound)...Double(range.upperBound)).contains(meters)
      else { return nil }
      return meters
    }
  }

  /// A size of files: a whole number and a unit.
  func bytes(
    _ key: SettingsKey, _ low: String, _ high: String
  ) throws(SettingsError) -> Int? {
    let range = (ByteSize.parse(low) ?? 0)...(ByteSize.parse(high) ?? .max)
    return try value(key, expected: SettingsPhrase.aSize(low: low, high: high).text) {
      ByteSize.parse($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  func flag(_ key: SettingsKey) throws(SettingsError) -> Bool? {
    try value(key, expected: SettingsPhrase.aFlag.text) {
      switch $0.lowercased() {
      case "true", "yes", "on", "1": true
      case "false", "no", "off", "0": false
      default: nil
      }
    }
  }

  /// Reads when tasks with a fixed time remind: a word, or true or false as before.
  func fixedReminders(_ key: SettingsKey) throws(SettingsError) -> FixedReminders? {
    try value(key, expected: oneOf(FixedReminders.allCases.map(\.rawValue))) {
      FixedReminders(parsing: $0)
    }
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: SettingsKey, of _: Choice.Type
  ) throws(SettingsError) -> Choice? {
    try value(key, expected: oneOf(Choice.allCases.map(\.rawValue))) {
      Choice(rawValue: $0.lowercased())
    }
  }

  private func oneOf(_ names: [String]) -> String {
    SettingsPhrase.oneOf(names: names.joined(separator: ", ")).text
  }

  /// Reads the code of a language that Passby has texts in; `nil` for `auto`.
  func language(_ key: SettingsKey) throws(SettingsError) -> String? {
    let automatic = PassbySettings.automaticLanguage
    let words = [automatic] + Languages.all.map(\.code)
    let word = try value(key, expected: oneOf(words)) {
      let word = $0.lowercased()
      return words.contains(word) ? word : nil
    }
    return word == automatic ? nil : word
  }

  /// A length of time in seconds, between two limits that are themselves lengths of time.
  func seconds(
    _ key: SettingsKey, _ shortest: String, _ longest: String
  ) throws(SettingsError) -> Double? {
    try length(key, shortest, longest)
  }

  /// A notifier's time limit in seconds.
  func timeLimit(_ notifier: NotifierName) throws(SettingsError) -> Double? {
    try length(NotifierKey(notifier, .timeLimit), "1s", "10min")
  }

  private func length(
    _ key: some SettingsAddress, _ shortest: String, _ longest: String
  ) throws(SettingsError) -> Double? {
    try value(key, expected: SettingsPhrase.aLength(low: shortest, high: longest).text) {
      guard let least = try? ElapsedTime(parsing: shortest),
        let most = try? ElapsedTime(parsing: longest), let length = try? ElapsedTime(parsing: $0),
        (least.seconds...most.seconds).contains(length.seconds)
      else { return nil }
      return length.seconds
    }
  }

  /// A time of day in the form `HH:MM`, as it was written; the latest one is 23:59 unless given.
  func timeOfDay(
    _ key: SettingsKey, upTo latest: String = "23:59"
  ) throws(SettingsError) -> String? {
    try value(key, expected: SettingsPhrase.aTimeOfDay(latest: latest).text) {
      let parts = $0.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2,
        parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy(Self.isDigit) }),
        let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60, $0 <= latest
      else { return nil }
      return $0
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Reads the best text there is; `shown` is what a message may show of a text that is refused.
  func value<Value>(
    _ key: some SettingsAddress, expected: @autoclosure () -> String,
    shown: (String) -> String = { $0 },
    read: (String) -> Value?
  ) throws(SettingsError) -> Value? {
    for layer in layers {
      guard let text = try layer.text(for: key, expected: expected()) else { continue }
      guard let value = read(text) else {
        throw .invalidValue(
          shown(text), key: key.name, origin: layer.origin, expected: expected())
      }
      return value
    }
    return nil
  }

  /// Reads the best list there is.
  func list<Value>(
    _ key: some SettingsAddress, expected: @autoclosure () -> String, read: ([String]) -> Value?
  ) throws(SettingsError) -> Value? {
    for layer in layers {
      guard let texts = try layer.list(for: key, expected: expected()) else { continue }
      guard let value = read(texts) else {
        throw .invalidList(
          key: key.name, origin: layer.origin, expected: expected())
      }
      return value
    }
    return nil
  }
}
