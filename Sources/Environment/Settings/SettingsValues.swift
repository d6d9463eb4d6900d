import Foundation
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

  /// Where a setting of the table was found, under its name or its former one.
  func origin(of setting: Setting) -> SettingsOrigin? {
    layers.first { layer in
      layer.sets(setting) || setting.former.map(layer.sets) == true
    }?.origin
  }

  /// The path with the home folder for a `~/` before it.
  func expandingHome(_ path: String) -> String {
    path.hasPrefix("~/") && !home.isEmpty ? home + path.dropFirst(1) : path
  }

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

  /// Reads the best list of plain words there is, and where it was found.
  func words(
    _ key: some SettingsAddress, expected: @autoclosure () -> String
  ) throws(SettingsError) -> (texts: [String], origin: SettingsOrigin)? {
    for layer in layers {
      if let texts = try layer.words(for: key, expected: expected()) {
        return (texts, layer.origin)
      }
    }
    return nil
  }

  /// Returns true if a text is a web address with a host and without user and password.
  ///
  /// A host with other characters, such as `*`, is none, and means any host in a content policy.
  static func isWebAddress(_ text: String) -> Bool {
    guard text.utf8.count <= 2048, !text.hasUnquietCharacters, !text.contains(" "),
      let url = try? URLComponents(webAddress: text, encodingInvalidCharacters: false)
    else { return false }
    return (url.host ?? "").utf8.allSatisfy {
      $0.isInHostName || $0 >= 0x80 || "_:[]%".utf8.contains($0)
    }
  }
}

extension UInt8 {
  /// True for an ASCII digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }

  /// True for an ASCII letter, a digit, `-` and `.`.
  var isInHostName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

/// The value of a setting, in the unit that scripts calculate with.
package enum SettingsValue: Sendable, Hashable {
  /// Empty.
  case nothing
  /// True or false.
  case flag(Bool)
  /// A whole number.
  case integer(Int)
  /// A length of time.
  case seconds(Double)
  /// A distance.
  case meters(Double)
  /// A size of files.
  case bytes(Int)
  /// Anything else.
  case text(String)
  /// Several texts.
  case list([String])

  /// The value as a configuration file would have it, a list in brackets; empty for nothing.
  package var text: String {
    switch self {
    case .nothing: ""
    case .flag(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .seconds(let seconds): Self.time(seconds)
    case .meters(let meters): "\(Self.number(meters)) m"
    case .bytes(let bytes): ByteSize.text(bytes)
    case .text(let text): text
    case .list(let texts): "[\(texts.map(Self.quoted).joined(separator: ", "))]"
    }
  }

  /// The unit of a number: `s`, `m` or `B`.
  package var unit: String? {
    switch self {
    case .seconds: "s"
    case .meters: "m"
    case .bytes: "B"
    default: nil
    }
  }

  /// The largest unit that gives a whole number; a day is shown as 24 hours.
  private static func time(_ seconds: Double) -> String {
    guard seconds != 0 else { return "0h" }
    let units = [(604_800.0, "w"), (86_400, "d"), (3600, "h"), (60, "min")]
    for (length, unit) in units where seconds.truncatingRemainder(dividingBy: length) == 0 {
      if unit == "d", seconds == length { continue }
      return number(seconds / length) + unit
    }
    return number(seconds) + "s"
  }

  /// As YAML and JSON write it.
  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}

/// Hides passwords, tokens and secret parts of addresses in a text.
enum Secret {
  /// Returns `***` for any text.
  static func hidden(_ text: String) -> String { "***" }

  /// Returns the text without passwords in addresses, values of their queries and words that look
  /// like a token; `***` stands in their places.
  ///
  /// A word looks like a token when it has 16 letters and digits or more, of both kinds.
  static func masked(_ text: String) -> String {
    text.replacing(/(:\/\/)[^\/\s@]+@/) { "\($0.1)***@" }
      .replacing(/[^\s\/@:"]+:[^\s\/@:"]+@/) { _ in "***@" }
      .replacing(/([?&][^=&#\s]*=)[^&#\s]+/) { "\($0.1)***" }
      .replacing(/[A-Za-z0-9_\-]{16,}/) {
        $0.0.contains(where: \.isNumber) && $0.0.contains(where: \.isLetter) ? "***" : "\($0.0)"
      }
  }

  /// Returns the text with scheme, host and port as all that is left of its addresses.
  ///
  /// The path is often the secret, as with `https://ntfy.sh/topic`.
  static func maskedToHost(_ text: String) -> String {
    masked(text).replacing(/(:\/\/[^\/?#\s"]+)[\/?#][^\s"]+/) { "\($0.1)/***" }
  }

  /// Returns a header line, without its value if the header's name is that of a secret.
  static func maskedHeader(_ line: String) -> String {
    guard let colon = line.firstIndex(of: ":") else { return maskedToHost(line) }
    let name = line[..<colon].lowercased()
    let words = ["auth", "cookie", "token", "key", "secret", "password"]
    return words.contains { name.contains($0) }
      ? "\(line[..<colon]): ***"
      : line[...colon] + maskedToHost(String(line[line.index(after: colon)...]))
  }
}

extension SettingsValue {
  /// Returns the value with secrets replaced by `***`.
  func masked(asHeaders isHeaders: Bool) -> SettingsValue {
    switch self {
    case .text(let text): .text(Secret.maskedToHost(text))
    case .list(let texts):
      .list(texts.map { isHeaders ? Secret.maskedHeader($0) : Secret.maskedToHost($0) })
    default: self
    }
  }
}
